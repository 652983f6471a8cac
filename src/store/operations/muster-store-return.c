/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/operations/muster-store-return.h"

#include <string.h>

#include "core/campaign/muster-campaign-battle.h"
#include "core/campaign/muster-campaign-file.h"
#include "store/db/muster-transaction.h"
#include "store/muster-campaign-links.h"
#include "store/muster-ledger-store-private.h"
#include "store/muster-store-private.h"

/* If the battle was prepared for this chapter, or names the chapter and no campaign, it says which
 * of its units are which of the campaign; otherwise this function compares ids and names. */
MusterStoreReturn *
muster_store_return_new (MusterCampaign *campaign,
                         const char     *campaign_uuid,
                         const char     *chapter,
                         MusterBattle   *battle,
                         const char     *battle_uuid)
{
  MusterStoreReturn *self = g_new0 (MusterStoreReturn, 1);
  const MusterBattleTie *tie = battle != NULL ? muster_battle_get_details (battle)->tie : NULL;

  self->campaign = g_object_ref (campaign);
  self->campaign_uuid = g_strdup (campaign_uuid);
  self->chapter = g_strdup (chapter);
  self->remarks = g_ptr_array_new_with_free_func (g_free);
  if (battle == NULL)
    {
      self->params = json_node_new (JSON_NODE_OBJECT);
      json_node_take_object (self->params, json_object_new ());
      json_object_set_string_member (json_node_get_object (self->params), "chapter", chapter);
      json_object_set_string_member (json_node_get_object (self->params), "source", "paper");
      return self;
    }

  self->battle = g_object_ref (battle);
  self->is_new = battle_uuid == NULL;
  self->battle_uuid = self->is_new ? g_uuid_string_random () : g_strdup (battle_uuid);
  if (tie != NULL && g_str_equal (tie->chapter, chapter) &&
      (*tie->campaign == '\0' || g_str_equal (tie->campaign, campaign_uuid)))
    {
      self->tie = muster_battle_tie_copy (tie);
      g_free (self->tie->campaign);
      self->tie->campaign = g_strdup (campaign_uuid);
    }
  else
    {
      self->tie = muster_campaign_battle_tie (campaign, campaign_uuid, chapter, battle);
    }
  self->params = muster_campaign_battle_return_make (campaign, self->tie, battle, self->battle_uuid,
                                                     self->remarks);
  return self;
}

void
muster_store_return_free (MusterStoreReturn *self)
{
  g_object_unref (self->campaign);
  g_free (self->campaign_uuid);
  g_free (self->chapter);
  g_clear_object (&self->battle);
  g_free (self->battle_uuid);
  g_clear_pointer (&self->tie, muster_battle_tie_free);
  json_node_unref (self->params);
  g_ptr_array_unref (self->remarks);
  g_free (self);
}

static MusterCampaignChapterStatus
get_status (const MusterStoreReturn *self,
            MusterCampaign          *campaign)
{
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  int chapter = muster_campaign_state_find (state, MUSTER_CAMPAIGN_CHAPTERS, self->chapter);

  return chapter >= 0 ? muster_campaign_state_get_chapter (state, chapter)->status : MUSTER_CAMPAIGN_PLANNED;
}

static void
init_opening (const MusterStoreReturn *self,
              MusterCampaignOrder     *order)
{
  g_autoptr (JsonNode) params = json_node_new (JSON_NODE_OBJECT);

  json_node_take_object (params, json_object_new ());
  json_object_set_string_member (json_node_get_object (params), "chapter", self->chapter);
  muster_campaign_order_init (order, MUSTER_CAMPAIGN_ORDER_OPEN, params);
}

MusterCampaign *
muster_store_return_dup_trial (MusterStoreReturn  *self,
                               MusterLibrary      *library,
                               GError            **error)
{
  g_auto (MusterCampaignOrder) opening = { 0 };
  g_autoptr (MusterCampaign) trial = NULL;
  g_autofree char *text = NULL;

  if (get_status (self, self->campaign) == MUSTER_CAMPAIGN_OPEN)
    return g_object_ref (self->campaign);

  text = muster_campaign_file_write (self->campaign);
  trial = muster_campaign_file_read (library, text, strlen (text),
                                     muster_campaign_get_title (self->campaign), NULL, error);
  init_opening (self, &opening);
  if (trial == NULL || !muster_campaign_record_all (trial, &opening, 1, error))
    return NULL;
  return g_steal_pointer (&trial);
}

gboolean
muster_store_return_give (MusterStoreReturn          *self,
                          const MusterCampaignOrder  *order,
                          MusterCampaign             *campaign,
                          GError                    **error)
{
  g_auto (MusterCampaignOrder) opening = { 0 };
  g_auto (MusterCampaignOrder) back = { 0 };
  guint first = get_status (self, campaign) == MUSTER_CAMPAIGN_READY ? 0 : 1;
  MusterCampaignOrder orders[2];

  init_opening (self, &opening);
  muster_campaign_order_init (&back, MUSTER_CAMPAIGN_ORDER_RETURN, self->params);
  orders[0] = opening;
  orders[1] = order != NULL ? *order : back;

  return muster_campaign_record_all (campaign, orders + first, 2 - first, error);
}

static gboolean
keep_battle (MusterStoreReturn  *self,
             MusterStore        *store,
             gint64             *added,
             GError            **error)
{
  g_auto (MusterBattleDetails) details = { 0 };

  muster_battle_details_copy (&details, muster_battle_get_details (self->battle));
  g_clear_pointer (&details.tie, muster_battle_tie_free);
  details.tie = muster_battle_tie_copy (self->tie);

  return muster_battle_set_details (self->battle, &details, error) &&
         (!self->is_new || muster_battle_store_add_as (muster_store_get_battles (store), self->battle,
                                                       self->battle_uuid, added, error)) &&
         muster_campaign_links_keep (store, self->campaign_uuid, self->chapter, self->battle_uuid, error) &&
         muster_campaign_battle_learn_leaders (self->campaign, self->tie, self->battle, error);
}

gboolean
muster_store_return_keep (MusterStoreReturn          *self,
                          const MusterCampaignOrder  *order,
                          MusterStore                *store,
                          gint64                     *added,
                          GError                    **error)
{
  g_autoptr (MusterTransaction) transaction = NULL;
  gint64 id = 0;

  g_return_val_if_fail (MUSTER_IS_STORE (store), FALSE);

  transaction = muster_transaction_begin (muster_store_get_db (store), error);
  if (transaction != NULL && (self->battle == NULL || keep_battle (self, store, &id, error)) &&
      muster_store_return_give (self, order, self->campaign, error) &&
      muster_transaction_commit (transaction, error))
    {
      if (added != NULL)
        *added = id;
      return TRUE;
    }

  g_clear_pointer (&transaction, muster_transaction_free);
  if (id != 0)
    muster_ledger_store_emit (muster_store_get_battles (store), MUSTER_RECORD_REMOVED, id);
  return FALSE;
}
