/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/models/battle/muster-tally-item.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_TALLY_ROW (muster_tally_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterTallyRow, muster_tally_row, MUSTER, TALLY_ROW, GtkWidget)

/**
 * MusterTallyRow:
 *
 * Something that is counted: an objective with a counter for each side that can score it, or a figure.
 */
GtkWidget *muster_tally_row_new (MusterTallyItem   *item,
                                 const MusterSetup *setup) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
