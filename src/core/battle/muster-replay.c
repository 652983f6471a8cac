/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-replay.h"

#include "core/battle/muster-entry-codec.h"
#include "core/battle/muster-setup-codec.h"
#include "core/battle/muster-state-description.h"
#include "core/muster-core-error.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "core/muster-json.h"

static JsonNode *
describe_request (const MusterSetup   *setup,
                  const MusterState   *state,
                  const MusterRequest *request)
{
  const MusterRules *rules = muster_ruleset_get_rules (setup->ruleset);
  g_autoptr(JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "needs");
  json_builder_begin_object (builder);
  muster_json_add_string (builder, "for", rules->purposes[request->purpose].id);
  muster_json_add_string (builder, "unit",
                          request->unit >= 0 ? state->units[request->unit].def->id : NULL);
  muster_json_add_int (builder, request->sides > 0 ? "dice" : "cards", request->n);
  if (request->sides > 0)
    muster_json_add_int (builder, "sides", request->sides);
  json_builder_end_object (builder);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

static JsonNode *
describe_battle (MusterBattle *battle)
{
  const MusterOutcome *last = muster_battle_get_last (battle);
  MusterLogEntry *entry = muster_battle_get_last_entry (battle);

  return muster_state_describe (muster_battle_get_setup (battle), muster_battle_get_state (battle),
                                last, last != NULL ? muster_log_entry_get_order (entry) : NULL,
                                last != NULL ? muster_log_entry_get_tape (entry) : NULL);
}

/* The order that lacks a roll, tried again for what it asks. */
static JsonNode *
ask_again (MusterBattle     *battle,
           const MusterSpot *entry)
{
  const MusterSetup *setup = muster_battle_get_setup (battle);
  const MusterState *state = muster_battle_get_state (battle);
  g_auto(MusterOrder) order = { 0 };
  g_auto(MusterTape) tape = { 0 };
  g_auto(MusterOutcome) outcome = { 0 };

  muster_tape_init (&tape);
  muster_outcome_init (&outcome);
  if (!muster_entry_read (setup, state, entry, &order, &tape))
    return NULL;

  muster_battle_try (battle, &order, &tape, &outcome);
  return describe_request (setup, state, &outcome.request);
}

static MusterReplayStatus
fold (MusterBattle     *battle,
      const MusterSpot *document,
      int               upto,
      JsonNode        **result)
{
  MusterSpot log, entry;
  guint n = 0;

  if (muster_spot_member (document, "log", &log) &&
      !muster_spot_is_array (&log, G_MAXINT, &n))
    return MUSTER_REPLAY_INVALID;
  if (upto > (int) n)
    {
      muster_spot_fail (document, dngettext (GETTEXT_PACKAGE, "the log has only %u entry",
                                             "the log has only %u entries", n), n);
      return MUSTER_REPLAY_INVALID;
    }
  if (upto >= 0)
    n = (guint) upto;

  for (guint i = 0; i < n; i++)
    {
      if (muster_spot_element (&log, i, &entry) && muster_battle_load_spot (battle, &entry))
        continue;
      if (i + 1 < n || !g_error_matches (*document->error, MUSTER_CORE_ERROR,
                                         MUSTER_CORE_ERROR_NEEDS_ROLL))
        return MUSTER_REPLAY_INVALID;

      g_clear_error (document->error);
      *result = ask_again (battle, &entry);
      return MUSTER_REPLAY_NEEDS;
    }

  *result = describe_battle (battle);
  return MUSTER_REPLAY_DONE;
}

/**
 * muster_replay_run:
 * @upto: how many entries to fold; -1 for all
 * @result: (out) (transfer full) (nullable): the state, or the roll that is needed
 * @battle: (out) (optional) (transfer full) (nullable): the battle as far as it went
 *
 * Returns: what came of it; @error is set when the file is invalid
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
  g_autoptr(JsonNode) root = muster_json_parse (text, length, origin, error);
  g_autoptr(MusterSetup) setup = NULL;
  g_autoptr(MusterBattle) folded = NULL;
  g_autoptr(GError) problem = NULL;
  g_auto(MusterBattleDetails) details = { 0 };
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
      status = fold (folded, &document, upto, result);
    }
  if (problem != NULL)
    g_propagate_error (error, g_steal_pointer (&problem));
  if (battle != NULL && folded != NULL)
    muster_battle_finish_loading (folded);
  if (battle != NULL)
    *battle = g_steal_pointer (&folded);
  return status;
}
