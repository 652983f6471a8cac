/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-battle-store-private.h"

#include "core/muster-i18n.h"
#include "store/muster-battle-row-private.h"
#include "store/muster-meta.h"
#include "store/muster-stmt.h"
#include "store/muster-store-list-private.h"
#include "store/muster-transaction.h"

/* Everything about battles that needs no rules: rows, lists, headings. What needs them is in
 * muster-battle-store-rules.c. */

struct _MusterBattleStore
{
  GObject parent_instance;

  MusterDb *db;
};

G_DEFINE_FINAL_TYPE (MusterBattleStore, muster_battle_store, G_TYPE_OBJECT)

enum
{
  SIGNAL_ADDED,
  SIGNAL_CHANGED,
  SIGNAL_REMOVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

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
  g_auto (MusterBattleHeader) header = { 0 };
  gboolean sound = muster_battle_header_load (&header, db, id, NULL);

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

typedef void (*ChangeHeader) (MusterBattleHeader *header,
                              gconstpointer       value);

static gboolean
change_header (MusterBattleStore  *self,
               gint64              id,
               ChangeHeader        change,
               gconstpointer       value,
               GError            **error)
{
  g_autoptr (MusterTransaction) transaction = muster_transaction_begin (self->db, error);
  g_auto (MusterBattleHeader) header = { 0 };

  if (transaction == NULL || !muster_battle_header_load (&header, self->db, id, error))
    return FALSE;

  change (&header, value);
  header.updated = muster_store_now ();
  if (!muster_battle_header_update (&header, self->db, error) ||
      !muster_transaction_commit (transaction, error))
    return FALSE;

  muster_battle_store_emit_changed (self, id);

  return TRUE;
}

static void
change_title (MusterBattleHeader *header,
              gconstpointer       value)
{
  muster_battle_header_set_title (header, value);
}

static void
change_archived (MusterBattleHeader *header,
                 gconstpointer       value)
{
  header->archived = *(const gboolean *) value != FALSE;
}

static void
replace_text (char       **text,
              const char  *value)
{
  g_free (*text);
  *text = g_strdup (value != NULL ? value : "");
}

static void
change_progress (MusterBattleHeader *header,
                 gconstpointer       value)
{
  const MusterBattleProgress *progress = value;

  replace_text (&header->status,
                progress->over ? MUSTER_BATTLE_STATUS_OVER : MUSTER_BATTLE_STATUS_OPEN);
  header->turn = progress->turn;
  replace_text (&header->winner, progress->winner);
  replace_text (&header->score, progress->score);
  replace_text (&header->scenario, progress->scenario);
}

static void
muster_battle_store_finalize (GObject *object)
{
  MusterBattleStore *self = MUSTER_BATTLE_STORE (object);

  g_clear_pointer (&self->db, muster_db_unref);

  G_OBJECT_CLASS (muster_battle_store_parent_class)->finalize (object);
}

static void
muster_battle_store_class_init (MusterBattleStoreClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const char *names[] = { "added", "changed", "removed" };

  object_class->finalize = muster_battle_store_finalize;

  for (guint i = 0; i < N_SIGNALS; i++)
    signals[i] = g_signal_new (names[i], G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                               0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT64);
}

static void
muster_battle_store_init (MusterBattleStore *self)
{
}

MusterBattleStore *
muster_battle_store_new (MusterDb *db)
{
  MusterBattleStore *self = g_object_new (MUSTER_TYPE_BATTLE_STORE, NULL);

  self->db = muster_db_ref (db);

  return self;
}

MusterDb *
muster_battle_store_get_db (MusterBattleStore *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_STORE (self), NULL);

  return self->db;
}

gboolean
muster_battle_store_keep (MusterBattleStore  *self,
                          MusterBattleDraft  *draft,
                          gint64             *id,
                          MusterHash         *head,
                          GError            **error)
{
  g_autoptr (MusterTransaction) transaction = muster_transaction_begin (self->db, error);

  if (transaction == NULL || !muster_battle_draft_insert (draft, self->db, id, head, error) ||
      !muster_transaction_commit (transaction, error))
    return FALSE;

  muster_battle_store_emit_added (self, *id);

  return TRUE;
}

gboolean
muster_battle_store_set_progress (MusterBattleStore           *self,
                                  gint64                       id,
                                  const MusterBattleProgress  *progress,
                                  GError                     **error)
{
  return change_header (self, id, change_progress, progress, error);
}

void
muster_battle_store_emit_added (MusterBattleStore *self,
                                gint64             id)
{
  g_signal_emit (self, signals[SIGNAL_ADDED], 0, id);
}

void
muster_battle_store_emit_changed (MusterBattleStore *self,
                                  gint64             id)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0, id);
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

  return muster_store_list_new (G_OBJECT (self), self->db, &list_kind);
}

MusterBattleRow *
muster_battle_store_dup_row (MusterBattleStore  *self,
                             gint64              id,
                             GError            **error)
{
  g_auto (MusterBattleHeader) header = { 0 };

  g_return_val_if_fail (MUSTER_IS_BATTLE_STORE (self), NULL);

  if (!muster_battle_header_load (&header, self->db, id, error))
    return NULL;

  return muster_battle_row_new_take (&header, FALSE);
}

gint64
muster_battle_store_find (MusterBattleStore *self,
                          const char        *uuid)
{
  g_autoptr (MusterStmt) stmt = NULL;
  gboolean row;

  g_return_val_if_fail (MUSTER_IS_BATTLE_STORE (self), 0);

  stmt = muster_stmt_new (self->db, select_by_uuid, NULL);
  if (stmt == NULL)
    return 0;

  muster_stmt_bind_text (stmt, 1, uuid);

  return muster_stmt_step (stmt, &row, NULL) && row ? muster_stmt_get_int (stmt, 0) : 0;
}

guint
muster_battle_store_count (MusterBattleStore *self)
{
  gint64 count = 0;

  g_return_val_if_fail (MUSTER_IS_BATTLE_STORE (self), 0);

  muster_db_query_int (self->db, "SELECT count (*) FROM battle", &count, NULL);

  return (guint) count;
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
  g_autoptr (MusterBattleRow) row = NULL;
  g_autoptr (MusterStmt) stmt = NULL;
  gint64 n_removed;

  g_return_val_if_fail (MUSTER_IS_BATTLE_STORE (self), FALSE);

  row = muster_battle_store_dup_row (self, id, NULL);
  transaction = muster_transaction_begin (self->db, error);
  stmt = transaction != NULL ? muster_stmt_new (self->db, delete_battle, error) : NULL;
  if (stmt == NULL)
    return FALSE;

  muster_stmt_bind_int (stmt, 1, id);
  if (!muster_stmt_run (stmt, &n_removed, error) ||
      (row != NULL &&
       !muster_battle_store_drop_despatch (self, muster_battle_row_get_uuid (row), error)))
    return FALSE;
  if (n_removed == 0)
    {
      g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_NOT_FOUND,
                           _("This battle is not there any more."));
      return FALSE;
    }

  if (!muster_tally_remove (self->db, "battle", error) ||
      !muster_transaction_commit (transaction, error))
    return FALSE;

  g_signal_emit (self, signals[SIGNAL_REMOVED], 0, id);

  return TRUE;
}
