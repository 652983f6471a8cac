/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/muster-store.h"

G_BEGIN_DECLS

/* A club as a folder of tables (N-WEB-03, N-WEB-05): results.csv, members.csv, merges.csv,
 * seasons.csv, evenings.csv and events.csv. Reading them into an empty club gives the same club, and
 * writing that gives the same bytes. Evenings and events have a column with the whole document, since
 * rounds and pairs are no rows. Pictures are not in it. */

/* The names of the files, ended by NULL. */
extern const char *const muster_club_archive_files[];

/* (transfer full): the table of this name. NULL: the club cannot be read. */
char     *muster_club_archive_write (MusterStore         *store,
                                     const char          *file,
                                     GError             **error) G_GNUC_WARN_UNUSED_RESULT;
/* Takes all tables or none, as one change. @texts: by the names of the files, NULL for one that is not
 * there. */
gboolean  muster_club_archive_read  (MusterStore         *store,
                                     const char *const   *texts,
                                     GError             **error);

G_END_DECLS
