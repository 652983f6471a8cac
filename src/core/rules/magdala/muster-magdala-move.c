/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/magdala/muster-magdala-forecast.h"

#include "core/rules/magdala/muster-magdala-text.h"

/* How far units go, the order to move and the bug-out (M-MOVE). */

static const MusterPhrase HAS_MOVED = { "M-TURN-02", N_("{u0} has moved this turn.") };
static const MusterPhrase FIRED_FULL = {
  "M-TURN-02", N_("{u0} has fired at full effect this turn and stays where it is.")
};
static const MusterPhrase IS_BUSY = { "M-TURN-02", N_("{u0} has no time left to move this turn.") };
static const MusterPhrase IS_PINNED = { "M-MORALE-15", N_("{u0} is pinned and does not move.") };
static const MusterPhrase NOT_LIMBERED = { "M-MOVE-06", N_("{u0} moves only when limbered.") };
static const MusterPhrase IS_HALTED = { "M-MORALE-13", N_("{u0} is halted: it may go back, not forward.") };
static const MusterPhrase IS_SPENT = {
  "M-MORALE-17", N_("{u0} has lost half its strength: it may go back, not forward.")
};
static const MusterPhrase HALF_LEFT = {
  "M-MOVE-05", N_("{u0} has used half its turn: half a move is left.")
};
static const MusterPhrase TOO_FAR = { "M-MOVE-13", N_("{u0} goes {1}\" at most, not {2}\".") };
static const MusterPhrase NOT_BOERS = { "M-MOVE-09", N_("Only Boers bug out."), TRUE };
static const MusterPhrase IN_SADDLE = { "M-MOVE-09", N_("{u0} is in the saddle already.") };

static const MusterPhrase ROLLED = { "M-MOVE-01", N_("{u0} throws {d1} +{2}: {3}\"") };
static const MusterPhrase HALVED = { "M-MOVE-02", N_("Half a move: {0}\"") };
static const MusterPhrase GOES = { "M-MOVE-08", N_("{u0} advances") };
static const MusterPhrase GOES_BACK = { "M-MOVE-08", N_("{u0} retreats") };
static const MusterPhrase MOUNTS_AND_GOES = {
  "M-MOVE-09", N_("{u0} gets to its horses, {1}\" away, and rides off")
};
static const MusterPhrase MOVE_IT = { NULL, N_("Move {u0} up to {1}\".") };
static const MusterPhrase MOVE_IT_EXACTLY = { NULL, N_("Move {u0} {1}\".") };
static const MusterPhrase MOVE_BACK = { NULL, N_("Move {u0} back, up to {1}\".") };
static const MusterPhrase MOVE_BACK_EXACTLY = { NULL, N_("Move {u0} back {1}\".") };
static const MusterPhrase MOVE_BOAT = { "M-MOVE-01", N_("Move {u0} as the umpire says.") };
static const MusterPhrase STAY_NEAR = {
  "M-MOVE-07", MUSTER_COUNTED (1, "{u0} stays within {1} move of its parent unit.",
                               "{u0} stays within {1} moves of its parent unit.")
};

/**
 * muster_magdala_move_get_allowance:
 * @charge: of a charge; only regular cavalry charges further than it moves
 * @allowance: (out): of a full move
 */
void
muster_magdala_move_get_allowance (const MusterState *state,
                                   int                unit,
                                   MagdalaGoing       going,
                                   gboolean           charge,
                                   MagdalaAllowance  *allowance)
{
  MagdalaArm arm = magdala_get_arm (state, unit);
  gboolean dismounted = arm == MAGDALA_RIDER && muster_magdala_units_is_on_foot (state, unit);
  int skirmish = muster_magdala_units_is_on_foot (state, unit) &&
                 magdala_get (state, unit, MAGDALA_SKIRMISH)
                 ? magdala_def (state, unit, MAGDALA_DEF_SKIRMISH) : 0;
  int inches;

  *allowance = (MagdalaAllowance) { .free = magdala_has_word (state, unit, MAGDALA_RIVERBOAT) };
  allowance->dice =
    magdala_def (state, unit, dismounted ? MAGDALA_DEF_FOOT_DICE : MAGDALA_DEF_MOVE_DICE);
  if (allowance->dice > 0 || allowance->free)
    return;

  inches = magdala_def (state, unit, dismounted ? MAGDALA_DEF_FOOT : MAGDALA_DEF_MOVE);
  if (charge)
    inches = MAX (inches, magdala_def (state, unit, MAGDALA_DEF_CHARGE));
  if (skirmish > 0)
    inches = skirmish;
  else if (going == MAGDALA_BAD_GOING && magdala_has_word (state, unit, MAGDALA_SLOWED))
    inches /= 2;
  allowance->inches = inches;
}

/**
 * muster_magdala_move_roll_allowance:
 * @reach: inches that must be reached, or 0
 * @inches: (out): how far the unit of the order goes
 *
 * Returns: %FALSE when the dice are missing and the order cannot go on
 */
gboolean
muster_magdala_move_roll_allowance (MusterResolution       *self,
                                    const MagdalaAllowance *allowance,
                                    int                     reach,
                                    int                    *inches)
{
  int unit = self->order->unit;
  const guint8 *dice;

  *inches = allowance->inches;
  if (allowance->dice == 0)
    return TRUE;

  muster_need (self, NULL, MAGDALA_MOVE_PLUS, MAX (reach - MAGDALA_MOVE_PLUS, 0));
  dice = muster_resolution_roll (self, MAGDALA_ROLL_MOVE, unit, (guint) allowance->dice, 0);
  if (dice == NULL)
    return FALSE;

  *inches = MAGDALA_MOVE_PLUS;
  for (int i = 0; i < allowance->dice; i++)
    *inches += dice[i];
  muster_step (self, &ROLLED, unit, (gint32) muster_resolution_last_roll (self), MAGDALA_MOVE_PLUS,
               *inches);
  return TRUE;
}

/* The unit stands up and leaves its works behind, finished or not. */
void
muster_magdala_move_leave_ground (MusterState *state,
                                  int          unit)
{
  magdala_put (state, unit, MAGDALA_PRONE, 0);
  magdala_put (state, unit, MAGDALA_WORKS, MAGDALA_NO_WORKS);
  magdala_put (state, unit, MAGDALA_BUILDING, 0);
}

static gboolean
judge_move (const MusterSetup *setup,
            const MusterState *state,
            const MusterOrder *order,
            MusterJudgeScope   scope,
            MusterRefusal     *why)
{
  int unit = order->unit;
  int busy = magdala_get (state, unit, MAGDALA_BUSY);

  if (!muster_magdala_judge_ready (state, unit, why))
    return FALSE;
  if (magdala_get (state, unit, MAGDALA_MOVED) > 0)
    return muster_refuse (why, &HAS_MOVED, unit);
  if (magdala_get (state, unit, MAGDALA_FIRED) > 1)
    return muster_refuse (why, &FIRED_FULL, unit);
  if (busy > 1 || (busy == 1 && magdala_get (state, unit, MAGDALA_FIRED) > 0))
    return muster_refuse (why, &IS_BUSY, unit);
  if (magdala_get (state, unit, MAGDALA_PINNED) > 0)
    return muster_refuse (why, &IS_PINNED, unit);
  if (magdala_get_arm (state, unit) == MAGDALA_GUN && !magdala_get (state, unit, MAGDALA_LIMBERED) &&
      !magdala_has_word (state, unit, MAGDALA_RIVERBOAT))
    return muster_refuse (why, &NOT_LIMBERED, unit);
  return TRUE;
}

/* Whether the unit has spent half its turn, so that only half a move is left. */
gboolean
muster_magdala_move_is_half (const MusterState *state,
                             const MusterOrder *order)
{
  return magdala_get (state, order->unit, MAGDALA_BUSY) > 0 ||
         muster_order_get (order, MAGDALA_MOVE_EXTENT) == MAGDALA_HALF;
}

static gboolean
judge_move_whole (const MusterSetup *setup,
                  const MusterState *state,
                  const MusterOrder *order,
                  MusterJudgeScope   scope,
                  MusterRefusal     *why)
{
  int unit = order->unit;
  MagdalaAllowance allowance;
  int inches;

  if (muster_order_get (order, MAGDALA_MOVE_MODE) == MAGDALA_ADVANCE)
    {
      if (magdala_get (state, unit, MAGDALA_HALTED) > 0)
        return muster_refuse (why, &IS_HALTED, unit);
      if (magdala_get (state, unit, MAGDALA_SPENT))
        return muster_refuse (why, &IS_SPENT, unit);
    }
  if (magdala_get (state, unit, MAGDALA_BUSY) > 0 && muster_order_has (order, MAGDALA_MOVE_EXTENT) &&
      muster_order_get (order, MAGDALA_MOVE_EXTENT) == MAGDALA_FULL)
    return muster_refuse (why, &HALF_LEFT, unit);

  muster_magdala_move_get_allowance (state, unit,
                                     (MagdalaGoing) muster_order_get (order, MAGDALA_MOVE_GOING),
                                     FALSE, &allowance);
  inches = muster_magdala_move_is_half (state, order) ? allowance.inches / 2 : allowance.inches;
  if (allowance.dice == 0 && !allowance.free &&
      muster_order_get (order, MAGDALA_MOVE_DISTANCE) > inches)
    return muster_refuse (why, &TOO_FAR, unit, inches,
                          muster_order_get (order, MAGDALA_MOVE_DISTANCE));
  return TRUE;
}

static void
play_move (MusterResolution *self)
{
  MusterState *state = self->state;
  int unit = self->order->unit;
  gboolean retreats = muster_order_get (self->order, MAGDALA_MOVE_MODE) == MAGDALA_RETREAT;
  gboolean half = muster_magdala_move_is_half (state, self->order);
  int distance = muster_order_get (self->order, MAGDALA_MOVE_DISTANCE);
  MagdalaAllowance allowance;
  int inches;

  muster_magdala_move_get_allowance (state, unit,
                                     (MagdalaGoing) muster_order_get (self->order,
                                                                      MAGDALA_MOVE_GOING), FALSE,
                                     &allowance);
  if (!muster_magdala_move_roll_allowance (self, &allowance, 0, &inches))
    return;
  if (half && !allowance.free)
    {
      inches /= 2;
      muster_step (self, &HALVED, inches);
    }
  if (!allowance.free && distance > inches)
    {
      muster_resolution_refuse (self, &TOO_FAR, MUSTER_ARGS (unit, inches, distance));
      return;
    }

  magdala_put (state, unit, MAGDALA_MOVED, half ? 1 : 2);
  magdala_put (state, unit, MAGDALA_ADVANCING, !retreats);
  muster_magdala_move_leave_ground (state, unit);
  muster_step (self, retreats ? &GOES_BACK : &GOES, unit);
  if (!allowance.free)
    muster_fact (self, .member = "move", .unit = -1, .number = inches);

  if (allowance.free)
    muster_prompt (self, &MOVE_BOAT, unit);
  else if (muster_order_has (self->order, MAGDALA_MOVE_DISTANCE))
    muster_prompt (self, retreats ? &MOVE_BACK_EXACTLY : &MOVE_IT_EXACTLY, unit,
                   muster_order_get (self->order, MAGDALA_MOVE_DISTANCE));
  else
    muster_prompt (self, retreats ? &MOVE_BACK : &MOVE_IT, unit, inches);
  if (muster_magdala_units_is_detachment (self->state, unit))
    muster_prompt (self, &STAY_NEAR, unit, MAGDALA_DETACHMENT_MOVES);
  if (retreats)
    muster_magdala_losses_prompt_friends (self, unit, MAGDALA_CAUSE_RETREAT);
}

/* M-MOVE-13: the distance that dice allow is known only once they are thrown, so the order names
 * none. */
static gboolean
asks_for (const MusterSetup *setup,
          const MusterState *state,
          const MusterOrder *order,
          guint              field)
{
  MagdalaAllowance allowance;

  muster_magdala_move_get_allowance (state, order->unit, MAGDALA_GOOD_GOING, FALSE, &allowance);
  if (field == MAGDALA_MOVE_DISTANCE)
    return allowance.dice == 0;
  if (field == MAGDALA_MOVE_EXTENT)
    return magdala_get (state, order->unit, MAGDALA_BUSY) == 0 && !allowance.free;
  if (field == MAGDALA_MOVE_GOING)
    return allowance.dice == 0 && !allowance.free;
  return TRUE;
}

const MusterOrderHandler muster_magdala_move = {
  .judge = judge_move,
  .judge_whole = judge_move_whole,
  .play = play_move,
  .forecast = muster_magdala_forecast_move,
  .asks_for = asks_for,
};

static gboolean
judge_bug_out (const MusterSetup *setup,
               const MusterState *state,
               const MusterOrder *order,
               MusterJudgeScope   scope,
               MusterRefusal     *why)
{
  int unit = order->unit;

  if (!magdala_has_word (state, unit, MAGDALA_CAN_BUG_OUT))
    return muster_refuse (why, &NOT_BOERS, 0);
  if (!muster_magdala_judge_ready (state, unit, why))
    return FALSE;
  if (!muster_magdala_units_is_on_foot (state, unit))
    return muster_refuse (why, &IN_SADDLE, unit);
  if (magdala_get (state, unit, MAGDALA_PINNED) > 0)
    return muster_refuse (why, &IS_PINNED, unit);
  if (magdala_get (state, unit, MAGDALA_MOVED) > 0)
    return muster_refuse (why, &HAS_MOVED, unit);
  if (magdala_get (state, unit, MAGDALA_FIRED) > 1)
    return muster_refuse (why, &FIRED_FULL, unit);
  if (magdala_get (state, unit, MAGDALA_BUSY) > 0)
    return muster_refuse (why, &IS_BUSY, unit);
  return TRUE;
}

static void
play_bug_out (MusterResolution *self)
{
  MusterState *state = self->state;
  int unit = self->order->unit;

  magdala_put (state, unit, MAGDALA_MOUNTED, 1);
  magdala_put (state, unit, MAGDALA_MOVED, 2);
  magdala_put (state, unit, MAGDALA_BUSY, 2);
  magdala_put (state, unit, MAGDALA_ADVANCING, 0);
  magdala_put (state, unit, MAGDALA_SKIRMISH, 0);
  muster_magdala_move_leave_ground (state, unit);
  muster_step (self, &MOUNTS_AND_GOES, unit,
               muster_order_get (self->order, MAGDALA_BUG_OUT_HORSES));
  muster_prompt (self, &MOVE_BACK, unit, magdala_def (state, unit, MAGDALA_DEF_MOVE));
  muster_magdala_losses_prompt_friends (self, unit, MAGDALA_CAUSE_RETREAT);
}

const MusterOrderHandler muster_magdala_bug_out = { .judge = judge_bug_out, .play = play_bug_out };
