/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/battle/muster-battle-leaving.h"

#include "app/models/form/muster-form-choice.h"
#include "core/muster-i18n.h"

/* Finds out what a scenario gives for units that leave by trying it: asks the rules for the outcome
 * of the order and, where points count only at the end, for the outcome of the end. */

/* The ways to leave voluntarily, as the order names them, the likelier one first. */
static const char *const ways[] = { "exited", "withdrawn" };

/**
 * Leaving:
 * @way: of @ways
 * @is_later: it counts when the battle ends
 * @is_in_vain: others of its side would score, it does not
 */
typedef struct
{
  const char *way;
  int points;
  gboolean is_later;
  gboolean is_in_vain;
} Leaving;

/* Fills @order with the departure of @unit. Returns FALSE if the rules have no such order. */
static gboolean
fill_order (MusterBattle *battle,
            int           unit,
            const char   *way,
            MusterOrder  *order)
{
  MusterRuleset *ruleset = muster_battle_get_ruleset (battle);
  const MusterRules *rules = muster_ruleset_get_rules (ruleset);
  int verb = muster_ruleset_find_order (ruleset, "remove");
  int whom, fate, choice;

  if (verb < 0)
    return FALSE;
  whom = muster_fields_find (rules->orders[verb].fields, "unit");
  fate = muster_fields_find (rules->orders[verb].fields, "fate");
  if (whom < 0 || fate < 0 || rules->orders[verb].fields[fate].choices == NULL)
    return FALSE;
  choice = muster_choices_find (rules->orders[verb].fields[fate].choices, way);
  if (choice < 0)
    return FALSE;

  muster_order_init (order, rules->orders, (guint) verb, -1);
  muster_order_set (order, (guint) whom, unit);
  muster_order_set (order, (guint) fate, choice);
  return TRUE;
}

/* Compares objectives, too, since one that is worth no points can still decide the battle. */
static gboolean
has_scored (const MusterSetup *setup,
            const MusterState *before,
            const MusterState *after,
            int                side)
{
  for (guint i = 0; i < setup->objectives->len; i++)
    {
      const MusterObjectiveDef *def = g_ptr_array_index (setup->objectives, i);

      if (def->listed && (def->sides >> side & 1) &&
          after->objectives[side][i] > before->objectives[side][i])
        return TRUE;
    }
  return FALSE;
}

static gboolean
try_order (MusterBattle      *battle,
           const MusterState *state,
           const MusterOrder *order,
           MusterOutcome     *outcome)
{
  g_auto (MusterTape) tape = { 0 };

  muster_tape_init (&tape);
  muster_outcome_init (outcome);
  muster_ruleset_resolve (muster_battle_get_setup (battle), state, order, &tape, outcome);
  return outcome->kind == MUSTER_OUTCOME_DONE;
}

/* Works out the score of @side if the battle ended in @state. Returns FALSE if that is not
 * possible. */
static gboolean
foresee_end (MusterBattle      *battle,
             const MusterState *state,
             int                side,
             int               *score)
{
  MusterRuleset *ruleset = muster_battle_get_ruleset (battle);
  int verb = muster_ruleset_find_order (ruleset, "end-battle");
  g_auto (MusterOrder) order = { 0 };
  g_auto (MusterOutcome) outcome = { 0 };

  if (verb < 0)
    return FALSE;
  muster_order_init (&order, muster_ruleset_get_rules (ruleset)->orders, (guint) verb, -1);
  if (!try_order (battle, state, &order, &outcome))
    return FALSE;

  *score = muster_ruleset_get_score (muster_battle_get_setup (battle), &outcome.state, side);
  return TRUE;
}

/* Whether @unit scores by leaving in that way, now or, if @is_later, in the end. */
static gboolean
try_way (MusterBattle *battle,
         int           unit,
         const char   *way,
         gboolean      is_later,
         Leaving      *leaving)
{
  const MusterSetup *setup = muster_battle_get_setup (battle);
  const MusterState *state = muster_battle_get_state (battle);
  int side = state->units[unit].def->side;
  g_auto (MusterOrder) order = { 0 };
  g_auto (MusterOutcome) outcome = { 0 };
  int with, without;

  if (!fill_order (battle, unit, way, &order) || !try_order (battle, state, &order, &outcome))
    return FALSE;

  *leaving = (Leaving) { .way = way, .is_later = is_later };
  with = muster_ruleset_get_score (setup, &outcome.state, side);
  without = muster_ruleset_get_score (setup, state, side);
  if (is_later && (outcome.state.over || !foresee_end (battle, &outcome.state, side, &with) ||
                   !foresee_end (battle, state, side, &without)))
    return FALSE;
  leaving->points = with - without;
  return leaving->points > 0 || (!is_later && has_scored (setup, state, &outcome.state, side));
}

static gboolean
find_way (MusterBattle *battle,
          int           unit,
          Leaving      *leaving)
{
  for (guint i = 0; i < 2 * G_N_ELEMENTS (ways); i++)
    if (try_way (battle, unit, ways[i % G_N_ELEMENTS (ways)], i >= G_N_ELEMENTS (ways), leaving))
      return TRUE;
  return FALSE;
}

/* If another unit of its side would score, tells the unit that it would not, because it is too weak
 * by now. */
static gboolean
find_way_of_friends (MusterBattle *battle,
                     int           unit,
                     Leaving      *leaving)
{
  const MusterState *state = muster_battle_get_state (battle);
  g_auto (MusterOrder) order = { 0 };
  g_auto (MusterOutcome) outcome = { 0 };

  /* The rules may not let this unit leave at all; a general, for example, must stay. */
  if (!fill_order (battle, unit, ways[0], &order) || !try_order (battle, state, &order, &outcome))
    return FALSE;
  for (int i = 0; i < state->n_units; i++)
    if (i != unit && state->units[i].def->side == state->units[unit].def->side &&
        muster_state_is_in_play (state, i) && try_way (battle, i, ways[0], FALSE, leaving))
      {
        leaving->is_in_vain = TRUE;
        return TRUE;
      }
  return FALSE;
}

static gboolean
find_leaving (MusterBattleSession *session,
              Leaving             *leaving)
{
  MusterBattle *battle = muster_battle_session_get_battle (session);
  int unit = muster_battle_session_get_unit (session);

  if (unit < 0 || !muster_state_is_in_play (muster_battle_get_state (battle), unit) ||
      muster_battle_timeline_is_past (muster_battle_session_get_timeline (session)))
    return FALSE;
  return find_way (battle, unit, leaving) || find_way_of_friends (battle, unit, leaving);
}

char *
muster_battle_leaving_dup_label (MusterBattleSession *session)
{
  Leaving leaving;
  gulong n;

  g_return_val_if_fail (MUSTER_IS_BATTLE_SESSION (session), NULL);

  if (!find_leaving (session, &leaving))
    return g_strdup ("");

  n = (gulong) ABS (leaving.points);
  if (leaving.is_later)
    /* Translators: what a side scores in the end when a unit of it leaves the table now. */
    return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "Leaves the table: %+d point in the end",
                                       "Leaves the table: %+d points in the end", n),
                            leaving.points);
  if (leaving.is_in_vain)
    return g_strdup (_("Leaves the table: no points"));
  if (leaving.points == 0)
    return g_strdup (_("Leaves the table"));
  /* Translators: what a side scores when a unit of it leaves the table. */
  return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "Leaves the table: %+d point",
                                     "Leaves the table: %+d points", n),
                          leaving.points);
}

gboolean
muster_battle_leaving_begin (MusterBattleSession *session)
{
  MusterOrderDraft *draft;
  g_auto (MusterOrder) order = { 0 };
  Leaving leaving;
  int fate;

  g_return_val_if_fail (MUSTER_IS_BATTLE_SESSION (session), FALSE);

  if (!find_leaving (session, &leaving) ||
      !fill_order (muster_battle_session_get_battle (session), muster_battle_session_get_unit (session),
                   leaving.way, &order) ||
      !muster_battle_session_choose_id (session, "remove"))
    return FALSE;

  draft = muster_order_form_get_draft (muster_battle_session_get_form (session));
  fate = muster_fields_find (order.spec->fields, "fate");
  muster_form_choice_select (MUSTER_FORM_CHOICE (muster_order_draft_find_field (draft, "fate")),
                             muster_order_get (&order, (guint) fate));
  return TRUE;
}
