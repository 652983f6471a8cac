/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/models/club/muster-club.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CLUB_SEASONS_DIALOG (muster_club_seasons_dialog_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubSeasonsDialog, muster_club_seasons_dialog, MUSTER, CLUB_SEASONS_DIALOG,
                      AdwWindow)

/**
 * MusterClubSeasonsDialog:
 *
 * The seasons of the club with their days and their scoring: new ones are named, those that are there are
 * changed and removed. Each change can be undone like any other of the club.
 */
GtkWidget *muster_club_seasons_dialog_new (MusterClub *club) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
