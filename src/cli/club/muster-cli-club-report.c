/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/club/muster-cli-club-choice.h"
#include "cli/club/muster-cli-club.h"
#include "cli/muster-cli-commands.h"
#include "cli/muster-cli-document.h"
#include "cli/muster-cli-library.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "core/muster-i18n.h"
#include "sheets/club/muster-club-banner.h"
#include "sheets/club/muster-club-sheets.h"
#include "store/muster-club-look.h"
#include "store/muster-store-club.h"

/* The club on paper: `club report`, and a member's record: `club report MEMBER`. */

static void
visit_cb (MusterBattle *battle,
          gpointer      service)
{
  muster_club_service_add (service, battle);
}

/* What the logs of a member's battles know. NULL: the file cannot be opened; said why. */
static MusterClubService *
read_service (const MusterClubTables  *tables,
              guint                    player,
              const MusterClubContent *club,
              MusterLibrary           *library,
              const char              *path)
{
  g_autoptr (MusterStore) store =
    muster_cli_store_open (path, MUSTER_STORE_READ_ONLY | MUSTER_STORE_EXISTING);
  g_autoptr (GPtrArray) battles =
    muster_club_profile_list_battles (tables->profiles->pdata[player], tables->book);
  g_auto (GStrv) names =
    muster_club_store_content_list_names (club, muster_club_book_get_name (tables->book, player));
  g_autoptr (MusterClubService) service = muster_club_service_new ((const char *const *) names);

  if (store == NULL)
    return NULL;

  muster_store_club_visit_battles (store, library, battles, visit_cb, service);

  return g_steal_pointer (&service);
}

/* NULL: there is no such member; said so. */
static MusterDocument *
make_record (const MusterClubTables *tables,
             MusterClubContent      *club,
             MusterLibrary          *library,
             const char             *path,
             const char             *name)
{
  const char *member = muster_club_names_resolve (club->names, name);
  g_autoptr (MusterClubService) service = NULL;
  guint player;

  if (!muster_club_book_find_player (tables->book, member, &player))
    {
      muster_cli_complain (_("“%s” has no results"), name);
      return NULL;
    }
  service = read_service (tables, player, club, library, path);

  return service != NULL ? muster_club_sheets_member_new (tables, player, library, member, service) : NULL;
}

static MusterCliStatus
report (const MusterCliSheet  *sheet,
        const MusterCliChoice *options,
        const char            *path,
        const char            *name,
        gboolean               no_packs)
{
  g_autoptr (MusterLibrary) library = muster_cli_library_open (!no_packs);
  g_autoptr (MusterClubContent) club = library != NULL ? muster_cli_club_load (path) : NULL;
  g_auto (MusterClubChoice) choice = { 0 };
  g_autoptr (MusterClubBook) book = NULL;
  g_autoptr (MusterClubTables) tables = NULL;
  g_autoptr (MusterDocument) document = NULL;
  g_autoptr (MusterStore) store = NULL;
  g_auto (MusterClubLook) look = { 0 };

  muster_club_tables_choice_init (&choice);
  if (club == NULL || !muster_cli_club_choice_apply (options, club, &choice) ||
      !muster_cli_document_sheet_check_free (sheet))
    return MUSTER_CLI_FAILED;

  book = muster_club_book_new (club->results, club->names);
  tables = muster_club_tables_new (book, &choice);
  document = name != NULL ? make_record (tables, club, library, path, name)
                          : muster_club_sheets_report_new (tables, library);

  if (document == NULL)
    return MUSTER_CLI_FAILED;
  if (muster_cli_store_has (path))
    store = muster_cli_store_open (path, MUSTER_STORE_READ_ONLY | MUSTER_STORE_EXISTING);
  muster_club_look_load (&look, store);
  muster_club_banner_put (document, look.name, look.badge, look.colour);

  return muster_cli_document_sheet_put (sheet, document);
}

MusterCliStatus
muster_cli_club_report_run (const MusterCliCommand  *command,
                            char                   **arguments)
{
  g_auto (MusterCliSheet) sheet = { 0 };
  g_auto (MusterCliChoice) options = { 0 };
  g_autofree char *path = NULL;
  gboolean no_packs = FALSE;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTIONS_CHOICE (&options),
    MUSTER_CLI_OPTION_SCORING (&options),
    { "place", 0, 0, G_OPTION_ARG_STRING, &options.place, N_("Only battles in this place"), N_("PLACE") },
    MUSTER_CLI_OPTIONS_SHEET (&sheet),
    MUSTER_CLI_OPTION_STORE (&path),
    MUSTER_CLI_OPTION_NO_PACKS (&no_packs),
    { NULL },
  };
  g_auto (GStrv) names = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 0, 1, &names, &status))
    return status;

  if (!muster_cli_club_choice_check (&options) || !muster_cli_document_sheet_check (&sheet))
    return MUSTER_CLI_USAGE;

  return report (&sheet, &options, path, names[0], no_packs);
}
