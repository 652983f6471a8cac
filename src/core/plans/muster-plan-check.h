/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-finding.h"
#include "core/plans/muster-battle-plan.h"

G_BEGIN_DECLS

/* The findings about a side: about its points, its forces and their units. */
GPtrArray *muster_plan_check_side       (MusterBattlePlan *plan,
                                         MusterPlanSide   *side) G_GNUC_WARN_UNUSED_RESULT;
/* The findings about the battle itself: about its house packs and its scenario. */
GPtrArray *muster_plan_check            (MusterBattlePlan *plan) G_GNUC_WARN_UNUSED_RESULT;
/* The points that the scenario gives to a side; 0 if it sets none. */
int        muster_plan_check_get_points (MusterBattlePlan *plan,
                                         MusterPlanSide   *side);

G_END_DECLS
