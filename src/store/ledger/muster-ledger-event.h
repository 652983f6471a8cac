/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/ledger/muster-ledger-header.h"

G_BEGIN_DECLS

/* The data file stores these as words, so that their numbers may change. */
typedef enum
{
  MUSTER_LEDGER_ORDER,
  MUSTER_LEDGER_SEEK,
} MusterLedgerEventKind;

/**
 * MusterLedgerEvent:
 * @place: for an order, its position in the log; for a seek, how many entries count now
 * @payload: for an order, its entry as the file of a battle or a campaign has it
 * @state: digest of the state after the event
 * @hash: the hash of all this and of the hash of the previous event, or of the origin
 *
 * One stored event: an order, or an undo or redo. Private to the store.
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
/* (element-type MusterLedgerEvent): returns an array of @n_events empty events. */
GArray     *muster_ledger_event_array_new    (guint                     n_events) G_GNUC_WARN_UNUSED_RESULT;
gboolean    muster_ledger_event_set_kind     (MusterLedgerEvent        *self,
                                              const char               *word);
void        muster_ledger_event_compute_hash (const MusterLedgerEvent  *self,
                                              const MusterHash         *before,
                                              MusterHash               *hash);
/* The first returns the bytes that the hash covers; the second reads an event from such bytes and
 * computes its hash. @before: (out): the hash of the previous event, which the bytes contain.
 * Returns FALSE if the bytes are no event. */
GBytes     *muster_ledger_event_to_bytes     (const MusterLedgerEvent  *self,
                                              const MusterHash         *before) G_GNUC_WARN_UNUSED_RESULT;
gboolean    muster_ledger_event_from_bytes   (MusterLedgerEvent        *self,
                                              GBytes                   *bytes,
                                              MusterHash               *before);
/* Computes the hash and inserts the row. */
gboolean    muster_ledger_event_insert       (MusterLedgerEvent        *self,
                                              const MusterLedgerKind   *kind,
                                              MusterDb                 *db,
                                              gint64                    id,
                                              const MusterHash         *before,
                                              GError                  **error);

/* Adds the event after the last one of the ledger of @header, within the caller's transaction. It
 * sets the number and the hash of the event and updates @header, which the caller writes
 * afterwards. */
gboolean    muster_ledger_event_append       (MusterLedgerEvent        *self,
                                              MusterLedgerHeader       *header,
                                              MusterDb                 *db,
                                              GError                  **error);

/* The first returns a statement that lists the events of ledger @id after number @after, in order;
 * the second reads each into an event that the caller has cleared. */
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
