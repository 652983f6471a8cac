/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/toolkit/muster-panel.h"
#include "sheets/chart/muster-chart.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CHART_CARD (muster_chart_card_get_type ())
G_DECLARE_FINAL_TYPE (MusterChartCard, muster_chart_card, MUSTER, CHART_CARD, MusterPanel)

/**
 * MusterChartCard:
 *
 * A chart with its title, and its figures as a table for those who would rather read or copy them.
 *
 * Properties: note (beside the title), empty (what is said while there is nothing to draw).
 */

/* @chart: (nullable): it is being worked out */
void       muster_chart_card_set_chart (MusterChartCard *self,
                                        MusterChart     *chart);

G_END_DECLS
