/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/campaign/muster-campaign-slip.h"
#include "app/models/dice/muster-dice-tray.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CAMPAIGN_ACT (muster_campaign_act_get_type ())
G_DECLARE_FINAL_TYPE (MusterCampaignAct, muster_campaign_act, MUSTER, CAMPAIGN_ACT, MusterObject)

/**
 * MusterCampaignAct:
 *
 * An order of a campaign while it is given: what is filled in, the dice that it asks for, and what would
 * come of it. A roll that is complete is taken at once. Signal `changed`: something of that is another;
 * signal `given`: it is part of the campaign now.
 *
 * An earlier entry is given again in the same way, in the state that it was given in and with the dice that
 * lay there. Signal `corrected` (#MusterCampaignCorrection, of which the one who listens takes charge): what
 * would come of it, to be accepted or left.
 */
/* @given: (nullable): what is known of its parameters. */
MusterCampaignAct  *muster_campaign_act_new          (MusterCampaign      *campaign,
                                                      MusterCampaignVerb   verb,
                                                      JsonNode            *given) G_GNUC_WARN_UNUSED_RESULT;
/* To change an entry that counts. */
MusterCampaignAct  *muster_campaign_act_new_again    (MusterCampaign      *campaign,
                                                      guint                index) G_GNUC_WARN_UNUSED_RESULT;

MusterCampaignSlip *muster_campaign_act_get_slip     (MusterCampaignAct   *self);
MusterDiceTray     *muster_campaign_act_get_tray     (MusterCampaignAct   *self);
/* Dice are awaited; whose, and what for. */
gboolean            muster_campaign_act_is_asking    (MusterCampaignAct   *self);
char               *muster_campaign_act_dup_question (MusterCampaignAct   *self) G_GNUC_WARN_UNUSED_RESULT;
/* It is about an earlier entry. */
gboolean            muster_campaign_act_is_change    (MusterCampaignAct   *self);
/* Dice of the entry that is changed lie there; and takes them up, to be thrown or typed once more. */
gboolean            muster_campaign_act_has_dice     (MusterCampaignAct   *self);
void                muster_campaign_act_take_up_dice (MusterCampaignAct   *self);
/* It can be given as it is, or with dice that the program throws. */
gboolean            muster_campaign_act_is_ready     (MusterCampaignAct   *self);
/* Why it cannot, or "". */
const char         *muster_campaign_act_get_refusal  (MusterCampaignAct   *self);
/* What would come of it, a line each; "" while that is not known. */
char               *muster_campaign_act_dup_preview  (MusterCampaignAct   *self) G_GNUC_WARN_UNUSED_RESULT;
/* Ids of the rules that it stands on: of the order, then of what refuses it or what would come of it. */
char              **muster_campaign_act_dup_rules    (MusterCampaignAct   *self) G_GNUC_WARN_UNUSED_RESULT;
char               *muster_campaign_act_dup_rule     (MusterCampaignAct   *self) G_GNUC_WARN_UNUSED_RESULT;

/* The program throws the dice that are asked for now. */
void                muster_campaign_act_throw        (MusterCampaignAct   *self);
/* Gives the order; dice that are missing are thrown. */
gboolean            muster_campaign_act_give         (MusterCampaignAct   *self,
                                                      GError             **error);

G_END_DECLS
