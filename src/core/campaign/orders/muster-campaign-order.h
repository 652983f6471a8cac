/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/muster-spot.h"
#include "core/rules/muster-order.h"

G_BEGIN_DECLS

/* Indexes in muster_campaign_orders. */
typedef enum
{
  MUSTER_CAMPAIGN_ORDER_OPEN,
  MUSTER_CAMPAIGN_ORDER_RETURN,
  MUSTER_CAMPAIGN_ORDER_CLOSE,
  MUSTER_CAMPAIGN_ORDER_SKIP,
  MUSTER_CAMPAIGN_ORDER_PLAN,
  MUSTER_CAMPAIGN_ORDER_DATE,
  MUSTER_CAMPAIGN_ORDER_END,
  MUSTER_CAMPAIGN_ORDER_RECOVER,
  MUSTER_CAMPAIGN_ORDER_FATES,
  MUSTER_CAMPAIGN_ORDER_RELEASE,
  MUSTER_CAMPAIGN_ORDER_RETIRE,
  MUSTER_CAMPAIGN_ORDER_APPOINT,
  MUSTER_CAMPAIGN_ORDER_SECOND,
  MUSTER_CAMPAIGN_ORDER_MERGE,
  MUSTER_CAMPAIGN_ORDER_RAISE,
  MUSTER_CAMPAIGN_ORDER_DISBAND,
  MUSTER_CAMPAIGN_ORDER_REPLACE,
  MUSTER_CAMPAIGN_ORDER_ADVANCE,
  MUSTER_CAMPAIGN_ORDER_HONOUR,
  MUSTER_CAMPAIGN_ORDER_AWARD,
  MUSTER_CAMPAIGN_ORDER_COUNT,
  MUSTER_CAMPAIGN_ORDER_EVENT,
  MUSTER_CAMPAIGN_ORDER_NOTE,
  MUSTER_CAMPAIGN_ORDER_SET,
  MUSTER_CAMPAIGN_ORDER_JOIN,
  MUSTER_CAMPAIGN_ORDER_ASSIGN,
  MUSTER_CAMPAIGN_ORDER_ENLIST,
  MUSTER_CAMPAIGN_ORDER_LEAVE,
  MUSTER_CAMPAIGN_ORDER_REMOVE,
  MUSTER_CAMPAIGN_ORDER_RULES,
  MUSTER_CAMPAIGN_ORDER_STATION,
  MUSTER_CAMPAIGN_ORDER_MARCH,
  MUSTER_CAMPAIGN_ORDER_RESOLVE,
  MUSTER_CAMPAIGN_ORDER_MEET,
  MUSTER_CAMPAIGN_ORDER_AVOID,
  MUSTER_CAMPAIGN_ORDER_WITHDRAW,
  MUSTER_CAMPAIGN_ORDER_OWN,
  MUSTER_CAMPAIGN_ORDER_LINK,
  MUSTER_CAMPAIGN_ORDER_PLACE,
  MUSTER_CAMPAIGN_N_ORDERS,
} MusterCampaignVerb;

/* The orders from here on belong to the map; a campaign without a map does not have them
 * (C-MAP-01). */
#define MUSTER_CAMPAIGN_FIRST_MAP_ORDER MUSTER_CAMPAIGN_ORDER_STATION

extern const MusterOrderSpec muster_campaign_orders[MUSTER_CAMPAIGN_N_ORDERS];

/* The index of the order named @id, or -1. */
int  muster_campaign_find_order      (const char                *id);

/**
 * MusterCampaignOrder:
 * @json: the document that contains @params; the order holds a reference
 * @params: an object
 *
 * An order as given. Parameters are kept as written, so that they can be read again in another
 * state.
 */
typedef struct
{
  MusterCampaignVerb verb;
  MusterJson *json;
  const MusterJsonValue *params;
} MusterCampaignOrder;

/* @params: (nullable): a JSON object; NULL: there are none. */
void        muster_campaign_order_init      (MusterCampaignOrder       *self,
                                             MusterCampaignVerb         verb,
                                             JsonNode                  *params);
/* The same for parameters within a document. */
void        muster_campaign_order_init_at   (MusterCampaignOrder       *self,
                                             MusterCampaignVerb         verb,
                                             const MusterSpot          *params);
void        muster_campaign_order_clear     (MusterCampaignOrder       *self);
void        muster_campaign_order_copy      (MusterCampaignOrder       *self,
                                             const MusterCampaignOrder *source);

const MusterOrderSpec *
            muster_campaign_order_get_spec  (const MusterCampaignOrder *self);
/* The spot of the parameters, as the root of a document with the name of the order. */
void        muster_campaign_order_get_spot  (const MusterCampaignOrder *self,
                                             MusterSpot                *spot,
                                             GError                   **error);
/* (nullable): a parameter that is a text, which lives as long as the order. */
const char *muster_campaign_order_get_text  (const MusterCampaignOrder *self,
                                             const char                *id);
/* (nullable): for a return that was made from a battle: `battle`, its UUID, or `digest`, that of
 * its log. The text lives as long as the order. */
const char *muster_campaign_order_get_source (const MusterCampaignOrder *self,
                                              const char                *member);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterCampaignOrder, muster_campaign_order_clear)

G_END_DECLS
