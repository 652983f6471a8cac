/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/plans/muster-plan-check.h"

#include "core/forces/muster-force-check.h"
#include "core/forces/muster-force-text.h"
#include "core/muster-i18n.h"
#include "core/plans/muster-plan-deployment.h"
#include "core/plans/muster-plan-rolls.h"

/* Whether the finding is about the budget of the force itself. Here only the budget that the battle
 * gives it counts. */
static gboolean
is_about_budget (MusterFinding *finding)
{
  const char *code = muster_finding_get_code (finding);

  return g_str_equal (code, "over-budget") || g_str_equal (code, "under-budget");
}

static MusterCatalog *
get_whole_catalog (MusterBattlePlan *plan)
{
  return muster_ruleset_get_catalog (
    muster_library_find_ruleset (muster_battle_plan_get_library (plan),
                                 muster_ruleset_get_id (muster_battle_plan_get_ruleset (plan))));
}

static MusterFinding *
tell_off (MusterForceUnit *unit,
          const char      *name,
          const char      *pack)
{
  return muster_finding_new ("pack-off", MUSTER_SEVERITY_ERROR, unit,
                             _("“%s” comes from the house pack “%s”, which this battle does not use"),
                             muster_force_text_show (name), pack);
}

/* Reports what only a pack that is switched off knows. */
static void
add_switched_off (MusterBattlePlan *plan,
                  MusterForceUnit  *unit,
                  GPtrArray        *findings)
{
  MusterCatalog *catalog = muster_battle_plan_get_catalog (plan);
  MusterCatalog *whole = get_whole_catalog (plan);
  const char *const *options = muster_force_unit_get_options (unit);
  const char *type_id = muster_force_unit_get_type_id (unit);
  const char *trait_id = muster_leader_get_trait_id (muster_force_unit_get_leader (unit));
  const MusterUnitType *type = muster_catalog_find_type (whole, type_id);
  const MusterTrait *trait = muster_catalog_find_trait (whole, trait_id);

  if (type != NULL && muster_catalog_find_type (catalog, type_id) == NULL)
    g_ptr_array_add (findings, tell_off (unit, type->name, type->pack));
  for (guint i = 0; options[i] != NULL; i++)
    {
      const MusterOption *option = muster_catalog_find_option (whole, options[i]);

      if (option != NULL && muster_catalog_find_option (catalog, options[i]) == NULL)
        g_ptr_array_add (findings, tell_off (unit, option->name, option->pack));
    }
  if (trait != NULL && muster_catalog_find_trait (catalog, trait_id) == NULL)
    g_ptr_array_add (findings, tell_off (unit, trait->name, trait->pack));
}

/* Whether the finding is about something unknown. If a pack that is switched off knows it,
 * add_switched_off() says more. */
static gboolean
is_about_unknown (MusterFinding *finding)
{
  const char *code = muster_finding_get_code (finding);

  return g_str_equal (code, "unknown-type") || g_str_equal (code, "unknown-option") ||
         g_str_equal (code, "unknown-trait");
}

static gboolean
has_unit (GPtrArray       *findings,
          MusterForceUnit *unit)
{
  for (guint i = 0; i < findings->len; i++)
    if (muster_finding_get_unit (findings->pdata[i]) == unit)
      return TRUE;
  return FALSE;
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
                                         dngettext (GETTEXT_PACKAGE,
                                                    "%d point, but the scenario is for %d: %d too many",
                                                    "%d points, but the scenario is for %d: %d too many",
                                                    (gulong) ABS (points)), points,
                                         wanted, points - wanted));
  else
    g_ptr_array_add (findings,
                     muster_finding_new ("under-scenario", MUSTER_SEVERITY_NOTE, NULL,
                                         dngettext (GETTEXT_PACKAGE,
                                                    "%d point of the %d that the scenario is for: %d left",
                                                    "%d points of the %d that the scenario is for: %d left",
                                                    (gulong) ABS (points)),
                                         points, wanted, wanted - points));
}

int
muster_plan_check_get_points (MusterBattlePlan *plan,
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

  /* Allies share the points that the scenario gives to their role. */
  return n_sharing > 1 ? points / (int) n_sharing : points;
}

GPtrArray *
muster_plan_check_side (MusterBattlePlan *plan,
                        MusterPlanSide   *side)
{
  GPtrArray *findings = g_ptr_array_new_with_free_func (g_object_unref);
  MusterRemark remark;

  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (plan), findings);
  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (side), findings);

  if (muster_plan_side_get_n_units (side) == 0)
    {
      g_ptr_array_add (findings, muster_finding_new ("no-units", MUSTER_SEVERITY_ERROR, NULL,
                                                     _("no units yet: choose a force")));
      return findings;
    }

  add_points (muster_plan_side_get_points (side, muster_battle_plan_get_optional_rules (plan)),
              muster_plan_check_get_points (plan, side), findings);
  muster_plan_check_deployment (plan, side, findings);
  for (guint i = 0; i < muster_plan_side_get_n_forces (side); i++)
    {
      MusterForce *force = muster_plan_side_get_force (side, i);
      g_autoptr (GPtrArray) found =
        muster_force_check (force, muster_battle_plan_get_optional_rules (plan));
      g_autoptr (GPtrArray) off = g_ptr_array_new_with_free_func (g_object_unref);

      for (guint j = 0; j < muster_force_get_n_units (force); j++)
        add_switched_off (plan, muster_force_get_unit (force, j), off);
      for (guint j = 0; j < found->len; j++)
        if (!is_about_budget (found->pdata[j]) &&
            !(is_about_unknown (found->pdata[j]) &&
              has_unit (off, muster_finding_get_unit (found->pdata[j]))) &&
            muster_finding_get_severity (found->pdata[j]) != MUSTER_SEVERITY_NOTE)
          g_ptr_array_add (findings, g_object_ref (found->pdata[j]));
      g_ptr_array_extend_and_steal (findings, g_steal_pointer (&off));
    }
  /* A remark about both sides is added only to the last one. */
  if (side == muster_battle_plan_get_side (plan, muster_battle_plan_get_n_sides (plan) - 1) &&
      muster_plan_weigh_sides (plan, &remark))
    g_ptr_array_add (findings, muster_finding_new_from_remark (&remark, NULL));
  return findings;
}

GPtrArray *
muster_plan_check (MusterBattlePlan *plan)
{
  GPtrArray *findings = g_ptr_array_new_with_free_func (g_object_unref);
  const MusterScenario *scenario;
  const char *problem;

  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (plan), findings);

  problem = muster_battle_plan_get_pack_problem (plan);
  if (problem != NULL)
    g_ptr_array_add (findings, muster_finding_new ("pack-missing", MUSTER_SEVERITY_ERROR, NULL, "%s",
                                                   problem));
  scenario = muster_battle_plan_get_scenario (plan);
  if (muster_catalog_find_scenario (muster_battle_plan_get_catalog (plan), scenario->id) == NULL)
    g_ptr_array_add (findings,
                     muster_finding_new ("pack-off", MUSTER_SEVERITY_ERROR, NULL,
                                         _("The scenario “%s” comes from the house pack “%s”, which "
                                           "this battle does not use: choose another scenario, or "
                                           "switch the pack on"),
                                         muster_force_text_show (scenario->name), scenario->pack));
  return findings;
}
