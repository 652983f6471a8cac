/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/magdala/muster-magdala-private.h"

/* What kind of troops a unit is, as many rules ask. */

gboolean
muster_magdala_units_is_detachment (const MusterState *state,
                                    int                unit)
{
  return state->units[unit].def->root != NULL || magdala_has_word (state, unit, MAGDALA_DETACHMENT);
}

/**
 * muster_magdala_units_counts:
 *
 * Returns: whether its loss is a point, and brings its side nearer to breaking (M-SCN-02, M-SCN-03)
 */
gboolean
muster_magdala_units_counts (const MusterUnitDef *def)
{
  return def->root == NULL && def->own[MAGDALA_DEF_ARM] != MAGDALA_TRANSPORT &&
         (def->profile.rules >> MAGDALA_DETACHMENT & 1) == 0;
}

/* Guns are Regulars by their type, unless their crew is native. */
gboolean
muster_magdala_units_is_regular (const MusterState *state,
                                 int                unit)
{
  return magdala_has_word (state, unit, MAGDALA_REGULAR) &&
         !magdala_has_word (state, unit, MAGDALA_NATIVE);
}

gboolean
muster_magdala_units_is_on_foot (const MusterState *state,
                                 int                unit)
{
  MagdalaArm arm = magdala_get_arm (state, unit);

  return arm == MAGDALA_FOOT ||
         (arm == MAGDALA_RIDER && magdala_get (state, unit, MAGDALA_MOUNTED) == 0);
}

/* Regular Infantry: by its type, or mounted infantry that has dismounted. */
gboolean
muster_magdala_units_is_infantry (const MusterState *state,
                                  int                unit)
{
  return magdala_has_word (state, unit, MAGDALA_REGULAR_INFANTRY) &&
         muster_magdala_units_is_on_foot (state, unit);
}

/* Regular Infantry that never routs from a melee (M-MELEE-14). */
gboolean
muster_magdala_units_is_steady (const MusterState *state,
                                int                unit)
{
  return muster_magdala_units_is_infantry (state, unit) &&
         (magdala_has_word (state, unit, MAGDALA_BRITISH) ||
          magdala_has_word (state, unit, MAGDALA_FOREIGN_LEGION));
}

/* In whatever formation: sharpshooters and snipers. */
gboolean
muster_magdala_units_are_marksmen (guint64 words)
{
  return ((words >> MAGDALA_SHARPSHOOTERS | words >> MAGDALA_SNIPERS) & 1) != 0;
}

/* Fires with the longer range: sharpshooters, European Regular Infantry in skirmish order, snipers. */
gboolean
muster_magdala_units_is_marksman (const MusterState *state,
                                  int                unit)
{
  return muster_magdala_units_are_marksmen (state->units[unit].def->profile.rules) ||
         (magdala_has_word (state, unit, MAGDALA_EUROPEAN) &&
          muster_magdala_units_is_infantry (state, unit) &&
          magdala_get (state, unit, MAGDALA_SKIRMISH));
}

gboolean
muster_magdala_units_is_armed (const MusterState *state,
                               int                unit)
{
  return state->units[unit].def->profile.weapon != NULL;
}

static gboolean
counts_ammo (const MusterSetup   *setup,
             const MusterUnitDef *def)
{
  return !magdala_get_data (setup)->no_ammunition && def->profile.weapon != NULL &&
         muster_magdala_units_counts (def);
}

/* M-AMMO-01, M-AMMO-06, M-AMMO-08 */
gboolean
muster_magdala_units_counts_ammo (const MusterSetup *setup,
                                  const MusterState *state,
                                  int                unit)
{
  return counts_ammo (setup, state->units[unit].def);
}

/**
 * muster_magdala_units_shows_marker:
 *
 * Returns: whether a player wants to see it: not what a turn is made of, which its orders tell
 */
gboolean
muster_magdala_units_shows_marker (const MusterSetup     *setup,
                                   const MusterUnitState *unit,
                                   guint                  marker)
{
  switch ((MagdalaMarker) marker)
    {
    case MAGDALA_AMMO:
      return counts_ammo (setup, unit->def);
    case MAGDALA_MOUNTED:
      return unit->markers[marker] > 0 && unit->def->own[MAGDALA_DEF_ARM] == MAGDALA_RIDER;
    case MAGDALA_LOST_ROUNDS:
      return unit->markers[marker] > 1;
    case MAGDALA_MOVED:
    case MAGDALA_FIRED:
    case MAGDALA_BUSY:
    case MAGDALA_FIRE_LOSSES:
    case MAGDALA_TESTED:
      return FALSE;
    case MAGDALA_LAST_STAND:
    case MAGDALA_JAMMED:
    case MAGDALA_LIMBERED:
    case MAGDALA_SKIRMISH:
    case MAGDALA_SQUARE:
    case MAGDALA_PRONE:
    case MAGDALA_WORKS:
    case MAGDALA_BUILDING:
    case MAGDALA_ADVANCING:
    case MAGDALA_UNDER_FIRE:
    case MAGDALA_TEST_DUE:
    case MAGDALA_HALTED:
    case MAGDALA_PINNED:
    case MAGDALA_MELEE:
    case MAGDALA_RETREATING:
    case MAGDALA_PURSUING:
    case MAGDALA_SPENT:
    case MAGDALA_N_MARKERS:
    default:
      return unit->markers[marker] > 0;
    }
}

int
muster_magdala_units_get_casualties (const MusterState *state,
                                     int                unit)
{
  return state->units[unit].start - state->units[unit].strength;
}
