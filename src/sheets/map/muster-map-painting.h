/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheets/map/muster-map-painter.h"

G_BEGIN_DECLS

/* For the files that paint a map. All lengths follow from the size of the type. */

typedef struct
{
  const MusterMap *map;
  const MusterMapStyle *style;
  MusterMapFrame frame;
  MusterBrush *brush;
  cairo_t *cr; /* of the brush */
  double unit; /* the size of the type */
  GArray *taken; /* cairo_rectangle_t: where words stand already */
} MusterMapPainting;

static inline const MusterColor *
muster_map_get_color (const MusterMapPainting *self,
                      const MusterMapShape    *shape)
{
  if (shape->attacker == shape->defender)
    return &self->style->ink;
  return shape->attacker ? &self->style->attacker : &self->style->defender;
}

static inline double
muster_map_get_x (const MusterMapPainting *self,
                  double                   x)
{
  return self->frame.x + x * self->frame.scale;
}

static inline double
muster_map_get_y (const MusterMapPainting *self,
                  double                   y)
{
  return self->frame.y + y * self->frame.scale;
}

/* The table, what is on it, and the words. */
void muster_map_painter_paint_all (MusterMapPainting       *self,
                                   double                   width,
                                   double                   height);
void muster_map_shapes_paint      (const MusterMapPainting *self,
                                   const MusterMapShape    *shape,
                                   const MusterMapPlace    *place);
/* Words that would stand on others move aside; if there is no room at all, they are left out. */
void muster_map_labels_shape      (const MusterMapPainting *self,
                                   const MusterMapShape    *shape,
                                   const MusterMapPlace    *place);
/* Length below the table, width on its right, as on the plan of a house. */
void muster_map_labels_size       (const MusterMapPainting *self);

G_END_DECLS
