/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/muster-rescue.h"

#include "app/models/muster-error-words.h"
#include "core/muster-i18n.h"
#include "store/muster-backup.h"
#include "store/muster-salvage.h"

#define MICROSECONDS 1000000

/* Longer lists are not read by anybody in a dialog. */
#define MAX_LOSSES 8

static gint64
get_now (void)
{
  return g_get_real_time () / MICROSECONDS;
}

static char *
put_in_place (const char  *path,
              const char  *good,
              const char  *what,
              GError     **error)
{
  g_autofree char *replaced = NULL;

  if (!muster_backup_restore (path, good, get_now (), &replaced, error))
    return NULL;
  if (replaced == NULL)
    return g_strdup (what);

  /* Translators: the first %s says what was done, the second is a file. */
  return g_strdup_printf (_("%s\n\nThe damaged file is kept as %s."), what, replaced);
}

/**
 * muster_rescue_restore:
 * @path: the data file, which nobody has open
 *
 * Puts the newest good backup in its place.
 */
char *
muster_rescue_restore (const char  *path,
                       GError     **error)
{
  g_autofree char *backup = muster_backup_find_good (path, error);
  g_autofree char *name = NULL;
  g_autofree char *what = NULL;

  if (backup == NULL)
    return NULL;

  name = g_path_get_basename (backup);
  /* Translators: the name of a backup file. */
  what = g_strdup_printf (_("The data is as it was in the backup %s."), name);
  return put_in_place (path, backup, what, error);
}

static char *
dup_salvage_report (const MusterSalvage *salvage)
{
  g_autoptr(GString) report = g_string_new (NULL);
  guint n_battles = salvage->n_battles + salvage->n_cut_battles;

  g_string_append_printf (report,
                          dngettext (GETTEXT_PACKAGE, "%u battle was saved.",
                                     "%u battles were saved.", n_battles),
                          n_battles);
  for (guint i = 0; i < MIN (salvage->losses->len, MAX_LOSSES); i++)
    g_string_append_printf (report, "\n%s", (char *) g_ptr_array_index (salvage->losses, i));
  if (salvage->losses->len > MAX_LOSSES)
    g_string_append_printf (report, "\n…");

  return g_string_free (g_steal_pointer (&report), FALSE);
}

/**
 * muster_rescue_salvage:
 * @path: the data file, which nobody has open
 *
 * Puts a file in its place that has everything of it that can still be read.
 */
char *
muster_rescue_salvage (const char  *path,
                       GError     **error)
{
  g_autoptr(MusterSalvage) salvage = muster_salvage_file (path, NULL, get_now (), error);
  g_autofree char *report = NULL;

  if (salvage == NULL)
    return NULL;

  report = dup_salvage_report (salvage);
  return put_in_place (path, salvage->path, report, error);
}

char *
muster_rescue_dup_failure (const GError *error)
{
  if (g_error_matches (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_NOT_FOUND))
    return g_strdup (_("There is no backup that is whole."));
  return muster_error_words (error);
}
