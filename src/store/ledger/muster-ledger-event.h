/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-stmt.h"
#include "store/ledger/muster-ledger-kind.h"

G_BEGIN_DECLS

/* Kept in the file as words, so that their numbers may change. */
typedef enum
{
  MUSTER_LEDGER_ORDER,
  MUSTER_LEDGER_SEEK,
} MusterLedgerEventKind;

/**
 * MusterLedgerEvent:
 * @place: of an order, its place in the log; of a seek, how many entries count now
 * @payload: of an order, its entry as the file of a battle or a campaign has it
 * @state: digest of the state that it leads to
 * @hash: over all of this and the hash of the event before, or of the setup
 *
 * One row of what happened. Private to the store.
 */
typedef struct
{
  gint64 seq;
  MusterLedgerEventKind kind;
  gint64 place;
  char *payload;
  gint64 recorded;
  char *program;
  MusterHash state;
  MusterHash hash;
} MusterLedgerEvent;

void        muster_ledger_event_clear        (MusterLedgerEvent        *self);
gboolean    muster_ledger_event_set_kind     (MusterLedgerEvent        *self,
                                              const char               *word);
void        muster_ledger_event_compute_hash (const MusterLedgerEvent  *self,
                                              const MusterHash         *before,
                                              MusterHash               *hash);
/* Computes the hash first. */
gboolean    muster_ledger_event_insert       (MusterLedgerEvent        *self,
                                              const MusterLedgerKind   *kind,
                                              MusterDb                 *db,
                                              gint64                    id,
                                              const MusterHash         *before,
                                              GError                  **error);

/* The events behind number @after of ledger @id in their order, from a statement that lists them, each read
 * into one that is cleared. */
MusterStmt *muster_ledger_event_select       (const MusterLedgerKind   *kind,
                                              MusterDb                 *db,
                                              gint64                    id,
                                              gint64                    after,
                                              GError                  **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean    muster_ledger_event_read         (MusterLedgerEvent        *self,
                                              MusterStmt               *stmt,
                                              GError                  **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterLedgerEvent, muster_ledger_event_clear)

G_END_DECLS
