/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-plan.h"

static GPtrArray *
list_levies (MusterForce *const *forces,
             guint               n_forces,
             GArray             *levies)
{
  GPtrArray *owners = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_force_levy_free);

  for (guint i = 0; i < n_forces; i++)
    {
      MusterForceLevy *levy = muster_force_levy_new (forces[i], NULL);

      g_ptr_array_add (owners, levy);
      g_array_append_vals (levies, muster_force_levy_get (levy), 1);
    }

  return owners;
}

/**
 * muster_forces_roll_roles:
 * @forces: (array fixed-size=2): both sides; sides of the outcome are their indices
 * @tape: the rolls that are known
 * @outcome: (inout): an initialised outcome
 * @roll: (out): who attacks, if the outcome is done
 */
void
muster_forces_roll_roles (MusterForce *const    *forces,
                          const MusterScenario  *scenario,
                          MusterTape            *tape,
                          MusterOutcome         *outcome,
                          MusterRoleRoll        *roll)
{
  g_autoptr (GArray) levies = g_array_new (FALSE, FALSE, sizeof (MusterLevy));
  g_autoptr (GPtrArray) owners = list_levies (forces, 2, levies);

  muster_ruleset_roll_roles (muster_force_get_ruleset (forces[0]), scenario,
                             (const MusterLevy *) (gpointer) levies->data, tape, outcome, roll);
}

/**
 * muster_forces_list_limits:
 * @forces: (array length=n_forces): at least one
 * @table_length: in inches, or 0: the usual one
 *
 * Returns: (transfer full) (element-type MusterTurnLimit): the turn limits to choose from
 */
GArray *
muster_forces_list_limits (MusterForce *const    *forces,
                           guint                  n_forces,
                           const MusterScenario  *scenario,
                           int                    table_length)
{
  g_autoptr (GArray) levies = NULL;
  g_autoptr (GPtrArray) owners = NULL;
  MusterPlan plan = { .scenario = scenario, .n_levies = n_forces, .table_length = table_length };

  g_return_val_if_fail (n_forces > 0, NULL);

  levies = g_array_new (FALSE, FALSE, sizeof (MusterLevy));
  owners = list_levies (forces, n_forces, levies);
  plan.levies = (const MusterLevy *) (gpointer) levies->data;

  return muster_ruleset_list_limits (muster_force_get_ruleset (forces[0]), &plan);
}
