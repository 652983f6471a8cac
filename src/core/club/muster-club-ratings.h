/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-book.h"
#include "core/club/muster-glicko.h"

G_BEGIN_DECLS

/**
 * MusterClubRating:
 * @since: the month of his first battle, as from muster_club_date_get_month()
 * @moved: the last month in which he played, whose battles moved his rating last
 * @before: his rating before that month
 */
typedef struct
{
  guint player;
  guint battles;
  guint since;
  guint moved;
  double before;
  MusterGlicko glicko;
} MusterClubRating;

/**
 * MusterClubRatings:
 * @rows: (element-type MusterClubRating): highest first, then by name
 * @first_month: the month of the first result, as from muster_club_date_get_month()
 * @n_months: the number of periods until that of the last result or of the last day that counts
 * @months: (element-type guint): the months with a result, since ratings change only in them
 * @history: (nullable): ratings by player of the book and place in @months; 0 before his first
 *   result
 */
typedef struct
{
  GArray *rows;
  guint first_month;
  guint n_months;
  GArray *months;
  MusterGlicko *history;
} MusterClubRatings;

/* @filter: which results count. Each calendar month is a period, until that of its last day. */
MusterClubRatings  *muster_club_ratings_new  (const MusterClubBook    *book,
                                              const MusterClubFilter  *filter,
                                              gboolean                 with_history) G_GNUC_WARN_UNUSED_RESULT;
void                muster_club_ratings_free (MusterClubRatings       *self);

/* Returns: (nullable): NULL before his first result. @place: the place of the month in @months. */
const MusterGlicko *muster_club_ratings_get  (const MusterClubRatings *self,
                                              guint                    player,
                                              guint                    place);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterClubRatings, muster_club_ratings_free)

G_END_DECLS
