/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/muster-shelf-row.h"
#include "store/forces/muster-force-row.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORCE_LIST_ROW (muster_force_list_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterForceListRow, muster_force_list_row, MUSTER, FORCE_LIST_ROW,
                      MusterShelfRow)

/**
 * MusterForceListRow:
 *
 * A stored force in a list, with a menu of what can be done with it.
 *
 * Properties: library, read-only (both construct only), row (nullable).
 */
GtkWidget *muster_force_list_row_new (MusterLibrary *library,
                                      gboolean       read_only) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
