/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-private.h"

#include "core/rules/kings/muster-kings-text.h"

/* Units that come on from reserve, and units that are absorbed by others. */

static const MusterPhrase MUST_RALLY =
  { "K-TURN-02", N_("{u0} is pinned and must rally") };
static const MusterPhrase HAS_ACTED =
  { "K-ACT-05", N_("{u0} has acted in this turn") };
static const MusterPhrase NOT_ITS_TURN =
  { "K-ACT-05", N_("it is not the turn of {u0}") };
static const MusterPhrase NO_ABSORBING =
  { "K-OPT", N_("leaderless units are not absorbed in this battle"), TRUE };
static const MusterPhrase NOT_ALIKE =
  { "K-OPT", N_("{u0} and {u1} are of different types or sides") };
static const MusterPhrase NEEDS_LEADER =
  { "K-OPT", N_("{u0} needs a Leader, and {u1} must have none") };
static const MusterPhrase TOO_MANY =
  { "K-OPT", MUSTER_COUNTED (1, "{u0} would have {1} model and began with {2}",
                             "{u0} would have {1} models and began with {2}") };
static const MusterPhrase NOBODY_TO_ABSORB =
  { "K-OPT", N_("there is no unit that {u0} could absorb") };
static const MusterPhrase NOT_IN_RESERVE =
  { "K-SCN-04", N_("{u0} is not in reserve") };
static const MusterPhrase COMES_BY_TABLE =
  { "K-SOLO-02", N_("{u0} comes by Mr Babbage’s table"), TRUE };
static const MusterPhrase TOO_DEAR =
  { "K-SCN-07", N_("{u0} costs {1}, and points left are {2}") };
static const MusterPhrase NO_REINFORCEMENTS =
  { "K-SCN-07", N_("there are no reinforcements in this scenario"), TRUE };
static const MusterPhrase REINFORCE_LATER =
  { "K-SCN-07", N_("reinforcements come in the defender’s turns from turn {0} on") };
static const MusterPhrase REINFORCED =
  { "K-SCN-07", N_("reinforcements are rolled for once, first in the turn") };

static const MusterPhrase COMES_ON =
  { "K-SCN-04", N_("{u0} comes on and may act at once") };
static const MusterPhrase REVEALED =
  { "K-SCN-06", N_("{u0} shows itself, no closer to an enemy than its Speed; it has acted") };
static const MusterPhrase RELIEF =
  { "K-SCN-07", N_("{u0} comes on, points {1}, left {2}; it has acted") };
static const MusterPhrase REINFORCEMENTS =
  { "K-SCN-07", N_("{d0}: whole units may come on, points {1}") };
static const MusterPhrase ABSORBED =
  { "K-OPT", MUSTER_COUNTED (2, "{u0} takes {u1} over and has {2} model, with the worse of each value",
                             "{u0} takes {u1} over and has {2} models, with the worse of each value") };
static const MusterPhrase PLACE_RELIEF =
  { "K-SCN-07", N_("{u0} touches the base edge with at least one model") };

static gboolean
judge_absorbed (const MusterSetup *setup,
                const MusterState *state,
                int                unit,
                int                other,
                MusterRefusal     *why)
{
  const MusterUnitState *now = &state->units[unit];
  const MusterUnitState *them = &state->units[other];

  if (!muster_kings_judge_in_play (state, other, why))
    return FALSE;
  if (unit == other || now->def->type != them->def->type || now->def->side != them->def->side)
    return muster_refuse (why, &NOT_ALIKE, unit, other);
  if (now->leader != KINGS_IN_COMMAND || them->leader == KINGS_IN_COMMAND)
    return muster_refuse (why, &NEEDS_LEADER, unit, other);
  if (them->acted)
    return muster_refuse (why, &HAS_ACTED, other);
  if (muster_kings_units_get_pins (setup, state, other) > 0)
    return muster_refuse (why, &MUST_RALLY, other);
  if (now->strength + them->strength > now->start)
    return muster_refuse (why, &TOO_MANY, unit, now->strength + them->strength, now->start);
  return TRUE;
}

static gboolean
judge_absorb (const MusterSetup *setup,
              const MusterState *state,
              const MusterOrder *order,
              MusterJudgeScope   scope,
              MusterRefusal     *why)
{
  if (!muster_kings_has_rule (setup, KINGS_RULE_ABSORB))
    return muster_refuse (why, &NO_ABSORBING, 0);
  if (state->units[order->unit].acted)
    return muster_refuse (why, &HAS_ACTED, order->unit);
  if (!muster_kings_judge_activation (setup, state, order, why))
    return FALSE;
  if (scope == MUSTER_JUDGE_WHOLE)
    return judge_absorbed (setup, state, order->unit,
                           muster_order_get (order, KINGS_ABSORB_OTHER), why);

  for (int i = 0; i < state->n_units; i++)
    if (judge_absorbed (setup, state, order->unit, i, why))
      return TRUE;
  return muster_refuse (why, &NOBODY_TO_ABSORB, order->unit);
}

static void
play_absorb (MusterResolution *self)
{
  int unit = self->order->unit;
  int other = muster_order_get (self->order, KINGS_ABSORB_OTHER);
  MusterUnitState *now = &self->state->units[unit];
  MusterUnitState *them = &self->state->units[other];

  muster_kings_activation_open_order (self);
  muster_kings_units_add_caps (self->setup, self->state, unit, other);
  now->strength = (gint16) (now->strength + them->strength);

  /* The smaller of two stores of ammunition; -1 stands for no limit. */
  if (now->markers[KINGS_AMMO] < 0)
    now->markers[KINGS_AMMO] = them->markers[KINGS_AMMO];
  else
    now->markers[KINGS_AMMO] = them->markers[KINGS_AMMO] < 0 ? now->markers[KINGS_AMMO]
                               : MIN (now->markers[KINGS_AMMO], them->markers[KINGS_AMMO]);

  now->markers[KINGS_OUT_OF_AMMO] |= them->markers[KINGS_OUT_OF_AMMO];
  them->strength = 0;
  them->fate = KINGS_ABSORBED;
  them->acted = TRUE;
  muster_step (self, &ABSORBED, unit, other, now->strength);
}

const MusterOrderHandler muster_kings_absorb = { judge_absorb, NULL, play_absorb };

static gboolean
judge_deploy (const MusterSetup *setup,
              const MusterState *state,
              const MusterOrder *order,
              MusterJudgeScope   scope,
              MusterRefusal     *why)
{
  int unit = order->unit;
  const KingsData *data = muster_kings_get_data (setup);
  const KingsUnit *of = &data->units[unit];
  int points = state->own[KINGS_STATE_REINFORCEMENT_POINTS];

  if (state->units[unit].fate != KINGS_RESERVE)
    return muster_refuse (why, &NOT_IN_RESERVE, unit);

  /* Mr Babbage's guns are on none of his tables, so a gun that waits comes on when its side
   * acts. */
  if (of->side == data->automated &&
      (of->native != KINGS_GUN || state->units[unit].markers[KINGS_RETURNING]))
    return muster_refuse (why, &COMES_BY_TABLE, unit);
  if (of->side != state->active_side)
    return muster_refuse (why, &NOT_ITS_TURN, unit);
  if ((data->words & KINGS_WORD_RELIEF) && setup->sides[of->side].role == 1 && of->cost > points)
    return muster_refuse (why, &TOO_DEAR, unit, of->cost, points);
  return TRUE;
}

static void
play_deploy (MusterResolution *self)
{
  const KingsData *data = muster_kings_get_data (self->setup);
  int unit = self->order->unit;
  const KingsUnit *of = &data->units[unit];
  MusterUnitState *now = &self->state->units[unit];
  gint32 *points = &self->state->own[KINGS_STATE_REINFORCEMENT_POINTS];

  now->fate = KINGS_IN_PLAY;
  muster_note (self, MUSTER_INCIDENT_ARRIVED, unit, -1);
  now->own[KINGS_OWN_WITNESSED] = self->state->own[KINGS_STATE_LOSSES + of->side];
  if (data->words & KINGS_WORD_PATROL)
    {
      now->acted = TRUE;
      muster_prompt (self, &REVEALED, unit);
    }
  else if ((data->words & KINGS_WORD_RELIEF) && self->setup->sides[of->side].role == 1)
    {
      now->acted = TRUE;
      *points -= of->cost;
      muster_step (self, &RELIEF, unit, of->cost, *points);
      muster_prompt (self, &PLACE_RELIEF, unit);
    }
  else
    {
      muster_step (self, &COMES_ON, unit);
    }
}

const MusterOrderHandler muster_kings_deploy = { judge_deploy, NULL, play_deploy };

static gboolean
judge_reinforce (const MusterSetup *setup,
                 const MusterState *state,
                 const MusterOrder *order,
                 MusterJudgeScope   scope,
                 MusterRefusal     *why)
{
  const KingsData *data = muster_kings_get_data (setup);

  if (!(data->words & KINGS_WORD_RELIEF))
    return muster_refuse (why, &NO_REINFORCEMENTS, 0);
  if (setup->sides[state->active_side].role != 1 || state->turn < data->relief_turn)
    return muster_refuse (why, &REINFORCE_LATER, data->relief_turn);
  if (state->own[KINGS_STATE_REINFORCED])
    return muster_refuse (why, &REINFORCED, 0);
  for (int i = 0; i < state->n_units; i++)
    if (data->units[i].side == state->active_side && state->units[i].acted &&
        state->units[i].fate != KINGS_RESERVE)
      return muster_refuse (why, &REINFORCED, 0);
  return TRUE;
}

static void
play_reinforce (MusterResolution *self)
{
  const guint8 *dice = muster_resolution_roll (self, KINGS_ROLL_REINFORCEMENTS, -1, 2, 0);

  if (dice == NULL)
    return;

  self->state->own[KINGS_STATE_REINFORCEMENT_POINTS] = dice[0] + dice[1];
  self->state->own[KINGS_STATE_REINFORCED] = TRUE;
  muster_step (self, &REINFORCEMENTS, (gint32) muster_resolution_last_roll (self),
               dice[0] + dice[1]);
}

const MusterOrderHandler muster_kings_reinforce = { judge_reinforce, NULL, play_reinforce };
