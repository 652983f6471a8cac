/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/plans/muster-plan-setup.h"

#include "core/battle/muster-battle-colours.h"

/* The colours and badges of the sides of a plan. A battle works out its colours in the same way,
 * but its sides may be in another order, since under some rules the attacker comes first. */

static char **
list_titles (MusterBattlePlan *plan)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < muster_battle_plan_get_n_sides (plan); i++)
    {
      g_autofree char *title = muster_plan_side_dup_title (muster_battle_plan_get_side (plan, i));

      g_strv_builder_add (builder, title);
    }
  return g_strv_builder_end (builder);
}

const MusterSideColour *
muster_battle_plan_get_colour (MusterBattlePlan *self,
                               guint             position)
{
  const char *chosen[MUSTER_MAX_SIDES];
  const char *own[MUSTER_MAX_SIDES];
  g_auto (GStrv) titles = NULL;
  guint n_sides;

  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (self), NULL);

  n_sides = muster_battle_plan_get_n_sides (self);
  titles = list_titles (self);
  for (guint i = 0; i < n_sides; i++)
    {
      MusterPlanSide *side = muster_battle_plan_get_side (self, i);

      chosen[i] = muster_plan_side_get_colour (side);
      own[i] = muster_plan_side_get_n_forces (side) > 0
                 ? muster_force_get_colour (muster_plan_side_get_force (side, 0)) : NULL;
    }
  muster_side_colours_settle (chosen, own, n_sides);
  return muster_side_colours_get ((const char *const *) titles, chosen, n_sides, position);
}

char *
muster_battle_plan_dup_badge (MusterBattlePlan *self,
                              guint             position)
{
  g_auto (GStrv) titles = NULL;

  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (self), NULL);

  titles = list_titles (self);
  return muster_side_colour_badge ((const char *const *) titles, g_strv_length (titles), position);
}

/* Whether the battle would get the same colours without being told. */
static gboolean
looks_alike (MusterBattlePlan *plan,
             MusterBattle     *battle)
{
  for (guint i = 0; i < muster_battle_plan_get_n_sides (plan); i++)
    {
      const char *id = muster_plan_side_get_id (muster_battle_plan_get_side (plan, i));
      const MusterSetup *setup = muster_battle_get_setup (battle);
      guint side = 0;

      while (side + 1 < setup->n_sides && !g_str_equal (setup->sides[side].id, id))
        side++;
      if (muster_battle_get_colour (battle, side) !=
          muster_battle_plan_get_colour (plan, i))

        return FALSE;
    }
  return TRUE;
}

/**
 * muster_plan_hand_colours:
 * @battle: the battle made from @plan
 *
 * Stores the colours of the plan in the battle, unless none was chosen and the battle gets the same
 * colours by itself.
 */
gboolean
muster_plan_hand_colours (MusterBattlePlan  *plan,
                          MusterBattle      *battle,
                          GError           **error)
{
  g_auto (MusterBattleDetails) details = { 0 };
  guint n_sides;
  gboolean is_chosen = FALSE;

  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (plan), FALSE);
  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), FALSE);

  n_sides = muster_battle_plan_get_n_sides (plan);
  for (guint i = 0; i < n_sides; i++)
    is_chosen = is_chosen || muster_plan_side_get_colour (muster_battle_plan_get_side (plan, i)) != NULL;
  if (!is_chosen && looks_alike (plan, battle))
    return TRUE;

  muster_battle_details_copy (&details, muster_battle_get_details (battle));
  for (guint i = 0; i < n_sides; i++)
    muster_battle_details_set_colour (&details,
                                      muster_plan_side_get_id (muster_battle_plan_get_side (plan, i)),
                                      muster_battle_plan_get_colour (plan, i)->id);
  return muster_battle_set_details (battle, &details, error);
}
