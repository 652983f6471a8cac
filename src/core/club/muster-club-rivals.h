/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-book.h"

G_BEGIN_DECLS

/**
 * MusterClubRivals:
 * @player, @opponent: the two, sorted by name
 * @counts: by #MusterClubVerdict, for @player
 *
 * Two players who were opponents, and how their battles ended.
 */
typedef struct
{
  guint player;
  guint opponent;
  guint battles;
  guint counts[3];
} MusterClubRivals;

/* (element-type MusterClubRivals): Lists all pairs of opponents, sorted by player, then by
 * opponent. */
GArray                 *muster_club_rivals_new  (const MusterClubBook   *book,
                                                 const MusterClubFilter *filter) G_GNUC_WARN_UNUSED_RESULT;
/* Returns how the first did against the second, in whichever order the list has them; zeroes if
 * they never met. */
MusterClubRivals        muster_club_rivals_find (GArray                 *rivals,
                                                 guint                   player,
                                                 guint                   opponent);
/* (element-type MusterClubRivals): Lists how a player did against everybody whom he met, beginning with
 * whom he met most often. */
GArray                 *muster_club_rivals_list (GArray                 *rivals,
                                                 guint                   player) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
