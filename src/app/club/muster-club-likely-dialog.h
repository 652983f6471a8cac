/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/models/club/muster-club.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CLUB_LIKELY_DIALOG (muster_club_likely_dialog_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubLikelyDialog, muster_club_likely_dialog, MUSTER, CLUB_LIKELY_DIALOG,
                      AdwWindow)

/**
 * MusterClubLikelyDialog:
 *
 * Names of the whole club that may be one person’s, to be ticked, and those that were merged (N-MEMBER-05).
 * Follows the club.
 *
 * Signals: merge (what is ticked), part (of a name).
 */
GtkWidget *muster_club_likely_dialog_new         (MusterClub             *club) G_GNUC_WARN_UNUSED_RESULT;

/* (element-type MusterClubGuessName): what is ticked; the texts are those of the dialog. */
GArray    *muster_club_likely_dialog_list_merges (MusterClubLikelyDialog *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
