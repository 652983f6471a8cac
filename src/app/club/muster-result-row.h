/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/models/club/muster-club-result-item.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_RESULT_ROW (muster_result_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterResultRow, muster_result_row, MUSTER, RESULT_ROW, GtkWidget)

/**
 * MusterResultRow:
 *
 * A result in a list, with a menu of what can be done with it.
 */
GtkWidget *muster_result_row_new      (void) G_GNUC_WARN_UNUSED_RESULT;
void       muster_result_row_set_item (MusterResultRow      *self,
                                       MusterClubResultItem *item);

G_END_DECLS
