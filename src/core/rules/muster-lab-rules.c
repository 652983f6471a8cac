/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/muster-lab-rules.h"

#include <string.h>

/* Makes @line an empty one of that length, on which nobody has moved yet. */
void
muster_lab_line_begin (MusterLabLine     *line,
                       const MusterSetup *setup,
                       const MusterState *state,
                       int                length)
{
  memset (line, 0, sizeof *line);
  line->setup = setup;
  line->state = state;
  line->length = length;
  line->held = -1;
  for (int i = 0; i < state->n_units; i++)
    line->sides[i] = (gint8) state->units[i].def->side;
}

/**
 * muster_lab_line_find_enemy:
 *
 * Returns: the nearest enemy of @unit in play, of several the first; -1: there is none
 */
int
muster_lab_line_find_enemy (const MusterLabLine *line,
                            int                  unit)
{
  const MusterState *state = line->state;
  int side = line->sides[unit];
  int nearest = -1;
  int least = G_MAXINT;

  for (int i = 0; i < state->n_units; i++)
    {
      int distance = muster_lab_line_get_distance (line, unit, i);

      if (line->sides[i] != side && distance < least && state->units[i].fate == MUSTER_FATE_IN_PLAY)
        {
          nearest = i;
          least = distance;
        }
    }
  return nearest;
}

/**
 * muster_lab_line_get_room:
 * @gap: that stays between it and the enemy
 *
 * Returns: how far @unit can go forward before it is that near to the first enemy in its way
 */
int
muster_lab_line_get_room (const MusterLabLine *line,
                          int                  unit,
                          int                  gap)
{
  const MusterState *state = line->state;
  int heading = muster_lab_line_get_heading (line, unit);
  int room = heading > 0 ? line->length - line->places[unit] : line->places[unit];

  for (int i = 0; i < state->n_units; i++)
    {
      int ahead = heading * (line->places[i] - line->places[unit]);

      if (line->sides[i] != line->sides[unit] && ahead >= 0 && state->units[i].fate == MUSTER_FATE_IN_PLAY)
        room = MIN (room, ahead - gap);
    }
  return MAX (room, 0);
}

/**
 * muster_lab_line_go:
 * @distance: forward; backward if it is below 0
 *
 * Returns: %FALSE if that takes @unit off the table by its own edge; it then stands at the edge
 */
gboolean
muster_lab_line_go (MusterLabLine *line,
                    int            unit,
                    int            distance)
{
  int heading = muster_lab_line_get_heading (line, unit);
  int place = line->places[unit] + heading * distance;
  gboolean stays = heading > 0 ? place >= 0 : place <= line->length;

  line->places[unit] = (gint16) CLAMP (place, 0, line->length);
  return stays;
}

/* @unit has gone to @target and stands @gap before it. */
void
muster_lab_line_meet (MusterLabLine *line,
                      int            unit,
                      int            target,
                      int            gap)
{
  int heading = muster_lab_line_get_heading (line, unit);

  line->places[unit] = (gint16) CLAMP (line->places[target] - heading * gap, 0, line->length);
}
