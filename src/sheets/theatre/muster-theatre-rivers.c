/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/theatre/muster-theatre-painting.h"

#include <math.h>

/* A river runs through all fords and bridges, from one edge of the map to the other, and keeps away from the
 * other places. */

#define MAX_POINTS (2 * MUSTER_CAMPAIGN_MAX_PLACES + 4)
#define KEEP_AWAY 3.2 /* from places that are no ford, in sizes of the type */

typedef struct
{
  MusterTheatrePoint points[MAX_POINTS];
  guint n;
} River;

/* Gathers the fords. Returns: the direction in which they lie */
static double
gather (const MusterTheatrePainting *self,
        River                       *river,
        int                         *fords)
{
  double x = 0, y = 0, xx = 0, xy = 0, yy = 0;

  for (guint i = 0; i < self->theatre->places->len; i++)
    if (muster_theatre_get_place (self->theatre, (int) i)->terrain == MUSTER_TERRAIN_FORD)
      {
        fords[river->n] = (int) i;
        river->points[river->n++] = muster_theatre_get_point (self->plan, (int) i);
      }
  for (guint i = 0; i < river->n; i++)
    {
      x += river->points[i].x / river->n;
      y += river->points[i].y / river->n;
    }
  for (guint i = 0; i < river->n; i++)
    {
      double dx = river->points[i].x - x, dy = river->points[i].y - y;

      xx += dx * dx;
      xy += dx * dy;
      yy += dy * dy;
    }
  return 0.5 * atan2 (2 * xy, xx - yy);
}

/* A river crosses the ways through a lonely ford. */
static double
find_way_across (const MusterTheatrePainting *self,
                 int                          ford)
{
  double x = 0, y = 0;

  for (guint i = 0; i < self->theatre->links->len; i++)
    {
      const MusterTheatreLink *link = &g_array_index (self->theatre->links, MusterTheatreLink, i);
      int other = link->places[0] == ford ? link->places[1] : link->places[1] == ford ? link->places[0] : -1;

      if (other >= 0)
        {
          MusterTheatrePoint from = muster_theatre_get_point (self->plan, ford);
          MusterTheatrePoint to = muster_theatre_get_point (self->plan, other);
          double angle = 2 * atan2 (to.y - from.y, to.x - from.x);

          x += cos (angle);
          y += sin (angle);
        }
    }
  return atan2 (y, x) / 2 + G_PI / 2;
}

/* Moves a point of the river away from the nearest place, if that is too near. */
static MusterTheatrePoint
keep_away (const MusterTheatrePainting *self,
           MusterTheatrePoint           point)
{
  for (guint round = 0; round < 2; round++)
    for (guint i = 0; i < self->theatre->places->len; i++)
      {
        MusterTheatrePoint place = muster_theatre_get_point (self->plan, (int) i);
        double distance = hypot (point.x - place.x, point.y - place.y);
        double least = KEEP_AWAY * self->unit;

        if (distance >= least || distance < 0.01)
          continue;
        point.x = place.x + (point.x - place.x) * least / distance;
        point.y = place.y + (point.y - place.y) * least / distance;
      }
  return point;
}

/* Where the river leaves the map from a point, in a direction. */
static MusterTheatrePoint
find_edge (const MusterTheatrePainting *self,
           MusterTheatrePoint           from,
           double                       dx,
           double                       dy)
{
  const MusterTheatrePlan *plan = self->plan;
  double far_x = dx > 0.001    ? (plan->x + plan->width - from.x) / dx
                 : dx < -0.001 ? (plan->x - from.x) / dx
                               : 1e9;
  double far_y = dy > 0.001    ? (plan->y + plan->height - from.y) / dy
                 : dy < -0.001 ? (plan->y - from.y) / dy
                               : 1e9;
  double far = MIN (far_x, far_y);

  return (MusterTheatrePoint) { from.x + dx * far, from.y + dy * far };
}

/* Puts a bend between the fords, and runs on to both edges. */
static void
complete (const MusterTheatrePainting *self,
          River                       *river,
          double                       turn)
{
  River whole = { 0 };
  MusterTheatrePoint first = river->points[0], last = river->points[river->n - 1];
  MusterTheatrePoint source = find_edge (self, first, -cos (turn), -sin (turn));
  MusterTheatrePoint mouth = find_edge (self, last, cos (turn), sin (turn));

  whole.points[whole.n++] = source;
  whole.points[whole.n++]
    = keep_away (self, (MusterTheatrePoint){ (source.x + first.x) / 2 + sin (turn) * self->unit,
                                             (source.y + first.y) / 2 - cos (turn) * self->unit });
  for (guint i = 0; i < river->n; i++)
    {
      MusterTheatrePoint a = river->points[i];

      whole.points[whole.n++] = a;
      if (i + 1 < river->n)
        {
          MusterTheatrePoint b = river->points[i + 1];
          double bend = (muster_theatre_chance (i, 5) - 0.5) * 0.3;

          whole.points[whole.n++] = keep_away (self, (MusterTheatrePoint) {
            (a.x + b.x) / 2 - (b.y - a.y) * bend, (a.y + b.y) / 2 + (b.x - a.x) * bend });
        }
    }
  whole.points[whole.n++]
    = keep_away (self, (MusterTheatrePoint){ (mouth.x + last.x) / 2 - sin (turn) * self->unit,
                                             (mouth.y + last.y) / 2 + cos (turn) * self->unit });
  whole.points[whole.n++] = mouth;
  *river = whole;
}

/* A smooth line through all points. */
static void
trace (const MusterTheatrePainting *self,
       const River                 *river)
{
  cairo_move_to (self->cr, river->points[0].x, river->points[0].y);
  for (guint i = 0; i + 1 < river->n; i++)
    {
      MusterTheatrePoint before = river->points[i > 0 ? i - 1 : 0], a = river->points[i],
                         b = river->points[i + 1];
      MusterTheatrePoint after = river->points[MIN (i + 2, river->n - 1)];

      cairo_curve_to (self->cr, a.x + (b.x - before.x) / 6, a.y + (b.y - before.y) / 6,
                      b.x - (after.x - a.x) / 6, b.y - (after.y - a.y) / 6, b.x, b.y);
    }
}

void
muster_theatre_rivers_paint (const MusterTheatrePainting *self)
{
  const MusterTheatreStyle *style = self->style;
  River river = { 0 };
  int fords[MUSTER_CAMPAIGN_MAX_PLACES];
  double turn = gather (self, &river, fords);

  if (river.n == 0)
    return;
  if (river.n == 1)
    turn = find_way_across (self, fords[0]);

  for (guint i = 1; i < river.n; i++)
    for (guint k = i; k > 0; k--)
      {
        MusterTheatrePoint *a = &river.points[k - 1], *b = &river.points[k], held = *a;

        if (a->x * cos (turn) + a->y * sin (turn) <= b->x * cos (turn) + b->y * sin (turn))
          break;
        *a = *b;
        *b = held;
      }

  complete (self, &river, turn);
  trace (self, &river);
  muster_brush_stroke (self->brush, &style->water, 1, 1.15 * self->unit, 0, 0);
  trace (self, &river);
  muster_brush_stroke (self->brush, &style->ground, style->is_plain ? 1 : 0.25,
                       (style->is_plain ? 0.98 : 0.75) * self->unit, 0, 0);
  if (style->is_plain)
    {
      trace (self, &river);
      muster_brush_stroke (self->brush, &style->water, 0.7, 0.06 * self->unit, 1.2 * self->unit,
                           0.9 * self->unit);
    }
}
