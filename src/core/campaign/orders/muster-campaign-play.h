/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/orders/muster-campaign-facts.h"
#include "core/campaign/orders/muster-campaign-resolution.h"

G_BEGIN_DECLS

/* What orders do, by MusterCampaignVerb. Each judges the order and says why it is refused, reads its rolls,
 * and changes the new state. */
typedef void (*MusterCampaignPlayFunc) (MusterCampaignResolution *self);

extern const MusterCampaignPlayFunc muster_campaign_plays[MUSTER_CAMPAIGN_N_ORDERS];

void muster_campaign_play_open    (MusterCampaignResolution *self);
void muster_campaign_play_close   (MusterCampaignResolution *self);
void muster_campaign_play_skip    (MusterCampaignResolution *self);
void muster_campaign_play_plan    (MusterCampaignResolution *self);
void muster_campaign_play_date    (MusterCampaignResolution *self);
void muster_campaign_play_end     (MusterCampaignResolution *self);
void muster_campaign_play_return  (MusterCampaignResolution *self);
void muster_campaign_play_recover (MusterCampaignResolution *self);
void muster_campaign_play_fates   (MusterCampaignResolution *self);
void muster_campaign_play_release (MusterCampaignResolution *self);
void muster_campaign_play_retire  (MusterCampaignResolution *self);
void muster_campaign_play_appoint (MusterCampaignResolution *self);
void muster_campaign_play_merge   (MusterCampaignResolution *self);
void muster_campaign_play_raise   (MusterCampaignResolution *self);
void muster_campaign_play_disband (MusterCampaignResolution *self);
void muster_campaign_play_replace (MusterCampaignResolution *self);
void muster_campaign_play_advance (MusterCampaignResolution *self);
void muster_campaign_play_honour  (MusterCampaignResolution *self);
void muster_campaign_play_award   (MusterCampaignResolution *self);
void muster_campaign_play_count   (MusterCampaignResolution *self);
void muster_campaign_play_event   (MusterCampaignResolution *self);
void muster_campaign_play_note    (MusterCampaignResolution *self);
void muster_campaign_play_set     (MusterCampaignResolution *self);
void muster_campaign_play_join    (MusterCampaignResolution *self);
void muster_campaign_play_assign  (MusterCampaignResolution *self);
void muster_campaign_play_enlist  (MusterCampaignResolution *self);
void muster_campaign_play_leave   (MusterCampaignResolution *self);

/* What several of them do. */

/* A unit is no longer there; its leader and second, if alive, are with nobody. */
void     muster_campaign_disband_unit  (MusterCampaignResolution *self,
                                        int                       unit);
/* A leader becomes fit, wounded, a prisoner, dead or gone, with all that follows from it. */
void     muster_campaign_change_leader (MusterCampaignResolution   *self,
                                        int                         leader,
                                        MusterCampaignLeaderStatus  status);
/* Whether the fate of a leader is known, so that it can be changed (C-LEAD-02). */
gboolean muster_campaign_judge_fate    (MusterCampaignResolution *self,
                                        int                       leader);
/* A unit that was disbanded is there again. */
void     muster_campaign_restore_unit  (MusterCampaignResolution *self,
                                        int                       unit);
/* Counters keep to their bounds. Returns by how much it changed. */
int      muster_campaign_change_counter (MusterCampaignResolution *self,
                                         int                       counter,
                                         int                       side,
                                         int                       change);
/* Points and experience keep to a limit, both ways: sums are made with 64 bits and brought back by this. */
int      muster_campaign_tally         (gint64                    sum);

G_END_DECLS
