/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/catalog/muster-map-shape.h"

void
muster_map_shape_free (MusterMapShape *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->label);
  g_free (self);
}

/* An edge with a depth extends into the table from its side. */
static void
deepen (double *from,
        double *to,
        double  size,
        double  depth)
{
  depth = MIN (depth, size);
  if (*from <= 0)
    *to = depth;
  else
    *from = size - depth;
}

/**
 * muster_map_shape_place:
 * @length: of the table, in inches
 * @width: of the table, in inches
 * @place: (out): where it is on such a table
 */
void
muster_map_shape_place (const MusterMapShape *self,
                        int                   length,
                        int                   width,
                        MusterMapPlace       *place)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (length > 0 && width > 0);

  *place = (MusterMapPlace) {
    .x = (double) self->at[0] * length / MUSTER_MAP_SIZE,
    .y = (double) self->at[1] * width / MUSTER_MAP_SIZE,
    .to_x = (double) self->to[0] * length / MUSTER_MAP_SIZE,
    .to_y = (double) self->to[1] * width / MUSTER_MAP_SIZE,
    .radius = self->kind == MUSTER_MAP_CIRCLE ? self->inches : 0,
    .is_area = self->kind == MUSTER_MAP_ZONE || (self->kind == MUSTER_MAP_EDGE && self->inches > 0),
  };

  if (self->kind != MUSTER_MAP_EDGE || self->inches == 0)
    return;
  if (self->at[0] == self->to[0])
    deepen (&place->x, &place->to_x, length, self->inches);
  else
    deepen (&place->y, &place->to_y, width, self->inches);
}
