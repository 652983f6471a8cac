/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/toysoldier/muster-toy-private.h"

#include "core/rules/toysoldier/muster-toy-text.h"

/* Losses, points, and the end of a battle. All counts are derived from the fates of the units, so
 * they cannot go wrong by themselves. */

static const MusterPhrase HALF_GONE = {
  "T-COLLAPSE-01", N_("Units left of {s0}: {1} of {2}; beaten at {3}")
};
static const MusterPhrase FIGHTS_ON = { "T-ADV-75", N_("{d1}: {s0} fights on") };
static const MusterPhrase FLEES = { "T-ADV-75", N_("{d1}: {s0} flees") };
static const MusterPhrase NOBODY_HOLDS = { "T-ADV-75", N_("Nobody is left to hold {s0}") };
static const MusterPhrase DISLODGED = { "T-COLLAPSE-04", N_("{s0} has dislodged the enemy") };
static const MusterPhrase HAS_HELD =
  { "T-COLLAPSE-04", MUSTER_COUNTED (1, "{s0} has held the place for {1} turn",
                                     "{s0} has held the place for {1} turns") };
static const MusterPhrase EDGE_REACHED = { "T-BATTLE-21", N_("{s0} has reached the far edge") };
static const MusterPhrase GOT_AWAY = { "T-BATTLE-06", N_("Units that {s0} brought away: {1}") };
static const MusterPhrase GUARD_GONE = {
  "T-BATTLE-07", N_("{s0}: nothing is left of the advance corps, and the main army is not here")
};
static const MusterPhrase NIGHT_FALLS = {
  "T-COLLAPSE-04", N_("Turn {0} was the last, and {s1} still stands")
};
static const MusterPhrase LINE_HELD = {
  "T-BATTLE-22", N_("Turn {0} was the last, and {s1} still stands")
};
static const MusterPhrase GUARD_CAUGHT = {
  "T-BATTLE-08", N_("Turn {0} was the last, and the enemy has not got away")
};
static const MusterPhrase WINS = { "T-COLLAPSE-01", N_("Victory for {s0}") };
static const MusterPhrase WINS_BARELY = {
  "T-BATTLE-22", N_("A minor victory for {s0}: infantry lost {1}")
};
static const MusterPhrase DRAWN = { "T-COLLAPSE-03", N_("A draw") };

#define MINOR_LOSSES 3

gboolean
muster_toy_score_is_lost (guint8 fate)
{
  return fate != TOY_IN_PLAY && fate != TOY_EXITED && fate != TOY_BRIGADED;
}

/* Whether the fate is a loss for good, not just absence from this battle. */
gboolean
muster_toy_score_is_gone (guint8 fate)
{
  return fate == TOY_DESTROYED || fate == TOY_ROUTED || fate == TOY_RETREATED_OFF ||
         fate == TOY_SPIKED;
}

/* The unit that went into the brigade @anchor, or -1. */
int
muster_toy_score_find_absorbed (const MusterState *state,
                                int                anchor)
{
  for (int i = 0; i < state->n_units; i++)
    if (!toy_is_general (state, i) && state->units[i].own[TOY_ANCHOR] == anchor + 1 &&
        state->units[i].fate == TOY_BRIGADED)
      return i;
  return -1;
}

/* How many of the army's first units are lost with @unit: two with a brigade. */
static int
get_weight (const MusterState *state,
            int                unit)
{
  int counted = state->units[unit].own[TOY_COUNTED];
  int other;

  if (!toy_get_marker (state, unit, TOY_IS_BRIGADE))
    return counted;
  other = muster_toy_score_find_absorbed (state, unit);
  return counted + (other >= 0 ? state->units[other].own[TOY_COUNTED] : counted);
}

/**
 * muster_toy_score_get_remaining:
 *
 * Returns: how many of the units that the army of @side began with are left
 */
int
muster_toy_score_get_remaining (const MusterState *state,
                                int                side)
{
  int remaining = state->own[TOY_STRENGTH + side];

  for (int i = 0; i < state->n_units; i++)
    if (state->units[i].fate != TOY_IN_PLAY && toy_get_side (state, i) == side &&
        !toy_is_general (state, i) && muster_toy_score_is_lost (state->units[i].fate))
      remaining -= get_weight (state, i);
  return remaining;
}

/* The lost units of @side, a brigade counting as two. @only_infantry: those of infantry alone. */
static int
count_lost (const MusterState *state,
            int                side,
            gboolean           only_infantry)
{
  int n = 0;

  for (int i = 0; i < state->n_units; i++)
    {
      const MusterUnitState *unit = &state->units[i];

      if (unit->fate == TOY_IN_PLAY || !muster_toy_score_is_lost (unit->fate) ||
          unit->def->side != side || toy_is_general (state, i) || unit->own[TOY_DROPPED] ||
          (only_infantry && toy_get_arm (state, i) != TOY_INFANTRY))
        continue;
      n += unit->markers[TOY_IS_BRIGADE] ? 2 : 1;
    }
  return n;
}

static int
count_away (const MusterState *state,
            int                side)
{
  int n = 0;

  for (int i = 0; i < state->n_units; i++)
    n += state->units[i].fate == TOY_EXITED && toy_get_side (state, i) == side &&
         !state->units[i].own[TOY_DROPPED] &&
         (toy_get_arm (state, i) == TOY_INFANTRY || toy_is_artillery (state, i));
  return n;
}

/**
 * muster_toy_score_count:
 *
 * Counts what each side has cost the other, and whom it has got away.
 */
void
muster_toy_score_count (const MusterSetup *setup,
                        MusterState       *state)
{
  const ToyData *data = toy_get_data (setup);

  for (int side = 0; side < 2; side++)
    {
      state->objectives[side][data->objectives[TOY_ENEMY_UNIT]] =
        (gint16) (count_lost (state, 1 - side, FALSE) + state->own[TOY_AWARDED_UNIT + side]);
      state->objectives[side][data->objectives[TOY_GOT_AWAY]] =
        (gint16) (count_away (state, side) + state->own[TOY_AWARDED_AWAY + side]);
    }
}

int
muster_toy_score_get (const MusterSetup *setup,
                      const MusterState *state,
                      int                side)
{
  return state->objectives[side][toy_get_data (setup)->objectives[TOY_ENEMY_UNIT]];
}

/**
 * muster_toy_score_end_battle:
 * @winner: a side, or %MUSTER_WINNER_DRAW
 * @conceded: the other side has given up
 *
 * Ends the battle. The last step says why. Turn and phase stay as they are.
 */
void
muster_toy_score_end_battle (MusterResolution *self,
                             int               winner,
                             gboolean          conceded)
{
  MusterState *state = self->state;
  int lost = winner >= 0 ? count_lost (state, winner, TRUE) : 0;
  gboolean minor = winner >= 0 && !conceded && toy_scenario_is (self->setup, TOY_WORD_EDGE) &&
                   winner != toy_get_data (self->setup)->attacker && lost >= MINOR_LOSSES;

  muster_note (self, MUSTER_INCIDENT_ENDED, -1, -1, (int) self->outcome->steps->len - 1, minor);
  state->over = TRUE;
  state->winner = (gint8) winner;
  if (winner < 0)
    muster_step (self, &DRAWN);
  else
    muster_step (self, minor ? &WINS_BARELY : &WINS, winner, lost);
  state->own[TOY_VICTORY] = winner < 0 ? 0 : minor ? 2 : 1;
}

/**
 * muster_toy_score_checks_collapse:
 *
 * Returns: whether @side has lost a unit that counts between @before and @state, and has half its army left
 *   or less
 */
gboolean
muster_toy_score_checks_collapse (const MusterSetup *setup,
                                  const MusterState *before,
                                  const MusterState *state,
                                  int                side)
{
  int remaining = muster_toy_score_get_remaining (state, side);

  if (!state->own[TOY_STARTED] || remaining >= muster_toy_score_get_remaining (before, side) ||
      (side == toy_get_data (setup)->attacker && muster_toy_arrival_is_before (setup, state)))
    return FALSE;
  return remaining <= state->own[TOY_STRENGTH + side] / 2;
}

/* Whether the army collapses: under T-ADV-75 its commander may hold it. FALSE when the dice are
 * missing. */
static gboolean
hold_army (MusterResolution *self,
           int               side,
           int               remaining,
           gboolean         *collapses)
{
  int commander = muster_toy_units_get_commander (self->state, side);
  gboolean holds;

  *collapses = TRUE;
  if (!toy_has_rule (self->setup, TOY_RULE_ADVANCED_COLLAPSE))
    return TRUE;
  if (remaining <= 0 || commander < 0)
    {
      muster_step (self, &NOBODY_HOLDS, side);
      return TRUE;
    }

  if (!muster_toy_throw_test (self, TOY_PURPOSE_COLLAPSE, commander,
                              (guint) toy_get_rating (self->state, commander), TOY_YELLOW, &holds))
    return FALSE;
  muster_step (self, holds ? &FIGHTS_ON : &FLEES, side,
               (gint32) muster_resolution_last_roll (self));
  *collapses = !holds;
  return TRUE;
}

/**
 * muster_toy_score_check_collapse:
 * @first_side: the one that is looked at first
 *
 * Ends the battle if the order has cost an army too much. It is the last that comes of an order.
 */
void
muster_toy_score_check_collapse (MusterResolution *self,
                                 int               first_side)
{
  gboolean collapses[2] = { FALSE, FALSE };

  for (int i = 0; i < 2; i++)
    {
      int side = i == 0 ? first_side : 1 - first_side;
      int strength = self->state->own[TOY_STRENGTH + side];
      int remaining = muster_toy_score_get_remaining (self->state, side);

      if (!muster_toy_score_checks_collapse (self->setup, self->before, self->state, side))
        continue;
      muster_step (self, &HALF_GONE, side, remaining, strength, strength / 2);
      if (!hold_army (self, side, remaining, &collapses[side]))
        return;
    }

  if (collapses[0] || collapses[1])
    muster_toy_score_end_battle (self, collapses[0] && collapses[1] ? MUSTER_WINNER_DRAW
                                 : collapses[0] ? 1 : 0, FALSE);
}

static gboolean
is_guard_gone (const MusterSetup *setup,
               const MusterState *state)
{
  if (!state->own[TOY_STARTED] || !muster_toy_arrival_is_before (setup, state))
    return FALSE;
  for (int i = 0; i < state->n_units; i++)
    if (muster_toy_arrival_is_advance_guard (setup, state, i) &&
        state->units[i].fate == TOY_IN_PLAY)
      return FALSE;
  return TRUE;
}

static void
check_rear_guard (MusterResolution *self)
{
  const ToyData *data = toy_get_data (self->setup);
  int defender = 1 - data->attacker;
  int away = self->state->objectives[defender][data->objectives[TOY_GOT_AWAY]];

  if (away >= data->exits)
    muster_step (self, &GOT_AWAY, defender, away);
  else if (is_guard_gone (self->setup, self->state))
    muster_step (self, &GUARD_GONE, data->attacker);
  else
    return;
  muster_toy_score_end_battle (self, defender, FALSE);
}

/**
 * muster_toy_score_check_scenario:
 *
 * Ends the battle if what the scenario is about has been reached.
 */
void
muster_toy_score_check_scenario (MusterResolution *self)
{
  const ToyData *data = toy_get_data (self->setup);
  gint16 (*counts)[MUSTER_MAX_OBJECTIVES] = self->state->objectives;

  if (toy_scenario_is (self->setup, TOY_WORD_REAR_GUARD))
    check_rear_guard (self);
  for (int side = 0; !self->state->over && side < 2; side++)
    {
      if (side == data->attacker && toy_scenario_is (self->setup, TOY_WORD_DISLODGE) &&
          counts[side][data->objectives[TOY_DISLODGED]] > 0)
        muster_step (self, &DISLODGED, side);
      else if (side == data->attacker && toy_scenario_is (self->setup, TOY_WORD_EDGE) &&
               counts[side][data->objectives[TOY_EDGE_REACHED]] > 0)
        muster_step (self, &EDGE_REACHED, side);
      else if (toy_scenario_is (self->setup, TOY_WORD_HOLD) &&
               counts[side][data->objectives[TOY_HELD]] >= data->turns)
        muster_step (self, &HAS_HELD, side, counts[side][data->objectives[TOY_HELD]]);
      else
        continue;
      muster_toy_score_end_battle (self, side, FALSE);
    }
}

int
muster_toy_score_get_turn_limit (const MusterSetup *setup)
{
  return toy_scenario_is (setup, TOY_WORD_DISLODGE) || toy_scenario_is (setup, TOY_WORD_EDGE) ||
         toy_scenario_is (setup, TOY_WORD_REAR_GUARD) ? toy_get_data (setup)->turns : 0;
}

/* Ends the battle if the turn that ends now was the last. */
void
muster_toy_score_check_last_turn (MusterResolution *self)
{
  int attacker = toy_get_data (self->setup)->attacker;
  int limit = muster_toy_score_get_turn_limit (self->setup);

  if (limit == 0 || self->state->turn < limit)
    return;
  if (toy_scenario_is (self->setup, TOY_WORD_REAR_GUARD))
    {
      muster_step (self, &GUARD_CAUGHT, self->state->turn);
      muster_toy_score_end_battle (self, attacker, FALSE);
      return;
    }
  muster_step (self, toy_scenario_is (self->setup, TOY_WORD_EDGE) ? &LINE_HELD : &NIGHT_FALLS,
               self->state->turn, 1 - attacker);
  muster_toy_score_end_battle (self, 1 - attacker, FALSE);
}
