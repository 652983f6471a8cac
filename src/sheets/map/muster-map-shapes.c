/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/map/muster-map-painting.h"

#include <math.h>

/* Zones, circles, edges, lines, markers and arrows of a map. Whose something is shows in its hatching:
 * the attacker's rises, the defender's falls. */

#define BAND 0.45  /* of an edge, outside the table */
#define HATCH 0.75 /* between two lines */
#define MARKER 0.42
#define HEAD 0.8   /* of an arrow */

typedef struct
{
  double left;
  double top;
  double right;
  double bottom;
} Box;

/* Hatches an area whose path @lay lays. */
static void
hatch (const MusterMapPainting *self,
       const MusterMapShape    *shape,
       const MusterMapPlace    *place,
       void                   (*lay) (const MusterMapPainting *self,
                                      const MusterMapPlace    *place),
       gboolean                 is_round)
{
  const MusterColor *color = muster_map_get_color (self, shape);
  Box box;
  gboolean is_own = shape->attacker != shape->defender;
  double size;

  cairo_new_path (self->cr);
  lay (self, place);
  cairo_path_extents (self->cr, &box.left, &box.top, &box.right, &box.bottom);
  if (!self->style->is_plain)
    muster_brush_fill (self->brush, color, is_own ? 0.16 : 0.08);
  cairo_new_path (self->cr);
  if (!is_own || box.bottom <= box.top)
    return;

  /* Lines through a rectangle that rise for the attacker and fall for the defender. In a circle, they end
   * where it does. */
  size = box.bottom - box.top;
  for (double x = box.left - size; x < box.right; x += HATCH * self->unit)
    {
      /* Parts of the line's way down or up that lie inside. */
      double from = MAX (0, (box.left - x) / size);
      double to = MIN (1, (box.right - x) / size);

      if (is_round)
        {
          /* How far the line is from the middle, as a part of the radius. */
          double off = (x + size / 2 - (box.left + box.right) / 2) * G_SQRT2 / size;
          double half = sqrt (MAX (1 - off * off, 0)) / (2 * G_SQRT2);
          double middle = 0.5 - off / (2 * G_SQRT2);

          from = middle - half;
          to = middle + half;
        }
      if (to <= from)
        continue;
      cairo_move_to (self->cr, x + from * size,
                     shape->attacker ? box.bottom - from * size : box.top + from * size);
      cairo_line_to (self->cr, x + to * size,
                     shape->attacker ? box.bottom - to * size : box.top + to * size);
    }

  muster_brush_stroke (self->brush, color, self->style->is_plain ? 0.55 : 0.35, self->unit * 0.05, 0,
                       0);
}

static void
outline (const MusterMapPainting *self,
         const MusterMapShape    *shape)
{
  gboolean is_dashed = shape->defender && !shape->attacker;

  muster_brush_stroke (self->brush, muster_map_get_color (self, shape), 1, self->unit * 0.11,
                       is_dashed ? self->unit * 0.45 : 0, self->unit * 0.3);
}

static void
lay_zone (const MusterMapPainting *self,
          const MusterMapPlace    *place)
{
  cairo_rectangle (self->cr, muster_map_get_x (self, MIN (place->x, place->to_x)),
                   muster_map_get_y (self, MIN (place->y, place->to_y)),
                   fabs (place->to_x - place->x) * self->frame.scale,
                   fabs (place->to_y - place->y) * self->frame.scale);
}

static void
paint_zone (const MusterMapPainting *self,
            const MusterMapShape    *shape,
            const MusterMapPlace    *place)
{
  hatch (self, shape, place, lay_zone, FALSE);
  lay_zone (self, place);
  outline (self, shape);
}

static void
lay_circle (const MusterMapPainting *self,
            const MusterMapPlace    *place)
{
  cairo_arc (self->cr, muster_map_get_x (self, place->x), muster_map_get_y (self, place->y),
             place->radius * self->frame.scale, 0, 2 * G_PI);
}

static void
paint_marker (const MusterMapPainting *self,
              const MusterMapShape    *shape,
              const MusterMapPlace    *place)
{
  double x = muster_map_get_x (self, place->x);
  double y = muster_map_get_y (self, place->y);
  double size = MARKER * self->unit;

  cairo_move_to (self->cr, x, y - size);
  cairo_line_to (self->cr, x + size, y);
  cairo_line_to (self->cr, x, y + size);
  cairo_line_to (self->cr, x - size, y);
  cairo_close_path (self->cr);
  muster_brush_fill (self->brush, muster_map_get_color (self, shape), 1);
}

static void
paint_arrow (const MusterMapPainting *self,
             const MusterMapShape    *shape,
             const MusterMapPlace    *place)
{
  cairo_t *cr = self->cr;
  double x = muster_map_get_x (self, place->x), y = muster_map_get_y (self, place->y);
  double to_x = muster_map_get_x (self, place->to_x), to_y = muster_map_get_y (self, place->to_y);
  double angle = atan2 (to_y - y, to_x - x);
  double head = HEAD * self->unit;

  cairo_move_to (cr, x, y);
  cairo_line_to (cr, to_x - head * 0.8 * cos (angle), to_y - head * 0.8 * sin (angle));
  muster_brush_stroke (self->brush, muster_map_get_color (self, shape), 1, self->unit * 0.16, 0, 0);
  cairo_move_to (cr, to_x, to_y);
  cairo_line_to (cr, to_x - head * cos (angle - 0.45), to_y - head * sin (angle - 0.45));
  cairo_line_to (cr, to_x - head * cos (angle + 0.45), to_y - head * sin (angle + 0.45));
  cairo_close_path (cr);
  muster_brush_fill (self->brush, muster_map_get_color (self, shape), 1);
}

void
muster_map_shapes_paint (const MusterMapPainting *self,
                         const MusterMapShape    *shape,
                         const MusterMapPlace    *place)
{
  switch (shape->kind)
    {
      const MusterMapFrame *frame;
      double band;
      gboolean upright;
      double from;
      double to;

    case MUSTER_MAP_ZONE:
      paint_zone (self, shape, place);
      break;

    case MUSTER_MAP_CIRCLE:
      hatch (self, shape, place, lay_circle, TRUE);
      lay_circle (self, place);
      outline (self, shape);
      break;

    case MUSTER_MAP_EDGE:
      if (place->is_area)
        paint_zone (self, shape, place);

      /* A band along the edge, outside the table. */
      frame = &self->frame;
      band = BAND * self->unit;
      upright = shape->at[0] == shape->to[0];
      from = MIN (shape->at[upright], shape->to[upright]) / (double) MUSTER_MAP_SIZE;
      to = MAX (shape->at[upright], shape->to[upright]) / (double) MUSTER_MAP_SIZE;
      if (upright)
        cairo_rectangle (self->cr, shape->at[0] == 0 ? frame->x - band : frame->x + frame->width,
                         frame->y + from * frame->height, band, (to - from) * frame->height);
      else
        cairo_rectangle (self->cr, frame->x + from * frame->width,
                         shape->at[1] == 0 ? frame->y - band : frame->y + frame->height,
                         (to - from) * frame->width, band);
      /* In plain style the defender's markers are hollow. */
      if (self->style->is_plain && shape->defender && !shape->attacker)
        muster_brush_stroke (self->brush, muster_map_get_color (self, shape), 1, self->unit * 0.08, 0, 0);
      else
        muster_brush_fill (self->brush, muster_map_get_color (self, shape), 1);

      break;

    case MUSTER_MAP_LINE:
      cairo_move_to (self->cr, muster_map_get_x (self, place->x), muster_map_get_y (self, place->y));
      cairo_line_to (self->cr, muster_map_get_x (self, place->to_x), muster_map_get_y (self, place->to_y));
      muster_brush_stroke (self->brush, muster_map_get_color (self, shape), 0.6, self->unit * 0.07,
                           self->unit * 0.5, self->unit * 0.5);
      break;

    case MUSTER_MAP_MARKER:
      paint_marker (self, shape, place);
      break;

    case MUSTER_MAP_ARROW:
      paint_arrow (self, shape, place);
      break;

    case MUSTER_MAP_LABEL:
    default:
      break;
    }
}
