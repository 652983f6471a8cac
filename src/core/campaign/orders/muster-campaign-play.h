/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/orders/muster-campaign-facts.h"
#include "core/campaign/orders/muster-campaign-resolution.h"

G_BEGIN_DECLS

/* The functions that carry out orders, by MusterCampaignVerb. Each checks the order and says why it
 * is refused, reads its rolls, and changes the new state. */
typedef void (*MusterCampaignPlayFunc) (MusterCampaignResolution *self);

extern const MusterCampaignPlayFunc muster_campaign_plays[MUSTER_CAMPAIGN_N_ORDERS];

void muster_campaign_chapters_play_open      (MusterCampaignResolution *self);
void muster_campaign_chapters_play_close     (MusterCampaignResolution *self);
void muster_campaign_chapters_play_skip      (MusterCampaignResolution *self);
void muster_campaign_planning_play_plan      (MusterCampaignResolution *self);
void muster_campaign_chapters_play_date      (MusterCampaignResolution *self);
void muster_campaign_chapters_play_end       (MusterCampaignResolution *self);
void muster_campaign_return_play             (MusterCampaignResolution *self);
void muster_campaign_casualties_play_recover (MusterCampaignResolution *self);
void muster_campaign_fates_play              (MusterCampaignResolution *self);
void muster_campaign_fates_play_release      (MusterCampaignResolution *self);
void muster_campaign_fates_play_retire       (MusterCampaignResolution *self);
void muster_campaign_appoint_play            (MusterCampaignResolution *self);
void muster_campaign_units_play_merge        (MusterCampaignResolution *self);
void muster_campaign_units_play_raise        (MusterCampaignResolution *self);
void muster_campaign_units_play_disband      (MusterCampaignResolution *self);
void muster_campaign_units_play_replace      (MusterCampaignResolution *self);
void muster_campaign_experience_play_advance (MusterCampaignResolution *self);
void muster_campaign_experience_play_honour  (MusterCampaignResolution *self);
void muster_campaign_misc_play_award         (MusterCampaignResolution *self);
void muster_campaign_misc_play_count         (MusterCampaignResolution *self);
void muster_campaign_misc_play_event         (MusterCampaignResolution *self);
void muster_campaign_misc_play_note          (MusterCampaignResolution *self);
void muster_campaign_set_play                (MusterCampaignResolution *self);
void muster_campaign_planning_play_join      (MusterCampaignResolution *self);
void muster_campaign_planning_play_assign    (MusterCampaignResolution *self);
void muster_campaign_planning_play_enlist    (MusterCampaignResolution *self);
void muster_campaign_planning_play_leave     (MusterCampaignResolution *self);
void muster_campaign_planning_play_remove    (MusterCampaignResolution *self);
void muster_campaign_amend_play_rules        (MusterCampaignResolution *self);
void muster_campaign_map_orders_play_station (MusterCampaignResolution *self);
void muster_campaign_map_orders_play_march   (MusterCampaignResolution *self);
void muster_campaign_map_orders_play_resolve (MusterCampaignResolution *self);
void muster_campaign_planning_play_meet      (MusterCampaignResolution *self);
void muster_campaign_map_orders_play_avoid   (MusterCampaignResolution *self);
void muster_campaign_map_orders_play_withdraw (MusterCampaignResolution *self);
void muster_campaign_map_orders_play_own     (MusterCampaignResolution *self);
void muster_campaign_map_orders_play_link    (MusterCampaignResolution *self);
void muster_campaign_map_orders_play_place   (MusterCampaignResolution *self);

/* Functions that several orders share. */

/* C-MAP-24: sets the place of a force from the value of a correction. */
gboolean muster_campaign_map_orders_set_place    (MusterCampaignResolution *self,
                                                  int                       force);
/* C-MAP-12: gives each side the values of its places as points. */
void     muster_campaign_map_orders_score_places (MusterCampaignResolution *self);
/* Reads the meeting that the parameter names. */
gboolean muster_campaign_map_orders_read_meeting (MusterCampaignResolution *self,
                                                  int                      *meeting);

/* Disbands a unit; its leader and second, if alive, are then without a unit. */
void     muster_campaign_fates_disband_unit  (MusterCampaignResolution *self,
                                              int                       unit);
/* Makes a leader fit, wounded, a prisoner, dead or gone, with all consequences. */
void     muster_campaign_fates_change_leader (MusterCampaignResolution   *self,
                                              int                         leader,
                                              MusterCampaignLeaderStatus  status);
/* Refuses to change a leader whose fate is still open (C-LEAD-02). */
gboolean muster_campaign_fates_judge         (MusterCampaignResolution *self,
                                              int                       leader);
/* Restores a disbanded unit. */
void     muster_campaign_fates_restore_unit  (MusterCampaignResolution *self,
                                              int                       unit);
/* Changes a counter within its bounds. Returns by how much it changed. */
int      muster_campaign_misc_change_counter (MusterCampaignResolution *self,
                                              int                       counter,
                                              int                       side,
                                              int                       change);
/* Limits points and experience in both directions. Sums are made with 64 bits and passed through
 * this function. */
int      muster_campaign_misc_tally          (gint64                    sum);

G_END_DECLS
