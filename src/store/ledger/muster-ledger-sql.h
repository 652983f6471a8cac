/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/muster-record-store-private.h"

G_BEGIN_DECLS

/**
 * MusterLedgerSql:
 *
 * What is said to the four tables of a kind of ledger. They are alike for all kinds but for their names, so
 * the statements are written once, in MUSTER_LEDGER_SQL(). Private to the store.
 */
typedef struct
{
  const char *select_header;
  const char *insert_header;
  const char *update_header;
  const char *update_indexed;
  const char *select_last;

  const char *select_origin;
  const char *insert_origin;
  const char *update_origin;

  const char *select_events;
  const char *insert_event;

  const char *select_detail;
  const char *insert_detail;
  const char *update_detail;
  const char *delete_detail;

  const char *select_ids;
  const char *count_rows;
  const char *count_details;
} MusterLedgerSql;

/* What a list of ledgers shows, with parameter 8: a stage (-1: any). */
#define MUSTER_LEDGER_FILTER                                                                       \
  MUSTER_RECORD_FILTER                                                                             \
  " AND (?8 < 0 OR CASE WHEN prepared THEN 0 WHEN status = 'open' THEN 1 ELSE 2 END = ?8)"

/* The columns of the row of a ledger, in the order of its hash and of MusterLedgerHeader. */
#define MUSTER_LEDGER_COLUMNS(turn, scene)                                                         \
  "id, uuid, ruleset, title, subject, search, date, status, archived, created, updated, touched,"  \
  " n_events, n_entries, n_counting, head, state, hash, prepared, " turn ", winner, score, " scene

/**
 * MUSTER_LEDGER_SQL:
 * @name: of its table, which the others are named after
 * @event: the table of its events
 * @turn, @scene: what the columns for how far it is and where it stands are called
 *
 * What stands in an index has a statement of its own, so that an event does not touch the index.
 */
#define MUSTER_LEDGER_SQL(name, event, turn, scene)                                                \
  {                                                                                                \
    .select_header = "SELECT " MUSTER_LEDGER_COLUMNS (turn, scene) " FROM " name " WHERE id = ?1", \
    .insert_header = "INSERT INTO " name " (" MUSTER_LEDGER_COLUMNS (turn, scene) ") VALUES"       \
                     " (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16,"    \
                     " ?17, ?18, ?19, ?20, ?21, ?22, ?23)",                                        \
    .update_header = "UPDATE " name " SET date = ?2, updated = ?3, n_events = ?4, n_entries = ?5," \
                     " n_counting = ?6, head = ?7, state = ?8, hash = ?9, " turn " = ?10,"         \
                     " winner = ?11, score = ?12, " scene " = ?13 WHERE id = ?1",                  \
    .update_indexed = "UPDATE " name " SET title = ?2, subject = ?3, search = ?4, touched = ?5,"   \
                      " archived = ?6, status = ?7, prepared = ?8, ruleset = ?9 WHERE id = ?1"     \
                      " AND (title <> ?2 OR subject <> ?3 OR search <> ?4 OR touched <> ?5"        \
                      " OR archived <> ?6 OR status <> ?7 OR prepared <> ?8 OR ruleset <> ?9)",    \
    .select_last = "SELECT coalesce (max (touched), 0) FROM " name,                                \
    .select_origin = "SELECT uuid, created, document, state, hash FROM " name "_setup"             \
                     " WHERE " name "_id = ?1",                                                    \
    .insert_origin = "INSERT INTO " name "_setup (" name "_id, uuid, created, document, state,"    \
                     " hash) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",                                     \
    .update_origin = "UPDATE " name "_setup SET document = ?2, state = ?3, hash = ?4"              \
                     " WHERE " name "_id = ?1",                                                    \
    .select_events = "SELECT seq, kind, place, payload, recorded, program, state, hash"            \
                     " FROM " event " WHERE " name "_id = ?1 AND seq > ?2 ORDER BY seq",           \
    .insert_event = "INSERT INTO " event " (" name "_id, seq, kind, place, payload, recorded,"     \
                    " program, state, hash) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",          \
    .select_detail = "SELECT uuid, edition, document, hash FROM " name "_detail"                   \
                     " WHERE " name "_id = ?1",                                                    \
    .insert_detail = "INSERT INTO " name "_detail (" name "_id, uuid, edition, document, hash)"    \
                     " VALUES (?1, ?2, ?3, ?4, ?5)",                                               \
    .update_detail = "UPDATE " name "_detail SET uuid = ?2, edition = ?3, document = ?4,"          \
                     " hash = ?5 WHERE " name "_id = ?1",                                          \
    .delete_detail = "DELETE FROM " name "_detail WHERE " name "_id = ?1",                         \
    .select_ids = "SELECT id FROM " name " ORDER BY id",                                           \
    .count_rows = "SELECT count (*) FROM " name " NOT INDEXED",                                    \
    .count_details = "SELECT count (*) FROM " name "_detail",                                      \
  }

/* The same for what stores of records have in common. @none: what is said when it is not there. @facets: what
 * else it can be listed by, @n of them. */
#define MUSTER_LEDGER_RECORD_SQL(name, none, facets, n)                                            \
  {                                                                                                \
    .tally = name,                                                                                 \
    .missing = none,                                                                               \
    .has_stages = TRUE,                                                                            \
    .n_facets = n,                                                                                 \
    .select_all = "SELECT id FROM " name " WHERE ?1 < 0 OR archived = ?1 ORDER BY touched DESC",   \
    .select_matching = "SELECT id FROM " name " INDEXED BY " name "_for_search WHERE"              \
                       MUSTER_LEDGER_FILTER       " ORDER BY touched DESC",                        \
    .select_sorted = "SELECT id FROM " name " WHERE" MUSTER_LEDGER_FILTER facets                   \
                     " ORDER BY CASE ?7 WHEN 0 THEN -touched ELSE 0 END,"                          \
                     " CASE ?7 WHEN 4 THEN date ELSE '' END DESC, search, touched DESC",           \
    .select_place = "SELECT touched = (SELECT max (touched) FROM " name ") FROM " name             \
                    " WHERE id = ?7 AND" MUSTER_LEDGER_FILTER facets,                              \
    .select_by_uuid = "SELECT id FROM " name " WHERE uuid = ?1",                                   \
    .delete_one = "DELETE FROM " name " WHERE id = ?1",                                            \
  }

G_END_DECLS
