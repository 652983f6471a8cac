/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/club/muster-club.h"
#include "app/toolkit/muster-panel.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CLUB_LEAGUE_VIEW (muster_club_league_view_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubLeagueView, muster_club_league_view, MUSTER, CLUB_LEAGUE_VIEW, MusterPanel)

/**
 * MusterClubLeagueView:
 *
 * The league and what is drawn of the club, in cards.
 */
void muster_club_league_view_set_club (MusterClubLeagueView *self,
                                       MusterClub           *club);

G_END_DECLS
