/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/plans/muster-plan-names.h"

#include "core/forces/muster-force-names.h"
#include "core/rules/muster-leader-roll.h"

static void
name_leader (MusterPlanUnit *unit,
             MusterNames    *names,
             MusterRandom   *random)
{
  MusterForce *force = muster_plan_unit_get_force (unit);
  MusterForceUnit *force_unit = muster_plan_unit_get_unit (unit);

  if (*muster_leader_get_name (muster_force_unit_get_leader (force_unit)) == '\0')
    muster_force_name_leader (force, force_unit, muster_force_choose_culture (force, names), random);
}

void
muster_plan_name_leaders (MusterBattlePlan *plan,
                          MusterNames      *names,
                          MusterRandom     *random)
{
  g_return_if_fail (MUSTER_IS_BATTLE_PLAN (plan));
  g_return_if_fail (MUSTER_IS_NAMES (names));

  if (!muster_ruleset_rolls_leaders (muster_battle_plan_get_ruleset (plan)))
    return;

  for (guint i = 0; i < muster_battle_plan_get_n_sides (plan); i++)
    {
      MusterPlanSide *side = muster_battle_plan_get_side (plan, i);

      for (guint j = 0; j < muster_plan_side_get_n_units (side); j++)
        name_leader (muster_plan_side_get_unit (side, j), names, random);
    }
}
