/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/hexcard/muster-hexcard-private.h"

/* Questions about units that many rules ask. */

/**
 * muster_hexcard_units_next:
 * @unit: a unit, or -1 to begin
 *
 * Goes through all units in listing order: side by side, in each its units as they stand in the
 * file, then its parts as they were made. Parts are last of all in the state, whichever side they
 * are of.
 *
 * Returns: the next unit, or -1 after the last
 */
int
muster_hexcard_units_next (const MusterState *state,
                           int                unit)
{
  int side = unit < 0 ? -1 : state->units[unit].def->side;
  int next = -1;

  for (int i = unit + 1; unit >= 0 && i < state->n_units; i++)
    if (state->units[i].def->side == side)
      return i;

  /* The first unit of the side that follows. */
  for (int i = 0; i < state->n_units; i++)
    {
      int other = state->units[i].def->side;

      if (other > side && (next < 0 || other < state->units[next].def->side))
        {
          next = i;
          if (other == side + 1)
            break;
        }
    }
  return next;
}

/**
 * muster_hexcard_units_get_load:
 *
 * Returns: the gun or infantry in play that is with @transport, or -1
 */
int
muster_hexcard_units_get_load (const MusterState *state,
                               int                transport)
{
  for (int i = 0; i < state->n_units; i++)
    if (state->units[i].with == transport && muster_state_is_in_play (state, i) &&
        hexcard_get_arm (state, i) != HEXCARD_COMMANDER)
      return i;
  return -1;
}

gboolean
muster_hexcard_units_is_fighting (const MusterUnitDef *def)
{
  return def->own[HEXCARD_DEF_ARM] <= HEXCARD_GUN;
}

gboolean
muster_hexcard_units_is_aboard (const MusterState *state,
                                int                unit)
{
  return hexcard_get_arm (state, unit) == HEXCARD_INFANTRY && state->units[unit].with >= 0;
}

gboolean
muster_hexcard_units_is_fresh (const MusterState *state,
                               int                unit)
{
  return !hexcard_has_marker (state, unit, HEXCARD_DISRUPTED) &&
         !hexcard_has_marker (state, unit, HEXCARD_MOVED) &&
         !hexcard_has_marker (state, unit, HEXCARD_FOUGHT);
}

/**
 * muster_hexcard_units_may_retreat:
 *
 * Returns: whether @unit can be got away at all, as far as the rules know
 */
gboolean
muster_hexcard_units_may_retreat (const MusterState *state,
                                  int                unit)
{
  if (hexcard_get_arm (state, unit) != HEXCARD_GUN)
    return TRUE;
  if (hexcard_has_marker (state, unit, HEXCARD_LIMBERED))
    return state->units[unit].with >= 0;

  return hexcard_has_word (state, unit, HEXCARD_LIGHT);
}

static int
count_own_dice (const MusterUnitState *unit,
                gboolean               reduced)
{
  int per_pair = unit->def->own[reduced ? HEXCARD_DEF_REDUCED : HEXCARD_DEF_FULL];

  return unit->strength * per_pair / 2;
}

/* Whether @unit throws its dice at the reduced rate. Limbered guns and infantry aboard cannot
 * attack, so their rate here is that of their defence. */
static gboolean
is_reduced (const MusterState *state,
            int                unit)
{
  return hexcard_has_marker (state, unit, HEXCARD_DISRUPTED) ||
         hexcard_has_marker (state, unit, HEXCARD_MOVED) ||
         hexcard_has_marker (state, unit, HEXCARD_LIMBERED) ||
         muster_hexcard_units_is_aboard (state, unit);
}

/**
 * muster_hexcard_units_count_dice:
 * @attacking: commanders who have helped in an attack already add nothing
 */
void
muster_hexcard_units_count_dice (const MusterState *state,
                                 int                unit,
                                 gboolean           attacking,
                                 HexcardDice       *dice)
{
  dice->reduced = is_reduced (state, unit);
  dice->own = count_own_dice (&state->units[unit], dice->reduced);
  dice->commanders = 0;

  for (int i = 0; i < state->n_units; i++)
    {
      if (!hexcard_commands (state, i, unit) ||
          (attacking && hexcard_has_marker (state, i, HEXCARD_FOUGHT)))
        continue;

      dice->commanders += count_own_dice (&state->units[i],
                                          dice->reduced || is_reduced (state, i));
    }
}

int
muster_hexcard_units_get_leader (const MusterSetup *setup,
                                 const MusterState *state,
                                 int                unit)
{
  if (hexcard_get_arm (state, unit) == HEXCARD_COMMANDER)
    return unit;
  for (int i = 0; i < state->n_units; i++)
    if (hexcard_commands (state, i, unit))
      return i;
  return -1;
}
