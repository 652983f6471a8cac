/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-private.h"

#include "core/muster-i18n.h"

/* What may be ordered (K-ACT). Reasons are what a player reads; nothing here looks at dice. */

static const MusterPhrase BEGIN_FIRST =
  { "K-OPT", N_("dice are rolled before the first turn: begin first") };
static const MusterPhrase BEGUN =
  { "K-OPT", N_("the battle has begun already") };
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
static const MusterPhrase NO_IDIOT =
  { "K-LEAD-02", N_("{u0} has no idiot for a Leader") };
static const MusterPhrase IDIOT_ASKED =
  { "K-LEAD-02", N_("the idiot’s die of {u0} is rolled") };
static const MusterPhrase NOT_FOR_CREWS =
  { "K-ACT-01", N_("crewed weapons cannot be given this order") };
static const MusterPhrase REGULARS_ONLY =
  { "K-ACT-01", N_("only regular infantry on foot can be given this order") };
static const MusterPhrase TRIBES_ONLY =
  { "K-ACT-01", N_("only tribal infantry and units with fieldcraft can be given this order") };
static const MusterPhrase CAVALRY_ONLY =
  { "K-MELEE-08", N_("only cavalry follows up") };
static const MusterPhrase CREWS_ONLY =
  { "K-CREW-01", N_("only a crewed weapon can be spiked") };
static const MusterPhrase NOT_LEADERLESS =
  { "K-CREW-01", N_("{u0} has its Leader") };
static const MusterPhrase OWN_SIDE =
  { "K-FIRE-07", N_("{u0} is of the same side") };
static const MusterPhrase TARGET_GONE =
  { "K-FIRE-07", N_("{u0} is not in play") };
static const MusterPhrase NOT_A_UNIT =
  { NULL, N_("the target has to be a unit") };
static const MusterPhrase TOO_FEW =
  { "K-CLOSE-01", N_("{u0} has fewer than {1} models") };
static const MusterPhrase IN_CLOSE_ORDER =
  { "K-CLOSE-02", N_("{u0} is in close order") };
static const MusterPhrase NOT_IN_CLOSE_ORDER =
  { "K-CLOSE-01", N_("{u0} is not in close order") };
static const MusterPhrase ON_GROUND =
  { "K-ACT-04", N_("{u0} has gone to ground and stays so by standing to") };
static const MusterPhrase NO_DANGER =
  { "K-MOVE-04", N_("there is no dangerous ground in this battle") };
static const MusterPhrase NO_WITNESS =
  { "K-PIN-01", N_("no loss that {u0} could have seen is left") };
static const MusterPhrase NEVER_WITNESS =
  { "K-SOLO-01", N_("Mr Babbage’s units never test as witnesses") };
static const MusterPhrase NO_ABSORBING =
  { "K-OPT", N_("leaderless units are not absorbed in this battle") };
static const MusterPhrase NOT_ALIKE =
  { "K-OPT", N_("{u0} and {u1} are of different types or sides") };
static const MusterPhrase NEEDS_LEADER =
  { "K-OPT", N_("{u0} needs a Leader, and {u1} must have none") };
static const MusterPhrase TOO_MANY =
  { "K-OPT", N_("{u0} would have {1} models and began with {2}") };
static const MusterPhrase NOBODY_TO_ABSORB =
  { "K-OPT", N_("there is no unit that {u0} could absorb") };
static const MusterPhrase NOT_IN_RESERVE =
  { "K-SCN-04", N_("{u0} is not in reserve") };
static const MusterPhrase COMES_BY_TABLE =
  { "K-SOLO-02", N_("{u0} comes by Mr Babbage’s table") };
static const MusterPhrase TOO_DEAR =
  { "K-SCN-07", N_("{u0} costs {1} points, and {2} are left") };
static const MusterPhrase NO_REINFORCEMENTS =
  { "K-SCN-07", N_("there are no reinforcements in this scenario") };
static const MusterPhrase REINFORCE_LATER =
  { "K-SCN-07", N_("reinforcements come in the defender’s turns from turn {0} on") };
static const MusterPhrase REINFORCED =
  { "K-SCN-07", N_("reinforcements are rolled for once, first in the turn") };

gboolean
muster_kings_judge_in_play (const MusterState *state,
                            int                unit,
                            MusterRefusal     *why)
{
  return state->units[unit].fate == KINGS_IN_PLAY ||
         muster_kings_refuse (why, &NOT_IN_PLAY, unit);
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
    return muster_kings_refuse (why, &NOT_A_UNIT, 0);
  if (state->units[target].fate != KINGS_IN_PLAY)
    return muster_kings_refuse (why, &TARGET_GONE, target);
  if (data->units[target].side == data->units[unit].side)
    return muster_kings_refuse (why, &OWN_SIDE, target);
  return TRUE;
}

/* Fire and Volley Fire count as the same order. */
static gboolean
is_same_order (int a,
               int b)
{
  gboolean a_fires = a == KINGS_FIRE || a == KINGS_VOLLEY_FIRE;
  gboolean b_fires = b == KINGS_FIRE || b == KINGS_VOLLEY_FIRE;

  return a == b || (a_fires && b_fires);
}

static gboolean
judge_second_order (const MusterSetup *setup,
                    const MusterState *state,
                    const MusterOrder *order,
                    MusterRefusal     *why)
{
  const MusterUnitState *now = &state->units[order->unit];

  if (now->own[KINGS_OWN_FIRST_ORDER] == 0 ||
      (now->own[KINGS_OWN_FLAGS] & KINGS_FLAG_SECOND_ORDER) ||
      !muster_kings_has_trait (setup, state, order->unit, KINGS_TRAIT_DESTINED))
    return muster_kings_refuse (why, &HAS_ACTED, order->unit);
  if (is_same_order (now->own[KINGS_OWN_FIRST_ORDER] - 1, order->verb))
    return muster_kings_refuse (why, &SAME_ORDER, order->unit);
  return TRUE;
}

static gboolean
judge_kind (const KingsProfile *profile,
            guint               verb,
            MusterRefusal      *why)
{
  if (profile->allowed & KINGS_BIT (verb))
    return TRUE;
  if (verb == KINGS_FORM_CLOSE_ORDER || verb == KINGS_VOLLEY_FIRE)
    return muster_kings_refuse (why, &REGULARS_ONLY, 0);
  if (verb == KINGS_GO_TO_GROUND)
    return muster_kings_refuse (why, &TRIBES_ONLY, 0);
  if (verb == KINGS_FOLLOW_UP)
    return muster_kings_refuse (why, &CAVALRY_ONLY, 0);
  return muster_kings_refuse (why, &NOT_FOR_CREWS, 0);
}

static gboolean
needs_idiot_check (const MusterSetup *setup,
                   const MusterState *state,
                   int                unit)
{
  return muster_kings_has_trait (setup, state, unit, KINGS_TRAIT_IDIOT) &&
         !muster_kings_is_automated (setup, unit) &&
         !(state->units[unit].own[KINGS_OWN_FLAGS] & KINGS_FLAG_IDIOT_CHECKED);
}

/* K-ACT-05 */
gboolean
muster_kings_judge_activation (const MusterSetup *setup,
                               const MusterState *state,
                               const MusterOrder *order,
                               MusterRefusal     *why)
{
  int unit = order->unit;
  int pins = muster_kings_get_pins (setup, state, unit);
  KingsProfile profile;

  if (!muster_kings_judge_in_play (state, unit, why))
    return FALSE;
  if (muster_kings_get_unit (setup, unit)->side != state->active_side)
    return muster_kings_refuse (why, &NOT_ITS_TURN, unit);
  if (state->units[unit].acted && order->verb != KINGS_FOLLOW_UP &&
      !judge_second_order (setup, state, order, why))
    return FALSE;

  if (order->verb == KINGS_RALLY)
    return pins > 0 || muster_kings_refuse (why, &NOT_PINNED, unit);
  if (pins > 0)
    return muster_kings_refuse (why, &MUST_RALLY, unit);
  if (order->verb != KINGS_FOLLOW_UP && order->verb != KINGS_IDIOT_CHECK &&
      needs_idiot_check (setup, state, unit))
    return muster_kings_refuse (why, &ASK_IDIOT, unit);

  profile = muster_kings_get_profile (setup, state, unit);
  return judge_kind (&profile, order->verb, why);
}

static gboolean
judge_idiot_check (const MusterSetup *setup,
                   const MusterState *state,
                   const MusterOrder *order,
                   MusterRefusal     *why)
{
  if (!muster_kings_has_trait (setup, state, order->unit, KINGS_TRAIT_IDIOT) ||
      muster_kings_is_automated (setup, order->unit))
    return muster_kings_refuse (why, &NO_IDIOT, order->unit);
  if (!muster_kings_judge_activation (setup, state, order, why))
    return FALSE;
  return needs_idiot_check (setup, state, order->unit) ||
         muster_kings_refuse (why, &IDIOT_ASKED, order->unit);
}

static gboolean
judge_danger (const MusterSetup *setup,
              const MusterOrder *order,
              MusterRefusal     *why)
{
  return !muster_kings_order_get (order, KINGS_SLOT_DANGEROUS) ||
         muster_kings_has_rule (setup, KINGS_RULE_DANGEROUS_TERRAIN) ||
         muster_kings_refuse (why, &NO_DANGER, 0);
}

static gboolean
judge_move (const MusterSetup *setup,
            const MusterState *state,
            const MusterOrder *order,
            MusterRefusal     *why)
{
  if (muster_kings_order_get (order, KINGS_SLOT_BREAK_CLOSE_ORDER) &&
      !state->units[order->unit].markers[KINGS_CLOSE_ORDER])
    return muster_kings_refuse (why, &NOT_IN_CLOSE_ORDER, order->unit);
  return TRUE;
}

static gboolean
judge_formation (const MusterState *state,
                 const MusterOrder *order,
                 MusterRefusal     *why)
{
  const MusterUnitState *now = &state->units[order->unit];

  if (order->verb == KINGS_GO_TO_GROUND)
    return !now->markers[KINGS_GONE_TO_GROUND] ||
           muster_kings_refuse (why, &ON_GROUND, order->unit);
  if (now->markers[KINGS_CLOSE_ORDER])
    return muster_kings_refuse (why, &IN_CLOSE_ORDER, order->unit);
  return now->strength >= KINGS_CLOSE_ORDER_MIN ||
         muster_kings_refuse (why, &TOO_FEW, order->unit, KINGS_CLOSE_ORDER_MIN);
}

static gboolean
judge_witness (const MusterSetup *setup,
               const MusterState *state,
               int                unit,
               MusterRefusal     *why)
{
  int side = muster_kings_get_unit (setup, unit)->side;

  if (!muster_kings_judge_in_play (state, unit, why))
    return FALSE;
  if (muster_kings_is_automated (setup, unit))
    return muster_kings_refuse (why, &NEVER_WITNESS, unit);
  return state->units[unit].own[KINGS_OWN_WITNESSED] < state->own[KINGS_STATE_LOSSES + side] ||
         muster_kings_refuse (why, &NO_WITNESS, unit);
}

static gboolean
judge_spike (const MusterSetup *setup,
             const MusterState *state,
             int                unit,
             MusterRefusal     *why)
{
  if (!muster_kings_judge_in_play (state, unit, why))
    return FALSE;
  if (muster_kings_get_unit (setup, unit)->arm != KINGS_ARM_CREWED)
    return muster_kings_refuse (why, &CREWS_ONLY, unit);
  return state->units[unit].leader != KINGS_IN_COMMAND ||
         muster_kings_refuse (why, &NOT_LEADERLESS, unit);
}

static gboolean
judge_absorbed (const MusterSetup *setup,
                const MusterState *state,
                int                unit,
                int                other,
                MusterRefusal     *why)
{
  const MusterUnitState *now = &state->units[unit];
  const MusterUnitState *them = &state->units[other];

  if (!muster_kings_judge_in_play (state, other, why))
    return FALSE;
  if (unit == other || now->def->type != them->def->type || now->def->side != them->def->side)
    return muster_kings_refuse (why, &NOT_ALIKE, unit, other);
  if (now->leader != KINGS_IN_COMMAND || them->leader == KINGS_IN_COMMAND)
    return muster_kings_refuse (why, &NEEDS_LEADER, unit, other);
  if (them->acted)
    return muster_kings_refuse (why, &HAS_ACTED, other);
  if (muster_kings_get_pins (setup, state, other) > 0)
    return muster_kings_refuse (why, &MUST_RALLY, other);
  if (now->strength + them->strength > now->start)
    return muster_kings_refuse (why, &TOO_MANY, unit, now->strength + them->strength, now->start);
  return TRUE;
}

static gboolean
judge_absorb (const MusterSetup *setup,
              const MusterState *state,
              const MusterOrder *order,
              MusterJudgeScope   scope,
              MusterRefusal     *why)
{
  if (!muster_kings_has_rule (setup, KINGS_RULE_ABSORB))
    return muster_kings_refuse (why, &NO_ABSORBING, 0);
  if (state->units[order->unit].acted)
    return muster_kings_refuse (why, &HAS_ACTED, order->unit);
  if (!muster_kings_judge_activation (setup, state, order, why))
    return FALSE;
  if (scope == MUSTER_JUDGE_WHOLE)
    return judge_absorbed (setup, state, order->unit,
                           muster_order_get (order, KINGS_ABSORB_OTHER), why);

  for (int i = 0; i < state->n_units; i++)
    if (judge_absorbed (setup, state, order->unit, i, why))
      return TRUE;
  return muster_kings_refuse (why, &NOBODY_TO_ABSORB, order->unit);
}

static gboolean
judge_deploy (const MusterSetup *setup,
              const MusterState *state,
              int                unit,
              MusterRefusal     *why)
{
  const KingsData *data = muster_kings_get_data (setup);
  const KingsUnit *of = &data->units[unit];
  int points = state->own[KINGS_STATE_REINFORCEMENT_POINTS];

  if (state->units[unit].fate != KINGS_RESERVE)
    return muster_kings_refuse (why, &NOT_IN_RESERVE, unit);
  if (of->side == data->automated)
    return muster_kings_refuse (why, &COMES_BY_TABLE, unit);
  if (of->side != state->active_side)
    return muster_kings_refuse (why, &NOT_ITS_TURN, unit);
  if ((data->words & KINGS_WORD_RELIEF) && setup->sides[of->side].role == 1 && of->cost > points)
    return muster_kings_refuse (why, &TOO_DEAR, unit, of->cost, points);
  return TRUE;
}

static gboolean
judge_reinforce (const MusterSetup *setup,
                 const MusterState *state,
                 MusterRefusal     *why)
{
  const KingsData *data = muster_kings_get_data (setup);

  if (!(data->words & KINGS_WORD_RELIEF))
    return muster_kings_refuse (why, &NO_REINFORCEMENTS, 0);
  if (setup->sides[state->active_side].role != 1 || state->turn < data->relief_turn)
    return muster_kings_refuse (why, &REINFORCE_LATER, data->relief_turn);
  if (state->own[KINGS_STATE_REINFORCED])
    return muster_kings_refuse (why, &REINFORCED, 0);
  for (int i = 0; i < state->n_units; i++)
    if (data->units[i].side == state->active_side && state->units[i].acted &&
        state->units[i].fate != KINGS_RESERVE)
      return muster_kings_refuse (why, &REINFORCED, 0);
  return TRUE;
}

/* Orders that a unit gets in its turn, and those that only look like it. */
static gboolean
judge_unit_order (const MusterSetup *setup,
                  const MusterState *state,
                  const MusterOrder *order,
                  MusterJudgeScope   scope,
                  MusterRefusal     *why)
{
  if (!muster_kings_judge_activation (setup, state, order, why))
    return FALSE;
  if (scope == MUSTER_JUDGE_WHOLE && !judge_danger (setup, order, why))
    return FALSE;

  switch (order->verb)
    {
    case KINGS_MOVE:
      return judge_move (setup, state, order, why);
    case KINGS_AT_THE_DOUBLE:
    case KINGS_ATTACK:
    case KINGS_FOLLOW_UP:
      return muster_kings_judge_attack (setup, state, order, scope, why);
    case KINGS_FIRE:
    case KINGS_VOLLEY_FIRE:
    case KINGS_SKIRMISH:
      return muster_kings_judge_fire (setup, state, order, scope, why);
    case KINGS_FORM_CLOSE_ORDER:
    case KINGS_GO_TO_GROUND:
      return judge_formation (state, order, why);
    default:
      return TRUE;
    }
}

gboolean
muster_kings_judge (const MusterSetup *setup,
                    const MusterState *state,
                    const MusterOrder *order,
                    MusterJudgeScope   scope,
                    MusterRefusal     *why)
{
  if (order->verb == KINGS_BEGIN)
    return !state->own[KINGS_STATE_BEGUN] || muster_kings_refuse (why, &BEGUN, 0);
  if (muster_kings_get_data (setup)->must_begin && !state->own[KINGS_STATE_BEGUN])
    return muster_kings_refuse (why, &BEGIN_FIRST, 0);

  switch (order->verb)
    {
    case KINGS_IDIOT_CHECK:
      return judge_idiot_check (setup, state, order, why);
    case KINGS_WITNESS:
      return judge_witness (setup, state, order->unit, why);
    case KINGS_DANGEROUS:
      if (!muster_kings_has_rule (setup, KINGS_RULE_DANGEROUS_TERRAIN))
        return muster_kings_refuse (why, &NO_DANGER, 0);
      return muster_kings_judge_in_play (state, order->unit, why);
    case KINGS_RETREAT_LOSS:
      return muster_kings_judge_in_play (state, order->unit, why);
    case KINGS_SPIKE:
      return judge_spike (setup, state, order->unit, why);
    case KINGS_ABSORB:
      return judge_absorb (setup, state, order, scope, why);
    case KINGS_DEPLOY:
      return judge_deploy (setup, state, order->unit, why);
    case KINGS_REINFORCE:
      return judge_reinforce (setup, state, why);
    case KINGS_BABBAGE_APPEAR:
    case KINGS_BABBAGE_ACT:
    case KINGS_BABBAGE_RETURN:
      return muster_kings_judge_babbage (setup, state, order, scope, why);
    case KINGS_END_TURN:
    case KINGS_SET:
    case KINGS_REMOVE:
    case KINGS_AWARD:
    case KINGS_NOTE:
    case KINGS_END_BATTLE:
      return muster_kings_judge_common (setup, state, order, scope, why);
    default:
      return judge_unit_order (setup, state, order, scope, why);
    }
}
