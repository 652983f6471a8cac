/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

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

/* What the functions of each kind come to, which know what @chronicle is. One that is created is written down
 * from then on, one that is added is not. @uuid: (nullable): what others know it by. */
gboolean                muster_ledger_store_create         (MusterLedgerStore          *self,
                                                            MusterChronicle            *chronicle,
                                                            gint64                     *id,
                                                            GError                    **error);
gboolean                muster_ledger_store_add            (MusterLedgerStore          *self,
                                                            MusterChronicle            *chronicle,
                                                            const char                 *uuid,
                                                            gint64                     *id,
                                                            GError                    **error);
/* (transfer full) (nullable): follows the chain of hashes, carries out every order again and compares where
 * that leads to with what was recorded, unless @flags say that it does not matter. */
gpointer                muster_ledger_store_open           (MusterLedgerStore          *self,
                                                            gint64                      id,
                                                            MusterLibrary              *library,
                                                            MusterLedgerOpenFlags       flags,
                                                            GError                    **error) G_GNUC_WARN_UNUSED_RESULT;
/* Keeps @chronicle in place of the plan @id, in one go: what was rolled before is never without what it was
 * rolled for. It is written down from then on. */
gboolean                muster_ledger_store_begin          (MusterLedgerStore          *self,
                                                            gint64                      id,
                                                            MusterChronicle            *chronicle,
                                                            GError                    **error);

/* From here on @chronicle is written down as @id. @header: (nullable): of one that was there before. */
void                    muster_ledger_store_attach         (MusterLedgerStore          *self,
                                                            MusterChronicle            *chronicle,
                                                            gint64                      id,
                                                            const MusterHash           *head,
                                                            const MusterLedgerHeader   *header);

/* Nobody is told yet. */
gboolean                muster_ledger_store_keep_details   (MusterLedgerStore          *self,
                                                            gint64                      id,
                                                            const char                 *details,
                                                            GError                    **error);
void                    muster_ledger_store_emit           (MusterLedgerStore          *self,
                                                            MusterRecordChange          change,
                                                            gint64                      id);

G_END_DECLS
