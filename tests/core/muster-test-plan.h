/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/plans/muster-plan-setup.h"

G_BEGIN_DECLS

/* A battle of two forces of one ruleset. */
static inline MusterBattlePlan *
muster_test_plan_new (MusterLibrary        *library,
                      const MusterScenario *scenario,
                      MusterForce          *red,
                      MusterForce          *blue)
{
  MusterBattlePlan *plan = muster_battle_plan_new (library, muster_force_get_ruleset (red));

  muster_battle_plan_set_scenario (plan, scenario);
  muster_plan_side_add_force (muster_battle_plan_get_side (plan, 0), red);
  muster_plan_side_add_force (muster_battle_plan_get_side (plan, 1), blue);

  return plan;
}

static inline MusterSetup *
muster_test_plan_make_setup (MusterBattlePlan *plan)
{
  g_autoptr (GError) error = NULL;
  MusterSetup *setup = muster_plan_make_setup (plan, NULL, &error);

  g_assert_no_error (error);

  return setup;
}

G_END_DECLS
