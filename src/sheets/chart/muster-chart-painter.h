/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheets/chart/muster-chart.h"
#include "sheets/document/muster-document.h"

G_BEGIN_DECLS

#define MUSTER_CHART_N_COLORS 6

/**
 * MusterChartStyle:
 * @ink: words
 * @faint: lines of the grid, and what is beside the point
 * @colors: of series, which dashes and words tell apart as well
 * @good, @bad: what a cell of a matrix is tinted with; its figures say the same
 * @font_size: in units of the surface
 * @is_plain: dashes and greys alone, for printers
 */
typedef struct
{
  MusterColor ink;
  MusterColor faint;
  MusterColor colors[MUSTER_CHART_N_COLORS];
  MusterColor good;
  MusterColor bad;
  double font_size;
  gboolean is_plain;
} MusterChartStyle;

extern const MusterChartStyle muster_chart_style_paper;
extern const MusterChartStyle muster_chart_style_light;
extern const MusterChartStyle muster_chart_style_dark;

/* Returns the height of the chart for a width. */
double        muster_chart_painter_get_height (const MusterChart      *chart,
                                               const MusterChartStyle *style,
                                               double                  width);
void          muster_chart_painter_paint      (const MusterChart      *chart,
                                               const MusterChartStyle *style,
                                               double                  width,
                                               double                  height,
                                               MusterBrush            *brush);

/* For paper: adds the chart, with its figures in words. */
void          muster_chart_painter_add_to      (MusterChart            *chart,
                                                MusterDocument         *document);

G_END_DECLS
