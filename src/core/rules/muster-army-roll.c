/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/muster-army-roll.h"

/**
 * muster_ruleset_get_army_rules:
 *
 * Returns: (transfer none) (nullable): how an army is rolled for
 */
const MusterArmyRules *
muster_ruleset_get_army_rules (MusterRuleset *self)
{
  const MusterLevyRules *rules = muster_ruleset_get_rules (self)->levy;

  return rules != NULL ? rules->army : NULL;
}

/**
 * muster_ruleset_roll_army:
 * @levy: the force as it is
 * @wish: for how many units, and what else; no more than the rules allow
 * @tape: the rolls that are known
 * @outcome: (inout): an initialised outcome
 * @rolls: (out): one for each unit that is wished for, if the outcome is done
 * @ratings: (inout): one for each unit of @levy
 *
 * Rolls for an army. The ruleset must roll for armies.
 */
void
muster_ruleset_roll_army (MusterRuleset        *self,
                          const MusterLevy     *levy,
                          const MusterArmyWish *wish,
                          MusterTape           *tape,
                          MusterOutcome        *outcome,
                          MusterArmyRoll       *rolls,
                          int                  *ratings)
{
  const MusterArmyRules *army = muster_ruleset_get_army_rules (self);
  MusterResolution resolution;

  g_return_if_fail (army != NULL);
  g_return_if_fail (wish->n_units >= 1 && wish->n_units <= army->max_units);

  muster_resolution_begin (&resolution, muster_ruleset_get_rules (self), tape, outcome);
  army->roll (&resolution, levy, wish, rolls, ratings);
  muster_resolution_finish (&resolution);
}
