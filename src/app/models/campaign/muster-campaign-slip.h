/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/form/muster-form-field.h"
#include "core/campaign/muster-campaign.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CAMPAIGN_SLIP (muster_campaign_slip_get_type ())
G_DECLARE_FINAL_TYPE (MusterCampaignSlip, muster_campaign_slip, MUSTER, CAMPAIGN_SLIP, MusterObject)

/**
 * MusterCampaignSlip:
 *
 * The parameters of an order of a campaign, while somebody fills them in: those that are given from the
 * beginning, and a field for each other. What can be chosen is what there is in the state that the order is
 * for; fields that depend on another one come and go with what it says. Signal `changed`: the parameters are
 * others.
 */
/* A member of the parameters that the caller gives for other rules (C-RULE-01): which part of them the form
 * asks for, such as "casualties" or "card rain". See muster-campaign-slip-rules.c. */
#define MUSTER_CAMPAIGN_SLIP_SCOPE "*scope"

/* @given: (nullable): an object with the parameters that are known. Of members that exclude each
 * other, one must be given. */
MusterCampaignSlip *muster_campaign_slip_new         (MusterCampaign     *campaign,
                                                      MusterCampaignVerb  verb,
                                                      JsonNode           *given) G_GNUC_WARN_UNUSED_RESULT;
/* Fills in an earlier entry as it was given, in the state in which it was given. */
MusterCampaignSlip *muster_campaign_slip_new_again   (MusterCampaign     *campaign,
                                                      guint               index) G_GNUC_WARN_UNUSED_RESULT;

MusterCampaignVerb  muster_campaign_slip_get_verb    (MusterCampaignSlip *self);
/* Returns the state from which the fields offer their choices. */
const MusterCampaignState *
                    muster_campaign_slip_get_state   (MusterCampaignSlip *self);
/* #MusterFormField */
GListModel         *muster_campaign_slip_get_fields  (MusterCampaignSlip *self);
/* (nullable): the label of the field that fills in the parameter at @path, such as "chapter/points". */
const char         *muster_campaign_slip_find_label  (MusterCampaignSlip *self,
                                                      const char         *path);
/* Returns FALSE while a required value is missing. */
gboolean            muster_campaign_slip_is_complete (MusterCampaignSlip *self);
/* Returns: (element-type MusterCampaignOrder): what is given together with the order: a player who joins
 * goes before it, and chapters that lead to a new one come after it. Most orders have neither. */
GArray             *muster_campaign_slip_list_before (MusterCampaignSlip *self) G_GNUC_WARN_UNUSED_RESULT;
GArray             *muster_campaign_slip_list_after  (MusterCampaignSlip *self) G_GNUC_WARN_UNUSED_RESULT;
JsonNode           *muster_campaign_slip_dup_params  (MusterCampaignSlip *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
