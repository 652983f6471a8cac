/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/orders/muster-campaign-facts.h"
#include "core/campaign/orders/muster-campaign-outcome.h"

G_BEGIN_DECLS

/* The state as `muster-cli campaign replay` prints it. @reader: index of the side that reads it,
 * which does not see everything (C-MAP-27), or -1. @last: (nullable): the outcome of the last
 * order; @order and @tape belong to it. */
JsonNode *muster_campaign_description_describe         (const MusterCampaignSetup   *setup,
                                                        const MusterCampaignState   *state,
                                                        int                          reader,
                                                        const MusterCampaignOutcome *last,
                                                        const MusterCampaignOrder   *order,
                                                        const MusterTape            *tape) G_GNUC_WARN_UNUSED_RESULT;
/* The map of such a state, and the duties on it. */
void      muster_campaign_map_description_describe     (const MusterCampaignSetup   *setup,
                                                        const MusterCampaignState   *state,
                                                        int                          reader,
                                                        JsonBuilder                 *builder);
void      muster_campaign_map_description_describe_duty (const MusterCampaignState  *state,
                                                         const MusterCampaignDuty   *duty,
                                                         JsonBuilder                *builder);
/* The roll that is needed: {"needs": …}. */
JsonNode *muster_campaign_description_describe_request (const MusterCampaignSetup   *setup,
                                                        const MusterCampaignState   *state,
                                                        const MusterRequest         *request) G_GNUC_WARN_UNUSED_RESULT;
/* The SHA-256 of the complete state, in hexadecimal digits. */
char     *muster_campaign_digest_dup                   (const MusterCampaignSetup   *setup,
                                                        const MusterCampaignState   *state) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
