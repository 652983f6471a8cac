/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/setup/muster-campaign-setup.h"

G_BEGIN_DECLS

/* Players, forces, units, leaders and chapters as documents: in a setup, and in the orders that add one. Each
 * is read and added to a state that is being made; if one is wrong, the spot's error names the place, and the
 * state is of no use. */

gboolean muster_campaign_read_player  (const MusterCampaignSetup *setup,
                                       MusterCampaignState       *state,
                                       const MusterSpot          *spot);
gboolean muster_campaign_read_force   (const MusterCampaignSetup *setup,
                                       MusterCampaignState       *state,
                                       const MusterSpot          *spot);
gboolean muster_campaign_read_unit    (const MusterCampaignSetup *setup,
                                       MusterCampaignState       *state,
                                       const MusterSpot          *spot,
                                       int                        force);
gboolean muster_campaign_read_leader  (MusterCampaignState       *state,
                                       const MusterSpot          *spot,
                                       int                        force,
                                       int                       *index);

/* A chapter is not added: what follows from it can only be read once all chapters are there. */
gboolean muster_campaign_read_chapter (const MusterCampaignSetup *setup,
                                       const MusterCampaignState *state,
                                       const MusterSpot          *spot,
                                       MusterCampaignChapterDef **def);
gboolean muster_campaign_read_next    (const MusterCampaignSetup *setup,
                                       const MusterCampaignState *state,
                                       const MusterSpot          *chapter,
                                       MusterCampaignChapterDef  *def);
/* Whether it does not lead to itself. */
gboolean muster_campaign_check_circle (const MusterCampaignSetup *setup,
                                       const MusterCampaignState *state,
                                       const MusterSpot          *chapter,
                                       int                        index);

/* The forces that take part in a chapter that begins to be. */
guint64  muster_campaign_get_forces   (const MusterCampaignState      *state,
                                       const MusterCampaignChapterDef *def);

/* A side named by its id. */
gboolean muster_campaign_read_side    (const MusterCampaignSetup *setup,
                                       const MusterSpot          *spot,
                                       int                       *side);

G_END_DECLS
