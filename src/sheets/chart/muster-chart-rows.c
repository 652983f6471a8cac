/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/chart/muster-chart-painting.h"

/* A line for each label: names that are too long for an axis have room beside their bar. */

void
muster_chart_rows_paint (const MusterChartPainting *self)
{
  const MusterChartSeries *series = self->chart->series->pdata[0];
  double highest = muster_chart_painter_find_highest (self, series->values);
  double left = muster_chart_painter_get_margin (self, self->width * 0.42) + self->em * 0.8;
  double room = MAX (self->width - left - self->em * 4, 1);

  for (guint i = 0; i < self->chart->labels->len; i++)
    {
      g_autofree char *words = g_strdup_printf ("%.0f", series->values[i]);
      double y = self->em * (i * 2.1 + 1.05);

      muster_chart_painter_write (self, self->chart->labels->pdata[i], &self->style->ink, 0, y,
                                  left - self->em * 0.8,
                                  MUSTER_ALIGN_START);
      cairo_rectangle (self->cr, left, y - self->em * 0.6, room * series->values[i] / highest,
                       self->em * 1.2);
      muster_brush_fill (self->brush, &self->style->colors[0], self->style->is_plain ? 0.35 : 0.55);
      muster_chart_painter_write (self, words, &self->style->ink, self->width, y, self->em * 4,
                                  MUSTER_ALIGN_END);
    }
}
