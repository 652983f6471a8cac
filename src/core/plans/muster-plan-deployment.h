/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/plans/muster-battle-plan.h"

G_BEGIN_DECLS

/* Which units begin on the table and which wait. Some scenarios ask this of one of the sides. */

/* Returns: (nullable): the scenario's rule for the side; NULL: all units begin on the table */
const MusterDeployment *muster_plan_get_deployment     (MusterBattlePlan *plan,
                                                        MusterPlanSide   *side);
gboolean                muster_plan_unit_waits         (MusterBattlePlan *plan,
                                                        MusterPlanUnit   *unit);
void                    muster_plan_unit_set_waits     (MusterBattlePlan *plan,
                                                        MusterPlanUnit   *unit,
                                                        gboolean          waits);
/* The points of the units that wait, or of the others. */
int                     muster_plan_count_deployed     (MusterBattlePlan *plan,
                                                        MusterPlanSide   *side,
                                                        gboolean          waiting);
/* Proposes a deployment that the scenario allows: units that must wait do so, and of the others the
 * first that fit begin. */
void                    muster_plan_propose_deployment (MusterBattlePlan *plan,
                                                        MusterPlanSide   *side);
/* Adds a MusterFinding for each thing that the scenario forbids. */
void                    muster_plan_check_deployment   (MusterBattlePlan *plan,
                                                        MusterPlanSide   *side,
                                                        GPtrArray        *findings);

/* Clears who waits. To be called before another scenario is chosen. */
void                    muster_plan_forget_deployment  (MusterBattlePlan *plan);

G_END_DECLS
