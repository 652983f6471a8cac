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
MusterClubEntry *muster_club_entry_dialog_get_entry (MusterClubEntryDialog *self);

G_END_DECLS
