/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-private.h"

#include "core/muster-i18n.h"

/* What may be ordered (K-ACT). Reasons are what a player reads; nothing here looks at dice. */

static const MusterPhrase BEGIN_FIRST =
  { "K-OPT", N_("dice are rolled before the first turn: begin first") };
static const MusterPhrase BEGUN =
  { "K-OPT", N_("the battle has begun already"), TRUE };
static const MusterPhrase NOTHING_TO_ROLL =
  { "K-OPT", N_("nothing is rolled before the first turn of this battle"), TRUE };
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
  { "K-LEAD-02", N_("{u0} has no idiot for a Leader"), TRUE };
static const MusterPhrase IDIOT_ASKED =
  { "K-LEAD-02", N_("the idiot’s die of {u0} is rolled") };
static const MusterPhrase NOT_FOR_CREWS =
  { "K-ACT-01", N_("crewed weapons cannot be given this order"), TRUE };
static const MusterPhrase REGULARS_ONLY =
  { "K-ACT-01", N_("only regular infantry on foot can be given this order"), TRUE };
static const MusterPhrase TRIBES_ONLY =
  { "K-ACT-01", N_("only tribal infantry and units with fieldcraft can be given this order"), TRUE };
static const MusterPhrase CAVALRY_ONLY =
  { "K-MELEE-08", N_("only cavalry follows up"), TRUE };
static const MusterPhrase CREWS_ONLY =
  { "K-CREW-01", N_("only a crewed weapon can be spiked"), TRUE };
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
  { "K-MOVE-04", N_("there is no dangerous ground in this battle"), TRUE };
static const MusterPhrase NO_WITNESS =
  { "K-PIN-01", N_("no loss that {u0} could have seen is left") };
static const MusterPhrase NEVER_WITNESS =
  { "K-SOLO-01", N_("Mr Babbage’s units never test as witnesses"), TRUE };

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
    return muster_refuse (why, &HAS_ACTED, order->unit);
  if (is_same_order (now->own[KINGS_OWN_FIRST_ORDER] - 1, order->verb))
    return muster_refuse (why, &SAME_ORDER, order->unit);
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
    return muster_refuse (why, &REGULARS_ONLY, 0);
  if (verb == KINGS_GO_TO_GROUND)
    return muster_refuse (why, &TRIBES_ONLY, 0);
  if (verb == KINGS_FOLLOW_UP)
    return muster_refuse (why, &CAVALRY_ONLY, 0);
  return muster_refuse (why, &NOT_FOR_CREWS, 0);
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
    return muster_refuse (why, &NOT_ITS_TURN, unit);
  if (state->units[unit].acted && order->verb != KINGS_FOLLOW_UP &&
      !judge_second_order (setup, state, order, why))
    return FALSE;

  if (order->verb == KINGS_RALLY)
    return pins > 0 || muster_refuse (why, &NOT_PINNED, unit);
  if (pins > 0)
    return muster_refuse (why, &MUST_RALLY, unit);
  if (order->verb != KINGS_FOLLOW_UP && order->verb != KINGS_IDIOT_CHECK &&
      needs_idiot_check (setup, state, unit))
    return muster_refuse (why, &ASK_IDIOT, unit);

  profile = muster_kings_get_profile (setup, state, unit);
  return judge_kind (&profile, order->verb, why);
}

gboolean
muster_kings_judge_idiot_check (const MusterSetup *setup,
                                const MusterState *state,
                                const MusterOrder *order,
                                MusterJudgeScope   scope,
                                MusterRefusal     *why)
{
  if (!muster_kings_has_trait (setup, state, order->unit, KINGS_TRAIT_IDIOT) ||
      muster_kings_is_automated (setup, order->unit))
    return muster_refuse (why, &NO_IDIOT, order->unit);
  if (!muster_kings_judge_activation (setup, state, order, why))
    return FALSE;
  return needs_idiot_check (setup, state, order->unit) ||
         muster_refuse (why, &IDIOT_ASKED, order->unit);
}

static gboolean
judge_danger (const MusterSetup *setup,
              const MusterOrder *order,
              MusterRefusal     *why)
{
  return !muster_kings_order_has (order, KINGS_SLOT_DANGEROUS) ||
         muster_kings_has_rule (setup, KINGS_RULE_DANGEROUS_TERRAIN) ||
         muster_refuse (why, &NO_DANGER, 0);
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
         (scope == MUSTER_JUDGE_UNIT || judge_danger (setup, order, why));
}

gboolean
muster_kings_judge_move (const MusterSetup *setup,
                         const MusterState *state,
                         const MusterOrder *order,
                         MusterJudgeScope   scope,
                         MusterRefusal     *why)
{
  if (!muster_kings_judge_order (setup, state, order, scope, why))
    return FALSE;
  return !muster_kings_order_get (order, KINGS_SLOT_BREAK_CLOSE_ORDER) ||
         state->units[order->unit].markers[KINGS_CLOSE_ORDER] ||
         muster_refuse (why, &NOT_IN_CLOSE_ORDER, order->unit);
}

gboolean
muster_kings_judge_close_order (const MusterSetup *setup,
                                const MusterState *state,
                                const MusterOrder *order,
                                MusterJudgeScope   scope,
                                MusterRefusal     *why)
{
  const MusterUnitState *now = &state->units[order->unit];

  if (!muster_kings_judge_order (setup, state, order, scope, why))
    return FALSE;
  if (now->markers[KINGS_CLOSE_ORDER])
    return muster_refuse (why, &IN_CLOSE_ORDER, order->unit);
  return now->strength >= KINGS_CLOSE_ORDER_MIN ||
         muster_refuse (why, &TOO_FEW, order->unit, KINGS_CLOSE_ORDER_MIN);
}

gboolean
muster_kings_judge_go_to_ground (const MusterSetup *setup,
                                 const MusterState *state,
                                 const MusterOrder *order,
                                 MusterJudgeScope   scope,
                                 MusterRefusal     *why)
{
  return muster_kings_judge_order (setup, state, order, scope, why) &&
         (!state->units[order->unit].markers[KINGS_GONE_TO_GROUND] ||
          muster_refuse (why, &ON_GROUND, order->unit));
}

gboolean
muster_kings_judge_witness (const MusterSetup *setup,
                            const MusterState *state,
                            const MusterOrder *order,
                            MusterJudgeScope   scope,
                            MusterRefusal     *why)
{
  int unit = order->unit;
  int side = muster_kings_get_unit (setup, unit)->side;

  if (!muster_kings_judge_in_play (state, unit, why))
    return FALSE;
  if (muster_kings_is_automated (setup, unit))
    return muster_refuse (why, &NEVER_WITNESS, unit);
  return state->units[unit].own[KINGS_OWN_WITNESSED] < state->own[KINGS_STATE_LOSSES + side] ||
         muster_refuse (why, &NO_WITNESS, unit);
}

gboolean
muster_kings_judge_retreat_loss (const MusterSetup *setup,
                                 const MusterState *state,
                                 const MusterOrder *order,
                                 MusterJudgeScope   scope,
                                 MusterRefusal     *why)
{
  return muster_kings_judge_in_play (state, order->unit, why);
}

gboolean
muster_kings_judge_dangerous (const MusterSetup *setup,
                              const MusterState *state,
                              const MusterOrder *order,
                              MusterJudgeScope   scope,
                              MusterRefusal     *why)
{
  if (!muster_kings_has_rule (setup, KINGS_RULE_DANGEROUS_TERRAIN))
    return muster_refuse (why, &NO_DANGER, 0);
  return muster_kings_judge_in_play (state, order->unit, why);
}

gboolean
muster_kings_judge_spike (const MusterSetup *setup,
                          const MusterState *state,
                          const MusterOrder *order,
                          MusterJudgeScope   scope,
                          MusterRefusal     *why)
{
  int unit = order->unit;

  if (!muster_kings_judge_in_play (state, unit, why))
    return FALSE;
  if (muster_kings_get_unit (setup, unit)->arm != KINGS_ARM_CREWED)
    return muster_refuse (why, &CREWS_ONLY, unit);
  return state->units[unit].leader != KINGS_IN_COMMAND ||
         muster_refuse (why, &NOT_LEADERLESS, unit);
}

/* An order that rolls nothing is taken, since the rules allow it, but nobody needs to be offered it. */
gboolean
muster_kings_judge_begin (const MusterSetup *setup,
                          const MusterState *state,
                          const MusterOrder *order,
                          MusterJudgeScope   scope,
                          MusterRefusal     *why)
{
  if (state->own[KINGS_STATE_BEGUN])
    return muster_refuse (why, &BEGUN, 0);
  if (scope == MUSTER_JUDGE_UNIT && !muster_kings_get_data (setup)->must_begin)
    return muster_refuse (why, &NOTHING_TO_ROLL, 0);
  return TRUE;
}

/* What holds for every order: what is rolled before the first turn comes first. */
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
