/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/ledger/muster-ledger-keeper.h"

G_BEGIN_DECLS

/**
 * MusterLedgerWriter:
 *
 * Adds events to one ledger. Knows the last event it saw, so that a ledger which somebody else has gone on
 * with is not written over. Private to the store.
 */
typedef struct _MusterLedgerWriter MusterLedgerWriter;

/* @head: of the ledger as the caller knows it. */
MusterLedgerWriter *muster_ledger_writer_new    (MusterLedgerKeeper         *keeper,
                                                 gint64                      id,
                                                 const MusterHash           *head) G_GNUC_WARN_UNUSED_RESULT;
void                muster_ledger_writer_free   (MusterLedgerWriter         *self);

/* @state_digest: 64 hexadecimal digits. @summary: (nullable): what the row says of that state; NULL: what it
 * said before. */
gboolean            muster_ledger_writer_append (MusterLedgerWriter         *self,
                                                 guint                       place,
                                                 const char                 *entry,
                                                 const char                 *state_digest,
                                                 const MusterLedgerSummary  *summary,
                                                 GError                    **error);
/* Several from @place on, all of them or none. */
gboolean            muster_ledger_writer_replace (MusterLedgerWriter        *self,
                                                  guint                      place,
                                                  const char *const         *entries,
                                                  const char *const         *state_digests,
                                                  guint                      n_entries,
                                                  const MusterLedgerSummary *summary,
                                                  GError                   **error);
gboolean            muster_ledger_writer_seek   (MusterLedgerWriter         *self,
                                                 guint                       n_counting,
                                                 const char                 *state_digest,
                                                 const MusterLedgerSummary  *summary,
                                                 GError                    **error);
gint64              muster_ledger_writer_get_id (MusterLedgerWriter         *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterLedgerWriter, muster_ledger_writer_free)

G_END_DECLS
