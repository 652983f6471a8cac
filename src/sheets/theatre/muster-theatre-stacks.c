/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/theatre/muster-theatre-painting.h"

#include <math.h>

/* Forces as counters: a stripe of their side, what they are, and how many. */

#define STRIPE 0.5 /* the height of the stripe, in sizes of the type */

/* The arm, as staffs draw it: a cross for foot, one stroke for horse, a ball for guns, wheels for
 * wagons and a flag for a commander. */
static void
paint_arm (const MusterTheatrePainting *self,
           MusterFigureLook             look,
           double                       x,
           double                       y)
{
  double w = 0.52 * self->unit, h = 0.36 * self->unit;

  cairo_rectangle (self->cr, x - w, y - h, 2 * w, 2 * h);
  if (look == MUSTER_FIGURE_FOOT || look == MUSTER_FIGURE_HORSE)
    {
      cairo_move_to (self->cr, x - w, y + h);
      cairo_line_to (self->cr, x + w, y - h);
    }
  if (look == MUSTER_FIGURE_FOOT)
    {
      cairo_move_to (self->cr, x - w, y - h);
      cairo_line_to (self->cr, x + w, y + h);
    }
  if (look == MUSTER_FIGURE_TRANSPORT)
    {
      cairo_new_sub_path (self->cr);
      cairo_arc (self->cr, x - w / 2, y + h + 0.1 * self->unit, 0.14 * self->unit, 0, 2 * G_PI);
      cairo_new_sub_path (self->cr);
      cairo_arc (self->cr, x + w / 2, y + h + 0.1 * self->unit, 0.14 * self->unit, 0, 2 * G_PI);
    }
  if (look == MUSTER_FIGURE_COMMANDER)
    {
      cairo_move_to (self->cr, x - w, y + h);
      cairo_line_to (self->cr, x - w, y + 2 * h);
    }
  muster_brush_stroke (self->brush, &self->style->ink, 1, 0.1 * self->unit, 0, 0);
  if (look == MUSTER_FIGURE_GUN)
    {
      cairo_arc (self->cr, x, y, 0.2 * self->unit, 0, 2 * G_PI);
      muster_brush_fill (self->brush, &self->style->ink, 1);
    }
}

static void
trace_box (const MusterTheatrePainting *self,
           double                       x,
           double                       y)
{
  cairo_rectangle (self->cr, x, y, MUSTER_THEATRE_COUNTER * self->unit, MUSTER_THEATRE_HEIGHT * self->unit);
}

/* Sides that share a colour on paper differ in their stripe: black, white, bars, and so on. */
static void
paint_stripe (const MusterTheatrePainting *self,
              const MusterColor           *color,
              int                          side,
              double                       x,
              double                       y)
{
  double width = MUSTER_THEATRE_COUNTER * self->unit, height = STRIPE * self->unit;
  int n_bars = side > 1 ? side * 2 : 0;

  cairo_rectangle (self->cr, x, y, width, height);
  if (!self->style->is_plain || side == 0)
    {
      muster_brush_fill (self->brush, color, 1);
      return;
    }
  muster_brush_stroke (self->brush, color, 1, 0.08 * self->unit, 0, 0);
  for (int i = 0; i < n_bars; i++)
    cairo_rectangle (self->cr, x + width * (2 * i + 0.5) / (2 * n_bars), y, width / (2 * n_bars), height);
  if (n_bars > 0)
    muster_brush_fill (self->brush, color, 1);
}

static void
paint_disc (const MusterTheatrePainting *self,
            const char                  *words,
            const MusterColor           *color,
            double                       x,
            double                       y)
{
  static const MusterColor WHITE = { 1, 1, 1 }, BLACK = { 0, 0, 0 };

  cairo_new_sub_path (self->cr);
  cairo_arc (self->cr, x, y, 0.55 * self->unit, 0, 2 * G_PI);
  muster_brush_fill (self->brush, color, 1);
  muster_brush_write (self->brush, self->style->is_dark ? &BLACK : &WHITE,
                      &(MusterWording) { words, 0.75 * self->unit, x, y, 1.4 * self->unit, FALSE });
}

static void
paint_counter (const MusterTheatrePainting *self,
               const MusterTheatreStack    *stack,
               double                       x,
               double                       y)
{
  const MusterTheatreStyle *style = self->style;
  MusterColor color = muster_theatre_get_color (style, self->theatre, stack->side);
  gboolean is_known = stack->strength >= 0;
  g_autofree char *number = is_known ? g_strdup_printf ("%d", stack->strength) : g_strdup ("?");
  g_autofree char *n = g_strdup_printf ("%u", stack->n);
  double u = self->unit;
  double middle = y + (STRIPE + (MUSTER_THEATRE_HEIGHT - STRIPE) / 2) * u;

  if (stack->n > 1)
    {
      trace_box (self, x + 0.25 * u, y - 0.25 * u);
      muster_brush_fill (self->brush, &style->ground, 1);
      trace_box (self, x + 0.25 * u, y - 0.25 * u);
      muster_brush_stroke (self->brush, &color, 0.8, 0.09 * u, 0, 0);
    }
  trace_box (self, x, y);
  muster_brush_fill (self->brush, &style->ground, 1);
  paint_stripe (self, &color, stack->side, x, y);
  trace_box (self, x, y);
  muster_brush_stroke (self->brush, &color, 1, 0.13 * u, is_known ? 0 : 0.4, is_known ? 0 : 0.25);
  if (is_known)
    paint_arm (self, stack->look, x + 0.78 * u, middle);
  muster_brush_write (
    self->brush, &style->ink,
    &(MusterWording){ number, 0.92 * u, x + (is_known ? 2.12 : 1.5) * u, middle, 1.6 * u, FALSE });
  if (stack->n > 1)
    paint_disc (self, n, &style->ink, x + (MUSTER_THEATRE_COUNTER + 0.1) * u, y - 0.1 * u);
  if (stack->is_cut_off || stack->must_withdraw)
    paint_disc (self, stack->must_withdraw ? "↩" : "!", &style->warning,
                x + (stack->n > 1 ? 0 : MUSTER_THEATRE_COUNTER) * u, y);
}

void
muster_theatre_stacks_paint (const MusterTheatrePainting *self)
{
  for (guint i = 0; i < self->theatre->stacks->len; i++)
    {
      const MusterTheatreStack *stack = &g_array_index (self->theatre->stacks, MusterTheatreStack, i);
      const MusterTheatreSpot *spot = &g_array_index (self->plan->stacks, MusterTheatreSpot, i);
      MusterColor color = muster_theatre_get_color (self->style, self->theatre, stack->side);
      double x = spot->at.x + spot->at.width / 2 - MUSTER_THEATRE_COUNTER / 2 * self->unit;
      double y = spot->at.y + spot->at.height - (MUSTER_THEATRE_HEIGHT + 0.1) * self->unit;
      cairo_rectangle_t name = { spot->at.x, spot->at.y, spot->at.width,
                                 spot->at.height - (MUSTER_THEATRE_HEIGHT + 0.5) * self->unit };

      if (spot->at.width <= 0)
        continue;
      paint_counter (self, stack, x, y);
      if (spot->size > 0)
        muster_theatre_marks_write (self, stack->name, spot->size, &color, &name);
    }
}
