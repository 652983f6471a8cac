/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-plan.h"

static MusterRuleset *
get_ruleset (MusterForceVariant *const *variants)
{
  return muster_force_get_ruleset (muster_force_variant_get_force (variants[0]));
}

static GPtrArray *
list_levies (MusterForceVariant *const *variants,
             guint                      n_variants,
             GArray                    *levies)
{
  GPtrArray *owners = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_force_levy_free);

  for (guint i = 0; i < n_variants; i++)
    {
      MusterForceLevy *levy = muster_force_levy_new (variants[i], NULL);

      g_ptr_array_add (owners, levy);
      g_array_append_vals (levies, muster_force_levy_get (levy), 1);
    }

  return owners;
}

/**
 * muster_forces_roll_roles:
 * @variants: (array fixed-size=2): both sides; sides of the outcome are their indices
 * @tape: the rolls that are known
 * @outcome: (inout): an initialised outcome
 * @roll: (out): who attacks, if the outcome is done
 */
void
muster_forces_roll_roles (MusterForceVariant *const *variants,
                          const MusterScenario      *scenario,
                          MusterTape                *tape,
                          MusterOutcome             *outcome,
                          MusterRoleRoll            *roll)
{
  g_autoptr (GArray) levies = g_array_new (FALSE, FALSE, sizeof (MusterLevy));
  g_autoptr (GPtrArray) owners = list_levies (variants, 2, levies);

  muster_ruleset_roll_roles (get_ruleset (variants), scenario,
                             (const MusterLevy *) (gpointer) levies->data, tape, outcome, roll);
}

/**
 * muster_forces_list_limits:
 * @variants: (array length=n_variants): at least one
 * @table_length: in inches, or 0: the usual one
 *
 * Returns: (transfer full) (element-type MusterTurnLimit): the turn limits to choose from
 */
GArray *
muster_forces_list_limits (MusterForceVariant *const *variants,
                           guint                      n_variants,
                           const MusterScenario      *scenario,
                           int                        table_length)
{
  g_autoptr (GArray) levies = NULL;
  g_autoptr (GPtrArray) owners = NULL;
  MusterMatchup matchup = { .scenario = scenario, .n_levies = n_variants, .table_length = table_length };

  g_return_val_if_fail (n_variants > 0, NULL);

  levies = g_array_new (FALSE, FALSE, sizeof (MusterLevy));
  owners = list_levies (variants, n_variants, levies);
  matchup.levies = (const MusterLevy *) (gpointer) levies->data;

  return muster_ruleset_list_limits (get_ruleset (variants), &matchup);
}
