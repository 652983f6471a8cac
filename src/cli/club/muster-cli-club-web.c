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
#include "sheets/web/muster-club-site.h"
#include "store/muster-club-look.h"

/* The club as web pages. */

static MusterCliStatus
write_pages (const MusterClubContent *club,
             const MusterClubLook    *look,
             MusterLibrary           *library,
             const char              *folder)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *today = g_date_time_format (now, "%Y-%m-%d");
  const MusterClubSite site = { club->results, club->names, club->members, club->seasons, library, look->name,
                                *look->colour != '\0' ? look->colour : NULL,
                                *look->badge != '\0' ? look->badge : NULL, today, club->evenings,
                                club->tournaments };
  g_autoptr (GPtrArray) files = muster_club_site_list_files (&site);
  g_autoptr (GError) error = NULL;
  guint n_written, n_removed;

  if (!muster_web_folder_write (folder, files, &n_written, &n_removed, &error))
    {
      muster_cli_complain ("%s", error->message);
      return MUSTER_CLI_FAILED;
    }
  muster_cli_print (_("files: %u, of them %u written; %u removed\n"), files->len, n_written, n_removed);

  return MUSTER_CLI_OK;
}

MusterCliStatus
muster_cli_club_web_run (const MusterCliCommand  *command,
                         char                   **arguments)
{
  g_autofree char *path = NULL;
  gboolean no_packs = FALSE;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_STORE (&path),
    MUSTER_CLI_OPTION_NO_PACKS (&no_packs),
    { NULL },
  };
  g_autoptr (MusterClubContent) club = NULL;
  g_autoptr (MusterLibrary) library = NULL;
  g_autoptr (MusterStore) store = NULL;
  g_auto (MusterClubLook) look = { 0 };
  g_auto (GStrv) rest = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 1, 1, &rest, &status))
    return status;
  library = muster_cli_library_open (!no_packs);
  club = library != NULL ? muster_cli_club_load (path) : NULL;
  if (club == NULL)
    return MUSTER_CLI_FAILED;
  if (muster_cli_store_has (path))
    store = muster_cli_store_open (path, MUSTER_STORE_READ_ONLY | MUSTER_STORE_EXISTING);
  muster_club_look_load (&look, store);

  return write_pages (club, &look, library, rest[0]);
}
