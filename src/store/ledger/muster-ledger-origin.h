/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-stmt.h"
#include "store/ledger/muster-ledger-kind.h"

G_BEGIN_DECLS

/**
 * MusterLedgerOrigin:
 * @document: the setup, as its file has it; of one that is prepared, the plan
 * @state: digest of the state that it begins with
 *
 * How a ledger begins: the row with which its chain of hashes begins. Private to the store.
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
                                            const MusterLedgerKind    *kind,
                                            MusterHash                *hash);

/* Without a row it stays empty. Says nothing about damage. */
gboolean muster_ledger_origin_load         (MusterLedgerOrigin        *self,
                                            const MusterLedgerKind    *kind,
                                            MusterDb                  *db,
                                            gint64                     id,
                                            GError                   **error);
/* Both compute the hash first. */
gboolean muster_ledger_origin_insert       (MusterLedgerOrigin        *self,
                                            const MusterLedgerKind    *kind,
                                            MusterDb                  *db,
                                            gint64                     id,
                                            GError                   **error);
gboolean muster_ledger_origin_update       (MusterLedgerOrigin        *self,
                                            const MusterLedgerKind    *kind,
                                            MusterDb                  *db,
                                            gint64                     id,
                                            GError                   **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterLedgerOrigin, muster_ledger_origin_clear)

G_END_DECLS
