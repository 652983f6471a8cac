/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-replay.h"

#include "cli/muster-cli-commands.h"
#include "cli/muster-cli-input.h"
#include "cli/muster-cli-library.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-state.h"
#include "core/muster-i18n.h"

#define ALL_ENTRIES (-1)

static void
print_battle (MusterBattle *battle)
{
  MusterLogEntry *last = muster_battle_get_last_entry (battle);

  muster_battle_finish_loading (battle);
  muster_cli_print_title (battle);
  muster_cli_print_turn (battle);
  muster_cli_print_score (battle);
  muster_cli_print_units (battle);
  if (last != NULL)
    {
      muster_cli_print ("\n");
      muster_cli_print_entry (last, "");
    }
}

static MusterReplayStatus
replay_battle (MusterLibrary  *library,
               const char     *text,
               gsize           length,
               const char     *origin,
               int             upto,
               gboolean        json,
               guint          *n_folded,
               GError        **error)
{
  g_autoptr (JsonNode) result = NULL;
  g_autoptr (MusterBattle) battle = NULL;
  MusterReplayStatus status =
    muster_replay_run (library, text, length, origin, upto, &result, &battle, error);

  if (status == MUSTER_REPLAY_INVALID)
    return status;

  *n_folded = muster_battle_get_length (battle);
  if (json || status == MUSTER_REPLAY_NEEDS)
    muster_cli_print_json (result);
  else
    print_battle (battle);
  return status;
}

static MusterCliStatus
replay_file (MusterLibrary       *library,
             const char          *path,
             int                  upto,
             gboolean             json,
             MusterCliReplayFunc  replay)
{
  g_autofree char *origin = muster_cli_dup_origin (path);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  guint n_folded = 0;
  gsize length;

  if (!muster_cli_read_input (path, &text, &length, &error))
    {
      muster_cli_complain ("%s", error->message);
      return MUSTER_CLI_FAILED;
    }

  switch (replay (library, text, length, origin, upto, json, &n_folded, &error))
    {
    case MUSTER_REPLAY_DONE:
      return MUSTER_CLI_OK;

    case MUSTER_REPLAY_NEEDS:
      muster_cli_complain (_("%s: $.log[%u]: the last order needs a roll that is not there"), origin,
                           n_folded);
      return MUSTER_CLI_NEEDS;

    case MUSTER_REPLAY_INVALID:
    default:
      muster_cli_complain ("%s", error->message);
      muster_cli_mention_lost_packs (library);
      return MUSTER_CLI_FAILED;
    }
}

MusterCliStatus
muster_cli_replay (const MusterCliCommand  *command,
                   char                   **arguments,
                   MusterCliReplayFunc      replay)
{
  gboolean json = FALSE, no_packs = FALSE;
  int upto = G_MININT;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_JSON (&json, N_("Print the state as a JSON object")),
    { "upto", 0, 0, G_OPTION_ARG_INT, &upto, N_("Fold only the first N orders of the log"), N_("N") },
    MUSTER_CLI_OPTION_NO_PACKS (&no_packs),
    { NULL },
  };
  g_autoptr (MusterLibrary) library = NULL;
  g_auto (GStrv) files = NULL;
  MusterCliStatus status;

  if (!muster_cli_parse (command, entries, arguments, 1, 1, &files, &status))
    return status;
  if (upto != G_MININT && upto < 0)
    return muster_cli_misused (_("--upto takes a number of orders, 0 or more"));

  library = muster_cli_open_library (!no_packs);
  if (library == NULL)
    return MUSTER_CLI_FAILED;

  return replay_file (library, files[0], upto == G_MININT ? ALL_ENTRIES : upto, json, replay);
}

MusterCliStatus
muster_cli_run_replay (const MusterCliCommand  *command,
                       char                   **arguments)
{
  return muster_cli_replay (command, arguments, replay_battle);
}
