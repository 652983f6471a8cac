/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/models/club/muster-club-preview.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CLUB_IMPORT_DIALOG (muster_club_import_dialog_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubImportDialog, muster_club_import_dialog, MUSTER, CLUB_IMPORT_DIALOG,
                      AdwWindow)

/**
 * MusterClubImportDialog:
 *
 * What would become of a table of results, line by line. Signal: accept.
 */
GtkWidget         *muster_club_import_dialog_new         (MusterClubPreview      *preview) G_GNUC_WARN_UNUSED_RESULT;
MusterClubPreview *muster_club_import_dialog_get_preview (MusterClubImportDialog *self);

G_END_DECLS
