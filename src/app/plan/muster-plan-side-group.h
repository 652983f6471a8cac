/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/models/plan/muster-plan-session.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PLAN_SIDE_GROUP (muster_plan_side_group_get_type ())
G_DECLARE_FINAL_TYPE (MusterPlanSideGroup, muster_plan_side_group, MUSTER, PLAN_SIDE_GROUP,
                      AdwPreferencesGroup)

/* A side: its role, its forces and the findings about them, its players and its units. @choices:
 * MusterPlanForce. */
GtkWidget *muster_plan_side_group_new (MusterPlanSession *session,
                                       MusterPlanSide    *side,
                                       GListModel        *choices) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
