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
print_battle (MusterLedger *ledger)
{
  MusterBattle *battle = MUSTER_BATTLE (ledger);
  MusterLogEntry *last = muster_battle_get_last_entry (battle);

  muster_ledger_finish_loading (battle);
  muster_cli_state_print_title (battle);
  muster_cli_state_print_turn (battle);
  muster_cli_state_print_score (battle);
  muster_cli_state_print_units (battle);
  if (last != NULL)
    {
      muster_cli_print ("\n");
      muster_cli_state_print_entry (last, "");
    }
}

static MusterReplayStatus
fold_battle (MusterCliReplay  *replay,
             GError          **error)
{
  MusterBattle *battle = NULL;
  MusterReplayStatus status =
    muster_replay_run (replay->library, replay->text, replay->length, replay->origin, replay->upto,
                       &replay->result, &battle, error);

  replay->ledger = (MusterLedger *) battle;
  return status;
}

static void
replay_clear (MusterCliReplay *self)
{
  g_clear_pointer (&self->text, g_free);
  g_clear_pointer (&self->origin, g_free);
  g_clear_pointer (&self->result, json_node_unref);
  g_clear_object (&self->ledger);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterCliReplay, replay_clear)

static void
print (const MusterCliReplay     *replay,
       const MusterCliReplayKind *kind,
       gboolean                   json)
{
  if (json)
    muster_cli_print_json (replay->result);
  else
    kind->print (replay->ledger);
}

static MusterCliStatus
replay_file (MusterLibrary             *library,
             const char                *path,
             int                        upto,
             const char                *side,
             gboolean                   json,
             const MusterCliReplayKind *kind)
{
  g_auto (MusterCliReplay) replay = { .library = library, .upto = upto, .side = side };
  g_autoptr (GError) error = NULL;

  replay.origin = muster_cli_input_dup_origin (path);
  if (!muster_cli_input_read (path, &replay.text, &replay.length, &error))
    {
      muster_cli_complain ("%s", error->message);
      return MUSTER_CLI_FAILED;
    }

  switch (kind->fold (&replay, &error))
    {
    case MUSTER_REPLAY_DONE:
      print (&replay, kind, json);
      return MUSTER_CLI_OK;

    case MUSTER_REPLAY_NEEDS:
      print (&replay, kind, TRUE);
      muster_cli_complain (_("%s: $.log[%u]: the last order needs a roll that is not there"), replay.origin,
                           muster_ledger_get_length (replay.ledger));
      return MUSTER_CLI_NEEDS;

    case MUSTER_REPLAY_INVALID:
    default:
      muster_cli_complain ("%s", error->message);
      muster_cli_library_mention_lost_packs (library);
      return MUSTER_CLI_FAILED;
    }
}

MusterCliStatus
muster_cli_replay (const MusterCliCommand     *command,
                   char                      **arguments,
                   const MusterCliReplayKind  *kind)
{
  gboolean json = FALSE, no_packs = FALSE;
  int upto = G_MININT;
  g_autofree char *side = NULL;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_JSON (&json, N_("Print the state as a JSON object")),
    { "upto", 0, 0, G_OPTION_ARG_INT, &upto, N_("Fold only the first N orders of the log"), N_("N") },
    MUSTER_CLI_OPTION_NO_PACKS (&no_packs),
    { kind->has_side ? "side" : NULL, 0, 0, G_OPTION_ARG_STRING, &side,
      N_("Print what a side may see, with --json"), N_("SIDE") },
    { NULL },
  };
  g_autoptr (MusterLibrary) library = NULL;
  g_auto (GStrv) files = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 1, 1, &files, &status))
    return status;
  if (upto != G_MININT && upto < 0)
    return muster_cli_options_misused (_("--upto takes a number of orders, 0 or more"));
  if (side != NULL && !json)
    return muster_cli_options_misused (_("--side is for what --json prints"));

  library = muster_cli_library_open (!no_packs);
  if (library == NULL)
    return MUSTER_CLI_FAILED;

  return replay_file (library, files[0], upto == G_MININT ? ALL_ENTRIES : upto, side, json, kind);
}

MusterCliStatus
muster_cli_replay_run (const MusterCliCommand  *command,
                       char                   **arguments)
{
  static const MusterCliReplayKind kind = { fold_battle, print_battle };

  return muster_cli_replay (command, arguments, &kind);
}
