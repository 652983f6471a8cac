/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/campaign/muster-campaign-moment.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CAMPAIGN_ITEM (muster_campaign_item_get_type ())
G_DECLARE_FINAL_TYPE (MusterCampaignItem, muster_campaign_item, MUSTER, CAMPAIGN_ITEM, GObject)

/**
 * MusterCampaignItem:
 *
 * A chapter, a force, a unit, a leader or a player, as lists show them. It stays the same object while its
 * campaign goes on and is looked back at, and notifies of what changed; for all else there is its moment.
 *
 * Properties of all: id, name, status (as the file says it, or ""), summary (a
 * line for a reader: "10 of 12 · experience 3").
 */
MusterCampaignItem *muster_campaign_item_new        (MusterCampaignMoment *moment,
                                                     MusterCampaignKind    kind,
                                                     int                   index) G_GNUC_WARN_UNUSED_RESULT;
/* Shows another moment; whoever listens is told only if something of this item is another. */
void                muster_campaign_item_update     (MusterCampaignItem   *self,
                                                     MusterCampaignMoment *moment);

const char         *muster_campaign_item_get_id     (MusterCampaignItem   *self);
const char         *muster_campaign_item_get_name   (MusterCampaignItem   *self);
const char         *muster_campaign_item_get_status (MusterCampaignItem   *self);
char               *muster_campaign_item_dup_summary (MusterCampaignItem  *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
