/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/muster-leader-roll.h"

/**
 * muster_ruleset_rolls_leaders:
 *
 * Returns: whether Leaders are rolled for in these rules
 */
gboolean
muster_ruleset_rolls_leaders (MusterRuleset *self)
{
  const MusterLevyRules *rules = muster_ruleset_get_rules (self)->levy;

  return rules != NULL && rules->roll_leader != NULL && rules->roll_leaders != NULL;
}

/**
 * muster_ruleset_roll_leader:
 * @unit: index of a unit of @levy
 * @tape: the rolls that are known
 * @outcome: (inout): an initialised outcome
 * @roll: (out): who leads the unit, if the outcome is done
 *
 * Rolls for the Leader of one unit. The ruleset must roll for Leaders.
 */
void
muster_ruleset_roll_leader (MusterRuleset    *self,
                            const MusterLevy *levy,
                            guint             unit,
                            MusterTape       *tape,
                            MusterOutcome    *outcome,
                            MusterLeaderRoll *roll)
{
  const MusterRules *rules = muster_ruleset_get_rules (self);
  MusterResolution resolution;

  g_return_if_fail (muster_ruleset_rolls_leaders (self));
  g_return_if_fail (unit < levy->n_units);

  muster_resolution_begin (&resolution, rules, tape, outcome);
  rules->levy->roll_leader (&resolution, levy, unit, roll);
  muster_resolution_finish (&resolution);
}

/**
 * muster_ruleset_roll_leaders:
 * @rolls: (out): one for each unit of @levy, if the outcome is done
 *
 * Rolls for all Leaders of a force, in the order of its units.
 */
void
muster_ruleset_roll_leaders (MusterRuleset     *self,
                             const MusterLevy  *levy,
                             MusterLeaderScope  scope,
                             MusterTape        *tape,
                             MusterOutcome     *outcome,
                             MusterLeaderRoll  *rolls)
{
  const MusterRules *rules = muster_ruleset_get_rules (self);
  MusterResolution resolution;

  g_return_if_fail (muster_ruleset_rolls_leaders (self));

  muster_resolution_begin (&resolution, rules, tape, outcome);
  rules->levy->roll_leaders (&resolution, levy, scope, rolls);
  muster_resolution_finish (&resolution);
}
