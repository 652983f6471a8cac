/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/models/campaign/muster-campaign-founding.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CAMPAIGN_NEW_WINDOW (muster_campaign_new_window_get_type ())
G_DECLARE_FINAL_TYPE (MusterCampaignNewWindow,
                      muster_campaign_new_window,
                      MUSTER,
                      CAMPAIGN_NEW_WINDOW,
                      AdwWindow)

/**
 * MusterCampaignNewWindow:
 *
 * A campaign before it begins, on one page: title, rules, plan, and the sides with their players
 * and forces. All of it can be left as it is. Signal `begin`: it is to begin as it is filled in.
 */
MusterCampaignNewWindow *muster_campaign_new_window_new          (GtkWindow               *parent,
                                                                  MusterCampaignFounding  *founding,
                                                                  MusterLibrary           *library) G_GNUC_WARN_UNUSED_RESULT;

MusterCampaignFounding  *muster_campaign_new_window_get_founding (MusterCampaignNewWindow *self);
/* Whether its battles will count for the club (N-DATE-02). */
gboolean muster_campaign_new_window_get_counts (MusterCampaignNewWindow *self);

G_END_DECLS
