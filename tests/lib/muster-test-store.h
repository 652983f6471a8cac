/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle-file.h"
#include "core/campaign/muster-campaign-file.h"
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

G_END_DECLS
