/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/orders/muster-campaign-order.h"

#include <string.h>

int
muster_campaign_find_order (const char *id)
{
  for (int i = 0; i < MUSTER_CAMPAIGN_N_ORDERS; i++)
    if (strcmp (muster_campaign_orders[i].id, id) == 0)
      return i;
  return -1;
}

/**
 * muster_campaign_order_init:
 * @params: (nullable): the parameters of the order
 */
void
muster_campaign_order_init (MusterCampaignOrder *self,
                            MusterCampaignVerb   verb,
                            JsonNode            *params)
{
  g_autoptr (JsonNode) none = params == NULL ? json_node_new (JSON_NODE_OBJECT) : NULL;

  if (none != NULL)
    json_node_take_object (none, json_object_new ());
  *self = (MusterCampaignOrder) { .verb = verb };
  self->json = muster_json_from_node (params != NULL ? params : none);
  self->params = &self->json->root;
}

void
muster_campaign_order_init_at (MusterCampaignOrder *self,
                               MusterCampaignVerb   verb,
                               const MusterSpot    *params)
{
  *self = (MusterCampaignOrder) {
    .verb = verb,
    .json = muster_json_ref ((MusterJson *) params->json),
    .params = params->value,
  };
}

void
muster_campaign_order_clear (MusterCampaignOrder *self)
{
  g_clear_pointer (&self->json, muster_json_unref);
  self->params = NULL;
}

void
muster_campaign_order_copy (MusterCampaignOrder       *self,
                            const MusterCampaignOrder *source)
{
  *self = *source;
  muster_json_ref (self->json);
}

const MusterOrderSpec *
muster_campaign_order_get_spec (const MusterCampaignOrder *self)
{
  return &muster_campaign_orders[self->verb];
}

void
muster_campaign_order_get_spot (const MusterCampaignOrder  *self,
                                MusterSpot                 *spot,
                                GError                    **error)
{
  muster_spot_init (spot, self->json, muster_campaign_orders[self->verb].id, error);
  spot->value = self->params;
}

const char *
muster_campaign_order_get_text (const MusterCampaignOrder *self,
                                const char                *id)
{
  g_autoptr (GError) error = NULL;
  MusterSpot spot, param;

  muster_campaign_order_get_spot (self, &spot, &error);
  return muster_spot_member (&spot, id, &param) && muster_spot_holds (&param, MUSTER_JSON_STRING)
           ? muster_json_get_text (param.json, param.value)
           : NULL;
}

const char *
muster_campaign_order_get_source (const MusterCampaignOrder *self,
                                  const char                *member)
{
  g_autoptr (GError) error = NULL;
  MusterSpot params, source, spot;

  if (self->verb != MUSTER_CAMPAIGN_ORDER_RETURN)
    return NULL;
  muster_campaign_order_get_spot (self, &params, &error);
  return muster_spot_member (&params, "source", &source) && muster_spot_holds (&source, MUSTER_JSON_OBJECT) &&
             muster_spot_member (&source, member, &spot) && muster_spot_holds (&spot, MUSTER_JSON_STRING)
           ? muster_json_get_text (spot.json, spot.value)
           : NULL;
}
