/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/campaign/muster-campaign-item.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CAMPAIGN_ITEMS (muster_campaign_items_get_type ())
G_DECLARE_FINAL_TYPE (MusterCampaignItems, muster_campaign_items, MUSTER, CAMPAIGN_ITEMS, GObject)

/**
 * MusterCampaignItems:
 *
 * All of a kind as a list of #MusterCampaignItem, each of which is made when somebody asks for it: however
 * many there are, a page pays for those that it shows. An item stays the same object.
 */
MusterCampaignItems *muster_campaign_items_new  (MusterCampaignKind    kind) G_GNUC_WARN_UNUSED_RESULT;

/* What there is only grows by going forward, so that the list loses its tail or gains one. */
void                 muster_campaign_items_show (MusterCampaignItems  *self,
                                                 MusterCampaignMoment *moment);

G_END_DECLS
