/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/toolkit/muster-panel.h"
#include "core/careers/muster-careers.h"

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
/* overview, todo, forces, standings or journal. */
void            muster_campaign_page_show_part    (MusterCampaignPage *self,
                                                   const char         *name);

/* What its careers are told by, once they are asked for with `win.campaign-careers`. */
void            muster_campaign_page_set_careers  (MusterCampaignPage *self,
                                                   MusterCareers      *careers);

G_END_DECLS
