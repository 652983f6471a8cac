/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/magdala/muster-magdala-private.h"

#include "core/rules/magdala/muster-magdala-text.h"

/* The end of a player turn (M-END). */

static const MusterPhrase OWES_TEST = { "M-END-01", N_("{u0} must take its test of morale first.") };
static const MusterPhrase MUST_FIGHT = {
  "M-END-01", N_("{u0} and {u1} have not fought their round of this turn.")
};
static const MusterPhrase MUST_REACT = {
  "M-END-01", N_("{u0} is in retreat and must take its Reaction test again first.")
};

static const MusterPhrase SIDE_IS_DONE = {
  "M-END-04", N_("The turn of {s0} is over; {s1} is to act"), .gist = MUSTER_GIST_ALWAYS
};
static const MusterPhrase NEXT_TURN = { "M-END-04", N_("Turn {0} begins") };
static const MusterPhrase RALLIES = { "M-MELEE-16", N_("{u0} has pursued far enough and rallies") };
static const MusterPhrase NOT_PINNED = { "M-MORALE-15", N_("{u0} is no longer pinned") };

static const MusterPhrase PURSUE_ON = { "M-MELEE-16", N_("Move {u0} a full move of pursuit.") };
static const MusterPhrase REACT_AGAIN = {
  "M-REACT-03", N_("{u0} must take its Reaction test again before anything else."), TRUE
};
static const MusterPhrase MAY_RETEST = {
  "M-MORALE-14", N_("{u0} is halted and may test its morale again."), TRUE
};
static const MusterPhrase MAY_CLEAR = { "M-FIRE-12", N_("{u0} is jammed and may try to clear it."), TRUE };
static const MusterPhrase FIGHT_ROUND = {
  "M-MELEE-03", N_("{u0} and {u1} fight another round in this turn."), TRUE
};

static gboolean
judge_end_turn (const MusterSetup *setup,
                const MusterState *state,
                const MusterOrder *order,
                MusterJudgeScope   scope,
                MusterRefusal     *why)
{
  for (int i = 0; i < state->n_units; i++)
    {
      const MusterUnitState *now = &state->units[i];

      if (!muster_state_is_in_play (state, i))
        continue;
      if (now->markers[MAGDALA_TEST_DUE] > 0)
        return muster_refuse (why, &OWES_TEST, i);
      if (now->own[MAGDALA_OWN_TARGET] > 0 && !now->own[MAGDALA_OWN_FOUGHT])
        return muster_refuse (why, &MUST_FIGHT, i, now->own[MAGDALA_OWN_TARGET] - 1);
      if (now->markers[MAGDALA_RETREATING] == 2 && now->def->side == state->active_side)
        return muster_refuse (why, &MUST_REACT, i);
    }
  return TRUE;
}

static void
step_up (MusterState   *state,
         int            unit,
         MagdalaMarker  marker,
         int            most)
{
  int number = magdala_get (state, unit, marker);

  if (number > 0 && number < most)
    magdala_put (state, unit, marker, number + 1);
}

static void
prompt_unit (MusterResolution *self,
             int               unit)
{
  const MusterState *state = self->state;
  MusterRefusal why;
  gboolean ready = muster_magdala_judge_ready (state, unit, &why);

  if (magdala_get (state, unit, MAGDALA_RETREATING) == 2)
    muster_prompt (self, &REACT_AGAIN, unit);
  if (magdala_get (state, unit, MAGDALA_SPENT))
    muster_magdala_losses_prompt_spent (self, unit);
  if (magdala_get (state, unit, MAGDALA_HALTED) == 3 && ready)
    muster_prompt (self, &MAY_RETEST, unit);
  if (magdala_get (state, unit, MAGDALA_JAMMED) == 2 && ready)
    muster_prompt (self, &MAY_CLEAR, unit);
  if (magdala_get (state, unit, MAGDALA_PURSUING) > 0)
    muster_prompt (self, &PURSUE_ON, unit);
}

static void
play_end_turn (MusterResolution *self)
{
  MusterState *state = self->state;
  int side = state->active_side;

  for (int i = 0; i < state->n_units; i++)
    {
      if (!muster_state_is_in_play (state, i))
        continue;
      if (magdala_get_side (state, i) == side)
        {
          int pursuing = magdala_get (state, i, MAGDALA_PURSUING);

          /* M-END-02, of a unit of the side whose turn ends */
          if (magdala_get (state, i, MAGDALA_MOVED) == 0 &&
              magdala_get (state, i, MAGDALA_MELEE) == 0)
            magdala_put (state, i, MAGDALA_ADVANCING, 0);
          if (magdala_get (state, i, MAGDALA_PINNED) == 2)
            {
              magdala_put (state, i, MAGDALA_PINNED, 0);
              muster_step (self, &NOT_PINNED, i);
            }
          if (pursuing > 0)
            magdala_put (state, i, MAGDALA_PURSUING, pursuing - 1);
          if (pursuing == 1)
            muster_step (self, &RALLIES, i);
          magdala_put (state, i, MAGDALA_UNDER_FIRE, 0);
        }

      /* M-END-03, of any unit in play */
      magdala_put (state, i, MAGDALA_MOVED, 0);
      magdala_put (state, i, MAGDALA_FIRED, 0);
      magdala_put (state, i, MAGDALA_BUSY, 0);
      magdala_put (state, i, MAGDALA_FIRE_LOSSES, 0);
      magdala_put (state, i, MAGDALA_TESTED, 0);
      state->units[i].acted = FALSE;
      state->units[i].own[MAGDALA_OWN_FOUGHT] = FALSE;
    }
  if (muster_magdala_score_check_end (self))
    return;

  state->active_side = (gint8) (1 - side);
  muster_step (self, &SIDE_IS_DONE, side, state->active_side);
  if (state->active_side == magdala_get_data (self->setup)->first_side)
    {
      state->turn++;
      muster_step (self, &NEXT_TURN, state->turn);
    }
  for (int i = 0; i < state->n_units; i++)
    if (magdala_get_side (state, i) == state->active_side && muster_state_is_in_play (state, i))
      {
        /* M-END-05 */
        step_up (state, i, MAGDALA_HALTED, 3);
        step_up (state, i, MAGDALA_PINNED, 2);
        step_up (state, i, MAGDALA_JAMMED, 2);
        step_up (state, i, MAGDALA_RETREATING, 2);
        prompt_unit (self, i);
      }
  for (int i = 0; i < state->n_units; i++)
    if (state->units[i].own[MAGDALA_OWN_TARGET] > 0)
      muster_prompt (self, &FIGHT_ROUND, i, state->units[i].own[MAGDALA_OWN_TARGET] - 1);
}

const MusterOrderHandler muster_magdala_end_turn = {
  .judge = judge_end_turn,
  .play = play_end_turn,
};
