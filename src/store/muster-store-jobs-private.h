/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-db.h"
#include "store/muster-store-jobs.h"

G_BEGIN_DECLS

/* Runs @work in a worker thread with @job as its data, and frees @job afterwards. */
void      muster_store_run_job     (MusterStore          *store,
                                    gpointer              job,
                                    GDestroyNotify        free,
                                    gpointer              tag,
                                    GTaskThreadFunc       work,
                                    GCancellable         *cancellable,
                                    GAsyncReadyCallback   callback,
                                    gpointer              data);
/* Opens another connection to the file of an open store. */
MusterDb *muster_store_open_beside (const char           *path,
                                    MusterDbFlags         flags,
                                    GError              **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
