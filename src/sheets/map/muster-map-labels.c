/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/map/muster-map-painting.h"

#include <math.h>
#include <string.h>

#include "core/muster-i18n.h"

/* Writes the words of a map and finds room for them. */

#define EDGE_STEPS 12

/* Where words stand that are centred at the place, turned by a right angle if they run along an
 * upright edge, and kept on the table. */
static cairo_rectangle_t
measure_words (const MusterMapPainting *self,
               const char              *words,
               double                   x,
               double                   y,
               gboolean                 upright)
{
  const MusterMapFrame *frame = &self->frame;
  double most = MAX ((upright ? frame->height : frame->width) - self->unit, self->unit);
  double width, height, half;

  muster_brush_measure (self->brush, words, self->unit, &width, &height);
  half = MIN (width, most) / 2 + self->unit * 0.3;
  if (upright)
    y = CLAMP (y, frame->y + half, MAX (frame->y + half, frame->y + frame->height - half));
  else
    x = CLAMP (x, frame->x + half, MAX (frame->x + half, frame->x + frame->width - half));
  if (upright)
    return (cairo_rectangle_t) { x - height / 2, y - half, height, 2 * half };
  return (cairo_rectangle_t) { x - half, y - height / 2, 2 * half, height };
}

/* Writes words on a plate, so that they can be read on any background. */
static void
write_words (const MusterMapPainting *self,
             const MusterColor       *color,
             const char              *words,
             const cairo_rectangle_t *at,
             gboolean                 upright,
             gboolean                 has_plate)
{
  double length = (upright ? at->height : at->width) - self->unit * 0.6;

  if (has_plate)
    {
      cairo_rectangle (self->cr, at->x, at->y, at->width, at->height);
      muster_brush_fill (self->brush, &self->style->ground, 0.85);
      g_array_append_vals (self->taken, at, 1);
    }
  muster_brush_write (self->brush, color,
                      &(MusterWording) { words, self->unit, at->x + at->width / 2,
                                         at->y + at->height / 2, length, upright });
}

static gboolean
is_free (const MusterMapPainting *self,
         const cairo_rectangle_t *at)
{
  const MusterMapFrame *frame = &self->frame;

  if (at->y < frame->y || at->y + at->height > frame->y + frame->height)
    return FALSE;
  for (guint i = 0; i < self->taken->len; i++)
    {
      const cairo_rectangle_t *other = &g_array_index (self->taken, cairo_rectangle_t, i);

      if (at->x < other->x + other->width && other->x < at->x + at->width &&
          at->y < other->y + other->height && other->y < at->y + at->height)
        return FALSE;
    }
  return TRUE;
}

/* Finds a place where no words stand yet, at the given place or a little beside it. */
static gboolean
find_room (const MusterMapPainting *self,
           const char              *words,
           double                   x,
           double                   y,
           cairo_rectangle_t       *at)
{
  static const struct
  {
    double widths;
    double lines;
  } moves[] = { { 0, 0 }, { 0, 1 }, { 0, -1 }, { 0.5, 0 }, { -0.5, 0 }, { 0, -2.2 }, { 0, 2 },
                { 0.6, -1.1 }, { -0.6, -1.1 }, { 0.6, 1 }, { -0.6, 1 } };

  *at = measure_words (self, words, x, y, FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      cairo_rectangle_t moved = measure_words (self, words, x + moves[i].widths * at->width,
                                               y + moves[i].lines * at->height, FALSE);

      if (is_free (self, &moved))
        {
          *at = moved;
          return TRUE;
        }
    }
  return FALSE;
}

/* Along an edge there is no room but on it: words that would stand on others move along it. */
static gboolean
find_room_on_edge (const MusterMapPainting *self,
                   const char              *words,
                   double                   x,
                   double                   y,
                   gboolean                 upright,
                   cairo_rectangle_t       *at)
{
  const MusterMapFrame *frame = &self->frame;
  double length = upright ? frame->height : frame->width;

  for (guint i = 0; i < 2 * EDGE_STEPS; i++)
    {
      double along = ((i + 1) / 2) * length / 2 / EDGE_STEPS * (i % 2 == 0 ? 1 : -1);

      *at = measure_words (self, words, upright ? x : x + along, upright ? y + along : y, upright);
      if (is_free (self, at))
        return TRUE;
    }
  return FALSE;
}

static void
write_label (const MusterMapPainting *self,
             const MusterMapShape    *shape,
             double                   x,
             double                   y,
             gboolean                 upright)
{
  const char *words = *shape->label != '\0' ? _(shape->label) : "";
  const MusterColor *color = muster_map_get_color (self, shape);
  const char *number = strrchr (words, ' ');
  cairo_rectangle_t at;

  if (*words == '\0')
    return;
  if (shape->kind == MUSTER_MAP_EDGE ? find_room_on_edge (self, words, x, y, upright, &at)
                                     : find_room (self, words, x, y, &at))
    write_words (self, color, words, &at, upright, TRUE);
  /* If there is no room for the whole label, its number alone is tried. */
  else if (number != NULL && g_ascii_isdigit (number[1]) && find_room (self, number + 1, x, y, &at))
    write_words (self, color, number + 1, &at, FALSE, TRUE);
}

/* Writes outside the table, where nothing else stands. */
static void
write_size (const MusterMapPainting *self,
            const char              *words,
            double                   x,
            double                   y,
            gboolean                 upright)
{
  cairo_rectangle_t at = measure_words (self, words, x, y, upright);

  write_words (self, &self->style->ink, words, &at, upright, FALSE);
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
muster_map_labels_shape (const MusterMapPainting *self,
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
      /* The label goes to the top if there is room, because other things usually stand in the
       * middle. */
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
muster_map_labels_size (const MusterMapPainting *self)
{
  const MusterMapFrame *frame = &self->frame;
  const char *measure = self->map->measure != NULL ? self->map->measure : "";
  g_autofree char *length = g_strdup_printf ("%d%s", self->map->length, measure);
  g_autofree char *width = g_strdup_printf ("%d%s", self->map->width, measure);
  MusterMapPainting outside = *self;

  outside.unit = self->unit * 0.85;
  write_size (&outside, length, frame->x + frame->width / 2,
              frame->y + frame->height + self->unit * 1.2, FALSE);
  write_size (&outside, width, frame->x + frame->width + self->unit * 1.2,
              frame->y + frame->height / 2, TRUE);
}
