/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/muster-record-row.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORCE_ROW (muster_force_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterForceRow, muster_force_row, MUSTER, FORCE_ROW, MusterRecordRow)

/**
 * MusterForceRow:
 *
 * A stored force as a list shows it: the name is its title, the uuid what muster_force_get_id() gives.
 *
 * Properties: those of a record row, budget, n-units.
 */
const char *muster_force_row_get_theatre  (MusterForceRow *self);
const char *muster_force_row_get_colour   (MusterForceRow *self);
int         muster_force_row_get_points   (MusterForceRow *self);
int         muster_force_row_get_budget   (MusterForceRow *self);
guint       muster_force_row_get_n_units  (MusterForceRow *self);

/* Its heading: store/muster-record-row.h. */
MUSTER_RECORD_ROW_FUNCTIONS (MusterForceRow, muster_force_row)

G_END_DECLS
