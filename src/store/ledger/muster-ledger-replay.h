/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/ledger/muster-ledger-chain.h"
#include "store/ledger/muster-ledger-draft.h"

G_BEGIN_DECLS

/* Builds a ledger from its stored chain by carrying out its orders again. The ledger has no
 * journal. @progress: (nullable). */
MusterLedger    *muster_ledger_replay          (const MusterLedgerChain  *chain,
                                                MusterLibrary            *library,
                                                const MusterProgress     *progress,
                                                GError                  **error) G_GNUC_WARN_UNUSED_RESULT;
/* Checks that this leads to the recorded state; if not, the error is MUSTER_STORE_ERROR_DIFFERS. */
gboolean         muster_ledger_replay_verify   (const MusterLedgerChain  *chain,
                                                MusterLibrary            *library,
                                                GError                  **error);
gboolean         muster_ledger_replay_compare  (const MusterLedgerChain  *chain,
                                                MusterLedger             *ledger,
                                                GError                  **error);

/* The reverse: makes a draft of a ledger, with its setup, the part of its log that counts, and its
 * summary. @draft: (out caller-allocates). */
gboolean         muster_ledger_replay_describe (MusterLedger             *ledger,
                                                const MusterLedgerKind   *kind,
                                                MusterLedgerDraft        *draft,
                                                GError                  **error);

G_END_DECLS
