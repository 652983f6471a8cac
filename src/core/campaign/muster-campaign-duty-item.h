/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/campaign/orders/muster-campaign-facts.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CAMPAIGN_DUTY_ITEM (muster_campaign_duty_item_get_type ())
G_DECLARE_FINAL_TYPE (MusterCampaignDutyItem, muster_campaign_duty_item, MUSTER, CAMPAIGN_DUTY_ITEM,
                      MusterObject)

/**
 * MusterCampaignDutyItem:
 *
 * Something that has to be done in a campaign. Immutable.
 *
 * Properties: verb (id of the order), text (for a reader), rule (the id of the rule that asks for
 * it).
 */
MusterCampaignDutyItem   *muster_campaign_duty_item_new      (const MusterCampaignState  *state,
                                                              const MusterCampaignDuty   *duty) G_GNUC_WARN_UNUSED_RESULT;

const MusterCampaignDuty *muster_campaign_duty_item_get_duty (MusterCampaignDutyItem     *self);
const char               *muster_campaign_duty_item_get_text (MusterCampaignDutyItem     *self);
/* The parameters of the order that does it, as far as they are known: its force, unit or leader. */
JsonNode                 *muster_campaign_duty_item_dup_params (MusterCampaignDutyItem   *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
