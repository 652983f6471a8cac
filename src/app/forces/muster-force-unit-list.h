/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/forces/muster-force-part.h"
#include "app/models/forces/muster-force-findings.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORCE_UNIT_LIST (muster_force_unit_list_get_type ())
G_DECLARE_FINAL_TYPE (MusterForceUnitList, muster_force_unit_list, MUSTER, FORCE_UNIT_LIST,
                      MusterForcePart)

/**
 * MusterForceUnitList:
 *
 * The units of a force in their order, to choose one and to put them in another order; points and
 * findings with them. Rows are made for what is on screen only.
 *
 * Properties: findings (construct only). The view knows the unit that is chosen.
 * Signal `wanted`: somebody wants to see what is chosen.
 */
GtkWidget *muster_force_unit_list_new    (MusterForceUnitView *view,
                                          MusterForceFindings *findings) G_GNUC_WARN_UNUSED_RESULT;

void       muster_force_unit_list_focus  (MusterForceUnitList *self);
/* Moves the chosen unit one place up (-1) or down (1). Returns FALSE if it cannot move. */
gboolean   muster_force_unit_list_step   (MusterForceUnitList *self,
                                          int                  step);
/* Returns the position of the chosen unit, or -1. */
int        muster_force_unit_list_find   (MusterForceUnitList *self);

G_END_DECLS
