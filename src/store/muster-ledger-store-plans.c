/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-ledger-store-private.h"

#include "store/db/muster-store-values.h"
#include "store/db/muster-transaction.h"
#include "store/ledger/muster-ledger-replay.h"

/* Prepared battles and campaigns. The plan is stored where the setup will be stored later, as the
 * first link of the chain of hashes. Each save overwrites it until the battle or campaign begins,
 * and no event follows before. */

static gboolean
load_prepared (MusterLedgerStore  *self,
               gint64              id,
               MusterLedgerChain  *chain,
               GError            **error)
{
  return muster_ledger_chain_load (chain, muster_ledger_store_get_kind (self),
                                   muster_ledger_store_get_db (self), id, error) &&
         (chain->header.prepared ||
          muster_ledger_kind_fail (chain->header.kind, error, MUSTER_STORE_ERROR_CONSTRAINT,
                                   MUSTER_LEDGER_HAS_BEGUN, .title = chain->header.title));
}

static void
replace_text (char       **text,
              const char  *value)
{
  g_free (*text);
  *text = g_strdup (value != NULL ? value : "");
}

/* Writes the header and the origin with their new hashes, and marks the ledger as used last. */
static gboolean
rewrite (MusterLedgerStore  *self,
         MusterLedgerChain  *chain,
         GError            **error)
{
  MusterDb *db = muster_ledger_store_get_db (self);
  MusterLedgerHeader *header = &chain->header;

  muster_ledger_origin_compute_hash (&chain->origin, header->kind, &header->head);
  header->state = chain->origin.state;
  header->updated = muster_store_now ();

  return muster_ledger_header_touch (header, db, error) &&
         muster_ledger_origin_update (&chain->origin, header->kind, db, header->id, error) &&
         muster_ledger_header_update (header, db, error);
}

static gboolean
replace_plan (MusterLedgerStore       *self,
              const MusterPlanRecord  *plan,
              gint64                   id,
              GError                 **error)
{
  g_autoptr (MusterTransaction) transaction =
    muster_transaction_begin (muster_ledger_store_get_db (self), error);
  g_auto (MusterLedgerChain) chain = { 0 };

  if (transaction == NULL || !load_prepared (self, id, &chain, error))
    return FALSE;

  replace_text (&chain.header.ruleset, plan->ruleset);
  replace_text (&chain.header.subject, plan->subject);
  replace_text (&chain.header.date, plan->date);
  replace_text (&chain.header.scene, plan->scene);
  muster_ledger_header_set_title (&chain.header, plan->title);
  replace_text (&chain.origin.document, plan->document);
  if (!rewrite (self, &chain, error) || !muster_transaction_commit (transaction, error))
    return FALSE;

  muster_ledger_store_emit (self, MUSTER_RECORD_CHANGED, id);

  return TRUE;
}

static gboolean
add_plan (MusterLedgerStore       *self,
          const MusterPlanRecord  *plan,
          gint64                  *id,
          GError                 **error)
{
  g_auto (MusterLedgerDraft) draft = { 0 };

  muster_ledger_draft_init (&draft, muster_ledger_store_get_kind (self));
  draft.prepared = TRUE;
  draft.ruleset = g_strdup (plan->ruleset);
  draft.title = g_strdup (plan->title);
  draft.subject = g_strdup (plan->subject);
  draft.date = g_strdup (plan->date);
  draft.summary.scene = g_strdup (plan->scene);
  draft.document = g_strdup (plan->document);

  return muster_ledger_store_keep (self, &draft, id, NULL, error);
}

/**
 * muster_ledger_store_plans_save:
 * @id: (inout): the prepared ledger, or 0 for a new one
 *
 * Stores a plan. It fails if the battle or campaign has begun meanwhile.
 */
gboolean
muster_ledger_store_plans_save (MusterLedgerStore       *self,
                                const MusterPlanRecord  *plan,
                                gint64                  *id,
                                GError                 **error)
{
  g_return_val_if_fail (MUSTER_IS_LEDGER_STORE (self), FALSE);
  g_return_val_if_fail (plan != NULL && id != NULL, FALSE);

  return *id == 0 ? add_plan (self, plan, id, error) : replace_plan (self, plan, *id, error);
}

/**
 * muster_ledger_store_plans_load:
 *
 * Returns: (transfer full) (nullable): the document of the plan
 */
char *
muster_ledger_store_plans_load (MusterLedgerStore  *self,
                                gint64              id,
                                GError            **error)
{
  g_auto (MusterLedgerChain) chain = { 0 };

  g_return_val_if_fail (MUSTER_IS_LEDGER_STORE (self), NULL);

  if (!load_prepared (self, id, &chain, error))
    return NULL;

  return g_steal_pointer (&chain.origin.document);
}

gboolean
muster_ledger_store_plans_begin (MusterLedgerStore  *self,
                                 gint64              id,
                                 MusterLedger       *ledger,
                                 GError            **error)
{
  MusterDb *db = muster_ledger_store_get_db (self);
  g_auto (MusterLedgerDraft) draft = { 0 };
  g_auto (MusterLedgerChain) chain = { 0 };
  g_autoptr (MusterTransaction) transaction = NULL;

  g_return_val_if_fail (MUSTER_IS_LEDGER_STORE (self), FALSE);

  if (!muster_ledger_replay_describe (ledger, muster_ledger_store_get_kind (self), &draft, error))
    return FALSE;
  transaction = muster_transaction_begin (db, error);
  if (transaction == NULL || !load_prepared (self, id, &chain, error))
    return FALSE;

  chain.origin.state = draft.state;
  replace_text (&chain.origin.document, draft.document);
  replace_text (&chain.header.ruleset, draft.ruleset);
  replace_text (&chain.header.date, draft.date);
  replace_text (&chain.header.subject, draft.subject);
  muster_ledger_header_set_title (&chain.header, draft.title);
  muster_ledger_header_set_summary (&chain.header, &draft.summary);
  chain.header.prepared = FALSE;
  if (!rewrite (self, &chain, error) ||
      !muster_ledger_draft_insert_log (&draft, &chain.header, db, error) ||
      !muster_ledger_header_update (&chain.header, db, error) ||
      !muster_transaction_commit (transaction, error))
    return FALSE;

  muster_ledger_store_attach (self, ledger, id, &chain.header.head, &chain.header);
  muster_ledger_store_emit (self, MUSTER_RECORD_CHANGED, id);

  return TRUE;
}
