/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/phones/muster-phones-button.h"
#include "app/toolkit/muster-panel.h"
#include "core/careers/muster-careers.h"
#include "store/images/muster-image-store.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CAMPAIGN_PAGE (muster_campaign_page_get_type ())
G_DECLARE_FINAL_TYPE (MusterCampaignPage, muster_campaign_page, MUSTER, CAMPAIGN_PAGE, MusterPanel)

/**
 * MusterCampaignPage:
 *
 * A campaign: its plan, what is to do, forces, standings and journal, each a part of its own; undo, redo
 * and looking back. Orders are asked for by `win.campaign-order`. Signal `failed` (GError): something
 * could not be kept.
 */
GtkWidget      *muster_campaign_page_new          (MusterCampaign     *campaign) G_GNUC_WARN_UNUSED_RESULT;

MusterCampaign *muster_campaign_page_get_campaign (MusterCampaignPage *self);
/* overview, map (if there is one), todo, forces, standings or journal. */
void            muster_campaign_page_show_part    (MusterCampaignPage *self,
                                                   const char         *name);
const char     *muster_campaign_page_get_part     (MusterCampaignPage *self);

/* Sets the careers that the page shows, in answer to `win.campaign-careers`. */
void            muster_campaign_page_set_careers  (MusterCampaignPage *self,
                                                   MusterCareers      *careers);
/* @chapter: (nullable): the id of an open chapter whose battle has not begun: it is still to be fought. */
void                muster_campaign_page_set_unfought  (MusterCampaignPage *self,
                                                        const char         *chapter);
/* Where the pictures of the journal are kept. */
void                muster_campaign_page_set_images    (MusterCampaignPage *self,
                                                        MusterImageStore   *images);
/* Sets the image file on which the map is drawn. @picture: (nullable). */
void            muster_campaign_page_set_map_picture (MusterCampaignPage *self,
                                                      GBytes             *picture);

/* The campaign on phones; off until it is switched on. */
MusterPhones   *muster_campaign_page_get_phones   (MusterCampaignPage *self);
MusterPhonesButton *muster_campaign_page_get_phones_button (MusterCampaignPage *self);

G_END_DECLS
