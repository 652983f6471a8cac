/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ledger/muster-ledger.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

/* Stores a battle or a campaign from outside in a worker thread, because thousands of entries take
 * longer than a frame. The caller must not touch @ledger until the work is done. @target: the
 * store's battles or campaigns. */
void   muster_store_add_async  (MusterStore          *self,
                                MusterLedgerStore    *target,
                                MusterLedger         *ledger,
                                GCancellable         *cancellable,
                                GAsyncReadyCallback   callback,
                                gpointer              data);
/* Returns its id, or 0, and notifies lists. */
gint64 muster_store_add_finish (MusterStore          *self,
                                GAsyncResult         *result,
                                GError              **error);

G_END_DECLS
