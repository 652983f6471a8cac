/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-names.h"
#include "core/library/muster-library.h"
#include "sheets/web/muster-club-web.h"

G_BEGIN_DECLS

/**
 * MusterClubSite:
 * @results: (element-type MusterClubResult)
 * @members: (element-type utf8 MusterClubMember): by name
 * @seasons: (element-type MusterClubSeason)
 * @club: what the club is called, or ""
 * @accent: (nullable): its colour, as #rrggbb
 * @badge: (nullable): the letters on its badge
 * @today: a day, which says which season it is and which evenings are to come
 * @evenings: (element-type MusterEvening)
 * @events: (element-type MusterTournament)
 *
 * A club and how its web pages look.
 */
typedef struct
{
  GPtrArray *results;
  const MusterClubNames *names;
  GHashTable *members;
  GPtrArray *seasons;
  MusterLibrary *library;
  const char *club;
  const char *accent;
  const char *badge;
  const char *today;
  GPtrArray *evenings;
  GPtrArray *events;
} MusterClubSite;

/* (transfer full) (element-type MusterWebFile): the league is that of the season of today that began
 * last; of all results if there is none. Takes a while for a large club: any thread may do it. */
GPtrArray *muster_club_site_list_files (const MusterClubSite *self) G_GNUC_WARN_UNUSED_RESULT;

/* Writes the files into a folder, which is made if it is not there. A file whose bytes would be the
 * same is not touched; what was written before and is not among them any more goes; other files are
 * left alone, and one of them that is in the way is an error. @n_written, @n_removed: (out) */
gboolean   muster_web_folder_write     (const char  *folder,
                                        GPtrArray   *files,
                                        guint       *n_written,
                                        guint       *n_removed,
                                        GError     **error);

G_END_DECLS
