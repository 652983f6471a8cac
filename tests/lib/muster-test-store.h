/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle-file.h"
#include "core/campaign/muster-campaign-file.h"
#include "store/forces/muster-force-store.h"
#include "store/muster-battle-store.h"
#include "store/muster-campaign-store.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

/* What tests of every layer above the store do with one. Inline, since not all of them link the same
 * library. */

/* Reads a battle and keeps it, as whoever imports a file does. */
static inline gboolean
muster_test_import_battle (MusterLedgerStore  *battles,
                           MusterLibrary      *library,
                           const char         *text,
                           gsize               length,
                           const char         *origin,
                           gint64             *id,
                           GError            **error)
{
  g_autoptr (MusterBattle) battle = muster_battle_file_read (library, text, length, origin, error);

  return battle != NULL && muster_battle_store_add (battles, battle, id, error);
}

static inline gboolean
muster_test_import_campaign (MusterLedgerStore  *campaigns,
                             MusterLibrary      *library,
                             const char         *text,
                             gsize               length,
                             const char         *origin,
                             gint64             *id,
                             GError            **error)
{
  g_autoptr (MusterCampaign) campaign =
    muster_campaign_file_read (library, text, length, origin, NULL, error);

  return campaign != NULL && muster_campaign_store_add (campaigns, campaign, id, error);
}

/* How many there are, put away or not. @list: (transfer full) */
static inline guint
muster_test_count (MusterStoreList *list)
{
  g_autoptr (MusterStoreList) all = list;

  muster_store_list_set_show (all, MUSTER_SHOW_ALL);
  return g_list_model_get_n_items (G_LIST_MODEL (all));
}

static inline guint
muster_test_count_ledgers (MusterLedgerStore *store)
{
  return muster_test_count (muster_ledger_store_list (store));
}

static inline guint
muster_test_count_forces (MusterForceStore *store)
{
  return muster_test_count (muster_force_store_list (store));
}

G_END_DECLS
