/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/ledger/muster-ledger-chain.h"
#include "store/ledger/muster-ledger-exchange.h"

G_BEGIN_DECLS

/* Reads somebody else's whole chain and carries it out. @chain: (out caller-allocates): its origin
 * and its log. @ledger: (out) (transfer full): the ledger that it leads to. Returns: (transfer full)
 * (nullable) (element-type MusterLedgerEvent): its events */
GArray  *muster_ledger_exchange_fold    (MusterLedgerChain         *chain,
                                         const MusterLedgerKind    *kind,
                                         const MusterLedgerLink    *links,
                                         guint                      n_links,
                                         MusterLibrary             *library,
                                         MusterLedger             **ledger,
                                         GError                   **error) G_GNUC_WARN_UNUSED_RESULT;
/* Gives the order @entry in @ledger, as entry number @place of its log, and appends its event to
 * @events. If the rules refuse it, nothing has changed. */
gboolean muster_ledger_exchange_give    (MusterLedger              *ledger,
                                         const char                *entry,
                                         guint                      place,
                                         GArray                    *events,
                                         GError                   **error);
/* Replaces the chain of @ours, in one transaction, with the origin of @theirs and with @events,
 * which lead to @ledger. */
gboolean muster_ledger_exchange_replace (MusterLedgerStore         *store,
                                         const MusterLedgerHeader  *ours,
                                         MusterLedgerChain         *theirs,
                                         GArray                    *events,
                                         MusterLedger              *ledger,
                                         GError                   **error);

G_END_DECLS
