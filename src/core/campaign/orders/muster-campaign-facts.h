/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/orders/muster-campaign-order.h"
#include "core/campaign/setup/muster-campaign-setup.h"

G_BEGIN_DECLS

/* What follows from a state and is kept nowhere. */

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

/* Indexes of leaders, or -1: who would lead the unit today; and who holds its place. */
int      muster_campaign_get_led_by       (const MusterCampaignState *state,
                                           int                        unit);
gboolean muster_campaign_is_alive         (const MusterCampaignState *state,
                                           int                        leader);
/* Lives, and is with no unit. */
gboolean muster_campaign_is_unattached    (const MusterCampaignState *state,
                                           int                        leader);

/* C-EXP-01 */
int      muster_campaign_get_unit_due     (const MusterCampaignSetup *setup,
                                           const MusterCampaignState *state,
                                           int                        unit);
int      muster_campaign_get_leader_due   (const MusterCampaignSetup *setup,
                                           const MusterCampaignState *state,
                                           int                        leader);

/* Sides with a force in the chapter, a bit each. */
guint    muster_campaign_get_chapter_sides (const MusterCampaignState *state,
                                            int                        chapter);
gboolean muster_campaign_takes_part       (const MusterCampaignState *state,
                                           int                        chapter,
                                           int                        force);
/* C-CHAP-08: points of a side in a chapter, or -1 where it has none. */
int      muster_campaign_get_budget       (const MusterCampaignState *state,
                                           int                        chapter,
                                           int                        side);
/* What a side is known by: the colour that was chosen for it, that of its name, or one that is free; and a
 * letter or two, since nothing is told by colour alone. */
const MusterSideColour *
         muster_campaign_get_colour       (const MusterCampaignSetup *setup,
                                           const MusterCampaignState *state,
                                           int                        side);
char    *muster_campaign_dup_badge        (const MusterCampaignSetup *setup,
                                           int                        side) G_GNUC_WARN_UNUSED_RESULT;
/* C-CHAP-10: %MUSTER_CAMPAIGN_NOBODY until it is over. */
int      muster_campaign_get_winner       (const MusterCampaignSetup *setup,
                                           const MusterCampaignState *state);
/* Cards that can be drawn before all of them are back; -1 without a deck. */
int      muster_campaign_count_cards      (const MusterCampaignSetup *setup,
                                           const MusterCampaignState *state);
/* C-STAND-01: indexes of players, the first one leads. */
GArray  *muster_campaign_list_standings   (const MusterCampaignState *state) G_GNUC_WARN_UNUSED_RESULT;

/**
 * MusterCampaignDuty:
 * @verb: the order that is to be given
 * @chapter, @force, @unit, @leader: whom it is about; -1 where it is not
 *
 * Something that is to do.
 */
typedef struct
{
  MusterCampaignVerb verb;
  int chapter;
  int force;
  int unit;
  int leader;
} MusterCampaignDuty;

/* What is owed to a force because of its last battle. */
gboolean muster_campaign_owes_recover     (const MusterCampaignState *state,
                                           int                        force);
gboolean muster_campaign_owes_fates       (const MusterCampaignState *state,
                                           int                        force);
/* Everything that is to do, as #MusterCampaignDuty in the order of the file. */
GArray  *muster_campaign_list_duties      (const MusterCampaignSetup *setup,
                                           const MusterCampaignState *state) G_GNUC_WARN_UNUSED_RESULT;

/* The leaders of a force: those of its units in their order, a leader before a second, then those with no
 * unit in the order in which they joined it. Also the dead. */
GArray  *muster_campaign_list_leaders     (const MusterCampaignState *state,
                                           int                        force) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
