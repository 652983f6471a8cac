/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/models/club/muster-club.h"
#include "core/club/muster-tournament.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CLUB_EVENT_DIALOG (muster_club_event_dialog_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubEventDialog, muster_club_event_dialog, MUSTER, CLUB_EVENT_DIALOG, AdwWindow)

/**
 * MusterClubEventDialog:
 *
 * Name, days, game and players of a tournament, and by which rules it is played. Who plays, the system and
 * the lots of one that is there already stay.
 *
 * Signal: keep.
 */
/* @tournament: what is changed, or a new one. */
GtkWidget        *muster_club_event_dialog_new            (MusterClub            *club,
                                                           const MusterTournament *tournament) G_GNUC_WARN_UNUSED_RESULT;
/* Returns: (transfer full): the tournament as it was changed */
MusterTournament *muster_club_event_dialog_dup_tournament (MusterClubEventDialog *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
