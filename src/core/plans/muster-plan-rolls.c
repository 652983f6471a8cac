/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/plans/muster-plan-rolls.h"

#include "core/forces/muster-force-leaders.h"
#include "core/forces/muster-force-levy.h"
#include "core/muster-i18n.h"

/* The forces of all sides as the rules see them. All forces of one side form one levy. */
typedef struct
{
  GPtrArray *owners;    /* MusterForceLevy */
  GArray *units[MUSTER_MAX_SIDES]; /* MusterLevyUnit */
  MusterLevy levies[MUSTER_MAX_SIDES];
  guint n_levies;
} Levies;

static void
levies_clear (Levies *self)
{
  for (guint i = 0; i < self->n_levies; i++)
    g_array_unref (self->units[i]);
  g_clear_pointer (&self->owners, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Levies, levies_clear)

static void
levies_init (Levies           *self,
             MusterBattlePlan *plan)
{
  self->owners = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_force_levy_free);
  for (guint i = 0; i < muster_battle_plan_get_n_sides (plan); i++)
    {
      MusterPlanSide *side = muster_battle_plan_get_side (plan, i);

      const char *const *rules = muster_battle_plan_get_optional_rules (plan);
      GArray *units = g_array_new (FALSE, FALSE, sizeof (MusterLevyUnit));

      for (guint k = 0; k < muster_plan_side_get_n_forces (side); k++)
        {
          MusterForce *force = muster_plan_side_get_force (side, k);
          MusterForceLevy *levy = muster_force_levy_new (muster_force_get_whole (force), rules);

          g_ptr_array_add (self->owners, levy);
          g_array_append_vals (units, muster_force_levy_get (levy)->units,
                               muster_force_levy_get (levy)->n_units);
        }

      self->units[self->n_levies] = units;
      self->levies[self->n_levies++] = (MusterLevy) {
        .catalog = muster_battle_plan_get_catalog (plan),
        .optional_rules = rules,
        .units = (const MusterLevyUnit *) (gpointer) units->data,
        .n_units = units->len,
      };
    }
}

gboolean
muster_plan_weigh_sides (MusterBattlePlan *plan,
                         MusterRemark     *remark)
{
  const MusterLevyRules *rules;
  g_auto (Levies) levies = { 0 };

  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (plan), FALSE);

  rules = muster_ruleset_get_rules (muster_battle_plan_get_ruleset (plan))->levy;
  if (rules == NULL || rules->weigh == NULL || muster_battle_plan_get_n_sides (plan) != 2)
    return FALSE;

  levies_init (&levies, plan);
  return rules->weigh (&levies.levies[0], &levies.levies[1], remark);
}

gboolean
muster_plan_rolls_scenarios (MusterBattlePlan *plan)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (plan), FALSE);

  return muster_ruleset_rolls_scenarios (muster_battle_plan_get_ruleset (plan));
}

void
muster_plan_roll_scenario (MusterBattlePlan *plan,
                           MusterTape       *tape,
                           MusterOutcome    *outcome)
{
  const MusterScenario *scenario;

  g_return_if_fail (MUSTER_IS_BATTLE_PLAN (plan));

  muster_ruleset_roll_scenario (muster_battle_plan_get_ruleset (plan), tape, outcome, &scenario);
  if (outcome->kind != MUSTER_OUTCOME_DONE)
    return;

  muster_battle_plan_set_scenario (plan, scenario);
  muster_battle_plan_set_scenario_tape (plan, tape);
}

gboolean
muster_plan_rolls_roles (MusterBattlePlan *plan)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (plan), FALSE);

  return muster_ruleset_rolls_roles (muster_battle_plan_get_ruleset (plan)) &&
         muster_battle_plan_get_n_sides (plan) == 2 &&
         muster_plan_side_get_n_units (muster_battle_plan_get_side (plan, 0)) > 0 &&
         muster_plan_side_get_n_units (muster_battle_plan_get_side (plan, 1)) > 0;
}

static void
resolve_roles (MusterBattlePlan *plan,
               MusterTape       *tape,
               MusterOutcome    *outcome,
               MusterRoleRoll   *roll)
{
  g_auto (Levies) levies = { 0 };

  levies_init (&levies, plan);
  muster_ruleset_roll_roles (muster_battle_plan_get_ruleset (plan),
                             muster_battle_plan_get_scenario (plan), levies.levies, tape, outcome,
                             roll);
}

void
muster_plan_roll_roles (MusterBattlePlan *plan,
                        MusterTape       *tape,
                        MusterOutcome    *outcome)
{
  MusterRoleRoll roll = { 0 };

  g_return_if_fail (muster_plan_rolls_roles (plan));

  resolve_roles (plan, tape, outcome, &roll);
  if (outcome->kind != MUSTER_OUTCOME_DONE)
    return;

  for (int i = 0; i < 2; i++)
    muster_plan_side_set_role (muster_battle_plan_get_side (plan, (guint) i),
                               i == roll.attacker ? MUSTER_ROLE_ATTACKER : MUSTER_ROLE_DEFENDER);
  muster_battle_plan_set_role_tape (plan, tape);
}

void
muster_plan_weigh_roles (MusterBattlePlan *plan,
                         MusterOutcome    *outcome,
                         MusterRoleRoll   *roll)
{
  g_auto (MusterTape) tape = { 0 };

  g_return_if_fail (muster_plan_rolls_roles (plan));

  muster_tape_init (&tape);
  resolve_roles (plan, &tape, outcome, roll);
}

/**
 * muster_plan_list_leaderless:
 *
 * Returns: (transfer full) (element-type MusterPlanUnit): in the order of the sides; none where the
 *   rules do not roll for Leaders
 */
GPtrArray *
muster_plan_list_leaderless (MusterBattlePlan *plan)
{
  GPtrArray *units = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (plan), units);

  if (!muster_ruleset_rolls_leaders (muster_battle_plan_get_ruleset (plan)))
    return units;

  for (guint i = 0; i < muster_battle_plan_get_n_sides (plan); i++)
    {
      MusterPlanSide *side = muster_battle_plan_get_side (plan, i);

      for (guint j = 0; j < muster_plan_side_get_n_units (side); j++)
        {
          MusterPlanUnit *unit = muster_plan_side_get_unit (side, j);
          MusterForceUnit *force_unit = muster_plan_unit_get_unit (unit);

          if (muster_leader_get_leadership (muster_force_unit_get_leader (force_unit)) == 0 &&
              muster_force_unit_get_unit_type (force_unit) != NULL)
            g_ptr_array_add (units, g_object_ref (unit));
        }
    }
  return units;
}

void
muster_plan_roll_leader (MusterBattlePlan *plan,
                         MusterPlanUnit   *unit,
                         MusterTape       *tape,
                         MusterOutcome    *outcome)
{
  g_auto (GStrv) steps = NULL;
  g_autofree char *joined = NULL;
  g_autofree char *record = NULL;

  g_return_if_fail (MUSTER_IS_BATTLE_PLAN (plan));
  g_return_if_fail (MUSTER_IS_PLAN_UNIT (unit));

  muster_force_roll_leader (muster_plan_unit_get_force (unit), muster_plan_unit_get_unit (unit),
                            muster_battle_plan_get_optional_rules (plan), tape, outcome);
  if (outcome->kind != MUSTER_OUTCOME_DONE)
    return;

  steps = muster_plan_list_steps (plan, outcome, tape);
  joined = g_strjoinv ("; ", steps);
  /* Translators: the name of a unit, and how its Leader was rolled. */
  record = g_strdup_printf (_("Leader of %s: %s"), muster_plan_unit_get_name (unit), joined);
  muster_battle_plan_add_record (plan, record);
}

void
muster_plan_roll_leaderless (MusterBattlePlan *plan,
                             MusterRandom     *random)
{
  g_autoptr (GPtrArray) units = muster_plan_list_leaderless (plan);
  g_auto (MusterOutcome) outcome = { 0 };
  g_auto (MusterTape) tape = { 0 };

  muster_outcome_init (&outcome);
  muster_tape_init (&tape);
  tape.generator = random;
  for (guint i = 0; i < units->len; i++)
    {
      muster_tape_reset (&tape);
      muster_plan_roll_leader (plan, units->pdata[i], &tape, &outcome);
    }
}

GArray *
muster_plan_list_limits (MusterBattlePlan *plan)
{
  g_auto (Levies) levies = { 0 };
  MusterMatchup matchup;

  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (plan), NULL);

  levies_init (&levies, plan);
  matchup = (MusterMatchup) {
    .scenario = muster_battle_plan_get_scenario (plan),
    .levies = levies.levies,
    .n_levies = levies.n_levies,
    .table_length = muster_battle_plan_get_table_length (plan),
  };

  return muster_ruleset_list_limits (muster_battle_plan_get_ruleset (plan), &matchup);
}

char *
muster_plan_dup_line (MusterBattlePlan *plan,
                      const MusterLine *line,
                      const MusterTape *tape)
{
  g_auto (GStrv) names = NULL;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  MusterLineContext context = {
    .ruleset = muster_battle_plan_get_ruleset (plan),
    .tape = tape,
    .translated = TRUE,
  };

  for (guint i = 0; i < muster_battle_plan_get_n_sides (plan); i++)
    {
      g_autofree char *title = muster_plan_side_dup_title (muster_battle_plan_get_side (plan, i));

      g_strv_builder_add (builder, title);
    }
  names = g_strv_builder_end (builder);
  context.side_names = (const char *const *) names;

  return muster_line_to_text (line, &context);
}

char **
muster_plan_list_steps (MusterBattlePlan    *plan,
                        const MusterOutcome *outcome,
                        const MusterTape    *tape)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < outcome->steps->len; i++)
    {
      g_autofree char *step =
        muster_plan_dup_line (plan, &g_array_index (outcome->steps, MusterLine, i), tape);

      g_strv_builder_add (builder, step);
    }
  return g_strv_builder_end (builder);
}

static void
add_steps (MusterBattlePlan    *plan,
           const MusterOutcome *outcome,
           const MusterTape    *tape,
           GStrvBuilder        *builder)
{
  g_auto (GStrv) steps = muster_plan_list_steps (plan, outcome, tape);
  g_autofree char *joined = g_strjoinv ("; ", steps);

  if (outcome->kind == MUSTER_OUTCOME_DONE && *joined != '\0')
    g_strv_builder_add (builder, joined);
}

void
muster_plan_describe_rolls (MusterBattlePlan *plan,
                            GStrvBuilder     *builder)
{
  g_auto (MusterOutcome) outcome = { 0 };
  g_auto (MusterTape) tape = { 0 };

  g_return_if_fail (MUSTER_IS_BATTLE_PLAN (plan));

  muster_outcome_init (&outcome);
  muster_tape_init (&tape);
  if (muster_tape_get_length (muster_battle_plan_get_scenario_tape (plan)) > 0 &&
      muster_plan_rolls_scenarios (plan))
    {
      const MusterScenario *scenario;

      muster_tape_copy (&tape, muster_battle_plan_get_scenario_tape (plan));
      muster_ruleset_roll_scenario (muster_battle_plan_get_ruleset (plan), &tape, &outcome,
                                    &scenario);
      add_steps (plan, &outcome, &tape, builder);
    }
  if (muster_tape_get_length (muster_battle_plan_get_role_tape (plan)) > 0 &&
      muster_plan_rolls_roles (plan))
    {
      MusterRoleRoll roll = { 0 };

      muster_tape_copy (&tape, muster_battle_plan_get_role_tape (plan));
      resolve_roles (plan, &tape, &outcome, &roll);
      add_steps (plan, &outcome, &tape, builder);
    }
}
