/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/muster-state.h"

#include <string.h>

void
muster_state_init (MusterState *state)
{
  memset (state, 0, sizeof *state);
  state->active_side = -1;
  state->winner = MUSTER_WINNER_NONE;
}

void
muster_state_clear (MusterState *state)
{
  g_clear_pointer (&state->units, g_free);
  state->n_units = state->n_allocated = 0;
}

static void
reserve_units (MusterState *state,
               guint        n)
{
  guint n_allocated = MAX (state->n_allocated, 8);

  if (n <= state->n_allocated)
    return;

  while (n_allocated < n)
    n_allocated *= 2;
  state->units = g_renew (MusterUnitState, state->units, n_allocated);
  state->n_allocated = (guint16) n_allocated;
}

/**
 * muster_state_assign:
 * @state: an initialised state
 * @source: the state that it becomes a copy of
 *
 * Allocates only when @source has more units than @state ever had.
 */
void
muster_state_assign (MusterState       *state,
                     const MusterState *source)
{
  MusterUnitState *units;
  guint16 n_allocated;

  if (state == source)
    return;

  reserve_units (state, source->n_units);
  units = state->units;
  n_allocated = state->n_allocated;
  *state = *source;
  state->units = units;
  state->n_allocated = n_allocated;
  if (source->n_units > 0)
    memcpy (units, source->units, source->n_units * sizeof *units);
}

/**
 * muster_state_add_unit:
 *
 * Adds a unit at full strength, in play and with no markers.
 *
 * Returns: its index
 */
int
muster_state_add_unit (MusterState         *state,
                       const MusterUnitDef *def)
{
  MusterUnitState *unit;

  g_return_val_if_fail (state->n_units < MUSTER_MAX_UNITS, -1);

  reserve_units (state, state->n_units + 1u);
  unit = &state->units[state->n_units];
  memset (unit, 0, sizeof *unit);
  unit->def = def;
  unit->strength = unit->start = (gint16) def->models;
  unit->leadership = (gint8) def->leader.leadership;
  unit->with = -1;
  unit->card = MUSTER_CARD_NONE;

  return state->n_units++;
}

/**
 * muster_state_find_unit:
 *
 * Returns: the index of the unit with that id, or -1
 */
int
muster_state_find_unit (const MusterState *state,
                        const char        *id)
{
  for (int i = 0; i < state->n_units; i++)
    if (strcmp (state->units[i].def->id, id) == 0)
      return i;
  return -1;
}

guint
muster_state_count_in_play (const MusterState *state,
                            int                side)
{
  guint n = 0;

  for (guint i = 0; i < state->n_units; i++)
    if (state->units[i].def->side == side && state->units[i].fate == MUSTER_FATE_IN_PLAY)
      n++;
  return n;
}

/**
 * muster_state_share_roster:
 * @known: (nullable): the roster of a state shortly before
 *
 * Returns: (transfer full): the units of @state; @known itself where it still holds
 */
MusterRoster *
muster_state_share_roster (const MusterState *state,
                           MusterRoster      *known)
{
  MusterRoster *roster;

  if (known != NULL && known->len == state->n_units &&
      (known->len == 0 ||
       g_ptr_array_index (known, known->len - 1) == state->units[known->len - 1].def))
    return g_ptr_array_ref (known);

  roster = g_ptr_array_sized_new (state->n_units);
  for (guint i = 0; i < state->n_units; i++)
    g_ptr_array_add (roster, (gpointer) state->units[i].def);
  return roster;
}

/**
 * muster_state_get_player_score:
 *
 * Returns: the points of a player: what he counted, each at its worth to his side
 */
int
muster_state_get_player_score (const MusterSetup *setup,
                               const MusterState *state,
                               int                player)
{
  int side = setup->players[player].side;
  int score = 0;

  for (guint i = 0; i < setup->objectives->len; i++)
    {
      const MusterObjectiveDef *def = g_ptr_array_index (setup->objectives, i);

      score += def->worth[side] * state->player_objectives[player][i];
    }
  return score;
}
