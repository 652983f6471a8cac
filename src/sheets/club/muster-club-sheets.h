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
 * @defender: (nullable): %NULL: the attacker sits out this round
 * @scenario: what people call it, or ""
 *
 * Two who meet, as it stands on paper. Nothing in it is owned.
 */
typedef struct
{
  guint round;
  guint table;
  const char *attacker;
  const char *defender;
  const char *scenario;
} MusterClubFixture;

/* League, head to head, win rates, ratings and battles a month, of what is looked at. */
MusterDocument *muster_club_report_new        (const MusterClubTables  *tables,
                                               MusterLibrary           *library) G_GNUC_WARN_UNUSED_RESULT;
/* What one member has done. @title: his name as it stands on paper; @service: (nullable): what the logs of
 * his battles know */
MusterDocument *muster_club_member_sheet_new  (const MusterClubTables  *tables,
                                               guint                    player,
                                               MusterLibrary           *library,
                                               const char              *title,
                                               MusterClubService       *service) G_GNUC_WARN_UNUSED_RESULT;
/* The table of an evening, with room for the results. @date: a day; @fixtures: by round */
MusterDocument *muster_club_fixtures_new      (const char              *date,
                                               const MusterClubFixture *fixtures,
                                               guint                    n_fixtures) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
