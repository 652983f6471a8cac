/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-index.h"
#include "core/club/muster-club-league.h"
#include "core/club/muster-club-played.h"
#include "core/club/muster-club-profile.h"
#include "core/club/muster-club-rates.h"
#include "core/club/muster-club-ratings.h"
#include "core/club/muster-club-rivals.h"

G_BEGIN_DECLS

#define MUSTER_CLUB_N_BY 4

/**
 * MusterClubChoice:
 * @from, @to: days, or ""
 * @ruleset, @place: "" for all
 *
 * Which results the user looks at. It owns its texts.
 */
typedef struct
{
  char *from;
  char *to;
  char *ruleset;
  char *place;
  MusterClubScoring scoring;
} MusterClubChoice;

void              muster_club_tables_choice_init   (MusterClubChoice       *self);
void              muster_club_tables_choice_clear  (MusterClubChoice       *self);
void              muster_club_tables_choice_copy   (const MusterClubChoice *self,
                                                    MusterClubChoice       *copy);
/* Returns a filter that is valid as long as the choice is not changed. */
MusterClubFilter  muster_club_tables_choice_filter (const MusterClubChoice *self);

/**
 * MusterClubTables:
 * @league: (element-type MusterClubStanding)
 * @rivals: (element-type MusterClubRivals)
 * @rates: by #MusterClubBy (element-type MusterClubRate)
 * @ratings: the ratings in the ruleset of the choice, or in all games, after all results until its
 *   last day, with their history
 * @profiles: (element-type MusterClubProfile): by player
 * @months: (element-type guint): battles per month
 * @played: (element-type MusterClubPlayed): how often each game was played
 * @n_battles: the number of results that count, including byes
 *
 * All tables that are shown of a club, worked out at once on any thread. Immutable and
 * reference-counted.
 */
typedef struct
{
  gatomicrefcount ref_count;
  MusterClubBook *book;
  MusterClubChoice choice;
  GArray *league;
  GArray *rivals;
  GArray *rates[MUSTER_CLUB_N_BY];
  MusterClubRatings *ratings;
  GPtrArray *profiles;
  GArray *months;
  guint first_month;
  GArray *played;
  guint n_battles;
} MusterClubTables;

MusterClubTables       *muster_club_tables_new         (MusterClubBook         *book,
                                                        const MusterClubChoice *choice) G_GNUC_WARN_UNUSED_RESULT;
void                    muster_club_tables_unref       (MusterClubTables       *self);

/* Which results the ratings count. It is valid as long as the tables are. */
MusterClubFilter        muster_club_tables_filter_ratings (const MusterClubTables *self);
/* Returns NULL if the player has not played. */
const MusterClubRating *muster_club_tables_find_rating (const MusterClubTables *self,
                                                        guint                   player);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterClubChoice, muster_club_tables_choice_clear)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterClubTables, muster_club_tables_unref)

G_END_DECLS
