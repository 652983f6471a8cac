/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/plans/muster-battle-plan-private.h"

#include "core/rules/muster-scenario-roll.h"

/* The house packs of the battle. Switching a pack on or off gives the plan another edition of its
 * ruleset. All choices stay, even if the edition does not know them; the checks report that. */

static MusterRuleset *
get_whole (MusterBattlePlan *self)
{
  return muster_library_find_ruleset (self->library, muster_ruleset_get_id (self->ruleset));
}

/* Sorts packs in the order of the library, with those that it does not have at the end. */
static char **
sort_packs (MusterBattlePlan  *self,
            const char *const *packs)
{
  g_auto (GStrv) usable =
    muster_library_editions_list_packs (self->library, muster_ruleset_get_id (self->ruleset));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; usable[i] != NULL; i++)
    if (g_strv_contains (packs, usable[i]))
      g_strv_builder_add (builder, usable[i]);
  for (guint i = 0; packs[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *) usable, packs[i]))
      g_strv_builder_add (builder, packs[i]);

  return g_strv_builder_end (builder);
}

const MusterScenario *
muster_battle_plan_find_scenario (MusterBattlePlan *self,
                                  const char       *id)
{
  const MusterScenario *scenario;

  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  scenario = muster_catalog_find_scenario (muster_battle_plan_get_catalog (self), id);

  return scenario != NULL
           ? scenario
           : muster_catalog_find_scenario (muster_ruleset_get_catalog (get_whole (self)), id);
}

/* If the players have not changed the size of the table, it follows the usual size of the new
 * edition. */
static void
follow_table (MusterBattlePlan *self,
              int               length_before,
              int               width_before)
{
  int length, width;

  muster_battle_plan_get_usual_table (self, &length, &width);
  if (self->table_length == length_before && self->table_width == width_before)
    {
      self->table_length = length;
      self->table_width = width;
    }
}

static void
set_edition (MusterBattlePlan *self,
             MusterRuleset    *edition)
{
  int length, width;

  if (edition == self->ruleset)
    return;

  g_object_freeze_notify (G_OBJECT (self));
  muster_battle_plan_get_usual_table (self, &length, &width);
  g_set_object (&self->ruleset, edition);
  muster_battle_plan_restore_rules (self);
  self->scenario = muster_battle_plan_find_scenario (self, self->scenario->id);
  muster_battle_plan_drop_settings (self);
  if (muster_tape_get_length (&self->scenario_tape) > 0)
    {
      /* The same dice may give another scenario in the table of the new edition. */
      g_auto (MusterOutcome) outcome = { 0 };
      g_auto (MusterTape) tape = { 0 };
      const MusterScenario *scenario = NULL;

      muster_outcome_init (&outcome);
      muster_tape_init (&tape);
      muster_tape_copy (&tape, &self->scenario_tape);
      if (muster_ruleset_rolls_scenarios (self->ruleset))
        muster_ruleset_roll_scenario (self->ruleset, &tape, &outcome, &scenario);
      if (scenario == NULL || outcome.kind != MUSTER_OUTCOME_DONE || scenario != self->scenario)
        muster_tape_reset (&self->scenario_tape);
    }
  muster_tape_reset (&self->role_tape);
  follow_table (self, length, width);
  for (guint i = 0; i < muster_battle_plan_get_n_sides (self); i++)
    {
      MusterPlanSide *side = muster_battle_plan_get_side (self, i);

      g_signal_handlers_block_by_func (side, muster_battle_plan_emit_changed, self);
      for (guint j = 0; j < muster_plan_side_get_n_forces (side); j++)
        muster_force_set_edition (muster_plan_side_get_force (side, j), self->ruleset);
      g_signal_handlers_unblock_by_func (side, muster_battle_plan_emit_changed, self);
    }
  muster_battle_plan_notify_ruleset (self);
  g_object_thaw_notify (G_OBJECT (self));
}

const char *const *
muster_battle_plan_get_packs (MusterBattlePlan *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (self), NULL);

  return (const char *const *) self->packs;
}

gboolean
muster_battle_plan_has_pack (MusterBattlePlan *self,
                             const char       *id)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (self), FALSE);
  g_return_val_if_fail (id != NULL, FALSE);

  return g_strv_contains ((const char *const *) self->packs, id);
}

void
muster_battle_plan_set_pack (MusterBattlePlan *self,
                             const char       *id,
                             gboolean          on)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) packs = NULL;

  g_return_if_fail (MUSTER_IS_BATTLE_PLAN (self));
  g_return_if_fail (id != NULL);

  for (guint i = 0; self->packs[i] != NULL; i++)
    if (!g_str_equal (self->packs[i], id))
      g_strv_builder_add (builder, self->packs[i]);
  if (on)
    g_strv_builder_add (builder, id);
  packs = g_strv_builder_end (builder);
  muster_battle_plan_set_packs (self, (const char *const *) packs);
}

void
muster_battle_plan_set_packs (MusterBattlePlan  *self,
                              const char *const *packs)
{
  g_auto (GStrv) sorted = NULL;
  MusterRuleset *edition;
  const char *id;

  g_return_if_fail (MUSTER_IS_BATTLE_PLAN (self));

  id = muster_ruleset_get_id (self->ruleset);
  sorted = packs != NULL ? sort_packs (self, packs) : muster_library_editions_list_packs (self->library, id);
  if (g_strv_equal ((const char *const *) sorted, (const char *const *) self->packs))
    return;

  g_strfreev (self->packs);
  self->packs = g_steal_pointer (&sorted);
  g_clear_pointer (&self->pack_problem, g_free);
  edition = muster_library_editions_get_edition (self->library, id, (const char *const *) self->packs,
                                                 &self->pack_problem);
  set_edition (self, edition);
  muster_battle_plan_emit_changed (self);
}

/**
 * muster_battle_plan_get_pack_problem:
 *
 * Returns: (transfer none) (nullable): why the battle cannot be played with its packs, and what to do
 */
const char *
muster_battle_plan_get_pack_problem (MusterBattlePlan *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (self), NULL);

  return self->pack_problem;
}
