/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-variant-private.h"

#include "core/forces/muster-force-private.h"
#include "core/muster-list.h"

/* The units of a variant. A variant keeps their ids, so that units can be moved, or removed and
 * restored. The list of units is worked out from the ids and the force. The variant that is the
 * whole force has no ids and no list of its own; it uses the list of the force. */

static GPtrArray *
list_members (MusterForceVariant *self)
{
  GPtrArray *members = g_ptr_array_new ();
  guint n_units = self->force != NULL ? muster_force_get_n_units (self->force) : 0;

  for (guint i = 0; i < n_units; i++)
    {
      MusterForceUnit *unit = muster_force_get_unit (self->force, i);

      if (g_hash_table_contains (self->unit_ids, muster_force_unit_get_id (unit)))
        g_ptr_array_add (members, unit);
    }

  return members;
}

static void
forget_missing (MusterForceVariant *self)
{
  GHashTableIter iter;
  gpointer id;

  if (g_hash_table_size (self->unit_ids) ==
      g_list_model_get_n_items (G_LIST_MODEL (self->units)))
    return;

  g_hash_table_iter_init (&iter, self->unit_ids);
  while (g_hash_table_iter_next (&iter, &id, NULL))
    {
      if (muster_force_find_unit (self->force, id, NULL) == NULL)
        g_hash_table_iter_remove (&iter);
    }
}

void
muster_force_variant_sync_units (MusterForceVariant *self)
{
  guint n_before = self->units != NULL ? g_list_model_get_n_items (G_LIST_MODEL (self->units)) : 0;

  if (self->unit_ids != NULL)
    {
      g_autoptr (GPtrArray) members = list_members (self);

      if (muster_list_become (self->units, members, g_direct_equal))
        g_object_notify (G_OBJECT (self), "unit-ids");
      forget_missing (self);
    }
  if (self->unit_ids == NULL || muster_force_variant_get_n_units (self) != n_before)
    g_object_notify (G_OBJECT (self), "n-units");
  muster_force_variant_sync_points (self);
}

void
muster_force_variant_sync_points (MusterForceVariant *self)
{
  guint n_units = muster_force_variant_get_n_units (self);
  int points = 0;

  for (guint i = 0; i < n_units; i++)
    points += muster_force_get_price (self->force, muster_force_variant_get_unit (self, i));
  if (self->points == points)
    return;

  self->points = points;
  g_object_notify (G_OBJECT (self), "points");
}

/**
 * muster_force_variant_get_units:
 *
 * Returns: (transfer none): the units that take part, as a list that follows the force
 */
GListModel *
muster_force_variant_get_units (MusterForceVariant *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_VARIANT (self), NULL);

  if (self->units != NULL)
    return G_LIST_MODEL (self->units);

  return self->force != NULL ? muster_force_get_units (self->force) : NULL;
}

guint
muster_force_variant_get_n_units (MusterForceVariant *self)
{
  GListModel *units = muster_force_variant_get_units (self);

  return units != NULL ? g_list_model_get_n_items (units) : 0;
}

/**
 * muster_force_variant_get_unit:
 *
 * Returns: (transfer none) (nullable): the unit at @position of those that take part
 */
MusterForceUnit *
muster_force_variant_get_unit (MusterForceVariant *self,
                               guint               position)
{
  GListModel *units = muster_force_variant_get_units (self);

  return units != NULL ? muster_list_peek (units, position) : NULL;
}

gboolean
muster_force_variant_has_unit (MusterForceVariant *self,
                               MusterForceUnit    *unit)
{
  const char *id;

  g_return_val_if_fail (MUSTER_IS_FORCE_VARIANT (self), FALSE);
  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT (unit), FALSE);

  if (self->force == NULL)
    return FALSE;

  id = muster_force_unit_get_id (unit);

  return (self->unit_ids == NULL || g_hash_table_contains (self->unit_ids, id)) &&
         muster_force_find_unit (self->force, id, NULL) == unit;
}

/**
 * muster_force_variant_add_unit:
 * @unit: a unit of the force
 */
void
muster_force_variant_add_unit (MusterForceVariant *self,
                               MusterForceUnit    *unit)
{
  g_return_if_fail (MUSTER_IS_FORCE_VARIANT (self));
  g_return_if_fail (MUSTER_IS_FORCE_UNIT (unit));
  g_return_if_fail (!muster_force_variant_is_whole (self));
  g_return_if_fail (self->force != NULL);

  if (!g_hash_table_add (self->unit_ids, g_strdup (muster_force_unit_get_id (unit))))
    return;

  muster_force_variant_sync_units (self);
  muster_force_variant_tell_change (self);
}

void
muster_force_variant_remove_unit (MusterForceVariant *self,
                                  MusterForceUnit    *unit)
{
  g_return_if_fail (MUSTER_IS_FORCE_VARIANT (self));
  g_return_if_fail (MUSTER_IS_FORCE_UNIT (unit));
  g_return_if_fail (!muster_force_variant_is_whole (self));

  if (!g_hash_table_remove (self->unit_ids, muster_force_unit_get_id (unit)))
    return;

  muster_force_variant_sync_units (self);
  muster_force_variant_tell_change (self);
}

/**
 * muster_force_variant_dup_unit_ids:
 *
 * Returns: (transfer full): the ids of the units that take part, in the order of the force
 */
char **
muster_force_variant_dup_unit_ids (MusterForceVariant *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  guint n_units = muster_force_variant_get_n_units (self);

  for (guint i = 0; i < n_units; i++)
    g_strv_builder_add (builder,
                        muster_force_unit_get_id (muster_force_variant_get_unit (self, i)));

  return g_strv_builder_end (builder);
}

/**
 * muster_force_variant_set_unit_ids:
 * @unit_ids: (nullable): ids of units; those that the force does not have are left out
 *
 * Sets which units take part, as one change.
 */
void
muster_force_variant_set_unit_ids (MusterForceVariant *self,
                                   const char *const  *unit_ids)
{
  g_auto (GStrv) before = NULL;
  g_auto (GStrv) after = NULL;

  g_return_if_fail (MUSTER_IS_FORCE_VARIANT (self));
  g_return_if_fail (!muster_force_variant_is_whole (self));

  before = muster_force_variant_dup_unit_ids (self);
  g_hash_table_remove_all (self->unit_ids);
  for (guint i = 0; unit_ids != NULL && unit_ids[i] != NULL; i++)
    g_hash_table_add (self->unit_ids, g_strdup (unit_ids[i]));
  if (self->force == NULL)
    return;

  muster_force_variant_sync_units (self);
  after = muster_force_variant_dup_unit_ids (self);
  if (!g_strv_equal ((const char *const *) before, (const char *const *) after))
    muster_force_variant_tell_change (self);
}
