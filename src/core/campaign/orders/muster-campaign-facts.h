/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/orders/muster-campaign-order.h"
#include "core/campaign/setup/muster-campaign-setup.h"

G_BEGIN_DECLS

/* Facts that are worked out from a state and never stored. */

/* C-UNIT-01 */
typedef enum
{
  MUSTER_CAMPAIGN_UNIT_FIT,
  MUSTER_CAMPAIGN_UNIT_UNFIT,
  MUSTER_CAMPAIGN_UNIT_DISBANDED,
} MusterCampaignUnitStatus;

extern const char *const muster_campaign_unit_words[];

MusterCampaignUnitStatus muster_campaign_get_unit_status (const MusterCampaignSetup *setup,
                                                          const MusterCampaignState *state,
                                                          int                        unit);

/* The index of the leader who would lead the unit today, and of the one who holds the place; or
 * -1. */
int      muster_campaign_get_led_by       (const MusterCampaignState *state,
                                           int                        unit);
gboolean muster_campaign_is_alive         (const MusterCampaignState *state,
                                           int                        leader);
/* Whether the leader is alive and with no unit. */
gboolean muster_campaign_is_unattached    (const MusterCampaignState *state,
                                           int                        leader);

/* C-EXP-01 */
int      muster_campaign_get_unit_due     (const MusterCampaignSetup *setup,
                                           const MusterCampaignState *state,
                                           int                        unit);
int      muster_campaign_get_leader_due   (const MusterCampaignSetup *setup,
                                           const MusterCampaignState *state,
                                           int                        leader);

/* A bit for each side with a force in the chapter. */
guint    muster_campaign_get_chapter_sides (const MusterCampaignState *state,
                                            int                        chapter);
gboolean muster_campaign_takes_part       (const MusterCampaignState *state,
                                           int                        chapter,
                                           int                        force);
/* C-CHAP-08: the budget of a side in a chapter, or -1 if it has none. */
int      muster_campaign_get_budget       (const MusterCampaignState *state,
                                           int                        chapter,
                                           int                        side);
/* The colour of a side: the one that was chosen for it, that of its name, or a free one; and a
 * badge of one or two letters, because nothing is told by colour alone. */
const MusterSideColour *
         muster_campaign_get_colour       (const MusterCampaignSetup *setup,
                                           const MusterCampaignState *state,
                                           int                        side);
char    *muster_campaign_dup_badge        (const MusterCampaignSetup *setup,
                                           int                        side) G_GNUC_WARN_UNUSED_RESULT;
/* The chapter that is being fought, or has an aftermath, or comes next; -1: none. */
int      muster_campaign_find_next_chapter (const MusterCampaignState *state);
/* C-CHAP-10: %MUSTER_CAMPAIGN_NOBODY until it is over. */
int      muster_campaign_get_winner       (const MusterCampaignSetup *setup,
                                           const MusterCampaignState *state);
/* The number of cards left before the deck is reshuffled; -1 without a deck. */
int      muster_campaign_count_cards      (const MusterCampaignSetup *setup,
                                           const MusterCampaignState *state);
/* The victory points of a chapter that was fought, those of the winner first, then as the sides are listed:
 * "3 : 2". */
char    *muster_campaign_dup_score        (const MusterCampaignSetup *setup,
                                           const MusterCampaignState *state,
                                           int                        chapter) G_GNUC_WARN_UNUSED_RESULT;
/* C-STAND-01: indexes of players, the first one leads. */
GArray  *muster_campaign_list_standings   (const MusterCampaignState *state) G_GNUC_WARN_UNUSED_RESULT;
/* The place of the player at @index of the standings, from 1. Names alone decide no place: who is equal in
 * all else shares it (1, 1, 3). */
guint    muster_campaign_get_rank         (const MusterCampaignState *state,
                                           const GArray              *standings,
                                           guint                      index);

/**
 * MusterCampaignDuty:
 * @verb: the order that is to be given
 * @chapter, @force, @unit, @leader, @meeting: what it is about; the others are -1
 *
 * Something that has to be done.
 */
typedef struct
{
  MusterCampaignVerb verb;
  int chapter;
  int force;
  int unit;
  int leader;
  int meeting;
} MusterCampaignDuty;

/* Whether a force still has to settle its casualties or its lost leaders after its last battle. */
gboolean muster_campaign_duties_owes_recover (const MusterCampaignState *state,
                                              int                        force);
gboolean muster_campaign_duties_owes_fates   (const MusterCampaignState *state,
                                              int                        force);
/* All duties as #MusterCampaignDuty, in the order of the file. */
GArray  *muster_campaign_duties_list         (const MusterCampaignSetup *setup,
                                              const MusterCampaignState *state) G_GNUC_WARN_UNUSED_RESULT;

/* The leaders of a force, including the dead: first those of its units in their order, each leader
 * before his second, then those without a unit in the order in which they joined. */
GArray  *muster_campaign_duties_list_leaders     (const MusterCampaignState *state,
                                                  int                        force) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
