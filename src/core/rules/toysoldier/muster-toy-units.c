/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/toysoldier/muster-toy-private.h"

/* Questions about units that many rules ask. */

static gboolean
is_general_on_table (const MusterState *state,
                     int                unit,
                     int                side)
{
  return toy_is_general (state, unit) && toy_get_side (state, unit) == side &&
         toy_is_on_table (state, unit);
}

/**
 * muster_toy_units_get_commander:
 *
 * Returns: the general who commands @side at this moment: the commanding one if he is on the table, else the
 *   highest rated who is, the first in the file among equals; -1: nobody
 */
int
muster_toy_units_get_commander (const MusterState *state,
                                int                side)
{
  int best = -1;

  for (int i = 0; i < state->n_units; i++)
    {
      if (!is_general_on_table (state, i, side))
        continue;
      if (toy_get_marker (state, i, TOY_COMMANDING))
        return i;
      if (best < 0 || toy_get_rating (state, i) > toy_get_rating (state, best))
        best = i;
    }
  return best;
}

/**
 * muster_toy_units_get_own_general:
 *
 * Returns: the general on the table who has the same player as @unit, else whoever commands its side; -1:
 *   nobody
 */
int
muster_toy_units_get_own_general (const MusterState *state,
                                  int                unit)
{
  const MusterUnitDef *def = state->units[unit].def;

  for (int i = 0; def->player >= 0 && i < state->n_units; i++)
    if (state->units[i].def->player == def->player && is_general_on_table (state, i, def->side))
      return i;
  return muster_toy_units_get_commander (state, def->side);
}

guint
muster_toy_units_count_generals (const MusterState *state,
                                 int                side)
{
  guint n = 0;

  for (int i = 0; i < state->n_units; i++)
    n += is_general_on_table (state, i, side);
  return n;
}

/**
 * muster_toy_units_may_act_freely:
 *
 * Returns: whether @unit could act without a command point wherever it stands: on the table, in order, in no
 *   square, and green or of the skirmishing kind. War parties always want their point
 */
gboolean
muster_toy_units_may_act_freely (const MusterState *state,
                                 int                unit)
{
  const MusterUnitState *now = &state->units[unit];

  return toy_get_arm (state, unit) < TOY_WAR_PARTY && toy_is_on_table (state, unit) &&
         !now->markers[TOY_DISORDER] && now->markers[TOY_FORMATION] != TOY_IN_SQUARE &&
         (now->markers[TOY_RESOLVE] == TOY_GREEN || toy_is_skirmisher_kind (now->def));
}

/**
 * muster_toy_units_can_form:
 *
 * Returns: whether a unit of this type can stand in @formation, whether by choice or not
 */
gboolean
muster_toy_units_can_form (const MusterUnitDef *def,
                           ToyFormation         formation)
{
  ToyArm arm = toy_def_get_arm (def);

  switch (formation)
    {
    case TOY_LINE:
      return arm == TOY_INFANTRY || arm == TOY_CAVALRY;
    case TOY_COLUMN:
      return arm == TOY_INFANTRY || arm == TOY_CAVALRY || arm == TOY_FOOT_ARTILLERY ||
             arm == TOY_HORSE_ARTILLERY;
    case TOY_LOOSE:
      return arm != TOY_INFANTRY && arm != TOY_CAVALRY && arm != TOY_GENERAL;
    case TOY_MOB:
      return arm != TOY_GENERAL;
    case TOY_IN_SQUARE:
    default:
      return arm == TOY_INFANTRY;
    }
}

/**
 * muster_toy_units_get_fire_range:
 * @dismounted: whether it is on foot when it fires
 *
 * Returns: how far @unit fires, in inches; 0: not at all
 */
int
muster_toy_units_get_fire_range (const MusterSetup *setup,
                                 const MusterState *state,
                                 int                unit,
                                 gboolean           dismounted)
{
  const ToyData *data = toy_get_data (setup);

  if (dismounted)
    return data->dismounted_range;
  if (toy_is_artillery (state, unit))
    switch (toy_get_marker (state, unit, TOY_GUN))
      {
      case TOY_LIGHT_GUN:
        return data->light_gun_range;
      case TOY_HEAVY_GUN:
        return data->heavy_gun_range;
      default:
        break;
      }
  return state->units[unit].def->own[TOY_DEF_RANGE];
}

/* The leader of a unit is its general; a general leads himself. */
int
muster_toy_units_get_leader (const MusterSetup *setup,
                             const MusterState *state,
                             int                unit)
{
  return toy_is_general (state, unit) ? unit : muster_toy_units_get_own_general (state, unit);
}

/**
 * muster_toy_units_shows_marker:
 *
 * Returns: whether a player wants to see it: always the colour and the formation, else what is not as usual
 */
gboolean
muster_toy_units_shows_marker (const MusterSetup     *setup,
                               const MusterUnitState *unit,
                               guint                  marker)
{
  ToyArm arm = (ToyArm) unit->def->own[TOY_DEF_ARM];
  int number = unit->markers[marker];

  if (arm == TOY_GENERAL)
    return (marker == TOY_CP && unit->markers[TOY_RESERVE] == 0) ||
           (marker == TOY_RADIUS && number != TOY_USUAL_RADIUS) ||
           (marker != TOY_RADIUS && marker >= TOY_RESERVE && number > 0);

  switch ((ToyMarker) marker)
    {
    case TOY_RESOLVE:
    case TOY_FORMATION:
    case TOY_BREAK:
      return TRUE;
    case TOY_OFFICER:
    case TOY_ENSIGN:
      return number == 0;
    case TOY_QUALITY:
      return number != TOY_REGULAR;
    case TOY_GUN:
      return number > 0 && (number != TOY_MEDIUM_GUN ||
                            toy_has_rule (setup, TOY_RULE_ARTILLERY_SIZES));
    case TOY_DISORDER:
    case TOY_EXTRA:
    case TOY_BUILDING:
    case TOY_IS_BRIGADE:
    case TOY_DISMOUNTED:
    case TOY_RESERVE:
    case TOY_CP:
    case TOY_COMMANDING:
    case TOY_OVERRIDES:
    case TOY_RADIUS:
    case TOY_N_MARKERS:
    default:
      return number > 0;
    }
}

/* Only generals have a rating. */
int
muster_toy_units_get_leadership (const MusterSetup *setup,
                                 const MusterState *state,
                                 int                unit)
{
  return toy_is_general (state, unit) ? toy_get_rating (state, unit) : 0;
}
