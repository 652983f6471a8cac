/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/setup/muster-campaign-setup.h"

G_BEGIN_DECLS

/**
 * MusterCampaignMoment:
 *
 * A state of a campaign that is shown, with the setup that it belongs to. Items of lists share it, so that
 * none of them must know the campaign.
 */
typedef struct
{
  MusterCampaignSetup *setup;
  MusterCampaignState state;
} MusterCampaignMoment;

MusterCampaignMoment *muster_campaign_moment_new   (MusterCampaignSetup       *setup,
                                                    const MusterCampaignState *state) G_GNUC_WARN_UNUSED_RESULT;
MusterCampaignMoment *muster_campaign_moment_ref   (MusterCampaignMoment      *self);
void                  muster_campaign_moment_unref (MusterCampaignMoment      *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCampaignMoment, muster_campaign_moment_unref)

G_END_DECLS
