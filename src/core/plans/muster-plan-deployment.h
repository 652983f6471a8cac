/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/plans/muster-battle-plan.h"

G_BEGIN_DECLS

/* Who begins on the table, and who waits: what some scenarios ask of one of the sides. */

/* Returns: (nullable): what the scenario says of it; NULL: all of the side begin */
const MusterDeployment *muster_plan_get_deployment     (MusterBattlePlan *plan,
                                                        MusterPlanSide   *side);
gboolean                muster_plan_unit_waits         (MusterBattlePlan *plan,
                                                        MusterPlanUnit   *unit);
void                    muster_plan_unit_set_waits     (MusterBattlePlan *plan,
                                                        MusterPlanUnit   *unit,
                                                        gboolean          waits);
/* The points of those who wait, or of the others. */
int                     muster_plan_count_deployed     (MusterBattlePlan *plan,
                                                        MusterPlanSide   *side,
                                                        gboolean          waiting);
/* As the scenario would have it: whoever has to waits, and the first who fit begin. */
void                    muster_plan_propose_deployment (MusterBattlePlan *plan,
                                                        MusterPlanSide   *side);
/* Adds MusterFindings about what the scenario forbids. */
void                    muster_plan_check_deployment   (MusterBattlePlan *plan,
                                                        MusterPlanSide   *side,
                                                        GPtrArray        *findings);

/* Before another scenario is chosen: whoever waits in this one does not in the next. */
void                    muster_plan_forget_deployment  (MusterBattlePlan *plan);

G_END_DECLS
