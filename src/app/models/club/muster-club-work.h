/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/club/muster-club-tables.h"
#include "core/library/muster-library.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

/**
 * MusterClubWork:
 * @content: (nullable): what was read; %NULL: the same as before
 * @entered: (element-type utf8): the battles that were typed in or imported
 * @league: (element-type MusterClubRow): the rows of the tables' league
 *
 * What is worked out of a club beside the window, and comes back whole.
 */
typedef struct
{
  MusterClubContent *content;
  MusterClubBook *book;
  MusterClubIndex *index;
  GHashTable *entered;
  MusterClubTables *tables;
  GPtrArray *league;
} MusterClubWork;

void            muster_club_work_free   (MusterClubWork         *self);

/* @content: (transfer full): the content of the file. */
void            muster_club_work_async  (gpointer                source,
                                         MusterClubContent      *content,
                                         MusterLibrary          *library,
                                         const MusterClubChoice *choice,
                                         GCancellable           *cancellable,
                                         GAsyncReadyCallback     callback,
                                         gpointer                data);
/* Makes only the tables anew, for another choice. */
void            muster_club_rework_async (gpointer               source,
                                          MusterClubBook        *book,
                                          const MusterClubChoice *choice,
                                          GCancellable          *cancellable,
                                          GAsyncReadyCallback    callback,
                                          gpointer               data);
MusterClubWork *muster_club_work_finish (GAsyncResult           *result,
                                         GError                **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterClubWork, muster_club_work_free)

G_END_DECLS
