/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-db.h"
#include "store/db/muster-hash.h"

G_BEGIN_DECLS

/**
 * MusterStmt:
 *
 * A prepared statement in use. Parameters count from 1, columns from 0. What goes wrong while
 * binding or reading a column is kept and told by the next step, so that a row can be bound and
 * read without looking each time.
 */
typedef struct _MusterStmt MusterStmt;

/* @sql: static: the prepared statement is kept under its address. */
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
/* As many parameters as there are texts or numbers. */
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

/* @row: (nullable): whether there is one. */
gboolean      muster_stmt_step       (MusterStmt    *self,
                                      gboolean      *row,
                                      GError       **error);
/* Steps to the one row whose id is parameter 1. @row: (out): whether there is one. */
gboolean      muster_stmt_look_up    (MusterStmt    *self,
                                      gint64         id,
                                      gboolean      *row,
                                      GError       **error);
/* The same for a row that must be there. @missing: what to say if there is none. */
gboolean      muster_stmt_find       (MusterStmt    *self,
                                      gint64         id,
                                      const char    *missing,
                                      GError       **error);
/* For statements without rows; can be bound and run again. @changes: (nullable): rows changed. */
gboolean      muster_stmt_run        (MusterStmt    *self,
                                      gint64        *changes,
                                      GError       **error);

/* Columns of the row. One that is not of this type is damage; see muster_stmt_check(). */
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
/* That all columns read since the last step had their types. */
gboolean      muster_stmt_check      (MusterStmt    *self,
                                      GError       **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterStmt, muster_stmt_free)

G_END_DECLS
