/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-store.h"

#include "cli/muster-cli-output.h"
#include "core/muster-i18n.h"
#include "store/upkeep/muster-backup.h"

/* What a file that is only read was found to have lost: every command that reads ends with it, whatever it
 * has read meanwhile and whether its store is still open. NULL: nothing, or nothing that is not told yet. */
static char *untold;

char *
muster_cli_store_dup_path (const char *wanted)
{
  return wanted != NULL ? g_strdup (wanted) : muster_store_dup_default_path ();
}

static gboolean
is_damage (const GError *error)
{
  return g_error_matches (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT) ||
         g_error_matches (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_UNSAFE) ||
         g_error_matches (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_FOREIGN);
}

static void
mention_rescue (void)
{
  muster_cli_complain ("%s", _("“muster-cli restore” puts the newest good backup in its place, "
                               "“muster-cli salvage” saves what can still be read"));
}

void
muster_cli_store_complain (const GError *error)
{
  muster_cli_complain ("%s", error->message);
  if (is_damage (error))
    mention_rescue ();
  /* After a crash, or of an earlier version: whoever opens it for writing sets it right. */
  else if (g_error_matches (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_READ_ONLY))
    muster_cli_complain ("%s", _("“muster-cli backup” does so, and keeps a copy of it"));
}

gboolean
muster_cli_store_complain_of_losses (MusterStore *store)
{
  g_auto (GStrv) losses = muster_store_list_losses (store);
  const char *damage = muster_store_get_damage (store);

  for (guint i = 0; losses[i] != NULL; i++)
    muster_cli_complain ("%s", losses[i]);
  if (damage != NULL && !g_strv_contains ((const char *const *) losses, damage))
    muster_cli_complain ("%s", damage);
  if (damage != NULL || losses[0] != NULL)
    mention_rescue ();
  g_clear_pointer (&untold, g_free);

  return damage != NULL || losses[0] != NULL;
}

MusterCliStatus
muster_cli_store_finish_reading (MusterStore     *store,
                                 MusterCliStatus  status)
{
  return muster_cli_store_complain_of_losses (store) && status == MUSTER_CLI_OK ? MUSTER_CLI_FAILED : status;
}

MusterCliStatus
muster_cli_store_finish (MusterCliStatus status)
{
  g_autofree char *damage = g_steal_pointer (&untold);

  if (damage == NULL || status != MUSTER_CLI_OK)
    return status;
  muster_cli_complain ("%s", damage);
  mention_rescue ();

  return MUSTER_CLI_FAILED;
}

static void
damaged_cb (MusterStore *store)
{
  g_free (untold);
  untold = g_strdup (muster_store_get_damage (store));
}

/**
 * muster_cli_store_has:
 *
 * Returns: %FALSE for a user who has never stored anything, which is no mistake of his
 */
gboolean
muster_cli_store_has (const char *wanted)
{
  g_autofree char *path = muster_cli_store_dup_path (wanted);
  g_autoptr (GPtrArray) backups = muster_backup_list (path);

  return wanted != NULL || backups->len > 0 || g_file_test (path, G_FILE_TEST_EXISTS);
}

MusterStore *
muster_cli_store_open (const char       *wanted,
                       MusterStoreFlags  flags)
{
  g_autofree char *path = muster_cli_store_dup_path (wanted);
  g_autoptr (GError) error = NULL;
  MusterStore *store;

  if ((flags & MUSTER_STORE_EXISTING) && !muster_cli_store_has (wanted))
    {
      muster_cli_complain (_("nothing is stored yet: there is no %s"), path);
      return NULL;
    }

  store = muster_store_open (path, flags, &error);
  if (store == NULL)
    muster_cli_store_complain (error);
  else if (flags & MUSTER_STORE_READ_ONLY)
    {
      g_signal_connect (store, "notify::damage", G_CALLBACK (damaged_cb), NULL);
      damaged_cb (store);
    }

  return store;
}

/**
 * muster_cli_store_dup_time:
 * @seconds: since 1970
 *
 * Returns: (transfer full): that moment in the time of this place
 */
char *
muster_cli_store_dup_time (gint64 seconds)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (seconds);

  return time != NULL ? g_date_time_format (time, "%Y-%m-%d %H:%M:%S") : g_strdup ("?");
}

GBytes *
muster_cli_store_find_image (const char *id,
                             gpointer    store)
{
  return muster_store_dup_image (store, id);
}
