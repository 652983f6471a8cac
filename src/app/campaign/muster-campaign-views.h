/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/campaign/muster-campaign-view.h"
#include "store/images/muster-image-store.h"

G_BEGIN_DECLS

/* The parts of the page of a campaign. */

/* The plan, the forces, and beside them what is to do, standings, counters and the end of the journal. */
GtkWidget *muster_campaign_overview_new  (MusterCampaign *campaign) G_GNUC_WARN_UNUSED_RESULT;
/* The map, of a campaign that has one: everybody's marches, or what one side sees. Signal `failed`
 * (GError). */
GtkWidget *muster_campaign_map_new       (MusterCampaign *campaign) G_GNUC_WARN_UNUSED_RESULT;
/* Sets the image file on which the map is drawn. @picture: (nullable). */
void       muster_campaign_map_set_picture (GtkWidget    *view,
                                            GBytes       *picture);
/* What is to do after a chapter, on one page from top to bottom. Signal `failed` (GError). */
GtkWidget *muster_campaign_todo_new      (MusterCampaign *campaign) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget *muster_campaign_roster_new    (MusterCampaign *campaign) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget *muster_campaign_standings_new (MusterCampaign *campaign) G_GNUC_WARN_UNUSED_RESULT;
/* The log, the newest entry first. */
GtkWidget *muster_campaign_journal_new   (MusterCampaign *campaign) G_GNUC_WARN_UNUSED_RESULT;
/* Where the pictures of notes are kept. */
void       muster_campaign_journal_set_images (GtkWidget        *view,
                                               MusterImageStore *images);
/* The rules as sentences, each to be changed. */
GtkWidget *muster_campaign_rules_view_new (MusterCampaign *campaign) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
