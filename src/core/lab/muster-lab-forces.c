/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/lab/muster-lab-forces.h"

#include "core/muster-core-error.h"
#include "core/muster-i18n.h"
#include "core/plans/muster-plan-deployment.h"

static MusterSetup *
make_setup (MusterLibrary  *library,
            MusterForce    *force,
            MusterForce    *other,
            GError        **error)
{
  g_autoptr (MusterBattlePlan) plan = muster_battle_plan_new (library, muster_force_get_ruleset (force));
  const char *const *rules = muster_force_get_optional_rules (force);

  for (guint i = 0; rules != NULL && rules[i] != NULL; i++)
    muster_battle_plan_set_rule (plan, rules[i], TRUE);
  muster_plan_side_add_force (muster_battle_plan_get_side (plan, 0), force);
  muster_plan_side_add_force (muster_battle_plan_get_side (plan, 1), other);
  return muster_plan_make_setup (plan, NULL, error);
}

/* Makes a force of one unit of each type in the catalog, without options. Types that cannot be
 * played by the rules of @force are left out. */
static MusterForce *
new_usual_types (MusterLibrary *library,
                 MusterForce   *force)
{
  MusterCatalog *catalog = muster_force_get_catalog (force);
  GPtrArray *types = muster_catalog_get_types (catalog);
  MusterForce *usual = muster_force_new (muster_force_get_ruleset (force));

  muster_force_set_name (usual, _("The usual types"));
  for (guint i = 0; i < types->len; i++)
    {
      const MusterUnitType *type = g_ptr_array_index (types, i);
      g_autofree char *id = muster_force_dup_unused_id (usual);
      g_autoptr (MusterForceUnit) unit = muster_force_unit_new (catalog, id, type->id);
      g_autoptr (MusterSetup) setup = NULL;

      muster_force_append (usual, unit);
      setup = make_setup (library, force, usual, NULL);
      if (setup == NULL)
        muster_force_remove (usual, muster_force_get_n_units (usual) - 1);
    }
  return usual;
}

MusterSetup *
muster_lab_forces_pit (MusterLibrary  *library,
                       MusterForce    *force,
                       MusterForce    *other,
                       GError        **error)
{
  MusterRuleset *ruleset = muster_force_get_ruleset (force);
  g_autoptr (MusterForce) usual = NULL;

  if (muster_ruleset_get_rules (ruleset)->lab == NULL)
    {
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID,
                   _("the lab does not know these rules"));
      return NULL;
    }
  if (other != NULL && !g_str_equal (muster_force_get_ruleset_id (force),
                                     muster_force_get_ruleset_id (other)))
    {
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID,
                   _("the two forces belong to different rulesets"));
      return NULL;
    }

  if (other == NULL)
    other = usual = new_usual_types (library, force);
  return make_setup (library, force, other, error);
}

MusterSetup *
muster_lab_forces_pit_scenario (MusterLibrary         *library,
                                MusterRuleset         *ruleset,
                                const MusterScenario  *scenario,
                                GError               **error)
{
  g_autoptr (MusterBattlePlan) plan = muster_battle_plan_new (library, ruleset);

  muster_battle_plan_set_scenario (plan, scenario);
  muster_battle_plan_fill_sides (plan);
  for (guint i = 0; i < muster_battle_plan_get_n_sides (plan); i++)
    muster_plan_propose_deployment (plan, muster_battle_plan_get_side (plan, i));
  return muster_plan_make_setup (plan, _(scenario->name), error);
}

MusterSetup *
muster_lab_forces_pit_type (MusterLibrary         *library,
                            MusterRuleset         *ruleset,
                            const MusterUnitType  *type,
                            GError               **error)
{
  g_autoptr (MusterForce) force = muster_force_new (ruleset);
  g_autofree char *id = muster_force_dup_unused_id (force);
  g_autoptr (MusterForceUnit) unit = muster_force_unit_new (muster_force_get_catalog (force), id, type->id);

  muster_force_set_name (force, _(type->name));
  muster_force_append (force, unit);
  return muster_lab_forces_pit (library, force, NULL, error);
}
