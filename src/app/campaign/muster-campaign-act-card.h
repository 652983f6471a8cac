/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/models/campaign/muster-campaign-act.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CAMPAIGN_ACT_CARD (muster_campaign_act_card_get_type ())
G_DECLARE_FINAL_TYPE (MusterCampaignActCard, muster_campaign_act_card, MUSTER, CAMPAIGN_ACT_CARD, GtkWidget)

/**
 * MusterCampaignActCard:
 *
 * An order of a campaign to be given: the sentence of its rule, its fields, its dice, why it is refused or
 * what would come of it, and the button that gives it. Signal `failed` (GError): it could not be kept.
 */
GtkWidget         *muster_campaign_act_card_new     (MusterCampaignAct     *act,
                                                     const char            *title,
                                                     const char            *verb) G_GNUC_WARN_UNUSED_RESULT;

/* The same for a window that has the title in its header; the button is for that header, too. */
GtkWidget *muster_campaign_act_card_new_bare   (MusterCampaignAct     *act,
                                                const char            *title,
                                                const char            *verb) G_GNUC_WARN_UNUSED_RESULT;
/* The button that gives the order. */
GtkWidget *muster_campaign_act_card_get_button (MusterCampaignActCard *self);

G_END_DECLS
