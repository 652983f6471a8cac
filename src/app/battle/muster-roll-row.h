/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/dice/muster-roll-item.h"
#include "app/toolkit/muster-panel.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_ROLL_ROW (muster_roll_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterRollRow, muster_roll_row, MUSTER, ROLL_ROW, MusterPanel)

/**
 * MusterRollRow:
 *
 * A roll that has been entered: what it was for, its faces, where they come from, and a button to
 * change it.
 *
 * Signal `reopen`: it is to be changed.
 */
GtkWidget      *muster_roll_row_new      (MusterRollItem *item) G_GNUC_WARN_UNUSED_RESULT;

MusterRollItem *muster_roll_row_get_item (MusterRollRow  *self);

G_END_DECLS
