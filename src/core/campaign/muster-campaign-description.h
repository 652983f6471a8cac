/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/orders/muster-campaign-outcome.h"

G_BEGIN_DECLS

/* The state as `muster-cli campaign replay` prints it. @last: (nullable): what the last order led to; @order
 * and @tape belong to it. */
JsonNode *muster_campaign_describe         (const MusterCampaignSetup   *setup,
                                            const MusterCampaignState   *state,
                                            const MusterCampaignOutcome *last,
                                            const MusterCampaignOrder   *order,
                                            const MusterTape            *tape) G_GNUC_WARN_UNUSED_RESULT;
/* The roll that is asked for: {"needs": …}. */
JsonNode *muster_campaign_describe_request (const MusterCampaignSetup   *setup,
                                            const MusterCampaignState   *state,
                                            const MusterCampaignRequest *request) G_GNUC_WARN_UNUSED_RESULT;
/* The SHA-256 of all that a state says, in hexadecimal digits. */
char     *muster_campaign_dup_digest       (const MusterCampaignSetup   *setup,
                                            const MusterCampaignState   *state) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
