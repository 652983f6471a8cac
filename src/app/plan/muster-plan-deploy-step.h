/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/models/plan/muster-plan-session.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PLAN_DEPLOY_STEP (muster_plan_deploy_step_get_type ())
G_DECLARE_FINAL_TYPE (MusterPlanDeployStep, muster_plan_deploy_step, MUSTER, PLAN_DEPLOY_STEP, AdwBin)

/* The last step: the title of the battle, the map, and what remains to be done on the table. */
GtkWidget *muster_plan_deploy_step_new (MusterPlanSession *session) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
