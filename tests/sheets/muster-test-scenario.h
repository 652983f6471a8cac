/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/plans/muster-battle-plan.h"
#include "muster-test-library.h"

G_BEGIN_DECLS

/* A battle that is being prepared, of the ruleset that the test names. */

typedef struct
{
  MusterLibrary *library;
  MusterBattlePlan *plan;
} MusterTestScenario;

static inline void
muster_test_scenario_set_up (MusterTestScenario *fixture,
                             gconstpointer       data)
{
  fixture->library = muster_test_library_new ();
  fixture->plan =
    muster_battle_plan_new (fixture->library, muster_library_find_ruleset (fixture->library, data));
  muster_battle_plan_fill_sides (fixture->plan);
}

static inline void
muster_test_scenario_tear_down (MusterTestScenario *fixture,
                                gconstpointer       data)
{
  g_clear_object (&fixture->plan);
  g_clear_object (&fixture->library);
}

static inline void
muster_test_scenario_choose (MusterTestScenario *fixture,
                             const char         *scenario)
{
  muster_battle_plan_set_scenario (
    fixture->plan,
    muster_catalog_find_scenario (muster_battle_plan_get_catalog (fixture->plan), scenario));
}

G_END_DECLS
