/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/chart/muster-chart-painting.h"

#include <math.h>

/* A bar for each label, with its figure above where there is room. */

static void
paint_bar (const MusterChartPainting *self,
           double                     middle,
           double                     step,
           double                     value,
           double                     height)
{
  g_autofree char *words = g_strdup_printf ("%.0f", value);
  double base = self->height - self->em * 1.9;
  double width = MIN (step * 0.68, self->em * 3.2);
  double x;
  double y;
  double radius;

  x = middle - width / 2;
  y = base - height;
  radius = MIN (MIN (width, height) / 2, 3);
  cairo_new_sub_path (self->cr);
  cairo_move_to (self->cr, x, y + height);
  cairo_line_to (self->cr, x, y + radius);
  cairo_arc (self->cr, x + radius, y + radius, radius, G_PI, 1.5 * G_PI);
  cairo_arc (self->cr, x + width - radius, y + radius, radius, 1.5 * G_PI, 2 * G_PI);
  cairo_line_to (self->cr, x + width, y + height);
  cairo_close_path (self->cr);
  muster_brush_fill (self->brush, &self->style->colors[0], self->style->is_plain ? 0.35 : 0.55);
  if (muster_chart_painter_measure (self, words) + 2 < step)
    muster_chart_painter_write (self, words, &self->style->ink, middle, base - height - self->em * 0.75, step,
                                MUSTER_ALIGN_CENTER);
}

void
muster_chart_bars_paint (const MusterChartPainting *self)
{
  const MusterChartSeries *series = self->chart->series->pdata[0];
  double step = self->width / self->chart->labels->len;
  double base = self->height - self->em * 1.9;
  double room = base - self->em * 1.6;
  double highest = muster_chart_painter_find_highest (self, series->values);

  muster_chart_painter_rule (self, 0, base, self->width, base, FALSE);
  muster_chart_painter_rule_breaks (self, 0, step, self->em * 0.8, base);
  for (guint i = 0; i < self->chart->labels->len; i++)
    {
      if (!isnan (series->values[i]) && series->values[i] > 0)
        paint_bar (self, step * (i + 0.5), step, series->values[i], room * series->values[i] / highest);
    }
  muster_chart_painter_label_axis (self, step / 2, step, self->height - self->em * 0.8);
}
