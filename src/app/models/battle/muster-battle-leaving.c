/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/battle/muster-battle-leaving.h"

#include "app/models/form/muster-form-choice.h"
#include "core/muster-i18n.h"

/* Fills @order with the departure of the chosen unit. FALSE: these rules know no such thing. */
static gboolean
fill_order (MusterBattleSession *session,
            MusterOrder         *order)
{
  MusterRuleset *ruleset = muster_battle_get_ruleset (muster_battle_session_get_battle (session));
  const MusterRules *rules = muster_ruleset_get_rules (ruleset);
  int verb = muster_ruleset_find_order (ruleset, "remove");
  int unit, fate, choice;

  if (verb < 0)
    return FALSE;
  unit = muster_fields_find (rules->orders[verb].fields, "unit");
  fate = muster_fields_find (rules->orders[verb].fields, "fate");
  if (unit < 0 || fate < 0 || rules->orders[verb].fields[fate].choices == NULL)
    return FALSE;
  choice = muster_choices_find (rules->orders[verb].fields[fate].choices, "exited");
  if (choice < 0)
    return FALSE;

  muster_order_init (order, rules->orders, (guint) verb, -1);
  muster_order_set (order, (guint) unit, muster_battle_session_get_unit (session));
  muster_order_set (order, (guint) fate, choice);
  return TRUE;
}

static gboolean
has_scored (const MusterState *before,
            const MusterState *after,
            int                side)
{
  for (guint i = 0; i < MUSTER_MAX_OBJECTIVES; i++)
    if (after->objectives[side][i] > before->objectives[side][i])
      return TRUE;
  return FALSE;
}

char *
muster_battle_leaving_dup_label (MusterBattleSession *session)
{
  MusterBattle *battle;
  const MusterSetup *setup;
  const MusterState *state;
  g_auto(MusterOrder) order = { 0 };
  g_auto(MusterTape) tape = { 0 };
  g_auto(MusterOutcome) outcome = { 0 };
  int unit, side, points;

  g_return_val_if_fail (MUSTER_IS_BATTLE_SESSION (session), NULL);

  battle = muster_battle_session_get_battle (session);
  setup = muster_battle_get_setup (battle);
  state = muster_battle_get_state (battle);
  unit = muster_battle_session_get_unit (session);
  if (unit < 0 || !muster_state_is_in_play (state, unit) ||
      muster_battle_timeline_is_past (muster_battle_session_get_timeline (session)) ||
      !fill_order (session, &order))
    return g_strdup ("");

  muster_tape_init (&tape);
  muster_outcome_init (&outcome);
  muster_battle_try (battle, &order, &tape, &outcome);
  side = state->units[unit].def->side;
  if (outcome.kind != MUSTER_OUTCOME_DONE || !has_scored (state, &outcome.state, side))
    return g_strdup ("");

  points = muster_ruleset_get_score (setup, &outcome.state, side) -
           muster_ruleset_get_score (setup, state, side);
  if (points == 0)
    return g_strdup (_("Leaves the table"));
  /* Translators: what a side scores when a unit of it leaves the table. */
  return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "Leaves the table: %+d point",
                                     "Leaves the table: %+d points", (gulong) ABS (points)),
                          points);
}

gboolean
muster_battle_leaving_begin (MusterBattleSession *session)
{
  MusterOrderDraft *draft;
  g_auto(MusterOrder) order = { 0 };
  int fate;

  g_return_val_if_fail (MUSTER_IS_BATTLE_SESSION (session), FALSE);

  if (!fill_order (session, &order) || !muster_battle_session_choose_id (session, "remove"))
    return FALSE;

  draft = muster_order_form_get_draft (muster_battle_session_get_form (session));
  fate = muster_fields_find (order.spec->fields, "fate");
  muster_form_choice_select (MUSTER_FORM_CHOICE (muster_order_draft_find_field (draft, "fate")),
                             muster_order_get (&order, (guint) fate));
  return TRUE;
}
