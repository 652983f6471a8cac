/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A combo row that shows long choices in full: those of libadwaita cut the selection after twenty
 * letters, however much room there is. */
AdwComboRow *muster_combo_row_new       (const char  *title) G_GNUC_WARN_UNUSED_RESULT;
/* The same for an existing row from a template. */
void         muster_combo_row_show_long (AdwComboRow *row);

G_END_DECLS
