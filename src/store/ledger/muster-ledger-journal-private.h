/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/ledger/muster-ledger-journal.h"
#include "store/muster-ledger-store-private.h"

G_BEGIN_DECLS

/* @head: of the ledger as it was read. */
MusterLedgerJournal *muster_ledger_journal_new (MusterLedgerStore *store,
                                                gint64             id,
                                                const MusterHash  *head) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
