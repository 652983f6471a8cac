/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/muster-record-store-private.h"
#include "store/muster-store-list.h"

G_BEGIN_DECLS

/**
 * MusterStoreQuery:
 * @search: words that must all occur
 * @ruleset: an id, or "" for all
 * @facets: the values of the further filters, or ""
 *
 * Describes what a list of ledgers or forces shows, and in which order.
 */
typedef struct
{
  const MusterRecordSql *sql;
  char *search;
  char *ruleset;
  char *facets[MUSTER_N_FACETS];
  MusterShow show;
  MusterStage stage;
  MusterSort sort;
} MusterStoreQuery;

void     muster_store_query_init   (MusterStoreQuery        *self);
void     muster_store_query_clear  (MusterStoreQuery        *self);

/* Adds the ids that the list shows to @ids, a gint64 each, in order. */
gboolean muster_store_query_select (const MusterStoreQuery  *self,
                                    MusterDb                *db,
                                    GArray                  *ids,
                                    GError                 **error);
/* Returns whether the list shows @id. @is_first: whether it was used last. */
gboolean muster_store_query_find   (const MusterStoreQuery  *self,
                                    MusterDb                *db,
                                    gint64                   id,
                                    gboolean                *is_first);

/* Adds the ids of all rows to @ids, which is empty before: a gint64 each, each once, the lowest first. */
gboolean muster_store_query_select_all    (const MusterRecordSql  *sql,
                                           MusterDb               *db,
                                           GArray                 *ids,
                                           GError                **error);

/* Counts the rows that exist according to the tally but that no list shows. Returns FALSE if even
 * that is impossible. */
gboolean muster_store_query_count_missing (const MusterRecordSql *sql,
                                           MusterDb              *db,
                                           gint64                *n_missing);

G_END_DECLS
