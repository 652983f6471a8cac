/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-season.h"
#include "store/documents/muster-documents.h"

G_BEGIN_DECLS

/* The seasons of a club. Putting and removing one are changes of the club that can be undone. */

/* (element-type MusterClubSeason): by the first day, then by name. @n_damaged: grows by those that
 * cannot be read. NULL: none can be read. */
GPtrArray *muster_club_seasons_list   (MusterDocuments         *documents,
                                       guint                   *n_damaged,
                                       GError                 **error) G_GNUC_WARN_UNUSED_RESULT;
/* One of that name changes. @season: without fault. */
gboolean   muster_club_seasons_put    (const MusterClubSeason  *season,
                                       MusterDocuments         *documents,
                                       GError                 **error);
/* MUSTER_STORE_ERROR_NOT_FOUND if there is none of that name. */
gboolean   muster_club_seasons_remove (MusterDocuments         *documents,
                                       const char              *name,
                                       GError                 **error);

G_END_DECLS
