/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-replay.h"

#include "core/battle/muster-entry-codec.h"
#include "core/battle/muster-setup-codec.h"
#include "core/battle/muster-state-description.h"
#include "core/ledger/muster-roll-codec.h"
#include "core/muster-json.h"

static JsonNode *
describe (gpointer owner)
{
  MusterBattle *battle = owner;
  const MusterOutcome *last = muster_battle_get_last (battle);
  MusterLogEntry *entry = muster_battle_get_last_entry (battle);

  return muster_state_describe (muster_battle_get_setup (battle), muster_battle_get_state (battle),
                                last, last != NULL ? muster_log_entry_get_order (entry) : NULL,
                                last != NULL ? muster_log_entry_get_tape (entry) : NULL);
}

/* Tries the order that lacks a roll again and describes the roll that it needs. */
static JsonNode *
ask_again (gpointer          owner,
           const MusterSpot *entry)
{
  MusterBattle *battle = owner;
  const MusterSetup *setup = muster_battle_get_setup (battle);
  const MusterState *state = muster_battle_get_state (battle);
  g_auto (MusterOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };
  g_auto (MusterOutcome) outcome = { 0 };
  const MusterRequest *request = &outcome.request;

  muster_tape_init (&tape);
  muster_outcome_init (&outcome);
  if (!muster_entry_read (setup, state, entry, &order, &tape))
    return NULL;

  muster_battle_try (battle, &order, &tape, &outcome);
  return muster_rolls_describe_need (muster_ruleset_get_rules (setup->ruleset)->purposes[request->purpose].id,
                                     "unit",
                                     request->unit >= 0 ? state->units[request->unit].def->id : NULL,
                                     request->n, request->sides);
}

static const MusterReplayWords replay_words = { describe, ask_again };

/**
 * muster_replay_run:
 * @upto: how many entries to fold; -1 for all
 * @result: (out) (transfer full) (nullable): the state, or the roll that is needed
 * @battle: (out) (optional) (transfer full) (nullable): the battle as far as it went
 *
 * Returns: how the replay ended; @error is set when the file is invalid
 */
MusterReplayStatus
muster_replay_run (MusterLibrary  *library,
                   const char     *text,
                   gsize           length,
                   const char     *origin,
                   int             upto,
                   JsonNode      **result,
                   MusterBattle  **battle,
                   GError        **error)
{
  g_autoptr (MusterJson) root = muster_json_read (text, length, origin, error);
  g_autoptr (MusterSetup) setup = NULL;
  g_autoptr (MusterBattle) folded = NULL;
  g_autoptr (GError) problem = NULL;
  g_auto (MusterBattleDetails) details = { 0 };
  MusterReplayStatus status = MUSTER_REPLAY_INVALID;
  MusterSpot document;

  *result = NULL;
  if (root == NULL)
    return MUSTER_REPLAY_INVALID;

  muster_spot_init (&document, root, origin, &problem);
  setup = muster_setup_read (library, &document);
  if (setup != NULL && muster_battle_details_read (&details, &document))
    {
      folded = muster_battle_new (setup);
      muster_battle_load_details (folded, &details);
      status = muster_log_replay (MUSTER_LEDGER (folded), &replay_words, &document, upto, result);
    }
  if (problem != NULL)
    g_propagate_error (error, g_steal_pointer (&problem));
  if (battle != NULL && folded != NULL)
    muster_ledger_finish_loading (folded);
  if (battle != NULL)
    *battle = g_steal_pointer (&folded);
  return status;
}
