/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-ledger-store-private.h"

#include "store/db/muster-meta.h"
#include "store/db/muster-store-values.h"
#include "store/db/muster-transaction.h"
#include "store/ledger/muster-ledger-journal.h"
#include "store/ledger/muster-ledger-replay.h"
#include "store/muster-ledger-row-private.h"
#include "store/muster-store-list-private.h"

/* The rows and lists of battles and campaigns, and changes of their headers. Plans are in
 * muster-ledger-store-plans.c; functions that need rules are in muster-battle-store.c and
 * muster-campaign-store.c. */

struct _MusterLedgerStore
{
  MusterRecordStore parent_instance;

  const MusterLedgerKind *kind;
  MusterRecordSql *sql;
};

G_DEFINE_FINAL_TYPE (MusterLedgerStore, muster_ledger_store, MUSTER_TYPE_RECORD_STORE)

typedef void (*ChangeHeader) (MusterLedgerHeader *header,
                              gconstpointer       value);

static gboolean
change_header (MusterLedgerStore  *self,
               gint64              id,
               ChangeHeader        change,
               gconstpointer       value,
               GError            **error)
{
  MusterDb *db = muster_ledger_store_get_db (self);
  g_autoptr (MusterTransaction) transaction = muster_transaction_begin (db, error);
  g_auto (MusterLedgerHeader) header = { 0 };

  if (transaction == NULL ||
      !muster_ledger_header_load (&header, self->kind, db, id, error))
    return FALSE;

  change (&header, value);
  header.updated = muster_store_now ();
  if (!muster_ledger_header_update (&header, db, error) ||
      !muster_transaction_commit (transaction, error))
    return FALSE;

  muster_ledger_store_emit (self, MUSTER_RECORD_CHANGED, id);

  return TRUE;
}

static void
change_title (MusterLedgerHeader *header,
              gconstpointer       value)
{
  muster_ledger_header_set_title (header, value);
}

static void
change_archived (MusterLedgerHeader *header,
                 gconstpointer       value)
{
  header->archived = *(const gboolean *) value != FALSE;
}

static void
change_summary (MusterLedgerHeader *header,
                gconstpointer       value)
{
  muster_ledger_header_set_summary (header, value);
}

static GObject *
muster_ledger_store_load_row (MusterRecordStore *store,
                              gint64             id)
{
  MusterLedgerStore *self = MUSTER_LEDGER_STORE (store);
  MusterDb *db = muster_record_store_get_db (store);
  g_auto (MusterLedgerHeader) header = { 0 };
  g_autoptr (GError) error = NULL;
  gboolean sound = muster_ledger_header_load (&header, self->kind, db, id, &error);

  header.kind = self->kind;
  header.id = id;
  if (!sound)
    muster_db_note_error (db, error);

  return G_OBJECT (muster_ledger_row_new_take (&header, !sound));
}

static void
muster_ledger_store_finalize (GObject *object)
{
  g_clear_pointer (&MUSTER_LEDGER_STORE (object)->sql, g_free);

  G_OBJECT_CLASS (muster_ledger_store_parent_class)->finalize (object);
}

static void
muster_ledger_store_class_init (MusterLedgerStoreClass *klass)
{
  MusterRecordStoreClass *record_class = MUSTER_RECORD_STORE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = muster_ledger_store_finalize;

  record_class->get_row_type = muster_ledger_row_get_type;
  record_class->load_row = muster_ledger_store_load_row;
}

static void
muster_ledger_store_init (MusterLedgerStore *self)
{
}

MusterLedgerStore *
muster_ledger_store_new (MusterDb               *db,
                         const MusterLedgerKind *kind)
{
  MusterRecordSql *sql = g_new (MusterRecordSql, 1);
  MusterLedgerStore *self = muster_record_store_new (MUSTER_TYPE_LEDGER_STORE, db, sql);

  muster_ledger_kind_get_record_sql (kind, sql);
  self->kind = kind;
  self->sql = sql;

  return self;
}

gboolean
muster_ledger_store_verify_rows (MusterLedgerStore  *self,
                                 GError            **error)
{
  MusterDb *db = muster_ledger_store_get_db (self);
  g_autoptr (MusterSnapshot) snapshot = muster_snapshot_begin (db);
  g_autoptr (GArray) ids = NULL;
  gint64 n_kept;

  g_return_val_if_fail (MUSTER_IS_LEDGER_STORE (self), FALSE);

  if (muster_db_is_verified (db, self->sql->tally))
    return TRUE;
  ids = muster_ledger_kind_list_ids (self->kind, db, error);
  if (ids == NULL || !muster_tally_count (db, self->sql->tally, &n_kept, error))
    return FALSE;
  if (ids->len < n_kept)
    return muster_ledger_kind_fail (self->kind, error, MUSTER_STORE_ERROR_CORRUPT,
                                    MUSTER_LEDGER_IS_UNLISTED, .number = n_kept - ids->len);
  for (guint i = 0; i < ids->len; i++)
    {
      g_auto (MusterLedgerHeader) header = { 0 };
      gint64 id = g_array_index (ids, gint64, i);

      if (!muster_ledger_header_load (&header, self->kind, db, id, error))
        return FALSE;
      if (muster_record_store_find (MUSTER_RECORD_STORE (self), header.uuid) != id)
        return muster_ledger_kind_fail (self->kind, error, MUSTER_STORE_ERROR_CORRUPT,
                                        MUSTER_LEDGER_HAS_NO_LIST);
    }
  muster_db_set_verified (db, self->sql->tally);

  return TRUE;
}

/* What is not found never was here, or is noted as lost. */
static void
look_for_lost (MusterLedgerStore *self)
{
  MusterDb *db = muster_ledger_store_get_db (self);
  g_autoptr (GError) error = NULL;

  if (muster_db_get_damage (db) == NULL && !muster_ledger_store_verify_rows (self, &error))
    muster_db_note_error (db, error);
}

const MusterLedgerKind *
muster_ledger_store_get_kind (MusterLedgerStore *self)
{
  return self->kind;
}

MusterDb *
muster_ledger_store_get_db (MusterLedgerStore *self)
{
  return muster_record_store_get_db (MUSTER_RECORD_STORE (self));
}

gboolean
muster_ledger_store_keep (MusterLedgerStore  *self,
                          MusterLedgerDraft  *draft,
                          gint64             *id,
                          MusterHash         *head,
                          GError            **error)
{
  MusterDb *db = muster_ledger_store_get_db (self);
  g_autoptr (MusterTransaction) transaction = muster_transaction_begin (db, error);

  if (transaction == NULL || !muster_ledger_draft_insert (draft, db, id, head, error) ||
      !muster_transaction_commit (transaction, error))
    return FALSE;

  muster_ledger_store_emit (self, MUSTER_RECORD_ADDED, *id);

  return TRUE;
}

gboolean
muster_ledger_store_load_chain (MusterLedgerStore  *self,
                                gint64              id,
                                MusterLedgerChain  *chain,
                                GError            **error)
{
  g_autoptr (GError) problem = NULL;

  if (!muster_ledger_chain_load (chain, self->kind, muster_ledger_store_get_db (self), id, &problem))
    {
      if (g_error_matches (problem, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_NOT_FOUND))
        look_for_lost (self);
      g_propagate_error (error, g_steal_pointer (&problem));
      return FALSE;
    }

  return !chain->header.prepared ||
         muster_ledger_kind_fail (chain->header.kind, error, MUSTER_STORE_ERROR_CONSTRAINT,
                                  MUSTER_LEDGER_IS_PREPARED, .title = chain->header.title);
}

void
muster_ledger_store_attach (MusterLedgerStore        *self,
                            MusterLedger             *ledger,
                            gint64                    id,
                            const MusterHash         *head,
                            const MusterLedgerHeader *header)
{
  g_autoptr (MusterJournal) journal = muster_ledger_journal_new (self, id, head);
  g_auto (MusterLedgerSummary) summary = { 0 };

  muster_ledger_set_journal (ledger, journal);
  if (header == NULL)
    return;

  /* An earlier version may have written less into the row than today's, and changed rules may lead
   * to another end. It does no harm if the row cannot be written now: the next order updates it. */
  muster_ledger_summarize (ledger, &summary);
  if ((header->turn == 0 && summary.turn != 0) || muster_ledger_header_is_over (header) != summary.over)
    change_header (self, id, change_summary, &summary, NULL);
}

gboolean
muster_ledger_store_create (MusterLedgerStore  *self,
                            MusterLedger       *ledger,
                            gint64             *id,
                            GError            **error)
{
  g_auto (MusterLedgerDraft) draft = { 0 };
  MusterHash head;
  gint64 new_id;

  g_return_val_if_fail (MUSTER_IS_LEDGER_STORE (self), FALSE);

  if (!muster_ledger_replay_describe (ledger, self->kind, &draft, error) ||
      !muster_ledger_store_keep (self, &draft, &new_id, &head, error))
    return FALSE;

  muster_ledger_store_attach (self, ledger, new_id, &head, NULL);
  if (id != NULL)
    *id = new_id;

  return TRUE;
}

gboolean
muster_ledger_store_add (MusterLedgerStore  *self,
                         MusterLedger       *ledger,
                         const char         *uuid,
                         gint64             *id,
                         GError            **error)
{
  g_auto (MusterLedgerDraft) draft = { 0 };

  g_return_val_if_fail (MUSTER_IS_LEDGER_STORE (self), FALSE);

  if (!muster_ledger_replay_describe (ledger, self->kind, &draft, error))
    return FALSE;

  draft.uuid = g_strdup (uuid);

  return muster_ledger_store_keep (self, &draft, id, NULL, error);
}

gpointer
muster_ledger_store_open (MusterLedgerStore      *self,
                          gint64                  id,
                          MusterLibrary          *library,
                          MusterLedgerOpenFlags   flags,
                          GError                **error)
{
  g_autoptr (MusterLedger) ledger = NULL;
  g_auto (MusterLedgerChain) chain = { 0 };

  g_return_val_if_fail (MUSTER_IS_LEDGER_STORE (self), NULL);

  if (!muster_ledger_store_load_chain (self, id, &chain, error))
    return NULL;

  ledger = muster_ledger_replay (&chain, library, NULL, error);
  if (ledger == NULL || (!(flags & MUSTER_LEDGER_OPEN_ANYWAY) &&
                            !muster_ledger_replay_compare (&chain, ledger, error)))
    return NULL;

  muster_ledger_store_attach (self, ledger, id, &chain.header.head, &chain.header);

  return g_steal_pointer (&ledger);
}

void
muster_ledger_store_emit (MusterLedgerStore  *self,
                          MusterRecordChange  change,
                          gint64              id)
{
  muster_record_store_emit (MUSTER_RECORD_STORE (self), change, id);
}

/**
 * muster_ledger_store_list:
 *
 * Returns: (transfer full): a list of MusterLedgerRow that follows the store
 */
MusterStoreList *
muster_ledger_store_list (MusterLedgerStore *self)
{
  g_return_val_if_fail (MUSTER_IS_LEDGER_STORE (self), NULL);

  return muster_store_list_new (MUSTER_RECORD_STORE (self));
}

MusterLedgerRow *
muster_ledger_store_dup_row (MusterLedgerStore  *self,
                             gint64              id,
                             GError            **error)
{
  g_auto (MusterLedgerHeader) header = { 0 };
  GError *problem = NULL;
  MusterDb *db;

  g_return_val_if_fail (MUSTER_IS_LEDGER_STORE (self), NULL);

  db = muster_ledger_store_get_db (self);
  if (!muster_ledger_header_load (&header, self->kind, db, id, &problem))
    {
      muster_db_fail (db, problem, error);
      return NULL;
    }

  return muster_ledger_row_new_take (&header, FALSE);
}

gint64
muster_ledger_store_find (MusterLedgerStore *self,
                          const char        *uuid)
{
  gint64 id;

  g_return_val_if_fail (MUSTER_IS_LEDGER_STORE (self), 0);

  id = muster_record_store_find (MUSTER_RECORD_STORE (self), uuid);
  if (id == 0)
    look_for_lost (self);

  return id;
}

gboolean
muster_ledger_store_set_title (MusterLedgerStore  *self,
                               gint64              id,
                               const char         *title,
                               GError            **error)
{
  g_return_val_if_fail (MUSTER_IS_LEDGER_STORE (self) && title != NULL, FALSE);

  return change_header (self, id, change_title, title, error);
}

gboolean
muster_ledger_store_archive (MusterLedgerStore  *self,
                             gint64              id,
                             gboolean            archived,
                             GError            **error)
{
  g_return_val_if_fail (MUSTER_IS_LEDGER_STORE (self), FALSE);

  return change_header (self, id, change_archived, &archived, error);
}

gboolean
muster_ledger_store_remove (MusterLedgerStore  *self,
                            gint64              id,
                            GError            **error)
{
  g_autoptr (MusterTransaction) transaction = NULL;
  MusterDb *db;

  g_return_val_if_fail (MUSTER_IS_LEDGER_STORE (self), FALSE);

  db = muster_ledger_store_get_db (self);
  transaction = muster_transaction_begin (db, error);
  if (transaction == NULL ||
      !muster_ledger_detail_drop (self->kind, db, id, error) ||
      !muster_record_store_delete (MUSTER_RECORD_STORE (self), id, error) ||
      !muster_transaction_commit (transaction, error))
    return FALSE;

  muster_ledger_store_emit (self, MUSTER_RECORD_REMOVED, id);

  return TRUE;
}
