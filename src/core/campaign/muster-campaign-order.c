/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-order.h"

#include <string.h>

int
muster_campaign_find_order (const char *id)
{
  for (int i = 0; i < MUSTER_CAMPAIGN_N_ORDERS; i++)
    if (strcmp (muster_campaign_orders[i].id, id) == 0)
      return i;
  return -1;
}

int
muster_campaign_find_field (const MusterCampaignOrderSpec *spec,
                            const char                    *id)
{
  for (int i = 0; spec->fields[i].id != NULL; i++)
    if (strcmp (spec->fields[i].id, id) == 0)
      return i;
  return -1;
}

void
muster_campaign_order_init (MusterCampaignOrder *self,
                            MusterCampaignVerb   verb,
                            JsonNode            *params)
{
  self->verb = verb;
  if (params != NULL)
    {
      self->params = json_node_ref (params);
      return;
    }
  self->params = json_node_new (JSON_NODE_OBJECT);
  json_node_take_object (self->params, json_object_new ());
}

void
muster_campaign_order_clear (MusterCampaignOrder *self)
{
  g_clear_pointer (&self->params, json_node_unref);
}

void
muster_campaign_order_copy (MusterCampaignOrder       *self,
                            const MusterCampaignOrder *source)
{
  *self = (MusterCampaignOrder) { source->verb, json_node_ref (source->params) };
}

const MusterCampaignOrderSpec *
muster_campaign_order_get_spec (const MusterCampaignOrder *self)
{
  return &muster_campaign_orders[self->verb];
}

JsonNode *
muster_campaign_order_get_param (const MusterCampaignOrder *self,
                                 const char                *id)
{
  return JSON_NODE_HOLDS_OBJECT (self->params)
           ? json_object_get_member (json_node_get_object (self->params), id)
           : NULL;
}

const char *
muster_campaign_order_get_text (const MusterCampaignOrder *self,
                                const char                *id)
{
  JsonNode *node = muster_campaign_order_get_param (self, id);

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) &&
             json_node_get_value_type (node) == G_TYPE_STRING
           ? json_node_get_string (node)
           : NULL;
}
