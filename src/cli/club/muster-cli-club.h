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
MusterClubContent *muster_cli_load_club  (const char         *path) G_GNUC_WARN_UNUSED_RESULT;
MusterClubContent *muster_cli_club_of    (MusterStore        *store) G_GNUC_WARN_UNUSED_RESULT;
/* As it would be if it were written to: a data file that is not there yet is an empty one. */
MusterClubContent *muster_cli_try_club   (const char         *path) G_GNUC_WARN_UNUSED_RESULT;
MusterClubBook    *muster_cli_load_book  (const char         *path) G_GNUC_WARN_UNUSED_RESULT;

/* Says which battles were fought to their end and are no results, and why. */
void               muster_cli_tell_uncounted (const MusterClubContent *club);

/* Says so if a table has no lines. */
gboolean           muster_cli_tell_empty (guint               n);

/* A day of an option; @day may be NULL. FALSE: said that it cannot be read. */
gboolean           muster_cli_check_day  (const char         *option,
                                          const char         *day);
/* --scoring; @text may be NULL. FALSE: said that it cannot be read. */
gboolean           muster_cli_check_scoring (const char        *text,
                                             MusterClubScoring *scoring);
/* The names of --players. NULL: said what is wrong with them. */
char             **muster_cli_split_players (const char      *players) G_GNUC_WARN_UNUSED_RESULT;

/* A number as it is printed with so many decimals. */
void               muster_cli_add_rounded (JsonBuilder       *builder,
                                           const char        *member,
                                           double             number,
                                           int                decimals);
/* "battles", "won", "drawn", "lost". @counts: by MusterClubVerdict */
void               muster_cli_add_counts (JsonBuilder        *builder,
                                          guint               battles,
                                          const guint        *counts);
/* "pairs" and "bye" of a round. */
void               muster_cli_add_pairs  (JsonBuilder        *builder,
                                          const MusterClubRound *round,
                                          char              **names);
void               muster_cli_print_pairs (const MusterClubRound *round,
                                           char              **names);

/* A table is a function that adds a list to the builder, or prints it. */
void               muster_cli_end_json   (JsonBuilder        *builder);

/* What is looked at. */
#define MUSTER_CLI_OPTIONS_CLUB_CHOICE(from, to, ruleset, scoring) \
  { "from", 0, 0, G_OPTION_ARG_STRING, (from), N_("The first day that counts"), N_("DATE") }, \
  { "to", 0, 0, G_OPTION_ARG_STRING, (to), N_("The last day that counts"), N_("DATE") }, \
  { "ruleset", 0, 0, G_OPTION_ARG_STRING, (ruleset), N_("Only battles with this ruleset"), N_("ID") }, \
  { "scoring", 0, 0, G_OPTION_ARG_STRING, (scoring), \
    N_("What a win, a draw and a loss are worth; otherwise 3,1,0"), N_("W,D,L") }

G_END_DECLS
