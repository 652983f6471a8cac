/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/fields/muster-field.h"
#include "core/muster-spot.h"

G_BEGIN_DECLS

/**
 * MusterCampaignFieldKind:
 * @MUSTER_CAMPAIGN_FIELD_WINNER: a side, or `draw`
 * @MUSTER_CAMPAIGN_FIELD_AUDIENCE: a side, or `gm`
 * @MUSTER_CAMPAIGN_FIELD_SOURCE: where a return comes from
 * @MUSTER_CAMPAIGN_FIELD_SCORE: victory points by side
 * @MUSTER_CAMPAIGN_FIELD_UNIT_RETURNS: what became of units, by id
 * @MUSTER_CAMPAIGN_FIELD_LEADER_RETURNS: what became of leaders, by id
 * @MUSTER_CAMPAIGN_FIELD_NEW_LEADER: a leader as in the setup, or the id of one who is with no unit
 * @MUSTER_CAMPAIGN_FIELD_VALUE: what it may be depends on another field
 *
 * What a parameter is. Whatever is named is named by its id; what is new stands there as in the setup.
 */
typedef enum
{
  MUSTER_CAMPAIGN_FIELD_CHAPTER,
  MUSTER_CAMPAIGN_FIELD_FORCE,
  MUSTER_CAMPAIGN_FIELD_UNIT,
  MUSTER_CAMPAIGN_FIELD_LEADER,
  MUSTER_CAMPAIGN_FIELD_PLAYER,
  MUSTER_CAMPAIGN_FIELD_SIDE,
  MUSTER_CAMPAIGN_FIELD_COUNTER,
  MUSTER_CAMPAIGN_FIELD_WINNER,
  MUSTER_CAMPAIGN_FIELD_AUDIENCE,
  MUSTER_CAMPAIGN_FIELD_DATE,
  MUSTER_CAMPAIGN_FIELD_NUMBER,
  MUSTER_CAMPAIGN_FIELD_SWITCH,
  MUSTER_CAMPAIGN_FIELD_TEXT,
  MUSTER_CAMPAIGN_FIELD_CHOICE,
  MUSTER_CAMPAIGN_FIELD_SOURCE,
  MUSTER_CAMPAIGN_FIELD_SCORE,
  MUSTER_CAMPAIGN_FIELD_UNIT_RETURNS,
  MUSTER_CAMPAIGN_FIELD_LEADER_RETURNS,
  MUSTER_CAMPAIGN_FIELD_NEW_CHAPTER,
  MUSTER_CAMPAIGN_FIELD_NEW_FORCE,
  MUSTER_CAMPAIGN_FIELD_NEW_UNIT,
  MUSTER_CAMPAIGN_FIELD_NEW_LEADER,
  MUSTER_CAMPAIGN_FIELD_NEW_PLAYER,
  MUSTER_CAMPAIGN_FIELD_VALUE,
} MusterCampaignFieldKind;

/* @ONE_OF: just one of the fields that have it is given. @NULLABLE: null may stand there. */
typedef enum
{
  MUSTER_CAMPAIGN_FIELD_REQUIRED = 1 << 0,
  MUSTER_CAMPAIGN_FIELD_ONE_OF = 1 << 1,
  MUSTER_CAMPAIGN_FIELD_NULLABLE = 1 << 2,
} MusterCampaignFieldFlags;

/**
 * MusterCampaignField:
 * @choices: for a choice, ended by an id of NULL
 *
 * A parameter that describes itself, for forms. Static data; labels are translatable.
 */
typedef struct
{
  const char *id;
  const char *label;
  MusterCampaignFieldKind kind;
  MusterCampaignFieldFlags flags;
  const MusterChoice *choices;
  int min;
  int max;
} MusterCampaignField;

/* Places in muster_campaign_orders. */
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
  MUSTER_CAMPAIGN_N_ORDERS,
} MusterCampaignVerb;

/**
 * MusterCampaignOrderSpec:
 * @rule: the rule that it stands in
 * @fields: its parameters, ended by an id of NULL
 * @after_end: still taken when the campaign is over
 *
 * What an order is. Static data.
 */
typedef struct
{
  const char *id;
  const char *label;
  const char *rule;
  const MusterCampaignField *fields;
  gboolean after_end;
} MusterCampaignOrderSpec;

extern const MusterCampaignOrderSpec muster_campaign_orders[MUSTER_CAMPAIGN_N_ORDERS];

/* The index of the order named @id, or -1. */
int  muster_campaign_find_order      (const char                    *id);
/* The index of a field, or -1. */
int  muster_campaign_find_field      (const MusterCampaignOrderSpec *spec,
                                      const char                    *id);

/**
 * MusterCampaignOrder:
 * @json: the document that @params stands in, which is kept with it
 * @params: an object
 *
 * An order as given. Parameters stay what was written, so that they can be read again in another state.
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
/* The same for parameters that stand in a document. */
void        muster_campaign_order_init_at   (MusterCampaignOrder       *self,
                                             MusterCampaignVerb         verb,
                                             const MusterSpot          *params);
void        muster_campaign_order_clear     (MusterCampaignOrder       *self);
void        muster_campaign_order_copy      (MusterCampaignOrder       *self,
                                             const MusterCampaignOrder *source);

const MusterCampaignOrderSpec *
            muster_campaign_order_get_spec  (const MusterCampaignOrder *self);
/* Where its parameters stand, as the root of a document that is called as the order is. */
void        muster_campaign_order_get_spot  (const MusterCampaignOrder *self,
                                             MusterSpot                *spot,
                                             GError                   **error);
/* (nullable): a parameter that is a text; it lives as long as the order. */
const char *muster_campaign_order_get_text  (const MusterCampaignOrder *self,
                                             const char                *id);
/* (nullable): of a return that was made from a battle: `battle`, its UUID, or `digest`, that of its log. It
 * lives as long as the order. */
const char *muster_campaign_order_get_source (const MusterCampaignOrder *self,
                                              const char                *member);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterCampaignOrder, muster_campaign_order_clear)

G_END_DECLS
