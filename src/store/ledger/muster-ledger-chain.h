/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/ledger/muster-ledger-detail.h"
#include "store/ledger/muster-ledger-header.h"
#include "store/ledger/muster-ledger-origin.h"
#include "store/ledger/muster-log-fold.h"

G_BEGIN_DECLS

typedef struct _MusterLedgerKeeper MusterLedgerKeeper;

/* Given each event; FALSE: enough, with an error. */
typedef gboolean (*MusterLedgerVisit) (const MusterLedgerEvent  *event,
                                       gpointer                  data,
                                       GError                  **error);

/**
 * MusterLedgerChain:
 *
 * All that is kept of a ledger, verified: header, origin, what its events come to, and its details. Private
 * to the store.
 */
struct _MusterLedgerChain
{
  MusterLedgerHeader header;
  MusterLedgerOrigin origin;
  MusterLogFold fold;
  MusterLedgerDetail detail;
};

/* Reads a ledger and follows its chain. Anything that does not fit is MUSTER_STORE_ERROR_CORRUPT. */
gboolean muster_ledger_chain_load  (MusterLedgerChain   *self,
                                    MusterLedgerKeeper  *keeper,
                                    gint64               id,
                                    GError             **error);
void     muster_ledger_chain_clear (MusterLedgerChain   *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterLedgerChain, muster_ledger_chain_clear)

G_END_DECLS
