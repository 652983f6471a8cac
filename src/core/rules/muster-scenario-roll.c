/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/muster-scenario-roll.h"

#include "core/muster-i18n.h"

/* How a scenario is chosen and who attacks is the same wherever it is rolled: the figures are the
 * catalog's, the words the ruleset's. */

static const MusterPhrase NO_SCENARIO = { NULL, N_("{d0} gives no scenario: roll again") };
static const MusterPhrase OTHER_TACTIC = { NULL, N_("{s0} has more of some units, {1} to {2}: {+3}") };
static const MusterPhrase TIE = { NULL, N_("{0} each: both roll again") };
static const MusterPhrase BEATS =
  { NULL, N_("{0} or more in all attacks[, {+1} for tactics]; {2} is a tie") };
static const MusterPhrase ATTACKS = { NULL, N_("{s0} attacks, {s1} defends") };

static const MusterLevyRules *
get_levy_rules (MusterRuleset *self)
{
  return muster_ruleset_get_rules (self)->levy;
}

/**
 * muster_ruleset_rolls_scenarios:
 *
 * Returns: whether scenarios can be rolled for: packs may have taken the dice from all of them
 */
gboolean
muster_ruleset_rolls_scenarios (MusterRuleset *self)
{
  GPtrArray *scenarios = muster_catalog_get_scenarios (muster_ruleset_get_catalog (self));

  if (get_levy_rules (self) == NULL || get_levy_rules (self)->scenario_roll == 0)
    return FALSE;

  for (guint i = 0; i < scenarios->len; i++)
    {
      const MusterScenario *scenario = g_ptr_array_index (scenarios, i);

      if (scenario->faces[0] != 0)
        return TRUE;
    }
  return FALSE;
}

gboolean
muster_ruleset_rolls_roles (MusterRuleset *self)
{
  return get_levy_rules (self) != NULL && get_levy_rules (self)->tactics_roll > 0;
}

static const MusterScenario *
find_scenario (MusterCatalog *catalog,
               const guint8  *dice)
{
  GPtrArray *scenarios = muster_catalog_get_scenarios (catalog);

  for (guint i = 0; i < scenarios->len; i++)
    {
      const MusterScenario *scenario = g_ptr_array_index (scenarios, i);

      if ((scenario->faces[0] >> dice[0] & 1) != 0 && (scenario->faces[1] >> dice[1] & 1) != 0)
        return scenario;
    }
  return NULL;
}

static const MusterScenario *
choose_scenario (MusterResolution *self,
                 MusterCatalog    *catalog)
{
  const MusterLevyRules *rules = self->rules->levy;

  for (;;)
    {
      const guint8 *dice = muster_resolution_roll (self, rules->scenario_roll - 1, -1, 2, 0);
      const MusterScenario *scenario;
      gint32 place;

      if (dice == NULL)
        return NULL;

      place = (gint32) muster_resolution_last_roll (self);
      scenario = find_scenario (catalog, dice);
      if (scenario != NULL)
        {
          muster_step (self, &rules->scenario_phrase, place, (gint32) scenario->index);
          return scenario;
        }
      muster_step (self, &NO_SCENARIO, place);
    }
}

/**
 * muster_ruleset_roll_scenario:
 * @scenario: (out) (nullable): the scenario, if the outcome is done
 *
 * Chooses a scenario by the dice of the catalog's scenarios. Throws that give none are made again.
 */
void
muster_ruleset_roll_scenario (MusterRuleset         *self,
                              MusterTape            *tape,
                              MusterOutcome         *outcome,
                              const MusterScenario **scenario)
{
  MusterResolution resolution;

  g_return_if_fail (muster_ruleset_rolls_scenarios (self));

  muster_resolution_begin (&resolution, muster_ruleset_get_rules (self), tape, outcome);
  *scenario = choose_scenario (&resolution, muster_ruleset_get_catalog (self));
  muster_resolution_finish (&resolution);
}

static int
count_units (const MusterLevy  *levy,
             const MusterRules *rules,
             const char        *units)
{
  int n = 0;

  for (guint i = 0; i < levy->n_units; i++)
    n += g_str_equal (muster_levy_unit_get_kind (&levy->units[i], rules), units) ||
         g_str_equal (levy->units[i].type->arm, units);
  return n;
}

static const MusterPhrase *
find_tactic (const MusterLevyRules *rules,
             const char            *units)
{
  for (const MusterTactic *tactic = rules->tactics; tactic->units != NULL; tactic++)
    if (g_str_equal (tactic->units, units))
      return &tactic->phrase;
  return &OTHER_TACTIC;
}

/**
 * muster_ruleset_get_tactic_label:
 * @units: a kind or an arm
 *
 * Returns: (transfer none): who gets the tactical value of a scenario, translatable
 */
const char *
muster_ruleset_get_tactic_label (MusterRuleset *self,
                                 const char    *units)
{
  for (const MusterTactic *tactic = get_levy_rules (self)->tactics; tactic->units != NULL; tactic++)
    if (g_str_equal (tactic->units, units))
      return tactic->label;
  return N_("Most units of another kind");
}

static void
roll_roles (MusterResolution *self,
            MusterRoleRoll   *roll)
{
  const MusterLevyRules *rules = self->rules->levy;

  do
    for (int side = 0; side < 2; side++)
      {
        int tie = roll->totals[0] - roll->values[1];
        const guint8 *dice;
        int sum;

        if (side == 0)
          muster_need (self, NULL, roll->values[0]);
        else
          muster_need (self, &BEATS, MAX (tie + 1, 2), roll->values[1], tie);
        dice = muster_resolution_roll (self, rules->tactics_roll - 1, side, 2, 0);
        if (dice == NULL)
          return;

        sum = dice[0] + dice[1];
        roll->totals[side] = sum + roll->values[side];
        muster_step (self, &rules->tactics_phrase, side,
                     (gint32) muster_resolution_last_roll (self), sum, roll->values[side],
                     roll->totals[side]);
        if (side == 1 && roll->totals[0] == roll->totals[1])
          muster_step (self, &TIE, roll->totals[0]);
      }
  while (roll->totals[0] == roll->totals[1]);

  roll->attacker = roll->totals[0] > roll->totals[1] ? 0 : 1;
  muster_step (self, &ATTACKS, roll->attacker, 1 - roll->attacker);
}

/**
 * muster_ruleset_roll_roles:
 * @levies: (array fixed-size=2): both sides
 * @roll: (out): who attacks, if the outcome is done
 *
 * Two dice and tactical value each; whoever has more attacks.
 */
void
muster_ruleset_roll_roles (MusterRuleset        *self,
                           const MusterScenario *scenario,
                           const MusterLevy     *levies,
                           MusterTape           *tape,
                           MusterOutcome        *outcome,
                           MusterRoleRoll       *roll)
{
  MusterResolution resolution;

  g_return_if_fail (muster_ruleset_rolls_roles (self));

  muster_resolution_begin (&resolution, muster_ruleset_get_rules (self), tape, outcome);
  for (int side = 0; side < 2; side++)
    {
      int sum = 0;

      for (guint i = 0; i < scenario->tactical->len; i++)
        {
          const MusterTacticalValue *value =
            &g_array_index (scenario->tactical, MusterTacticalValue, i);
          int own = count_units (&levies[side], resolution.rules, value->units);
          int other = count_units (&levies[1 - side], resolution.rules, value->units);

          if (own <= other)
            continue;
          sum += value->value;
          muster_step (&resolution, find_tactic (resolution.rules->levy, value->units), side, own,
                       other, value->value);
        }
      roll->values[side] = sum;
    }
  roll_roles (&resolution, roll);
  muster_resolution_finish (&resolution);
}

/**
 * muster_ruleset_list_limits:
 *
 * Returns: (transfer full) (element-type MusterTurnLimit): what players can choose from, the usual one first
 */
GArray *
muster_ruleset_list_limits (MusterRuleset       *self,
                            const MusterMatchup *matchup)
{
  GArray *limits = g_array_new (FALSE, FALSE, sizeof (MusterTurnLimit));

  if (get_levy_rules (self) != NULL && get_levy_rules (self)->list_limits != NULL)
    get_levy_rules (self)->list_limits (matchup, limits);
  return limits;
}
