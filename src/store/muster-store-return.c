/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-store-return.h"

#include "core/campaign/muster-campaign-battle.h"
#include "store/db/muster-transaction.h"
#include "store/muster-campaign-links.h"
#include "store/muster-store-private.h"

/* A chapter is opened by the first that is said of it. */
static gboolean
is_to_be_opened (const MusterStoreReturn *self,
                 MusterCampaign          *campaign)
{
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  int chapter = muster_campaign_state_find (state, MUSTER_CAMPAIGN_CHAPTERS, self->chapter);

  return chapter >= 0 &&
         muster_campaign_state_get_chapter (state, chapter)->status == MUSTER_CAMPAIGN_READY;
}

gboolean
muster_store_return_give (const MusterStoreReturn  *self,
                          MusterCampaign           *campaign,
                          GError                  **error)
{
  g_auto (MusterCampaignOrder) open = { 0 };
  g_auto (MusterCampaignOrder) back = { 0 };
  g_autoptr (JsonNode) params = json_node_new (JSON_NODE_OBJECT);
  guint first = is_to_be_opened (self, campaign) ? 0 : 1;
  MusterCampaignOrder orders[2];

  json_node_take_object (params, json_object_new ());
  json_object_set_string_member (json_node_get_object (params), "chapter", self->chapter);
  muster_campaign_order_init (&open, MUSTER_CAMPAIGN_ORDER_OPEN, params);
  muster_campaign_order_init (&back, MUSTER_CAMPAIGN_ORDER_RETURN, self->params);
  orders[0] = open;
  orders[1] = back;

  return muster_campaign_record_all (campaign, orders + first, 2 - first, error);
}

static gboolean
keep_battle (const MusterStoreReturn  *self,
             MusterStore              *store,
             gint64                   *added,
             GError                  **error)
{
  g_auto (MusterBattleDetails) details = { 0 };

  muster_battle_details_copy (&details, muster_battle_get_details (self->battle));
  g_clear_pointer (&details.tie, muster_battle_tie_free);
  details.tie = muster_battle_tie_copy (self->tie);
  if (!muster_battle_set_details (self->battle, &details, error))
    return FALSE;

  return !self->is_new || muster_battle_store_add_as (muster_store_get_battles (store), self->battle,
                                                      self->battle_uuid, added, error);
}

gboolean
muster_store_return_keep (const MusterStoreReturn  *self,
                          MusterStore              *store,
                          gint64                   *added,
                          GError                  **error)
{
  g_autoptr (MusterTransaction) transaction = NULL;

  g_return_val_if_fail (MUSTER_IS_STORE (store), FALSE);

  *added = 0;
  transaction = muster_transaction_begin (muster_store_get_db (store), error);

  return transaction != NULL && keep_battle (self, store, added, error) &&
         muster_campaign_links_keep (store, self->campaign_uuid, self->chapter, self->battle_uuid, error) &&
         muster_campaign_learn_leaders (self->campaign, self->tie, self->battle, error) &&
         muster_store_return_give (self, self->campaign, error) &&
         muster_transaction_commit (transaction, error);
}
