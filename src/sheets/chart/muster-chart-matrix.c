/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/chart/muster-chart-painting.h"

#include <stdlib.h>

/* Everybody against everybody. The figures say all there is to say; the tint is for those who look from
 * afar. */

static void
paint_cell (const MusterChartPainting *self,
            const MusterChartCell     *cell,
            double                     x,
            double                     y,
            double                     width,
            double                     height)
{
  g_autofree char *words = g_strdup_printf ("%u–%u", cell->won, cell->lost);
  int lead = (int) cell->won - (int) cell->lost;
  const MusterColor *color = lead >= 0 ? &self->style->good : &self->style->bad;
  double alpha = 0.18 + 0.1 * MIN (abs (lead), 3);

  cairo_rectangle (self->cr, x, y, width, height);
  if (lead == 0)
    muster_brush_fill (self->brush, &self->style->faint, 0.12);
  else
    muster_brush_fill (self->brush, color, alpha);
  muster_chart_write (self, words, &self->style->ink, x + width / 2, y + height / 2, width,
                      MUSTER_ALIGN_CENTER);
}

void
muster_chart_paint_matrix (const MusterChartPainting *self)
{
  guint n = self->chart->labels->len;
  double left = muster_chart_get_margin (self, self->width * 0.3) + self->em * 0.8;
  double width = (self->width - left) / n;
  double height = self->em * 2.5;
  double gap = self->em * 0.15;

  for (guint row = 0; row < n; row++)
    {
      double y = height * (row + 1);

      muster_chart_write (self, self->chart->labels->pdata[row], &self->style->ink,
                          left + width * (row + 0.5), height / 2, width - gap, MUSTER_ALIGN_CENTER);
      muster_chart_write (self, self->chart->labels->pdata[row], &self->style->ink, 0, y + height / 2,
                          left - self->em * 0.8, MUSTER_ALIGN_START);
      for (guint i = 0; i < n; i++)
        {
          const MusterChartCell *cell = &g_array_index (self->chart->cells, MusterChartCell, row * n + i);
          double x = left + width * i;

          if (cell->won + cell->drawn + cell->lost > 0)
            paint_cell (self, cell, x + gap / 2, y + gap / 2, width - gap, height - gap);
          else if (row == i)
            {
              cairo_rectangle (self->cr, x + gap / 2, y + gap / 2, width - gap, height - gap);
              muster_brush_fill (self->brush, &self->style->faint, 0.06);
            }
        }
    }
}
