/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/form/muster-form.h"
#include "core/plans/muster-battle-plan.h"

G_BEGIN_DECLS

/* What the rules let players say of a battle that is prepared, as forms: the settings that the scenario
 * takes, and what there is to say of a side or a unit. They follow the plan. */

MusterForm *muster_plan_form_new_for_settings (MusterBattlePlan *plan) G_GNUC_WARN_UNUSED_RESULT;
MusterForm *muster_plan_form_new_for_side     (MusterBattlePlan *plan,
                                               MusterPlanSide   *side) G_GNUC_WARN_UNUSED_RESULT;
MusterForm *muster_plan_form_new_for_unit     (MusterBattlePlan *plan,
                                               MusterPlanUnit   *unit) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
