/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "core/plans/muster-battle-plan.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PLAN_PACKS_GROUP (muster_plan_packs_group_get_type ())
G_DECLARE_FINAL_TYPE (MusterPlanPacksGroup, muster_plan_packs_group, MUSTER, PLAN_PACKS_GROUP,
                      AdwPreferencesGroup)

/* A switch for each house pack of the plan's rules. */
GtkWidget *muster_plan_packs_group_new (MusterBattlePlan *plan) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
