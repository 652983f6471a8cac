/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "core/campaign/setup/muster-campaign-setup.h"

G_BEGIN_DECLS

/* The id of a side in the map of a preset, from 1: that of a new campaign. */
#define MUSTER_CAMPAIGN_PRESET_SIDE "side-%u"

/* A campaign of eight sides that has nothing but this map; NULL if it is wrong: the error names the place. */
MusterCampaignSetup *
          muster_campaign_preset_map_try   (MusterLibrary              *library,
                                            JsonNode                   *map,
                                            const char                 *origin,
                                            GError                    **error) G_GNUC_WARN_UNUSED_RESULT;
/* Whether a map is one for some campaign; the error names the place. */
gboolean  muster_campaign_preset_map_check (MusterLibrary              *library,
                                            JsonNode                   *map,
                                            const char                 *origin,
                                            GError                    **error);
/* Gives a new campaign, which has its sides and forces, the map. Forces begin at the depot of their side. */
void      muster_campaign_preset_map_add   (JsonNode                   *map,
                                            JsonObject                 *document);
/* (nullable) (transfer full): the map of a campaign as a preset has it. */
JsonNode *muster_campaign_preset_map_take  (const MusterCampaignSetup  *setup) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
