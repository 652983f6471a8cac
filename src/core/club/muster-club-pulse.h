/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-book.h"
#include "core/club/muster-glicko.h"

G_BEGIN_DECLS

/**
 * MusterClubAbsence:
 * @days: the number of days since his last result
 */
typedef struct
{
  guint player;
  guint days;
} MusterClubAbsence;

/**
 * MusterClubMeeting:
 * @first, @second: players of the book
 * @battles: how often they have been opponents
 */
typedef struct
{
  guint first;
  guint second;
  guint battles;
} MusterClubMeeting;

/* Returns the number of days from the last result to @today; -1 if there is no result or if it
 * lies in the future. */
int      muster_club_pulse_days_since_last (const MusterClubBook *book,
                                            const char           *today);
/* (element-type MusterClubAbsence): Lists the players who have not played for at least @days
 * days, the longest absence first. */
GArray  *muster_club_pulse_absences_new    (const MusterClubBook *book,
                                            const char           *today,
                                            guint                 days) G_GNUC_WARN_UNUSED_RESULT;
/* (element-type MusterClubMeeting): Lists all pairs of these players, those who have met least
 * first; of those who have met equally often, the pair whose last meeting is longest ago.
 * @players: numbers in the book. */
GArray  *muster_club_pulse_meetings_new    (const MusterClubBook *book,
                                            const guint          *players,
                                            guint                 n_players) G_GNUC_WARN_UNUSED_RESULT;
/* Counts how often each of these scenarios of a ruleset was played. */
void     muster_club_pulse_count_scenarios (const MusterClubBook *book,
                                            const char           *ruleset,
                                            const char *const    *scenarios,
                                            guint                *counts);

/* Returns how many points more than the @points of his opponent the weaker player should get: as
 * many per cent as the stronger's chance of winning is above one half. */
int      muster_club_pulse_balance          (const MusterGlicko   *stronger,
                                             const MusterGlicko   *weaker,
                                             int                   points);

G_END_DECLS
