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
 * @facets: what else it must be, or ""
 *
 * What a list of ledgers or forces shows, and in which order.
 */
struct _MusterStoreQuery
{
  const MusterRecordSql *sql;
  char *search;
  char *ruleset;
  char *facets[MUSTER_N_FACETS];
  MusterShow show;
  MusterStage stage;
  MusterSort sort;
};

void     muster_store_query_init   (MusterStoreQuery        *self);
void     muster_store_query_clear  (MusterStoreQuery        *self);

/* Adds the ids that are shown, gint64 each, in their order. */
gboolean muster_store_query_select (const MusterStoreQuery  *self,
                                    MusterDb                *db,
                                    GArray                  *ids,
                                    GError                 **error);
/* Whether @id is shown, and whether it was used last. */
gboolean muster_store_query_find   (const MusterStoreQuery  *self,
                                    MusterDb                *db,
                                    gint64                   id,
                                    gboolean                *is_first);

/* How many there must be, by the tally, that no list shows. FALSE: that cannot even be counted. */
gboolean muster_store_query_count_missing (const MusterRecordSql *sql,
                                           MusterDb              *db,
                                           gint64                *n_missing);

G_END_DECLS
