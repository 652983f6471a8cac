/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/club/muster-club-evening.h"
#include "app/toolkit/muster-panel.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CLUB_TONIGHT_VIEW (muster_club_tonight_view_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubTonightView, muster_club_tonight_view, MUSTER, CLUB_TONIGHT_VIEW, MusterPanel)

/**
 * MusterClubTonightView:
 *
 * Who is here tonight, and who meets whom; and how alive the club is.
 */
void               muster_club_tonight_view_set_club    (MusterClubTonightView *self,
                                                         MusterClub            *club);
MusterClubEvening *muster_club_tonight_view_get_evening (MusterClubTonightView *self);

G_END_DECLS
