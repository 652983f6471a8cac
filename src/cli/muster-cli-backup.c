/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-commands.h"

#include <glib/gstdio.h>

#include "cli/muster-cli-file.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "cli/muster-cli-table.h"
#include "core/muster-i18n.h"
#include "store/muster-files.h"
#include "store/muster-store-jobs.h"
#include "store/upkeep/muster-backup.h"

static void
list_backups (const char *wanted)
{
  g_autofree char *path = muster_cli_store_dup_path (wanted);
  g_autoptr (GPtrArray) backups = muster_backup_list (path);
  g_autoptr (MusterCliTable) table = muster_cli_table_new (2);

  for (guint i = 0; i < backups->len; i++)
    {
      const MusterBackup *backup = g_ptr_array_index (backups, i);
      g_autofree char *time = muster_cli_store_dup_time (backup->time);
      g_autofree char *shown = g_filename_display_name (backup->path);

      muster_cli_table_add_row (table, time, shown);
    }
  if (backups->len == 0)
    muster_cli_print ("%s\n", _("There are no backups."));
  muster_cli_table_print (table, "");
}

/* The copy is verified where it is going to stay before it has its name. */
static gboolean
copy_to (const char  *backup,
         const char  *target,
         GError     **error)
{
  g_autofree char *temporary = g_strconcat (target, ".part", NULL);

  if (!muster_files_copy (backup, temporary, error) || !muster_backup_verify (temporary, error))
    {
      g_unlink (temporary);
      return FALSE;
    }
  if (muster_files_move (temporary, target, error))
    return TRUE;

  g_unlink (temporary);

  return FALSE;
}

static MusterCliStatus
back_up (MusterStore *store,
         const char  *target)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *backup =
    muster_store_back_up (store, g_get_real_time () / G_USEC_PER_SEC, &error);
  g_autofree char *shown = NULL;

  if (backup == NULL || (target != NULL && !copy_to (backup, target, &error)))
    {
      muster_cli_store_complain (error);
      return MUSTER_CLI_FAILED;
    }

  shown = g_filename_display_name (target != NULL ? target : backup);
  muster_cli_print ("%s\n", shown);

  return MUSTER_CLI_OK;
}

MusterCliStatus
muster_cli_backup_run (const MusterCliCommand  *command,
                       char                   **arguments)
{
  gboolean list = FALSE, overwrite = FALSE;
  g_autofree char *path = NULL;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_STORE (&path),
    { "list", 0, 0, G_OPTION_ARG_NONE, &list, N_("List the backups there are, and make none"), NULL },
    MUSTER_CLI_OPTION_OVERWRITE (&overwrite),
    { NULL },
  };
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) target = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 0, 1, &target, &status))
    return status;
  if (list && target[0] != NULL)
    return muster_cli_options_misused (_("--list makes no backup, so it takes no FILE"));
  if (list)
    {
      list_backups (path);
      return MUSTER_CLI_OK;
    }
  if (target[0] != NULL && !muster_cli_file_check_free (target[0], overwrite, &error))
    {
      muster_cli_complain ("%s", error->message);
      return MUSTER_CLI_FAILED;
    }

  store = muster_cli_store_open (path, MUSTER_STORE_EXISTING);
  if (store == NULL)
    return MUSTER_CLI_FAILED;
  if (target[0] != NULL && muster_files_are_same (target[0], muster_store_get_path (store)))
    {
      muster_cli_complain (_("%s: this is the data itself, of which a copy is wanted"), target[0]);
      return MUSTER_CLI_FAILED;
    }

  return back_up (store, target[0]);
}
