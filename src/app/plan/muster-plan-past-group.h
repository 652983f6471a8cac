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
 * Battles of history that the rules of a plan know; one tap prepares one as it was fought. It is hidden where
 * there are none.
 */
void muster_plan_past_group_set_plan (MusterPlanPastGroup *self,
                                      MusterBattlePlan    *plan);

G_END_DECLS
