/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/muster-action-row.h"
#include "core/plans/muster-battle-plan.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PLAN_UNIT_ROW (muster_plan_unit_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterPlanUnitRow, muster_plan_unit_row, MUSTER, PLAN_UNIT_ROW, MusterActionRow)

/* A unit of a side: its type, its Leader, its player, and the fields that the ruleset adds to
 * units. */
GtkWidget *muster_plan_unit_row_new (MusterBattlePlan *plan,
                                     MusterPlanSide   *side,
                                     MusterPlanUnit   *unit) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
