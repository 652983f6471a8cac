/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/ledger/muster-ledger-chain.h"
#include "store/ledger/muster-ledger-draft.h"

G_BEGIN_DECLS

/* From what is kept to what it is, by carrying out its orders again. Without a journal. @progress:
 * (nullable). */
MusterChronicle *muster_ledger_replay          (const MusterLedgerChain  *chain,
                                                MusterLibrary            *library,
                                                const MusterProgress     *progress,
                                                GError                  **error) G_GNUC_WARN_UNUSED_RESULT;
/* That this leads to the state that was recorded; if not, MUSTER_STORE_ERROR_DIFFERS. */
gboolean         muster_ledger_replay_verify   (const MusterLedgerChain  *chain,
                                                MusterLibrary            *library,
                                                GError                  **error);
gboolean         muster_ledger_replay_compare  (const MusterLedgerChain  *chain,
                                                MusterChronicle          *chronicle,
                                                GError                  **error);

/* The other way round: what it begins with, its log as far as it counts, and what a list says of it. @draft:
 * (out caller-allocates). */
gboolean         muster_ledger_replay_describe (MusterChronicle          *chronicle,
                                                const MusterLedgerKind   *kind,
                                                MusterLedgerDraft        *draft,
                                                GError                  **error);

G_END_DECLS
