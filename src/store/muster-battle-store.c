/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-battle-store-private.h"

#include "core/muster-i18n.h"
#include "store/db/muster-store-values.h"
#include "store/db/muster-transaction.h"
#include "store/ledger/muster-ledger-detail.h"
#include "store/muster-battle-row-private.h"
#include "store/muster-record-store-private.h"
#include "store/muster-store-list-private.h"

/* Everything about battles that needs no rules: rows, lists, headings. What needs them is in
 * muster-battle-store-rules.c. */

struct _MusterBattleStore
{
  MusterRecordStore parent_instance;
};

G_DEFINE_FINAL_TYPE (MusterBattleStore, muster_battle_store, MUSTER_TYPE_RECORD_STORE)

static const char select_all[] =
  "SELECT id FROM battle WHERE ?1 < 0 OR archived = ?1 ORDER BY touched DESC";

static const char select_matching[] =
  "SELECT id FROM battle INDEXED BY battle_for_search WHERE" MUSTER_STORE_BATTLE_FILTER
  " ORDER BY touched DESC";

static const char select_place[] =
  "SELECT touched = (SELECT max (touched) FROM battle) FROM battle WHERE id = ?7 AND"
  MUSTER_STORE_BATTLE_FILTER;

static const char select_by_uuid[] =
  "SELECT id FROM battle WHERE uuid = ?1";

static const char delete_battle[] =
  "DELETE FROM battle WHERE id = ?1";

static GObject *
load_row (MusterDb *db,
          gint64    id)
{
  g_auto (MusterLedgerHeader) header = { 0 };
  gboolean sound = muster_ledger_header_load (&header, db, id, NULL);

  header.id = id;

  return G_OBJECT (muster_battle_row_new_take (&header, !sound));
}

static const MusterStoreListKind list_kind = {
  muster_battle_row_get_type,
  select_all,
  select_matching,
  NULL,
  select_place,
  TRUE,
  load_row,
};

typedef void (*ChangeHeader) (MusterLedgerHeader *header,
                              gconstpointer       value);

static gboolean
change_header (MusterBattleStore  *self,
               gint64              id,
               ChangeHeader        change,
               gconstpointer       value,
               GError            **error)
{
  MusterDb *db = muster_battle_store_get_db (self);
  g_autoptr (MusterTransaction) transaction = muster_transaction_begin (db, error);
  g_auto (MusterLedgerHeader) header = { 0 };

  if (transaction == NULL || !muster_ledger_header_load (&header, db, id, error))
    return FALSE;

  change (&header, value);
  header.updated = muster_store_now ();
  if (!muster_ledger_header_update (&header, db, error) ||
      !muster_transaction_commit (transaction, error))
    return FALSE;

  muster_battle_store_emit_changed (self, id);

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

static void
muster_battle_store_class_init (MusterBattleStoreClass *klass)
{
  MusterRecordStoreClass *record_class = MUSTER_RECORD_STORE_CLASS (klass);

  record_class->select_by_uuid = select_by_uuid;
  record_class->count_all = "SELECT count (*) FROM battle";
  record_class->delete_one = delete_battle;
  record_class->tally = "battle";
  record_class->missing = N_("This battle is not there any more.");
}

static void
muster_battle_store_init (MusterBattleStore *self)
{
}

MusterBattleStore *
muster_battle_store_new (MusterDb *db)
{
  return muster_record_store_new (MUSTER_TYPE_BATTLE_STORE, db);
}

MusterDb *
muster_battle_store_get_db (MusterBattleStore *self)
{
  return muster_record_store_get_db (MUSTER_RECORD_STORE (self));
}

gboolean
muster_battle_store_keep (MusterBattleStore  *self,
                          MusterLedgerDraft  *draft,
                          gint64             *id,
                          MusterHash         *head,
                          GError            **error)
{
  MusterDb *db = muster_battle_store_get_db (self);
  g_autoptr (MusterTransaction) transaction = muster_transaction_begin (db, error);

  if (transaction == NULL || !muster_ledger_draft_insert (draft, db, id, head, error) ||
      !muster_transaction_commit (transaction, error))
    return FALSE;

  muster_battle_store_emit_added (self, *id);

  return TRUE;
}

gboolean
muster_battle_store_set_summary (MusterBattleStore          *self,
                                 gint64                      id,
                                 const MusterLedgerSummary  *summary,
                                 GError                    **error)
{
  return change_header (self, id, change_summary, summary, error);
}

gboolean
muster_battle_store_keep_details (MusterBattleStore  *self,
                                  gint64              id,
                                  const char         *details,
                                  GError            **error)
{
  MusterDb *db = muster_battle_store_get_db (self);
  g_autoptr (MusterTransaction) transaction = muster_transaction_begin (db, error);
  g_auto (MusterLedgerHeader) header = { 0 };

  if (transaction == NULL || !muster_ledger_header_load (&header, db, id, error) ||
      !muster_ledger_detail_save (db, id, header.uuid, details, error))
    return FALSE;

  return muster_transaction_commit (transaction, error);
}

void
muster_battle_store_emit_added (MusterBattleStore *self,
                                gint64             id)
{
  muster_record_store_emit (MUSTER_RECORD_STORE (self), MUSTER_RECORD_ADDED, id);
}

void
muster_battle_store_emit_changed (MusterBattleStore *self,
                                  gint64             id)
{
  muster_record_store_emit (MUSTER_RECORD_STORE (self), MUSTER_RECORD_CHANGED, id);
}

/**
 * muster_battle_store_list:
 *
 * Returns: (transfer full): a list of MusterBattleRow that follows the store
 */
MusterStoreList *
muster_battle_store_list (MusterBattleStore *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_STORE (self), NULL);

  return muster_store_list_new (G_OBJECT (self), muster_battle_store_get_db (self), &list_kind);
}

MusterBattleRow *
muster_battle_store_dup_row (MusterBattleStore  *self,
                             gint64              id,
                             GError            **error)
{
  g_auto (MusterLedgerHeader) header = { 0 };

  g_return_val_if_fail (MUSTER_IS_BATTLE_STORE (self), NULL);

  if (!muster_ledger_header_load (&header, muster_battle_store_get_db (self), id, error))
    return NULL;

  return muster_battle_row_new_take (&header, FALSE);
}

gint64
muster_battle_store_find (MusterBattleStore *self,
                          const char        *uuid)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_STORE (self), 0);

  return muster_record_store_find (MUSTER_RECORD_STORE (self), uuid);
}

guint
muster_battle_store_count (MusterBattleStore *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_STORE (self), 0);

  return muster_record_store_count (MUSTER_RECORD_STORE (self));
}

gboolean
muster_battle_store_set_title (MusterBattleStore  *self,
                               gint64              id,
                               const char         *title,
                               GError            **error)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_STORE (self) && title != NULL, FALSE);

  return change_header (self, id, change_title, title, error);
}

gboolean
muster_battle_store_archive (MusterBattleStore  *self,
                             gint64              id,
                             gboolean            archived,
                             GError            **error)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_STORE (self), FALSE);

  return change_header (self, id, change_archived, &archived, error);
}

gboolean
muster_battle_store_remove (MusterBattleStore  *self,
                            gint64              id,
                            GError            **error)
{
  g_autoptr (MusterTransaction) transaction = NULL;

  g_return_val_if_fail (MUSTER_IS_BATTLE_STORE (self), FALSE);

  transaction = muster_transaction_begin (muster_battle_store_get_db (self), error);
  if (transaction == NULL ||
      !muster_ledger_detail_drop (muster_battle_store_get_db (self), id, error) ||
      !muster_record_store_delete (MUSTER_RECORD_STORE (self), id, error) ||
      !muster_transaction_commit (transaction, error))
    return FALSE;

  muster_record_store_emit (MUSTER_RECORD_STORE (self), MUSTER_RECORD_REMOVED, id);

  return TRUE;
}
