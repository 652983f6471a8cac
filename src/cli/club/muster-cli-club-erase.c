/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/club/muster-cli-club.h"
#include "cli/muster-cli-commands.h"
#include "cli/muster-cli-library.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "store/operations/muster-store-erase.h"
#include "store/upkeep/muster-backup.h"

#include <string.h>

/* Forgetting somebody, for good. */

static char *
dup_day (const MusterBackup *backup)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_utc (backup->time);

  return time != NULL ? g_date_time_format (time, "%Y-%m-%d") : g_strdup ("");
}

static void
print_as_json (const char *number,
               GPtrArray  *backups)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "member", number);
  json_builder_set_member_name (builder, "backups");
  json_builder_begin_array (builder);
  for (guint i = 0; i < backups->len; i++)
    {
      const MusterBackup *backup = backups->pdata[i];
      g_autofree char *day = dup_day (backup);

      json_builder_begin_object (builder);
      muster_json_add_string (builder, "file", backup->path);
      muster_json_add_string (builder, "date", day);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  muster_cli_club_end_json (builder);
}

static void
print_as_text (const char *number,
               GPtrArray  *backups)
{
  muster_cli_print (_("He is “%s” from now on, and this cannot be undone.\n"), number);
  if (backups->len == 0)
    return;
  muster_cli_print ("%s\n", _("These backups still have his name, as does whatever was exported:"));
  for (guint i = 0; i < backups->len; i++)
    {
      const MusterBackup *backup = backups->pdata[i];
      g_autofree char *day = dup_day (backup);

      muster_cli_print ("  %s  %s\n", day, backup->path);
    }
}

static MusterCliStatus
erase (MusterStore *store,
       const char  *name,
       const char  *confirm,
       gboolean     json)
{
  g_autoptr (MusterClubContent) club = muster_cli_club_of (store);
  g_autoptr (MusterLibrary) library = NULL;
  g_autoptr (GPtrArray) backups = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *number = NULL;
  const char *member;
  MusterCliStatus status;

  if (club == NULL)
    return MUSTER_CLI_FAILED;
  if (!muster_club_store_content_is_taken (club, name))
    {
      muster_cli_complain (_("%s: nobody has this name"), name);
      return MUSTER_CLI_FAILED;
    }
  if (strcmp (confirm, name) != 0)
    {
      muster_cli_complain (_("%s: repeat the name with --confirm to erase him; this cannot be undone"), name);
      return MUSTER_CLI_FAILED;
    }
  library = muster_cli_library_open (TRUE);
  if (library == NULL)
    return MUSTER_CLI_FAILED;
  member = muster_club_names_resolve (club->names, name);
  if (muster_cli_hub_erase (store, library, member, &number, &status))
    {
      if (status != MUSTER_CLI_OK)
        return status;
    }
  else if (!muster_store_erase_member (store, member, NULL, library, NULL, &number, &error))
    {
      muster_cli_store_complain (error);
      return MUSTER_CLI_FAILED;
    }
  backups = muster_backup_list (muster_store_get_path (store));
  if (json)
    print_as_json (number, backups);
  else
    print_as_text (number, backups);

  return MUSTER_CLI_OK;
}

MusterCliStatus
muster_cli_club_erase_run_member (const MusterCliCommand  *command,
                                  char                   **arguments)
{
  g_autofree char *path = NULL;
  g_autofree char *confirm = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "confirm", 0, 0, G_OPTION_ARG_STRING, &confirm, N_("The name again: this cannot be undone"),
      N_("NAME") },
    MUSTER_CLI_OPTION_JSON (&json, N_("Print the number and the backups as a JSON object")),
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_autoptr (MusterStore) store = NULL;
  g_auto (GStrv) rest = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 1, 1, &rest, &status))
    return status;
  store = muster_cli_store_open (path, MUSTER_STORE_EXISTING);

  return store != NULL ? erase (store, rest[0], confirm != NULL ? confirm : "", json) : MUSTER_CLI_FAILED;
}
