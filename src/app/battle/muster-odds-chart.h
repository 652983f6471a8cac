/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/models/orders/muster-order-outlook.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_ODDS_CHART (muster_odds_chart_get_type ())
G_DECLARE_FINAL_TYPE (MusterOddsChart, muster_odds_chart, MUSTER, ODDS_CHART, GtkWidget)

/**
 * MusterOddsChart:
 *
 * How likely each result of an order is, as bars over the results. A picture only: the figures stand
 * beside it in words. Not there at all when nothing is counted.
 */
void muster_odds_chart_set_outlook (MusterOddsChart    *self,
                                    MusterOrderOutlook *outlook);

G_END_DECLS
