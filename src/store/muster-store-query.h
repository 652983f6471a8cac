/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-db.h"
#include "store/muster-store-list.h"

G_BEGIN_DECLS

/* What is shown. Parameters: 1 archived (-1: either), 2 ruleset (or ''), 3 to 6 words that must
 * occur (or ''). */
#define MUSTER_STORE_LIST_FILTER                                                                   \
  " instr (search, ?3) > 0 AND (?1 < 0 OR archived = ?1) AND (?2 = '' OR ruleset = ?2)"            \
  " AND (?4 = '' OR instr (search, ?4) > 0 AND (?5 = '' OR instr (search, ?5) > 0"                 \
  " AND (?6 = '' OR instr (search, ?6) > 0)))"

/* The same for battles, with parameter 8: a stage (-1: any). */
#define MUSTER_STORE_BATTLE_FILTER                                                                 \
  MUSTER_STORE_LIST_FILTER                                                                         \
  " AND (?8 < 0 OR CASE WHEN prepared THEN 0 WHEN status = 'open' THEN 1 ELSE 2 END = ?8)"

/**
 * MusterStoreListKind:
 * @select_all: the ids that are shown when nothing is searched for, in order; from an index alone.
 *   Only parameter 1
 * @select_matching: the ids that are shown, in order
 * @select_sorted: (nullable): the same by parameter 7, a #MusterSort
 * @select_place: of the id in parameter 7: whether it is shown, and whether it was used last
 * @has_stages: the last two have parameter 8
 * @load: (transfer full): its row; never NULL
 */
typedef struct
{
  GType (*get_item_type) (void);
  const char *select_all;
  const char *select_matching;
  const char *select_sorted;
  const char *select_place;
  gboolean has_stages;
  GObject *(*load) (MusterDb *db, gint64 id);
} MusterStoreListKind;

/**
 * MusterStoreQuery:
 * @search: words that must all occur
 * @ruleset: an id, or "" for all
 *
 * What a list of battles or forces shows, and in which order.
 */
typedef struct
{
  const MusterStoreListKind *kind;
  char *search;
  char *ruleset;
  MusterShow show;
  MusterStage stage;
  MusterSort sort;
} MusterStoreQuery;

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

G_END_DECLS
