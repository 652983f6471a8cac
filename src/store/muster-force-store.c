/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-force-store-private.h"

#include "core/muster-i18n.h"
#include "store/muster-battle-header.h"
#include "store/muster-force-row-private.h"
#include "store/muster-meta.h"
#include "store/muster-store-list-private.h"
#include "store/muster-transaction.h"

/* Everything about forces that needs no rules: rows and lists. What needs them is in
 * muster-force-store-rules.c. */

struct _MusterForceStore
{
  GObject parent_instance;

  MusterDb *db;
};

G_DEFINE_FINAL_TYPE (MusterForceStore, muster_force_store, G_TYPE_OBJECT)

enum
{
  SIGNAL_ADDED,
  SIGNAL_CHANGED,
  SIGNAL_REMOVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const char select_all[] =
  "SELECT id FROM force WHERE ?1 < 0 OR archived = ?1 ORDER BY touched DESC";

static const char select_matching[] =
  "SELECT id FROM force WHERE" MUSTER_STORE_LIST_FILTER " ORDER BY touched DESC";

/* The folded text begins with the name, so it puts upper and lower case side by side. */
static const char select_sorted[] =
  "SELECT id FROM force WHERE" MUSTER_STORE_LIST_FILTER
  " ORDER BY CASE ?7 WHEN 2 THEN -points WHEN 3 THEN -n_units ELSE 0 END, search, id";

static const char select_place[] =
  "SELECT touched = (SELECT max (touched) FROM force) FROM force WHERE id = ?7 AND"
  MUSTER_STORE_LIST_FILTER;

static const char select_by_uuid[] =
  "SELECT id FROM force WHERE uuid = ?1";

static const char delete_force[] =
  "DELETE FROM force WHERE id = ?1";

static GObject *
load_row (MusterDb *db,
          gint64    id)
{
  g_auto (MusterForceRecord) record = { 0 };

  muster_force_record_load_row (&record, db, id, NULL);
  record.id = id;

  return G_OBJECT (muster_force_row_new_take (&record));
}

static const MusterStoreListKind list_kind = {
  muster_force_row_get_type,
  select_all,
  select_matching,
  select_sorted,
  select_place,
  FALSE,
  load_row,
};

static void
muster_force_store_finalize (GObject *object)
{
  MusterForceStore *self = MUSTER_FORCE_STORE (object);

  g_clear_pointer (&self->db, muster_db_unref);

  G_OBJECT_CLASS (muster_force_store_parent_class)->finalize (object);
}

static void
muster_force_store_class_init (MusterForceStoreClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const char *names[] = { "added", "changed", "removed" };

  object_class->finalize = muster_force_store_finalize;

  for (guint i = 0; i < N_SIGNALS; i++)
    signals[i] = g_signal_new (names[i], G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                               0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT64);
}

static void
muster_force_store_init (MusterForceStore *self)
{
}

MusterForceStore *
muster_force_store_new (MusterDb *db)
{
  MusterForceStore *self = g_object_new (MUSTER_TYPE_FORCE_STORE, NULL);

  self->db = muster_db_ref (db);

  return self;
}

MusterDb *
muster_force_store_get_db (MusterForceStore *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_STORE (self), NULL);

  return self->db;
}

void
muster_force_store_emit (MusterForceStore *self,
                         gint64            id,
                         gboolean          is_new)
{
  g_signal_emit (self, signals[is_new ? SIGNAL_ADDED : SIGNAL_CHANGED], 0, id);
}

/**
 * muster_force_store_list:
 *
 * Returns: (transfer full): a list of MusterForceRow that follows the store
 */
MusterStoreList *
muster_force_store_list (MusterForceStore *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_STORE (self), NULL);

  return muster_store_list_new (G_OBJECT (self), self->db, &list_kind);
}

/**
 * muster_force_store_dup_row:
 *
 * Returns: (transfer full) (nullable): the force as a list shows it
 */
MusterForceRow *
muster_force_store_dup_row (MusterForceStore  *self,
                            gint64             id,
                            GError           **error)
{
  g_auto (MusterForceRecord) record = { 0 };

  g_return_val_if_fail (MUSTER_IS_FORCE_STORE (self), NULL);

  if (!muster_force_record_load_row (&record, self->db, id, error))
    return NULL;

  return muster_force_row_new_take (&record);
}

gint64
muster_force_store_find (MusterForceStore *self,
                         const char       *uuid)
{
  g_autoptr (MusterStmt) stmt = NULL;
  gboolean row;

  g_return_val_if_fail (MUSTER_IS_FORCE_STORE (self), 0);

  stmt = muster_stmt_new (self->db, select_by_uuid, NULL);
  if (stmt == NULL)
    return 0;

  muster_stmt_bind_text (stmt, 1, uuid);

  return muster_stmt_step (stmt, &row, NULL) && row ? muster_stmt_get_int (stmt, 0) : 0;
}

guint
muster_force_store_count (MusterForceStore *self)
{
  gint64 count = 0;

  g_return_val_if_fail (MUSTER_IS_FORCE_STORE (self), 0);

  muster_db_query_int (self->db, "SELECT count (*) FROM force", &count, NULL);

  return (guint) count;
}

gboolean
muster_force_store_get_archived (MusterForceStore *self,
                                 gint64            id,
                                 gboolean         *archived)
{
  g_auto (MusterForceRecord) record = { 0 };

  g_return_val_if_fail (MUSTER_IS_FORCE_STORE (self), FALSE);

  if (!muster_force_record_load_row (&record, self->db, id, NULL))
    return FALSE;

  *archived = record.archived != 0;

  return TRUE;
}

gboolean
muster_force_store_archive (MusterForceStore  *self,
                            gint64             id,
                            gboolean           archived,
                            GError           **error)
{
  g_autoptr (MusterTransaction) transaction = NULL;
  g_auto (MusterForceRecord) record = { 0 };

  g_return_val_if_fail (MUSTER_IS_FORCE_STORE (self), FALSE);

  transaction = muster_transaction_begin (self->db, error);
  if (transaction == NULL || !muster_force_record_load (&record, self->db, id, error))
    return FALSE;

  record.archived = archived != FALSE;
  record.updated = muster_store_now ();
  if (!muster_force_record_save (&record, self->db, error) ||
      !muster_transaction_commit (transaction, error))
    return FALSE;

  g_signal_emit (self, signals[SIGNAL_CHANGED], 0, id);

  return TRUE;
}

gboolean
muster_force_store_remove (MusterForceStore  *self,
                           gint64             id,
                           GError           **error)
{
  g_autoptr (MusterTransaction) transaction = NULL;
  g_autoptr (MusterStmt) stmt = NULL;
  gint64 n_removed;

  g_return_val_if_fail (MUSTER_IS_FORCE_STORE (self), FALSE);

  transaction = muster_transaction_begin (self->db, error);
  stmt = transaction != NULL ? muster_stmt_new (self->db, delete_force, error) : NULL;
  if (stmt == NULL)
    return FALSE;

  muster_stmt_bind_int (stmt, 1, id);
  if (!muster_stmt_run (stmt, &n_removed, error))
    return FALSE;
  if (n_removed == 0)
    {
      g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_NOT_FOUND,
                           _("This force is not there any more."));
      return FALSE;
    }

  if (!muster_tally_remove (self->db, "force", error) ||
      !muster_transaction_commit (transaction, error))
    return FALSE;

  g_signal_emit (self, signals[SIGNAL_REMOVED], 0, id);

  return TRUE;
}
