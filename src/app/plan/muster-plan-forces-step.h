/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/models/plan/muster-plan-session.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PLAN_FORCES_STEP (muster_plan_forces_step_get_type ())
G_DECLARE_FINAL_TYPE (MusterPlanForcesStep, muster_plan_forces_step, MUSTER, PLAN_FORCES_STEP, AdwBin)

/* The sides with their forces and players, who attacks, and the Leaders that are missing. */
GtkWidget *muster_plan_forces_step_new (MusterPlanSession *session) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
