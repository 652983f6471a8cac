/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/plans/muster-battle-plan-private.h"

#include "core/muster-list.h"

/* The sides of the battle. The plan listens to its sides and they to what they hold, so that one
 * handler is enough to follow a plan. */

static gboolean
has_id (gconstpointer side,
        gconstpointer id)
{
  return g_str_equal (muster_plan_side_get_id ((MusterPlanSide *) side), id);
}

static char *
dup_unused_id (MusterBattlePlan *self)
{
  for (char letter = 'a'; letter < 'a' + MUSTER_MAX_SIDES; letter++)
    {
      const char id[] = { letter, '\0' };

      if (muster_list_find (G_LIST_MODEL (self->sides), has_id, id, NULL) == NULL)
        return g_strdup (id);
    }
  return NULL;
}

/* Forces come with all installed packs; this moves them to the packs of the battle. */
static void
follow_edition_cb (MusterBattlePlan *self,
                   guint             position,
                   guint             n_removed,
                   guint             n_added,
                   GListModel       *forces)
{
  for (guint i = 0; i < n_added; i++)
    {
      MusterForce *force = muster_list_peek (forces, position + i);

      if (g_str_equal (muster_force_get_ruleset_id (force), muster_ruleset_get_id (self->ruleset)))
        muster_force_set_edition (force, self->ruleset);
    }
}

/* The tactical values depend on the forces, so the roll for roles is no longer valid. */
static void
forces_changed_cb (MusterBattlePlan *self)
{
  muster_tape_reset (&self->role_tape);
}

static int
find_name (const MusterFieldNames *names,
           MusterFieldKind         kind,
           const char             *id)
{
  MusterBattlePlan *self = ((const MusterPlanNames *) names)->plan;
  guint position;

  if (kind != MUSTER_FIELD_SIDE ||
      muster_list_find (G_LIST_MODEL (self->sides), has_id, id, &position) == NULL)
    return -1;
  return (int) position;
}

static const char *
get_name (const MusterFieldNames *names,
          MusterFieldKind         kind,
          int                     number)
{
  MusterBattlePlan *self = ((const MusterPlanNames *) names)->plan;

  return muster_plan_side_get_id (muster_battle_plan_get_side (self, (guint) number));
}

GListModel *
muster_battle_plan_get_sides (MusterBattlePlan *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (self), NULL);

  return G_LIST_MODEL (self->sides);
}

const MusterFieldNames *
muster_battle_plan_get_names (MusterBattlePlan *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (self), NULL);

  self->names = (MusterPlanNames) { .names = { find_name, get_name }, .plan = self };
  return &self->names.names;
}

guint
muster_battle_plan_get_n_sides (MusterBattlePlan *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (self), 0);

  return g_list_model_get_n_items (G_LIST_MODEL (self->sides));
}

MusterPlanSide *
muster_battle_plan_get_side (MusterBattlePlan *self,
                             guint             position)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (self), NULL);

  return muster_list_peek (G_LIST_MODEL (self->sides), position);
}

/**
 * muster_battle_plan_add_side:
 *
 * Returns: (transfer none) (nullable): the side, or %NULL if there are as many as there may be
 */
MusterPlanSide *
muster_battle_plan_add_side (MusterBattlePlan *self)
{
  g_autoptr (MusterPlanSide) side = NULL;
  g_autofree char *id = NULL;
  guint n_sides;

  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (self), NULL);

  n_sides = muster_battle_plan_get_n_sides (self);
  id = dup_unused_id (self);
  if (id == NULL || n_sides >= muster_ruleset_get_rules (self->ruleset)->max_sides)
    return NULL;

  side = muster_plan_side_new (id);
  muster_plan_side_set_role (side, n_sides % 2 == 0 ? MUSTER_ROLE_ATTACKER : MUSTER_ROLE_DEFENDER);
  g_signal_connect_object (muster_plan_side_get_forces (side), "items-changed",
                           G_CALLBACK (follow_edition_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (muster_plan_side_get_units (side), "items-changed",
                           G_CALLBACK (forces_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (side, "changed", G_CALLBACK (muster_battle_plan_emit_changed), self,
                           G_CONNECT_SWAPPED);
  g_list_store_append (self->sides, side);
  muster_battle_plan_emit_changed (self);

  return side;
}

void
muster_battle_plan_remove_last_side (MusterBattlePlan *self)
{
  g_return_if_fail (MUSTER_IS_BATTLE_PLAN (self));
  g_return_if_fail (muster_battle_plan_get_n_sides (self) >
                    muster_ruleset_get_rules (self->ruleset)->min_sides);

  g_list_store_remove (self->sides, muster_battle_plan_get_n_sides (self) - 1);
  muster_tape_reset (&self->role_tape);
  muster_battle_plan_emit_changed (self);
}

guint
muster_battle_plan_count_players (MusterBattlePlan *self)
{
  guint n = 0;

  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (self), 0);

  for (guint i = 0; i < muster_battle_plan_get_n_sides (self); i++)
    n += muster_plan_side_get_n_players (muster_battle_plan_get_side (self, i));
  return n;
}

/**
 * muster_battle_plan_swap_roles:
 *
 * Attacker and defender change places. This discards the roll for roles.
 */
void
muster_battle_plan_swap_roles (MusterBattlePlan *self)
{
  g_return_if_fail (MUSTER_IS_BATTLE_PLAN (self));

  muster_tape_reset (&self->role_tape);
  for (guint i = 0; i < muster_battle_plan_get_n_sides (self); i++)
    {
      MusterPlanSide *side = muster_battle_plan_get_side (self, i);

      muster_plan_side_set_role (side, muster_plan_side_get_role (side) == MUSTER_ROLE_ATTACKER
                                         ? MUSTER_ROLE_DEFENDER
                                         : MUSTER_ROLE_ATTACKER);
    }
}
