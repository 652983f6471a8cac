/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/forces/muster-force-choice-group.h"
#include "app/models/forces/muster-force-unit-view.h"
#include "app/widgets/muster-action-row.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORCE_GROUP_ROW (muster_force_group_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterForceGroupRow, muster_force_group_row, MUSTER, FORCE_GROUP_ROW, MusterActionRow)

/**
 * MusterForceGroupRow:
 *
 * One of several options, chosen from a list, with what it does.
 */
GtkWidget *muster_force_group_row_new (MusterForceUnitView    *view,
                                       MusterForceChoiceGroup *group) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
