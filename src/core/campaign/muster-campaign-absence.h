/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/muster-campaign.h"

G_BEGIN_DECLS

/* A player who is absent from a chapter: his forces do not take part in it. He loses nothing, and is back in
 * the next one. */

/* Whether none of the player's forces, of which there is one at least, takes part in the chapter. */
gboolean muster_campaign_absence_is_absent (const MusterCampaignState  *state,
                                            int                         player,
                                            int                         chapter);
/* Plans the chapter without the player's forces, or with them again (C-CHAP-07). Refused once the chapter is
 * open, where it is a meeting's (C-MAP-16), and where nobody else would be there for a side. */
gboolean muster_campaign_absence_set_absent (MusterCampaign            *campaign,
                                             int                        player,
                                             int                        chapter,
                                             gboolean                   is_absent,
                                             GError                   **error);

G_END_DECLS
