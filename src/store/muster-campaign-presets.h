/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/setup/muster-campaign-preset.h"
#include "store/muster-settings-store.h"

G_BEGIN_DECLS

/* Rules to begin a campaign with: the program's, then those that the group has saved. They are kept with
 * the data. */

/* (element-type MusterCampaignPreset) */
GPtrArray            *muster_campaign_presets_load (MusterLibrary               *library,
                                                    MusterSettingsStore         *settings) G_GNUC_WARN_UNUSED_RESULT;
/* The rules of a campaign under a name; one of that name that was saved before is replaced. */
MusterCampaignPreset *muster_campaign_presets_make (const MusterCampaignSetup   *setup,
                                                    const char                  *name) G_GNUC_WARN_UNUSED_RESULT;
gboolean              muster_campaign_presets_save (MusterSettingsStore         *settings,
                                                    const MusterCampaignPreset  *preset,
                                                    GError                     **error);

G_END_DECLS
