/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/muster-campaign-battle.h"

G_BEGIN_DECLS

/**
 * MusterCampaignBreak:
 * @index: place in the log as it is
 * @title: what the entry was
 * @reason: why it can no longer be taken
 *
 * A later entry that would be lost.
 */
typedef struct
{
  guint index;
  char *title;
  char *reason;
} MusterCampaignBreak;

/**
 * MusterCampaignCorrection:
 *
 * An earlier entry of a campaign changed or taken out, before anybody has accepted it: what would be
 * otherwise then, and what later entries would be lost. Nothing is changed by making one.
 */
typedef struct _MusterCampaignCorrection MusterCampaignCorrection;

/* The state that an entry was given in, in which another one is chosen and tried for it; nothing is changed.
 * What it asks for in the way of rolls is what the tape must have when it is corrected. */
void                      muster_campaign_recall            (MusterCampaign                  *campaign,
                                                             guint                            index,
                                                             MusterCampaignState             *state);
void                      muster_campaign_try_at            (MusterCampaign                  *campaign,
                                                             guint                            index,
                                                             const MusterCampaignOrder       *order,
                                                             MusterTape                      *tape,
                                                             MusterCampaignOutcome           *outcome);

/* @order, @tape: what stands at @index instead; NULL: nothing. An order that cannot be given there is an
 * error. */
MusterCampaignCorrection *muster_campaign_correct           (MusterCampaign                  *campaign,
                                                             guint                            index,
                                                             const MusterCampaignOrder       *order,
                                                             const MusterTape                *tape,
                                                             GError                         **error) G_GNUC_WARN_UNUSED_RESULT;
void                      muster_campaign_correction_free   (MusterCampaignCorrection        *self);

/* (element-type utf8): a plain sentence for each fact that would be another in the end. */
GPtrArray                *muster_campaign_correction_get_changes (const MusterCampaignCorrection *self);
/* (element-type MusterCampaignBreak): in the order of the log. */
GPtrArray                *muster_campaign_correction_get_breaks (const MusterCampaignCorrection *self);

/* Makes it so: durable in the journal first, all of it or nothing. Refused if the campaign went on since. */
gboolean                  muster_campaign_correction_accept (MusterCampaignCorrection        *self,
                                                             GError                         **error);

/* What a state that is after another one says otherwise, a sentence each. */
GPtrArray                *muster_campaign_list_changes      (const MusterCampaignSetup       *setup,
                                                             const MusterCampaignState       *before,
                                                             const MusterCampaignState       *after) G_GNUC_WARN_UNUSED_RESULT;

/* The place of the return of a chapter in the log, or -1. */
int                       muster_campaign_find_return       (MusterCampaign                  *campaign,
                                                             const char                      *chapter);
/* Whether the log of the battle is another one than when its return was made. */
gboolean                  muster_campaign_return_is_stale   (MusterCampaign                  *campaign,
                                                             guint                            index,
                                                             MusterBattle                    *battle);
/* The return at @index made anew from its battle. */
MusterCampaignCorrection *muster_campaign_renew_return      (MusterCampaign                  *campaign,
                                                             guint                            index,
                                                             const MusterBattleTie           *tie,
                                                             MusterBattle                    *battle,
                                                             const char                      *battle_id,
                                                             GPtrArray                       *remarks,
                                                             GError                         **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCampaignCorrection, muster_campaign_correction_free)

G_END_DECLS
