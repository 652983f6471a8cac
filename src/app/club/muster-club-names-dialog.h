/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/models/club/muster-club.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CLUB_NAMES_DIALOG (muster_club_names_dialog_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubNamesDialog, muster_club_names_dialog, MUSTER, CLUB_NAMES_DIALOG, AdwWindow)

/**
 * MusterClubNamesDialog:
 *
 * The names of a member: which ones are his as well, and which one is to be. Signals: merge (of a name with
 * this member), part (of a name).
 */
GtkWidget  *muster_club_names_dialog_new        (MusterClub            *club,
                                                 const char            *member) G_GNUC_WARN_UNUSED_RESULT;
const char *muster_club_names_dialog_get_member (MusterClubNamesDialog *self);

G_END_DECLS
