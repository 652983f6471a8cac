/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/magdala/muster-magdala-private.h"

/* Who fights whom (M-MELEE-17). Each pair of a unit that charged and one that it charged is a melee of its
 * own. A unit in melee charges nobody, so that it has charged in one melee at most, and keeps that one:
 * whom it charged, the round to fight next, and whether this player turn's round has been fought. */

static int
get_target (const MusterState *state,
            int                unit)
{
  return state->units[unit].own[MAGDALA_OWN_TARGET] - 1;
}

/* Whether @unit has charged @other and they still fight. */
gboolean
muster_magdala_melees_fights (const MusterState *state,
                              int                unit,
                              int                other)
{
  return get_target (state, unit) == other && other >= 0;
}

/* The marker shows the highest round of all melees that the unit is in. */
static void
show_melee (MusterState *state,
            int          unit)
{
  int round = get_target (state, unit) >= 0 ? state->units[unit].own[MAGDALA_OWN_ROUND] : 0;

  for (int i = 0; i < state->n_units; i++)
    if (get_target (state, i) == unit)
      round = MAX (round, state->units[i].own[MAGDALA_OWN_ROUND]);
  magdala_put (state, unit, MAGDALA_MELEE, MIN (round, 99));
  if (round == 0)
    magdala_put (state, unit, MAGDALA_LOST_ROUNDS, 0);
}

void
muster_magdala_melees_join (MusterState *state,
                            int          unit,
                            int          target)
{
  state->units[unit].own[MAGDALA_OWN_TARGET] = target + 1;
  state->units[unit].own[MAGDALA_OWN_ROUND] = 1;
  state->units[unit].own[MAGDALA_OWN_FOUGHT] = FALSE;
  show_melee (state, unit);
  show_melee (state, target);
}

static void
end_melee (MusterState *state,
           int          unit)
{
  int target = get_target (state, unit);

  state->units[unit].own[MAGDALA_OWN_TARGET] = 0;
  state->units[unit].own[MAGDALA_OWN_ROUND] = 0;
  state->units[unit].own[MAGDALA_OWN_FOUGHT] = FALSE;
  show_melee (state, unit);
  show_melee (state, target);
}

/* Ends all melees that @unit is in. */
void
muster_magdala_melees_end (MusterState *state,
                           int          unit)
{
  if (get_target (state, unit) >= 0)
    end_melee (state, unit);
  for (int i = 0; i < state->n_units; i++)
    if (get_target (state, i) == unit)
      end_melee (state, i);
  show_melee (state, unit);
}

/* Counts a round of the melee that @unit charged into. */
void
muster_magdala_melees_count_round (MusterState *state,
                                   int          unit)
{
  state->units[unit].own[MAGDALA_OWN_ROUND]++;
  state->units[unit].own[MAGDALA_OWN_FOUGHT] = TRUE;
  show_melee (state, unit);
  show_melee (state, get_target (state, unit));
}

/**
 * muster_magdala_melees_count_enemies:
 *
 * Returns: the figures of all units in melee with @unit
 */
int
muster_magdala_melees_count_enemies (const MusterState *state,
                                     int                unit)
{
  int n = 0;

  for (int i = 0; i < state->n_units; i++)
    if (muster_magdala_melees_fights (state, i, unit) ||
        muster_magdala_melees_fights (state, unit, i))
      n += state->units[i].strength;
  return n;
}
