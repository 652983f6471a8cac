/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-battle-store.h"

#include "core/battle/muster-battle-file.h"
#include "core/plans/muster-plan-file.h"
#include "core/muster-json.h"
#include "store/club/muster-club-occasions.h"
#include "store/documents/muster-documents-private.h"
#include "store/ledger/muster-battle-kind.h"
#include "store/ledger/muster-ledger-chain.h"
#include "store/muster-ledger-store-private.h"

#include <string.h>

/* Reads battles from the data file and writes them to it. The rules run before a transaction begins
 * or after it has ended, never within one. */

static void
load_occasion (MusterBattle         *battle,
               const MusterOccasion *occasion)
{
  g_auto (MusterBattleDetails) details = { 0 };

  muster_battle_details_copy (&details, muster_battle_get_details (battle));
  muster_occasion_copy (&details.occasion, occasion);
  muster_battle_load_details (battle, &details);
}

/* The day, and whether it counts, may have been set since it began. @reckon: works the day out for a battle
 * that began before battles knew theirs */
static gboolean
find_occasion (MusterLedgerStore  *self,
               gint64              id,
               MusterBattle       *battle,
               gboolean            reckon,
               GError            **error)
{
  MusterDb *db = muster_ledger_store_get_db (self);
  g_autoptr (MusterDocuments) documents = muster_documents_new (db);
  g_auto (MusterLedgerChain) chain = { 0 };
  g_auto (MusterOccasion) occasion = { 0 };
  g_autoptr (MusterJson) setup = NULL;
  const char *uuid;

  if (!muster_ledger_chain_load_beginning (&chain, &muster_battle_kind, db, id, error))
    return FALSE;
  setup = muster_json_read (chain.origin.document, strlen (chain.origin.document), "", NULL);
  if (setup == NULL)
    return TRUE;
  uuid = chain.origin.uuid;
  muster_club_occasion_resolve (uuid, setup, chain.origin.created, NULL, &occasion);
  if (!reckon && muster_battle_get_details (battle)->occasion.played == NULL)
    g_clear_pointer (&occasion.played, g_free);
  if (!muster_club_occasions_overlay (documents, uuid, &occasion, error))
    return FALSE;
  load_occasion (battle, &occasion);

  return TRUE;
}

/* What begins here and now is played today, unless its file knows better. */
static gboolean
begin_occasion (MusterBattle  *battle,
                GError       **error)
{
  g_auto (MusterOccasion) occasion = { 0 };

  muster_occasion_copy (&occasion, &muster_battle_get_details (battle)->occasion);
  if (!muster_club_occasions_check (&occasion, error))
    return FALSE;
  if (occasion.played == NULL)
    occasion.played = muster_club_occasions_dup_today ();
  load_occasion (battle, &occasion);

  return TRUE;
}

/**
 * muster_battle_store_open:
 *
 * Returns: (transfer full) (nullable): the battle, with every order carried out again; see
 *   muster_ledger_store_open()
 */
MusterBattle *
muster_battle_store_open (MusterLedgerStore      *self,
                          gint64                  id,
                          MusterLibrary          *library,
                          MusterLedgerOpenFlags   flags,
                          GError                **error)
{
  g_autoptr (MusterBattle) battle = muster_ledger_store_open (self, id, library, flags, error);

  return battle != NULL && find_occasion (self, id, battle, FALSE, error) ? g_steal_pointer (&battle) : NULL;
}

gboolean
muster_battle_store_date (MusterLedgerStore  *self,
                          gint64              id,
                          MusterBattle       *battle,
                          GError            **error)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), FALSE);

  return find_occasion (self, id, battle, TRUE, error);
}

/**
 * muster_battle_store_add:
 * @id: (out): of the new battle
 *
 * Stores a copy of @battle as it stands, with the orders that count and its despatch. Later changes
 * of @battle are not stored.
 */
gboolean
muster_battle_store_add (MusterLedgerStore  *self,
                         MusterBattle       *battle,
                         gint64             *id,
                         GError            **error)
{
  return muster_battle_store_add_as (self, battle, NULL, id, error);
}

/**
 * muster_battle_store_add_as:
 * @uuid: (nullable): the UUID by which others know it
 * @id: (out): of the new battle
 *
 * The same for a battle that others already name by its UUID. It is an error if the battle is
 * already stored.
 */
gboolean
muster_battle_store_add_as (MusterLedgerStore  *self,
                            MusterBattle       *battle,
                            const char         *uuid,
                            gint64             *id,
                            GError            **error)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), FALSE);

  return begin_occasion (battle, error) &&
         muster_ledger_store_add (self, MUSTER_LEDGER (battle), uuid, id, error);
}

/**
 * muster_battle_store_keep_plan:
 * @id: (inout): the prepared battle, or 0 for a new one
 *
 * Stores a plan as it is now.
 */
gboolean
muster_battle_store_keep_plan (MusterLedgerStore  *self,
                               MusterBattlePlan   *plan,
                               gint64             *id,
                               GError            **error)
{
  g_autofree char *document = NULL;
  g_autofree char *title = NULL;
  g_autofree char *subject = NULL;
  GStrvBuilder *sides;
  MusterPlanRecord record;

  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (plan), FALSE);

  sides = g_strv_builder_new ();
  document = muster_plan_write (plan);
  title = muster_battle_plan_dup_heading (plan);
  for (guint i = 0; i < muster_battle_plan_get_n_sides (plan); i++)
    {
      g_autofree char *side = muster_plan_side_dup_title (muster_battle_plan_get_side (plan, i));

      g_strv_builder_add (sides, side);
    }
  subject = muster_ledger_kind_join_sides (sides);
  record = (MusterPlanRecord) {
    .ruleset = muster_ruleset_get_id (muster_battle_plan_get_ruleset (plan)),
    .title = title,
    .subject = subject,
    .date = muster_battle_plan_get_date (plan),
    .scene = muster_battle_plan_get_scenario (plan)->id,
    .document = document,
  };

  return muster_ledger_store_plans_save (self, &record, id, error);
}

/**
 * muster_battle_store_begin:
 * @id: a prepared battle
 * @battle: the battle that was made from the plan, with any entries that its log already has
 *
 * Stores @battle in place of its plan. It stores its changes from then on.
 */
gboolean
muster_battle_store_begin (MusterLedgerStore  *self,
                           gint64              id,
                           MusterBattle       *battle,
                           GError            **error)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), FALSE);

  return begin_occasion (battle, error) &&
         muster_ledger_store_plans_begin (self, id, MUSTER_LEDGER (battle), error);
}
