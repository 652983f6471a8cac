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
 * @place: the place, which is shared by players who differ in nothing but their names
 * @mutual: points from battles against players with the same number of points
 * @n_mutual: the number of those battles
 * @n_mutual_won: the number of them that he won
 * @points_for, @points_against: victory points in hundredths
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
 * The criteria that put one player above another, in the order in which they are applied.
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

/* Returns the difference of victory points, in hundredths. */
gint64          muster_club_standing_get_difference (const MusterClubStanding *self);

/* Reads what a win, a draw and a loss are worth, such as "3,1,0". */
gboolean        muster_club_scoring_parse  (const char                *text,
                                            MusterClubScoring         *scoring);
/* Returns why @text cannot be read. */
char           *muster_club_scoring_dup_fault (const char             *text) G_GNUC_WARN_UNUSED_RESULT;

/* (element-type MusterClubStanding): Returns the league, from the first place to the last. */
GArray         *muster_club_league_new     (const MusterClubBook      *book,
                                            const MusterClubFilter    *filter,
                                            const MusterClubScoring   *scoring) G_GNUC_WARN_UNUSED_RESULT;
/* Returns why a player stands before the next although they have the same number of points, such
 * as "before Ben: won the battle between them"; NULL if there is nothing to explain. */
char           *muster_club_league_explain (const MusterClubBook      *book,
                                            GArray                    *league,
                                            guint                      line) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
