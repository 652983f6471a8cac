/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/map/muster-map-painting.h"

#include <math.h>

#include "core/muster-i18n.h"

/* The words of a map, and where they stand. */

/* Words on a plate, so that they can be read on whatever is below: centred at the place, turned by
 * a right angle if they run along an upright edge, and kept on the table. */
static void
write_words (const MusterMapPainting *self,
             const MusterColor       *color,
             const char              *words,
             double                   x,
             double                   y,
             gboolean                 upright,
             gboolean                 has_plate)
{
  const MusterMapFrame *frame = &self->frame;
  double most = MAX ((upright ? frame->height : frame->width) - self->unit, self->unit);
  double width, height, half, low;

  if (*words == '\0')
    return;

  muster_brush_measure (self->brush, words, self->unit, &width, &height);
  width = MIN (width, most);
  half = width / 2 + self->unit * 0.3;
  low = height / 2;
  if (upright)
    y = CLAMP (y, frame->y + half, MAX (frame->y + half, frame->y + frame->height - half));
  else
    x = CLAMP (x, frame->x + half, MAX (frame->x + half, frame->x + frame->width - half));

  if (has_plate)
    {
      cairo_rectangle (self->cr, x - (upright ? low : half), y - (upright ? half : low),
                       2 * (upright ? low : half), 2 * (upright ? half : low));
      muster_brush_fill (self->brush, &self->style->ground, 0.85);
    }
  muster_brush_write (self->brush, color,
                      &(MusterWording) { words, self->unit, x, y, width, upright });
}

static void
write_label (const MusterMapPainting *self,
             const MusterMapShape    *shape,
             double                   x,
             double                   y,
             gboolean                 upright)
{
  write_words (self, muster_map_get_color (self, shape), *shape->label != '\0' ? _(shape->label) : "",
               x, y, upright, TRUE);
}

static void
label_edge (const MusterMapPainting *self,
            const MusterMapShape    *shape,
            const MusterMapPlace    *place)
{
  gboolean upright = shape->at[0] == shape->to[0];
  double x = muster_map_get_x (self, (place->x + place->to_x) / 2);
  double y = muster_map_get_y (self, (place->y + place->to_y) / 2);
  double in = self->unit * 1.1;

  if (!place->is_area && upright)
    x += shape->at[0] == 0 ? in : -in;
  else if (!place->is_area)
    y += shape->at[1] == 0 ? in : -in;
  write_label (self, shape, x, y, upright);
}

/* Beside what they belong to, where its own lines do not run. */
void
muster_map_label_shape (const MusterMapPainting *self,
                        const MusterMapShape    *shape,
                        const MusterMapPlace    *place)
{
  double x = muster_map_get_x (self, (place->x + place->to_x) / 2);
  double y = muster_map_get_y (self, (place->y + place->to_y) / 2);

  switch (shape->kind)
    {
    case MUSTER_MAP_EDGE:
      label_edge (self, shape, place);
      break;

    case MUSTER_MAP_CIRCLE:
      write_label (self, shape, muster_map_get_x (self, place->x),
                   MAX (muster_map_get_y (self, place->y - place->radius) - self->unit * 0.8,
                        self->frame.y + self->unit), FALSE);
      break;

    case MUSTER_MAP_MARKER:
      write_label (self, shape, muster_map_get_x (self, place->x),
                   MIN (muster_map_get_y (self, place->y) + self->unit * 1.15,
                        self->frame.y + self->frame.height - self->unit), FALSE);
      break;

    case MUSTER_MAP_ARROW:
      write_label (self, shape, x, y - self->unit * 0.95, FALSE);
      break;

    case MUSTER_MAP_ZONE:
      /* At its top, if there is room: what stands in it is usually in the middle. */
      if (fabs (place->to_y - place->y) * self->frame.scale > self->unit * 8)
        y = muster_map_get_y (self, MIN (place->y, place->to_y)) + self->unit * 1.2;
      write_label (self, shape, x, y, FALSE);
      break;

    case MUSTER_MAP_LINE:
    case MUSTER_MAP_LABEL:
    default:
      write_label (self, shape, x, y, FALSE);
    }
}

void
muster_map_label_size (const MusterMapPainting *self)
{
  const MusterMapFrame *frame = &self->frame;
  const char *measure = self->map->measure != NULL ? self->map->measure : "";
  g_autofree char *length = g_strdup_printf ("%d%s", self->map->length, measure);
  g_autofree char *width = g_strdup_printf ("%d%s", self->map->width, measure);
  MusterMapPainting outside = *self;

  outside.unit = self->unit * 0.85;
  write_words (&outside, &self->style->ink, length, frame->x + frame->width / 2,
               frame->y + frame->height + self->unit * 1.2, FALSE, FALSE);
  write_words (&outside, &self->style->ink, width, frame->x + frame->width + self->unit * 1.2,
               frame->y + frame->height / 2, TRUE, FALSE);
}
