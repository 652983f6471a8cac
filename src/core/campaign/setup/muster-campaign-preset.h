/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/setup/muster-campaign-setup.h"

G_BEGIN_DECLS

#define MUSTER_CAMPAIGN_PRESET_FORMAT "muster-campaign-preset"
#define MUSTER_CAMPAIGN_PRESET_VERSION 1

/**
 * MusterCampaignPreset:
 * @name, @summary: translatable where they are the program's own
 * @rules: the member `rules` of a campaign file
 *
 * Rules that a group plays its campaigns by, to begin another one with. Immutable.
 */
typedef struct
{
  char *id;
  char *name;
  char *summary;
  MusterCampaignPlan plan;
  JsonNode *rules;
} MusterCampaignPreset;

void                  muster_campaign_preset_free  (MusterCampaignPreset       *self);

/* A preset file; the rules in it are checked like those of a campaign. */
MusterCampaignPreset *muster_campaign_preset_read  (MusterLibrary              *library,
                                                    const char                 *text,
                                                    gsize                       length,
                                                    const char                 *origin,
                                                    GError                    **error) G_GNUC_WARN_UNUSED_RESULT;
/* The same file again, to be shared. */
char                 *muster_campaign_preset_print (const MusterCampaignPreset *self) G_GNUC_WARN_UNUSED_RESULT;

/* Those that come with the program, as #MusterCampaignPreset in the order in which they are offered. */
GPtrArray            *muster_campaign_presets_list (MusterLibrary              *library) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCampaignPreset, muster_campaign_preset_free)

G_END_DECLS
