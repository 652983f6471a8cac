/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/campaign/muster-campaign-act-card.h"

G_BEGIN_DECLS

/* Asks for an order of a campaign in a window of its own, which closes when the order is given.
 * @note: (nullable): an explanation. @verb: the label of the button that gives the order. Returns
 * the card in the window (transfer none), so that the caller can connect to its signals. */
MusterCampaignActCard *muster_campaign_act_window_present (GtkWindow         *parent,
                                                           MusterCampaignAct *act,
                                                           const char        *title,
                                                           const char        *note,
                                                           const char        *verb);

/* A window that closes with Escape. @content: (transfer floating); @note: (nullable). */
GtkWidget             *muster_campaign_act_window_new     (GtkWindow         *parent,
                                                           const char        *title,
                                                           const char        *note,
                                                           GtkWidget         *content)
                                                           G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
