/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/ledger/muster-ledger-detail.h"
#include "store/ledger/muster-ledger-header.h"
#include "store/ledger/muster-ledger-origin.h"
#include "store/ledger/muster-log-fold.h"

G_BEGIN_DECLS

/**
 * MusterLedgerChain:
 *
 * Everything that the data file stores of a ledger, verified: the header, the origin, the log that
 * its events produce, and its details. Private to the store.
 */
struct _MusterLedgerChain
{
  MusterLedgerHeader header;
  MusterLedgerOrigin origin;
  MusterLogFold fold;
  MusterLedgerDetail detail;
};

/* Reads a ledger and verifies its chain of hashes. Anything that does not match is
 * MUSTER_STORE_ERROR_CORRUPT. */
gboolean muster_ledger_chain_load           (MusterLedgerChain       *self,
                                             const MusterLedgerKind  *kind,
                                             MusterDb                *db,
                                             gint64                   id,
                                             GError                 **error);
/* Reads and verifies the header and the origin alone, for whoever needs no events. */
gboolean muster_ledger_chain_load_beginning (MusterLedgerChain       *self,
                                             const MusterLedgerKind  *kind,
                                             MusterDb                *db,
                                             gint64                   id,
                                             GError                 **error);
void     muster_ledger_chain_clear          (MusterLedgerChain       *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterLedgerChain, muster_ledger_chain_clear)

G_END_DECLS
