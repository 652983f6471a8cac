/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/plans/muster-plan-deployment.h"

#include "core/forces/muster-finding.h"
#include "core/forces/muster-force-levy.h"
#include "core/muster-i18n.h"

/* Deployment: which units wait off the table. The scenario names the member of a unit that says
 * whether it waits; only the rules know what that means in play. */

static gboolean
is_for (const MusterDeployment *deployment,
        MusterPlanSide         *side)
{
  return deployment->attacker == (muster_plan_side_get_role (side) == MUSTER_ROLE_ATTACKER);
}

const MusterDeployment *
muster_plan_get_deployment (MusterBattlePlan *plan,
                            MusterPlanSide   *side)
{
  const MusterDeployment *deployment;

  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (plan), NULL);
  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (side), NULL);

  deployment = muster_battle_plan_get_scenario (plan)->deployment;
  if (deployment == NULL || !is_for (deployment, side))
    return NULL;
  if (deployment->unless != NULL &&
      muster_members_get_int (muster_plan_side_get_members (side), deployment->unless, 0) != 0)
    return NULL;
  return deployment;
}

gboolean
muster_plan_unit_waits (MusterBattlePlan *plan,
                        MusterPlanUnit   *unit)
{
  const MusterDeployment *deployment = muster_battle_plan_get_scenario (plan)->deployment;

  return deployment != NULL &&
         muster_members_get_int (muster_plan_unit_get_members (unit), deployment->member, 0) != 0;
}

void
muster_plan_unit_set_waits (MusterBattlePlan *plan,
                            MusterPlanUnit   *unit,
                            gboolean          waits)
{
  const MusterDeployment *deployment = muster_battle_plan_get_scenario (plan)->deployment;
  const MusterField *fields =
    muster_ruleset_get_rules (muster_battle_plan_get_ruleset (plan))->unit_members;
  MusterMembers *members = muster_plan_unit_get_members (unit);
  const MusterValue yes = { .number = 1 };
  int field;

  g_return_if_fail (deployment != NULL);

  field = fields != NULL ? muster_fields_find (fields, deployment->member) : -1;
  if (field < 0)
    return;
  if (waits ? muster_members_set (members, &fields[field], NULL, &yes)
            : muster_members_remove (members, deployment->member))
    muster_plan_unit_emit_changed (unit);
}

void
muster_plan_forget_deployment (MusterBattlePlan *plan)
{
  for (guint i = 0; i < muster_battle_plan_get_n_sides (plan); i++)
    {
      MusterPlanSide *side = muster_battle_plan_get_side (plan, i);

      for (guint j = 0; j < muster_plan_side_get_n_units (side); j++)
        {
          MusterPlanUnit *unit = muster_plan_side_get_unit (side, j);

          if (muster_plan_unit_waits (plan, unit))
            muster_plan_unit_set_waits (plan, unit, FALSE);
        }
    }
}

static gboolean
is_of_those_who_wait (const MusterDeployment *deployment,
                      MusterPlanUnit         *unit)
{
  MusterForceUnit *force_unit = muster_plan_unit_get_unit (unit);
  const MusterUnitType *type = muster_force_unit_get_unit_type (force_unit);
  MusterProfile profile;

  if (type == NULL)
    return FALSE;
  if (deployment->kinds != NULL && type->kind != NULL &&
      g_strv_contains ((const char *const *) deployment->kinds, type->kind))
    return TRUE;
  return muster_force_unit_get_profile (force_unit, &profile) && (profile.rules & deployment->rules) != 0;
}

static gboolean
leaves_no_choice (const MusterDeployment *deployment)
{
  return deployment->kinds != NULL || deployment->rules != 0;
}

static int
count_unit (MusterBattlePlan *plan,
            MusterPlanUnit   *unit)
{
  return muster_force_count_unit_points (muster_plan_unit_get_force (unit), muster_plan_unit_get_unit (unit),
                                         muster_battle_plan_get_optional_rules (plan));
}

int
muster_plan_count_deployed (MusterBattlePlan *plan,
                            MusterPlanSide   *side,
                            gboolean          waiting)
{
  int points = 0;

  for (guint i = 0; i < muster_plan_side_get_n_units (side); i++)
    {
      MusterPlanUnit *unit = muster_plan_side_get_unit (side, i);

      if (muster_plan_unit_waits (plan, unit) == waiting)
        points += count_unit (plan, unit);
    }
  return points;
}

void
muster_plan_propose_deployment (MusterBattlePlan *plan,
                                MusterPlanSide   *side)
{
  const MusterDeployment *deployment = muster_plan_get_deployment (plan, side);
  int points = 0;

  if (deployment == NULL)
    return;
  for (guint i = 0; i < muster_plan_side_get_n_units (side); i++)
    {
      MusterPlanUnit *unit = muster_plan_side_get_unit (side, i);
      int cost = count_unit (plan, unit);
      gboolean waits = leaves_no_choice (deployment)
                         ? is_of_those_who_wait (deployment, unit)
                         : deployment->max_points > 0 && points + cost > deployment->max_points;

      muster_plan_unit_set_waits (plan, unit, waits);
      points += waits ? 0 : cost;
    }
}

static void
check_points (MusterBattlePlan       *plan,
              const MusterDeployment *deployment,
              GPtrArray              *findings)
{
  int points = 0;

  /* Counts the points on the table of all allies of the same role. */
  for (guint i = 0; i < muster_battle_plan_get_n_sides (plan); i++)
    {
      MusterPlanSide *side = muster_battle_plan_get_side (plan, i);

      if (is_for (deployment, side))
        points += muster_plan_count_deployed (plan, side, FALSE);
    }
  if (deployment->max_points > 0 && points > deployment->max_points)
    g_ptr_array_add (findings,
                     /* Translators: points, what those are called who begin, points, and the others. */
                     muster_finding_new ("too-many-begin", MUSTER_SEVERITY_WARNING, NULL,
                                         dngettext (GETTEXT_PACKAGE,
                                                    "%d point begins on the table (%s), but the scenario "
                                                    "allows %d: let others wait (%s)",
                                                    "%d points begin on the table (%s), but the scenario "
                                                    "allows %d: let others wait (%s)", (gulong) points),
                                         points, _(deployment->begins), deployment->max_points,
                                         _(deployment->waits)));
  else if (points < deployment->min_points)
    g_ptr_array_add (findings,
                     muster_finding_new ("too-few-begin", MUSTER_SEVERITY_WARNING, NULL,
                                         dngettext (GETTEXT_PACKAGE,
                                                    "%d point begins on the table (%s), but the scenario "
                                                    "wants %d",
                                                    "%d points begin on the table (%s), but the scenario "
                                                    "wants %d", (gulong) ABS (points)),
                                         points, _(deployment->begins), deployment->min_points));
}

/* Reports units that are told to wait although the scenario lets only the other role wait. They
 * were told so while the side had another role. */
static void
check_nobody_waits (MusterBattlePlan *plan,
                    MusterPlanSide   *side,
                    GPtrArray        *findings)
{
  const MusterDeployment *deployment = muster_battle_plan_get_scenario (plan)->deployment;

  if (deployment == NULL || is_for (deployment, side))
    return;
  for (guint i = 0; i < muster_plan_side_get_n_units (side); i++)
    {
      MusterPlanUnit *unit = muster_plan_side_get_unit (side, i);

      if (muster_plan_unit_waits (plan, unit))
        g_ptr_array_add (findings,
                         muster_finding_new ("may-not-wait", MUSTER_SEVERITY_WARNING,
                                             muster_plan_unit_get_unit (unit),
                                             _("it waits, though nobody of its side does in this scenario")));
    }
}

void
muster_plan_check_deployment (MusterBattlePlan *plan,
                              MusterPlanSide   *side,
                              GPtrArray        *findings)
{
  const MusterDeployment *deployment = muster_plan_get_deployment (plan, side);

  check_nobody_waits (plan, side, findings);
  if (deployment == NULL)
    return;
  if (deployment->min_points > 0 || deployment->max_points > 0)
    check_points (plan, deployment, findings);
  for (guint i = 0; leaves_no_choice (deployment) && i < muster_plan_side_get_n_units (side); i++)
    {
      MusterPlanUnit *unit = muster_plan_side_get_unit (side, i);
      gboolean waits = muster_plan_unit_waits (plan, unit);

      if (waits == is_of_those_who_wait (deployment, unit))
        continue;
      g_ptr_array_add (
        findings, waits ? muster_finding_new ("may-not-wait", MUSTER_SEVERITY_WARNING,
                                              muster_plan_unit_get_unit (unit),
                                              _("it begins on the table in this scenario (%s)"),
                                              _(deployment->begins))
                        : muster_finding_new ("has-to-wait", MUSTER_SEVERITY_WARNING,
                                              muster_plan_unit_get_unit (unit),
                                              _("it does not begin on the table in this scenario (%s)"),
                                              _(deployment->waits)));
    }
}
