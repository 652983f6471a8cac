/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheets/campaign/muster-campaign-sheets.h"
#include "sheets/muster-sheet-source.h"

G_BEGIN_DECLS

/* Campaigns for a print preview. @careers: of a campaign, read to its beginning, with the sources that there
 * are. */

/* All sheets: those that are for a side once for each, and newspapers as soon as something was fought. */
MusterSheetSource *muster_campaign_source_new     (MusterCareers                   *careers) G_GNUC_WARN_UNUSED_RESULT;
/* One sheet alone. What @choice says is copied. */
MusterSheetSource *muster_campaign_source_new_one (MusterCareers                   *careers,
                                                   MusterCampaignSheetKind          kind,
                                                   const MusterCampaignSheetChoice *choice) G_GNUC_WARN_UNUSED_RESULT;

/* Where the portraits of service records are found. @free: (nullable): for @data, when the source goes. */
void               muster_campaign_source_set_portraits (MusterSheetSource               *source,
                                                         MusterCareerPortraitFunc         get_portrait,
                                                         gpointer                         data,
                                                         GDestroyNotify                   free);

G_END_DECLS
