/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/db/muster-stmt.h"

#include "core/muster-i18n.h"
#include "store/db/muster-sqlite-error.h"

#include <string.h>

/* Wraps a prepared statement. It never converts a column of another type than the schema says: 5
 * and "5" have different hashes, and a file that mixes them up is damaged. */

struct _MusterStmt
{
  MusterDb *db;
  const char *sql;
  sqlite3_stmt *stmt;
  int bind_result;
  gboolean wrong_type;
};

MusterStmt *
muster_stmt_new (MusterDb    *db,
                 const char  *sql,
                 GError     **error)
{
  sqlite3_stmt *stmt = muster_db_take_stmt (db, sql, error);
  MusterStmt *self;

  if (stmt == NULL)
    return NULL;

  self = g_new0 (MusterStmt, 1);
  self->db = muster_db_ref (db);
  self->sql = sql;
  self->stmt = stmt;

  return self;
}

void
muster_stmt_free (MusterStmt *self)
{
  g_return_if_fail (self != NULL);

  muster_db_return_stmt (self->db, self->sql, self->stmt);
  muster_db_unref (self->db);
  g_free (self);
}

static void
keep_result (MusterStmt *self,
             int         result)
{
  if (self->bind_result == SQLITE_OK)
    self->bind_result = result;
}

void
muster_stmt_bind_int (MusterStmt *self,
                      int         parameter,
                      gint64      number)
{
  keep_result (self, sqlite3_bind_int64 (self->stmt, parameter, number));
}

void
muster_stmt_bind_text (MusterStmt *self,
                       int         parameter,
                       const char *text)
{
  keep_result (self, sqlite3_bind_text64 (self->stmt, parameter, text, strlen (text),
                                          SQLITE_TRANSIENT, SQLITE_UTF8));
}

void
muster_stmt_bind_texts (MusterStmt        *self,
                        int                first,
                        const char *const *texts,
                        guint              n_texts)
{
  for (guint i = 0; i < n_texts; i++)
    muster_stmt_bind_text (self, first + (int) i, texts[i]);
}

void
muster_stmt_bind_ints (MusterStmt   *self,
                       int           first,
                       const gint64 *numbers,
                       guint         n_numbers)
{
  for (guint i = 0; i < n_numbers; i++)
    muster_stmt_bind_int (self, first + (int) i, numbers[i]);
}

void
muster_stmt_bind_blob (MusterStmt *self,
                       int         parameter,
                       const void *bytes,
                       gsize       length)
{
  keep_result (self, sqlite3_bind_blob64 (self->stmt, parameter, bytes, length, SQLITE_TRANSIENT));
}

void
muster_stmt_bind_hash (MusterStmt       *self,
                       int               parameter,
                       const MusterHash *hash)
{
  muster_stmt_bind_blob (self, parameter, hash->bytes, sizeof hash->bytes);
}

gboolean
muster_stmt_step (MusterStmt  *self,
                  gboolean    *row,
                  GError     **error)
{
  int result = self->bind_result;

  if (!muster_db_check_usable (self->db, error) || !muster_stmt_check (self, error))
    return FALSE;

  if (result == SQLITE_OK)
    result = sqlite3_step (self->stmt);
  if (result != SQLITE_ROW && result != SQLITE_DONE)
    return muster_sqlite_error_set (error, muster_db_get_handle (self->db), result);
  if (row != NULL)
    *row = result == SQLITE_ROW;

  return TRUE;
}

gboolean
muster_stmt_look_up (MusterStmt  *self,
                     gint64       id,
                     gboolean    *row,
                     GError     **error)
{
  muster_stmt_bind_int (self, 1, id);

  return muster_stmt_step (self, row, error);
}

gboolean
muster_stmt_find (MusterStmt  *self,
                  gint64       id,
                  const char  *missing,
                  GError     **error)
{
  gboolean row;

  if (!muster_stmt_look_up (self, id, &row, error))
    return FALSE;
  if (!row)
    g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_NOT_FOUND, missing);

  return row;
}

static void
reset (MusterStmt *self)
{
  g_return_if_fail (self != NULL);

  self->bind_result = SQLITE_OK;
  self->wrong_type = FALSE;
  sqlite3_reset (self->stmt);
}

gboolean
muster_stmt_run (MusterStmt  *self,
                 gint64      *changes,
                 GError     **error)
{
  gboolean done = muster_stmt_step (self, NULL, error);

  if (done && changes != NULL)
    *changes = sqlite3_changes64 (muster_db_get_handle (self->db));
  reset (self);

  return done;
}

static gboolean
is_of_type (MusterStmt *self,
            int         column,
            int         type)
{
  if (sqlite3_column_type (self->stmt, column) == type)
    return TRUE;

  self->wrong_type = TRUE;

  return FALSE;
}

gint64
muster_stmt_get_int (MusterStmt *self,
                     int         column)
{
  return is_of_type (self, column, SQLITE_INTEGER) ? sqlite3_column_int64 (self->stmt, column) : 0;
}

/**
 * muster_stmt_get_text:
 * @length: (nullable) (out): in bytes
 *
 * Returns: (transfer none): valid until the next step
 */
const char *
muster_stmt_get_text (MusterStmt *self,
                      int         column,
                      gsize      *length)
{
  const char *text = NULL;
  gsize n_bytes = 0;

  if (is_of_type (self, column, SQLITE_TEXT))
    {
      text = (const char *) sqlite3_column_text (self->stmt, column);
      n_bytes = (gsize) sqlite3_column_bytes (self->stmt, column);
    }

  /* Muster writes only UTF-8 without NUL, so anything else is damage. */
  if (text == NULL || strlen (text) != n_bytes || !g_utf8_validate (text, (gssize) n_bytes, NULL))
    {
      self->wrong_type = TRUE;
      text = "";
      n_bytes = 0;
    }

  if (length != NULL)
    *length = n_bytes;

  return text;
}

char *
muster_stmt_dup_text (MusterStmt *self,
                      int         column)
{
  return g_strdup (muster_stmt_get_text (self, column, NULL));
}

const guint8 *
muster_stmt_get_blob (MusterStmt *self,
                      int         column,
                      gsize      *length)
{
  const guint8 *bytes = NULL;

  *length = 0;
  if (is_of_type (self, column, SQLITE_BLOB))
    {
      bytes = sqlite3_column_blob (self->stmt, column);
      *length = (gsize) sqlite3_column_bytes (self->stmt, column);
    }

  return bytes;
}

void
muster_stmt_get_hash (MusterStmt *self,
                      int         column,
                      MusterHash *hash)
{
  gsize length;
  const guint8 *bytes = muster_stmt_get_blob (self, column, &length);

  if (length == sizeof hash->bytes)
    memcpy (hash->bytes, bytes, length);
  else
    self->wrong_type = TRUE;
}

gboolean
muster_stmt_check (MusterStmt  *self,
                   GError     **error)
{
  if (!self->wrong_type)
    return TRUE;

  g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT,
                       _("The file is damaged: a value is of the wrong kind."));

  return FALSE;
}
