/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ledger/muster-journal.h"
#include "core/muster-object.h"
#include "store/muster-ledger-store.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_LEDGER_JOURNAL (muster_ledger_journal_get_type ())
G_DECLARE_FINAL_TYPE (MusterLedgerJournal, muster_ledger_journal, MUSTER, LEDGER_JOURNAL, MusterObject)

/**
 * MusterLedgerJournal:
 *
 * Where a battle or a campaign from the store is written down: each order and each undo is one committed
 * transaction.
 */

G_END_DECLS
