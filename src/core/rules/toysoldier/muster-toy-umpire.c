/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/toysoldier/muster-toy-forecast.h"

#include <string.h>

#include "core/rules/toysoldier/muster-toy-text.h"

/* The orders that every ruleset has, for what happens outside the rules. */

/* A limit for counts that the fields of a state hold with room to spare. */
#define MAX_COUNT 20000

#define CONCESSION "concede:"

static const MusterPhrase NOT_IN_PLAY = { NULL, N_("The unit is not in play.") };
static const MusterPhrase GENERALS_STAY = {
  "T-GEN-06", N_("{u0} is a general: he cannot be removed.")
};
static const MusterPhrase ONLY_ARTILLERY = { NULL, N_("{u0} has no gun to be spiked.") };
static const MusterPhrase SIDE_OR_PLAYER = {
  NULL, N_("An award goes to a side or to a player, not to both.")
};
static const MusterPhrase SAY_OBJECTIVE = { NULL, N_("Say which objective is awarded.") };
static const MusterPhrase NO_OBJECTIVE = { NULL, N_("What a player is awarded is no objective.") };
static const MusterPhrase UNKNOWN_OBJECTIVE = { NULL, N_("There is no objective “{t0}”.") };
static const MusterPhrase TOO_MUCH = { NULL, N_("Nothing is counted beyond {0}, or below {1}.") };

static const MusterPhrase REMOVED = { "T-COLLAPSE-02", N_("{u0} leaves play: {f1}") };
static const MusterPhrase DROPPED = { "T-COLLAPSE-01", N_("{u0} is no part of the army") };
static const MusterPhrase AWARDED = { "T-COLLAPSE-04", N_("{s0}: {o1} {+2}") };
static const MusterPhrase PLAYER_AWARDED = { NULL, N_("{p0}: points {+1}") };
static const MusterPhrase CONCEDED = { "T-COLLAPSE-04", N_("{s0} concedes the battle") };
static const MusterPhrase CALLED_OFF = { "T-COLLAPSE-04", N_("The battle is ended") };
static const MusterPhrase CALLED_OFF_BECAUSE = { "T-COLLAPSE-04", N_("{t0}") };
static const MusterPhrase TAKE_OFF = { NULL, N_("Take {u0} off the table.") };
static const MusterPhrase STAYS_AWAY = { NULL, N_("{u0} is not on the table, and does not come.") };

/* Whether @unit, which is no general, may have this fate. */
gboolean
muster_toy_umpire_check_fate (const MusterState *state,
                              int                unit,
                              int                fate,
                              MusterRefusal     *why)
{
  if (toy_is_general (state, unit))
    return muster_refuse (why, &GENERALS_STAY, unit);
  if (fate == TOY_SPIKED && !toy_is_artillery (state, unit))
    return muster_refuse (why, &ONLY_ARTILLERY, unit);
  return TRUE;
}

static gboolean
judge_remove (const MusterSetup *setup,
              const MusterState *state,
              const MusterOrder *order,
              MusterJudgeScope   scope,
              MusterRefusal     *why)
{
  int unit = muster_order_get (order, MUSTER_REMOVE_UNIT);

  if (!muster_state_is_in_play (state, unit))
    return muster_refuse (why, &NOT_IN_PLAY);
  return muster_toy_umpire_check_fate (state, unit, muster_common_get_removal (order), why);
}

static void
play_remove (MusterResolution *self)
{
  MusterState *state = self->state;
  int unit = muster_order_get (self->order, MUSTER_REMOVE_UNIT);
  ToyFate fate = (ToyFate) muster_common_get_removal (self->order);

  if (!state->own[TOY_STARTED])
    {
      state->units[unit].own[TOY_DROPPED] = TRUE;
      muster_step (self, &DROPPED, unit);
    }
  muster_step (self, &REMOVED, unit, (gint32) fate);
  muster_prompt (self, toy_is_on_table (state, unit) ? &TAKE_OFF : &STAYS_AWAY, unit);
  muster_toy_losses_take_out (self, unit, fate, state->units[unit].own[TOY_FOE] - 1);
  muster_toy_score_check_collapse (self, toy_get_side (state, unit));
}

const MusterOrderHandler muster_toy_remove = {
  NULL, judge_remove, play_remove,
  .forecast = muster_toy_forecast_remove,
};

/* The place of an objective in the table of these rules, or -1. */
static int
find_objective (const MusterOrder *order)
{
  const char *id = muster_order_get_text (order, MUSTER_AWARD_OBJECTIVE);

  for (int i = 0; id != NULL && i < TOY_N_OBJECTIVES; i++)
    if (strcmp (muster_toy_objectives[i], id) == 0)
      return i;
  return -1;
}

static gboolean
judge_award (const MusterSetup *setup,
             const MusterState *state,
             const MusterOrder *order,
             MusterJudgeScope   scope,
             MusterRefusal     *why)
{
  const ToyData *data = toy_get_data (setup);
  gboolean has_objective = muster_order_has (order, MUSTER_AWARD_OBJECTIVE);
  int side = muster_order_get (order, MUSTER_AWARD_SIDE);
  int player = muster_order_get (order, MUSTER_AWARD_PLAYER);
  int objective = find_objective (order);
  int now;

  if (!muster_common_names_one (order))
    return muster_refuse (why, &SIDE_OR_PLAYER);
  if (player >= 0 && has_objective)
    return muster_refuse (why, &NO_OBJECTIVE);
  if (side >= 0 && !has_objective)
    return muster_refuse (why, &SAY_OBJECTIVE);
  if (side >= 0 && objective < 0)
    return muster_refuse (why, &UNKNOWN_OBJECTIVE, MUSTER_AWARD_OBJECTIVE);

  now = player >= 0 ? state->player_objectives[player][data->objectives[TOY_ENEMY_UNIT]]
                    : state->objectives[side][data->objectives[objective]];
  if (ABS (now + muster_order_get (order, MUSTER_AWARD_COUNT)) > MAX_COUNT)
    return muster_refuse (why, &TOO_MUCH, MAX_COUNT, -MAX_COUNT);
  return TRUE;
}

static void
play_award (MusterResolution *self)
{
  const ToyData *data = toy_get_data (self->setup);
  int player = muster_order_get (self->order, MUSTER_AWARD_PLAYER);
  int count = muster_order_get (self->order, MUSTER_AWARD_COUNT);
  gint16 *points;

  if (player < 0)
    {
      int side = muster_order_get (self->order, MUSTER_AWARD_SIDE);
      int objective = find_objective (self->order);
      gint16 *now = &self->state->objectives[side][data->objectives[objective]];

      /* An award is kept apart: the rest of the count is derived anew after each order. */
      if (objective == TOY_ENEMY_UNIT)
        self->state->own[TOY_AWARDED_UNIT + side] += count;
      else if (objective == TOY_GOT_AWAY)
        self->state->own[TOY_AWARDED_AWAY + side] += count;
      else
        *now = (gint16) (*now + count);
      muster_step (self, &AWARDED, side, data->objectives[objective], count);
      return;
    }
  points = &self->state->player_objectives[player][data->objectives[TOY_ENEMY_UNIT]];
  *points = (gint16) (*points + count);
  muster_step (self, &PLAYER_AWARDED, player, count);
}

const MusterOrderHandler muster_toy_award = { NULL, judge_award, play_award };

static void
play_end_battle (MusterResolution *self)
{
  const char *reason = muster_order_get_text (self->order, 0);
  int loser = -1;

  if (reason != NULL && g_str_has_prefix (reason, CONCESSION))
    loser = muster_setup_find_side (self->setup, reason + strlen (CONCESSION));

  if (loser >= 0)
    muster_step (self, &CONCEDED, loser);
  else
    muster_step (self, reason != NULL ? &CALLED_OFF_BECAUSE : &CALLED_OFF, 0);
  muster_toy_score_end_battle (self, loser >= 0 ? 1 - loser : MUSTER_WINNER_DRAW, TRUE);
}

const MusterOrderHandler muster_toy_end_battle = { NULL, NULL, play_end_battle };
