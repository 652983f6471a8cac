/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/muster-campaign.h"

G_BEGIN_DECLS

/* Changes the order of chapters. Places keep their ids, their status and the advantages granted to
 * them; the chapters are planned again at other places (C-CHAP-07), so that a file with moved
 * chapters needs nothing special. */

/* (nullable): a chapter as it was planned last, from the setup or from the order that changed
 * it. */
JsonNode *muster_campaign_moving_dup_chapter      (MusterCampaign  *campaign,
                                                   const char      *id) G_GNUC_WARN_UNUSED_RESULT;

/* Whether a chapter can be moved to the place of another. @error: says why not. */
gboolean  muster_campaign_moving_can_move_chapter (MusterCampaign  *campaign,
                                                   int              chapter,
                                                   int              place,
                                                   GError         **error);
/* Moves a chapter; the chapters between shift by one place, over places that cannot be moved. This
 * is one change with one order for each place that gets another chapter. @remarks: (nullable)
 * (element-type utf8): receives what stays at its place. */
gboolean  muster_campaign_moving_move_chapter     (MusterCampaign  *campaign,
                                                   int              chapter,
                                                   int              place,
                                                   GPtrArray       *remarks,
                                                   GError         **error);

/* The number of entries that one undo, or one redo, covers: all entries of a moved chapter, else
 * one; 0 if there is none. */
guint     muster_campaign_moving_count_back  (MusterCampaign  *campaign);
guint     muster_campaign_moving_count_forth (MusterCampaign  *campaign);

G_END_DECLS
