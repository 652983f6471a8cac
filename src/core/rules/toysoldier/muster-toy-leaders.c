/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/toysoldier/muster-toy-forecast.h"

#include "core/rules/toysoldier/muster-toy-text.h"

/* What generals do in person: riding, restoring order, replacing fallen leaders. */

static const MusterPhrase NO_KING = { "T-CARD-08", N_("A general rides only on a king: {k0} is up.") };
static const MusterPhrase HAS_USED = { "T-CARD-08", N_("{u0} has done with {k1} already.") };
static const MusterPhrase NEEDS_EFFECT = {
  "T-CARD-13", N_("To ride, {u0} must take the special effect of {k1}.")
};
static const MusterPhrase NO_MARKER = { "T-ADV-61", N_("{u0} has no disorder marker.") };
static const MusterPhrase NOT_IN_RADIUS = {
  "T-ADV-61", N_("{u0} must be inside the radius of {u1}.")
};
static const MusterPhrase NO_POINT = { "T-ADV-61", N_("{u0} has no command point.") };
static const MusterPhrase NOBODY_COMMANDS = {
  "T-GEN-05", N_("{s0} has no general on the table.")
};
static const MusterPhrase HAS_LEADERS = { "T-ADV-68", N_("{u0} has its officer and its ensign.") };
static const MusterPhrase NOT_NOW = {
  "T-ADV-68", N_("{u0} rides to a unit after a turn, or with a king that he has moved on.")
};
static const MusterPhrase NO_TURN_YET = {
  "T-ADV-68", N_("No turn has been played yet: nobody has been lost.")
};
static const MusterPhrase HAS_NOT_MOVED = {
  "T-ADV-68", N_("{u0} has not moved with the card that is up.")
};

static const MusterPhrase RIDES = { "T-CARD-08", N_("{u0} rides up to {1}\"") };
static const MusterPhrase RECOVERS = {
  "T-ADV-61", N_("{u0} pays a point, which leaves {2}: {u1} is in order again"),
  .covered = N_("{u0} pays a point: {u1} is in order again")
};
static const MusterPhrase RESTORES = { "T-ADV-68", N_("{u0} appoints new leaders for {u1}") };

static const MusterPhrase MOVE_HIM = { NULL, N_("Move {u0} up to {1}\", whatever the ground.") };
static const MusterPhrase PUT_LEADERS = {
  NULL, N_("Put officer and ensign back with {u0}; its colour stays until the next turn.")
};

static gboolean
judge_move_general (const MusterSetup *setup,
                    const MusterState *state,
                    const MusterOrder *order,
                    MusterJudgeScope   scope,
                    MusterRefusal     *why)
{
  const MusterUnitState *general = &state->units[order->unit];
  MusterCard card = muster_toy_cards_get_up (state);

  if (!muster_toy_judge_card (state, order->unit, why) ||
      !muster_toy_judge_general (state, order->unit, state->active_side, why))
    return FALSE;
  if (muster_card_get_rank (card) != TOY_RANK_KING)
    return muster_refuse (why, &NO_KING, card);
  if (general->own[TOY_USES] > 0 || general->own[TOY_PASSED] || general->own[TOY_RODE])
    return muster_refuse (why, &HAS_USED, order->unit, card);
  return TRUE;
}

static gboolean
judge_move_general_whole (const MusterSetup *setup,
                          const MusterState *state,
                          const MusterOrder *order,
                          MusterJudgeScope   scope,
                          MusterRefusal     *why)
{
  gboolean rides = toy_has (order, TOY_SPECIAL)
                     ? toy_says_yes (order, TOY_SPECIAL)
                     : muster_toy_units_count_generals (state, state->active_side) == 1;

  if (!rides)
    return muster_refuse (why, &NEEDS_EFFECT, order->unit, muster_toy_cards_get_up (state));
  return muster_toy_activation_check_special (state, order, order->unit, why);
}

static void
play_move_general (MusterResolution *self)
{
  int unit = self->order->unit;

  muster_toy_activation_use_card (self, unit, TRUE);
  self->state->units[unit].own[TOY_RODE] = TRUE;
  muster_step (self, &RIDES, unit, TOY_GENERAL_MOVE);
  muster_prompt (self, &MOVE_HIM, unit, TOY_GENERAL_MOVE);
}

const MusterOrderHandler muster_toy_move_general = {
  judge_move_general, judge_move_general_whole, play_move_general,
  .asks_for = muster_toy_asks_for
};

static gboolean
judge_recover (const MusterSetup *setup,
               const MusterState *state,
               const MusterOrder *order,
               MusterJudgeScope   scope,
               MusterRefusal     *why)
{
  if (!muster_toy_judge_rule (setup, TOY_RULE_RECOVER_DISORDER, why) ||
      !muster_toy_judge_fighting (state, order->unit, why) ||
      !muster_toy_judge_card (state, order->unit, why))
    return FALSE;
  if (!toy_get_marker (state, order->unit, TOY_DISORDER))
    return muster_refuse (why, &NO_MARKER, order->unit);
  return TRUE;
}

/* Whether the general of an order that he carries out himself may do so. */
static gboolean
check_by (const MusterState *state,
          const MusterOrder *order,
          MusterRefusal     *why)
{
  int by = muster_toy_activation_get_general (state, order);
  int side = toy_get_side (state, order->unit);

  if (by < 0)
    return muster_refuse (why, &NOBODY_COMMANDS, side);
  return muster_toy_judge_general (state, by, side, why);
}

static gboolean
judge_recover_whole (const MusterSetup *setup,
                     const MusterState *state,
                     const MusterOrder *order,
                     MusterJudgeScope   scope,
                     MusterRefusal     *why)
{
  int by = muster_toy_activation_get_general (state, order);

  if (!check_by (state, order, why))
    return FALSE;
  if (!toy_says_yes (order, TOY_IN_RADIUS))
    return muster_refuse (why, &NOT_IN_RADIUS, order->unit, by);
  if (toy_get_marker (state, by, TOY_CP) < 1)
    return muster_refuse (why, &NO_POINT, by);
  return TRUE;
}

static void
play_recover (MusterResolution *self)
{
  int by = muster_toy_activation_get_general (self->before, self->order);
  MusterUnitState *general = &self->state->units[by];

  general->markers[TOY_CP]--;
  self->state->units[self->order->unit].markers[TOY_DISORDER] = 0;
  muster_fact (self, .member = "cost", .unit = -1, .number = 1);
  muster_step (self, &RECOVERS, by, self->order->unit, general->markers[TOY_CP]);
  muster_note (self, MUSTER_INCIDENT_RALLIED, self->order->unit, -1);
  muster_toy_losses_risk_general (self, by);
}

const MusterOrderHandler muster_toy_recover = {
  judge_recover, judge_recover_whole, play_recover,
  .forecast = muster_toy_forecast_risk,
  .asks_for = muster_toy_asks_for,
};

static gboolean
judge_restore (const MusterSetup *setup,
               const MusterState *state,
               const MusterOrder *order,
               MusterJudgeScope   scope,
               MusterRefusal     *why)
{
  if (!muster_toy_judge_rule (setup, TOY_RULE_LEADER_CASUALTIES, why) ||
      !muster_toy_judge_fighting (state, order->unit, why))
    return FALSE;
  if (state->phase == TOY_PHASE_READY)
    return muster_toy_judge_phase (state, TOY_PHASE_CARD, why);
  if (toy_get_marker (state, order->unit, TOY_OFFICER) &&
      toy_get_marker (state, order->unit, TOY_ENSIGN))
    return muster_refuse (why, &HAS_LEADERS, order->unit);
  return TRUE;
}

static gboolean
judge_restore_whole (const MusterSetup *setup,
                     const MusterState *state,
                     const MusterOrder *order,
                     MusterJudgeScope   scope,
                     MusterRefusal     *why)
{
  int by = muster_toy_activation_get_general (state, order);

  if (!check_by (state, order, why))
    return FALSE;
  if (toy_get (order, TOY_HOW) == TOY_BY_UNIT)
    return state->units[order->unit].own[TOY_MARCHED] != 0 ||
           muster_refuse (why, &HAS_NOT_MOVED, order->unit);
  if (state->phase == TOY_PHASE_BETWEEN)
    return state->turn > 1 || muster_refuse (why, &NO_TURN_YET);
  return state->units[by].own[TOY_RODE] != 0 || muster_refuse (why, &NOT_NOW, by);
}

static void
play_restore (MusterResolution *self)
{
  int by = muster_toy_activation_get_general (self->before, self->order);
  MusterUnitState *unit = &self->state->units[self->order->unit];

  unit->markers[TOY_OFFICER] = unit->markers[TOY_ENSIGN] = 1;
  muster_step (self, &RESTORES, by, self->order->unit);
  muster_prompt (self, &PUT_LEADERS, self->order->unit);
  muster_toy_losses_risk_general (self, by);
}

const MusterOrderHandler muster_toy_restore = {
  judge_restore, judge_restore_whole, play_restore,
  .forecast = muster_toy_forecast_risk,
  .asks_for = muster_toy_asks_for,
};
