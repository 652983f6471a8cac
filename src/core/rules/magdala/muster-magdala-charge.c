/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/magdala/muster-magdala-forecast.h"

#include "core/rules/magdala/muster-magdala-text.h"

/* The charge: how far it comes, the fire that meets it, and contact (M-MELEE-01 to -03). */

static const MusterPhrase NEVER_CHARGES = { "M-ORDER-02", N_("{u0} cannot charge."), TRUE };
static const MusterPhrase IS_MOUNTED = { "M-MOVE-04", N_("{u0} charges on foot only.") };
static const MusterPhrase HAS_MOVED = { "M-TURN-02", N_("{u0} has moved this turn.") };
static const MusterPhrase FIRED_FULL = {
  "M-TURN-02", N_("{u0} has fired at full effect this turn and stays where it is.")
};
static const MusterPhrase IS_BUSY = { "M-TURN-02", N_("{u0} has no time left to charge this turn.") };
static const MusterPhrase IS_HALTED = { "M-MORALE-13", N_("{u0} is halted and does not charge.") };
static const MusterPhrase IS_PINNED = { "M-MORALE-15", N_("{u0} is pinned and does not move.") };
static const MusterPhrase IS_SPENT = {
  "M-MORALE-17", N_("{u0} has lost half its strength and does not charge.")
};
static const MusterPhrase IN_SQUARE = { "M-MOVE-10", N_("{u0} is in square and does not charge.") };
static const MusterPhrase FROM_THE_HALT = {
  "M-MOVE-03", N_("{u0} stood still: it does not charge from the halt.")
};
static const MusterPhrase ON_WATER = { "M-FORT-08", N_("{u0} is on the river and cannot be charged.") };
static const MusterPhrase TARGET_OWES = {
  "M-MORALE-19", N_("{u0} must take its test of morale before anybody charges it.")
};
static const MusterPhrase TOO_FAR = { "M-MOVE-12", N_("{u0} charges {1}\" at most, not {2}\".") };
static const MusterPhrase TOO_MANY = { "M-ORDER-07", N_("{u0} has figures {1}, not {2}.") };

static const MusterPhrase CHARGES = { "M-MELEE-01", N_("{u0} charges {u1} from {2}\" away") };
static const MusterPhrase FALLS_SHORT = { "M-MOVE-12", N_("{u0} comes {1}\" of {2}\" and stops short") };
static const MusterPhrase CONTACT = { "M-MELEE-03", N_("{u0} is in contact with {u1}") };
static const MusterPhrase CAPTURES = { "M-MELEE-18", N_("{u0} captures {u1}") };
static const MusterPhrase STOPPED = { "M-MELEE-03", N_("{u0} is stopped short of {u1}") };
static const MusterPhrase HITS_FRIEND = { "M-FIRE-13", N_("The hits of {u0} strike {u1}: {2}") };
static const MusterPhrase HITS_NOBODY = {
  "M-FIRE-13", N_("No friends are near: the hits of {u0} are wasted")
};
static const MusterPhrase MOVE_SHORT = { NULL, N_("Move {u0} {1}\" towards {u2}.") };
static const MusterPhrase MOVE_CLOSE = { NULL, N_("Move {u0} up to {u1}, just short of contact.") };
static const MusterPhrase MOVE_INTO = {
  "M-MELEE-03", N_("Move {u0} into contact with {u1}. The first round is fought in this turn.")
};

static gboolean
judge_charge (const MusterSetup *setup,
              const MusterState *state,
              const MusterOrder *order,
              MusterJudgeScope   scope,
              MusterRefusal     *why)
{
  int unit = order->unit;
  MagdalaArm arm = magdala_get_arm (state, unit);

  if (arm == MAGDALA_GUN || arm == MAGDALA_TRANSPORT)
    return muster_refuse (why, &NEVER_CHARGES, unit);
  if (!muster_magdala_judge_ready (state, unit, why))
    return FALSE;
  if (arm == MAGDALA_RIDER && !muster_magdala_units_is_on_foot (state, unit))
    return muster_refuse (why, &IS_MOUNTED, unit);

  if (magdala_get (state, unit, MAGDALA_MOVED) > 0)
    return muster_refuse (why, &HAS_MOVED, unit);
  if (magdala_get (state, unit, MAGDALA_FIRED) > 1)
    return muster_refuse (why, &FIRED_FULL, unit);
  if (magdala_get (state, unit, MAGDALA_BUSY) > 0)
    return muster_refuse (why, &IS_BUSY, unit);

  if (magdala_get (state, unit, MAGDALA_HALTED) > 0)
    return muster_refuse (why, &IS_HALTED, unit);
  if (magdala_get (state, unit, MAGDALA_PINNED) > 0)
    return muster_refuse (why, &IS_PINNED, unit);
  if (magdala_get (state, unit, MAGDALA_SPENT))
    return muster_refuse (why, &IS_SPENT, unit);
  if (magdala_get (state, unit, MAGDALA_SQUARE))
    return muster_refuse (why, &IN_SQUARE, unit);
  if (magdala_is_regular_cavalry (state, unit) && !magdala_get (state, unit, MAGDALA_ADVANCING))
    return muster_refuse (why, &FROM_THE_HALT, unit);
  return TRUE;
}

static gboolean
judge_charge_whole (const MusterSetup *setup,
                    const MusterState *state,
                    const MusterOrder *order,
                    MusterJudgeScope   scope,
                    MusterRefusal     *why)
{
  int unit = order->unit;
  int target = muster_order_get (order, MAGDALA_CHARGE_TARGET);
  int distance = muster_order_get (order, MAGDALA_CHARGE_DISTANCE);
  int defenders = muster_order_get (order, MAGDALA_CHARGE_DEFENDERS);
  MagdalaAllowance allowance;

  if (!muster_common_check_enemy (state, unit, target, why))
    return FALSE;
  if (magdala_has_word (state, target, MAGDALA_RIVERBOAT))
    return muster_refuse (why, &ON_WATER, target);
  if (magdala_get (state, target, MAGDALA_TEST_DUE) > 0)
    return muster_refuse (why, &TARGET_OWES, target);
  if (muster_order_has (order, MAGDALA_CHARGE_DEFENDERS) &&
      defenders > state->units[target].strength)
    return muster_refuse (why, &TOO_MANY, target, state->units[target].strength, defenders);
  if (!muster_magdala_judge_friend (state, target, muster_order_get (order, MAGDALA_CHARGE_FRIEND),
                                    why) ||
      !muster_magdala_judge_imam (setup, state, order, MAGDALA_CHARGE_IMAM, why))
    return FALSE;

  muster_magdala_move_get_allowance (state, unit,
                                     (MagdalaGoing) muster_order_get (order, MAGDALA_CHARGE_GOING),
                                     TRUE, &allowance);
  if (allowance.dice == 0 && distance > allowance.inches)
    return muster_refuse (why, &TOO_FAR, unit, allowance.inches, distance);
  return TRUE;
}

/**
 * muster_magdala_charge_plan_defence:
 * @state: as it is when the fire is opened
 * @order: a charge
 * @volley: (out): the fire that meets it
 *
 * Returns: whether there is any
 */
gboolean
muster_magdala_charge_plan_defence (const MusterSetup *setup,
                                    const MusterState *state,
                                    const MusterOrder *order,
                                    MagdalaVolley     *volley)
{
  int target = muster_order_get (order, MAGDALA_CHARGE_TARGET);

  /* M-MELEE-02, M-AMMO-05: who cannot fire at a charge. */
  if (!muster_magdala_units_is_armed (state, target) ||
      magdala_def (state, target, MAGDALA_DEF_NEEDS) == 0 ||
      (magdala_get_arm (state, target) == MAGDALA_RIDER &&
       !muster_magdala_units_is_on_foot (state, target)) ||
      magdala_get (state, target, MAGDALA_LIMBERED) ||
      magdala_get (state, target, MAGDALA_JAMMED) > 0 ||
      magdala_get (state, target, MAGDALA_MELEE) > 0 ||
      magdala_get (state, target, MAGDALA_PURSUING) > 0 ||
      magdala_get (state, target, MAGDALA_RETREATING) > 0)
    return FALSE;

  if (muster_magdala_units_counts_ammo (setup, state, target) &&
      magdala_get (state, target, MAGDALA_AMMO) <= 0 &&
      !(magdala_has_word (state, target, MAGDALA_LINE) &&
        !magdala_get (state, target, MAGDALA_LAST_STAND)))
    return FALSE;

  *volley = (MagdalaVolley) {
    .firer = target,
    .target = order->unit,
    .figures = muster_order_has (order, MAGDALA_CHARGE_DEFENDERS)
                 ? muster_order_get (order, MAGDALA_CHARGE_DEFENDERS)
                 : state->units[target].strength,
    .cover = (MagdalaCover) muster_order_get (order, MAGDALA_CHARGE_COVER),
    .half = muster_order_get (order, MAGDALA_CHARGE_DISTANCE) < MAGDALA_CLOSE_CHARGE ||
            magdala_get (state, target, MAGDALA_HALTED) > 0 ||
            magdala_get (state, target, MAGDALA_PINNED) > 0 ||
            (muster_magdala_units_counts_ammo (setup, state, target) &&
             magdala_get (state, target, MAGDALA_AMMO) < MAGDALA_POINT),
    .needs = muster_magdala_volley_get_needs (state, target, 0),
  };
  return muster_magdala_volley_count_dice (state, volley) > 0;
}

/* The rocket of the charged unit may go astray and hit a friend. FALSE when dice are missing. */
static gboolean
strike_friend (MusterResolution *self,
               int               rocket,
               int               hits)
{
  int friend = muster_order_get (self->order, MAGDALA_CHARGE_FRIEND);

  if (hits == 0)
    return TRUE;
  muster_step (self, friend >= 0 ? &HITS_FRIEND : &HITS_NOBODY, rocket, MAX (friend, 0), hits);
  if (friend < 0)
    return TRUE;
  if (!muster_magdala_fire_strike (self, friend, hits, -1))
    return FALSE;
  muster_magdala_fire_judge_losses (self, friend);
  return TRUE;
}

/* Whether the charge goes on after the fire that met it: @goes_on is FALSE when it is halted.
 * Returns FALSE when dice are missing. */
static gboolean
judge_attackers (MusterResolution *self,
                 gboolean         *goes_on)
{
  MusterState *state = self->state;
  const MusterOrder *order = self->order;
  int unit = order->unit;
  int level = muster_magdala_fire_get_test_level (state, unit);
  MagdalaTest test;

  *goes_on = muster_state_is_in_play (state, unit);
  if (!*goes_on || magdala_get (state, unit, MAGDALA_TESTED))
    return TRUE;
  if (muster_magdala_fire_is_halted (state, unit))
    {
      muster_magdala_fire_halt (self, unit);
      *goes_on = FALSE;
      return TRUE;
    }
  if (magdala_get (state, unit, MAGDALA_FIRE_LOSSES) < level)
    return TRUE;

  muster_magdala_morale_plan (self->setup, state, unit,
                              muster_order_get (order, MAGDALA_CHARGE_UMPIRE),
                              muster_order_get (order, MAGDALA_CHARGE_IMAM) != 0, &test);
  if (!muster_magdala_morale_take_test (self, unit, &test,
                                        muster_order_get (order, MAGDALA_CHARGE_REROLL) != 0,
                                        goes_on))
    return FALSE;
  magdala_put (state, unit, MAGDALA_TESTED, 1);
  if (*goes_on)
    muster_note (self, MUSTER_INCIDENT_STEADY, unit, -1);
  else
    muster_magdala_morale_fail_fire_test (self, unit);
  return TRUE;
}

static void
play_charge (MusterResolution *self)
{
  MusterState *state = self->state;
  int unit = self->order->unit;
  int target = muster_order_get (self->order, MAGDALA_CHARGE_TARGET);
  int distance = muster_order_get (self->order, MAGDALA_CHARGE_DISTANCE);
  MagdalaAllowance allowance;
  int inches;
  gboolean goes_on;
  MagdalaVolley volley;
  MagdalaHits hits;

  muster_step (self, &CHARGES, unit, target, distance);
  muster_magdala_move_get_allowance (state, unit,
                                     (MagdalaGoing) muster_order_get (self->order,
                                                                      MAGDALA_CHARGE_GOING), TRUE,
                                     &allowance);
  if (!muster_magdala_move_roll_allowance (self, &allowance, distance, &inches))
    return;

  magdala_put (state, unit, MAGDALA_MOVED, 2);
  magdala_put (state, unit, MAGDALA_ADVANCING, 1);
  muster_magdala_move_leave_ground (state, unit);
  muster_fact (self, .member = "move", .unit = -1, .number = inches);
  self->outcome->passed = FALSE;
  if (inches < distance)
    {
      muster_step (self, &FALLS_SHORT, unit, inches, distance);
      muster_prompt (self, &MOVE_SHORT, unit, inches, target);
      return;
    }

  if (muster_magdala_charge_plan_defence (self->setup, self->state, self->order, &volley))
    {
      if (!muster_magdala_volley_throw (self, &volley, &hits))
        return;

      magdala_put (self->state, unit, MAGDALA_UNDER_FIRE, 1);
      if (!(hits.strays ? strike_friend (self, volley.firer, hits.hits)
            : muster_magdala_fire_strike (self, unit, hits.hits, volley.firer)))
        return;
    }
  if (!judge_attackers (self, &goes_on))
    return;

  self->outcome->passed = goes_on;
  if (goes_on)
    {
      muster_note (self, MUSTER_INCIDENT_ASSAULTED, unit, target);
      if (magdala_get_arm (state, target) == MAGDALA_TRANSPORT)
        {
          muster_step (self, &CAPTURES, unit, target);
          muster_magdala_losses_leave (self, target, MAGDALA_DESTROYED);
        }
      else
        {
          muster_magdala_melees_join (state, unit, target);
          magdala_put (state, target, MAGDALA_PRONE, 0);
          magdala_put (state, target, MAGDALA_BUILDING, 0);
          magdala_put (state, target, MAGDALA_PURSUING, 0);
          muster_step (self, &CONTACT, unit, target);
          muster_prompt (self, &MOVE_INTO, unit, target);
        }
      return;
    }
  if (!muster_state_is_in_play (state, unit))
    return;
  muster_step (self, &STOPPED, unit, target);
  muster_prompt (self, &MOVE_CLOSE, unit, target);
}

static gboolean
asks_for (const MusterSetup *setup,
          const MusterState *state,
          const MusterOrder *order,
          guint              field)
{
  MagdalaAllowance allowance;

  switch (field)
    {
    case MAGDALA_CHARGE_GOING:
      muster_magdala_move_get_allowance (state, order->unit, MAGDALA_GOOD_GOING, TRUE, &allowance);
      return allowance.dice == 0;
    case MAGDALA_CHARGE_IMAM:
      return muster_magdala_leaders_has_imam (setup, state, magdala_get_side (state, order->unit));
    case MAGDALA_CHARGE_REROLL:
      return muster_magdala_leaders_may_reroll (setup, state, order->unit);
    case MAGDALA_CHARGE_FRIEND:
      for (int i = 0; i < state->n_units; i++)
        if (muster_state_is_in_play (state, i) && magdala_has_word (state, i, MAGDALA_ROCKET) &&
            magdala_get_side (state, i) != magdala_get_side (state, order->unit))
          return TRUE;
      return FALSE;

    default:
      return TRUE;
    }
}

const MusterOrderHandler muster_magdala_charge = {
  .judge = judge_charge,
  .judge_whole = judge_charge_whole,
  .play = play_charge,
  .forecast = muster_magdala_forecast_charge,
  .asks_for = asks_for,
};
