/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/models/club/muster-club-preview.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CLUB_IMPORT_CELL (muster_club_import_cell_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubImportCell, muster_club_import_cell, MUSTER, CLUB_IMPORT_CELL, GtkWidget)

/**
 * MusterClubImportCell:
 *
 * A cell of a table that is brought in, which can be changed in its place. What is typed counts when Enter is
 * pressed or the cell is left. The cell that is the reason why its row is refused is marked and says why.
 */
GtkWidget *muster_club_import_cell_new  (MusterClubPreview    *preview,
                                         guint                 column) G_GNUC_WARN_UNUSED_RESULT;
/* @row: counted below the headings. */
void       muster_club_import_cell_show (MusterClubImportCell *self,
                                         guint                 row);
/* Shows nothing until the next row. */
void       muster_club_import_cell_hide (MusterClubImportCell *self);

G_END_DECLS
