/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/ledger/muster-ledger-chain.h"
#include "store/ledger/muster-ledger-draft.h"
#include "store/muster-ledger-store.h"
#include "store/muster-record-store-private.h"

G_BEGIN_DECLS

MusterLedgerStore      *muster_ledger_store_new            (MusterDb                   *db,
                                                            const MusterLedgerKind     *kind) G_GNUC_WARN_UNUSED_RESULT;

const MusterLedgerKind *muster_ledger_store_get_kind       (MusterLedgerStore          *self);
MusterDb               *muster_ledger_store_get_db         (MusterLedgerStore          *self);

/* Stores the draft in one transaction. @head: (nullable): the last hash of the new chain. */
gboolean                muster_ledger_store_keep           (MusterLedgerStore          *self,
                                                            MusterLedgerDraft          *draft,
                                                            gint64                     *id,
                                                            MusterHash                 *head,
                                                            GError                    **error);

/* The functions for battles and for campaigns, which know the type of @ledger, call these. A ledger
 * that is created stores its changes from then on; one that is added does not. @uuid: (nullable):
 * the UUID by which others know it. */
gboolean                muster_ledger_store_create      (MusterLedgerStore          *self,
                                                         MusterLedger               *ledger,
                                                         gint64                     *id,
                                                         GError                    **error);
gboolean                muster_ledger_store_add         (MusterLedgerStore          *self,
                                                         MusterLedger               *ledger,
                                                         const char                 *uuid,
                                                         gint64                     *id,
                                                         GError                    **error);
/* (transfer full) (nullable): verifies the chain of hashes, carries out every order again and
 * compares the final state with the recorded one, unless @flags allow it to differ. */
gpointer                muster_ledger_store_open        (MusterLedgerStore          *self,
                                                         gint64                      id,
                                                         MusterLibrary              *library,
                                                         MusterLedgerOpenFlags       flags,
                                                         GError                    **error) G_GNUC_WARN_UNUSED_RESULT;
/* Reads and verifies the chain of a ledger that has begun. @chain: (out caller-allocates). */
gboolean                muster_ledger_store_load_chain  (MusterLedgerStore          *self,
                                                         gint64                      id,
                                                         MusterLedgerChain          *chain,
                                                         GError                    **error);
/* Stores @ledger in place of the plan @id, in one transaction, so that rolls made before the
 * beginning are never stored without their battle. The ledger stores its changes from then on. */
gboolean                muster_ledger_store_plans_begin (MusterLedgerStore          *self,
                                                         gint64                      id,
                                                         MusterLedger               *ledger,
                                                         GError                    **error);

/* Makes @ledger store its changes under @id from now on. @header: (nullable): the header of a
 * ledger that was already stored. */
void                    muster_ledger_store_attach         (MusterLedgerStore          *self,
                                                            MusterLedger               *ledger,
                                                            gint64                      id,
                                                            const MusterHash           *head,
                                                            const MusterLedgerHeader   *header);

void                    muster_ledger_store_emit           (MusterLedgerStore          *self,
                                                            MusterRecordChange          change,
                                                            gint64                      id);

G_END_DECLS
