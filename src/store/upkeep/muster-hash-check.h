/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ledger/muster-progress.h"
#include "store/ledger/muster-ledger-chain.h"

G_BEGIN_DECLS

/* Told of each thing that does not fit its hash. @kind: (nullable), @id: the ledger that it is about, if it
 * is about one. */
typedef void (*MusterHashFault) (const GError           *fault,
                                 const MusterLedgerKind *kind,
                                 gint64                  id,
                                 gpointer                data);

/* Told of each ledger that does, for whoever wants to look further. */
typedef void (*MusterHashSound) (MusterLedgerChain *chain,
                                 gpointer           data);

/* Follows every chain and recomputes every hash of the file. What cannot be read is told like what
 * does not fit; FALSE means only that it was cancelled. @look, @progress: (nullable). */
gboolean muster_hash_check_run   (MusterDb              *db,
                                  MusterHashFault        tell,
                                  MusterHashSound        look,
                                  gpointer               data,
                                  const MusterProgress  *progress,
                                  GError               **error);
/* The same as a yes or no; an error is the first fault. */
gboolean muster_hash_check_sound (MusterDb              *db,
                                  GError               **error);

G_END_DECLS
