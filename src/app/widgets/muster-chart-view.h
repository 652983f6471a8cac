/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/muster-drawing-view.h"
#include "sheets/chart/muster-chart.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CHART_VIEW (muster_chart_view_get_type ())
G_DECLARE_FINAL_TYPE (MusterChartView, muster_chart_view, MUSTER, CHART_VIEW, MusterDrawingView)

/**
 * MusterChartView:
 *
 * A chart, drawn as paper has it, in the colours of the window and as large as its letters. A screen reader
 * hears its title; the figures stand beside it.
 */

/* @chart: (nullable) */
void muster_chart_view_set_chart (MusterChartView *self,
                                  MusterChart     *chart);

G_END_DECLS
