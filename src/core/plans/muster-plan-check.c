/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/plans/muster-plan-check.h"

#include "core/forces/muster-force-check.h"
#include "core/muster-i18n.h"

/* A force has a budget of its own, a battle gives it another: here only that of the battle counts. */
static gboolean
is_about_budget (MusterFinding *finding)
{
  const char *code = muster_finding_get_code (finding);

  return g_str_equal (code, "over-budget") || g_str_equal (code, "under-budget");
}

static void
add_force (MusterBattlePlan *plan,
           MusterForce      *force,
           GPtrArray        *findings)
{
  g_autoptr (GPtrArray) found =
    muster_force_check (force, muster_battle_plan_get_optional_rules (plan));

  for (guint i = 0; i < found->len; i++)
    if (!is_about_budget (found->pdata[i]) &&
        muster_finding_get_severity (found->pdata[i]) != MUSTER_SEVERITY_NOTE)
      g_ptr_array_add (findings, g_object_ref (found->pdata[i]));
}

static void
add_points (int        points,
            int        wanted,
            GPtrArray *findings)
{
  if (wanted == 0 || points == wanted)
    return;

  if (points > wanted)
    g_ptr_array_add (findings,
                     muster_finding_new ("over-scenario", MUSTER_SEVERITY_WARNING, NULL,
                                         _("%d points, and the scenario is for %d: %d too many"), points,
                                         wanted, points - wanted));
  else
    g_ptr_array_add (findings,
                     muster_finding_new ("under-scenario", MUSTER_SEVERITY_NOTE, NULL,
                                         _("%d points of the %d that the scenario is for: %d left"),
                                         points, wanted, wanted - points));
}

int
muster_plan_get_points (MusterBattlePlan *plan,
                        MusterPlanSide   *side)
{
  const MusterScenario *scenario;
  guint n_sharing = 0;
  int points;

  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (plan), 0);
  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (side), 0);

  scenario = muster_battle_plan_get_scenario (plan);
  points = muster_plan_side_get_role (side) == MUSTER_ROLE_ATTACKER ? scenario->attacker_points
                                                                   : scenario->defender_points;
  for (guint i = 0; i < muster_battle_plan_get_n_sides (plan); i++)
    n_sharing += muster_plan_side_get_role (muster_battle_plan_get_side (plan, i)) ==
                 muster_plan_side_get_role (side);

  /* Allies share what the scenario gives to their role. */
  return n_sharing > 1 ? points / (int) n_sharing : points;
}

GPtrArray *
muster_plan_check_side (MusterBattlePlan *plan,
                        MusterPlanSide   *side)
{
  GPtrArray *findings = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (plan), findings);
  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (side), findings);

  if (muster_plan_side_get_n_units (side) == 0)
    {
      g_ptr_array_add (findings, muster_finding_new ("no-units", MUSTER_SEVERITY_ERROR, NULL,
                                                     _("no units yet: choose a force")));
      return findings;
    }

  add_points (muster_plan_side_get_points (side, muster_battle_plan_get_optional_rules (plan)),
              muster_plan_get_points (plan, side), findings);
  for (guint i = 0; i < muster_plan_side_get_n_forces (side); i++)
    add_force (plan, muster_plan_side_get_force (side, i), findings);
  return findings;
}
