/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-tables.h"
#include "core/library/muster-library.h"

G_BEGIN_DECLS

/* What is said of ratings wherever they stand: in the window, on paper and on web pages. */

/* What the ratings are, of which games, since when and how sure; "" if there are none. */
char *muster_club_rating_words_about (const MusterClubTables *tables,
                                      MusterLibrary          *library) G_GNUC_WARN_UNUSED_RESULT;
/* What the rating of one member is called: "Rating (Glicko-2), all games together". */
char *muster_club_rating_words_title (const MusterClubTables *tables,
                                      MusterLibrary          *library) G_GNUC_WARN_UNUSED_RESULT;
/* "1624 ±256"; "" if @rating is NULL. @rating: (nullable). */
char *muster_club_rating_words_value (const MusterClubRating *rating) G_GNUC_WARN_UNUSED_RESULT;
/* Between which ratings his strength lies. */
char *muster_club_rating_words_sure  (const MusterClubRating *rating) G_GNUC_WARN_UNUSED_RESULT;
/* In which month, by how much and by which results it moved last. */
char *muster_club_rating_words_moved (const MusterClubTables *tables,
                                      const MusterClubRating *rating) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
