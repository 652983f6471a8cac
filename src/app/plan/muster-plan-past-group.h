/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "core/plans/muster-battle-plan.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PLAN_PAST_GROUP (muster_plan_past_group_get_type ())
G_DECLARE_FINAL_TYPE (MusterPlanPastGroup, muster_plan_past_group, MUSTER, PLAN_PAST_GROUP,
                      AdwPreferencesGroup)

/**
 * MusterPlanPastGroup:
 *
 * The battles of the plan's rules that were fought; one tap prepares it as it was. Not to be seen where there
 * are none.
 */
GtkWidget *muster_plan_past_group_new (MusterBattlePlan *plan) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
