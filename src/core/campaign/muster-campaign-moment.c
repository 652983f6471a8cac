/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-moment.h"

static void
clear (gpointer data)
{
  MusterCampaignMoment *self = data;

  muster_campaign_state_clear (&self->state);
  muster_campaign_setup_unref (self->setup);
}

MusterCampaignMoment *
muster_campaign_moment_new (MusterCampaignSetup       *setup,
                            const MusterCampaignState *state)
{
  MusterCampaignMoment *self = g_atomic_rc_box_new0 (MusterCampaignMoment);

  self->setup = muster_campaign_setup_ref (setup);
  muster_campaign_state_assign (&self->state, state);
  return self;
}

MusterCampaignMoment *
muster_campaign_moment_ref (MusterCampaignMoment *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
muster_campaign_moment_unref (MusterCampaignMoment *self)
{
  g_atomic_rc_box_release_full (self, clear);
}
