/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-book.h"
#include "core/club/muster-club-round-robin.h"

G_BEGIN_DECLS

/* Swiss pairing: players who stand near each other in the league meet, with as few second
 * meetings as possible. Players are numbered in the order of @names, which are those of members.
 * @from: (nullable): the first day that counts. The higher player attacks. */
MusterClubRound *muster_club_pairing_pair_swiss   (const MusterClubBook   *book,
                                                   const char             *from,
                                                   const char *const      *names) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (array): the numbers of the players, from the highest: as they stand in the league, those
 * without a result that counts last, by name. */
guint           *muster_club_pairing_rank_players (const MusterClubBook   *book,
                                                   const MusterClubFilter *filter,
                                                   const char *const      *names) G_GNUC_WARN_UNUSED_RESULT;

/* Of all pairings that cost least, returns the one that gives the highest player the highest
 * opponent, then the next free player, and so on. @n: even; players are numbered from the highest.
 * @costs: @n rows of @n numbers, the same in both directions: what it costs to let two meet, at most a
 * million; for as few second meetings as possible, 1 where two have met. Returns: (array length=n):
 * the opponent of each. */
guint           *muster_club_pairing_pair_highest (guint                   n,
                                                   const guint            *costs) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
