/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/theatre/muster-theatre-painting.h"

#include <math.h>

/* The country, drawn from what the places are: hills as hachures, woods, marshes and houses. What looks like
 * chance is worked out from the numbers of the places, so that a map looks the same every time. */

static void
move (const MusterTheatrePainting *self,
      double                       x,
      double                       y)
{
  cairo_move_to (self->cr, x, y);
}

static double
jitter (guint seed,
        guint number)
{
  return muster_theatre_chance (seed, number) - 0.5;
}

/* Strokes that run down from a long crest. @wide: half its length. */
static void
paint_hill (const MusterTheatrePainting *self,
            double                       x,
            double                       y,
            double                       wide,
            double                       turn,
            guint                        seed)
{
  double u = self->unit;

  for (guint ring = 0; ring < 3; ring++)
    {
      guint n = 26 + ring * 12;

      for (guint i = 0; i < n; i++)
        {
          double angle = 2 * G_PI * (i + 0.7 * jitter (seed, ring * 100 + i)) / n;
          double along = (wide + 0.95 * ring) * u, across = (1.25 + 0.95 * ring) * u;
          double length = (0.62 + 0.4 * jitter (seed, ring * 100 + i + 50)) * u;
          double px = cos (angle), py = sin (angle);

          move (self, x + cos (turn) * px * along - sin (turn) * py * across,
                y + sin (turn) * px * along + cos (turn) * py * across);
          along += length;
          across += length;
          cairo_line_to (self->cr, x + cos (turn) * px * along - sin (turn) * py * across,
                         y + sin (turn) * px * along + cos (turn) * py * across);
        }
      muster_brush_stroke (self->brush, &self->style->relief,
                           (self->style->is_plain ? 0.75 : 0.6) - 0.16 * ring,
                           (0.09 - 0.012 * ring) * u, 0, 0);
    }
}

static void
paint_wood (const MusterTheatrePainting *self,
            double                       x,
            double                       y,
            guint                        seed)
{
  double u = self->unit;

  for (guint i = 0; i < 11; i++)
    {
      double angle = 2 * G_PI * (i + jitter (seed, i)) / 11;
      double far = (1.8 + 1.5 * muster_theatre_chance (seed, i + 40)) * u;
      double tx = x + cos (angle) * far * 1.25, ty = y + sin (angle) * far * 0.85;
      double r = (0.34 + 0.14 * muster_theatre_chance (seed, i + 80)) * u;

      move (self, tx, ty + r);
      cairo_line_to (self->cr, tx, ty + 2.1 * r);
      muster_brush_stroke (self->brush, &self->style->relief, 0.8, 0.1 * u, 0, 0);
      cairo_new_sub_path (self->cr);
      cairo_arc (self->cr, tx, ty, r, 0, 2 * G_PI);
      muster_brush_fill (self->brush, self->style->is_plain ? &self->style->ground : &self->style->wood, 0.9);
      cairo_new_sub_path (self->cr);
      cairo_arc (self->cr, tx, ty, r, 0, 2 * G_PI);
      muster_brush_stroke (self->brush, &self->style->wood, 0.9, 0.07 * u, 0, 0);
    }
}

static void
paint_marsh (const MusterTheatrePainting *self,
             double                       x,
             double                       y,
             guint                        seed)
{
  double u = self->unit;

  for (guint i = 0; i < 9; i++)
    {
      double angle = 2 * G_PI * (i + jitter (seed, i)) / 9;
      double far = (1.7 + 1.4 * muster_theatre_chance (seed, i + 40)) * u;
      double tx = x + cos (angle) * far * 1.3, ty = y + sin (angle) * far * 0.8;

      move (self, tx - 0.5 * u, ty);
      cairo_line_to (self->cr, tx + 0.5 * u, ty);
      for (int k = -1; k <= 1; k++)
        {
          move (self, tx + k * 0.2 * u, ty - 0.1 * u);
          cairo_line_to (self->cr, tx + k * 0.34 * u, ty - 0.55 * u);
        }
    }
  muster_brush_stroke (self->brush, self->style->is_plain ? &self->style->ink : &self->style->water,
                       self->style->is_plain ? 0.7 : 1, 0.09 * u, 0, 0);
}

/* A few roofs round the place; a fort has a wall with towers instead. */
static void
paint_houses (const MusterTheatrePainting *self,
              double                       x,
              double                       y,
              guint                        seed)
{
  double u = self->unit;

  for (guint i = 0; i < 7; i++)
    {
      double angle = 2 * G_PI * (i + 0.5 + jitter (seed, i) * 0.4) / 7;
      double far = (1.22 + 0.25 * muster_theatre_chance (seed, i + 20)) * u;
      double hx = x + cos (angle) * far, hy = y + sin (angle) * far;

      cairo_rectangle (self->cr, hx - 0.17 * u, hy - 0.17 * u, 0.34 * u, 0.34 * u);
    }
  muster_brush_fill (self->brush, &self->style->relief, self->style->is_plain ? 1 : 0.75);
}

static void
paint_walls (const MusterTheatrePainting *self,
             double                       x,
             double                       y)
{
  double u = self->unit, r = 1.3 * u, t = 0.3 * u;

  cairo_rectangle (self->cr, x - r, y - r, 2 * r, 2 * r);
  muster_brush_stroke (self->brush, &self->style->relief, 0.9, 0.14 * u, 0, 0);
  for (int i = 0; i < 4; i++)
    cairo_rectangle (self->cr, x + (i % 2 == 0 ? -r : r) - t, y + (i < 2 ? -r : r) - t, 2 * t, 2 * t);
  muster_brush_fill (self->brush, &self->style->relief, 0.9);
}

/* Hills on both sides of the ways through it: across the direction in which most of them run. */
static void
paint_pass (const MusterTheatrePainting *self,
            int                          place)
{
  MusterTheatrePoint at = muster_theatre_get_point (self->plan, place);
  double x = 0, y = 0, turn;

  for (guint i = 0; i < self->theatre->links->len; i++)
    {
      const MusterTheatreLink *link = &g_array_index (self->theatre->links, MusterTheatreLink, i);
      int other = link->places[0] == place   ? link->places[1]
                  : link->places[1] == place ? link->places[0]
                                             : -1;
      MusterTheatrePoint to;
      double angle;

      if (other < 0)
        continue;
      to = muster_theatre_get_point (self->plan, other);
      /* Opposite directions count as one. */
      angle = 2 * atan2 (to.y - at.y, to.x - at.x);
      x += cos (angle);
      y += sin (angle);
    }
  turn = atan2 (y, x) / 2;
  for (int k = -1; k <= 1; k += 2)
    paint_hill (self, at.x - sin (turn) * k * 5.2 * self->unit,
                at.y + cos (turn) * k * 5.2 * self->unit, 2.6, turn,
                (guint) place * 7 + (guint) (k + 1));
}

static void
paint_terrain (const MusterTheatrePainting *self,
               int                          place)
{
  MusterTheatrePoint at = muster_theatre_get_point (self->plan, place);
  guint seed = (guint) place + 17;

  switch (muster_theatre_get_place (self->theatre, place)->terrain)
    {
    case MUSTER_TERRAIN_HILL:
      paint_hill (self, at.x, at.y, 2.4, jitter (seed, 3) * 1.6, seed);
      break;
    case MUSTER_TERRAIN_PASS:
      paint_pass (self, place);
      break;
    case MUSTER_TERRAIN_WOOD:
      paint_wood (self, at.x, at.y, seed);
      break;
    case MUSTER_TERRAIN_MARSH:
      paint_marsh (self, at.x, at.y, seed);
      break;
    case MUSTER_TERRAIN_TOWN:
      paint_houses (self, at.x, at.y, seed);
      break;
    case MUSTER_TERRAIN_FORT:
      paint_walls (self, at.x, at.y);
      break;
    case MUSTER_TERRAIN_OPEN:
    case MUSTER_TERRAIN_FORD:
    case MUSTER_N_TERRAINS:
    default:
      break;
    }
}

void
muster_theatre_ground_paint (const MusterTheatrePainting *self)
{
  const MusterTheatrePlan *plan = self->plan;

  cairo_rectangle (self->cr, plan->x, plan->y, plan->width, plan->height);
  muster_brush_fill (self->brush, &self->style->ground, 1);
  /* What is painted near an edge must not run over it. A file cuts at the edge of its picture. */
  if (self->brush->svg == NULL)
    {
      cairo_save (self->cr);
      cairo_rectangle (self->cr, plan->x, plan->y, plan->width, plan->height);
      cairo_clip (self->cr);
    }
  for (guint i = 0; i < self->theatre->places->len; i++)
    paint_terrain (self, (int) i);
  if (self->brush->svg == NULL)
    cairo_restore (self->cr);
}
