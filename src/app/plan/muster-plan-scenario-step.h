/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/models/plan/muster-plan-session.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PLAN_SCENARIO_STEP (muster_plan_scenario_step_get_type ())
G_DECLARE_FINAL_TYPE (MusterPlanScenarioStep, muster_plan_scenario_step, MUSTER, PLAN_SCENARIO_STEP,
                      AdwBin)

/* The step for ruleset and scenario, which can be rolled for, with the map and the objectives. */
GtkWidget *muster_plan_scenario_step_new (MusterPlanSession *session) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
