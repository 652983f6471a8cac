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
 * @tally: the name of the tally that counts these records
 * @missing: the untranslated message for an id that does not exist
 * @select_by_uuid: selects the id of the record with the uuid ?1
 * @delete_one: (nullable): deletes the record with the id ?1
 * @select_all: selects, from an index alone, the ids that a list shows in order when nobody
 *   searches. It has only parameter 1 of MUSTER_RECORD_FILTER
 * @select_known: (nullable): selects the ids of all records that the tally counts, if a list does
 *   not show all of them
 * @select_matching: selects the ids that a list shows, in order
 * @select_sorted: (nullable): the same, sorted by parameter 7, a #MusterSort, and filtered by
 *   parameters 9 and later, one for each #MusterFacet
 * @select_place: selects whether the id in parameter 7 is shown, and whether it was used last
 * @has_stages: whether the filtering statements have parameter 8, a #MusterStage
 * @n_facets: how many of the facets the last two statements know
 */
typedef struct
{
  const char *tally;
  const char *missing;
  const char *select_by_uuid;
  const char *delete_one;
  const char *select_all;
  const char *select_known;
  const char *select_matching;
  const char *select_sorted;
  const char *select_place;
  gboolean has_stages;
  guint n_facets;
} MusterRecordSql;

/* The condition for what a list shows. Parameters: 1 archived (-1: either), 2 ruleset (or ''), 3 to
 * 6 words that must occur (or ''). */
#define MUSTER_RECORD_FILTER                                                                       \
  " instr (search, ?3) > 0 AND (?1 < 0 OR archived = ?1) AND (?2 = '' OR ruleset = ?2)"            \
  " AND (?4 = '' OR instr (search, ?4) > 0 AND (?5 = '' OR instr (search, ?5) > 0"                 \
  " AND (?6 = '' OR instr (search, ?6) > 0)))"

/* @type: a subclass of MusterRecordStore. @sql: static. */
gpointer  muster_record_store_new    (GType                  type,
                                      MusterDb              *db,
                                      const MusterRecordSql *sql) G_GNUC_WARN_UNUSED_RESULT;
MusterDb *muster_record_store_get_db (MusterRecordStore  *self);
const MusterRecordSql *
          muster_record_store_get_sql (MusterRecordStore *self);
void      muster_record_store_emit   (MusterRecordStore  *self,
                                      MusterRecordChange  change,
                                      gint64              id);

/* Returns 0 if there is none. */
gint64    muster_record_store_find   (MusterRecordStore  *self,
                                      const char         *uuid);
/* Deletes within the caller's transaction and emits no signal; the caller does that afterwards. */
gboolean  muster_record_store_delete (MusterRecordStore  *self,
                                      gint64              id,
                                      GError            **error);

G_END_DECLS
