/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-private.h"

#include "core/rules/kings/muster-kings-text.h"

/* The first state, the rolls before the first turn, and a side's turn as it begins. */

#define DRUNK 8 /* Leadership, 1-3 and 4-6 */
#define SOBER 6

static const MusterPhrase AMMUNITION =
  { "K-OPT", N_("{u0}: {d1}, times that it has ammunition to fire: {2}") };
static const MusterPhrase DRUNKARD =
  { "K-LEAD-02", N_("{u0}: {d1} for its drunkard, Leadership {2} today") };
static const MusterPhrase RETURNS =
  { "K-SOLO-04", N_("{u0} is back at long range of a unit that you draw lots for") };
static const MusterPhrase REINFORCE =
  { "K-SCN-07", N_("{s0}: first of all roll for reinforcements") };
static const MusterPhrase BEGUN =
  { "K-OPT", N_("the battle has begun already"), TRUE };
static const MusterPhrase NOTHING_TO_ROLL =
  { "K-OPT", N_("nothing is rolled before the first turn of this battle"), TRUE };

void
muster_kings_begin_state (const MusterSetup *setup,
                          MusterState       *state)
{
  const KingsData *data = muster_kings_get_data (setup);

  state->active_side = data->order[0];
  for (int i = 0; i < data->n_buildings; i++)
    state->own[KINGS_STATE_BUILDINGS + i] = data->structure_points;

  for (guint i = 0; i < state->n_units; i++)
    {
      MusterUnitState *unit = &state->units[i];

      unit->leader = KINGS_IN_COMMAND;
      unit->leadership = data->units[i].leadership;
      unit->markers[KINGS_AMMO] = data->units[i].ammo;
      unit->own[KINGS_OWN_AMMO] = data->units[i].ammo;
      if (data->units[i].reserve)
        unit->fate = KINGS_RESERVE;
    }
}

/* A `begin` that rolls nothing is allowed, but not offered. */
static gboolean
judge_begin (const MusterSetup *setup,
             const MusterState *state,
             const MusterOrder *order,
             MusterJudgeScope   scope,
             MusterRefusal     *why)
{
  if (state->own[KINGS_STATE_BEGUN])
    return muster_refuse (why, &BEGUN, 0);
  if (scope == MUSTER_JUDGE_UNIT && !muster_kings_get_data (setup)->must_begin)
    return muster_refuse (why, &NOTHING_TO_ROLL, 0);
  return TRUE;
}

static void
play_begin (MusterResolution *self)
{
  const KingsData *data = muster_kings_get_data (self->setup);

  for (int i = 0; i < self->state->n_units; i++)
    {
      const KingsUnit *of = muster_kings_get_unit (self->setup, i);
      MusterUnitState *now = &self->state->units[i];
      int more = of->kind == KINGS_KIND_REGULAR ? 1 : 0;
      const guint8 *dice;

      if (data->units[i].rolls_ammo)
        {
          muster_need (self, NULL, more);
          dice = muster_resolution_roll (self, KINGS_ROLL_AMMUNITION, i, 1, 0);
          if (dice == NULL)
            return;

          now->markers[KINGS_AMMO] = (gint16) (dice[0] + more);
          now->own[KINGS_OWN_AMMO] = now->markers[KINGS_AMMO];
          muster_step (self, &AMMUNITION, i, (gint32) muster_resolution_last_roll (self),
                       now->markers[KINGS_AMMO]);
        }
    }
  for (int i = 0; i < self->state->n_units; i++)
    {
      const guint8 *dice;

      if (data->units[i].trait == KINGS_TRAIT_DRUNKARD)
        {
          muster_need (self, NULL, DRUNK, SOBER);
          dice = muster_resolution_roll (self, KINGS_ROLL_DRUNKARD, i, 1, 0);
          if (dice == NULL)
            return;

          self->state->units[i].leadership = dice[0] <= 3 ? DRUNK : SOBER;
          muster_step (self, &DRUNKARD, i, (gint32) muster_resolution_last_roll (self),
                       self->state->units[i].leadership);
        }
    }
}

const MusterOrderHandler muster_kings_begin = { judge_begin, NULL, play_begin };

/* The turn of @side begins. */
void
muster_kings_begin_side (MusterResolution *self,
                         int               side)
{
  const KingsData *data = muster_kings_get_data (self->setup);
  gboolean waiting = FALSE;

  self->state->active_side = (gint8) side;
  for (int i = 0; i < self->state->n_units; i++)
    if (data->units[i].side == side)
      {
        MusterUnitState *now = &self->state->units[i];

        now->acted = FALSE;
        now->own[KINGS_OWN_FIRST_ORDER] = 0;
        now->own[KINGS_OWN_FLAGS] &= ~KINGS_FLAG_SECOND_ORDER;
        if (now->fate == KINGS_RESERVE && now->markers[KINGS_RETURNING])
          {
            now->fate = KINGS_IN_PLAY;
            muster_note (self, MUSTER_INCIDENT_ARRIVED, i, -1);
            now->markers[KINGS_RETURNING] = 0;
            muster_prompt (self, &RETURNS, i);
          }

        waiting |= self->state->units[i].fate == KINGS_RESERVE;
      }

  if ((data->words & KINGS_WORD_RELIEF) && self->setup->sides[side].role == 1 && waiting &&
      self->state->turn >= data->relief_turn)
    muster_prompt (self, &REINFORCE, side);
}
