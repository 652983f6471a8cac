/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-book.h"

G_BEGIN_DECLS

/* What a win, a draw and a loss are worth. */
typedef struct
{
  int worth[3]; /* by MusterClubVerdict */
} MusterClubScoring;

#define MUSTER_CLUB_SCORING_DEFAULT ((MusterClubScoring) { { 3, 1, 0 } })

/**
 * MusterClubStanding:
 * @place: shared by those who tie in all but their name
 * @mutual: points from battles against others who have as many
 * @n_mutual: how many battles those are
 * @n_mutual_won: how many of them were won
 * @points_for, @points_against: victory points
 *
 * A line of the league.
 */
typedef struct
{
  guint player;
  guint place;
  guint battles;
  guint counts[3]; /* by MusterClubVerdict */
  gint64 points_for;
  gint64 points_against;
  gint64 points;
  gint64 mutual;
  guint n_mutual;
  guint n_mutual_won;
} MusterClubStanding;

/**
 * MusterClubBreak:
 *
 * What sets one who stands higher apart from the next, in the order in which it is looked at.
 */
typedef enum
{
  MUSTER_CLUB_BREAK_POINTS,
  MUSTER_CLUB_BREAK_MUTUAL,
  MUSTER_CLUB_BREAK_DIFFERENCE,
  MUSTER_CLUB_BREAK_WINS,
  MUSTER_CLUB_BREAK_BATTLES,
  MUSTER_CLUB_BREAK_NAME,
} MusterClubBreak;

/* "3,1,0" */
gboolean        muster_club_scoring_parse  (const char                *text,
                                            MusterClubScoring         *scoring);
/* Why it cannot be read. */
char           *muster_club_scoring_dup_fault (const char             *text) G_GNUC_WARN_UNUSED_RESULT;

/* (element-type MusterClubStanding): the first first. */
GArray         *muster_club_league_new     (const MusterClubBook      *book,
                                            const MusterClubFilter    *filter,
                                            const MusterClubScoring   *scoring) G_GNUC_WARN_UNUSED_RESULT;
/* Why one who has as many points as the next stands before him: "before Ben: won the battle between them".
 * NULL: nothing to explain. */
char           *muster_club_league_explain (const MusterClubBook      *book,
                                            GArray                    *league,
                                            guint                      line) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
