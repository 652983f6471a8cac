/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/muster-campaign-outcome.h"
#include "core/ledger/muster-log-reader.h"

G_BEGIN_DECLS

/**
 * MusterCampaignReplay:
 * @setup: (nullable): how it begins
 * @length: how many entries were folded
 * @order, @tape: the last of them
 * @last: what it led to; its state is the one that the log leads to
 * @trial: what came of the entry that was tried last
 *
 * A campaign file as far as it went.
 */
typedef struct
{
  MusterCampaignSetup *setup;
  guint length;
  MusterCampaignOrder order;
  MusterTape tape;
  MusterCampaignOutcome last;
  MusterCampaignOutcome trial;
} MusterCampaignReplay;

void               muster_campaign_replay_init  (MusterCampaignReplay  *self);
void               muster_campaign_replay_clear (MusterCampaignReplay  *self);

/* Folds a campaign file up to @upto entries (-1: all). @result: the state, or the needed roll, as one JSON
 * object. */
MusterReplayStatus muster_campaign_replay_run   (MusterCampaignReplay  *self,
                                                 MusterLibrary         *library,
                                                 const char            *text,
                                                 gsize                  length,
                                                 const char            *origin,
                                                 int                    upto,
                                                 JsonNode             **result,
                                                 GError               **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterCampaignReplay, muster_campaign_replay_clear)

G_END_DECLS
