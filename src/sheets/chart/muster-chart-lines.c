/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/chart/muster-chart-painting.h"

#include <math.h>
#include <stdlib.h>

/* Values over time. Names stand at the ends of their lines, pushed apart where one would cover another. */

typedef struct
{
  const MusterChartPainting *base;
  double left;
  double right;
  double top;
  double bottom;
  double low;
  double high;
  double step; /* between two labels */
} Frame;

typedef struct
{
  guint series;
  double y;
} End;

static const MusterChartSeries *
get_series (const Frame *self,
            guint        i)
{
  return self->base->chart->series->pdata[i];
}

static void
find_range (Frame *self)
{
  self->low = INFINITY;
  self->high = -INFINITY;
  for (guint i = 0; i < self->base->chart->series->len; i++)
    {
      for (guint j = 0; j < self->base->chart->labels->len; j++)
        {
          double value = get_series (self, i)->values[j];

          if (isnan (value))
            continue;
          self->low = MIN (self->low, value);
          self->high = MAX (self->high, value);
        }
    }
  if (self->low > self->high)
    self->low = self->high = 0;
  if (self->high - self->low < 1)
    {
      self->low -= 1;
      self->high += 1;
    }
}

static double
get_y (const Frame *self,
       double       value)
{
  return self->bottom - (value - self->low) / (self->high - self->low) * (self->bottom - self->top);
}

/* The lines of the grid are where whole steps are, and the frame ends at them. */
static void
paint_grid (Frame *self)
{
  double step = muster_chart_painter_find_step (self->high - self->low, 5);

  self->low = floor (self->low / step) * step;
  self->high = ceil (self->high / step) * step;
  for (double value = self->low; value <= self->high + step / 2; value += step)
    {
      g_autofree char *words = g_strdup_printf ("%.0f", value);
      double y = get_y (self, value);

      muster_chart_painter_write (self->base, words, &self->base->style->faint, 0, y, self->left,
                                  MUSTER_ALIGN_START);
      muster_chart_painter_rule (self->base, self->left, y, self->right, y, FALSE);
    }
}

static int
compare_ends (gconstpointer a,
              gconstpointer b)
{
  const End *first = a;
  const End *second = b;

  return (first->y > second->y) - (first->y < second->y);
}

static guint
list_ends (const Frame *self,
           End         *ends)
{
  guint n = 0;

  for (guint i = 0; i < self->base->chart->series->len; i++)
    {
      for (guint j = self->base->chart->labels->len; j-- > 0; )
        {
          double value = get_series (self, i)->values[j];

          if (isnan (value))
            continue;
          ends[n++] = (End) { i, get_y (self, value) };
          break;
        }
    }
  qsort (ends, n, sizeof *ends, compare_ends);

  return n;
}

static double
get_name_room (const MusterChartPainting *self)
{
  double widest = 0;

  for (guint i = 0; i < self->chart->series->len; i++)
    widest = MAX (widest,
                  muster_chart_painter_measure (self,
                                                ((MusterChartSeries *) self->chart->series->pdata[i])->name));

  return MIN (widest + self->em, self->width * 0.3);
}

void
muster_chart_lines_paint (const MusterChartPainting *self)
{
  Frame frame = {
    .base = self,
    .left = self->em * 3,
    .right = self->width - get_name_room (self),
    .top = self->em * 0.8,
    .bottom = self->height - self->em * 2,
  };
  g_autofree End *ends = NULL;
  guint n;
  double line;

  find_range (&frame);
  frame.step = self->chart->labels->len > 1 ? (frame.right - frame.left) / (self->chart->labels->len - 1) : 0;
  paint_grid (&frame);
  muster_chart_painter_rule_breaks (self, frame.left - frame.step / 2, frame.step, frame.top, frame.bottom);
  for (guint i = 0; i < self->chart->series->len; i++)
    {
      static const double DASHES[] = { 0, 0.9, 0.3, 0, 0.9, 0.3 };
      const MusterChartStyle *style = frame.base->style;
      const MusterColor *color = &style->colors[i % MUSTER_CHART_N_COLORS];
      double dash = DASHES[i % G_N_ELEMENTS (DASHES)] * frame.base->em;
      gboolean is_drawing = FALSE;

      for (guint j = 0; j < frame.base->chart->labels->len; j++)
        {
          double value = get_series (&frame, i)->values[j];
          double x = frame.left + j * frame.step;

          if (isnan (value))
            {
              is_drawing = FALSE;
              continue;
            }
          if (!is_drawing || muster_chart_has_break (frame.base->chart, j))
            {
              /* A single value is drawn as a dot. */
              cairo_move_to (frame.base->cr, x - 0.01, get_y (&frame, value));
              is_drawing = TRUE;
            }
          cairo_line_to (frame.base->cr, x, get_y (&frame, value));
        }
      cairo_set_line_join (frame.base->cr, CAIRO_LINE_JOIN_ROUND);
      cairo_set_line_cap (frame.base->cr, CAIRO_LINE_CAP_ROUND);
      muster_brush_stroke (frame.base->brush, color, 1, frame.base->em * 0.17,
                           style->is_plain || i > 2 ? dash : 0, frame.base->em * 0.4);
    }
  ends = g_new (End, frame.base->chart->series->len);
  n = list_ends (&frame, ends);
  line = frame.base->em * 1.25;
  for (guint i = 1; i < n; i++)
    ends[i].y = MAX (ends[i].y, ends[i - 1].y + line);
  /* Names that were pushed out at the bottom move up again and push those above them. */
  if (n > 0)
    ends[n - 1].y = MIN (ends[n - 1].y, frame.base->height - line / 2);
  for (guint i = n; i-- > 1; )
    ends[i - 1].y = MIN (ends[i - 1].y, ends[i].y - line);
  for (guint i = 0; i < n; i++)
    muster_chart_painter_write (frame.base, get_series (&frame, ends[i].series)->name,
                                &frame.base->style->colors[ends[i].series % MUSTER_CHART_N_COLORS],
                                frame.right + frame.base->em * 0.5, ends[i].y,
                                frame.base->width - frame.right - frame.base->em * 0.5, MUSTER_ALIGN_START);
  muster_chart_painter_label_axis (self, frame.left, frame.step, self->height - self->em * 0.8);
}
