/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_COLUMNS_LAYOUT (muster_columns_layout_get_type ())
G_DECLARE_FINAL_TYPE (MusterColumnsLayout, muster_columns_layout, MUSTER, COLUMNS_LAYOUT, GtkLayoutManager)

/**
 * MusterColumnsLayout:
 *
 * Cards in one column or in two, as there is room: each goes to the column that is shorter so far, so that
 * none is stretched and there are no holes.
 */

G_END_DECLS
