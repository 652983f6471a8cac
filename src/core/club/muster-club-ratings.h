/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-book.h"
#include "core/club/muster-glicko.h"

G_BEGIN_DECLS

typedef struct
{
  guint player;
  guint battles;
  MusterGlicko glicko;
} MusterClubRating;

/**
 * MusterClubRatings:
 * @rows: (element-type MusterClubRating): highest first, then by name
 * @first_month: of the first result, as muster_club_date_get_month() counts
 * @n_months: periods, to that of the last result or of the last day that counts
 * @months: (element-type guint): those with a result, since only then ratings change
 * @history: (nullable): by player of the book and place in @months; a rating of 0 before his first result
 */
typedef struct
{
  GArray *rows;
  guint first_month;
  guint n_months;
  GArray *months;
  MusterGlicko *history;
} MusterClubRatings;

/* @to: (nullable): the last day that counts. A period is a calendar month. */
MusterClubRatings  *muster_club_ratings_new  (const MusterClubBook    *book,
                                              const char              *to,
                                              gboolean                 with_history) G_GNUC_WARN_UNUSED_RESULT;
void                muster_club_ratings_free (MusterClubRatings       *self);

/* (nullable): before his first result there is none. @place: of the month among those with a result */
const MusterGlicko *muster_club_ratings_get  (const MusterClubRatings *self,
                                              guint                    player,
                                              guint                    place);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterClubRatings, muster_club_ratings_free)

G_END_DECLS
