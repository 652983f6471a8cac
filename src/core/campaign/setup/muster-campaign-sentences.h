/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/setup/muster-campaign-setup.h"

G_BEGIN_DECLS

/**
 * MusterCampaignSentence:
 * @group: its subject, by its id in the file: `plan`, or a group of the rules
 * @rule: the id of the rule that it states
 * @text: in the reader's language
 *
 * A rule of a campaign as a plain sentence.
 */
typedef struct
{
  const char *group;
  const char *rule;
  char *text;
} MusterCampaignSentence;

/* All sentences as #MusterCampaignSentence, in the order of the file. @rules: those that count. */
GPtrArray  *muster_campaign_sentences_list            (const MusterCampaignSetup *setup,
                                                       const MusterCampaignRules *rules) G_GNUC_WARN_UNUSED_RESULT;
/* The name of a group for players. */
const char *muster_campaign_sentences_get_group_label (const char                *group);

G_END_DECLS
