/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ledger/muster-ledger.h"
#include "store/ledger/muster-ledger-draft.h"
#include "store/ledger/muster-ledger-keeper.h"
#include "store/muster-ledger-store.h"
#include "store/muster-record-store-private.h"

G_BEGIN_DECLS

MusterLedgerStore      *muster_ledger_store_new            (MusterDb                   *db,
                                                            const MusterLedgerKind     *kind) G_GNUC_WARN_UNUSED_RESULT;

const MusterLedgerKind *muster_ledger_store_get_kind       (MusterLedgerStore          *self);
MusterLedgerKeeper     *muster_ledger_store_get_keeper     (MusterLedgerStore          *self);
MusterDb               *muster_ledger_store_get_db         (MusterLedgerStore          *self);

/* One transaction. @head: (nullable): of the new chain. */
gboolean                muster_ledger_store_keep           (MusterLedgerStore          *self,
                                                            MusterLedgerDraft          *draft,
                                                            gint64                     *id,
                                                            MusterHash                 *head,
                                                            GError                    **error);
/* Follows the chain of one that has begun. */
gboolean                muster_ledger_store_load           (MusterLedgerStore          *self,
                                                            gint64                      id,
                                                            MusterLedgerChain          *chain,
                                                            GError                    **error);
/* Keeps @draft in place of the plan @id, in one go: what was rolled before is never without what it was
 * rolled for. @header: (out caller-allocates): what it has come to. */
gboolean                muster_ledger_store_begin          (MusterLedgerStore          *self,
                                                            gint64                      id,
                                                            const MusterLedgerDraft    *draft,
                                                            MusterLedgerHeader         *header,
                                                            GError                    **error);

/* From here on @ledger is written down as @id. @header: (nullable): of one that was there before. */
void                    muster_ledger_store_attach         (MusterLedgerStore          *self,
                                                            MusterLedger               *ledger,
                                                            gint64                      id,
                                                            const MusterHash           *head,
                                                            const MusterLedgerHeader   *header);

/* From what was read to what goes on: that @ledger came to the state that was recorded, unless @flags say
 * that it does not matter; it is written down from then on. */
gboolean                muster_ledger_store_resume         (MusterLedgerStore          *self,
                                                            const MusterLedgerChain    *chain,
                                                            MusterLedger               *ledger,
                                                            MusterLedgerOpenFlags       flags,
                                                            GError                    **error);

/* Nobody is told yet. */
gboolean                muster_ledger_store_keep_details   (MusterLedgerStore          *self,
                                                            gint64                      id,
                                                            const char                 *details,
                                                            GError                    **error);
void                    muster_ledger_store_emit           (MusterLedgerStore          *self,
                                                            MusterRecordChange          change,
                                                            gint64                      id);

G_END_DECLS
