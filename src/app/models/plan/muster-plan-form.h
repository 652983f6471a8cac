/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/form/muster-form.h"
#include "core/plans/muster-battle-plan.h"

G_BEGIN_DECLS

/* Forms for what the rules let players set in a battle plan: the settings of the scenario, and
 * fields of a side or a unit. They follow the plan. */

MusterForm *muster_plan_form_new_for_settings (MusterBattlePlan *plan) G_GNUC_WARN_UNUSED_RESULT;
MusterForm *muster_plan_form_new_for_side     (MusterBattlePlan *plan,
                                               MusterPlanSide   *side) G_GNUC_WARN_UNUSED_RESULT;
MusterForm *muster_plan_form_new_for_unit     (MusterBattlePlan *plan,
                                               MusterPlanUnit   *unit) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
