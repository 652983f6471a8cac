/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/models/club/muster-club.h"
#include "core/club/muster-evening.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CLUB_EVENING_DIALOG (muster_club_evening_dialog_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubEveningDialog, muster_club_evening_dialog, MUSTER, CLUB_EVENING_DIALOG,
                      AdwWindow)

/**
 * MusterClubEveningDialog:
 *
 * Day, time, title and place of an evening, and who is expected.
 *
 * Signal: keep.
 */
/* @evening: what is changed, or a new one. */
GtkWidget     *muster_club_evening_dialog_new         (MusterClub              *club,
                                                       const MusterEvening     *evening) G_GNUC_WARN_UNUSED_RESULT;
/* Returns: (transfer full): the evening as it was changed */
MusterEvening *muster_club_evening_dialog_dup_evening (MusterClubEveningDialog *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
