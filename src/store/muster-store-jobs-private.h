/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-db.h"
#include "store/muster-store-jobs.h"

G_BEGIN_DECLS

/* Does @work on a worker, with @job as its data, which is freed after that. */
void      muster_store_run_job     (MusterStore          *store,
                                    gpointer              job,
                                    GDestroyNotify        free,
                                    gpointer              tag,
                                    GTaskThreadFunc       work,
                                    GCancellable         *cancellable,
                                    GAsyncReadyCallback   callback,
                                    gpointer              data);
/* Another connection to the file of a store that is open. */
MusterDb *muster_store_open_beside (const char           *path,
                                    MusterDbFlags         flags,
                                    GError              **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
