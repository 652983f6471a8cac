/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sqlite3.h>

#include "store/muster-store-error.h"

G_BEGIN_DECLS

/**
 * MusterDb:
 *
 * A connection to one SQLite file, configured so that a committed transaction is on the disk. It
 * belongs to the thread that opened it. Private to the store and its tests.
 */
typedef struct _MusterDb MusterDb;

/**
 * MusterDbFlags:
 * @MUSTER_DB_READ_ONLY: change no byte of the file
 * @MUSTER_DB_CREATE: create the file if it does not exist
 * @MUSTER_DB_BESIDE: this program has another connection, which has already checked the file; a
 *   journal belongs to that connection
 * @MUSTER_DB_NEWER: with @MUSTER_DB_READ_ONLY: open a file of a later version too
 */
typedef enum
{
  MUSTER_DB_DEFAULT = 0,
  MUSTER_DB_READ_ONLY = 1 << 0,
  MUSTER_DB_CREATE = 1 << 1,
  MUSTER_DB_NEWER = 1 << 2,
  MUSTER_DB_BESIDE = 1 << 3,
} MusterDbFlags;

/* @newest: the highest user_version that this program understands. */
MusterDb   *muster_db_open          (const char     *path,
                                     MusterDbFlags   flags,
                                     guint           newest,
                                     GError        **error) G_GNUC_WARN_UNUSED_RESULT;
MusterDb   *muster_db_open_memory   (GError        **error) G_GNUC_WARN_UNUSED_RESULT;
MusterDb   *muster_db_ref           (MusterDb       *self);
void        muster_db_unref         (MusterDb       *self);
/* Closes the connection although others may still hold a reference; they get only errors from then
 * on. */
void        muster_db_close         (MusterDb       *self);

sqlite3    *muster_db_get_handle    (MusterDb       *self);
const char *muster_db_get_path      (MusterDb       *self);
gboolean    muster_db_is_read_only  (MusterDb       *self);
/* Returns whether SQLite undid an interrupted transaction when it opened the file. */
gboolean    muster_db_was_recovered (MusterDb       *self);

gboolean    muster_db_check_usable  (MusterDb       *self,
                                     GError        **error);
gboolean    muster_db_exec          (MusterDb       *self,
                                     const char     *sql,
                                     GError        **error);
/* Writes the file anew, so that nothing remains of what was deleted. Not within a transaction. */
gboolean    muster_db_vacuum        (MusterDb       *self,
                                     GError        **error);
/* Runs a query whose result is one number. */
gboolean    muster_db_query_int     (MusterDb       *self,
                                     const char     *sql,
                                     gint64         *number,
                                     GError        **error);

/* Records that something in the file is damaged. The connection keeps the first such sentence and
 * calls the function below once. */
typedef void (*MusterDbDamageFunc) (gpointer data);

void        muster_db_note_damage   (MusterDb       *self,
                                     const char     *sentence);
/* Records why a listed row could not be read. A busy or closed file is no damage. */
void        muster_db_note_error    (MusterDb       *self,
                                     const GError   *error);
/* Hands on why something could not be read, and notes it if it is damaged: so nobody who reads can pass over
 * damage without a word, whatever he makes of the error. Takes @problem. Always returns FALSE. */
gboolean    muster_db_fail          (MusterDb       *self,
                                     GError         *problem,
                                     GError        **error);
const char *muster_db_get_damage    (MusterDb       *self);
void        muster_db_watch_damage  (MusterDb       *self,
                                     MusterDbDamageFunc func,
                                     gpointer        data);

/* Whether all rows of a table were sound, and could be found, when somebody looked for one in vain. Only
 * then is what is not found not there; a table is read for this once. */
gboolean    muster_db_is_verified   (MusterDb       *self,
                                     const char     *table);
void        muster_db_set_verified  (MusterDb       *self,
                                     const char     *table);

/* For MusterChange: the change in progress on this connection, or NULL. */
gpointer    muster_db_get_change    (MusterDb       *self);
void        muster_db_set_change    (MusterDb       *self,
                                     gpointer        change);

/* For MusterStmt: the connection caches prepared statements by the address of their text, which
 * must therefore be static. */
sqlite3_stmt *muster_db_take_stmt   (MusterDb       *self,
                                     const char     *sql,
                                     GError        **error);
void        muster_db_return_stmt   (MusterDb       *self,
                                     const char     *sql,
                                     sqlite3_stmt   *stmt);

/* For MusterTransaction: checks that the file is still the one that was opened. */
gboolean    muster_db_check_file    (MusterDb       *self,
                                     GError        **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterDb, muster_db_unref)

G_END_DECLS
