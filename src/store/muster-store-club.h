/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "store/muster-store.h"

G_BEGIN_DECLS

/* As muster_club_store_load(), on a worker with a connection of its own. */
void               muster_store_load_club_async  (MusterStore          *self,
                                                  GCancellable         *cancellable,
                                                  GAsyncReadyCallback   callback,
                                                  gpointer              data);
MusterClubContent *muster_store_load_club_finish (MusterStore          *self,
                                                  GAsyncResult         *result,
                                                  GError              **error) G_GNUC_WARN_UNUSED_RESULT;

/* As muster_club_store_put(), for as many results as there may be. */
void               muster_store_put_club_async   (MusterStore          *self,
                                                  GPtrArray            *results,
                                                  GPtrArray            *newcomers,
                                                  GCancellable         *cancellable,
                                                  GAsyncReadyCallback   callback,
                                                  gpointer              data);
gboolean           muster_store_put_club_finish  (MusterStore          *self,
                                                  GAsyncResult         *result,
                                                  GError              **error);

G_END_DECLS
