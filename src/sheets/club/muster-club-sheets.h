/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-service.h"
#include "core/club/muster-club-tables.h"
#include "core/library/muster-library.h"
#include "sheets/document/muster-document.h"

G_BEGIN_DECLS

/**
 * MusterClubFixture:
 * @defender: (nullable): %NULL if the attacker sits out this round
 * @scenario: the name of the scenario, or ""
 *
 * A pair of opponents on a sheet. It owns nothing.
 */
typedef struct
{
  guint round;
  guint table;
  const char *attacker;
  const char *defender;
  const char *scenario;
} MusterClubFixture;

/* The league with ratings. */
MusterTable    *muster_club_sheets_league_table_new (const MusterClubTables  *tables) G_GNUC_WARN_UNUSED_RESULT;
/* An evening's standings. @standings: (element-type MusterClubStanding): of players of @book */
MusterTable    *muster_club_sheets_evening_table_new (const MusterClubBook    *book,
                                                      GArray                  *standings) G_GNUC_WARN_UNUSED_RESULT;
/* How a player did against everybody whom he met, whom he met most often first. */
MusterTable    *muster_club_sheets_rivals_table_new (const MusterClubTables  *tables,
                                                     guint                    player) G_GNUC_WARN_UNUSED_RESULT;
/* Shows league, head to head, win rates, ratings and battles per month for the chosen results. */
MusterDocument *muster_club_sheets_report_new       (const MusterClubTables  *tables,
                                                     MusterLibrary           *library) G_GNUC_WARN_UNUSED_RESULT;
/* Shows what one member has done. @title: his name on the sheet; @service: (nullable): what the
 * logs of his battles say */
MusterDocument *muster_club_sheets_member_new       (const MusterClubTables  *tables,
                                                     guint                    player,
                                                     MusterLibrary           *library,
                                                     const char              *title,
                                                     MusterClubService       *service) G_GNUC_WARN_UNUSED_RESULT;
/* Shows the pairings of an evening, with room for the results. @date: a day; @fixtures: sorted
 * by round */
MusterDocument *muster_club_sheets_fixtures_new     (const char              *date,
                                                     const MusterClubFixture *fixtures,
                                                     guint                    n_fixtures) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
