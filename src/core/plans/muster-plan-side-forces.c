/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/plans/muster-plan-side-private.h"

#include "core/forces/muster-force-levy.h"
#include "core/muster-list.h"

/* The forces of a side and their units. The list `units` follows `forces`; a unit that stays keeps
 * its object, and so its player. */

static gboolean
stands_for (gconstpointer plan_unit,
            gconstpointer force_unit)
{
  return muster_plan_unit_get_unit ((MusterPlanUnit *) plan_unit) == force_unit;
}

static MusterPlanUnit *
get_plan_unit (MusterPlanSide  *self,
               MusterForce     *force,
               MusterForceUnit *unit)
{
  MusterPlanUnit *known = muster_list_find (G_LIST_MODEL (self->units), stands_for, unit, NULL);

  if (known != NULL)
    return g_object_ref (known);

  known = muster_plan_unit_new (force, unit);
  g_signal_connect_object (known, "changed", G_CALLBACK (muster_plan_side_emit_changed), self,
                           G_CONNECT_SWAPPED);

  return known;
}

static void
follow_forces (MusterPlanSide *self)
{
  g_autoptr (GPtrArray) units = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < muster_plan_side_get_n_forces (self); i++)
    {
      MusterForce *force = muster_plan_side_get_force (self, i);

      for (guint j = 0; j < muster_force_get_n_units (force); j++)
        g_ptr_array_add (units, get_plan_unit (self, force, muster_force_get_unit (force, j)));
    }

  muster_list_become (self->units, units, g_direct_equal);
}

static void
force_changed_cb (MusterPlanSide *self)
{
  follow_forces (self);
  muster_plan_side_emit_changed (self);
}

static void
splice_force (MusterPlanSide *self,
              guint           position,
              guint           n_removals,
              MusterForce    *force)
{
  gpointer additions[] = { force };

  if (n_removals > 0)
    g_signal_handlers_disconnect_by_func (muster_plan_side_get_force (self, position),
                                          force_changed_cb, self);
  if (force != NULL)
    g_signal_connect_object (force, "changed", G_CALLBACK (force_changed_cb), self,
                             G_CONNECT_SWAPPED);
  g_list_store_splice (self->forces, position, n_removals, additions, force != NULL ? 1 : 0);
  follow_forces (self);
  if (muster_plan_side_get_n_players (self) > 1)
    muster_plan_side_share_out (self);
  muster_plan_side_emit_changed (self);
}

GListModel *
muster_plan_side_get_forces (MusterPlanSide *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (self), NULL);

  return G_LIST_MODEL (self->forces);
}

guint
muster_plan_side_get_n_forces (MusterPlanSide *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (self), 0);

  return g_list_model_get_n_items (G_LIST_MODEL (self->forces));
}

MusterForce *
muster_plan_side_get_force (MusterPlanSide *self,
                            guint           position)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (self), NULL);

  return muster_list_peek (G_LIST_MODEL (self->forces), position);
}

void
muster_plan_side_add_force (MusterPlanSide *self,
                            MusterForce    *force)
{
  g_return_if_fail (MUSTER_IS_PLAN_SIDE (self));
  g_return_if_fail (MUSTER_IS_FORCE (force));
  g_return_if_fail (muster_plan_side_get_n_forces (self) < MUSTER_PLAN_MAX_FORCES);

  splice_force (self, muster_plan_side_get_n_forces (self), 0, force);
}

void
muster_plan_side_replace_force (MusterPlanSide *self,
                                guint           position,
                                MusterForce    *force)
{
  g_return_if_fail (MUSTER_IS_PLAN_SIDE (self));
  g_return_if_fail (MUSTER_IS_FORCE (force));
  g_return_if_fail (position < muster_plan_side_get_n_forces (self));

  splice_force (self, position, 1, force);
}

void
muster_plan_side_remove_force (MusterPlanSide *self,
                               guint           position)
{
  g_return_if_fail (MUSTER_IS_PLAN_SIDE (self));
  g_return_if_fail (position < muster_plan_side_get_n_forces (self));

  splice_force (self, position, 1, NULL);
}

GListModel *
muster_plan_side_get_units (MusterPlanSide *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (self), NULL);

  return G_LIST_MODEL (self->units);
}

guint
muster_plan_side_get_n_units (MusterPlanSide *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (self), 0);

  return g_list_model_get_n_items (G_LIST_MODEL (self->units));
}

MusterPlanUnit *
muster_plan_side_get_unit (MusterPlanSide *self,
                           guint           position)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (self), NULL);

  return muster_list_peek (G_LIST_MODEL (self->units), position);
}

/**
 * muster_plan_side_get_points:
 * @optional_rules: (nullable): the ids of the optional rules that are on
 */
int
muster_plan_side_get_points (MusterPlanSide    *self,
                             const char *const *optional_rules)
{
  int points = 0;

  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (self), 0);

  for (guint i = 0; i < muster_plan_side_get_n_forces (self); i++)
    points += muster_force_count_points (muster_plan_side_get_force (self, i), optional_rules);
  return points;
}
