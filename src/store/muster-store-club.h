/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "store/muster-battle-store.h"
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

/* Reads battles, those that are there, one after the other: @visit hears of each, and what comes of it is its
 * own. @uuids: (element-type utf8). */
typedef void (*MusterBattleVisit) (MusterBattle *battle,
                                   gpointer      data);

void               muster_store_visit_battles        (MusterStore          *self,
                                                      MusterLibrary        *library,
                                                      GPtrArray            *uuids,
                                                      MusterBattleVisit     visit,
                                                      gpointer              visit_data);
/* The same on a worker, where @visit is called too. */
void               muster_store_visit_battles_async  (MusterStore          *self,
                                                      MusterLibrary        *library,
                                                      GPtrArray            *uuids,
                                                      MusterBattleVisit     visit,
                                                      gpointer              visit_data,
                                                      GDestroyNotify        destroy,
                                                      GCancellable         *cancellable,
                                                      GAsyncReadyCallback   callback,
                                                      gpointer              data);
/* (transfer none): @visit_data, as long as @result. */
gpointer           muster_store_visit_battles_finish (MusterStore          *self,
                                                      GAsyncResult         *result,
                                                      GError              **error);

G_END_DECLS
