/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/club/muster-cli-club.h"
#include "cli/muster-cli-commands.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "core/muster-i18n.h"
#include "store/muster-store.h"

/* `club remove KEY`: removes a result that was typed in or imported. */

static gboolean
is_entered (const MusterClubContent *club,
            const char              *battle)
{
  for (guint i = club->n_worked_out; i < club->results->len; i++)
    if (g_str_equal (((const MusterClubResult *) club->results->pdata[i])->head.battle, battle))
      return TRUE;

  return FALSE;
}

MusterCliStatus
muster_cli_club_remove_run (const MusterCliCommand  *command,
                            char                   **arguments)
{
  g_autofree char *path = NULL;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_auto (GStrv) rest = NULL;
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (MusterClubContent) club = NULL;
  g_autoptr (GError) error = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 1, 1, &rest, &status))
    return status;
  store = muster_cli_store_open (path, MUSTER_STORE_EXISTING);
  club = store != NULL ? muster_cli_club_of (store) : NULL;
  if (club == NULL)
    return MUSTER_CLI_FAILED;
  if (!is_entered (club, rest[0]))
    {
      muster_cli_complain (_("no result of a battle “%s” was typed in or imported"), rest[0]);
      return MUSTER_CLI_FAILED;
    }
  if (!muster_club_store_remove (muster_store_get_club (store), rest[0], &error))
    {
      muster_cli_store_complain (error);
      return MUSTER_CLI_FAILED;
    }
  muster_cli_print (_("Removed: %s\n"), rest[0]);

  return MUSTER_CLI_OK;
}
