/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-names.h"
#include "core/club/muster-club-result.h"

G_BEGIN_DECLS

/**
 * MusterClubSeat:
 * @player: index of the member among those of the book
 * @side: of the battle, from 0
 * @line: what the result says of him
 */
typedef struct
{
  guint player;
  guint side;
  const MusterClubLine *line;
} MusterClubSeat;

/**
 * MusterClubGame:
 * @winner: side, or -1: a draw
 * @has_points: every side has points
 * @is_bye: of one who had nobody to play against
 *
 * A result with its players and sides as numbers.
 */
typedef struct
{
  MusterClubResult *result;
  MusterClubSeat *seats;
  gint64 *points; /* by side, if has_points */
  guint n_seats;
  guint n_sides;
  int winner;
  gboolean has_points;
  gboolean is_bye;
} MusterClubGame;

/**
 * MusterClubBook:
 *
 * All results of a club, by date and battle, with the members whose they are, by name. Immutable and
 * counted: tables can be worked out from it on any thread.
 */
typedef struct _MusterClubBook MusterClubBook;

/**
 * MusterClubFilter:
 * @from, @to: (nullable): days, inclusive
 * @ruleset, @place: (nullable): exactly
 *
 * Which results count. All of them where nothing is said.
 */
typedef struct
{
  const char *from;
  const char *to;
  const char *ruleset;
  const char *place;
} MusterClubFilter;

/* @results: (element-type MusterClubResult): each sound. Of two with the same battle the first one counts. */
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
/* Returns: whether a member of that name has a result */
gboolean              muster_club_book_find_player   (const MusterClubBook   *self,
                                                      const char             *name,
                                                      guint                  *player);

/* Whether the two stood on opposite sides; how it ended for the first. Two who lost to a third drew. */
MusterClubVerdict     muster_club_game_judge         (const MusterClubGame   *self,
                                                      guint                   side,
                                                      guint                   other);
/* The most points of the other sides. */
gint64                muster_club_game_get_against   (const MusterClubGame   *self,
                                                      guint                   side);

gboolean              muster_club_filter_matches     (const MusterClubFilter *self,
                                                      const MusterClubGame   *game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterClubBook, muster_club_book_unref)

G_END_DECLS
