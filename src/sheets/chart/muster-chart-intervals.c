/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/chart/muster-chart-painting.h"

/* A share for each label: a dot, and a line from where to where it may be. */

typedef struct
{
  const MusterChartPainting *base;
  double left;
  double right;
} Frame;

static double
get_x (const Frame *self,
       double       share)
{
  return self->left + share * (self->right - self->left);
}

void
muster_chart_intervals_paint (const MusterChartPainting *self)
{
  Frame frame = {
    .base = self,
    .left = muster_chart_painter_get_margin (self, self->width * 0.42) + self->em * 0.8,
    .right = self->width - self->em * 4,
  };
  double foot = self->em * (self->chart->intervals->len * 2.1 + 0.2);

  muster_chart_painter_rule (self, get_x (&frame, 0.5), 0, get_x (&frame, 0.5), foot, TRUE);
  muster_chart_painter_write (self, "50 %", &self->style->faint, get_x (&frame, 0.5), foot + self->em * 0.8,
                              self->em * 5, MUSTER_ALIGN_CENTER);
  for (guint i = 0; i < self->chart->intervals->len; i++)
    {
      const MusterChartPainting *base = frame.base;
      const MusterChartInterval *interval = &g_array_index (base->chart->intervals, MusterChartInterval, i);
      g_autofree char *words = g_strdup_printf ("%.0f %%", interval->share * 100);
      double y = base->em * (i * 2.1 + 1.05);

      muster_chart_painter_write (base, base->chart->labels->pdata[i], &base->style->ink, 0, y,
                                  frame.left - base->em * 0.8, MUSTER_ALIGN_START);
      cairo_move_to (base->cr, get_x (&frame, interval->low), y);
      cairo_line_to (base->cr, get_x (&frame, interval->high), y);
      muster_brush_stroke (base->brush, &base->style->ink, 0.7, base->em * 0.14, 0, 0);
      cairo_new_sub_path (base->cr);
      cairo_arc (base->cr, get_x (&frame, interval->share), y, base->em * 0.42, 0, 2 * G_PI);
      muster_brush_fill (base->brush, &base->style->colors[0], 1);
      muster_chart_painter_write (base, words, &base->style->ink, base->width, y, base->em * 4,
                                  MUSTER_ALIGN_END);
    }
}
