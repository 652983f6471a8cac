/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/campaign/muster-campaign.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CAMPAIGN_GRAPH (muster_campaign_graph_get_type ())
G_DECLARE_FINAL_TYPE (MusterCampaignGraph, muster_campaign_graph, MUSTER, CAMPAIGN_GRAPH, GtkWidget)

/**
 * MusterCampaignGraph:
 *
 * The chapters of a campaign and how they follow each other, drawn. Each chapter is a button that
 * opens a menu of what can be done with it, in the order of the plan, so that the keyboard and a
 * screen reader go through them as through a list. A chapter that is dragged onto another one asks
 * to be connected to it (`win.campaign-connect`).
 */
GtkWidget *muster_campaign_graph_new (MusterCampaign *campaign) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
