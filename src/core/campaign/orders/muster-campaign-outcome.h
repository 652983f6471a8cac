/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/orders/muster-campaign-line.h"
#include "core/rules/muster-outcome.h"

G_BEGIN_DECLS

/**
 * MusterCampaignOutcome:
 * @state: the new state, if the order was carried out
 *
 * The outcome of an order and the state after it. Meant to be reused.
 */
typedef struct
{
  MusterOutcome base;
  MusterCampaignState state;
} MusterCampaignOutcome;

void muster_campaign_outcome_init  (MusterCampaignOutcome       *self);
void muster_campaign_outcome_clear (MusterCampaignOutcome       *self);
void muster_campaign_outcome_reset (MusterCampaignOutcome       *self);

/* Pure: the same setup, state, order and tape give the same outcome. Rolls are added only to a tape
 * with a generator. */
void muster_campaign_resolve       (const MusterCampaignSetup   *setup,
                                    const MusterCampaignState   *state,
                                    const MusterCampaignOrder   *order,
                                    MusterTape                  *tape,
                                    MusterCampaignOutcome       *outcome);
/* The same for an order within a document; errors name the place there. @params: the parameters of
 * @order. */
void muster_campaign_resolve_at    (const MusterCampaignSetup   *setup,
                                    const MusterCampaignState   *state,
                                    const MusterCampaignOrder   *order,
                                    const MusterSpot            *params,
                                    MusterTape                  *tape,
                                    MusterCampaignOutcome       *outcome);

/* Why the order was not carried out. @translated: in the reader's language. */
GError *
     muster_campaign_outcome_to_error (const MusterCampaignSetup   *setup,
                                       const MusterCampaignOutcome *self,
                                       const MusterCampaignOrder   *order,
                                       const MusterTape            *tape,
                                       gboolean                     translated) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterCampaignOutcome, muster_campaign_outcome_clear)

G_END_DECLS
