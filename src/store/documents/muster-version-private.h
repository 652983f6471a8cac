/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-stmt.h"
#include "store/documents/muster-version.h"

G_BEGIN_DECLS

/* Of the whole row, which an erased version is verified by. */
void     muster_version_hash_row        (const MusterVersion  *self,
                                          MusterHash            *hash);
/* Whether the row and, unless it is erased, the version fit their hashes. */
gboolean muster_version_is_sound        (const MusterVersion  *self,
                                          const MusterHash      *row_hash);

/* The columns that muster_version_new_from_row() reads. */
#define MUSTER_VERSION_COLUMNS \
  "v.id, v.change_id, v.kept, v.kind, v.key, v.parent, v.state, v.content, v.version, v.hash"
#define MUSTER_VERSION_N_COLUMNS 10

/* From the present row, beginning at column @first. One that is not sound has a fault. */
MusterVersion *muster_version_new_from_row (MusterStmt        *stmt,
                                              int                first) G_GNUC_WARN_UNUSED_RESULT;
/* (nullable): also if the parent is not in the file. */
MusterVersion *muster_version_load_parent  (const MusterVersion  *self,
                                              MusterDb              *db,
                                              GError               **error) G_GNUC_WARN_UNUSED_RESULT;
/* The version with this id. NULL is an error. One with a fault is an error, too. */
MusterVersion *muster_version_load         (MusterDb              *db,
                                              gint64                 id,
                                              GError               **error) G_GNUC_WARN_UNUSED_RESULT;

/* Within a transaction. */
gboolean muster_version_insert          (const MusterVersion  *self,
                                          MusterDb              *db,
                                          GError               **error);
/* Takes its content away and keeps its hash. */
gboolean muster_version_erase           (MusterVersion        *self,
                                          MusterDb              *db,
                                          GError               **error);

/* Sets a fault that names the kind and the key. Always returns FALSE. */
gboolean muster_version_set_damaged     (const char            *kind,
                                          const char            *key,
                                          GError               **error);

G_END_DECLS
