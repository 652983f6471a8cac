/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/magdala/muster-magdala-forecast.h"

#include "core/rules/magdala/muster-magdala-text.h"
#include "core/rules/muster-house-rule.h"

/* The Reaction test of those who see friends go (M-REACT). */

static const MusterPhrase NEVER_TESTS = { "M-REACT-06", N_("{u0} is transport and never tests."), TRUE };
static const MusterPhrase NOT_AGAIN = {
  "M-REACT-03", N_("{u0} has no Reaction test to take again in this turn.")
};

static const MusterPhrase COUNTS = {
  "M-REACT-02", N_("{u0}[, {+1} as British or Foreign Legion][, {+2} neither in melee nor under fire]"
                   "[, {+3} with a General][, {+4} for its quality][, {+5} for friends who rout]")
};
static const MusterPhrase UMPIRE = { "M-UMP-02", N_("{u0}: {+1} by the umpire’s word") };
static const MusterPhrase CARRIES_ON = { "M-REACT-03", N_("{u0}: {d1} {+2} = {3}: it carries on") };
static const MusterPhrase FAILS = { "M-REACT-03", N_("{u0}: {d1} {+2} = {3}: failed") };
static const MusterPhrase ONCE_MORE = { "M-GEN-02", N_("The General with {u0} has it test once more") };
static const MusterPhrase RETREATS = { "M-REACT-03", N_("{u0} retreats, and tests again in its next turn") };
static const MusterPhrase ROUTS = { "M-REACT-04", N_("{u0} has failed twice in succession and routs") };
static const MusterPhrase MOVE_BACK = { NULL, N_("Move {u0} back a full move.") };

#define N_COUNTS 5

/* M-REACT-02 but for the umpire, in the order of COUNTS */
static void
count (const MusterSetup *setup,
       const MusterState *state,
       const MusterOrder *order,
       int               *counts)
{
  int unit = order->unit;

  counts[0] = magdala_has_word (state, unit, MAGDALA_BRITISH) ||
              magdala_has_word (state, unit, MAGDALA_FOREIGN_LEGION);
  counts[1] = magdala_get (state, unit, MAGDALA_MELEE) == 0 &&
              !magdala_get (state, unit, MAGDALA_UNDER_FIRE);
  counts[2] = muster_magdala_leaders_has_general (setup, state, unit) ? 1 : 0;
  counts[3] = magdala_has_word (state, unit, MAGDALA_INFERIOR) ||
              magdala_has_word (state, unit, MAGDALA_VERY_INFERIOR) ? -1 : 0;
  counts[4] = muster_order_get (order, MAGDALA_REACTION_CAUSE) == MAGDALA_CAUSE_ROUT ? -1 : 0;
}

/**
 * muster_magdala_reaction_get:
 * @order: a Reaction test
 *
 * Returns: what is added to its die (M-REACT-02)
 */
int
muster_magdala_reaction_get (const MusterSetup *setup,
                             const MusterState *state,
                             const MusterOrder *order)
{
  int sum = muster_order_get (order, MAGDALA_REACTION_UMPIRE);
  int counts[N_COUNTS];

  count (setup, state, order, counts);
  for (guint i = 0; i < N_COUNTS; i++)
    sum += counts[i];
  return sum;
}

static gboolean
judge_reaction (const MusterSetup *setup,
                const MusterState *state,
                const MusterOrder *order,
                MusterJudgeScope   scope,
                MusterRefusal     *why)
{
  return magdala_get_arm (state, order->unit) != MAGDALA_TRANSPORT ||
         muster_refuse (why, &NEVER_TESTS, order->unit);
}

static gboolean
judge_reaction_whole (const MusterSetup *setup,
                      const MusterState *state,
                      const MusterOrder *order,
                      MusterJudgeScope   scope,
                      MusterRefusal     *why)
{
  return muster_order_get (order, MAGDALA_REACTION_CAUSE) != MAGDALA_CAUSE_AGAIN ||
         magdala_get (state, order->unit, MAGDALA_RETREATING) == 2 ||
         muster_refuse (why, &NOT_AGAIN, order->unit);
}

/* FALSE when the die is missing. */
static gboolean
throw_reaction (MusterResolution *self,
                MagdalaRoll       purpose,
                gboolean         *passed)
{
  int unit = self->order->unit;
  int added = muster_magdala_reaction_get (self->setup, self->state, self->order);
  const guint8 *dice;

  muster_need (self, NULL, CLAMP (MAGDALA_REACTS - added, 1, 7));
  dice = muster_resolution_roll (self, purpose, unit, 1, 0);
  if (dice == NULL)
    return FALSE;

  muster_resolution_try_total (self, unit, muster_totals_from (MAGDALA_REACTS - added));
  *passed = dice[0] + added >= MAGDALA_REACTS;
  muster_step (self, *passed ? &CARRIES_ON : &FAILS, unit,
               (gint32) muster_resolution_last_roll (self), added, dice[0] + added);
  return TRUE;
}

static void
play_reaction (MusterResolution *self)
{
  MusterState *state = self->state;
  int unit = self->order->unit;
  gboolean passed;
  int umpire = muster_order_get (self->order, MAGDALA_REACTION_UMPIRE);
  int counts[N_COUNTS];

  count (self->setup, self->state, self->order, counts);
  if (counts[0] || counts[1] || counts[2] || counts[3] || counts[4])
    muster_step (self, &COUNTS, unit, counts[0], counts[1], counts[2], counts[3], counts[4]);
  if (umpire != 0)
    {
      muster_step (self, &UMPIRE, unit, umpire);
      muster_house_rule_say_reason (self);
    }

  if (!throw_reaction (self, MAGDALA_ROLL_REACTION, &passed))
    return;
  if (!passed && muster_order_get (self->order, MAGDALA_REACTION_REROLL) &&
      muster_magdala_leaders_may_reroll (self->setup, state, unit))
    {
      muster_step (self, &ONCE_MORE, unit);
      if (!throw_reaction (self, MAGDALA_ROLL_REACTION_REROLL, &passed))
        return;
    }

  self->outcome->passed = passed;
  if (passed)
    {
      magdala_put (state, unit, MAGDALA_RETREATING, 0);
      muster_note (self, MUSTER_INCIDENT_STEADY, unit, -1);
    }
  else if (magdala_get (state, unit, MAGDALA_RETREATING) == 0)
    {
      magdala_put (state, unit, MAGDALA_RETREATING, 1);
      magdala_put (state, unit, MAGDALA_ADVANCING, 0);
      muster_magdala_move_leave_ground (state, unit);
      muster_magdala_melees_end (state, unit);
      if (magdala_get (state, unit, MAGDALA_TEST_DUE) == MAGDALA_MELEE_TEST)
        magdala_put (state, unit, MAGDALA_TEST_DUE, 0);
      muster_step (self, &RETREATS, unit);
      muster_prompt (self, &MOVE_BACK, unit);
      muster_note (self, MUSTER_INCIDENT_SHAKEN, unit, -1, 1, MAGDALA_RETREATING);
      muster_magdala_losses_prompt_friends (self, unit, MAGDALA_CAUSE_RETREAT);
    }
  else
    {
      muster_step (self, &ROUTS, unit);
      muster_magdala_losses_leave (self, unit, MAGDALA_ROUTED);
      muster_magdala_losses_prompt_friends (self, unit, MAGDALA_CAUSE_ROUT);
    }
}

static gboolean
asks_for (const MusterSetup *setup,
          const MusterState *state,
          const MusterOrder *order,
          guint              field)
{
  return field != MAGDALA_REACTION_REROLL ||
         muster_magdala_leaders_may_reroll (setup, state, order->unit);
}

const MusterOrderHandler muster_magdala_reaction = {
  .judge = judge_reaction,
  .judge_whole = judge_reaction_whole,
  .play = play_reaction,
  .forecast = muster_magdala_forecast_reaction,
  .asks_for = asks_for,
};
