/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/theatre/muster-theatre-painting.h"

#include <math.h>

/* Links, and the marches along them. */

#define OFFSET 0.42 /* of a march beside its way, in sizes of the type */

static void
stroke (const MusterTheatrePainting *self,
        const MusterTheatreCurve    *curve,
        const MusterColor           *color,
        double                       alpha,
        double                       width,
        double                       dash,
        double                       gap)
{
  double ax = curve->from.x + (curve->bend.x - curve->from.x) * 2 / 3;
  double ay = curve->from.y + (curve->bend.y - curve->from.y) * 2 / 3;
  double bx = curve->to.x + (curve->bend.x - curve->to.x) * 2 / 3;
  double by = curve->to.y + (curve->bend.y - curve->to.y) * 2 / 3;

  cairo_move_to (self->cr, curve->from.x, curve->from.y);
  cairo_curve_to (self->cr, ax, ay, bx, by, curve->to.x, curve->to.y);
  muster_brush_stroke (self->brush, color, alpha, width * self->unit, dash * self->unit, gap * self->unit);
}

void
muster_theatre_ways_paint (const MusterTheatrePainting *self,
                           const MusterTheatreCurve    *curve,
                           MusterWay                    way,
                           gboolean                     closed)
{
  const MusterTheatreStyle *style = self->style;

  if (closed)
    {
      MusterTheatrePoint at;
      double r;

      stroke (self, curve, &style->ink, 0.6, 0.1, 0.12, 0.3);

      /* A cross where the way is closed. */
      at = muster_theatre_curve_at (curve, 0.5);
      r = 0.32 * self->unit;
      cairo_arc (self->cr, at.x, at.y, 2 * r, 0, 2 * G_PI);
      muster_brush_fill (self->brush, &self->style->ground, 1);
      cairo_arc (self->cr, at.x, at.y, 2 * r, 0, 2 * G_PI);
      muster_brush_stroke (self->brush, &self->style->warning, 1, 0.1 * self->unit, 0, 0);
      cairo_move_to (self->cr, at.x - r, at.y - r);
      cairo_line_to (self->cr, at.x + r, at.y + r);
      cairo_move_to (self->cr, at.x + r, at.y - r);
      cairo_line_to (self->cr, at.x - r, at.y + r);
      muster_brush_stroke (self->brush, &self->style->warning, 1, 0.16 * self->unit, 0, 0);

      return;
    }
  /* On a picture a light band keeps the way visible on any ground. */
  if (self->theatre->picture != NULL)
    stroke (self, curve, &style->ground, 0.6, 0.62, 0, 0);
  switch (way)
    {
    case MUSTER_WAY_ROAD:
      stroke (self, curve, &style->ink, 0.85, 0.42, 0, 0);
      stroke (self, curve, &style->ground, 1, 0.22, 0, 0);
      break;
    case MUSTER_WAY_RIVER:
      stroke (self, curve, &style->water, style->is_plain ? 0.9 : 1, 0.5, 0, 0);
      stroke (self, curve, &style->ground, 0.9, style->is_plain ? 0.34 : 0.1, 0.5, 0.3);
      break;
    case MUSTER_WAY_RAIL:
      stroke (self, curve, &style->ink, 0.9, 0.12, 0, 0);
      stroke (self, curve, &style->ink, 0.9, 0.5, 0.1, 0.5);
      break;
    case MUSTER_WAY_TRACK:
    case MUSTER_N_WAYS:
    default:
      stroke (self, curve, &style->ink, 0.8, 0.14, 0.55, 0.4);
    }
}

void
muster_theatre_ways_paint_links (const MusterTheatrePainting *self)
{
  for (guint i = 0; i < self->theatre->links->len; i++)
    {
      const MusterTheatreLink *link = &g_array_index (self->theatre->links, MusterTheatreLink, i);
      MusterTheatreCurve curve = muster_theatre_get_curve (self->plan, link->places[0], link->places[1]);

      muster_theatre_ways_paint (self, &curve, link->way, link->closed);
      if (link->cost > 1)
        {
          double length = hypot (curve.to.x - curve.from.x, curve.to.y - curve.from.y);
          double dx = (curve.to.x - curve.from.x) / MAX (length, 1);
          double dy = (curve.to.y - curve.from.y) / MAX (length, 1);
          double r = 0.45 * self->unit;

          /* Each step that a way takes beyond the first is a stroke across it. */
          for (int k = 1; k < link->cost; k++)
            {
              MusterTheatrePoint at = muster_theatre_curve_at (&curve, (double) k / link->cost);

              cairo_move_to (self->cr, at.x - dy * r, at.y + dx * r);
              cairo_line_to (self->cr, at.x + dy * r, at.y - dx * r);
            }
          muster_brush_stroke (self->brush, &self->style->ink, 0.9, 0.13 * self->unit, 0, 0);
        }
    }
}

static void
paint_head (const MusterTheatrePainting *self,
            const MusterTheatreCurve    *curve,
            const MusterColor           *color)
{
  double angle = atan2 (curve->to.y - curve->bend.y, curve->to.x - curve->bend.x);
  double size = 0.85 * self->unit;

  cairo_move_to (self->cr, curve->to.x + cos (angle) * size * 0.45, curve->to.y + sin (angle) * size * 0.45);
  cairo_line_to (self->cr, curve->to.x + cos (angle + 2.5) * size * 0.8,
                 curve->to.y + sin (angle + 2.5) * size * 0.8);
  cairo_line_to (self->cr, curve->to.x + cos (angle - 2.5) * size * 0.8,
                 curve->to.y + sin (angle - 2.5) * size * 0.8);
  cairo_close_path (self->cr);
  muster_brush_fill (self->brush, color, 1);
}

void
muster_theatre_ways_paint_arrow (const MusterTheatrePainting *self,
                                 const MusterTheatreCurve    *curve,
                                 const MusterColor           *color,
                                 gboolean                     is_done,
                                 gboolean                     has_head)
{
  stroke (self, curve, &self->style->ground, 0.8, is_done ? 0.36 : 0.5, 0, 0);
  if (is_done)
    stroke (self, curve, color, 0.85, 0.16, 0, 0);
  else
    stroke (self, curve, color, 1, 0.3, 0.75, 0.35);
  if (has_head)
    paint_head (self, curve, color);
}

void
muster_theatre_ways_paint_marches (const MusterTheatrePainting *self)
{
  for (guint i = 0; i < self->theatre->marches->len; i++)
    {
      const MusterTheatreMarch *march = &g_array_index (self->theatre->marches, MusterTheatreMarch, i);
      MusterColor color = muster_theatre_get_color (self->style, self->theatre, march->side);

      for (guint k = 1; k < march->n_path; k++)
        {
          gboolean is_last = k + 1 == march->n_path;
          MusterTheatreCurve whole
            = muster_theatre_get_curve (self->plan, march->path[k - 1], march->path[k]);
          double start;
          double end;
          double length;
          double dx;
          double dy;
          double a;
          double b;
          MusterTheatrePoint from;
          MusterTheatrePoint middle;
          MusterTheatrePoint to;
          MusterTheatreCurve leg;

          /* The part of a curve between two of its points, moved to the right of the direction of march. */
          start = k == 1 ? 1.1 : 0.3;
          end = is_last ? 1.4 : 0.3;
          length = MAX (hypot (whole.to.x - whole.from.x, whole.to.y - whole.from.y), 1);
          dx = -(whole.to.y - whole.from.y) / length * OFFSET * self->unit;
          dy = (whole.to.x - whole.from.x) / length * OFFSET * self->unit;
          a = MIN (start * self->unit / length, 0.4);
          b = 1 - MIN (end * self->unit / length, 0.4);
          from = muster_theatre_curve_at (&whole, a);
          middle = muster_theatre_curve_at (&whole, (a + b) / 2);
          to = muster_theatre_curve_at (&whole, b);
          leg = (MusterTheatreCurve) {
           { from.x + dx, from.y + dy },
           { 2 * middle.x - (from.x + to.x) / 2 + dx, 2 * middle.y - (from.y + to.y) / 2 + dy },
           { to.x + dx, to.y + dy }
         };
          muster_theatre_ways_paint_arrow (self, &leg, &color, march->is_done, is_last);
        }
    }
}
