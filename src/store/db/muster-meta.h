/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-db.h"
#include "store/db/muster-hash.h"

G_BEGIN_DECLS

/* Small rows that each have a hash: facts about the file, settings, and the number of rows of each
 * kind (the tally). The caller begins the transaction for writing. */

/* The version of the oldest schema whose programs can still read this file. */
#define MUSTER_META_COMPATIBILITY "compatibility"
/* The last battle and the last campaign that the file had when it was brought over from schema 8, where
 * samples counted as results. A file that was never of that schema has neither. */
#define MUSTER_META_OLD_BATTLES "old-battles"
#define MUSTER_META_OLD_CAMPAIGNS "old-campaigns"

/* @value: (out) (nullable): NULL if there is none. */
gboolean muster_meta_get       (MusterDb    *db,
                                const char  *key,
                                char       **value,
                                GError     **error);
/* @value: (out): 0 if there is none. */
gboolean muster_meta_get_number (MusterDb   *db,
                                const char  *key,
                                gint64      *value,
                                GError     **error);
gboolean muster_meta_set       (MusterDb    *db,
                                const char  *key,
                                const char  *value,
                                GError     **error);

/* Counts a new row of @table and returns its id. */
gboolean muster_tally_add      (MusterDb    *db,
                                const char  *table,
                                gint64      *id,
                                GError     **error);
/* The first returns the id of the next new row; the second counts rows that were added with
 * consecutive ids. */
gboolean muster_tally_get_next (MusterDb    *db,
                                const char  *table,
                                gint64      *id,
                                GError     **error);
gboolean muster_tally_grow     (MusterDb    *db,
                                const char  *table,
                                gint64       n,
                                GError     **error);
/* For a new file that salvage makes from the remains of another. */
gboolean muster_tally_set      (MusterDb    *db,
                                const char  *table,
                                gint64       n_rows,
                                gint64       next_id,
                                GError     **error);
gboolean muster_tally_remove   (MusterDb    *db,
                                const char  *table,
                                GError     **error);
/* Returns how many rows @table must have. */
gboolean muster_tally_count    (MusterDb    *db,
                                const char  *table,
                                gint64      *n_rows,
                                GError     **error);

void     muster_meta_compute_hash  (const char *table,
                                    const char *key,
                                    const char *value,
                                    MusterHash *hash);
void     muster_tally_compute_hash (const char *name,
                                    gint64      n_rows,
                                    gint64      next_id,
                                    MusterHash *hash);

G_END_DECLS
