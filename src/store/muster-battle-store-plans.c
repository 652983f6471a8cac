/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-battle-store-private.h"

#include "core/battle/muster-battle-file.h"
#include "core/muster-i18n.h"
#include "core/plans/muster-plan-file.h"
#include "store/db/muster-store-values.h"
#include "store/db/muster-transaction.h"
#include "store/ledger/muster-ledger-chain.h"

/* Battles that are prepared. The plan stands where the setup of a battle stands, with the chain of hashes
 * beginning at it, and is written over until the battle begins; no event follows before. */

static gboolean
load_prepared (MusterBattleStore   *self,
               gint64               id,
               MusterLedgerChain   *chain,
               GError             **error)
{
  if (!muster_ledger_chain_load (chain, muster_battle_store_get_db (self), id, error))
    return FALSE;
  if (chain->header.prepared)
    return TRUE;

  g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT,
               _("The battle “%s” has begun already."), chain->header.title);
  return FALSE;
}

static void
replace_text (char       **text,
              const char  *value)
{
  g_free (*text);
  *text = g_strdup (value);
}

/* Writes heading and beginning with their new hashes, as the battle that was used last. */
static gboolean
rewrite (MusterBattleStore  *self,
         MusterLedgerChain  *chain,
         GError            **error)
{
  MusterDb *db = muster_battle_store_get_db (self);
  MusterLedgerHeader *header = &chain->header;

  muster_ledger_origin_compute_hash (&chain->origin, &header->head);
  header->state = chain->origin.state;
  header->updated = muster_store_now ();

  return muster_ledger_header_touch (header, db, error) &&
         muster_ledger_origin_update (&chain->origin, db, header->id, error) &&
         muster_ledger_header_update (header, db, error);
}

static gboolean
replace_plan (MusterBattleStore       *self,
              const MusterPlanRecord  *plan,
              gint64                   id,
              GError                 **error)
{
  g_autoptr (MusterTransaction) transaction =
    muster_transaction_begin (muster_battle_store_get_db (self), error);
  g_auto (MusterLedgerChain) chain = { 0 };

  if (transaction == NULL || !load_prepared (self, id, &chain, error))
    return FALSE;

  replace_text (&chain.header.ruleset, plan->ruleset);
  replace_text (&chain.header.subject, plan->subject);
  replace_text (&chain.header.date, plan->date);
  replace_text (&chain.header.scenario, plan->scenario);
  muster_ledger_header_set_title (&chain.header, plan->title);
  replace_text (&chain.origin.document, plan->document);
  if (!rewrite (self, &chain, error) || !muster_transaction_commit (transaction, error))
    return FALSE;

  muster_battle_store_emit_changed (self, id);

  return TRUE;
}

static gboolean
add_plan (MusterBattleStore       *self,
          const MusterPlanRecord  *plan,
          gint64                  *id,
          GError                 **error)
{
  g_auto (MusterLedgerDraft) draft = { 0 };

  muster_ledger_draft_init (&draft);
  draft.prepared = TRUE;
  draft.ruleset = g_strdup (plan->ruleset);
  draft.title = g_strdup (plan->title);
  draft.subject = g_strdup (plan->subject);
  draft.date = g_strdup (plan->date);
  draft.scenario = g_strdup (plan->scenario);
  draft.document = g_strdup (plan->document);

  return muster_battle_store_keep (self, &draft, id, NULL, error);
}

/**
 * muster_battle_store_save_plan:
 * @id: (inout): the battle that is prepared, or 0: a new one
 *
 * Keeps a plan. One of a battle that has begun meanwhile is refused.
 */
gboolean
muster_battle_store_save_plan (MusterBattleStore       *self,
                               const MusterPlanRecord  *plan,
                               gint64                  *id,
                               GError                 **error)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_STORE (self), FALSE);
  g_return_val_if_fail (plan != NULL && id != NULL, FALSE);

  return *id == 0 ? add_plan (self, plan, id, error) : replace_plan (self, plan, *id, error);
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
muster_battle_store_keep_plan (MusterBattleStore  *self,
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
    .scenario = muster_battle_plan_get_scenario (plan)->id,
    .document = document,
  };

  return muster_battle_store_save_plan (self, &record, id, error);
}

/**
 * muster_battle_store_load_plan:
 *
 * Returns: (transfer full) (nullable): the document of the plan
 */
char *
muster_battle_store_load_plan (MusterBattleStore  *self,
                               gint64              id,
                               GError            **error)
{
  g_auto (MusterLedgerChain) chain = { 0 };

  g_return_val_if_fail (MUSTER_IS_BATTLE_STORE (self), NULL);

  if (!load_prepared (self, id, &chain, error))
    return NULL;

  return g_steal_pointer (&chain.origin.document);
}

static void
describe_beginning (MusterLedgerChain       *chain,
                    MusterBattle            *battle,
                    const MusterLedgerDraft *draft)
{
  MusterSetup *setup = muster_battle_get_setup (battle);

  chain->origin.state = draft->state;
  g_free (chain->origin.document);
  chain->origin.document = muster_battle_file_write_setup (setup);
  replace_text (&chain->header.ruleset, muster_ruleset_get_id (setup->ruleset));
  replace_text (&chain->header.date, setup->date);
  replace_text (&chain->header.scenario, setup->scenario->id);
  g_free (chain->header.subject);
  chain->header.subject = muster_battle_store_describe_sides (setup);
  muster_ledger_header_set_title (&chain->header, setup->title);
  chain->header.prepared = FALSE;
  chain->header.turn = muster_battle_get_state (battle)->turn;
}

/**
 * muster_battle_store_begin:
 * @id: a battle that is prepared
 * @battle: what its plan has come to, with what stands in its log already
 *
 * Keeps @battle in place of its plan, in one go: what was rolled before is never without the battle,
 * nor the battle without it. It is written down from then on.
 */
gboolean
muster_battle_store_begin (MusterBattleStore  *self,
                           gint64              id,
                           MusterBattle       *battle,
                           GError            **error)
{
  MusterDb *db;
  g_autoptr (MusterTransaction) transaction = NULL;
  g_auto (MusterLedgerChain) chain = { 0 };
  g_auto (MusterLedgerDraft) draft = { 0 };

  g_return_val_if_fail (MUSTER_IS_BATTLE_STORE (self), FALSE);
  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), FALSE);

  muster_ledger_draft_init (&draft);
  if (!muster_battle_store_describe_log (battle, &draft, error))
    return FALSE;

  db = muster_battle_store_get_db (self);
  transaction = muster_transaction_begin (db, error);
  if (transaction == NULL || !load_prepared (self, id, &chain, error))
    return FALSE;
  describe_beginning (&chain, battle, &draft);
  if (!rewrite (self, &chain, error) ||
      !muster_ledger_draft_insert_log (&draft, &chain.header, db, error) ||
      !muster_ledger_header_update (&chain.header, db, error) ||
      !muster_transaction_commit (transaction, error))
    return FALSE;

  muster_battle_store_attach (self, battle, id, &chain.header.head, &chain.header);
  muster_battle_store_emit_changed (self, id);
  return TRUE;
}
