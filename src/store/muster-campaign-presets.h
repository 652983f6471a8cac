/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/setup/muster-campaign-preset.h"
#include "store/documents/muster-documents.h"

G_BEGIN_DECLS

/* Campaign rules to begin with: first the presets of the program, then those that the group has
 * saved. The data file stores the saved ones. */

/* (element-type MusterCampaignPreset) */
GPtrArray            *muster_campaign_presets_load (MusterLibrary               *library,
                                                    MusterDocuments             *documents) G_GNUC_WARN_UNUSED_RESULT;
/* Makes a preset from the rules of a campaign. Saving it replaces an earlier preset of the same
 * name. */
MusterCampaignPreset *muster_campaign_presets_make (const MusterCampaignSetup   *setup,
                                                    const char                  *name) G_GNUC_WARN_UNUSED_RESULT;
gboolean              muster_campaign_presets_save (MusterDocuments             *documents,
                                                    const MusterCampaignPreset  *preset,
                                                    GError                     **error);

G_END_DECLS
