/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-stmt.h"
#include "store/ledger/muster-ledger-kind.h"

G_BEGIN_DECLS

/**
 * MusterLedgerDetail:
 * @uuid: the UUID of the ledger
 * @edition: how many times it has been written
 * @document: a JSON object; for battles, as muster_battle_details_to_json() writes it
 *
 * What a ledger has besides its setup and log; the rules know nothing of it. Private to the store.
 */
typedef struct
{
  char *uuid;
  gint64 edition;
  char *document;
} MusterLedgerDetail;

void     muster_ledger_detail_clear        (MusterLedgerDetail        *self);
void     muster_ledger_detail_compute_hash (const MusterLedgerDetail  *self,
                                            const MusterLedgerKind    *kind,
                                            MusterHash                *hash);

/* A ledger without details gets the edition 0 and the document "{}". */
gboolean muster_ledger_detail_load         (MusterLedgerDetail        *self,
                                            const MusterLedgerKind    *kind,
                                            MusterDb                  *db,
                                            gint64                     id,
                                            const char                *uuid,
                                            GError                   **error);

/* These functions write within the caller's transaction. */
gboolean muster_ledger_detail_put          (const MusterLedgerDetail  *self,
                                            const MusterLedgerKind    *kind,
                                            MusterDb                  *db,
                                            gint64                     id,
                                            GError                   **error);
/* Stores @document as the next edition. */
gboolean muster_ledger_detail_save         (const MusterLedgerKind    *kind,
                                            MusterDb                  *db,
                                            gint64                     id,
                                            const char                *uuid,
                                            const char                *document,
                                            GError                   **error);
gboolean muster_ledger_detail_drop         (const MusterLedgerKind    *kind,
                                            MusterDb                  *db,
                                            gint64                     id,
                                            GError                   **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterLedgerDetail, muster_ledger_detail_clear)

G_END_DECLS
