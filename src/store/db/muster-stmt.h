/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-db.h"
#include "store/db/muster-hash.h"

G_BEGIN_DECLS

/**
 * MusterStmt:
 *
 * A prepared statement in use. Parameters count from 1, columns from 0. The statement remembers an
 * error in binding or reading a column and reports it at the next step, so that callers need not
 * check each value.
 */
typedef struct _MusterStmt MusterStmt;

/* @sql: static: the connection caches the prepared statement under this address. */
MusterStmt   *muster_stmt_new        (MusterDb      *db,
                                      const char    *sql,
                                      GError       **error) G_GNUC_WARN_UNUSED_RESULT;
void          muster_stmt_free       (MusterStmt    *self);

void          muster_stmt_bind_int   (MusterStmt    *self,
                                      int            parameter,
                                      gint64         number);
void          muster_stmt_bind_text  (MusterStmt    *self,
                                      int            parameter,
                                      const char    *text);
/* Binds consecutive parameters, one for each text or number. */
void          muster_stmt_bind_texts (MusterStmt    *self,
                                      int            first,
                                      const char *const *texts,
                                      guint          n_texts);
void          muster_stmt_bind_ints  (MusterStmt    *self,
                                      int            first,
                                      const gint64  *numbers,
                                      guint          n_numbers);
void          muster_stmt_bind_blob  (MusterStmt    *self,
                                      int            parameter,
                                      const void    *bytes,
                                      gsize          length);
void          muster_stmt_bind_hash  (MusterStmt    *self,
                                      int            parameter,
                                      const MusterHash *hash);

/* @row: (nullable): whether there is a row; an error leaves it unchanged. */
gboolean      muster_stmt_step       (MusterStmt    *self,
                                      gboolean      *row,
                                      GError       **error);
/* Steps to the row whose id is parameter 1. @row: (out): whether there is one. */
gboolean      muster_stmt_look_up    (MusterStmt    *self,
                                      gint64         id,
                                      gboolean      *row,
                                      GError       **error);
/* The same for a row that must exist. @missing: the message if it does not. */
gboolean      muster_stmt_find       (MusterStmt    *self,
                                      gint64         id,
                                      const char    *missing,
                                      GError       **error);
/* Runs a statement that returns no rows; it can then be bound and run again. @changes: (nullable):
 * the number of changed rows. */
gboolean      muster_stmt_run        (MusterStmt    *self,
                                      gint64        *changes,
                                      GError       **error);

/* Return columns of the row. A column of another type is damage; see muster_stmt_check(). */
gint64        muster_stmt_get_int    (MusterStmt    *self,
                                      int            column);
const char   *muster_stmt_get_text   (MusterStmt    *self,
                                      int            column,
                                      gsize         *length);
char         *muster_stmt_dup_text   (MusterStmt    *self,
                                      int            column) G_GNUC_WARN_UNUSED_RESULT;
const guint8 *muster_stmt_get_blob   (MusterStmt    *self,
                                      int            column,
                                      gsize         *length);
void          muster_stmt_get_hash   (MusterStmt    *self,
                                      int            column,
                                      MusterHash    *hash);
/* Checks that all columns read since the last step had the expected types. */
gboolean      muster_stmt_check      (MusterStmt    *self,
                                      GError       **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterStmt, muster_stmt_free)

G_END_DECLS
