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
/* Stores the order that was filled in, with those that go with it. Only one that stands alone has dice. */
typedef gboolean (*MusterCampaignActRecorder) (const MusterCampaignOrder  *orders,
                                               guint                       n_orders,
                                               MusterTape                 *tape,
                                               gpointer                    data,
                                               GError                    **error);

/* @given: (nullable): the parameters that are already known. */
MusterCampaignAct  *muster_campaign_act_new          (MusterCampaign      *campaign,
                                                      MusterCampaignVerb   verb,
                                                      JsonNode            *given) G_GNUC_WARN_UNUSED_RESULT;
/* Changes an entry of the log. */
MusterCampaignAct  *muster_campaign_act_new_again    (MusterCampaign      *campaign,
                                                      guint                index) G_GNUC_WARN_UNUSED_RESULT;

/* For callers that must store more than the order: @recorder is called instead of
 * muster_campaign_record(), and the campaign may be a copy in which the order is only tried. */
void                muster_campaign_act_set_recorder (MusterCampaignAct   *self,
                                                      MusterCampaignActRecorder recorder,
                                                      gpointer             data,
                                                      GDestroyNotify       free_data);

MusterCampaignSlip *muster_campaign_act_get_slip     (MusterCampaignAct   *self);
MusterDiceTray     *muster_campaign_act_get_tray     (MusterCampaignAct   *self);
/* Whether it waits for dice; whose they are and what for. */
gboolean            muster_campaign_act_is_asking    (MusterCampaignAct   *self);
char               *muster_campaign_act_dup_question (MusterCampaignAct   *self) G_GNUC_WARN_UNUSED_RESULT;
/* Whether it changes an earlier entry. */
gboolean            muster_campaign_act_is_change    (MusterCampaignAct   *self);
/* Whether it still has the dice of the entry that is changed; and drops them, so that they are
 * thrown or typed again. */
gboolean            muster_campaign_act_has_dice     (MusterCampaignAct   *self);
void                muster_campaign_act_take_up_dice (MusterCampaignAct   *self);
/* Whether the order can be given as it is, or with dice that the program throws. */
gboolean            muster_campaign_act_is_ready     (MusterCampaignAct   *self);
/* Why it cannot be given, or "". */
const char         *muster_campaign_act_get_refusal  (MusterCampaignAct   *self);
/* What the order would do, one line each; "" while that is not known. */
char               *muster_campaign_act_dup_preview  (MusterCampaignAct   *self) G_GNUC_WARN_UNUSED_RESULT;
/* Ids of the rules that apply: those of the order, then those that refuse it or that its outcome
 * cites. */
char              **muster_campaign_act_dup_rules    (MusterCampaignAct   *self) G_GNUC_WARN_UNUSED_RESULT;
char               *muster_campaign_act_dup_rule     (MusterCampaignAct   *self) G_GNUC_WARN_UNUSED_RESULT;

/* Throws the dice that are asked for now. */
void                muster_campaign_act_throw        (MusterCampaignAct   *self);
/* Gives the order and throws the dice that are missing. */
gboolean            muster_campaign_act_give         (MusterCampaignAct   *self,
                                                      GError             **error);

G_END_DECLS
