/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A row to choose from a list, in which long ones can be read: the toolkit's own rows cut what is
 * chosen after twenty letters, however much room there is. */
AdwComboRow *muster_combo_row_new       (const char  *title) G_GNUC_WARN_UNUSED_RESULT;
/* The same for a row that is there, of a template. */
void         muster_combo_row_show_long (AdwComboRow *row);

G_END_DECLS
