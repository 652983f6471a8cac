/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ledger/muster-chronicle.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

/* A battle or a campaign that comes from outside, written down on a worker: thousands of entries take longer
 * than a frame. @chronicle is not to be touched until it is done. @target: the store's battles or
 * campaigns. */
void   muster_store_add_async  (MusterStore          *self,
                                MusterLedgerStore    *target,
                                MusterChronicle      *chronicle,
                                GCancellable         *cancellable,
                                GAsyncReadyCallback   callback,
                                gpointer              data);
/* Returns: its id, or 0. Lists are told. */
gint64 muster_store_add_finish (MusterStore          *self,
                                GAsyncResult         *result,
                                GError              **error);

G_END_DECLS
