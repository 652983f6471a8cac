/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/forces/muster-force-part.h"
#include "app/models/forces/muster-force-findings.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORCE_UNIT_ROW (muster_force_unit_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterForceUnitRow, muster_force_unit_row, MUSTER, FORCE_UNIT_ROW,
                      MusterForcePart)

/**
 * MusterForceUnitRow:
 *
 * A unit in the list of its force. It can be dragged by its handle and takes another unit of the same
 * force before or behind it.
 *
 * Where a variant is chosen, a tick says whether the unit takes part.
 *
 * Properties: findings (construct only), unit (nullable).
 * Signal `dropped` (MusterForceUnit unit, boolean after): another unit was dropped here.
 */
GtkWidget       *muster_force_unit_row_new      (MusterForceUnitView *view,
                                                 MusterForceFindings *findings) G_GNUC_WARN_UNUSED_RESULT;

MusterForceUnit *muster_force_unit_row_get_unit (MusterForceUnitRow  *self);
void             muster_force_unit_row_set_unit (MusterForceUnitRow  *self,
                                                 MusterForceUnit     *unit);

G_END_DECLS
