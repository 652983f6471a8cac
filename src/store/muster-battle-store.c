/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-battle-store.h"

#include "core/battle/muster-battle-file.h"
#include "core/plans/muster-plan-file.h"
#include "store/ledger/muster-ledger-replay.h"
#include "store/muster-battle-kind.h"
#include "store/muster-ledger-store-private.h"

/* Battles as the rules know them, in and out of the file. The engine runs before a transaction
 * begins or after it has ended, never within. */

/* The sides in a line, for lists. */
static char *
describe_sides (const MusterSetup *setup)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (guint i = 0; i < setup->n_sides; i++)
    {
      const MusterSideDef *side = &setup->sides[i];

      g_strv_builder_add (builder, side->name != NULL ? side->name : side->id);
    }
  names = g_strv_builder_end (builder);

  return g_strjoinv (" – ", names);
}

/* The battle as it stands, with the orders that count. */
static gboolean
describe (MusterBattle          *battle,
          MusterLedgerDraft     *draft,
          const MusterProgress  *progress,
          GError               **error)
{
  MusterSetup *setup = muster_battle_get_setup (battle);

  muster_ledger_draft_init (draft, &muster_battle_kind);
  draft->ruleset = g_strdup (muster_ruleset_get_id (setup->ruleset));
  draft->title = g_strdup (setup->title);
  draft->date = g_strdup (setup->date);
  draft->subject = describe_sides (setup);
  draft->document = muster_battle_file_write_setup (setup);

  return muster_ledger_replay_describe (muster_battle_get_ledger (battle), draft, progress, error);
}

/**
 * muster_battle_store_create:
 * @id: (out) (nullable): of the new battle
 *
 * Keeps a battle that begins with @setup.
 *
 * Returns: (transfer full) (nullable): the battle
 */
MusterBattle *
muster_battle_store_create (MusterLedgerStore  *self,
                            MusterSetup        *setup,
                            gint64             *id,
                            GError            **error)
{
  g_autoptr (MusterBattle) battle = NULL;
  g_auto (MusterLedgerDraft) draft = { 0 };
  MusterHash head;
  gint64 new_id;

  g_return_val_if_fail (MUSTER_IS_LEDGER_STORE (self), NULL);

  battle = muster_battle_new (setup);
  if (!describe (battle, &draft, NULL, error) ||
      !muster_ledger_store_keep (self, &draft, &new_id, &head, error))
    return NULL;

  muster_ledger_store_attach (self, muster_battle_get_ledger (battle), new_id, &head,
                              NULL);
  if (id != NULL)
    *id = new_id;

  return g_steal_pointer (&battle);
}

/**
 * muster_battle_store_open:
 *
 * Follows the chain of hashes, carries out every order again and compares where that leads to with
 * what was recorded.
 *
 * Returns: (transfer full) (nullable): the battle
 */
MusterBattle *
muster_battle_store_open (MusterLedgerStore      *self,
                          gint64                  id,
                          MusterLibrary          *library,
                          MusterLedgerOpenFlags   flags,
                          GError                **error)
{
  g_autoptr (MusterBattle) battle = NULL;
  g_auto (MusterLedgerChain) chain = { 0 };

  g_return_val_if_fail (MUSTER_IS_LEDGER_STORE (self), NULL);

  if (!muster_ledger_store_load (self, id, &chain, error))
    return NULL;

  battle = muster_battle_kind_replay (&chain, library, NULL, error);
  if (battle == NULL ||
      !muster_ledger_store_resume (self, &chain, muster_battle_get_ledger (battle), flags, error))
    return NULL;

  return g_steal_pointer (&battle);
}

/**
 * muster_battle_store_import:
 * @text: a battle file
 * @origin: what to call it in errors
 * @id: (out): of the new battle
 *
 * Carries out all orders and keeps the battle in one transaction.
 */
gboolean
muster_battle_store_import (MusterLedgerStore  *self,
                            MusterLibrary      *library,
                            const char         *text,
                            gsize               length,
                            const char         *origin,
                            gint64             *id,
                            GError            **error)
{
  g_autoptr (MusterBattle) battle = NULL;

  g_return_val_if_fail (MUSTER_IS_LEDGER_STORE (self), FALSE);

  battle = muster_battle_file_read (library, text, length, origin, error);

  return battle != NULL && muster_battle_store_add (self, battle, id, error);
}

/**
 * muster_battle_store_add:
 * @id: (out): of the new battle
 *
 * Keeps a copy of @battle as it stands, with the orders that count and its despatch. @battle itself is
 * not written down from then on.
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
 * @uuid: (nullable): what it is known by elsewhere
 * @id: (out): of the new battle
 *
 * The same for a battle that others already name by its UUID. One that is stored already is an error.
 */
gboolean
muster_battle_store_add_as (MusterLedgerStore  *self,
                            MusterBattle       *battle,
                            const char         *uuid,
                            gint64             *id,
                            GError            **error)
{
  g_auto (MusterLedgerDraft) draft = { 0 };

  g_return_val_if_fail (MUSTER_IS_LEDGER_STORE (self), FALSE);
  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), FALSE);

  if (!describe (battle, &draft, NULL, error))
    return FALSE;

  draft.uuid = g_strdup (uuid);
  draft.details = muster_battle_details_to_json (muster_battle_get_details (battle));

  return muster_ledger_store_keep (self, &draft, id, NULL, error);
}

static char *
dup_subject (MusterBattlePlan *plan)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) titles = NULL;

  for (guint i = 0; i < muster_battle_plan_get_n_sides (plan); i++)
    {
      g_autofree char *title = muster_plan_side_dup_title (muster_battle_plan_get_side (plan, i));

      g_strv_builder_add (builder, title);
    }
  titles = g_strv_builder_end (builder);

  return g_strjoinv (" – ", titles);
}

/**
 * muster_battle_store_keep_plan:
 * @id: (inout): the battle that is prepared, or 0: a new one
 *
 * Keeps a plan as it is now.
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
  MusterPlanRecord record;

  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (plan), FALSE);

  document = muster_plan_write (plan);
  title = muster_battle_plan_dup_heading (plan);
  subject = dup_subject (plan);
  record = (MusterPlanRecord) {
    .ruleset = muster_ruleset_get_id (muster_battle_plan_get_ruleset (plan)),
    .title = title,
    .subject = subject,
    .date = muster_battle_plan_get_date (plan),
    .scene = muster_battle_plan_get_scenario (plan)->id,
    .document = document,
  };

  return muster_ledger_store_save_plan (self, &record, id, error);
}

/**
 * muster_battle_store_begin:
 * @id: a battle that is prepared
 * @battle: what its plan has come to, with what stands in its log already
 *
 * Keeps @battle in place of its plan. It is written down from then on.
 */
gboolean
muster_battle_store_begin (MusterLedgerStore  *self,
                           gint64              id,
                           MusterBattle       *battle,
                           GError            **error)
{
  g_auto (MusterLedgerDraft) draft = { 0 };
  g_auto (MusterLedgerHeader) header = { 0 };

  g_return_val_if_fail (MUSTER_IS_LEDGER_STORE (self), FALSE);
  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), FALSE);

  if (!describe (battle, &draft, NULL, error) ||
      !muster_ledger_store_begin (self, id, &draft, &header, error))
    return FALSE;

  muster_ledger_store_attach (self, muster_battle_get_ledger (battle), id, &header.head, &header);
  muster_ledger_store_emit (self, MUSTER_RECORD_CHANGED, id);

  return TRUE;
}
