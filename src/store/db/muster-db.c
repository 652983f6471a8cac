/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/db/muster-db.h"

#include "core/muster-i18n.h"
#include "core/muster-json.h"
#include "store/db/muster-db-guard.h"
#include "store/db/muster-sqlite-error.h"

#include <string.h>

/* Opens an SQLite file. The order of the steps matters: nothing calls SQLite before the file, its
 * header and the journal beside it have been checked, because the first query already plays back a
 * journal.
 *
 * The settings DELETE and EXTRA are durable when the power fails, and of the durable modes they are
 * the one that leaves a single file and no second file about which two connections could disagree.
 * Spilling is off, so that every journal that matters contains the first page of the file;
 * muster-rollback-journal.c relies on that. */

#define BUSY_TIMEOUT_MS 5000

static const char recipe[] =
  "PRAGMA foreign_keys = ON;"
  "PRAGMA trusted_schema = OFF;"
  "PRAGMA cell_size_check = ON;"
  "PRAGMA mmap_size = 0;"
  "PRAGMA cache_spill = OFF;"
  "PRAGMA secure_delete = ON;"
  "PRAGMA temp_store = MEMORY;"
  "PRAGMA synchronous = EXTRA;";

/* Limits on what a hostile file can make SQLite do; Muster itself stays far below all of them. */
static const struct
{
  int category;
  int limit;
} limits[] = {
  { SQLITE_LIMIT_LENGTH, MUSTER_JSON_MAX_SIZE + 4096 },
  { SQLITE_LIMIT_SQL_LENGTH, 64 * 1024 },
  { SQLITE_LIMIT_COLUMN, 64 },
  { SQLITE_LIMIT_EXPR_DEPTH, 32 },
  { SQLITE_LIMIT_COMPOUND_SELECT, 8 },
  { SQLITE_LIMIT_VDBE_OP, 25000 },
  { SQLITE_LIMIT_FUNCTION_ARG, 16 },
  { SQLITE_LIMIT_ATTACHED, 0 },
  { SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 512 },
  { SQLITE_LIMIT_VARIABLE_NUMBER, 64 },
  { SQLITE_LIMIT_TRIGGER_DEPTH, 8 },
  { SQLITE_LIMIT_WORKER_THREADS, 0 },
};

static const struct
{
  int option;
  int value;
} options[] = {
  { SQLITE_DBCONFIG_DEFENSIVE, 1 },
  { SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0 },
  { SQLITE_DBCONFIG_WRITABLE_SCHEMA, 0 },
  { SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0 },
  { SQLITE_DBCONFIG_ENABLE_TRIGGER, 0 },
  { SQLITE_DBCONFIG_ENABLE_VIEW, 0 },
  { SQLITE_DBCONFIG_DQS_DDL, 0 },
  { SQLITE_DBCONFIG_DQS_DML, 0 },
};

struct _MusterDb
{
  sqlite3 *handle;
  MusterDbGuard guard;
  MusterDbFlags flags;
  GThread *thread;
  GHashTable *stmts; /* const char * → sqlite3_stmt; those not in use */
  gboolean in_memory;
  gboolean recovered;
  char *damage; /* (nullable): the first damage found */
  MusterDbDamageFunc damage_func;
  gpointer damage_data;
  GHashTable *verified; /* (element-type utf8 utf8) */
  gpointer change; /* not owned */
};

static void
clear_db (gpointer data)
{
  MusterDb *self = data;

  muster_db_close (self);
  muster_db_guard_clear (&self->guard);
  g_hash_table_unref (self->verified);
  g_free (self->damage);
}

static void
finalize_stmt (gpointer data)
{
  sqlite3_finalize (data);
}

static MusterDb *
new_db (MusterDbFlags flags)
{
  MusterDb *self = g_rc_box_new0 (MusterDb);

  self->flags = flags;
  self->thread = g_thread_self ();
  self->stmts = g_hash_table_new_full (NULL, NULL, NULL, finalize_stmt);
  self->verified = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  return self;
}

/* Implements json_valid() for the schema. Before version 3.41 SQLite considers its own unsafe
 * there, and it accepts more than Muster's reader. */
static void
json_valid_cb (sqlite3_context  *context,
               int               n_arguments,
               sqlite3_value   **arguments)
{
  const char *text = (const char *) sqlite3_value_text (arguments[0]);
  int length = sqlite3_value_bytes (arguments[0]);
  g_autoptr (MusterJson) json = text != NULL ? muster_json_read (text, (gsize) length, "", NULL) : NULL;

  sqlite3_result_int (context, json != NULL);
}

static gboolean
open_handle (MusterDb    *self,
             const char  *name,
             int          flags,
             GError     **error)
{
  int result = sqlite3_open_v2 (name, &self->handle,
                                flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_PRIVATECACHE |
                                SQLITE_OPEN_EXRESCODE, NULL);

  if (result != SQLITE_OK)
    return muster_sqlite_error_set (error, self->handle, result);

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    sqlite3_db_config (self->handle, options[i].option, options[i].value, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    sqlite3_limit (self->handle, limits[i].category, limits[i].limit);
  sqlite3_busy_timeout (self->handle, BUSY_TIMEOUT_MS);
  sqlite3_create_function_v2 (self->handle, "json_valid", 1,
                              SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS, NULL,
                              json_valid_cb, NULL, NULL, NULL);

  return TRUE;
}

static gboolean
open_file_handle (MusterDb  *self,
                  GError   **error)
{
  int flags = SQLITE_OPEN_NOFOLLOW;

  if (self->flags & MUSTER_DB_READ_ONLY)
    flags |= SQLITE_OPEN_READONLY;
  else
    flags |= SQLITE_OPEN_READWRITE | (self->flags & MUSTER_DB_CREATE ? SQLITE_OPEN_CREATE : 0);

  if ((!(self->flags & MUSTER_DB_READ_ONLY) &&
       !muster_db_guard_keep_private (self->guard.path, (self->flags & MUSTER_DB_CREATE) != 0, error)) ||
      !open_handle (self, self->guard.path, flags, error))
    return FALSE;

  /* SQLite silently opens a file for reading if it may not write it. */
  if (!(self->flags & MUSTER_DB_READ_ONLY) && sqlite3_db_readonly (self->handle, "main") == 1)
    return muster_sqlite_error_set (error, NULL, SQLITE_READONLY);

  return TRUE;
}

/* Reads through SQLite's own descriptor, because closing another one would drop its locks. */
static gboolean
read_header (MusterDb  *self,
             guint8    *bytes,
             GError   **error)
{
  sqlite3_file *file = NULL;
  int result = sqlite3_file_control (self->handle, "main", SQLITE_FCNTL_FILE_POINTER, &file);

  if (result == SQLITE_OK)
    result = file->pMethods->xRead (file, bytes, MUSTER_DB_HEADER_SIZE, 0);

  /* SQLite fills the rest of a short file with zeros. */
  if (result == SQLITE_OK || result == SQLITE_IOERR_SHORT_READ)
    return TRUE;

  return muster_sqlite_error_set (error, NULL, result);
}

static gboolean
judge_header (MusterDb              *self,
              const guint8          *bytes,
              MusterDbHeader        *header,
              guint                  newest,
              GError               **error)
{
  const char *path = self->guard.path;

  if (!muster_db_header_parse (header, bytes, MUSTER_DB_HEADER_SIZE))
    {
      if (muster_db_read_uint32 (bytes + 68) == MUSTER_DB_APPLICATION_ID)
        return muster_store_error_set_file (error, MUSTER_STORE_ERROR_CORRUPT, path,
                                            _("The beginning of the file is damaged."));
      return muster_store_error_set_file (
        error, MUSTER_STORE_ERROR_FOREIGN, path,
        _("This is not one of Muster’s files, or its beginning is damaged."));
    }

  if (header->application_id != MUSTER_DB_APPLICATION_ID)
    return muster_store_error_set_file (error, MUSTER_STORE_ERROR_FOREIGN, path,
                                        _("This file belongs to another program."));

  if (header->user_version > newest && !(self->flags & MUSTER_DB_NEWER))
    return muster_store_error_set_file (
      error, MUSTER_STORE_ERROR_TOO_NEW, path,
      _("This file was written by a later version of Muster. It has not been changed; "
        "open it with that version."));

  return TRUE;
}

static gboolean
judge_file (MusterDb  *self,
            guint      newest,
            GError   **error)
{
  guint8 bytes[MUSTER_DB_HEADER_SIZE] = { 0 };
  MusterDbHeader header;
  gboolean hot = FALSE;

  if (!read_header (self, bytes, error) || !judge_header (self, bytes, &header, newest, error) ||
      (!(self->flags & MUSTER_DB_BESIDE) &&
       !muster_db_guard_check_companions (&self->guard, &header, &hot, error)))
    return FALSE;

  if (hot && (self->flags & MUSTER_DB_READ_ONLY))
    return muster_store_error_set_file (
      error, MUSTER_STORE_ERROR_READ_ONLY, self->guard.path,
      _("The last change was cut off and must be undone first, but the file or its folder "
        "cannot be written."));

  self->recovered = hot;

  return TRUE;
}

static gboolean
configure (MusterDb  *self,
           GError   **error)
{
  if (!muster_db_exec (self, recipe, error))
    return FALSE;

  /* This also converts a file that another program has switched to a write-ahead log. */
  return self->in_memory || (self->flags & MUSTER_DB_READ_ONLY) ||
         muster_db_exec (self, "PRAGMA journal_mode = DELETE", error);
}

MusterDb *
muster_db_open (const char     *path,
                MusterDbFlags   flags,
                guint           newest,
                GError        **error)
{
  g_autoptr (MusterDb) self = new_db (flags);
  gboolean to_write = !(flags & MUSTER_DB_READ_ONLY);

  if (!muster_db_guard_init (&self->guard, path, to_write, error))
    return NULL;

  if (!self->guard.exists && !(flags & MUSTER_DB_CREATE))
    {
      muster_store_error_set_file (error, MUSTER_STORE_ERROR_NOT_FOUND, self->guard.path,
                                   _("There is no such file, or it is empty."));
      return NULL;
    }

  if (!open_file_handle (self, error) ||
      (self->guard.exists && !judge_file (self, newest, error)) ||
      !muster_db_guard_remember (&self->guard, error) || !configure (self, error))
    {
      g_autofree char *name = g_filename_display_name (path);

      if (error != NULL && strstr ((*error)->message, name) == NULL)
        g_prefix_error (error, "%s: ", name);
      return NULL;
    }

  return g_steal_pointer (&self);
}

/* Opens a database in memory with the same configuration. */
MusterDb *
muster_db_open_memory (GError **error)
{
  g_autoptr (MusterDb) self = new_db (MUSTER_DB_CREATE);

  self->in_memory = TRUE;
  self->guard.path = g_strdup ("");
  if (!open_handle (self, ":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, error) ||
      !configure (self, error))
    return NULL;

  return g_steal_pointer (&self);
}

MusterDb *
muster_db_ref (MusterDb *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_rc_box_acquire (self);
}

void
muster_db_unref (MusterDb *self)
{
  g_return_if_fail (self != NULL);

  g_rc_box_release_full (self, clear_db);
}

void
muster_db_close (MusterDb *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->stmts, g_hash_table_unref);
  /* SQLite keeps the handle until the last statement that somebody still holds is gone. */
  g_clear_pointer (&self->handle, sqlite3_close_v2);
}

sqlite3 *
muster_db_get_handle (MusterDb *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_assert (g_thread_self () == self->thread);

  return self->handle;
}

const char *
muster_db_get_path (MusterDb *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->guard.path;
}

gboolean
muster_db_is_read_only (MusterDb *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return (self->flags & MUSTER_DB_READ_ONLY) != 0;
}

gboolean
muster_db_was_recovered (MusterDb *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->recovered;
}

void
muster_db_note_damage (MusterDb   *self,
                       const char *sentence)
{
  g_return_if_fail (self != NULL && sentence != NULL);

  if (self->damage != NULL)
    return;

  self->damage = g_strdup (sentence);
  if (self->damage_func != NULL)
    self->damage_func (self->damage_data);
}

void
muster_db_note_error (MusterDb     *self,
                      const GError *error)
{
  g_return_if_fail (self != NULL && error != NULL);

  if (self->handle != NULL &&
      !g_error_matches (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_BUSY))
    muster_db_note_damage (self, error->message);
}

gboolean
muster_db_fail (MusterDb  *self,
                GError    *problem,
                GError   **error)
{
  g_return_val_if_fail (self != NULL && problem != NULL, FALSE);

  if (g_error_matches (problem, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT))
    muster_db_note_damage (self, problem->message);
  g_propagate_error (error, problem);

  return FALSE;
}

/**
 * muster_db_get_damage:
 *
 * Returns: (nullable): a sentence
 */
const char *
muster_db_get_damage (MusterDb *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->damage;
}

/**
 * muster_db_watch_damage:
 * @func: (nullable): called when the first damage is noted
 */
void
muster_db_watch_damage (MusterDb           *self,
                        MusterDbDamageFunc  func,
                        gpointer            data)
{
  g_return_if_fail (self != NULL);

  self->damage_func = func;
  self->damage_data = data;
}

gboolean
muster_db_is_verified (MusterDb   *self,
                       const char *table)
{
  g_return_val_if_fail (self != NULL && table != NULL, FALSE);

  return g_hash_table_contains (self->verified, table);
}

void
muster_db_set_verified (MusterDb   *self,
                        const char *table)
{
  g_return_if_fail (self != NULL && table != NULL);

  g_hash_table_add (self->verified, g_strdup (table));
}

gboolean
muster_db_check_usable (MusterDb  *self,
                        GError   **error)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_assert (g_thread_self () == self->thread);

  if (self->handle != NULL)
    return TRUE;

  g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_FAILED,
                       _("The file has been closed."));

  return FALSE;
}

gboolean
muster_db_exec (MusterDb    *self,
                const char  *sql,
                GError     **error)
{
  int result;

  if (!muster_db_check_usable (self, error))
    return FALSE;

  result = sqlite3_exec (self->handle, sql, NULL, NULL, NULL);

  return result == SQLITE_OK || muster_sqlite_error_set (error, self->handle, result);
}

gboolean
muster_db_vacuum (MusterDb  *self,
                  GError   **error)
{
  gboolean done;

  if (!muster_db_check_usable (self, error))
    return FALSE;

  /* SQLite attaches the new file to itself and makes its tables anew, for which it must trust their
   * checks. All of them are ours, or the file would not have been opened for writing. */
  sqlite3_limit (self->handle, SQLITE_LIMIT_ATTACHED, 1);
  done = muster_db_exec (self, "PRAGMA trusted_schema = ON", error) && muster_db_exec (self, "VACUUM", error);
  done = muster_db_exec (self, "PRAGMA trusted_schema = OFF", done ? error : NULL) && done;
  sqlite3_limit (self->handle, SQLITE_LIMIT_ATTACHED, 0);

  return done;
}

gboolean
muster_db_query_int (MusterDb    *self,
                     const char  *sql,
                     gint64      *number,
                     GError     **error)
{
  sqlite3_stmt *stmt = muster_db_take_stmt (self, sql, error);
  int result;

  if (stmt == NULL)
    return FALSE;

  result = sqlite3_step (stmt);
  if (result == SQLITE_ROW)
    *number = sqlite3_column_int64 (stmt, 0);
  else
    muster_sqlite_error_set (error, result == SQLITE_DONE ? NULL : self->handle,
                             result == SQLITE_DONE ? SQLITE_NOTFOUND : result);

  muster_db_return_stmt (self, sql, stmt);

  return result == SQLITE_ROW;
}

gpointer
muster_db_get_change (MusterDb *self)
{
  return self->change;
}

void
muster_db_set_change (MusterDb *self,
                      gpointer  change)
{
  self->change = change;
}

sqlite3_stmt *
muster_db_take_stmt (MusterDb    *self,
                     const char  *sql,
                     GError     **error)
{
  gpointer kept = NULL;
  sqlite3_stmt *stmt = NULL;
  int result;

  if (!muster_db_check_usable (self, error))
    return NULL;

  if (g_hash_table_steal_extended (self->stmts, sql, NULL, &kept))
    return kept;

  result = sqlite3_prepare_v3 (self->handle, sql, -1, SQLITE_PREPARE_PERSISTENT, &stmt, NULL);
  if (result != SQLITE_OK)
    muster_sqlite_error_set (error, self->handle, result);

  return stmt;
}

void
muster_db_return_stmt (MusterDb     *self,
                       const char   *sql,
                       sqlite3_stmt *stmt)
{
  g_return_if_fail (self != NULL);
  g_assert (g_thread_self () == self->thread);

  if (self->handle == NULL || g_hash_table_contains (self->stmts, sql))
    {
      sqlite3_finalize (stmt);
      return;
    }

  sqlite3_reset (stmt);
  sqlite3_clear_bindings (stmt);
  g_hash_table_insert (self->stmts, (gpointer) sql, stmt);
}

gboolean
muster_db_check_file (MusterDb  *self,
                      GError   **error)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->in_memory)
    return TRUE;

  return muster_db_guard_check_identity (&self->guard, error);
}
