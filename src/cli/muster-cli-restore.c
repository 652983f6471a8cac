/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-commands.h"

#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "core/muster-i18n.h"
#include "store/upkeep/muster-backup-folder.h"
#include "store/upkeep/muster-backup.h"

static char *
find_in (const char *folder,
         const char *wanted)
{
  g_autofree char *found = g_build_filename (folder, wanted, NULL);

  return g_file_test (found, G_FILE_TEST_EXISTS) ? g_steal_pointer (&found) : NULL;
}

/* A file as it was named, or of that name among the backups. */
static char *
find_backup (const char  *path,
             const char  *wanted,
             GError     **error)
{
  g_autofree char *folder = NULL;
  g_autofree char *usual = NULL;
  char *among;

  if (wanted == NULL)
    return muster_backup_find_good (path, g_get_real_time () / G_USEC_PER_SEC, error);

  if (g_file_test (wanted, G_FILE_TEST_EXISTS))
    return g_strdup (wanted);

  folder = muster_backup_folder_dup (path);
  usual = muster_store_dup_backups_path (path);
  among = find_in (folder, wanted);
  if (among == NULL)
    among = find_in (usual, wanted);

  return among != NULL ? among : g_strdup (wanted);
}

static MusterCliStatus
restore (const char *path,
         const char *wanted)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *backup = find_backup (path, wanted, &error);
  g_autofree char *replaced = NULL;
  g_autofree char *shown = g_filename_display_name (path);
  g_autofree char *shown_backup = g_filename_display_name (backup != NULL ? backup : path);

  if (backup == NULL || !muster_restore_backup (path, backup, g_get_real_time () / G_USEC_PER_SEC,
                                                &replaced, &error))
    {
      muster_cli_complain ("%s: %s", shown_backup, error->message);
      return MUSTER_CLI_FAILED;
    }

  muster_cli_print (_("%s: restored from %s\n"), shown, shown_backup);
  if (replaced != NULL)
    {
      g_autofree char *shown_replaced = g_filename_display_name (replaced);

      muster_cli_print (_("What was there is kept: %s\n"), shown_replaced);
    }

  return MUSTER_CLI_OK;
}

MusterCliStatus
muster_cli_restore_run (const MusterCliCommand  *command,
                        char                   **arguments)
{
  g_autofree char *wanted = NULL;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_STORE (&wanted),
    { NULL },
  };
  g_autofree char *path = NULL;
  g_auto (GStrv) backup = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 0, 1, &backup, &status))
    return status;

  path = muster_cli_store_dup_path (wanted);

  return restore (path, backup[0]);
}
