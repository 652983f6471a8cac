/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/models/plan/muster-plan-session.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PLAN_RULES_STEP (muster_plan_rules_step_get_type ())
G_DECLARE_FINAL_TYPE (MusterPlanRulesStep, muster_plan_rules_step, MUSTER, PLAN_RULES_STEP, AdwBin)

/* The step for the table, the settings of the scenario, optional rules and house packs. */
GtkWidget *muster_plan_rules_step_new (MusterPlanSession *session) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
