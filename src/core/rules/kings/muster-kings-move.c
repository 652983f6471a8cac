/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-private.h"

#include "core/rules/kings/muster-kings-text.h"

/* Moving: going, doubling, close order, going to ground, and dangerous terrain (K-MOVE, K-CLOSE). */

static const MusterPhrase GOES =
  { "K-MOVE-01", N_("{u0} may go {1}\"; difficult ground halves what is left of it") };
static const MusterPhrase GOES_ANYWHERE =
  { "K-MOVE-01", N_("{u0} may go {1}\", and difficult ground does not slow it") };
static const MusterPhrase GOES_CLOSE =
  { "K-MOVE-01", N_("{u0} may go {1}\" in close order, {2}\" in difficult ground, past no friends") };
static const MusterPhrase KEEP_TOGETHER =
  { "K-MOVE-02", N_("{u0} ends 1\" from all others, each model within 4\" of its Leader") };
static const MusterPhrase KEEP_TOGETHER_LEADERLESS =
  { "K-MOVE-02", N_("{u0} ends 1\" from all others, each model within 4\" of one that you choose") };
static const MusterPhrase TURN_GUN =
  { "K-MOVE-02", N_("{u0} can be turned with this move, and at no other time") };
static const MusterPhrase OPENS =
  { "K-CLOSE-01", N_("{u0} breaks close order") };
static const MusterPhrase DOUBLES =
  { "K-MOVE-03", N_("{u0}: {1}\" and {d2}: {3}\" in all") };
static const MusterPhrase SPORTY =
  { "K-LEAD-02", N_("{u0}: its jolly sporty Leader adds {1}\"") };
static const MusterPhrase FALLS_SHORT =
  { "K-MOVE-03", N_("{u0} cannot reach {u1} at {2}\" and just moves") };
static const MusterPhrase FORMS =
  { "K-CLOSE-01", N_("{u0} forms close order: base to base in one or two ranks, facing one way") };
static const MusterPhrase TAKES_COVER =
  { "K-GROUND-01", N_("{u0} goes to ground") };
static const MusterPhrase SAFE =
  { "K-MOVE-04", N_("{u0}: {d1}, the dangerous ground does no harm") };
static const MusterPhrase DANGER =
  { "K-MOVE-04", N_("{u0}: {d1}, the dangerous ground costs a model") };
static const MusterPhrase CHOOSE_VICTIM =
  { "K-MOVE-04", N_("{u0} takes off a follower, or its Leader if you prefer: then correct that") };
static const MusterPhrase WHEEZY =
  { "K-MOVE-03", N_("{u0} has a wheezy Leader and never doubles") };
static const MusterPhrase NO_DOUBLE =
  { "K-CLOSE-02", N_("{u0} is in close order: no doubling and no skirmishing") };
static const MusterPhrase NO_CONTACT =
  { "K-MOVE-03", N_("only tribal units and cavalry end at the double in contact") };
static const MusterPhrase NO_TARGET =
  { NULL, N_("without a target there is no “{q0}”") };
static const MusterPhrase TOO_FEW =
  { "K-CLOSE-01", MUSTER_COUNTED (1, "{u0} has fewer than {1} model",
                                  "{u0} has fewer than {1} models") };
static const MusterPhrase IN_CLOSE_ORDER =
  { "K-CLOSE-02", N_("{u0} is in close order") };
static const MusterPhrase NOT_IN_CLOSE_ORDER =
  { "K-CLOSE-01", N_("{u0} is not in close order") };
static const MusterPhrase ON_GROUND =
  { "K-ACT-04", N_("{u0} has gone to ground and stays so by standing to") };
static const MusterPhrase NO_DANGER =
  { "K-MOVE-04", N_("there is no dangerous ground in this battle"), TRUE };

/* Tells how far the ordered unit may go; 0 for an order in which it stands still. */
void
muster_kings_move_note (MusterResolution *self,
                        int               inches)
{
  muster_fact (self, .member = "move", .unit = -1, .number = inches);
}

/* Inches of a Move or an Attack (K-MOVE-01). */
int
muster_kings_move_get_allowance (const MusterSetup *setup,
                                 const MusterState *state,
                                 int                unit)
{
  int speed = muster_kings_units_get_profile (setup, state, unit).speed;

  return state->units[unit].markers[KINGS_CLOSE_ORDER] ? MIN (speed, KINGS_CLOSE_ORDER_MOVE)
                                                       : speed;
}

/**
 * muster_kings_move_prompt:
 *
 * Says how far the unit may go, and what only the table can judge (K-MOVE-02).
 */
void
muster_kings_move_prompt (MusterResolution *self,
                          int               unit,
                          int               inches)
{
  const MusterUnitState *now = &self->state->units[unit];
  const KingsUnit *data = muster_kings_get_unit (self->setup, unit);
  gboolean is_slowed = !(data->arm == KINGS_ARM_INFANTRY && data->kind == KINGS_KIND_TRIBAL) &&
                       (data->bare.words & KINGS_WORD_LIGHT_INFANTRY) == 0;

  muster_kings_move_note (self, inches);
  if (now->markers[KINGS_CLOSE_ORDER])
    muster_prompt (self, &GOES_CLOSE, unit, inches, KINGS_CLOSE_ORDER_SLOW);
  else
    muster_prompt (self, is_slowed ? &GOES : &GOES_ANYWHERE, unit, inches);
  if (now->strength > 1)
    muster_prompt (self,
                   now->leader == KINGS_IN_COMMAND ? &KEEP_TOGETHER : &KEEP_TOGETHER_LEADERLESS,
                   unit);
  if (data->arm == KINGS_ARM_CREWED)
    muster_prompt (self, &TURN_GUN, unit);
}

/* K-MOVE-04. FALSE: a die is missing. */
gboolean
muster_kings_move_cross_danger (MusterResolution *self,
                                int               unit)
{
  const guint8 *dice = muster_resolution_roll (self, KINGS_ROLL_DANGEROUS, unit, 1, 2);

  if (dice == NULL)
    return FALSE;

  muster_resolution_try_total (self, unit, muster_totals_from (2));
  muster_step (self, dice[0] == 1 ? &DANGER : &SAFE, unit,
               (gint32) muster_resolution_last_roll (self));
  if (dice[0] > 1)
    return TRUE;

  if (self->state->units[unit].strength > 1 &&
      self->state->units[unit].leader == KINGS_IN_COMMAND)
    muster_prompt (self, &CHOOSE_VICTIM, unit);
  muster_kings_losses_remove_models (self, unit, 1, -1);
  return TRUE;
}

/* Crosses dangerous ground if the order says that there is some. FALSE: a die is missing. */
gboolean
muster_kings_move_cross_danger_if_said (MusterResolution *self)
{
  return !muster_kings_order_get (self->order, KINGS_SLOT_DANGEROUS) ||
         muster_kings_move_cross_danger (self, self->order->unit);
}

/**
 * muster_kings_move_double:
 * @inches: (out): how far it may go in all
 *
 * Returns: %FALSE if a die is missing
 */
gboolean
muster_kings_move_double (MusterResolution *self,
                          int               unit,
                          int              *inches)
{
  int speed = muster_kings_units_get_profile (self->setup, self->state, unit).speed;
  int more = muster_kings_has_trait (self->setup, self->state, unit, KINGS_TRAIT_JOLLY_SPORTY)
               ? KINGS_SPORTY_INCHES : 0;
  const guint8 *dice;

  muster_need (self, NULL, speed + more);
  dice = muster_resolution_roll (self, KINGS_ROLL_DOUBLE, unit, 1, 0);
  if (dice == NULL)
    return FALSE;

  *inches = speed + more + dice[0];
  if (more > 0)
    muster_step (self, &SPORTY, unit, more);
  muster_step (self, &DOUBLES, unit, speed, (gint32) muster_resolution_last_roll (self), *inches);
  return TRUE;
}

static void
play_stand_to (MusterResolution *self)
{
  if (muster_kings_activation_act (self))
    muster_kings_move_note (self, 0);
}

const MusterOrderHandler muster_kings_stand_to = { muster_kings_judge_order, NULL, play_stand_to };

static gboolean
judge_move (const MusterSetup *setup,
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

static void
play_move (MusterResolution *self)
{
  int unit = self->order->unit;
  MusterUnitState *now = &self->state->units[unit];

  if (!muster_kings_activation_act (self))
    return;
  if (muster_kings_order_get (self->order, KINGS_SLOT_BREAK_CLOSE_ORDER))
    {
      now->markers[KINGS_CLOSE_ORDER] = 0;
      muster_step (self, &OPENS, unit);
    }
  self->state->own[KINGS_STATE_MOVED] = unit + 1;
  muster_kings_move_prompt (self, unit,
                            muster_kings_move_get_allowance (self->setup, self->state, unit));
  muster_kings_move_cross_danger_if_said (self);
}

const MusterOrderHandler muster_kings_move = {
  judge_move, NULL, play_move,
  .asks_for = muster_kings_asks_for,
};

static gboolean
judge_double (const MusterSetup *setup,
              const MusterState *state,
              const MusterOrder *order,
              MusterJudgeScope   scope,
              MusterRefusal     *why)
{
  const KingsUnit *unit = muster_kings_get_unit (setup, order->unit);

  if (!muster_kings_judge_order (setup, state, order, scope, why))
    return FALSE;
  if (muster_kings_has_trait (setup, state, order->unit, KINGS_TRAIT_WHEEZY))
    return muster_refuse (why, &WHEEZY, order->unit);
  if (state->units[order->unit].markers[KINGS_CLOSE_ORDER])
    return muster_refuse (why, &NO_DOUBLE, order->unit);
  if (scope == MUSTER_JUDGE_UNIT)
    return TRUE;

  if (!muster_kings_order_has (order, KINGS_SLOT_TARGET))
    return muster_kings_judge_absent (order, KINGS_SLOT_DISTANCE, &NO_TARGET, why) &&
           muster_kings_judge_absent (order, KINGS_SLOT_DEFENCE, &NO_TARGET, why);
  if (unit->kind != KINGS_KIND_TRIBAL && unit->arm != KINGS_ARM_CAVALRY)
    return muster_refuse (why, &NO_CONTACT, order->unit);
  return muster_kings_melee_judge_contact (setup, state, order->unit, why) &&
         muster_kings_judge_enemy (setup, state, order->unit,
                                   muster_kings_order_get (order, KINGS_SLOT_TARGET), why);
}

static void
play_double (MusterResolution *self)
{
  int unit = self->order->unit;
  int target = muster_kings_order_get (self->order, KINGS_SLOT_TARGET);
  int distance = muster_kings_order_get (self->order, KINGS_SLOT_DISTANCE);
  gboolean has_target = muster_kings_order_has (self->order, KINGS_SLOT_TARGET);
  gboolean reaches;
  int inches;

  if (!muster_kings_activation_act (self) || !muster_kings_move_double (self, unit, &inches))
    return;

  reaches = has_target && (!muster_kings_order_has (self->order, KINGS_SLOT_DISTANCE) ||
                           distance <= inches);
  self->state->own[KINGS_STATE_MOVED] = unit + 1;
  if (has_target && !reaches)
    muster_step (self, &FALLS_SHORT, unit, target, distance);
  if (reaches)
    muster_kings_move_note (self, inches);
  else
    muster_kings_move_prompt (self, unit, inches);

  if (muster_kings_move_cross_danger_if_said (self) && reaches &&
      self->state->units[unit].fate == KINGS_IN_PLAY)
    muster_kings_melee_fight (self, unit, target);
}

const MusterOrderHandler muster_kings_at_the_double = {
  judge_double, NULL, play_double,
  .forecast = muster_kings_forecast_melee,
  .asks_for = muster_kings_asks_for,
};

static gboolean
judge_close_order (const MusterSetup *setup,
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

static void
play_close_order (MusterResolution *self)
{
  if (!muster_kings_activation_act (self))
    return;
  muster_kings_move_note (self, 0);
  self->state->units[self->order->unit].markers[KINGS_CLOSE_ORDER] = 1;
  muster_step (self, &FORMS, self->order->unit);
}

const MusterOrderHandler muster_kings_form_close_order = {
  judge_close_order, NULL, play_close_order
};

static gboolean
judge_go_to_ground (const MusterSetup *setup,
                    const MusterState *state,
                    const MusterOrder *order,
                    MusterJudgeScope   scope,
                    MusterRefusal     *why)
{
  return muster_kings_judge_order (setup, state, order, scope, why) &&
         (!state->units[order->unit].markers[KINGS_GONE_TO_GROUND] ||
          muster_refuse (why, &ON_GROUND, order->unit));
}

static void
play_go_to_ground (MusterResolution *self)
{
  if (!muster_kings_activation_act (self))
    return;
  muster_kings_move_note (self, 0);
  self->state->units[self->order->unit].markers[KINGS_GONE_TO_GROUND] = 1;
  muster_step (self, &TAKES_COVER, self->order->unit);
}

const MusterOrderHandler muster_kings_go_to_ground = {
  judge_go_to_ground, NULL, play_go_to_ground
};

static gboolean
judge_dangerous (const MusterSetup *setup,
                 const MusterState *state,
                 const MusterOrder *order,
                 MusterJudgeScope   scope,
                 MusterRefusal     *why)
{
  if (!muster_kings_has_rule (setup, KINGS_RULE_DANGEROUS_TERRAIN))
    return muster_refuse (why, &NO_DANGER, 0);
  return muster_kings_judge_in_play (state, order->unit, why);
}

static void
play_dangerous (MusterResolution *self)
{
  muster_kings_move_cross_danger (self, self->order->unit);
}

const MusterOrderHandler muster_kings_dangerous = { judge_dangerous, NULL, play_dangerous };
