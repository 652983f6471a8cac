/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/setup/muster-campaign-setup.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

/* Which battle belongs to which chapter of which campaign, from the day it is prepared. Battles and
 * campaigns are named by their UUIDs. */
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

/* Which stored force a force of a campaign was made of, so that its portraits and notes are found. */
gboolean muster_campaign_links_keep_force   (MusterStore  *store,
                                             const char   *campaign,
                                             const char   *force,
                                             const char   *uuid,
                                             GError      **error);
/* The id of the stored force; where nobody has said which, of the one force of its rules that is called so;
 * or 0. */
gint64   muster_campaign_links_guess_force  (MusterStore                  *store,
                                             const char                   *campaign,
                                             const MusterCampaignForceDef *def);

G_END_DECLS
