/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-book.h"
#include "core/club/muster-glicko.h"

G_BEGIN_DECLS

/**
 * MusterClubAbsence:
 * @days: since his last result
 */
typedef struct
{
  guint player;
  guint days;
} MusterClubAbsence;

/**
 * MusterClubMeeting:
 * @first, @second: players of the book
 * @battles: how often they have stood against each other
 */
typedef struct
{
  guint first;
  guint second;
  guint battles;
} MusterClubMeeting;

/* Days from the last result until @today; -1: there is none, or it lies ahead. */
int      muster_club_days_since_last  (const MusterClubBook *book,
                                       const char           *today);
/* Who has not played for at least so many days, longest first. (element-type MusterClubAbsence) */
GArray  *muster_club_absences_new     (const MusterClubBook *book,
                                       const char           *today,
                                       guint                 days) G_GNUC_WARN_UNUSED_RESULT;
/* Of these players, who have met least, the fewest first; of those who met as often the ones whose last
 * meeting is longest ago. @players: numbers in the book. (element-type MusterClubMeeting) */
GArray  *muster_club_meetings_new     (const MusterClubBook *book,
                                       const guint          *players,
                                       guint                 n_players) G_GNUC_WARN_UNUSED_RESULT;
/* How often each of these scenarios of a ruleset was played. */
void     muster_club_count_scenarios  (const MusterClubBook *book,
                                       const char           *ruleset,
                                       const char *const    *scenarios,
                                       guint                *counts);

/* So many points more than his opponent's @points give the weaker an even chance: as many per cent as the
 * stronger's chance of winning is above one half. */
int      muster_club_balance          (const MusterGlicko   *stronger,
                                       const MusterGlicko   *weaker,
                                       int                   points);

G_END_DECLS
