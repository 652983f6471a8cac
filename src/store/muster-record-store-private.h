/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-db.h"
#include "store/muster-record-store.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_RECORD_ADDED,
  MUSTER_RECORD_CHANGED,
  MUSTER_RECORD_REMOVED,
} MusterRecordChange;

/**
 * MusterRecordSql:
 * @tally: under which they are counted
 * @missing: what is said when there is none, not translated yet
 * @select_by_uuid: yields the id of what has the uuid ?1
 * @delete_one: deletes what has the id ?1
 * @select_all: the ids that a list shows when nothing is searched for, in order; from an index alone. Only
 *   parameter 1 of its filter, for which see MUSTER_RECORD_FILTER
 * @select_matching: the ids that a list shows, in order
 * @select_sorted: (nullable): the same by parameter 7, a #MusterSort, and as far as parameters 9 and behind
 *   say, a #MusterFacet each
 * @select_place: of the id in parameter 7: whether it is shown, and whether it was used last
 * @has_stages: those that filter have parameter 8
 * @n_facets: how many of the facets the last two know
 */
typedef struct
{
  const char *tally;
  const char *missing;
  const char *select_by_uuid;
  const char *delete_one;
  const char *select_all;
  const char *select_matching;
  const char *select_sorted;
  const char *select_place;
  gboolean has_stages;
  guint n_facets;
} MusterRecordSql;

/* What a list shows. Parameters: 1 archived (-1: either), 2 ruleset (or ''), 3 to 6 words that must occur
 * (or ''). */
#define MUSTER_RECORD_FILTER                                                                       \
  " instr (search, ?3) > 0 AND (?1 < 0 OR archived = ?1) AND (?2 = '' OR ruleset = ?2)"            \
  " AND (?4 = '' OR instr (search, ?4) > 0 AND (?5 = '' OR instr (search, ?5) > 0"                 \
  " AND (?6 = '' OR instr (search, ?6) > 0)))"

/* @type: of a kind of MusterRecordStore. @sql: static. */
gpointer  muster_record_store_new    (GType                  type,
                                      MusterDb              *db,
                                      const MusterRecordSql *sql) G_GNUC_WARN_UNUSED_RESULT;
MusterDb *muster_record_store_get_db (MusterRecordStore  *self);
const MusterRecordSql *
          muster_record_store_get_sql (MusterRecordStore *self);
void      muster_record_store_emit   (MusterRecordStore  *self,
                                      MusterRecordChange  change,
                                      gint64              id);

/* 0 if there is none. */
gint64    muster_record_store_find   (MusterRecordStore  *self,
                                      const char         *uuid);
/* Within a transaction; nobody is told yet. */
gboolean  muster_record_store_delete (MusterRecordStore  *self,
                                      gint64              id,
                                      GError            **error);

G_END_DECLS
