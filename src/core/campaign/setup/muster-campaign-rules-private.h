/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/setup/muster-campaign-rules.h"

G_BEGIN_DECLS

/* The largest number of points that a rule may give, take or ask for. */
#define MUSTER_CAMPAIGN_MAX_POINTS 9999

/* Reads the members `win`, `draw` and `loss` of a group. */
gboolean muster_campaign_counters_reader_read_results (const MusterSpot    *object,
                                                       int                  min,
                                                       int                 *results);
gboolean muster_campaign_counters_reader_read         (MusterCampaignRules *self,
                                                       const MusterSpot    *list);
gboolean muster_campaign_counters_reader_read_deck    (MusterCampaignRules *self,
                                                       const MusterSpot    *spot);

G_END_DECLS
