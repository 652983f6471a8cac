/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheets/campaign/muster-campaign-sheets.h"

G_BEGIN_DECLS

#define MUSTER_SHEET_NOTHING "–"

MusterDocument *muster_campaign_sheet_plan_new          (MusterCareers                   *careers,
                                                         const MusterCampaignSheetChoice *choice) G_GNUC_WARN_UNUSED_RESULT;
MusterDocument *muster_campaign_sheet_how_we_play_new   (MusterCareers                   *careers) G_GNUC_WARN_UNUSED_RESULT;
MusterDocument *muster_service_sheet_new_roll_of_honour (MusterCareers                   *careers) G_GNUC_WARN_UNUSED_RESULT;
MusterDocument *muster_briefing_sheet_new               (MusterCareers                   *careers,
                                                         const MusterCampaignSheetChoice *choice) G_GNUC_WARN_UNUSED_RESULT;
MusterDocument *muster_theatre_sheet_new                (MusterCareers                   *careers,
                                                         const MusterCampaignSheetChoice *choice,
                                                         GError                         **error) G_GNUC_WARN_UNUSED_RESULT;
MusterDocument *muster_gazette_sheet_new                (MusterCareers                   *careers,
                                                         const MusterCampaignSheetChoice *choice,
                                                         GError                         **error) G_GNUC_WARN_UNUSED_RESULT;

/* What several sheets share. */

/* A document with the title of the campaign, and below it what it is and the day. */
MusterDocument *muster_campaign_sheet_begin         (MusterCampaign                  *campaign,
                                                     const char                      *what) G_GNUC_WARN_UNUSED_RESULT;
/* @state: how the campaign stood then; @level: of its heading. */
void            muster_campaign_sheet_add_standings (MusterDocument                  *document,
                                                     MusterCampaign                  *campaign,
                                                     const MusterCampaignState       *state,
                                                     int                              level);
/* A picture of somebody, if there is one. Returns whether there is. */
gboolean        muster_service_sheet_add_portrait   (MusterDocument                  *document,
                                                     const MusterCampaignSheetChoice *choice,
                                                     MusterCareer                    *career);
/* Units with strength, service, leader and honours. */
void            muster_campaign_sheet_add_force     (MusterDocument                  *document,
                                                     MusterCampaign                  *campaign,
                                                     int                              force);
/* @side: -1 for every side. */
void            muster_campaign_sheet_add_counters  (MusterDocument                  *document,
                                                     MusterCampaign                  *campaign,
                                                     int                              side);

/* The map of a campaign that has one, as @reader sees it in @state. @picture: (nullable): the image file on
 * which it is drawn. */
void            muster_theatre_sheet_add      (MusterDocument                  *document,
                                               MusterCampaign                  *campaign,
                                               const MusterCampaignState       *state,
                                               int                              reader,
                                               GBytes                          *picture,
                                               gboolean                         is_large);
/* Room for the marches of a side. */
void            muster_theatre_sheet_add_slip (MusterDocument                  *document,
                                               MusterCampaign                  *campaign,
                                               int                              side);

/* The service record of a unit or leader, of a campaign or of a force outside any, where a leader is called
 * by his name; or of everybody who has fought. */
MusterDocument *muster_service_sheet_new     (MusterCareers                   *careers,
                                              const MusterCampaignSheetChoice *choice,
                                              GError                         **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
