/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-evening.h"
#include "core/club/muster-tournament.h"
#include "store/documents/muster-documents.h"

G_BEGIN_DECLS

/* The evenings and the events of a club. Putting and removing one are changes of the club that can be
 * undone. */

/* (element-type MusterEvening): by day, time and number. @n_damaged: (inout): counted up for each that
 * cannot be read. NULL: none can. */
GPtrArray *muster_club_evenings_list             (MusterDocuments         *documents,
                                                  guint                   *n_damaged,
                                                  GError                 **error) G_GNUC_WARN_UNUSED_RESULT;
/* (element-type MusterTournament): by number. */
GPtrArray *muster_club_evenings_tournaments_list (MusterDocuments         *documents,
                                                  guint                   *n_damaged,
                                                  GError                 **error) G_GNUC_WARN_UNUSED_RESULT;

/* Gives one that is new its key and its number. @title: what was done, in words. */
gboolean   muster_club_evenings_put             (MusterEvening           *evening,
                                                MusterDocuments         *documents,
                                                const char              *title,
                                                GError                 **error);
gboolean   muster_club_evenings_tournaments_put (MusterTournament        *tournament,
                                       MusterDocuments         *documents,
                                       const char              *title,
                                       GError                 **error);

gboolean   muster_club_evenings_remove             (const MusterEvening     *evening,
                                                   MusterDocuments         *documents,
                                                   GError                 **error);
gboolean   muster_club_evenings_tournaments_remove (const MusterTournament  *tournament,
                                          MusterDocuments         *documents,
                                          GError                 **error);

/* Counts how often an evening was changed since it is there. */
gboolean   muster_club_evenings_count     (const MusterEvening     *evening,
                                          MusterDocuments         *documents,
                                          guint                   *n_changes,
                                          GError                 **error);

G_END_DECLS
