/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/orders/muster-campaign-order.h"
#include "core/campaign/setup/muster-campaign-setup.h"

G_BEGIN_DECLS

/**
 * MusterCampaignNames:
 * @rules: those that counted then
 * @shelves: the definitions of a state at or after the line
 * @order: (nullable): the order that the line is about
 *
 * Looks up what a #MusterLine of a campaign names.
 */
typedef struct
{
  MusterLineNames names;
  const MusterCampaignSetup *setup;
  const MusterCampaignRules *rules;
  MusterCampaignShelf *const *shelves;
  const MusterCampaignOrder *order;
} MusterCampaignNames;

void muster_campaign_names_init (MusterCampaignNames       *self,
                                 const MusterCampaignSetup *setup,
                                 const MusterCampaignRules *rules,
                                 MusterCampaignShelf       *const *shelves,
                                 const MusterCampaignOrder *order);

/* The words for the status of a chapter: those of the file, and translatable labels. */
extern const char *const muster_campaign_chapter_words[];
const char *muster_campaign_chapter_status_label (MusterCampaignChapterStatus status);
const char *muster_campaign_leader_status_label  (MusterCampaignLeaderStatus  status);

G_END_DECLS
