/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/db/muster-transaction.h"

#include "core/muster-i18n.h"
#include "store/db/muster-stmt.h"

/* A transaction begins as IMMEDIATE, so that it waits for another writer here, before it has
 * changed anything. A transaction within another is a savepoint: its changes are certain when the
 * outermost one has been committed. */

struct _MusterTransaction
{
  MusterDb *db;
  MusterStmt *rollback; /* (nullable): of the outermost one */
  gboolean open;
  gboolean is_part; /* it is a savepoint within another one */
};

/* What ends a transaction is prepared before it begins: with no memory left at its end it would stay open,
 * and what is acknowledged afterwards would be gone with it. */
struct _MusterSnapshot
{
  MusterDb *db;
  MusterStmt *commit;
};

static gboolean
run (MusterDb    *db,
     const char  *sql,
     GError     **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, sql, error);

  return stmt != NULL && muster_stmt_run (stmt, NULL, error);
}

MusterTransaction *
muster_transaction_begin (MusterDb  *db,
                          GError   **error)
{
  MusterTransaction *self;
  g_autoptr (MusterStmt) rollback = NULL;
  gboolean is_part;

  g_return_val_if_fail (db != NULL, NULL);

  if (muster_db_is_read_only (db))
    {
      g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_READ_ONLY,
                           _("The file was opened for reading only."));
      return NULL;
    }

  if (!muster_db_check_usable (db, error) || !muster_db_check_file (db, error))
    return NULL;

  is_part = !sqlite3_get_autocommit (muster_db_get_handle (db));
  if (!is_part && (rollback = muster_stmt_new (db, "ROLLBACK", error)) == NULL)
    return NULL;
  if (!run (db, is_part ? "SAVEPOINT part" : "BEGIN IMMEDIATE", error))
    return NULL;

  self = g_new0 (MusterTransaction, 1);
  self->db = muster_db_ref (db);
  self->rollback = g_steal_pointer (&rollback);
  self->open = TRUE;
  self->is_part = is_part;

  return self;
}

gboolean
muster_transaction_commit (MusterTransaction  *self,
                           GError            **error)
{
  g_return_val_if_fail (self != NULL && self->open, FALSE);

  if (!muster_db_check_file (self->db, error) ||
      !run (self->db, self->is_part ? "RELEASE part" : "COMMIT", error))
    return FALSE;

  self->open = FALSE;

  return TRUE;
}

void
muster_transaction_free (MusterTransaction *self)
{
  sqlite3 *handle;

  g_return_if_fail (self != NULL);

  /* After some errors SQLite has already undone the transaction. */
  handle = muster_db_get_handle (self->db);
  if (self->open && handle != NULL && !sqlite3_get_autocommit (handle))
    {
      if (!self->is_part)
        muster_stmt_run (self->rollback, NULL, NULL);
      else if (run (self->db, "ROLLBACK TO part", NULL))
        run (self->db, "RELEASE part", NULL);
    }

  g_clear_pointer (&self->rollback, muster_stmt_free);
  muster_db_unref (self->db);
  g_free (self);
}

MusterSnapshot *
muster_snapshot_begin (MusterDb *db)
{
  MusterSnapshot *self;
  g_autoptr (MusterStmt) commit = NULL;

  g_return_val_if_fail (db != NULL, NULL);

  /* Within a transaction all belongs together as it is. */
  if (muster_db_get_handle (db) == NULL || !sqlite3_get_autocommit (muster_db_get_handle (db)))
    return NULL;
  commit = muster_stmt_new (db, "COMMIT", NULL);
  if (commit == NULL || !run (db, "BEGIN", NULL))
    return NULL;

  self = g_new0 (MusterSnapshot, 1);
  self->db = muster_db_ref (db);
  self->commit = g_steal_pointer (&commit);

  return self;
}

void
muster_snapshot_free (MusterSnapshot *self)
{
  sqlite3 *handle;

  g_return_if_fail (self != NULL);

  handle = muster_db_get_handle (self->db);
  if (handle != NULL && !sqlite3_get_autocommit (handle))
    muster_stmt_run (self->commit, NULL, NULL);
  muster_stmt_free (self->commit);
  muster_db_unref (self->db);
  g_free (self);
}
