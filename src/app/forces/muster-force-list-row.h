/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/catalog/muster-library.h"
#include "store/muster-force-row.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORCE_LIST_ROW (muster_force_list_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterForceListRow, muster_force_list_row, MUSTER, FORCE_LIST_ROW, GtkWidget)

/**
 * MusterForceListRow:
 *
 * A stored force in a list, with a menu of what can be done with it.
 *
 * Properties: library, read-only (both construct only), row (nullable).
 */
GtkWidget      *muster_force_list_row_new     (MusterLibrary      *library,
                                               gboolean            read_only) G_GNUC_WARN_UNUSED_RESULT;

MusterForceRow *muster_force_list_row_get_row (MusterForceListRow *self);
void            muster_force_list_row_set_row (MusterForceListRow *self,
                                               MusterForceRow     *row);

G_END_DECLS
