/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/ledger/muster-ledger-detail.h"
#include "store/ledger/muster-ledger-header.h"
#include "store/ledger/muster-log-fold.h"

G_BEGIN_DECLS

/**
 * MusterLedgerOrigin:
 *
 * How a battle begins: the row of battle_setup, with which its chain of hashes begins. Private to
 * the store.
 */
typedef struct
{
  char *uuid;
  gint64 created;
  char *document;
  MusterHash state;
  MusterHash hash;
} MusterLedgerOrigin;

void     muster_ledger_origin_clear        (MusterLedgerOrigin        *self);
void     muster_ledger_origin_compute_hash (const MusterLedgerOrigin  *self,
                                            MusterHash                *hash);
gboolean muster_ledger_origin_insert       (MusterLedgerOrigin        *self,
                                            MusterDb                  *db,
                                            gint64                     battle_id,
                                            GError                   **error);
gboolean muster_ledger_origin_update       (MusterLedgerOrigin        *self,
                                            MusterDb                  *db,
                                            gint64                     battle_id,
                                            GError                   **error);

/**
 * MusterLedgerChain:
 *
 * All that is kept of a battle, verified: header, origin, what its events come to, and its details.
 */
typedef struct
{
  MusterLedgerHeader header;
  MusterLedgerOrigin origin;
  MusterLogFold fold;
  MusterLedgerDetail detail;
} MusterLedgerChain;

/* Reads a battle and follows its chain. Anything that does not fit is
 * MUSTER_STORE_ERROR_CORRUPT. */
gboolean muster_ledger_chain_load          (MusterLedgerChain         *self,
                                            MusterDb                  *db,
                                            gint64                     id,
                                            GError                   **error);
void     muster_ledger_chain_clear         (MusterLedgerChain         *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterLedgerOrigin, muster_ledger_origin_clear)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterLedgerChain, muster_ledger_chain_clear)

G_END_DECLS
