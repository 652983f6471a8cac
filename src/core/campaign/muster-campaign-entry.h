/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/orders/muster-campaign-order.h"
#include "core/campaign/setup/muster-campaign-setup.h"
#include "core/dice/muster-tape.h"

G_BEGIN_DECLS

/* Reads and writes an entry of a campaign's log as a JSON object. @params: (out): the spot of its
 * parameters; it points to @spot and into @order. @tape: an initialised, empty tape. */
gboolean  muster_campaign_entry_read  (const MusterCampaignSetup *setup,
                                       const MusterSpot          *spot,
                                       MusterCampaignOrder       *order,
                                       MusterSpot                *params,
                                       MusterTape                *tape);
JsonNode *muster_campaign_entry_write (const MusterCampaignSetup *setup,
                                       const MusterCampaignOrder *order,
                                       const MusterTape          *tape) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
