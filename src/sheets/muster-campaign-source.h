/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheets/campaign/muster-campaign-sheets.h"
#include "sheets/muster-sheet-source.h"

G_BEGIN_DECLS

/* The sheets of a campaign for a print preview. @careers: those of a campaign, whose whole log
 * has been read, with the sources that are known. */

/* Makes a source of all sheets. Sheets for a side are there once for each side, briefings of players where
 * there is something for them alone, newspapers only if a battle has been fought. */
MusterSheetSource *muster_campaign_source_new     (MusterCareers                   *careers) G_GNUC_WARN_UNUSED_RESULT;
/* Makes a source of one sheet. Copies @choice. */
MusterSheetSource *muster_campaign_source_new_one (MusterCareers                   *careers,
                                                   MusterCampaignSheetKind          kind,
                                                   const MusterCampaignSheetChoice *choice) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the function that finds the portraits of service records. @free: (nullable): frees @data
 * with the source. */
void               muster_campaign_source_set_portraits (MusterSheetSource               *source,
                                                         MusterCareerPortraitFunc         get_portrait,
                                                         gpointer                         data,
                                                         GDestroyNotify                   free);
/* Sets the function that finds images by their id: the photos of battles in newspapers. @free: (nullable). */
void               muster_campaign_source_set_images (MusterSheetSource                  *source,
                                                      MusterPortraitFunc                  get_image,
                                                      gpointer                            data,
                                                      GDestroyNotify                      free);
/* Sets the image file on which the map is drawn. @picture: (nullable). */
void               muster_campaign_source_set_map_picture (MusterSheetSource             *source,
                                                           GBytes                        *picture);

/* Adds the code of a seat to the briefing of its side, while the campaign is on phones. @player: (nullable):
 * the id of the player whose seat it is; it stands on his own briefing, too. */
void               muster_campaign_source_add_code  (MusterSheetSource *source,
                                                     int                side,
                                                     const char        *player,
                                                     const char        *title,
                                                     const char        *link,
                                                     const char        *code);

G_END_DECLS
