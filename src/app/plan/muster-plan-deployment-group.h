/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "core/plans/muster-battle-plan.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PLAN_DEPLOYMENT_GROUP (muster_plan_deployment_group_get_type ())
G_DECLARE_FINAL_TYPE (MusterPlanDeploymentGroup, muster_plan_deployment_group, MUSTER, PLAN_DEPLOYMENT_GROUP,
                      AdwPreferencesGroup)

/**
 * MusterPlanDeploymentGroup:
 *
 * Asks who of a side begins on the table and who waits, with the points of both. Not to be seen where the
 * scenario does not ask.
 */
GtkWidget *muster_plan_deployment_group_new    (MusterBattlePlan          *plan,
                                                MusterPlanSide            *side) G_GNUC_WARN_UNUSED_RESULT;

/* Updates the group from the plan. */
void       muster_plan_deployment_group_update (MusterPlanDeploymentGroup *self);

G_END_DECLS
