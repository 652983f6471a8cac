/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/muster-campaign.h"

G_BEGIN_DECLS

/* The order of chapters. Places keep their ids, their status and the advantages that were given to them; what
 * is to be fought there is planned anew (C-CHAP-07), so that a file with moved chapters is like any other. */

/* (nullable): a chapter as it was planned last: the object of the setup, or of the order that changed it. */
JsonNode *muster_campaign_dup_chapter      (MusterCampaign  *campaign,
                                            const char      *id) G_GNUC_WARN_UNUSED_RESULT;

/* Whether a chapter can be moved to the place of another. @error: why not. */
gboolean  muster_campaign_can_move_chapter (MusterCampaign  *campaign,
                                            int              chapter,
                                            int              place,
                                            GError         **error);
/* Moves it there; those between move up or down by one place that is free to move. One change, of an order
 * for each place that has another chapter then. @remarks: (nullable) (element-type utf8): what stays with its
 * place. */
gboolean  muster_campaign_move_chapter     (MusterCampaign  *campaign,
                                            int              chapter,
                                            int              place,
                                            GPtrArray       *remarks,
                                            GError         **error);

/* How many entries one step back, or one forth, is: all of a chapter that was moved, or else one; 0: there is
 * none. */
guint     muster_campaign_count_back       (MusterCampaign  *campaign);
guint     muster_campaign_count_forth      (MusterCampaign  *campaign);

G_END_DECLS
