/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/chart/muster-chart-painting.h"

#include <math.h>

/* A chart is the same for the window, the printer and files; only its style differs. */

const MusterChartStyle muster_chart_style_paper = {
  .ink = { 0, 0, 0 },
  .faint = { 0.45, 0.45, 0.45 },
  .colors =
    { { 0, 0, 0 }, { 0, 0, 0 }, { 0, 0, 0 }, { 0.4, 0.4, 0.4 }, { 0.4, 0.4, 0.4 }, { 0.4, 0.4, 0.4 } },
  .good = { 0.45, 0.45, 0.45 },
  .bad = { 1, 1, 1 },
  .font_size = 9,
  .is_plain = TRUE,
};

const MusterChartStyle muster_chart_style_light = {
  .ink = { 0.16, 0.16, 0.18 },
  .faint = { 0.42, 0.42, 0.45 },
  .colors = { { 0.11, 0.44, 0.85 }, { 0.75, 0.27, 0.0 }, { 0.10, 0.52, 0.34 }, { 0.57, 0.25, 0.67 },
              { 0.60, 0.45, 0.0 }, { 0.35, 0.36, 0.40 } },
  .good = { 0.20, 0.52, 0.90 },
  .bad = { 0.85, 0.42, 0.17 },
  .font_size = 13,
};

const MusterChartStyle muster_chart_style_dark = {
  .ink = { 0.95, 0.95, 0.95 },
  .faint = { 0.70, 0.70, 0.72 },
  .colors = { { 0.47, 0.73, 1.0 }, { 1.0, 0.62, 0.35 }, { 0.46, 0.86, 0.62 }, { 0.86, 0.60, 0.95 },
              { 0.95, 0.83, 0.40 }, { 0.78, 0.78, 0.82 } },
  .good = { 0.30, 0.56, 0.90 },
  .bad = { 0.90, 0.50, 0.25 },
  .font_size = 13,
};

/* Where it begins, and how wide it is at most. */
void
muster_chart_painter_write (const MusterChartPainting *self,
                            const char                *words,
                            const MusterColor         *color,
                            double                     x,
                            double                     y,
                            double                     width,
                            MusterAlign                align)
{
  double own = MIN (muster_chart_painter_measure (self, words) + 1, width);
  MusterWording wording = { .words = words, .size = self->em, .x = x, .y = y, .width = own };

  if (align == MUSTER_ALIGN_START)
    wording.x = x + own / 2;
  else if (align == MUSTER_ALIGN_END)
    wording.x = x - own / 2;
  muster_brush_write (self->brush, color, &wording);
}

double
muster_chart_painter_measure (const MusterChartPainting *self,
                              const char                *words)
{
  double width, height;

  muster_brush_measure (self->brush, words, self->em, &width, &height);

  return width;
}

double
muster_chart_painter_get_margin (const MusterChartPainting *self,
                                 double                     limit)
{
  double widest = 0;

  for (guint i = 0; i < self->chart->labels->len; i++)
    widest = MAX (widest, muster_chart_painter_measure (self, self->chart->labels->pdata[i]) + 1);

  return MIN (widest, limit);
}

double
muster_chart_painter_find_highest (const MusterChartPainting *self,
                                   const double              *values)
{
  double highest = 1;

  for (guint i = 0; i < self->chart->labels->len; i++)
    highest = isnan (values[i]) ? highest : MAX (highest, values[i]);

  return highest;
}

void
muster_chart_painter_rule (const MusterChartPainting *self,
                           double                     x,
                           double                     y,
                           double                     to_x,
                           double                     to_y,
                           gboolean                   dashed)
{
  cairo_move_to (self->cr, x, y);
  cairo_line_to (self->cr, to_x, to_y);
  muster_brush_stroke (self->brush, &self->style->faint, 0.35, self->em * 0.07, dashed ? self->em * 0.25 : 0,
                       self->em * 0.25);
}

void
muster_chart_painter_rule_breaks (const MusterChartPainting *self,
                                  double                     left,
                                  double                     step,
                                  double                     top,
                                  double                     bottom)
{
  for (guint i = 0; i < self->chart->breaks->len; i++)
    {
      double x = left + g_array_index (self->chart->breaks, guint, i) * step;

      muster_chart_painter_rule (self, x, top, x, bottom, TRUE);
    }
}

double
muster_chart_painter_find_step (double range,
                                guint  n)
{
  double step = range > 0 ? pow (10, floor (log10 (range))) / 10 : 1;
  const double factors[] = { 2, 2.5, 2 };

  for (guint i = 0; range / step > n; i++)
    step *= factors[i % G_N_ELEMENTS (factors)];

  return step;
}

void
muster_chart_painter_label_axis (const MusterChartPainting *self,
                                 double                     left,
                                 double                     step,
                                 double                     y)
{
  GPtrArray *labels = self->chart->labels;
  double widest = muster_chart_painter_get_margin (self, self->width) + self->em * 0.8;
  guint every = step > 0 ? (guint) MAX (ceil (widest / step), 1) : 1;
  double end = 0;

  for (guint i = 0; i < labels->len; i += every)
    {
      double half = muster_chart_painter_measure (self, labels->pdata[i]) / 2 + 1;
      double x = CLAMP (left + i * step, half, MAX (self->width - half, half));

      /* Labels at the edges are pushed inwards, where they may meet the one before. */
      if (x - half < end)
        continue;
      end = x + half + self->em * 0.4;
      muster_chart_painter_write (self, labels->pdata[i], &self->style->faint, x, y, self->width,
                                  MUSTER_ALIGN_CENTER);
    }
}

double
muster_chart_painter_get_height (const MusterChart      *chart,
                                 const MusterChartStyle *style,
                                 double                  width)
{
  double em = style->font_size;

  g_return_val_if_fail (chart != NULL && style != NULL, 0);

  switch (chart->kind)
    {
    case MUSTER_CHART_LINES:
      return CLAMP (width * 0.42, em * 13, em * 24);
    case MUSTER_CHART_BARS:
      return em * 10;
    case MUSTER_CHART_ROWS:
      return em * (chart->labels->len * 2.1 + 0.2);
    case MUSTER_CHART_INTERVALS:
      return em * (chart->labels->len * 2.1 + 2);
    case MUSTER_CHART_MATRIX:
    default:
      return em * (chart->labels->len + 1) * 2.5;
    }
}

void
muster_chart_painter_paint (const MusterChart      *chart,
                            const MusterChartStyle *style,
                            double                  width,
                            double                  height,
                            MusterBrush            *brush)
{
  MusterChartPainting self = { chart, style, brush, brush->cr, width, height, style->font_size };

  g_return_if_fail (chart != NULL && style != NULL && brush != NULL);

  if (muster_chart_is_empty (chart))
    return;

  cairo_save (self.cr);
  if (chart->kind == MUSTER_CHART_LINES)
    muster_chart_lines_paint (&self);
  else if (chart->kind == MUSTER_CHART_BARS)
    muster_chart_bars_paint (&self);
  else if (chart->kind == MUSTER_CHART_ROWS)
    muster_chart_rows_paint (&self);
  else if (chart->kind == MUSTER_CHART_INTERVALS)
    muster_chart_intervals_paint (&self);
  else
    muster_chart_matrix_paint (&self);
  cairo_restore (self.cr);
}

static void
paint_on_paper (gpointer     data,
                double       width,
                double       height,
                MusterBrush *brush)
{
  muster_chart_painter_paint (data, &muster_chart_style_paper, width, height, brush);
}

static double
get_height_on_paper (gpointer data,
                     double   width)
{
  return muster_chart_painter_get_height (data, &muster_chart_style_paper, width);
}

void
muster_chart_painter_add_to (MusterChart    *chart,
                             MusterDocument *document)
{
  MusterDrawing drawing = {
    .paint = paint_on_paper,
    .get_height = get_height_on_paper,
    .free = (GDestroyNotify) muster_chart_unref,
    .data = muster_chart_ref (chart),
    .is_rigid = TRUE,
  };
  g_auto (GStrv) words = muster_chart_list_words (chart);

  muster_document_take_drawing (document, &drawing, chart->title, (const char *const *) words);
}
