/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-tables.h"
#include "core/library/muster-library.h"
#include "sheets/chart/muster-chart.h"

G_BEGIN_DECLS

/* What is drawn of a club. Where there are more than can be told apart, the first of the league are shown. */

/* Those who stand highest, in the months that are looked at and in which one of them played. */
MusterChart *muster_club_charts_ratings (const MusterClubTables *tables,
                                         guint                   n_players) G_GNUC_WARN_UNUSED_RESULT;
/* One player alone. */
MusterChart *muster_club_charts_rating  (const MusterClubTables *tables,
                                         guint                   player) G_GNUC_WARN_UNUSED_RESULT;
/* Who met nobody of them is left out. */
MusterChart *muster_club_charts_rivals  (const MusterClubTables *tables,
                                         guint                   n_players) G_GNUC_WARN_UNUSED_RESULT;
/* Each with at least a battle, the most played first. */
MusterChart *muster_club_charts_rates   (const MusterClubTables *tables,
                                         MusterLibrary          *library,
                                         MusterClubBy            by,
                                         guint                   n_values) G_GNUC_WARN_UNUSED_RESULT;
/* The last months, at most so many; long stretches without a battle are left out. */
MusterChart *muster_club_charts_months  (const MusterClubTables *tables,
                                         guint                   n_months) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
