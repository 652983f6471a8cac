/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/muster-campaign-battle.h"

G_BEGIN_DECLS

/**
 * MusterCampaignBreak:
 * @index: its index in the present log
 * @title: the entry in words
 * @reason: why it is no longer possible
 *
 * A later entry that the correction would remove.
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
 * A proposed change or removal of an earlier entry of a campaign: what would differ in the end, and
 * which later entries would be lost. Making a correction changes nothing; accepting it does.
 */
typedef struct _MusterCampaignCorrection MusterCampaignCorrection;

/* The state in which an entry was given, to choose and try a replacement in. Changes nothing. The
 * tape of the correction must have the rolls that the replacement asks for. */
void                      muster_campaign_correction_recall (MusterCampaign                  *campaign,
                                                             guint                            index,
                                                             MusterCampaignState             *state);
void                      muster_campaign_correction_try_at (MusterCampaign                  *campaign,
                                                             guint                            index,
                                                             const MusterCampaignOrder       *order,
                                                             MusterTape                      *tape,
                                                             MusterCampaignOutcome           *outcome);

/* @order, @tape: the replacement for the entry at @index; NULL removes it. It is an error if the
 * order is not possible there. */
MusterCampaignCorrection *muster_campaign_correction_make (MusterCampaign                  *campaign,
                                                           guint                            index,
                                                           const MusterCampaignOrder       *order,
                                                           const MusterTape                *tape,
                                                           GError                         **error) G_GNUC_WARN_UNUSED_RESULT;
void                      muster_campaign_correction_free (MusterCampaignCorrection        *self);

/* (element-type utf8): a sentence for each fact that would differ in the end. */
GPtrArray                *muster_campaign_correction_get_changes (const MusterCampaignCorrection *self);
/* (element-type MusterCampaignBreak): in the order of the log. */
GPtrArray                *muster_campaign_correction_get_breaks (const MusterCampaignCorrection *self);

/* Applies the correction. It is written to the journal first, all of it or nothing. Refused if the
 * campaign has changed since. */
gboolean                  muster_campaign_correction_accept (MusterCampaignCorrection        *self,
                                                             GError                         **error);

/* The differences between an earlier and a later state, one sentence each. */
GPtrArray                *muster_campaign_changes_list      (const MusterCampaignSetup       *setup,
                                                             const MusterCampaignState       *before,
                                                             const MusterCampaignState       *after) G_GNUC_WARN_UNUSED_RESULT;

/* The index of the return of a chapter in the log, or -1. */
int                       muster_campaign_correction_find_return  (MusterCampaign                  *campaign,
                                                                   const char                      *chapter);
/* Whether the log of the battle has changed since its return was made. */
gboolean                  muster_campaign_correction_is_stale     (MusterCampaign                  *campaign,
                                                                   guint                            index,
                                                                   MusterBattle                    *battle);
/* A correction that makes the return at @index again from its battle. */
MusterCampaignCorrection *muster_campaign_correction_renew_return (MusterCampaign                  *campaign,
                                                                   guint                            index,
                                                                   const MusterBattleTie           *tie,
                                                                   MusterBattle                    *battle,
                                                                   const char                      *battle_id,
                                                                   GPtrArray                       *remarks,
                                                                   GError                         **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCampaignCorrection, muster_campaign_correction_free)

G_END_DECLS
