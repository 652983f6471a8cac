/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/club/muster-club-evening.h"
#include "app/toolkit/muster-panel.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CLUB_EVENING_VIEW (muster_club_evening_view_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubEveningView, muster_club_evening_view, MUSTER, CLUB_EVENING_VIEW, MusterPanel)

/**
 * MusterClubEveningView:
 *
 * The evenings of the club, one at a time: who is here, the rounds with their pairs, and how it
 * stands.
 */
void               muster_club_evening_view_set_club    (MusterClubEveningView *self,
                                                         MusterClub            *club);
MusterClubEvening *muster_club_evening_view_get_evening (MusterClubEveningView *self);

G_END_DECLS
