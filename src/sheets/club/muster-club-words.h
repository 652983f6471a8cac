/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-league.h"
#include "core/club/muster-club-profile.h"
#include "core/library/muster-library.h"

G_BEGIN_DECLS

/* "12 March 2026" */
char       *muster_club_words_day      (const char             *date) G_GNUC_WARN_UNUSED_RESULT;
/* "March 2026", or "Mar" if there is little room. */
char       *muster_club_words_month    (guint                   month,
                                        gboolean                is_short) G_GNUC_WARN_UNUSED_RESULT;

/* Return the names of a ruleset and a scenario, or the ids if these are unknown. */
const char *muster_club_words_ruleset  (MusterLibrary          *library,
                                        const char             *ruleset);
/* (nullable): the ruleset that a game is, by its id, its name or a short name, in any case. */
MusterRuleset *muster_club_words_find_game (MusterLibrary          *library,
                                            const char             *game);
const char *muster_club_words_scenario (MusterLibrary          *library,
                                        const char             *ruleset,
                                        const char             *scenario);

/* "Ann and Abe beat Ben", "Ann and Ben drew", "Cid had no opponent". */
char       *muster_club_words_result   (const MusterClubBook   *book,
                                        const MusterClubGame   *game) G_GNUC_WARN_UNUSED_RESULT;
/* "5 : 3", with the points of the winner first; "" if not every side has points. */
char       *muster_club_words_score    (const MusterClubGame   *game) G_GNUC_WARN_UNUSED_RESULT;
/* Returns the date, the rules and the place. */
char       *muster_club_words_setting  (MusterLibrary          *library,
                                        const MusterClubGame   *game) G_GNUC_WARN_UNUSED_RESULT;
/* "won, lost, drew", the latest last. */
char       *muster_club_words_form     (const MusterClubProfile *profile) G_GNUC_WARN_UNUSED_RESULT;
/* Shows the same as bars of three heights. */
char       *muster_club_words_bars     (const MusterClubProfile *profile) G_GNUC_WARN_UNUSED_RESULT;
/* "7 won, 2 drawn, 2 lost" */
char       *muster_club_words_counts   (const guint            *counts) G_GNUC_WARN_UNUSED_RESULT;
/* What a win, a draw and a loss are worth, and who stands before whom. */
char       *muster_club_words_scoring  (const MusterClubScoring *scoring) G_GNUC_WARN_UNUSED_RESULT;
/* The difference of victory points: "+3", "0", "−6.5", with a minus sign as wide as the plus. */
char       *muster_club_words_difference (const MusterClubStanding *standing) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
