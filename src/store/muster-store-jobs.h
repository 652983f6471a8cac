/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/library/muster-library.h"
#include "store/muster-store.h"
#include "store/upkeep/muster-check.h"

G_BEGIN_DECLS

/* Long work in a worker thread with its own connection, while the program goes on using the store:
 * none of it delays an order for more than a moment. Times are seconds since 1970. If the store is
 * closed meanwhile, the job fails and does no harm. */

/* Returns whether a day has passed since the last backup. */
gboolean       muster_store_is_backup_due     (MusterStore          *self,
                                               gint64                now);
/* Makes a backup now: copies the file, verifies the copy, and only then gives it its final name.
 * Removes some of the older backups. */
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

/* Receives the share that is done, from 0 to 1. */
typedef void (*MusterStoreTold) (double   share,
                                 gpointer data);

/* Checks the file as it is now, like muster_store_check(). @told: (nullable): called with @data in
 * the calling thread, before @callback. */
void           muster_store_check_async       (MusterStore          *self,
                                               MusterLibrary        *library,
                                               MusterStoreTold       told,
                                               GCancellable         *cancellable,
                                               GAsyncReadyCallback   callback,
                                               gpointer              data);
MusterCheck   *muster_store_check_finish      (MusterStore          *self,
                                               GAsyncResult         *result,
                                               GError              **error) G_GNUC_WARN_UNUSED_RESULT;

/* After MUSTER_STORE_CHECK_LATER: looks at the file as muster_store_open() does otherwise. What is wrong with
 * it is the store's damage from then on. */
void           muster_store_check_quickly_async  (MusterStore          *self,
                                                  GCancellable         *cancellable,
                                                  GAsyncReadyCallback   callback,
                                                  gpointer              data);
gboolean       muster_store_check_quickly_finish (MusterStore          *self,
                                                  GAsyncResult         *result,
                                                  GError              **error);

G_END_DECLS
