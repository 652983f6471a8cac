/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/models/club/muster-club-entry.h"
#include "app/models/club/muster-club.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CLUB_ENTRY_DIALOG (muster_club_entry_dialog_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubEntryDialog, muster_club_entry_dialog, MUSTER, CLUB_ENTRY_DIALOG, AdwWindow)

/**
 * MusterClubEntryDialog:
 *
 * Typing in a result: two names and who won are enough. Signal: keep (it is to be kept).
 */
GtkWidget       *muster_club_entry_dialog_new       (MusterClub            *club,
                                                     MusterClubEntry       *entry) G_GNUC_WARN_UNUSED_RESULT;
/* Stays open for the next result, with the same day, place and game (N-RESULT-02). @kept: the last one, in
 * words. */
void             muster_club_entry_dialog_go_on     (MusterClubEntryDialog *self,
                                                     const char            *kept);
MusterClubEntry *muster_club_entry_dialog_get_entry (MusterClubEntryDialog *self);

/* Whether its day is more than a year ago, and nobody has said yet that it is right. */
gboolean         muster_club_entry_dialog_asks_day  (MusterClubEntryDialog *self);
void             muster_club_entry_dialog_accept_day (MusterClubEntryDialog *self);

G_END_DECLS
