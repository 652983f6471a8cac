/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-book.h"
#include "core/club/muster-club-profile.h"
#include "core/library/muster-library.h"

G_BEGIN_DECLS

/* "12 March 2026" */
char       *muster_club_words_day      (const char             *date) G_GNUC_WARN_UNUSED_RESULT;
/* "March 2026", or "Mar" where there is little room. */
char       *muster_club_words_month    (guint                   month,
                                        gboolean                is_short) G_GNUC_WARN_UNUSED_RESULT;

/* What people call a ruleset and a scenario; what nobody knows is called what it was called. */
const char *muster_club_words_ruleset  (MusterLibrary          *library,
                                        const char             *ruleset);
const char *muster_club_words_scenario (MusterLibrary          *library,
                                        const char             *ruleset,
                                        const char             *scenario);

/* "Ann and Abe beat Ben", "Ann and Ben drew", "Cid had no opponent". */
char       *muster_club_words_result   (const MusterClubBook   *book,
                                        const MusterClubGame   *game) G_GNUC_WARN_UNUSED_RESULT;
/* "5 : 3", in the order of the sides; "" if not every side has points. */
char       *muster_club_words_score    (const MusterClubGame   *game) G_GNUC_WARN_UNUSED_RESULT;
/* When, by which rules and where. */
char       *muster_club_words_setting  (MusterLibrary          *library,
                                        const MusterClubGame   *game) G_GNUC_WARN_UNUSED_RESULT;
/* "won, lost, drew", the last one last. */
char       *muster_club_words_form     (const MusterClubProfile *profile) G_GNUC_WARN_UNUSED_RESULT;
/* The same as bars of three heights. */
char       *muster_club_words_bars     (const MusterClubProfile *profile) G_GNUC_WARN_UNUSED_RESULT;
/* "7 won, 2 drawn, 2 lost" */
char       *muster_club_words_counts   (const guint            *counts) G_GNUC_WARN_UNUSED_RESULT;
/* "+3", "0", "−6", with a minus that is as wide as the plus. */
char       *muster_club_words_signed   (gint64                  number) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
