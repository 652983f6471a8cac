/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/plans/muster-plan-side-private.h"

#include "core/muster-list.h"

/* The players of a side, and which units each of them leads. */

static gboolean
has_id (gconstpointer player,
        gconstpointer id)
{
  return g_str_equal (muster_plan_player_get_id ((MusterPlanPlayer *) player), id);
}

static char *
dup_unused_id (MusterPlanSide *self)
{
  for (guint number = 1;; number++)
    {
      g_autofree char *id = g_strdup_printf ("%s-p%u", self->id, number);

      if (muster_list_find (G_LIST_MODEL (self->players), has_id, id, NULL) == NULL)
        return g_steal_pointer (&id);
    }
}

GListModel *
muster_plan_side_get_players (MusterPlanSide *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (self), NULL);

  return G_LIST_MODEL (self->players);
}

guint
muster_plan_side_get_n_players (MusterPlanSide *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (self), 0);

  return g_list_model_get_n_items (G_LIST_MODEL (self->players));
}

MusterPlanPlayer *
muster_plan_side_get_player (MusterPlanSide *self,
                             guint           position)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (self), NULL);

  return muster_list_peek (G_LIST_MODEL (self->players), position);
}

/**
 * muster_plan_side_add_player:
 * @id: (nullable): his id; %NULL makes a new one
 *
 * Returns: (transfer none): the player
 */
MusterPlanPlayer *
muster_plan_side_add_player (MusterPlanSide *self,
                             const char     *id,
                             const char     *name)
{
  g_autoptr (MusterPlanPlayer) player = NULL;
  g_autofree char *new_id = NULL;

  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (self), NULL);

  new_id = id != NULL ? g_strdup (id) : dup_unused_id (self);
  player = muster_plan_player_new (new_id, name);
  g_signal_connect_object (player, "notify::name", G_CALLBACK (muster_plan_side_emit_changed), self,
                           G_CONNECT_SWAPPED);
  g_list_store_append (self->players, player);
  if (id == NULL && muster_plan_side_get_n_players (self) > 1)
    muster_plan_side_share_out (self);
  muster_plan_side_emit_changed (self);

  return player;
}

void
muster_plan_side_remove_player (MusterPlanSide *self,
                                guint           position)
{
  g_return_if_fail (MUSTER_IS_PLAN_SIDE (self));
  g_return_if_fail (position < muster_plan_side_get_n_players (self));

  g_list_store_remove (self->players, position);
  muster_plan_side_share_out (self);
  muster_plan_side_emit_changed (self);
}

/**
 * muster_plan_side_share_out:
 *
 * Shares the units out evenly among the players, in their order.
 */
void
muster_plan_side_share_out (MusterPlanSide *self)
{
  guint n_units, n_players;

  g_return_if_fail (MUSTER_IS_PLAN_SIDE (self));

  n_units = muster_plan_side_get_n_units (self);
  n_players = muster_plan_side_get_n_players (self);
  for (guint i = 0; i < n_units; i++)
    {
      MusterPlanUnit *unit = muster_plan_side_get_unit (self, i);
      const char *player_id = "";

      if (n_players > 0)
        player_id = muster_plan_player_get_id (
          muster_plan_side_get_player (self, i * n_players / n_units));
      g_signal_handlers_block_by_func (unit, muster_plan_side_emit_changed, self);
      muster_plan_unit_set_player_id (unit, player_id);
      g_signal_handlers_unblock_by_func (unit, muster_plan_side_emit_changed, self);
    }
}
