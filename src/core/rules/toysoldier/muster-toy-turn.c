/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/toysoldier/muster-toy-forecast.h"

#include "core/rules/toysoldier/muster-toy-text.h"

/* The beginning and the end of a turn, and command points. */

static const MusterPhrase NO_FIGHTERS = { "T-COLLAPSE-01", N_("{s0} has no unit that fights.") };
static const MusterPhrase NO_GENERAL = { "T-CP-01", N_("{s0} has no general on the table.") };
static const MusterPhrase NOT_COMMANDER = {
  "T-CP-03", N_("Only {u1}, who commands, hands out points, not {u0}.")
};
static const MusterPhrase TO_HIMSELF = { "T-CP-03", N_("{u0} cannot give points to himself.") };
static const MusterPhrase TOO_FEW = {
  "T-CP-03", N_("{u0} has {1}, not {2}."), .covered = N_("{u0} has fewer points than that.")
};
static const MusterPhrase TOO_MANY = {
  "T-CP-03", N_("{u0} would have {1}; nobody holds more than {2}."),
  .covered = N_("Nobody holds more than {2} points: that is too much for {u0}.")
};
static const MusterPhrase SOMEBODY_CAN_ACT = {
  "T-TURN-03", N_("Cards are left, and {u0} can act.")
};

static const MusterPhrase ARMY = {
  "T-COLLAPSE-01", N_("Units of {s0} at the beginning: {1}; beaten at {2}"), .counts_reserves = TRUE
};
static const MusterPhrase NOBODY_COUNTS = {
  "T-COLLAPSE-05", N_("{s0} has no unit that counts, and does not collapse"), .counts_reserves = TRUE
};
static const MusterPhrase ROLLS_POINTS = {
  "T-CP-01", N_("{u0} throws {d1}: command points {2}"),
  .covered = N_("{u0} throws for command points, in secret"),
  .gist = MUSTER_GIST_ALWAYS
};
static const MusterPhrase HAS_POINTS = {
  "T-CP-02", N_("{u0} has command points: {1}"), .covered = N_("{u0} has command points, in secret")
};
static const MusterPhrase ALL_GREEN = { "T-TURN-01", N_("Turn {0}: all counters are green") };
static const MusterPhrase OTHERS_GREEN = {
  "T-TURN-01", N_("Turn {0}: all other counters are green")
};
static const MusterPhrase NO_OFFICER = { "T-ADV-67", N_("{u0} has no officer: red") };
static const MusterPhrase NO_ENSIGN = { "T-ADV-67", N_("{u0} has no ensign: yellow") };
static const MusterPhrase GIVES = {
  "T-CP-03", N_("{u0} gives {u1} {2}: they have {3} and {4}"),
  .covered = N_("{u0} gives {u1} command points, in secret")
};
static const MusterPhrase TURN_ENDS = { "T-TURN-04", N_("Turn {0} is over"), .gist = MUSTER_GIST_ALWAYS };
static const MusterPhrase BANK_LOST = { "T-ADV-29", N_("Cards left in the bank are lost: {0}") };

static const MusterPhrase TURN_GREEN = { NULL, N_("Turn all counters to green.") };
static const MusterPhrase TURN_OTHERS_GREEN = { NULL, N_("Turn all other counters to green.") };
static const MusterPhrase TURN_YELLOW = { NULL, N_("{u0} has a yellow counter.") };
static const MusterPhrase TURN_RED = { NULL, N_("{u0} has a red counter.") };
static const MusterPhrase SHUFFLE = { NULL, MUSTER_COUNTED (0, "Shuffle the deck: {0} card.",
                                                            "Shuffle the deck: {0} cards.") };
static const MusterPhrase CLEAR_TABLE = {
  NULL, N_("Take away all disorder markers and what is left of the command points.")
};
static const MusterPhrase MOVE_GENERAL = { NULL, N_("{u0} may move up to {1}\".") };

static gboolean
has_fighters (const MusterState *state,
              int                side)
{
  for (int i = 0; i < state->n_units; i++)
    if (toy_get_side (state, i) == side && !toy_is_general (state, i) &&
        state->units[i].fate == TOY_IN_PLAY)
      return TRUE;
  return FALSE;
}

static gboolean
judge_start_turn (const MusterSetup *setup,
                  const MusterState *state,
                  const MusterOrder *order,
                  MusterJudgeScope   scope,
                  MusterRefusal     *why)
{
  if (!muster_toy_judge_phase (state, TOY_PHASE_BETWEEN, why))
    return FALSE;
  for (int side = 0; side < 2; side++)
    {
      if (!state->own[TOY_STARTED] && !has_fighters (state, side))
        return muster_refuse (why, &NO_FIGHTERS, side);

      /* The die for the main army may bring a general. */
      if (muster_toy_units_get_commander (state, side) < 0 &&
          !muster_toy_arrival_may_come (setup, state, side))
        return muster_refuse (why, &NO_GENERAL, side);
    }
  return TRUE;
}

/* Gives the generals of @side their command points (T-CP-01, T-CP-02). FALSE when the dice are
 * missing. */
static gboolean
roll_points (MusterResolution *self,
             int               side)
{
  MusterState *state = self->state;
  int commander = muster_toy_units_get_commander (state, side);
  int points = 0;
  const guint8 *faces;

  if (commander < 0)
    {
      muster_resolution_fail (self, &NO_GENERAL, MUSTER_ARGS (side));
      return FALSE;
    }
  faces = muster_resolution_roll (self, TOY_PURPOSE_COMMAND_POINTS, commander,
                                  (guint) toy_get_rating (state, commander), 0);
  if (faces == NULL)
    return FALSE;

  for (int i = 0; i < toy_get_rating (state, commander); i++)
    points = MAX (points, faces[i]);
  state->units[commander].markers[TOY_CP] = (gint16) points;
  muster_step (self, &ROLLS_POINTS, commander, (gint32) muster_resolution_last_roll (self), points);

  for (int i = 0; i < state->n_units; i++)
    {
      if (i == commander || toy_get_side (state, i) != side || !toy_is_general (state, i) ||
          !toy_is_on_table (state, i))
        continue;
      state->units[i].markers[TOY_CP] = (gint16) toy_get_rating (state, i);
      muster_step (self, &HAS_POINTS, i, toy_get_rating (state, i));
    }
  return TRUE;
}

/* T-ADV-67 */
static ToyColour
get_first_colour (const MusterUnitState *unit)
{
  return !unit->markers[TOY_OFFICER] ? TOY_RED : !unit->markers[TOY_ENSIGN] ? TOY_YELLOW
         : TOY_GREEN;
}

static void
play_start_turn (MusterResolution *self)
{
  MusterState *state = self->state;
  guint n_leaderless = 0, n_turned = 0;

  if (!muster_toy_arrival_roll (self))
    return;

  /* The first turn fixes what both armies begin with, by which their collapse is judged. */
  if (!state->own[TOY_STARTED])
    {
      state->own[TOY_STARTED] = TRUE;
      for (int i = 0; i < state->n_units; i++)
        {
          MusterUnitState *unit = &state->units[i];

          if (toy_is_general (state, i) || unit->fate != TOY_IN_PLAY)
            continue;
          unit->own[TOY_BEGAN] = unit->start;
          unit->own[TOY_COUNTED] = !toy_is_general (state, i) &&
                                   state->units[i].fate == TOY_IN_PLAY &&
                                   !(toy_has_rule (self->setup, TOY_RULE_SKIRMISHERS_UNCOUNTED) &&
                                     toy_is_skirmisher_kind (state->units[i].def));
          state->own[TOY_STRENGTH + unit->def->side] += unit->own[TOY_COUNTED];
        }
      for (int side = 0; side < 2; side++)
        {
          int strength = state->own[TOY_STRENGTH + side];

          muster_step (self, strength > 0 ? &ARMY : &NOBODY_COUNTS, side, strength, strength / 2);
        }
    }

  if (!roll_points (self, 0) || !roll_points (self, 1))
    return;

  for (int i = 0; i < self->state->n_units; i++)
    if (toy_is_general (self->state, i))
      muster_fact (self, .member = "points", .unit = (gint16) i,
                   .number = toy_get_marker (self->state, i, TOY_CP));

  for (int i = 0; i < state->n_units; i++)
    {
      MusterUnitState *unit = &state->units[i];

      if (toy_is_general (state, i) || unit->fate != TOY_IN_PLAY)
        continue;
      if (get_first_colour (unit) != TOY_GREEN)
        {
          ToyColour colour = get_first_colour (&self->state->units[i]);

          /* A unit without one of its leaders begins worse than green (T-ADV-67); the prompt comes
           * only if its counter has to be turned. */
          muster_step (self, colour == TOY_RED ? &NO_OFFICER : &NO_ENSIGN, i);
          if (toy_get_marker (self->before, i, TOY_RESOLVE) != (int) colour)
            muster_prompt (self, colour == TOY_RED ? &TURN_RED : &TURN_YELLOW, i);

          n_leaderless++;
        }
      else
        n_turned += unit->markers[TOY_RESOLVE] != TOY_GREEN;
      muster_toy_losses_set_colour (unit, get_first_colour (unit));
      muster_toy_losses_say_second (self, i, FALSE);
    }
  muster_step (self, n_leaderless > 0 ? &OTHERS_GREEN : &ALL_GREEN, state->turn);
  if (n_turned > 0)
    muster_prompt (self, n_leaderless > 0 ? &TURN_OTHERS_GREEN : &TURN_GREEN);

  muster_toy_cards_shuffle (self->setup, self->state);
  muster_prompt (self, &SHUFFLE, self->state->deck.n_left);
  self->state->phase = TOY_PHASE_READY;
}

const MusterOrderHandler muster_toy_start_turn = {
  judge_start_turn, NULL, play_start_turn,
  .forecast = muster_toy_forecast_start_turn,
};

static gboolean
judge_give (const MusterSetup *setup,
            const MusterState *state,
            const MusterOrder *order,
            MusterJudgeScope   scope,
            MusterRefusal     *why)
{
  int side = toy_get_side (state, order->unit);
  int commander = muster_toy_units_get_commander (state, side);

  if (!muster_toy_judge_phase (state, TOY_PHASE_READY, why) ||
      !muster_toy_judge_general (state, order->unit, side, why))
    return FALSE;
  if (order->unit != commander)
    return muster_refuse (why, &NOT_COMMANDER, order->unit, commander);
  return TRUE;
}

static gboolean
judge_give_whole (const MusterSetup *setup,
                  const MusterState *state,
                  const MusterOrder *order,
                  MusterJudgeScope   scope,
                  MusterRefusal     *why)
{
  int to = toy_get (order, TOY_TO);
  int points = toy_get (order, TOY_POINTS);
  int own = toy_get_marker (state, order->unit, TOY_CP);

  if (!muster_toy_judge_general (state, to, toy_get_side (state, order->unit), why))
    return FALSE;
  if (to == order->unit)
    return muster_refuse (why, &TO_HIMSELF, to);
  if (points > own)
    return muster_refuse (why, &TOO_FEW, order->unit, own, points);
  if (toy_get_marker (state, to, TOY_CP) + points > TOY_MAX_POINTS)
    return muster_refuse (why, &TOO_MANY, to, toy_get_marker (state, to, TOY_CP) + points,
                          TOY_MAX_POINTS);
  return TRUE;
}

static void
play_give (MusterResolution *self)
{
  int to = toy_get (self->order, TOY_TO);
  int points = toy_get (self->order, TOY_POINTS);
  gint16 *from = &self->state->units[self->order->unit].markers[TOY_CP];
  gint16 *into = &self->state->units[to].markers[TOY_CP];

  *from = (gint16) (*from - points);
  *into = (gint16) (*into + points);
  muster_step (self, &GIVES, self->order->unit, to, points, *from, *into);
}

const MusterOrderHandler muster_toy_give = { judge_give, judge_give_whole, play_give };

static gboolean
judge_end_turn (const MusterSetup *setup,
                const MusterState *state,
                const MusterOrder *order,
                MusterJudgeScope   scope,
                MusterRefusal     *why)
{
  if (state->phase != TOY_PHASE_READY && !muster_toy_judge_phase (state, TOY_PHASE_CARD, why))
    return FALSE;
  if (!muster_toy_cards_check_unbound (state, why))
    return FALSE;
  for (int i = 0; state->deck.n_left > 0 && i < state->n_units; i++)
    if (muster_toy_units_may_act_freely (state, i))
      return muster_refuse (why, &SOMEBODY_CAN_ACT, i);
  return TRUE;
}

/**
 * muster_toy_turn_end:
 *
 * The turn is over, with all that belongs to it.
 */
void
muster_toy_turn_end (MusterResolution *self)
{
  MusterState *state = self->state;
  int n_cards = 0;

  muster_step (self, &TURN_ENDS, state->turn);
  muster_prompt (self, &CLEAR_TABLE);

  muster_toy_cards_put_away (state);

  for (guint i = TOY_BANKED; i < TOY_N_STATE_OWN; i++)
    n_cards += self->state->own[i] != 0;
  if (n_cards > 0)
    muster_step (self, &BANK_LOST, n_cards);
  for (guint i = TOY_N_BANKED; i < TOY_N_STATE_OWN; i++)
    self->state->own[i] = 0;

  for (int i = 0; i < state->n_units; i++)
    {
      MusterUnitState *unit = &state->units[i];

      unit->acted = FALSE;
      if (unit->fate == TOY_IN_PLAY)
        unit->markers[TOY_DISORDER] = 0;
      unit->markers[TOY_CP] = unit->markers[TOY_OVERRIDES] = 0;
    }
  muster_toy_cards_shuffle (self->setup, state);

  muster_toy_score_count (self->setup, state);
  muster_toy_score_check_scenario (self);
  if (!state->over)
    muster_toy_score_check_last_turn (self);
  if (state->over)
    return;

  state->turn++;
  state->phase = TOY_PHASE_BETWEEN;
  for (int i = 0; i < state->n_units; i++)
    if (toy_is_general (state, i) && toy_is_on_table (state, i))
      muster_prompt (self, &MOVE_GENERAL, i, TOY_GENERAL_MOVE);
}

const MusterOrderHandler muster_toy_end_turn = { judge_end_turn, NULL, muster_toy_turn_end };
