/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-names.h"
#include "core/club/muster-club-result.h"

G_BEGIN_DECLS

/**
 * MusterClubSeat:
 * @player: index of the member in the book
 * @side: of the battle, from 0
 * @line: his line of the result
 */
typedef struct
{
  guint player;
  guint side;
  const MusterClubLine *line;
} MusterClubSeat;

/**
 * MusterClubGame:
 * @winner: index of the side that won, or -1 for a draw
 * @ranks: (nullable): the places by side, if the battle has places
 * @has_points: whether every side has points
 * @is_bye: whether the player had no opponent
 *
 * A result with its players and sides as numbers.
 */
typedef struct
{
  MusterClubResult *result;
  MusterClubSeat *seats;
  gint64 *points; /* by side in hundredths, if has_points */
  guint *ranks;
  guint n_seats;
  guint n_sides;
  int winner;
  gboolean has_points;
  gboolean is_bye;
} MusterClubGame;

/**
 * MusterClubBook:
 *
 * All results of a club, sorted by date and battle, and its members, sorted by name. It is
 * immutable and reference-counted, so that any thread can work out tables from it.
 */
typedef struct _MusterClubBook MusterClubBook;

/**
 * MusterClubFilter:
 * @from, @to: (nullable): days, inclusive
 * @ruleset, @place: (nullable): only results with exactly this text
 *
 * Which results count. A member that is %NULL leaves none out.
 */
typedef struct
{
  const char *from;
  const char *to;
  const char *ruleset;
  const char *place;
} MusterClubFilter;

/* @results: (element-type MusterClubResult): all must be valid. If two are of the same battle,
 * the first one counts. */
MusterClubBook       *muster_club_book_new           (GPtrArray              *results,
                                                      const MusterClubNames  *names) G_GNUC_WARN_UNUSED_RESULT;
MusterClubBook       *muster_club_book_ref           (MusterClubBook         *self);
void                  muster_club_book_unref         (MusterClubBook         *self);

guint                 muster_club_book_get_n_games   (const MusterClubBook   *self);
const MusterClubGame *muster_club_book_get_game      (const MusterClubBook   *self,
                                                      guint                   game);
guint                 muster_club_book_get_n_players (const MusterClubBook   *self);
const char           *muster_club_book_get_name      (const MusterClubBook   *self,
                                                      guint                   player);
/* Whether he is a member today; somebody who was removed is in tables, but in no chart. */
gboolean              muster_club_book_is_member     (const MusterClubBook   *self,
                                                      guint                   player);
/* Returns whether a member of that name has a result. */
gboolean              muster_club_book_find_player   (const MusterClubBook   *self,
                                                      const char             *name,
                                                      guint                  *player);

/* Returns how the game ended for @side against @other: by their places, if it has places.
 * Otherwise two sides that both lost to a third drew. */
MusterClubVerdict     muster_club_game_judge         (const MusterClubGame   *self,
                                                      guint                   side,
                                                      guint                   other);
/* Returns the points of the best of the other sides. */
gint64                muster_club_game_get_against   (const MusterClubGame   *self,
                                                      guint                   side);

gboolean              muster_club_filter_matches     (const MusterClubFilter *self,
                                                      const MusterClubGame   *game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterClubBook, muster_club_book_unref)

G_END_DECLS
