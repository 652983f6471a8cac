/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ledger/muster-ledger.h"
#include "store/ledger/muster-ledger-chain.h"
#include "store/ledger/muster-ledger-draft.h"

G_BEGIN_DECLS

/* Folds an entry that is on record into @owner. */
typedef gboolean (*MusterLedgerLoad) (gpointer      owner,
                                      const char   *entry,
                                      const char   *origin,
                                      GError      **error);

/* From what is kept to what it is: gives the log to @load, entry by entry. How many of them count, and its
 * details, are the caller's to say. @progress: (nullable). */
gboolean muster_ledger_replay         (const MusterLedgerChain  *chain,
                                       MusterLedgerLoad          load,
                                       gpointer                  owner,
                                       const MusterProgress     *progress,
                                       GError                  **error);
/* That @ledger came to the state that was recorded; if not, MUSTER_STORE_ERROR_DIFFERS. */
gboolean muster_ledger_replay_compare (const MusterLedgerChain  *chain,
                                       const MusterLedger       *ledger,
                                       GError                  **error);

/* The other way round: the state that it begins with, its log as far as it counts, and what a list says of
 * it. @progress: (nullable). */
gboolean muster_ledger_replay_describe (MusterLedger             *ledger,
                                        MusterLedgerDraft        *draft,
                                        const MusterProgress     *progress,
                                        GError                  **error);

G_END_DECLS
