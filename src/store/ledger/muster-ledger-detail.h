/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-stmt.h"

G_BEGIN_DECLS

/**
 * MusterLedgerDetail:
 * @uuid: of the battle
 * @edition: how often it was written
 * @document: as muster_battle_details_to_json() writes it
 *
 * What a battle has besides its setup and its log: the row of battle_detail. Private to the store.
 */
typedef struct
{
  char *uuid;
  gint64 edition;
  char *document;
} MusterLedgerDetail;

void     muster_ledger_detail_clear        (MusterLedgerDetail        *self);
void     muster_ledger_detail_compute_hash (const MusterLedgerDetail  *self,
                                            MusterHash                *hash);

/* A battle without has the edition 0 and the document "{}". */
gboolean muster_ledger_detail_load         (MusterLedgerDetail        *self,
                                            MusterDb                  *db,
                                            gint64                     battle_id,
                                            const char                *uuid,
                                            GError                   **error);

/* All in the transaction of the caller. */
gboolean muster_ledger_detail_put          (const MusterLedgerDetail  *self,
                                            MusterDb                  *db,
                                            gint64                     battle_id,
                                            GError                   **error);
/* The next edition. */
gboolean muster_ledger_detail_save         (MusterDb                  *db,
                                            gint64                     battle_id,
                                            const char                *uuid,
                                            const char                *document,
                                            GError                   **error);
gboolean muster_ledger_detail_drop         (MusterDb                  *db,
                                            gint64                     battle_id,
                                            GError                   **error);

/* Takes over the despatches that stand among the settings, as they did before schema 5. What a battle has
 * already goes before. */
gboolean muster_ledger_detail_adopt        (MusterDb                  *db,
                                            GError                   **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterLedgerDetail, muster_ledger_detail_clear)

G_END_DECLS
