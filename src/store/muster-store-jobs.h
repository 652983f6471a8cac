/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/library/muster-library.h"
#include "store/muster-store.h"
#include "store/upkeep/muster-check.h"

G_BEGIN_DECLS

/* What takes long, on a worker with a connection of its own, while the store goes on being used:
 * nothing here holds up an order for more than a moment. Times are seconds since 1970. A store
 * that is closed meanwhile makes the job fail, no more. */

/* Whether a day has gone by since the last backup. */
gboolean       muster_store_is_backup_due     (MusterStore          *self,
                                               gint64                now);
/* A backup now: copied, verified, and only then given its name; older ones are thinned. */
char          *muster_store_back_up           (MusterStore          *self,
                                               gint64                now,
                                               GError              **error) G_GNUC_WARN_UNUSED_RESULT;
void           muster_store_back_up_async     (MusterStore          *self,
                                               gint64                now,
                                               GCancellable         *cancellable,
                                               GAsyncReadyCallback   callback,
                                               gpointer              data);
/* (transfer full): the path of the backup. */
char          *muster_store_back_up_finish    (MusterStore          *self,
                                               GAsyncResult         *result,
                                               GError              **error) G_GNUC_WARN_UNUSED_RESULT;

/* How much is done, from 0 to 1. */
typedef void (*MusterStoreTold) (double   share,
                                 gpointer data);

/* As muster_store_check(), of the file as it is now. @told: (nullable): called with @data in the thread that
 * asked, before @callback. */
void           muster_store_check_async       (MusterStore          *self,
                                               MusterLibrary        *library,
                                               MusterStoreTold       told,
                                               GCancellable         *cancellable,
                                               GAsyncReadyCallback   callback,
                                               gpointer              data);
MusterCheck   *muster_store_check_finish      (MusterStore          *self,
                                               GAsyncResult         *result,
                                               GError              **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
