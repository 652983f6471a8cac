/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/theatre/muster-theatre-painting.h"

#include <math.h>

/* Places with the badge of their owner and their names, and where forces have met. */

void
muster_theatre_marks_write (const MusterTheatrePainting *self,
                            const char                  *words,
                            double                       size,
                            const MusterColor           *color,
                            const cairo_rectangle_t     *at)
{
  double r = MIN (at->height / 2, 0.3 * self->unit);

  cairo_new_sub_path (self->cr);
  cairo_arc (self->cr, at->x + r, at->y + r, r, G_PI, 1.5 * G_PI);
  cairo_arc (self->cr, at->x + at->width - r, at->y + r, r, 1.5 * G_PI, 2 * G_PI);
  cairo_arc (self->cr, at->x + at->width - r, at->y + at->height - r, r, 0, 0.5 * G_PI);
  cairo_arc (self->cr, at->x + r, at->y + at->height - r, r, 0.5 * G_PI, G_PI);
  cairo_close_path (self->cr);
  muster_brush_fill (self->brush, &self->style->ground, self->theatre->picture != NULL ? 0.85 : 0.72);
  muster_brush_write (self->brush, color,
                      &(MusterWording){ words, size, at->x + at->width / 2, at->y + at->height / 2,
                                        at->width, FALSE });
}

/* A depot is a square with a roof, any other place round. */
static void
trace_mark (const MusterTheatrePainting *self,
            double                       x,
            double                       y,
            double                       r,
            gboolean                     is_depot)
{
  cairo_new_sub_path (self->cr);
  if (!is_depot)
    {
      cairo_arc (self->cr, x, y, r, 0, 2 * G_PI);
      cairo_close_path (self->cr);
      return;
    }
  cairo_move_to (self->cr, x - r * 0.9, y + r * 0.85);
  cairo_line_to (self->cr, x - r * 0.9, y - r * 0.6);
  cairo_line_to (self->cr, x, y - r * 1.25);
  cairo_line_to (self->cr, x + r * 0.9, y - r * 0.6);
  cairo_line_to (self->cr, x + r * 0.9, y + r * 0.85);
  cairo_close_path (self->cr);
}

void
muster_theatre_marks_paint (const MusterTheatrePainting *self,
                            double                       x,
                            double                       y,
                            int                          owner,
                            gboolean                     is_depot)
{
  const MusterTheatreStyle *style = self->style;
  double r = MUSTER_THEATRE_MARK * self->unit * (owner >= 0 ? 1 : 0.72);
  MusterColor color = muster_theatre_get_color (style, self->theatre, owner);
  /* On paper the first side is black on white and the second white on black; their letters tell all. */
  gboolean is_filled = owner >= 0 && (!style->is_plain || owner % 2 == 0);
  MusterColor on = style->is_dark ? (MusterColor) { 0, 0, 0 } : (MusterColor) { 1, 1, 1 };

  trace_mark (self, x, y, r, is_depot);
  muster_brush_fill (self->brush, is_filled ? &color : &style->ground, 1);
  trace_mark (self, x, y, r, is_depot);
  muster_brush_stroke (self->brush, is_filled && !style->is_plain ? &style->ground : &style->ink, 1,
                       (owner >= 0 ? 0.14 : 0.16) * self->unit, 0, 0);
  if (owner >= 0)
    muster_brush_write (
      self->brush, is_filled ? &on : &color,
      &(MusterWording){ g_array_index (self->theatre->sides, MusterTheatreSide, owner).badge,
                        0.85 * self->unit, x, y, 1.8 * self->unit, FALSE });
}

/* A line from a name to its place, where the name had to move away. */
static void
paint_leader (const MusterTheatrePainting *self,
              MusterTheatrePoint           point,
              const cairo_rectangle_t     *at)
{
  double x = CLAMP (point.x, at->x, at->x + at->width);
  double y = CLAMP (point.y, at->y, at->y + at->height);

  if (hypot (x - point.x, y - point.y) < 2.0 * self->unit)
    return;
  cairo_move_to (self->cr, point.x, point.y);
  cairo_line_to (self->cr, x, y);
  muster_brush_stroke (self->brush, &self->style->ink, 0.7, 0.06 * self->unit, 0, 0);
}

void
muster_theatre_marks_paint_chosen (const MusterTheatrePainting *self)
{
  MusterTheatrePoint point = muster_theatre_get_point (self->plan, self->theatre->chosen);

  cairo_new_sub_path (self->cr);
  cairo_arc (self->cr, point.x, point.y, MUSTER_THEATRE_RING * self->unit, 0, 2 * G_PI);
  muster_brush_stroke (self->brush, &self->style->accent, 1, 0.24 * self->unit, 0, 0);
}

void
muster_theatre_marks_paint_places (const MusterTheatrePainting *self)
{
  for (guint i = 0; i < self->theatre->places->len; i++)
    {
      MusterTheatrePoint point = muster_theatre_get_point (self->plan, (int) i);
      const MusterTheatreSpot *label = &g_array_index (self->plan->labels, MusterTheatreSpot, i);
      const MusterTheatreSpot *stack = NULL;

      if (label->at.width > 0)
        paint_leader (self, point, &label->at);
      for (guint k = 0; k < self->plan->stacks->len; k++)
        {
          stack = &g_array_index (self->plan->stacks, MusterTheatreSpot, k);
          if (g_array_index (self->theatre->stacks, MusterTheatreStack, k).place == (int) i &&
              stack->at.width > 0)
            paint_leader (self, point, &stack->at);
        }
    }
  for (guint i = 0; i < self->theatre->places->len; i++)
    {
      const MusterTheatrePlace *place = muster_theatre_get_place (self->theatre, (int) i);
      MusterTheatrePoint point = muster_theatre_get_point (self->plan, (int) i);
      const MusterTheatreSpot *label = &g_array_index (self->plan->labels, MusterTheatreSpot, i);
      g_autofree char *words = muster_theatre_room_dup_label (place);

      muster_theatre_marks_paint (self, point.x, point.y, place->owner, place->depot >= 0);
      if (label->at.width > 0)
        muster_theatre_marks_write (self, words, label->size, &self->style->ink, &label->at);
    }
}

void
muster_theatre_marks_paint_swords (const MusterTheatrePainting *self,
                                   double                       x,
                                   double                       y)
{
  static const MusterColor YELLOW = { 0.98, 0.83, 0.18 }, BLACK = { 0.1, 0.08, 0.05 };
  double r = 0.85 * self->unit, s = 0.5 * self->unit;

  cairo_new_sub_path (self->cr);
  cairo_arc (self->cr, x, y, r, 0, 2 * G_PI);
  muster_brush_fill (self->brush, self->style->is_plain ? &self->style->ground : &YELLOW, 1);
  cairo_new_sub_path (self->cr);
  cairo_arc (self->cr, x, y, r, 0, 2 * G_PI);
  muster_brush_stroke (self->brush, &BLACK, 1, 0.12 * self->unit, 0, 0);
  /* Blades, and the guards across them. */
  cairo_move_to (self->cr, x - s, y + s);
  cairo_line_to (self->cr, x + s, y - s);
  cairo_move_to (self->cr, x + s, y + s);
  cairo_line_to (self->cr, x - s, y - s);
  cairo_move_to (self->cr, x - s * 0.85, y + s * 0.15);
  cairo_line_to (self->cr, x - s * 0.15, y + s * 0.85);
  cairo_move_to (self->cr, x + s * 0.85, y + s * 0.15);
  cairo_line_to (self->cr, x + s * 0.15, y + s * 0.85);
  muster_brush_stroke (self->brush, &BLACK, 1, 0.16 * self->unit, 0, 0);
}

gboolean
muster_theatre_marks_find_meeting (const MusterTheatrePlan *plan,
                                   guint                    meeting,
                                   MusterTheatrePoint      *at)
{
  const MusterTheatreMeeting *given = &g_array_index (plan->theatre->meetings, MusterTheatreMeeting, meeting);

  if (given->place < 0)
    return FALSE;
  *at = muster_theatre_get_point (plan, given->place);
  if (given->other >= 0)
    {
      MusterTheatreCurve curve = muster_theatre_get_curve (plan, given->place, given->other);

      *at = muster_theatre_curve_at (&curve, 0.5);
      return TRUE;
    }
  at->x += 1.0 * plan->unit;
  at->y -= 1.0 * plan->unit;
  return TRUE;
}

void
muster_theatre_marks_paint_meetings (const MusterTheatrePainting *self)
{
  MusterTheatrePoint at;

  for (guint i = 0; i < self->theatre->meetings->len; i++)
    if (muster_theatre_marks_find_meeting (self->plan, i, &at))
      muster_theatre_marks_paint_swords (self, at.x, at.y);
}
