/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sqlite3.h>

#include "store/muster-store-error.h"

G_BEGIN_DECLS

/**
 * MusterDb:
 *
 * A connection to one SQLite file, configured so that a committed transaction is on the disk.
 * Belongs to the thread that opened it. Private to the store and its tests.
 */
typedef struct _MusterDb MusterDb;

/**
 * MusterDbFlags:
 * @MUSTER_DB_READ_ONLY: not a byte of the file changes
 * @MUSTER_DB_CREATE: a file that is not there is made
 * @MUSTER_DB_BESIDE: beside another connection of this program, which has judged the file already:
 *   a journal is then that connection's own
 * @MUSTER_DB_NEWER: with @MUSTER_DB_READ_ONLY: a file of a later version is opened too
 */
typedef enum
{
  MUSTER_DB_DEFAULT = 0,
  MUSTER_DB_READ_ONLY = 1 << 0,
  MUSTER_DB_CREATE = 1 << 1,
  MUSTER_DB_NEWER = 1 << 2,
  MUSTER_DB_BESIDE = 1 << 3,
} MusterDbFlags;

/* @newest: the highest user_version that is understood. */
MusterDb   *muster_db_open          (const char     *path,
                                     MusterDbFlags   flags,
                                     guint           newest,
                                     GError        **error) G_GNUC_WARN_UNUSED_RESULT;
MusterDb   *muster_db_open_memory   (GError        **error) G_GNUC_WARN_UNUSED_RESULT;
MusterDb   *muster_db_ref           (MusterDb       *self);
void        muster_db_unref         (MusterDb       *self);
/* Ends the connection although others may still hold a reference: all they get from then on is
 * an error. */
void        muster_db_close         (MusterDb       *self);

sqlite3    *muster_db_get_handle    (MusterDb       *self);
const char *muster_db_get_path      (MusterDb       *self);
gboolean    muster_db_is_read_only  (MusterDb       *self);
/* A transaction had been cut off and was undone on opening. */
gboolean    muster_db_was_recovered (MusterDb       *self);

gboolean    muster_db_check_usable  (MusterDb       *self,
                                     GError        **error);
gboolean    muster_db_exec          (MusterDb       *self,
                                     const char     *sql,
                                     GError        **error);
/* The one number that a query gives. */
gboolean    muster_db_query_int     (MusterDb       *self,
                                     const char     *sql,
                                     gint64         *number,
                                     GError        **error);

/* Something in the file is not as it was kept. The first such sentence stays, and is told. */
typedef void (*MusterDbDamageFunc) (gpointer data);

void        muster_db_note_damage   (MusterDb       *self,
                                     const char     *sentence);
/* Why a row that is listed could not be read. To have to wait, or a file that was closed, is no damage. */
void        muster_db_note_error    (MusterDb       *self,
                                     const GError   *error);
const char *muster_db_get_damage    (MusterDb       *self);
void        muster_db_watch_damage  (MusterDb       *self,
                                     MusterDbDamageFunc func,
                                     gpointer        data);

/* For MusterStmt: prepared statements are kept, by their text, which must be static. */
sqlite3_stmt *muster_db_take_stmt   (MusterDb       *self,
                                     const char     *sql,
                                     GError        **error);
void        muster_db_return_stmt   (MusterDb       *self,
                                     const char     *sql,
                                     sqlite3_stmt   *stmt);

/* For MusterTransaction: that the file is still the one that was opened. */
gboolean    muster_db_check_file    (MusterDb       *self,
                                     GError        **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterDb, muster_db_unref)

G_END_DECLS
