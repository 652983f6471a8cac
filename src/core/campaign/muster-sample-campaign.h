/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/muster-campaign.h"

G_BEGIN_DECLS

/* The sample campaign that comes with the program: three chapters fought with logs, one on paper,
 * two to come. It has the same UUID wherever it is stored. */
#define MUSTER_SAMPLE_CAMPAIGN_UUID "0b1c5a52-6f0e-4f0e-9a52-1d5f9c3b7a00"
#define MUSTER_SAMPLE_CAMPAIGN_FILE "valley-war.muster-campaign"

typedef struct
{
  const char *uuid;
  const char *file_name;
} MusterSampleCampaignBattle;

/* Its battles, ended by a uuid of NULL. */
const MusterSampleCampaignBattle *
                muster_sample_campaign_list_battles (void);

/* A file of the campaign as it came with the program. */
GBytes         *muster_sample_campaign_load         (const char    *file_name) G_GNUC_WARN_UNUSED_RESULT;
/* NULL only if a pack has removed something that it needs. */
MusterCampaign *muster_sample_campaign_new          (MusterLibrary *library,
                                                     GError       **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
