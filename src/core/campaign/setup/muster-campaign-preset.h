/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/setup/muster-campaign-setup.h"

G_BEGIN_DECLS

#define MUSTER_CAMPAIGN_PRESET_FORMAT "muster-campaign-preset"
#define MUSTER_CAMPAIGN_PRESET_VERSION 1

/**
 * MusterCampaignPreset:
 * @name, @summary: translatable if the preset comes with the program
 * @rules: the member `rules` of a campaign file
 * @map: (nullable): the member `map` of one, in which the sides are called `side-1` and so on
 *
 * Rules of a group of players, to begin another campaign with. Immutable.
 */
typedef struct
{
  char *id;
  char *name;
  char *summary;
  MusterCampaignPlan plan;
  JsonNode *rules;
  JsonNode *map;
} MusterCampaignPreset;

void                  muster_campaign_preset_free  (MusterCampaignPreset       *self);

/* Reads a preset file. Its rules are checked like those of a campaign. */
MusterCampaignPreset *muster_campaign_preset_read  (MusterLibrary              *library,
                                                    const char                 *text,
                                                    gsize                       length,
                                                    const char                 *origin,
                                                    GError                    **error) G_GNUC_WARN_UNUSED_RESULT;
/* Writes a preset file, to be shared. */
char                 *muster_campaign_preset_print (const MusterCampaignPreset *self) G_GNUC_WARN_UNUSED_RESULT;

/* The presets that come with the program, as #MusterCampaignPreset in the order in which they are
 * offered. */
GPtrArray            *muster_campaign_presets_list (MusterLibrary              *library) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCampaignPreset, muster_campaign_preset_free)

G_END_DECLS
