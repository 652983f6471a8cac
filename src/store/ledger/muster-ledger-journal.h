/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ledger/muster-journal.h"
#include "core/muster-object.h"
#include "store/db/muster-hash.h"
#include "store/muster-ledger-store.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_LEDGER_JOURNAL (muster_ledger_journal_get_type ())
G_DECLARE_FINAL_TYPE (MusterLedgerJournal, muster_ledger_journal, MUSTER, LEDGER_JOURNAL, MusterObject)

/**
 * MusterLedgerJournal:
 *
 * The journal of a battle or a campaign from the store: it commits each order and each undo as one
 * transaction. It remembers the last event that it saw, so that it never overwrites what another
 * program has added meanwhile.
 */

/* @head: the last hash of the ledger when it was read. */
MusterJournal *muster_ledger_journal_new (MusterLedgerStore *store,
                                          gint64             id,
                                          const MusterHash  *head) G_GNUC_WARN_UNUSED_RESULT;

/* Has the ledger @id of this store take no orders, for the reason that is told whoever gives one.
 * @reason: (nullable): NULL: every ledger takes orders again. */
void muster_ledger_journal_guard (MusterLedgerStore *store,
                                  gint64             id,
                                  const char        *reason);

G_END_DECLS
