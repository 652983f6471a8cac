/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/orders/muster-campaign-line.h"
#include "core/rules/muster-outcome.h"

G_BEGIN_DECLS

/**
 * MusterCampaignRequest:
 * @purpose: index among those of the setup
 * @unit: index of the unit that it is for, or -1
 * @leader: index of the leader that it is for, or -1
 * @n: how many dice
 * @target: a face that counts is this or more, or 0 where that does not describe it
 *
 * The next roll that the rules ask for.
 */
typedef struct
{
  guint purpose;
  int unit;
  int leader;
  guint n;
  guint sides;
  int target;
} MusterCampaignRequest;

/**
 * MusterCampaignOutcome:
 * @reason: why it is refused or a roll is wrong, unless there is a @problem
 * @problem: (nullable): what is wrong with the parameters; the message names the place
 * @bad_roll: index of the roll that is wrong
 * @state: the new one, if it was done
 *
 * What came of an order. Meant to be reused.
 */
typedef struct
{
  MusterOutcomeKind kind;
  MusterCampaignState state;
  MusterCampaignRequest request;
  MusterLine reason;
  GError *problem;
  int bad_roll;
  GArray *steps;   /* MusterLine */
  GArray *prompts; /* MusterLine */
} MusterCampaignOutcome;

void muster_campaign_outcome_init  (MusterCampaignOutcome       *self);
void muster_campaign_outcome_clear (MusterCampaignOutcome       *self);
void muster_campaign_outcome_reset (MusterCampaignOutcome       *self);

/* Pure: the same setup, state, order and tape give the same outcome. Only a tape with a generator is added
 * to. */
void muster_campaign_resolve       (const MusterCampaignSetup   *setup,
                                    const MusterCampaignState   *state,
                                    const MusterCampaignOrder   *order,
                                    MusterTape                  *tape,
                                    MusterCampaignOutcome       *outcome);
/* The same for an order that stands in a document: its problem names the place there. @params: of @order. */
void muster_campaign_resolve_at    (const MusterCampaignSetup   *setup,
                                    const MusterCampaignState   *state,
                                    const MusterCampaignOrder   *order,
                                    const MusterSpot            *params,
                                    MusterTape                  *tape,
                                    MusterCampaignOutcome       *outcome);

/* Why it was not done. @translated: in the reader's language. */
GError *
     muster_campaign_outcome_to_error (const MusterCampaignSetup   *setup,
                                       const MusterCampaignOutcome *self,
                                       const MusterCampaignOrder   *order,
                                       const MusterTape            *tape,
                                       gboolean                     translated) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterCampaignOutcome, muster_campaign_outcome_clear)

G_END_DECLS
