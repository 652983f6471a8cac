/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ledger/muster-ledger-summary.h"
#include "store/db/muster-stmt.h"
#include "store/ledger/muster-ledger-kind.h"

G_BEGIN_DECLS

#define MUSTER_LEDGER_STATUS_OPEN "open"
#define MUSTER_LEDGER_STATUS_OVER "over"

/**
 * MusterLedgerHeader:
 * @prepared: 0 or 1; 1: it has not begun, and its setup is a plan
 * @turn: the turn or the number of chapters fought; 0: unknown
 * @winner: the name of the side that has won, or ""
 * @score: the score, if it is over
 * @scene: the id of a battle's scenario, or the title of a campaign's chapter
 *
 * The row of a battle or a campaign: what a list shows, and the length and last hash of its log.
 * Private to the store.
 */
struct _MusterLedgerHeader
{
  const MusterLedgerKind *kind;
  gint64 id;
  char *uuid;
  char *ruleset;
  char *title;
  char *subject;
  char *search;
  char *date;
  char *status;
  gint64 archived; /* 0 or 1; as wide as the column, so that a damaged value is noticed */
  gint64 created;
  gint64 updated;
  gint64 touched;
  gint64 n_events;
  gint64 n_entries;
  gint64 n_counting;
  MusterHash head;
  MusterHash state;
  MusterHash hash;
  gint64 prepared;
  gint64 turn;
  char *winner;
  char *score;
  char *scene;
};

void     muster_ledger_header_clear        (MusterLedgerHeader        *self);
void     muster_ledger_header_set_title    (MusterLedgerHeader        *self,
                                            const char                *title);
/* Copies what a list shows of the present state. */
void     muster_ledger_header_set_summary  (MusterLedgerHeader        *self,
                                            const MusterLedgerSummary *summary);
gboolean muster_ledger_header_is_over      (const MusterLedgerHeader  *self);
/* Copies everything but the id, the order of use and the state of the log. */
void     muster_ledger_header_copy         (MusterLedgerHeader        *self,
                                            const MusterLedgerHeader  *other);
void     muster_ledger_header_compute_hash (const MusterLedgerHeader  *self,
                                            MusterHash                *hash);

/* An unknown id is MUSTER_STORE_ERROR_NOT_FOUND; a row that does not match its hash is
 * MUSTER_STORE_ERROR_CORRUPT. */
gboolean muster_ledger_header_load         (MusterLedgerHeader        *self,
                                            const MusterLedgerKind    *kind,
                                            MusterDb                  *db,
                                            gint64                     id,
                                            GError                   **error);
/* Both compute the hash before they write. */
gboolean muster_ledger_header_insert       (MusterLedgerHeader        *self,
                                            MusterDb                  *db,
                                            GError                   **error);
gboolean muster_ledger_header_update       (MusterLedgerHeader        *self,
                                            MusterDb                  *db,
                                            GError                   **error);
/* Marks it as the one of its kind that was used last. */
gboolean muster_ledger_header_touch        (MusterLedgerHeader        *self,
                                            MusterDb                  *db,
                                            GError                   **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterLedgerHeader, muster_ledger_header_clear)

G_END_DECLS
