/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-private.h"

#include "core/rules/kings/muster-kings-text.h"

/* What may be ordered (K-ACT). Reasons are what a player reads; nothing here looks at dice. */

static const MusterPhrase BEGIN_FIRST =
  { "K-OPT", N_("dice are rolled before the first turn: begin first") };
static const MusterPhrase NOT_IN_PLAY =
  { "K-ACT-05", N_("{u0} is not in play") };
static const MusterPhrase NOT_ITS_TURN =
  { "K-ACT-05", N_("it is not the turn of {u0}") };
static const MusterPhrase HAS_ACTED =
  { "K-ACT-05", N_("{u0} has acted in this turn") };
static const MusterPhrase SAME_ORDER =
  { "K-LEAD-02", N_("the second order of {u0} has to be another one") };
static const MusterPhrase MUST_RALLY =
  { "K-TURN-02", N_("{u0} is pinned and must rally") };
static const MusterPhrase NOT_PINNED =
  { "K-ACT-05", N_("{u0} is not pinned") };
static const MusterPhrase ASK_IDIOT =
  { "K-LEAD-02", N_("{u0} has an idiot for a Leader: roll his die first") };
static const MusterPhrase NOT_FOR_CREWS =
  { "K-ACT-01", N_("crewed weapons cannot be given this order"), TRUE };
static const MusterPhrase REGULARS_ONLY =
  { "K-ACT-01", N_("only regular infantry on foot can be given this order"), TRUE };
static const MusterPhrase TRIBES_ONLY =
  { "K-ACT-01", N_("only tribal infantry and units with fieldcraft can be given this order"), TRUE };
static const MusterPhrase CAVALRY_ONLY =
  { "K-MELEE-08", N_("only cavalry follows up"), TRUE };
static const MusterPhrase OWN_SIDE =
  { "K-FIRE-07", N_("{u0} is of the same side") };
static const MusterPhrase TARGET_GONE =
  { "K-FIRE-07", N_("{u0} is not in play") };
static const MusterPhrase NOT_A_UNIT =
  { NULL, N_("the target has to be a unit") };
static const MusterPhrase NO_DANGER =
  { "K-MOVE-04", N_("there is no dangerous ground in this battle"), TRUE };
static const MusterPhrase NO_ENEMY =
  { NULL, N_("no enemy is in play") };
static const MusterPhrase NO_BUILDINGS =
  { "K-SCN-04", N_("there is no such building here") };
static const MusterPhrase RUBBLE =
  { "K-SCN-04", N_("building {0} is rubble") };

gboolean
muster_kings_judge_in_play (const MusterState *state,
                            int                unit,
                            MusterRefusal     *why)
{
  return state->units[unit].fate == KINGS_IN_PLAY ||
         muster_refuse (why, &NOT_IN_PLAY, unit);
}

/* @unit: who aims at @target */
gboolean
muster_kings_judge_enemy (const MusterSetup *setup,
                          const MusterState *state,
                          int                unit,
                          int                target,
                          MusterRefusal     *why)
{
  const KingsData *data = muster_kings_get_data (setup);

  if (target < 0)
    return muster_refuse (why, &NOT_A_UNIT, 0);
  if (state->units[target].fate != KINGS_IN_PLAY)
    return muster_refuse (why, &TARGET_GONE, target);
  if (data->units[target].side == data->units[unit].side)
    return muster_refuse (why, &OWN_SIDE, target);
  return TRUE;
}

/* A shirker waits until his unit is attacked or shot at (K-MELEE-10). */
gboolean
muster_kings_judge_is_shirking (const MusterSetup *setup,
                                const MusterState *state,
                                int                unit)
{
  return !state->units[unit].markers[KINGS_SHOT_AT] &&
         muster_kings_has_trait (setup, state, unit, KINGS_TRAIT_SHIRKER);
}

/* K-SCN-04 */
gboolean
muster_kings_judge_building (const MusterSetup *setup,
                             const MusterState *state,
                             int                building,
                             MusterRefusal     *why)
{
  if (building >= muster_kings_get_data (setup)->n_buildings)
    return muster_refuse (why, &NO_BUILDINGS, 0);
  return state->own[KINGS_STATE_BUILDINGS + building] > 0 ||
         muster_refuse (why, &RUBBLE, building + 1);
}

/* Whether a building stands that could be attacked. */
gboolean
muster_kings_judge_has_building (const MusterSetup *setup,
                                 const MusterState *state)
{
  for (int i = 0; i < muster_kings_get_data (setup)->n_buildings; i++)
    if (state->own[KINGS_STATE_BUILDINGS + i] > 0)
      return TRUE;
  return FALSE;
}

/* Whether there is any enemy left to aim at. */
gboolean
muster_kings_judge_any_enemy (const MusterSetup *setup,
                              const MusterState *state,
                              int                unit,
                              MusterRefusal     *why)
{
  int side = muster_kings_get_unit (setup, unit)->side;

  return muster_kings_units_find_enemy (setup, state, side) >= 0 ||
         muster_refuse (why, &NO_ENEMY, 0);
}

/* Refuses a parameter about a target that the order does not have. */
gboolean
muster_kings_judge_absent (const MusterOrder  *order,
                           KingsSlot           slot,
                           const MusterPhrase *phrase,
                           MusterRefusal      *why)
{
  if (!muster_kings_order_has (order, slot) ||
      (slot == KINGS_SLOT_DEFENCE && muster_kings_order_get (order, slot) == KINGS_DEFENCE_NONE))
    return TRUE;
  return muster_refuse (why, phrase, muster_kings_slots[order->verb][slot] - 1);
}

/* K-ACT-05 */
gboolean
muster_kings_judge_activation (const MusterSetup *setup,
                               const MusterState *state,
                               const MusterOrder *order,
                               MusterRefusal     *why)
{
  int unit = order->unit;
  int pins = muster_kings_units_get_pins (setup, state, unit);
  KingsProfile profile;
  const MusterUnitState *now;

  if (!muster_kings_judge_in_play (state, unit, why))
    return FALSE;
  if (muster_kings_get_unit (setup, unit)->side != state->active_side)
    return muster_refuse (why, &NOT_ITS_TURN, unit);

  now = &state->units[order->unit];
  if (state->units[unit].acted && order->verb != KINGS_FOLLOW_UP)
    {
      int a;
      int b;
      gboolean a_fires;
      gboolean b_fires;

      if (now->own[KINGS_OWN_FIRST_ORDER] == 0 ||
          (now->own[KINGS_OWN_FLAGS] & KINGS_FLAG_SECOND_ORDER) ||
          !muster_kings_has_trait (setup, state, order->unit, KINGS_TRAIT_DESTINED))
        return muster_refuse (why, &HAS_ACTED, order->unit);

      /* Fire and Volley Fire count as the same order. */
      a = now->own[KINGS_OWN_FIRST_ORDER] - 1;
      b = order->verb;
      a_fires = a == KINGS_FIRE || a == KINGS_VOLLEY_FIRE;
      b_fires = b == KINGS_FIRE || b == KINGS_VOLLEY_FIRE;
      if (a == b || (a_fires && b_fires))

        return muster_refuse (why, &SAME_ORDER, order->unit);
    }

  if (order->verb == KINGS_RALLY)
    return pins > 0 || muster_refuse (why, &NOT_PINNED, unit);
  if (pins > 0)
    return muster_refuse (why, &MUST_RALLY, unit);
  if (order->verb != KINGS_FOLLOW_UP && order->verb != KINGS_IDIOT_CHECK &&
      muster_kings_activation_needs_idiot (setup, state, unit))
    return muster_refuse (why, &ASK_IDIOT, unit);

  profile = muster_kings_units_get_profile (setup, state, unit);

  if (profile.allowed & KINGS_BIT (order->verb))
    return TRUE;
  if (order->verb == KINGS_FORM_CLOSE_ORDER || order->verb == KINGS_VOLLEY_FIRE)
    return muster_refuse (why, &REGULARS_ONLY, 0);
  if (order->verb == KINGS_GO_TO_GROUND)
    return muster_refuse (why, &TRIBES_ONLY, 0);
  if (order->verb == KINGS_FOLLOW_UP)
    return muster_refuse (why, &CAVALRY_ONLY, 0);
  return muster_refuse (why, &NOT_FOR_CREWS, 0);
}

/* What holds for all orders that a unit gets in its turn. */
gboolean
muster_kings_judge_order (const MusterSetup *setup,
                          const MusterState *state,
                          const MusterOrder *order,
                          MusterJudgeScope   scope,
                          MusterRefusal     *why)
{
  return muster_kings_judge_activation (setup, state, order, why) &&
         (scope == MUSTER_JUDGE_UNIT || !muster_kings_order_has (order, KINGS_SLOT_DANGEROUS) ||
          muster_kings_has_rule (setup, KINGS_RULE_DANGEROUS_TERRAIN) ||
          muster_refuse (why, &NO_DANGER, 0));
}

/* Holds for every order: what is rolled before the first turn has to be rolled first. */
gboolean
muster_kings_judge (const MusterSetup *setup,
                    const MusterState *state,
                    const MusterOrder *order,
                    MusterJudgeScope   scope,
                    MusterRefusal     *why)
{
  return order->verb == KINGS_BEGIN || !muster_kings_get_data (setup)->must_begin ||
         state->own[KINGS_STATE_BEGUN] || muster_refuse (why, &BEGIN_FIRST, 0);
}
