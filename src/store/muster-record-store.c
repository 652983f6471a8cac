/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-record-store-private.h"

#include "core/muster-i18n.h"
#include "store/db/muster-meta.h"
#include "store/db/muster-stmt.h"
#include "store/muster-store-error.h"

typedef struct
{
  MusterDb *db;
  const MusterRecordSql *sql;
} MusterRecordStorePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (MusterRecordStore, muster_record_store, G_TYPE_OBJECT)

/* In the order of MusterRecordChange. */
static const char *const SIGNALS[] = { "added", "changed", "removed" };

static guint signals[G_N_ELEMENTS (SIGNALS)];

static MusterRecordStorePrivate *
get_private (MusterRecordStore *self)
{
  return muster_record_store_get_instance_private (self);
}

static void
muster_record_store_finalize (GObject *object)
{
  g_clear_pointer (&get_private (MUSTER_RECORD_STORE (object))->db, muster_db_unref);

  G_OBJECT_CLASS (muster_record_store_parent_class)->finalize (object);
}

static void
muster_record_store_class_init (MusterRecordStoreClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = muster_record_store_finalize;

  for (guint i = 0; i < G_N_ELEMENTS (SIGNALS); i++)
    signals[i] = g_signal_new (SIGNALS[i], G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                               0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT64);
}

static void
muster_record_store_init (MusterRecordStore *self)
{
}

gpointer
muster_record_store_new (GType                  type,
                         MusterDb              *db,
                         const MusterRecordSql *sql)
{
  MusterRecordStore *self = g_object_new (type, NULL);

  get_private (self)->db = muster_db_ref (db);
  get_private (self)->sql = sql;

  return self;
}

MusterDb *
muster_record_store_get_db (MusterRecordStore *self)
{
  g_return_val_if_fail (MUSTER_IS_RECORD_STORE (self), NULL);

  return get_private (self)->db;
}

const MusterRecordSql *
muster_record_store_get_sql (MusterRecordStore *self)
{
  g_return_val_if_fail (MUSTER_IS_RECORD_STORE (self), NULL);

  return get_private (self)->sql;
}

void
muster_record_store_emit (MusterRecordStore  *self,
                          MusterRecordChange  change,
                          gint64              id)
{
  g_return_if_fail (MUSTER_IS_RECORD_STORE (self));

  g_signal_emit (self, signals[change], 0, id);
}

gint64
muster_record_store_find (MusterRecordStore *self,
                          const char        *uuid)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterStmt) stmt = NULL;
  gboolean row = FALSE;

  g_return_val_if_fail (MUSTER_IS_RECORD_STORE (self), 0);

  stmt = muster_stmt_new (get_private (self)->db, get_private (self)->sql->select_by_uuid, &error);
  if (stmt != NULL)
    {
      muster_stmt_bind_text (stmt, 1, uuid);
      muster_stmt_step (stmt, &row, &error);
    }
  if (error != NULL)
    muster_db_note_error (get_private (self)->db, error);

  return row ? muster_stmt_get_int (stmt, 0) : 0;
}

gboolean
muster_record_store_delete (MusterRecordStore  *self,
                            gint64              id,
                            GError            **error)
{
  const MusterRecordSql *sql = get_private (self)->sql;
  MusterDb *db = get_private (self)->db;
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, sql->delete_one, error);
  gint64 n_deleted;

  if (stmt == NULL)
    return FALSE;

  muster_stmt_bind_int (stmt, 1, id);
  if (!muster_stmt_run (stmt, &n_deleted, error))
    return FALSE;
  if (n_deleted == 0)
    {
      g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_NOT_FOUND,
                           _(sql->missing));
      return FALSE;
    }

  return muster_tally_remove (db, sql->tally, error);
}
