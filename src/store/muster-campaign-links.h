/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/setup/muster-campaign-setup.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

/* Links that say which battle belongs to which chapter of which campaign, from the day that players
 * prepare the battle. They name battles and campaigns by UUID. */
gboolean muster_campaign_links_keep         (MusterStore  *store,
                                             const char   *campaign,
                                             const char   *chapter,
                                             const char   *battle,
                                             GError      **error);
/* The id of the battle of a chapter, or 0. */
gint64   muster_campaign_links_find_battle  (MusterStore  *store,
                                             const char   *campaign,
                                             const char   *chapter);
/* (nullable): the campaign and the chapter of a battle. */
char   **muster_campaign_links_dup_chapter  (MusterStore  *store,
                                             const char   *battle) G_GNUC_WARN_UNUSED_RESULT;

/* Records from which stored force a force of a campaign was made, so that the program finds its
 * portraits and notes. */
gboolean muster_campaign_links_keep_force   (MusterStore  *store,
                                             const char   *campaign,
                                             const char   *force,
                                             const char   *uuid,
                                             GError      **error);
/* Returns the id of the stored force; if no link says which, the only force of its rules with the
 * same name; or 0. */
gint64   muster_campaign_links_guess_force  (MusterStore                  *store,
                                             const char                   *campaign,
                                             const MusterCampaignForceDef *def);

G_END_DECLS
