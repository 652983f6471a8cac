/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/muster-campaign-links.h"

G_BEGIN_DECLS

/* The same for whoever has a connection of his own. Everything by UUIDs. */
/* One way only, for a battle that belongs to another campaign already. */
gboolean muster_campaign_links_keep_battle_in (MusterSettingsStore  *settings,
                                               const char           *campaign,
                                               const char           *chapter,
                                               const char           *battle,
                                               GError              **error);
gboolean muster_campaign_links_keep_in        (MusterSettingsStore  *settings,
                                               const char           *campaign,
                                               const char           *chapter,
                                               const char           *battle,
                                               GError              **error);
char    *muster_campaign_links_dup_battle_in  (MusterSettingsStore  *settings,
                                               const char           *campaign,
                                               const char           *chapter) G_GNUC_WARN_UNUSED_RESULT;
char   **muster_campaign_links_dup_chapter_in (MusterSettingsStore  *settings,
                                               const char           *battle) G_GNUC_WARN_UNUSED_RESULT;
gboolean muster_campaign_links_keep_force_in  (MusterSettingsStore  *settings,
                                               const char           *campaign,
                                               const char           *force,
                                               const char           *uuid,
                                               GError              **error);
char    *muster_campaign_links_dup_force_in   (MusterSettingsStore  *settings,
                                               const char           *campaign,
                                               const char           *force) G_GNUC_WARN_UNUSED_RESULT;

/* The stored force that one of a campaign was made of; where nobody has said so, the one force of these rules
 * that is called the same. 0: none. */
gint64   muster_campaign_links_guess_force_in (MusterSettingsStore          *settings,
                                               MusterForceStore             *forces,
                                               const char                   *campaign,
                                               const MusterCampaignForceDef *def);

G_END_DECLS
