/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/setup/muster-campaign-setup.h"
#include "core/rules/muster-resolution.h"

G_BEGIN_DECLS

/* The map of a campaign (C-MAP): facts that follow from a state, and how marches and battles change
 * it. Places, links, meetings and forces are given by their index; -1 means none. Only for
 * campaigns whose setup has a map. */

/* C-MAP-03, C-MAP-05 */
gboolean muster_campaign_map_is_engaged    (const MusterCampaignState *state,
                                            int                        force);
int      muster_campaign_map_get_pace      (const MusterCampaignSetup *setup,
                                            const MusterCampaignState *state,
                                            int                        force);
/* A bit for each force in a place, and a bit for each side of a set of forces. */
guint64  muster_campaign_map_get_forces_at (const MusterCampaignState *state,
                                            int                        place);
guint    muster_campaign_map_get_sides     (const MusterCampaignState *state,
                                            guint64                    forces);
gboolean muster_campaign_map_has_hostile   (const MusterCampaignState *state,
                                            int                        place,
                                            int                        side);
/* C-MAP-17 */
gboolean muster_campaign_map_is_way_out    (const MusterCampaignState *state,
                                            int                        force,
                                            int                        place);
GArray  *muster_campaign_map_list_ways_out (const MusterCampaignState *state,
                                            int                        force) G_GNUC_WARN_UNUSED_RESULT;
/* C-MAP-25, for a force on the map under rules with depots. */
gboolean muster_campaign_map_is_supplied   (const MusterCampaignState *state,
                                            int                        force);

/* Find a meeting by its id, such as "m1", by a force in it, or by its chapter. */
int      muster_campaign_map_find_meeting  (const MusterCampaignState *state,
                                            const char                *id);
int      muster_campaign_map_get_meeting_of (const MusterCampaignState *state,
                                             int                        force);
int      muster_campaign_map_get_meeting_in (const MusterCampaignState *state,
                                             int                        chapter);
/* A bit for each force of a meeting that is in a place. */
guint64  muster_campaign_map_get_parties   (const MusterCampaignState *state,
                                            int                        meeting,
                                            int                        place);
/* C-MAP-14: the side that held a place. @place: a place with two or more sides of the meeting. */
int      muster_campaign_map_get_held      (const MusterCampaignState *state,
                                            int                        meeting,
                                            int                        place);
int      muster_campaign_map_get_attacker  (const MusterCampaignState *state,
                                            int                        meeting);

/* C-MAP-28: what a side sees. */
gboolean muster_campaign_map_sees_force    (const MusterCampaignSetup *setup,
                                            const MusterCampaignState *state,
                                            int                        side,
                                            int                        force);
gboolean muster_campaign_map_sees_meeting  (const MusterCampaignSetup *setup,
                                            const MusterCampaignState *state,
                                            int                        side,
                                            int                        meeting);

/* Events on the map. Each function changes a state that is being made, and describes what it did in
 * @said. */

/* C-MAP-07 to C-MAP-11: carries out all marches. @met: (out) (array
 * fixed-size=MUSTER_CAMPAIGN_MAX_FORCES): for each force, a bit for each force that it was in
 * contact with. */
void     muster_campaign_map_march              (const MusterCampaignSetup *setup,
                                                 MusterCampaignState       *state,
                                                 MusterResolution          *said,
                                                 guint64                   *met);
/* Whether a step says that somebody could not march on as he had been ordered to. */
gboolean muster_campaign_map_march_is_unmarched (const MusterLine          *line);
/* C-MAP-13 */
void     muster_campaign_map_meetings_begin (MusterCampaignState       *state,
                                             MusterResolution          *said,
                                             const guint64             *met);
/* Moves a force to a place or off the map, drops its march and takes it out of its meeting. */
void     muster_campaign_map_meetings_move      (MusterCampaignState       *state,
                                                 MusterResolution          *said,
                                                 int                        force,
                                                 int                        place);
/* C-MAP-21: @side has left @place. */
void     muster_campaign_map_meetings_give_up   (const MusterCampaignSetup *setup,
                                                 MusterCampaignState       *state,
                                                 MusterResolution          *said,
                                                 int                        place,
                                                 int                        side);
/* C-MAP-16, C-MAP-19: to be called after a chapter, of a meeting or not, was skipped or closed. */
void     muster_campaign_map_meetings_release   (MusterCampaignState       *state,
                                                 int                        chapter);
void     muster_campaign_map_meetings_close     (const MusterCampaignSetup *setup,
                                                 MusterCampaignState       *state,
                                                 MusterResolution          *said,
                                                 int                        chapter);

G_END_DECLS
