/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/setup/muster-campaign-setup.h"

G_BEGIN_DECLS

/* Reads players, forces, units, leaders and chapters from documents: from a setup, and from the
 * orders that add one. Each is added to a state that is being made. If something is wrong, the
 * spot's error names the place, and the state must be discarded. */

gboolean muster_campaign_people_read_player (const MusterCampaignSetup *setup,
                                             MusterCampaignState       *state,
                                             const MusterSpot          *spot);
gboolean muster_campaign_people_read_force  (const MusterCampaignSetup *setup,
                                             MusterCampaignState       *state,
                                             const MusterSpot          *spot);
gboolean muster_campaign_units_reader_read  (const MusterCampaignSetup *setup,
                                             MusterCampaignState       *state,
                                             const MusterSpot          *spot,
                                             int                        force);
gboolean muster_campaign_people_read_leader (MusterCampaignState       *state,
                                             const MusterSpot          *spot,
                                             int                        force,
                                             int                       *index);

/* A chapter is not added, because the chapters that follow it can be read only when all chapters
 * exist. */
gboolean muster_campaign_chapter_reader_read         (const MusterCampaignSetup *setup,
                                                      const MusterCampaignState *state,
                                                      const MusterSpot          *spot,
                                                      MusterCampaignChapterDef **def);
gboolean muster_campaign_chapter_reader_read_next    (const MusterCampaignSetup *setup,
                                                      const MusterCampaignState *state,
                                                      const MusterSpot          *chapter,
                                                      MusterCampaignChapterDef  *def);
/* Checks that a chapter does not lead to itself. */
gboolean muster_campaign_chapter_reader_check_circle (const MusterCampaignSetup *setup,
                                                      const MusterCampaignState *state,
                                                      const MusterSpot          *chapter,
                                                      int                        index);

/* Read the map of a document, if it has one, and the places and links that an order adds to a
 * state. */
gboolean muster_campaign_map_reader_read           (MusterCampaignSetup       *setup,
                                                    const MusterSpot          *document);
gboolean muster_campaign_map_reader_read_place     (const MusterCampaignSetup *setup,
                                                    MusterCampaignState       *state,
                                                    const MusterSpot          *spot);
gboolean muster_campaign_map_reader_read_links     (MusterCampaignState       *state,
                                                    const MusterSpot          *list);
/* Reads the id of a place. */
gboolean muster_campaign_map_reader_find_place     (const MusterCampaignState *state,
                                                    const MusterSpot          *spot,
                                                    int                       *place);
/* Reads the ids of two places. */
gboolean muster_campaign_map_reader_read_between   (const MusterCampaignState *state,
                                                    const MusterSpot          *spot,
                                                    int                       *places);
/* The forces that take part in a new chapter. */
guint64  muster_campaign_chapter_reader_get_forces (const MusterCampaignState      *state,
                                                    const MusterCampaignChapterDef *def);

/* Reads the id of a side. */
gboolean muster_campaign_people_read_side    (const MusterCampaignSetup *setup,
                                              const MusterSpot          *spot,
                                              int                       *side);

G_END_DECLS
