/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-tables.h"
#include "core/library/muster-library.h"
#include "sheets/chart/muster-chart.h"

G_BEGIN_DECLS

/* The charts of a club. If there are more players than can be told apart, only the first of the
 * league are shown. */

/* Shows the ratings of the highest players, in those months of the choice in which one of them
 * played. */
MusterChart *muster_club_charts_ratings (const MusterClubTables *tables,
                                         MusterLibrary          *library,
                                         guint                   n_players) G_GNUC_WARN_UNUSED_RESULT;
/* Shows the ratings of one player. */
MusterChart *muster_club_charts_rating  (const MusterClubTables *tables,
                                         MusterLibrary          *library,
                                         guint                   player) G_GNUC_WARN_UNUSED_RESULT;
/* Leaves out players who met none of the others. */
MusterChart *muster_club_charts_rivals  (const MusterClubTables *tables,
                                         guint                   n_players) G_GNUC_WARN_UNUSED_RESULT;
/* Shows values with at least one battle, the most frequent first. */
MusterChart *muster_club_charts_rates   (const MusterClubTables *tables,
                                         MusterLibrary          *library,
                                         MusterClubBy            by,
                                         guint                   n_values) G_GNUC_WARN_UNUSED_RESULT;
/* Shows how often each game was played, the most frequent first; those beyond @n_games as one. */
MusterChart *muster_club_charts_played  (const MusterClubTables *tables,
                                         MusterLibrary          *library,
                                         guint                   n_games) G_GNUC_WARN_UNUSED_RESULT;
/* Shows at most @n_months, the last ones. Long periods without a battle are left out. */
MusterChart *muster_club_charts_months  (const MusterClubTables *tables,
                                         guint                   n_months) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
