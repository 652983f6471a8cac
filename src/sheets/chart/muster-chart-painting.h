/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheets/chart/muster-chart-painter.h"

G_BEGIN_DECLS

/* What the painters of the kinds share. Private to the charts. */
typedef struct
{
  const MusterChart *chart;
  const MusterChartStyle *style;
  MusterBrush *brush;
  cairo_t *cr;
  double width;
  double height;
  double em; /* the size of the letters */
} MusterChartPainting;

/* Words at @x: where they begin, have their middle or end, as @align says; at most @width wide. */
void   muster_chart_painter_write       (const MusterChartPainting *self,
                                         const char                *words,
                                         const MusterColor         *color,
                                         double                     x,
                                         double                     y,
                                         double                     width,
                                         MusterAlign                align);
double muster_chart_painter_measure     (const MusterChartPainting *self,
                                         const char                *words);
/* The widest of the labels, but no more than @limit. */
double muster_chart_painter_get_margin  (const MusterChartPainting *self,
                                         double                     limit);
/* The highest of the values of a series, and 1 at least. */
double muster_chart_painter_find_highest (const MusterChartPainting *self,
                                          const double              *values);
/* A line of the grid from one side to the other. */
void   muster_chart_painter_rule        (const MusterChartPainting *self,
                                         double                     x,
                                         double                     y,
                                         double                     to_x,
                                         double                     to_y,
                                         gboolean                   dashed);
/* Where a stretch of the axis is left out. @left: where the room of the first label begins */
void   muster_chart_painter_rule_breaks (const MusterChartPainting *self,
                                         double                     left,
                                         double                     step,
                                         double                     top,
                                         double                     bottom);
/* A step of 1, 2 or 5 times a power of ten, so that at most @n of them fit between two values. */
double muster_chart_painter_find_step   (double                     range,
                                         guint                      n);
/* Labels below an axis, as many as there is room for. */
void   muster_chart_painter_label_axis  (const MusterChartPainting *self,
                                         double                     left,
                                         double                     step,
                                         double                     y);

void   muster_chart_lines_paint     (const MusterChartPainting *self);
void   muster_chart_bars_paint      (const MusterChartPainting *self);
void   muster_chart_rows_paint      (const MusterChartPainting *self);
void   muster_chart_intervals_paint (const MusterChartPainting *self);
void   muster_chart_matrix_paint    (const MusterChartPainting *self);

G_END_DECLS
