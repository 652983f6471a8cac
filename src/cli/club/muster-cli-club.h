/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "cli/muster-cli.h"
#include "core/club/muster-club-book.h"
#include "core/club/muster-club-league.h"
#include "core/club/muster-club-round-robin.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

/* What the commands of the club share. */

/* The club of a data file; an empty one for a user who has never stored anything. NULL: said why. */
MusterClubContent *muster_cli_club_load      (const char         *path) G_GNUC_WARN_UNUSED_RESULT;
MusterClubContent *muster_cli_club_of        (MusterStore        *store) G_GNUC_WARN_UNUSED_RESULT;
/* As it would be if it were written to: a data file that is not there yet is an empty one. */
MusterClubContent *muster_cli_club_try       (const char         *path) G_GNUC_WARN_UNUSED_RESULT;
MusterClubBook    *muster_cli_club_load_book (const char         *path) G_GNUC_WARN_UNUSED_RESULT;

/* Says which battles were fought to their end and are no results, and why. */
void               muster_cli_club_tell_uncounted (const MusterClubContent *club);

/* A whole club as a folder of tables; what is wrong is said. */
MusterCliStatus    muster_cli_club_archive_export (const char         *path,
                                                   const char         *folder,
                                                   gboolean            overwrite);
MusterCliStatus    muster_cli_club_archive_import (const char         *path,
                                                   const char         *folder);

/* Says so if a table has no lines. */
gboolean           muster_cli_club_tell_empty (guint               n);

/* A day of an option; @day may be NULL. FALSE: said that it cannot be read. */
gboolean           muster_cli_club_check_day  (const char         *option,
                                               const char         *day);
/* --scoring; @text may be NULL. FALSE: said that it cannot be read. */
gboolean           muster_cli_club_check_scoring (const char        *text,
                                                  MusterClubScoring *scoring);
/* The names of --players. NULL: said what is wrong with them. */
char             **muster_cli_club_split_players (const char      *players) G_GNUC_WARN_UNUSED_RESULT;

/* A number as it is printed with so many decimals. @member: (nullable): it is in a list. */
void               muster_cli_club_add_rounded (JsonBuilder       *builder,
                                                const char        *member,
                                                double             number,
                                                int                decimals);
/* Points in hundredths, as a number without needless decimals. @member: (nullable): it is in a list. */
void               muster_cli_club_add_points (JsonBuilder        *builder,
                                               const char         *member,
                                               gint64              points);
/* "battles", "won", "drawn", "lost". @counts: by MusterClubVerdict */
void               muster_cli_club_add_counts (JsonBuilder        *builder,
                                               guint               battles,
                                               const guint        *counts);
/* "pairs" and "bye" of a round. */
void               muster_cli_club_add_pairs  (JsonBuilder        *builder,
                                               const MusterClubRound *round,
                                               char              **names);
void               muster_cli_club_print_pairs (const MusterClubRound *round,
                                                char              **names);

/* A table is a function that adds a list to the builder, or prints it. */
void               muster_cli_club_end_json   (JsonBuilder        *builder);

G_END_DECLS
