/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/phones/muster-phones.h"
#include "core/campaign/muster-campaign.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CAMPAIGN_PHONES (muster_campaign_phones_get_type ())
G_DECLARE_FINAL_TYPE (MusterCampaignPhones, muster_campaign_phones, MUSTER, CAMPAIGN_PHONES, MusterPhones)

/**
 * MusterCampaignPhones:
 *
 * The open campaign on phones: briefings, standings, the newspaper and the map as a side sees it. A side's
 * orders come in sealed; whoever accepts them opens them (W-PROPOSE-04).
 */
MusterPhones *muster_campaign_phones_new (MusterCampaign *campaign) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
