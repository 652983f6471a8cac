/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/muster-object.h"
#include "store/ledger/muster-ledger-keeper.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_LEDGER_TABLES (muster_ledger_tables_get_type ())
G_DECLARE_FINAL_TYPE (MusterLedgerTables, muster_ledger_tables, MUSTER, LEDGER_TABLES, MusterObject)

/**
 * MusterLedgerTables:
 *
 * The ledgers of one kind in the tables of a file. Private to the store.
 */
MusterLedgerKeeper *muster_ledger_tables_new (MusterDb               *db,
                                              const MusterLedgerKind *kind) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
