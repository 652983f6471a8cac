/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-book.h"

G_BEGIN_DECLS

/**
 * MusterClubRivals:
 * @player, @opponent: the first by name first
 * @counts: by #MusterClubVerdict, for @player
 *
 * Two who stood against each other, and how it went.
 */
typedef struct
{
  guint player;
  guint opponent;
  guint battles;
  guint counts[3];
} MusterClubRivals;

/* (element-type MusterClubRivals): in the order of players, then of opponents. */
GArray                 *muster_club_rivals_new  (const MusterClubBook   *book,
                                                 const MusterClubFilter *filter) G_GNUC_WARN_UNUSED_RESULT;
/* How the first did against the second, whichever way round it is kept. Zeroes if they never met. */
MusterClubRivals        muster_club_rivals_find (GArray                 *rivals,
                                                 guint                   player,
                                                 guint                   opponent);

G_END_DECLS
