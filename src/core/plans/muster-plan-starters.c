/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/plans/muster-battle-plan.h"

#include "core/forces/muster-force-text.h"

/* Default opponents for a plan: starter forces of one theatre. */

static gboolean
is_taken (MusterBattlePlan         *plan,
          const MusterStarterForce *starter)
{
  for (guint i = 0; i < muster_battle_plan_get_n_sides (plan); i++)
    {
      MusterPlanSide *side = muster_battle_plan_get_side (plan, i);

      for (guint j = 0; j < muster_plan_side_get_n_forces (side); j++)
        if (g_str_equal (muster_force_get_name (muster_plan_side_get_force (side, j)),
                         muster_force_text_show (starter->name)))
          return TRUE;
    }
  return FALSE;
}

/* Returns: the theatre of a force that the plan has already */
static const char *
find_theatre (MusterBattlePlan *plan)
{
  for (guint i = 0; i < muster_battle_plan_get_n_sides (plan); i++)
    {
      MusterPlanSide *side = muster_battle_plan_get_side (plan, i);

      if (muster_plan_side_get_n_forces (side) > 0)
        return muster_force_get_theatre (muster_plan_side_get_force (side, 0));
    }
  return "";
}

/* Counts the units that need an optional rule which is off. */
static guint
count_special (MusterBattlePlan         *plan,
               const MusterStarterForce *starter)
{
  guint n = 0;

  for (guint i = 0; i < starter->units->len; i++)
    {
      const MusterStarterUnit *unit = g_ptr_array_index (starter->units, i);

      for (guint k = 0; k < unit->n_options; k++)
        {
          const char *rule = unit->options[k]->needs;

          n += rule != NULL && !muster_battle_plan_has_rule (plan, rule);
        }
    }
  return n;
}

/* Chooses a starter force of the theatre of the other forces. Otherwise chooses the first of those
 * that need the fewest optional rules. */
static const MusterStarterForce *
choose (MusterBattlePlan *plan)
{
  GPtrArray *starters =
    muster_catalog_get_starter_forces (muster_battle_plan_get_catalog (plan));
  const char *theatre = find_theatre (plan);
  const MusterStarterForce *any = NULL;

  for (guint i = 0; i < starters->len; i++)
    {
      const MusterStarterForce *starter = starters->pdata[i];

      if (is_taken (plan, starter))
        continue;
      if (g_str_equal (theatre, muster_force_text_show (starter->theatre)))
        return starter;
      if (any == NULL || count_special (plan, starter) < count_special (plan, any))
        any = starter;
    }
  return any;
}

/**
 * muster_battle_plan_fill_sides:
 *
 * Gives every side that has no force a starter force, of the theatre of the other forces if there
 * is one, and switches on the optional rules that it needs.
 */
void
muster_battle_plan_fill_sides (MusterBattlePlan *self)
{
  g_return_if_fail (MUSTER_IS_BATTLE_PLAN (self));

  for (guint i = 0; i < muster_battle_plan_get_n_sides (self); i++)
    {
      MusterPlanSide *side = muster_battle_plan_get_side (self, i);
      const MusterStarterForce *starter;
      g_autoptr (MusterForce) force = NULL;

      if (muster_plan_side_get_n_forces (side) > 0)
        continue;

      starter = choose (self);
      if (starter == NULL)
        return;
      force = muster_force_new_from_starter (muster_battle_plan_get_ruleset (self), starter);
      muster_plan_side_add_force (side, force);
      /* Switches on the rules that the options of the force need; otherwise the battle could not
       * begin. */
      for (guint j = 0; j < muster_force_get_n_units (force); j++)
        {
          g_autoptr (GPtrArray) options =
            muster_force_unit_list_known_options (muster_force_get_unit (force, j));

          for (guint k = 0; k < options->len; k++)
            {
              const MusterOption *option = g_ptr_array_index (options, k);

              if (option->needs != NULL)
                muster_battle_plan_set_rule (self, option->needs, TRUE);
            }
        }
    }
}

/* Returns: the id of the player of @side with this name, who is added if necessary */
static const char *
find_player (MusterPlanSide *side,
             const char     *name)
{
  g_autofree char *id = NULL;

  for (guint i = 0; i < muster_plan_side_get_n_players (side); i++)
    {
      MusterPlanPlayer *player = muster_plan_side_get_player (side, i);

      if (g_str_equal (muster_plan_player_get_name (player), name))
        return muster_plan_player_get_id (player);
    }
  id = g_strdup_printf ("%s-player-%u", muster_plan_side_get_id (side),
                        muster_plan_side_get_n_players (side) + 1);
  muster_plan_side_add_player (side, id, name);
  return muster_plan_player_get_id (
    muster_plan_side_get_player (side, muster_plan_side_get_n_players (side) - 1));
}

/* Gives the units to the players that the past battle names. Units are in the order of the
 * starter. */
static void
share_units (MusterPlanSide           *side,
             const MusterStarterForce *starter)
{
  guint index = 0;

  for (guint i = 0; i < starter->units->len; i++)
    {
      const MusterStarterUnit *of = g_ptr_array_index (starter->units, i);

      for (guint k = 0; k < of->count && index < muster_plan_side_get_n_units (side); k++, index++)
        if (of->player != NULL)
          muster_plan_unit_set_player_id (muster_plan_side_get_unit (side, index),
                                          find_player (side, of->player));
    }
}

/**
 * muster_battle_plan_set_up:
 * @battle: a past battle of the plan's catalog
 *
 * Prepares @battle as it was fought: its scenario, its forces, the first of them attacking, its name and
 * its year.
 */
void
muster_battle_plan_set_up (MusterBattlePlan       *self,
                           const MusterPastBattle *battle)
{
  g_return_if_fail (MUSTER_IS_BATTLE_PLAN (self));
  g_return_if_fail (battle != NULL);

  muster_battle_plan_set_scenario (self, battle->scenario);
  for (guint i = 0; battle->optional_rules != NULL && battle->optional_rules[i] != NULL; i++)
    muster_battle_plan_set_rule (self, battle->optional_rules[i], TRUE);
  while (muster_battle_plan_get_n_sides (self) > G_N_ELEMENTS (battle->forces))
    muster_battle_plan_remove_last_side (self);
  for (guint i = 0; i < G_N_ELEMENTS (battle->forces); i++)
    {
      MusterPlanSide *side;
      g_autoptr (MusterForce) force = NULL;

      side = muster_battle_plan_get_side (self, i);
      force =
        muster_force_new_from_starter (muster_battle_plan_get_ruleset (self), battle->forces[i]);
      for (guint j = muster_plan_side_get_n_forces (side); j > 0; j--)
        muster_plan_side_remove_force (side, j - 1);
      muster_plan_side_set_name (side, NULL);
      muster_plan_side_add_force (side, force);
      share_units (muster_battle_plan_get_side (self, i), battle->forces[i]);
    }
  if (muster_plan_side_get_role (muster_battle_plan_get_side (self, 0)) != MUSTER_ROLE_ATTACKER)
    muster_battle_plan_swap_roles (self);
  muster_battle_plan_set_title (self, muster_force_text_show (battle->name));
  /* The exact date if it is known, else the year. */
  if (battle->date != NULL)
    muster_battle_plan_set_date (self, battle->date);
  else
    muster_battle_plan_set_date (self, battle->year != NULL ? battle->year : "");
}
