/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-finding.h"
#include "core/plans/muster-battle-plan.h"

G_BEGIN_DECLS

/* What there is to say of a side: MusterFinding, of its points, of its forces and of their units. */
GPtrArray *muster_plan_check_side (MusterBattlePlan *plan,
                                   MusterPlanSide   *side) G_GNUC_WARN_UNUSED_RESULT;
/* What there is to say of the battle itself: of its house packs and its scenario. */
GPtrArray *muster_plan_check      (MusterBattlePlan *plan) G_GNUC_WARN_UNUSED_RESULT;
/* The points that the scenario gives to a side, or 0: any. */
int        muster_plan_get_points (MusterBattlePlan *plan,
                                   MusterPlanSide   *side);

G_END_DECLS
