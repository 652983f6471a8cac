/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/operations/muster-store-campaign.h"

#include "core/campaign/muster-campaign-battle.h"
#include "core/muster-i18n.h"
#include "store/club/muster-club-occasions.h"
#include "store/db/muster-transaction.h"
#include "store/muster-campaign-links.h"
#include "store/muster-ledger-store-private.h"
#include "store/muster-store-private.h"

static gboolean
link_force (MusterStore              *store,
            const char               *campaign,
            const MusterForceOrigin  *origin,
            GError                  **error)
{
  return origin->uuid == NULL || *origin->uuid == '\0' ||
         muster_campaign_links_keep_force (store, campaign, origin->force, origin->uuid, error);
}

/* Undoes @transaction, if there is one, and tells the lists that @id is not there after all. */
static gint64
give_up (MusterTransaction **transaction,
         MusterLedgerStore  *ledgers,
         gint64              id)
{
  g_clear_pointer (transaction, muster_transaction_free);
  if (id != 0)
    muster_ledger_store_emit (ledgers, MUSTER_RECORD_REMOVED, id);
  return 0;
}

gint64
muster_store_campaign_begin (MusterStore              *store,
                             MusterCampaignSetup      *setup,
                             GBytes                   *picture,
                             const MusterForceOrigin  *origins,
                             guint                     n_origins,
                             gboolean                  counts,
                             GError                  **error)
{
  MusterLedgerStore *campaigns = muster_store_get_campaigns (store);
  g_autoptr (MusterCampaign) campaign = muster_campaign_new (setup);
  g_autofree char *uuid = g_uuid_string_random ();
  g_autoptr (MusterTransaction) transaction =
    muster_transaction_begin (muster_store_get_db (store), error);
  g_autofree char *digest = NULL;
  gint64 id = 0;

  if (transaction == NULL ||
      (picture != NULL &&
       !muster_image_store_put (muster_store_get_images (store), picture, &digest, error)) ||
      !muster_campaign_store_add_as (campaigns, campaign, uuid, &id, error))
    return 0;
  for (guint i = 0; i < n_origins; i++)
    if (!link_force (store, uuid, &origins[i], error))
      return give_up (&transaction, campaigns, id);
  if (!counts && !muster_club_occasions_set (muster_store_get_documents (store), uuid, setup->title, NULL,
                                             MUSTER_COUNTS_NO, error))
    return give_up (&transaction, campaigns, id);

  return muster_transaction_commit (transaction, error) ? id : give_up (&transaction, campaigns, id);
}

gboolean
muster_store_campaign_enlist (MusterStore                *store,
                              MusterCampaign             *campaign,
                              const char                 *uuid,
                              const MusterCampaignOrder  *orders,
                              guint                       n_orders,
                              const MusterForceOrigin    *origin,
                              GError                    **error)
{
  g_autoptr (MusterTransaction) transaction =
    muster_transaction_begin (muster_store_get_db (store), error);

  return transaction != NULL && link_force (store, uuid, origin, error) &&
         muster_campaign_record_all (campaign, orders, n_orders, error) &&
         muster_transaction_commit (transaction, error);
}

static gboolean
open_chapter (MusterCampaign  *campaign,
              const char      *chapter,
              GError         **error)
{
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  int index = muster_campaign_state_find (state, MUSTER_CAMPAIGN_CHAPTERS, chapter);
  g_autoptr (JsonNode) params = json_node_new (JSON_NODE_OBJECT);
  g_auto (MusterCampaignOrder) order = { 0 };

  if (index >= 0 && muster_campaign_state_get_chapter (state, index)->status == MUSTER_CAMPAIGN_OPEN)
    return TRUE;

  json_node_take_object (params, json_object_new ());
  json_object_set_string_member (json_node_get_object (params), "chapter", chapter);
  muster_campaign_order_init (&order, MUSTER_CAMPAIGN_ORDER_OPEN, params);
  return muster_campaign_record_all (campaign, &order, 1, error);
}

gint64
muster_store_campaign_prepare (MusterStore     *store,
                               MusterCampaign  *campaign,
                               const char      *uuid,
                               const char      *chapter,
                               GPtrArray       *remarks,
                               GError         **error)
{
  MusterLedgerStore *battles = muster_store_get_battles (store);
  g_autoptr (MusterTransaction) transaction =
    muster_transaction_begin (muster_store_get_db (store), error);
  g_autoptr (MusterBattlePlan) plan = NULL;
  g_autoptr (MusterLedgerRow) row = NULL;
  g_autofree char *heading = NULL;
  g_autofree char *title = NULL;
  gint64 id = 0;

  if (transaction == NULL || !open_chapter (campaign, chapter, error))
    return 0;
  plan = muster_campaign_battle_plan_make (campaign, chapter, remarks, error);
  if (plan == NULL)
    return 0;

  /* The list of battles and the page of the battle name the campaign. */
  heading = muster_battle_plan_dup_heading (plan);
  /* Translators: the title of a battle: the chapter, and its campaign. */
  title = g_strdup_printf (_("%s (%s)"), heading, muster_campaign_get_title (campaign));
  muster_battle_plan_set_title (plan, title);
  if (!muster_battle_store_keep_plan (battles, plan, &id, error))
    return 0;
  row = muster_ledger_store_dup_row (battles, id, error);
  if (row == NULL ||
      !muster_campaign_links_keep (store, uuid, chapter, muster_ledger_row_get_uuid (row), error) ||
      !muster_transaction_commit (transaction, error))
    return give_up (&transaction, battles, id);

  return id;
}

gboolean
muster_store_campaign_tie_battle (MusterStore       *store,
                                  MusterCampaign    *campaign,
                                  const char        *uuid,
                                  const char        *chapter,
                                  MusterBattle      *battle,
                                  MusterBattlePlan  *plan,
                                  GError           **error)
{
  g_autoptr (MusterTransaction) transaction =
    muster_transaction_begin (muster_store_get_db (store), error);
  g_auto (MusterBattleDetails) details = { 0 };

  if (transaction == NULL)
    return FALSE;

  muster_battle_details_copy (&details, muster_battle_get_details (battle));
  g_clear_pointer (&details.tie, muster_battle_tie_free);
  details.tie = muster_campaign_battle_plan_tie (campaign, uuid, chapter, plan);

  return muster_battle_set_details (battle, &details, error) &&
         muster_campaign_battle_learn_leaders (campaign, details.tie, battle, error) &&
         muster_transaction_commit (transaction, error);
}
