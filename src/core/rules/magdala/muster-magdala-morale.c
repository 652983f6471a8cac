/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/magdala/muster-magdala-forecast.h"

#include "core/rules/magdala/muster-magdala-text.h"

/* Tests of morale: dice, adjustments, and the orders that take one (M-MORALE). */

#define ALWAYS_TWO_DICE 11
#define ALWAYS_ONE_DIE 6

static const MusterPhrase NOTHING_OWED = { "M-MORALE-02", N_("{u0} owes no test of morale.") };
static const MusterPhrase NEVER_TESTS = { "M-MORALE-02", N_("{u0} is transport and never tests."), TRUE };
static const MusterPhrase NOT_HALTED = { "M-MORALE-16", N_("{u0} is not halted.") };
static const MusterPhrase NOT_YET = {
  "M-MORALE-14", N_("{u0} may test again in the second own turn after it was halted.")
};

static const MusterPhrase PASSES = {
  "M-MORALE-06", N_("{u0}: {d1} {+2} = {3}, casualties {4}: passed")
};
static const MusterPhrase ALWAYS_PASSES = {
  "M-MORALE-04", N_("{u0}: {d1}, which always passes")
};
static const MusterPhrase FAILS = {
  "M-MORALE-06", N_("{u0}: {d1} {+2} = {3}, casualties {4}: failed")
};
static const MusterPhrase ONCE_MORE = { "M-GEN-02", N_("The General with {u0} has it test once more") };
static const MusterPhrase IS_HALTED = { "M-MORALE-13", N_("{u0} is halted") };
static const MusterPhrase CARRIES_ON = { "M-MORALE-13", N_("{u0} carries on") };
static const MusterPhrase FIGHTS_ON = { "M-MELEE-13", N_("{u0} fights on") };
static const MusterPhrase GIVES_GROUND = {
  "M-MELEE-14", N_("{u0} does not rout: it loses a figure and gives ground, and the enemy follows")
};
static const MusterPhrase SQUARE_HOLDS = {
  "M-MELEE-14", N_("{u0} is in square: it neither routs nor gives ground")
};
static const MusterPhrase GOES_ON = { "M-MORALE-16", N_("{u0} is no longer halted") };
static const MusterPhrase SLINKS_OFF = {
  "M-MORALE-16", N_("{u0} falls back and is halted anew; a figure slinks off")
};

static const MusterPhrase MARK_HALTED = { NULL, N_("Mark {u0} as halted.") };
static const MusterPhrase HALF_MOVE_BACK = {
  NULL, N_("Move {u0} back half a move.")
};
static const MusterPhrase HALF_MOVE_AND_FOLLOW = {
  NULL, N_("Move {u0} back half a move; whoever fights it follows.")
};

/**
 * muster_magdala_morale_plan:
 * @umpire: what the umpire adds
 * @imam: whether an imam is near
 * @test: (out): the test that @unit takes now
 */
void
muster_magdala_morale_plan (const MusterSetup *setup,
                            const MusterState *state,
                            int                unit,
                            int                umpire,
                            gboolean           imam,
                            MagdalaTest       *test)
{
  gboolean detached = muster_magdala_units_is_detachment (state, unit);

  *test = (MagdalaTest) {
    .n_dice = detached ? MAGDALA_DETACHED_DICE : MAX (magdala_def (state, unit, MAGDALA_DEF_MORALE_DICE), 1),
    .constant = detached ? MAGDALA_DETACHED_PLUS : magdala_def (state, unit, MAGDALA_DEF_MORALE_PLUS),
    .umpire = umpire,
    .imam = imam,
    .needed = muster_magdala_units_get_casualties (state, unit),
  };
  test->always = test->n_dice > 1 ? ALWAYS_TWO_DICE : ALWAYS_ONE_DIE;
  test->added = muster_magdala_adjust_test (state, unit, test, NULL);
}

/**
 * muster_magdala_morale_passes:
 * @dice: what the dice show, added up
 */
gboolean
muster_magdala_morale_passes (const MagdalaTest *test,
                              int                dice)
{
  return dice >= test->always || dice + test->added >= test->needed;
}

/* Rolls a test and says what came of it. FALSE when the dice are missing. */
static gboolean
throw_test (MusterResolution  *self,
            MagdalaRoll        purpose,
            int                unit,
            const MagdalaTest *test,
            gboolean          *passed)
{
  int least = CLAMP (test->needed - test->added, test->n_dice, test->always);
  const guint8 *dice;
  int sum;

  muster_need (self, NULL, least, test->needed);
  dice = muster_resolution_roll (self, purpose, unit, (guint) test->n_dice, 0);
  if (dice == NULL)
    return FALSE;

  muster_resolution_try_total (self, unit, muster_totals_from (least));
  sum = dice[0] + (test->n_dice > 1 ? dice[1] : 0);
  *passed = muster_magdala_morale_passes (test, sum);
  if (*passed && sum + test->added < test->needed)
    muster_step (self, &ALWAYS_PASSES, unit, (gint32) muster_resolution_last_roll (self));
  else
    muster_step (self, *passed ? &PASSES : &FAILS, unit, (gint32) muster_resolution_last_roll (self),
                 test->added, sum + test->added, test->needed);
  return TRUE;
}

/**
 * muster_magdala_morale_take_test:
 * @reroll: whether a General shall have it thrown once more if it fails
 * @passed: (out): what came of it
 *
 * Returns: %FALSE when dice are missing and the order cannot go on
 */
gboolean
muster_magdala_morale_take_test (MusterResolution  *self,
                                 int                unit,
                                 const MagdalaTest *test,
                                 gboolean           reroll,
                                 gboolean          *passed)
{
  muster_magdala_adjust_test (self->state, unit, test, self);
  if (!throw_test (self, MAGDALA_ROLL_MORALE, unit, test, passed))
    return FALSE;
  if (*passed || !reroll || !muster_magdala_leaders_may_reroll (self->setup, self->state, unit))
    return TRUE;

  muster_step (self, &ONCE_MORE, unit);
  return throw_test (self, MAGDALA_ROLL_MORALE_REROLL, unit, test, passed);
}

/* What a failed test after fire does to the unit. */
void
muster_magdala_morale_fail_fire_test (MusterResolution *self,
                                      int               unit)
{
  magdala_put (self->state, unit, MAGDALA_HALTED, 1);
  magdala_put (self->state, unit, MAGDALA_ADVANCING, 0);
  muster_step (self, &IS_HALTED, unit);
  muster_prompt (self, &MARK_HALTED, unit);
  muster_note (self, MUSTER_INCIDENT_SHAKEN, unit, -1, 1, MAGDALA_HALTED);
}

static gboolean
judge_morale (const MusterSetup *setup,
              const MusterState *state,
              const MusterOrder *order,
              MusterJudgeScope   scope,
              MusterRefusal     *why)
{
  if (magdala_get_arm (state, order->unit) == MAGDALA_TRANSPORT)
    return muster_refuse (why, &NEVER_TESTS, order->unit);
  if (magdala_get (state, order->unit, MAGDALA_TEST_DUE) == 0)
    return muster_refuse (why, &NOTHING_OWED, order->unit);
  return TRUE;
}

static gboolean
judge_test_whole (const MusterSetup *setup,
                  const MusterState *state,
                  const MusterOrder *order,
                  MusterJudgeScope   scope,
                  MusterRefusal     *why)
{
  return muster_magdala_judge_imam (setup, state, order, MAGDALA_TEST_IMAM, why);
}

/* Takes the test that the order asks for. FALSE when dice are missing. */
static gboolean
take_ordered_test (MusterResolution *self,
                   gboolean         *passed)
{
  const MusterOrder *order = self->order;
  MagdalaTest test;

  muster_magdala_morale_plan (self->setup, self->state, order->unit,
                              muster_order_get (order, MAGDALA_TEST_UMPIRE),
                              muster_order_get (order, MAGDALA_TEST_IMAM) != 0, &test);
  if (!muster_magdala_morale_take_test (self, order->unit, &test,
                                        muster_order_get (order, MAGDALA_TEST_REROLL) != 0, passed))
    return FALSE;
  self->outcome->passed = *passed;
  return TRUE;
}

static void
play_morale (MusterResolution *self)
{
  MusterState *state = self->state;
  int unit = self->order->unit;
  gboolean melee = magdala_get (state, unit, MAGDALA_TEST_DUE) == MAGDALA_MELEE_TEST;
  gboolean passed;

  if (!take_ordered_test (self, &passed))
    return;

  magdala_put (state, unit, MAGDALA_TEST_DUE, 0);
  if (!melee)
    magdala_put (state, unit, MAGDALA_TESTED, 1);
  if (passed)
    {
      muster_step (self, melee ? &FIGHTS_ON : &CARRIES_ON, unit);
      muster_note (self, MUSTER_INCIDENT_STEADY, unit, -1);
    }
  else if (!melee)
    muster_magdala_morale_fail_fire_test (self, unit);
  else if (muster_magdala_units_is_steady (state, unit))
    {
      /* M-MELEE-14 */
      if (magdala_get (state, unit, MAGDALA_SQUARE))
        {
          muster_step (self, &SQUARE_HOLDS, unit);
        }
      else
        {
          muster_step (self, &GIVES_GROUND, unit);
          magdala_put (state, unit, MAGDALA_WORKS, MAGDALA_NO_WORKS);
          if (state->units[unit].strength > 1)
            muster_prompt (self, &HALF_MOVE_AND_FOLLOW, unit);
          muster_magdala_losses_remove_figures (self, unit, 1, -1);
        }
      if (muster_state_is_in_play (state, unit))
        muster_note (self, MUSTER_INCIDENT_SHAKEN, unit, -1,
                     magdala_get (state, unit, MAGDALA_LOST_ROUNDS), MAGDALA_LOST_ROUNDS);
    }
  else
    muster_magdala_rout (self, unit);
}

static gboolean
asks_for (const MusterSetup *setup,
          const MusterState *state,
          const MusterOrder *order,
          guint              field)
{
  if (field == MAGDALA_TEST_IMAM)
    return muster_magdala_leaders_has_imam (setup, state, magdala_get_side (state, order->unit));
  if (field == MAGDALA_TEST_REROLL)
    return muster_magdala_leaders_may_reroll (setup, state, order->unit);
  if (order->verb == MAGDALA_MORALE && field == MAGDALA_TEST_PURSUIT_REROLL)
    {
      for (int i = 0; i < state->n_units; i++)
        if ((muster_magdala_melees_fights (state, i, order->unit) ||
             muster_magdala_melees_fights (state, order->unit, i)) &&
            muster_magdala_leaders_may_reroll (setup, state, i))
          return TRUE;
      return FALSE;
    }
  return TRUE;
}

const MusterOrderHandler muster_magdala_morale = {
  .judge = judge_morale,
  .judge_whole = judge_test_whole,
  .play = play_morale,
  .forecast = muster_magdala_forecast_morale,
  .asks_for = asks_for,
};

static gboolean
judge_retest (const MusterSetup *setup,
              const MusterState *state,
              const MusterOrder *order,
              MusterJudgeScope   scope,
              MusterRefusal     *why)
{
  int halted = magdala_get (state, order->unit, MAGDALA_HALTED);

  if (!muster_magdala_judge_ready (state, order->unit, why))
    return FALSE;
  if (halted == 0)
    return muster_refuse (why, &NOT_HALTED, order->unit);
  if (halted < 3)
    return muster_refuse (why, &NOT_YET, order->unit);
  return muster_magdala_judge_fresh (state, order->unit, why);
}

static void
play_retest (MusterResolution *self)
{
  MusterState *state = self->state;
  int unit = self->order->unit;
  gboolean passed;

  if (!take_ordered_test (self, &passed))
    return;

  muster_note (self, passed ? MUSTER_INCIDENT_RALLIED : MUSTER_INCIDENT_FAILED_RALLY, unit, -1);
  if (passed)
    {
      magdala_put (state, unit, MAGDALA_HALTED, 0);
      muster_step (self, &GOES_ON, unit);
      return;
    }
  magdala_put (state, unit, MAGDALA_HALTED, 1);
  magdala_put (state, unit, MAGDALA_BUSY, 2);
  muster_magdala_move_leave_ground (state, unit);
  muster_step (self, &SLINKS_OFF, unit);
  if (state->units[unit].strength > 1)
    muster_prompt (self, &HALF_MOVE_BACK, unit);
  muster_magdala_losses_remove_figures (self, unit, 1, -1);
}

const MusterOrderHandler muster_magdala_retest = {
  .judge = judge_retest,
  .judge_whole = judge_test_whole,
  .play = play_retest,
  .forecast = muster_magdala_forecast_retest,
  .asks_for = asks_for,
};
