/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/club/muster-club-event.h"
#include "app/toolkit/muster-panel.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CLUB_EVENT_VIEW (muster_club_event_view_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubEventView, muster_club_event_view, MUSTER, CLUB_EVENT_VIEW, MusterPanel)

/**
 * MusterClubEventView:
 *
 * The tournaments of the club, one at a time: its rounds with their pairs, the standings after any of
 * them, everybody against everybody, and each player.
 */
void             muster_club_event_view_set_club  (MusterClubEventView *self,
                                                   MusterClub          *club);
MusterClubEvent *muster_club_event_view_get_event (MusterClubEventView *self);

G_END_DECLS
