/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-private.h"

#include "core/forces/muster-force-levy.h"
#include "core/forces/muster-force-text.h"
#include "core/forces/muster-force-variant-private.h"
#include "core/muster-list.h"

/* The list of units of a force. Every change goes through muster_force_splice(), which makes one
 * change of the list and emits `changed` once. The force listens to its units and they to their
 * leaders, so that one handler is enough to follow a force. The cost of each unit is cached, so
 * that a change of one unit does not recount all. */

static gboolean
has_id (gconstpointer unit,
        gconstpointer id)
{
  return g_str_equal (muster_force_unit_get_id ((MusterForceUnit *) unit), id);
}

static void
sync_variants (MusterForce *self,
               void (*sync) (MusterForceVariant *variant))
{
  guint n_variants = muster_force_get_n_variants (self);
  MusterForceVariant *whole = muster_force_get_whole (self);

  for (guint i = 0; i < n_variants; i++)
    sync (muster_force_get_variant (self, i));

  if (self->points == muster_force_variant_get_points (whole))
    return;
  self->points = muster_force_variant_get_points (whole);
  g_object_notify (G_OBJECT (self), "points");
}

static void
update_price (MusterForce     *self,
              MusterForceUnit *unit)
{
  int price = muster_force_count_unit_points (self, unit, NULL);

  g_hash_table_insert (self->prices, unit, GINT_TO_POINTER (price));
}

static void
unit_changed_cb (MusterForce     *self,
                 MusterForceUnit *unit)
{
  MusterForceUnit *outer = self->changed_unit;
  int before = muster_force_get_price (self, unit);

  update_price (self, unit);
  if (muster_force_get_price (self, unit) != before)
    sync_variants (self, muster_force_variant_sync_points);
  self->changed_unit = unit;
  muster_force_tell_change (self);
  self->changed_unit = outer;
}

static gboolean
can_add (MusterForce      *self,
         guint             position,
         guint             n_removals,
         MusterForceUnit **units,
         guint             n_units)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  guint n_before = muster_force_get_n_units (self);

  for (guint i = 0; i < n_before; i++)
    {
      if (i < position || i >= position + n_removals)
        g_hash_table_add (ids,
                          (gpointer) muster_force_unit_get_id (muster_force_get_unit (self, i)));
    }
  for (guint i = 0; i < n_units; i++)
    {
      if (!g_hash_table_add (ids, (gpointer) muster_force_unit_get_id (units[i])))
        return FALSE;
    }

  return TRUE;
}

int
muster_force_get_price (MusterForce     *self,
                        MusterForceUnit *unit)
{
  return GPOINTER_TO_INT (g_hash_table_lookup (self->prices, unit));
}

void
muster_force_update_prices (MusterForce *self)
{
  guint n_units = muster_force_get_n_units (self);

  for (guint i = 0; i < n_units; i++)
    update_price (self, muster_force_get_unit (self, i));
  sync_variants (self, muster_force_variant_sync_points);
}

void
muster_force_set_edition (MusterForce   *self,
                          MusterRuleset *edition)
{
  guint n_units;

  g_return_if_fail (MUSTER_IS_FORCE (self));
  g_return_if_fail (MUSTER_IS_RULESET (edition));
  g_return_if_fail (g_str_equal (muster_ruleset_get_id (edition), muster_force_get_ruleset_id (self)));

  if (!g_set_object (&self->ruleset, edition))
    return;

  n_units = muster_force_get_n_units (self);
  for (guint i = 0; i < n_units; i++)
    {
      MusterForceUnit *unit = muster_force_get_unit (self, i);

      /* The handler is blocked because the change of all units is reported once, below. */
      g_signal_handlers_block_by_func (unit, unit_changed_cb, self);
      muster_force_unit_set_catalog (unit, muster_ruleset_get_catalog (edition));
      g_signal_handlers_unblock_by_func (unit, unit_changed_cb, self);
    }
  muster_force_update_prices (self);
  g_object_notify (G_OBJECT (self), "ruleset");
  muster_force_tell_change (self);
}

/**
 * muster_force_get_units:
 *
 * Returns: (transfer none): the units as a list of #MusterForceUnit, to be changed only through
 *   the force
 */
GListModel *
muster_force_get_units (MusterForce *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (self), NULL);

  return G_LIST_MODEL (self->units);
}

guint
muster_force_get_n_units (MusterForce *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (self), 0);

  return g_list_model_get_n_items (G_LIST_MODEL (self->units));
}

/**
 * muster_force_get_unit:
 *
 * Returns: (transfer none) (nullable): the unit at @position, or %NULL beyond the last one
 */
MusterForceUnit *
muster_force_get_unit (MusterForce *self,
                       guint        position)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (self), NULL);

  return muster_list_peek (G_LIST_MODEL (self->units), position);
}

/**
 * muster_force_find_unit:
 * @position: (out) (optional): its place, if there is one
 *
 * Returns: (transfer none) (nullable): the unit of that id
 */
MusterForceUnit *
muster_force_find_unit (MusterForce *self,
                        const char  *id,
                        guint       *position)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  return muster_list_find (G_LIST_MODEL (self->units), has_id, id, position);
}

/**
 * muster_force_dup_unused_id:
 *
 * Returns: (transfer full): an id that no unit of the force has
 */
char *
muster_force_dup_unused_id (MusterForce *self)
{
  guint number;

  g_return_val_if_fail (MUSTER_IS_FORCE (self), NULL);

  /* n units cannot take all of n + 1 names, so the search ends. */
  number = muster_force_get_n_units (self) + 1;
  for (;; number++)
    {
      g_autofree char *id = g_strdup_printf ("u%u", number);

      if (muster_force_find_unit (self, id, NULL) == NULL)
        return g_steal_pointer (&id);
    }
}

/**
 * muster_force_splice:
 * @units: (array length=n_units) (nullable): units of the same catalog with ids that no other unit
 *   of the force has
 *
 * Removes units and inserts others in their place, as one change.
 */
void
muster_force_splice (MusterForce      *self,
                     guint             position,
                     guint             n_removals,
                     MusterForceUnit **units,
                     guint             n_units)
{
  guint n_before;

  g_return_if_fail (MUSTER_IS_FORCE (self));
  g_return_if_fail (units != NULL || n_units == 0);
  n_before = muster_force_get_n_units (self);
  g_return_if_fail (position <= n_before && n_removals <= n_before - position);
  g_return_if_fail (n_before - n_removals + n_units <= MUSTER_FORCE_MAX_UNITS);
  g_return_if_fail (can_add (self, position, n_removals, units, n_units));

  if (n_removals == 0 && n_units == 0)
    return;

  for (guint i = position; i < position + n_removals; i++)
    {
      MusterForceUnit *unit = muster_force_get_unit (self, i);

      g_signal_handlers_disconnect_by_func (unit, unit_changed_cb, self);
      g_hash_table_remove (self->prices, unit);
    }
  for (guint i = 0; i < n_units; i++)
    {
      g_signal_connect_object (units[i], "changed", G_CALLBACK (unit_changed_cb), self,
                               G_CONNECT_SWAPPED);
      update_price (self, units[i]);
    }

  g_list_store_splice (self->units, position, n_removals, (gpointer *) units, n_units);
  sync_variants (self, muster_force_variant_sync_units);
  muster_force_tell_change (self);
}

void
muster_force_insert (MusterForce     *self,
                     guint            position,
                     MusterForceUnit *unit)
{
  g_return_if_fail (MUSTER_IS_FORCE_UNIT (unit));

  muster_force_splice (self, position, 0, &unit, 1);
}

void
muster_force_append (MusterForce     *self,
                     MusterForceUnit *unit)
{
  g_return_if_fail (MUSTER_IS_FORCE (self));

  muster_force_insert (self, muster_force_get_n_units (self), unit);
}

void
muster_force_remove (MusterForce *self,
                     guint        position)
{
  muster_force_splice (self, position, 1, NULL, 0);
}

/**
 * muster_force_move:
 * @from: where the unit stands
 * @to: where it stands afterwards
 *
 * Moves one unit. The list reports one change, of the part between the two places.
 */
void
muster_force_move (MusterForce *self,
                   guint        from,
                   guint        to)
{
  g_autoptr (GPtrArray) part = NULL;

  g_return_if_fail (MUSTER_IS_FORCE (self));
  g_return_if_fail (MAX (from, to) < muster_force_get_n_units (self));

  if (from == to)
    return;

  part = muster_list_copy_moved (G_LIST_MODEL (self->units), from, to);
  muster_force_splice (self, MIN (from, to), part->len, (MusterForceUnit **) part->pdata, part->len);
}
