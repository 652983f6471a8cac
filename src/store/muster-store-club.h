/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "store/club/muster-club-evenings.h"
#include "store/club/muster-club-news.h"
#include "store/club/muster-club-seasons.h"
#include "store/muster-battle-store.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

/* Does the work of muster_club_store_load() in a worker thread with its own connection. */
void               muster_store_club_load_async  (MusterStore          *self,
                                                  GCancellable         *cancellable,
                                                  GAsyncReadyCallback   callback,
                                                  gpointer              data);
MusterClubContent *muster_store_club_load_finish (MusterStore          *self,
                                                  GAsyncResult         *result,
                                                  GError              **error) G_GNUC_WARN_UNUSED_RESULT;

/* Does the work of muster_club_store_bring() in a worker thread, for any number of results. */
void               muster_store_club_put_async  (MusterStore          *self,
                                                 GPtrArray            *results,
                                                 GPtrArray            *newcomers,
                                                 GArray               *merges,
                                                 GCancellable         *cancellable,
                                                 GAsyncReadyCallback   callback,
                                                 gpointer              data);
/* Does the work of muster_club_store_merge_all() in a worker thread, and ends with the same function. */
void               muster_store_merge_names_async (MusterStore         *self,
                                                   GArray              *merges,
                                                   GCancellable        *cancellable,
                                                   GAsyncReadyCallback  callback,
                                                   gpointer             data);
/* Merges one name in a worker thread as muster_club_people_merge() does, or parts it again, and ends with the
 * same function. @member: (nullable): %NULL parts the name. */
void               muster_store_club_name_async (MusterStore         *self,
                                                 const char          *name,
                                                 const char          *member,
                                                 GCancellable        *cancellable,
                                                 GAsyncReadyCallback  callback,
                                                 gpointer             data);
gboolean           muster_store_club_put_finish (MusterStore          *self,
                                                 GAsyncResult         *result,
                                                 GError              **error);

/* Opens the stored battles among @uuids one after the other and calls @visit with each, with NULL for one
 * that cannot be read. It skips those that are not stored. @uuids: (element-type utf8). */
typedef void (*MusterBattleVisit) (MusterBattle *battle,
                                   gpointer      data);

void               muster_store_club_visit_battles        (MusterStore          *self,
                                                           MusterLibrary        *library,
                                                           GPtrArray            *uuids,
                                                           MusterBattleVisit     visit,
                                                           gpointer              visit_data);
/* The same in a worker thread, which also calls @visit. */
void               muster_store_club_visit_battles_async  (MusterStore          *self,
                                                           MusterLibrary        *library,
                                                           GPtrArray            *uuids,
                                                           MusterBattleVisit     visit,
                                                           gpointer              visit_data,
                                                           GDestroyNotify        destroy,
                                                           GCancellable         *cancellable,
                                                           GAsyncReadyCallback   callback,
                                                           gpointer              data);
/* (transfer none): returns @visit_data, which lives as long as @result. */
gpointer           muster_store_club_visit_battles_finish (MusterStore          *self,
                                                           GAsyncResult         *result,
                                                           GError              **error);

G_END_DECLS
