/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-private.h"

#include "core/rules/kings/muster-kings-text.h"

/* The objectives that are counted automatically, from what the log knows (K-SCN-02, K-END-02). */

static const MusterPhrase SCORES =
  { "K-SCN-02", N_("{s0}: {o1}, {+2}") };

static gboolean
is_defender (const MusterResolution *self,
             int                     side)
{
  return self->setup->sides[side].role == 1;
}

/* Who scores when a unit of @side is lost: the side of the enemy who last fought it, or the enemy
 * where there is but one. */
static int
get_enemy_side (const MusterResolution *self,
                int                     side,
                int                     foe)
{
  const MusterSetup *setup = self->setup;

  if (foe >= 0 && muster_kings_get_unit (setup, foe)->side != side)
    return muster_kings_get_unit (setup, foe)->side;
  for (guint i = 0; i < setup->n_sides; i++)
    if ((int) i != side && setup->sides[i].role != setup->sides[side].role)
      return (int) i;
  return side == 0 ? 1 : 0;
}

/**
 * muster_kings_score_count:
 * @player: index of a player of @side, or -1 for the side alone
 * @objective: index in the setup
 */
void
muster_kings_score_count (MusterResolution *self,
                          int               side,
                          int               player,
                          int               objective,
                          int               count)
{
  MusterState *state = self->state;

  state->known |= KINGS_BIT (objective);
  state->objectives[side][objective] = (gint16) (state->objectives[side][objective] + count);
  if (player >= 0)
    state->player_objectives[player][objective] =
      (gint16) (state->player_objectives[player][objective] + count);
}

/* Counts an objective if this battle has it and @side can score it. */
static void
score (MusterResolution *self,
       int               side,
       int               player,
       KingsObjective    objective,
       int               count)
{
  int index = muster_kings_get_data (self->setup)->objectives[objective];
  const MusterObjectiveDef *def;

  if (index < 0 || count == 0)
    return;
  def = g_ptr_array_index (self->setup->objectives, index);
  if (!(def->sides >> side & 1))
    return;

  if (player >= 0 && self->setup->players[player].side != side)
    player = -1;
  muster_kings_score_count (self, side, player, index, count);
  muster_step (self, &SCORES, side, index, count);
}

static int
get_player (const MusterResolution *self,
            int                     unit)
{
  return unit >= 0 ? self->state->units[unit].def->player : -1;
}

static void
score_exit (MusterResolution *self,
            int               unit)
{
  const KingsData *data = muster_kings_get_data (self->setup);
  const MusterUnitState *now = &self->state->units[unit];
  int side = data->units[unit].side;
  gboolean strong = now->strength * 2 > now->start;
  KingsObjective objective = strong ? KINGS_ESCAPED_STRONG : KINGS_ESCAPED_WEAK;

  if (data->words & KINGS_WORD_PASS_OFF)
    {
      if (!strong)
        return;
      objective = now->strength == now->start ? KINGS_FULL_OFF : KINGS_HALF_OFF;
      if (!self->state->own[KINGS_STATE_FIRST_OFF])
        objective = KINGS_FIRST_OFF;
      self->state->own[KINGS_STATE_FIRST_OFF] = TRUE;
    }
  else if (!(data->words & KINGS_WORD_ESCAPE))
    {
      return;
    }
  score (self, side, get_player (self, unit), objective, 1);
}

/* The unit has just left play. */
void
muster_kings_score_leave (MusterResolution *self,
                          int               unit,
                          KingsFate         fate)
{
  const KingsData *data = muster_kings_get_data (self->setup);

  switch (fate)
    {
    case KINGS_DESTROYED:
    case KINGS_ROUTED:
    case KINGS_RETREATED_OFF:
      {
        int side = data->units[unit].side;
        int foe = self->state->units[unit].own[KINGS_OWN_FOE] - 1;
        int enemy = get_enemy_side (self, side, foe);
        KingsObjective objective = KINGS_ENEMY_UNIT;

        if ((data->words & KINGS_WORD_RELIEF) && is_defender (self, side))
          objective = data->units[unit].reserve ? KINGS_RELIEF_UNIT : KINGS_ESCORT_UNIT;
        score (self, enemy, get_player (self, foe), objective, 1);
      }
      break;
    case KINGS_EXITED:
      score_exit (self, unit);
      break;
    case KINGS_WITHDRAWN:
      if (data->words & KINGS_WORD_MELT_AWAY)
        score (self, data->units[unit].side, get_player (self, unit), KINGS_MELTED_AWAY, 1);
      break;
    case KINGS_IN_PLAY:
    case KINGS_SPIKED:
    case KINGS_RESERVE:
    case KINGS_ABSORBED:
    default:
      break;
    }
}

void
muster_kings_score_leader (MusterResolution *self,
                           int               unit)
{
  int foe = self->state->units[unit].own[KINGS_OWN_FOE] - 1;
  int side = muster_kings_get_unit (self->setup, unit)->side;

  score (self, get_enemy_side (self, side, foe), get_player (self, foe), KINGS_ENEMY_LEADER, 1);
}

static int
find_side (const MusterResolution *self,
           int                     role)
{
  for (guint i = 0; i < self->setup->n_sides; i++)
    if (self->setup->sides[i].role == role)
      return (int) i;
  return -1;
}

/* @unit: who brought the building down, or -1 */
void
muster_kings_score_building (MusterResolution *self,
                             int               unit)
{
  int attacker = find_side (self, 0);

  if (attacker >= 0)
    score (self, attacker, get_player (self, unit), KINGS_BUILDING_DESTROYED, 1);
}

static gboolean
is_defended (const MusterResolution *self)
{
  for (guint i = 0; i < self->setup->n_sides; i++)
    if (is_defender (self, (int) i) && muster_state_count_in_play (self->state, (int) i) > 0)
      return TRUE;
  return FALSE;
}

static int
get_count (const MusterResolution *self,
           int                     side,
           KingsObjective          objective)
{
  int index = muster_kings_get_data (self->setup)->objectives[objective];

  return index >= 0 && side >= 0 ? self->state->objectives[side][index] : 0;
}

/* What is counted when the battle ends. */
void
muster_kings_score_end (MusterResolution *self)
{
  const KingsData *data = muster_kings_get_data (self->setup);
  int attacker = find_side (self, 0);
  int defender = find_side (self, 1);
  int scouted = get_count (self, defender, KINGS_AREA_SCOUTED);

  if (attacker < 0 || defender < 0)
    return;

  if (data->words & KINGS_WORD_SURVIVORS)
    {
      for (int i = 0; i < self->state->n_units; i++)
        {
          const MusterUnitState *now = &self->state->units[i];

          if (now->def->side == defender && now->fate == KINGS_IN_PLAY &&
              now->strength * 2 >= now->start)
            score (self, defender, get_player (self, i), KINGS_SURVIVOR, 1);
        }
    }
  if (data->words & KINGS_WORD_BUILDINGS)
    {
      int n_intact = 0;

      for (int i = 0; i < muster_kings_get_data (self->setup)->n_buildings; i++)
        n_intact += self->state->own[KINGS_STATE_BUILDINGS + i] > 0;

      if (is_defended (self))
        score (self, defender, -1, KINGS_BUILDING_INTACT, n_intact);
      else
        for (int i = 0; i < n_intact; i++)
          muster_kings_score_building (self, -1);
    }
  if (data->words & KINGS_WORD_PATROL)
    score (self, attacker, -1, KINGS_AREA_UNSCOUTED, MAX (data->sites - scouted, 0));
  if (data->words & KINGS_WORD_RELIEF)
    {
      if (get_count (self, attacker, KINGS_OVERRUN) <= 0)
        {
          if (muster_state_count_in_play (self->state, defender) == 0)
            score (self, attacker, -1, KINGS_OVERRUN, 1);
          else
            score (self, defender, -1, KINGS_NOT_OVERRUN, 1);
        }
    }
}

int
muster_kings_score_get (const MusterSetup *setup,
                        const MusterState *state,
                        int                side)
{
  int total = 0;

  for (guint i = 0; i < setup->objectives->len; i++)
    {
      const MusterObjectiveDef *def = g_ptr_array_index (setup->objectives, i);

      total += state->objectives[side][i] * def->worth[side];
    }
  return total;
}
