/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/campaign/muster-campaign.h"

G_BEGIN_DECLS

/* Widgets from which the views of a campaign are composed. */

/* A card with a heading and a remark beside it; returns the box below them. */
GtkBox    *muster_campaign_parts_add_card   (GtkBox         *box,
                                             const char     *title,
                                             const char     *note);
GtkLabel  *muster_campaign_parts_add_text   (GtkBox         *box,
                                             const char     *text,
                                             const char     *style);
/* A button or an entry of a menu that asks for an order. The parameters that are already known
 * follow as pairs of a member and a text, ended by NULL. */
GtkWidget *muster_campaign_parts_new_order  (const char     *label,
                                             const char     *verb,
                                             ...) G_GNUC_NULL_TERMINATED;
void       muster_campaign_parts_add_item   (GMenu          *menu,
                                             const char     *label,
                                             const char     *verb,
                                             ...) G_GNUC_NULL_TERMINATED;
GtkWidget *muster_campaign_parts_new_menu   (GMenu          *menu,
                                             const char     *name,
                                             const char     *label);

/* A button for the next step of a chapter that is ready, open or fought: to fight it, to record its
 * result, or to do what is due after it; and the same for the chapter that is likely to be next.
 * @unfought: (nullable): the id of an open chapter whose battle has not begun. */
GtkWidget *muster_campaign_parts_new_step   (const MusterCampaignState *state,
                                             int                        chapter,
                                             const char                *unfought) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget *muster_campaign_parts_new_next   (const MusterCampaignState *state,
                                             const char                *unfought) G_GNUC_WARN_UNUSED_RESULT;

/* A button that opens the newspaper; hidden while there is nothing to tell. */
GtkWidget *muster_campaign_parts_new_gazette (MusterCampaign *campaign) G_GNUC_WARN_UNUSED_RESULT;

/* The forces by side with their units, and what can be done with them; standings; counters. */
void       muster_campaign_parts_add_forces    (GtkBox         *box,
                                                MusterCampaign *campaign);
void       muster_campaign_parts_add_standings (GtkBox         *box,
                                                MusterCampaign *campaign);
void       muster_campaign_parts_add_counters  (GtkBox         *box,
                                                MusterCampaign *campaign);

G_END_DECLS
