/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force.h"

/* What is done with the list of units, all of it by muster_force_splice(): one change of the list
 * and one `changed` each. */

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
  guint n_units;

  g_return_val_if_fail (MUSTER_IS_FORCE (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  n_units = muster_force_get_n_units (self);
  for (guint i = 0; i < n_units; i++)
    {
      MusterForceUnit *unit = muster_force_get_unit (self, i);

      if (g_strcmp0 (muster_force_unit_get_id (unit), id) == 0)
        {
          if (position != NULL)
            *position = i;
          return unit;
        }
    }

  return NULL;
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

  /* Of n + 1 names one is not taken by n units. */
  number = muster_force_get_n_units (self) + 1;
  for (;; number++)
    {
      g_autofree char *id = g_strdup_printf ("u%u", number);

      if (muster_force_find_unit (self, id, NULL) == NULL)
        return g_steal_pointer (&id);
    }
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
 * Moves one unit, as one change of the part of the list between the two places.
 */
void
muster_force_move (MusterForce *self,
                   guint        from,
                   guint        to)
{
  g_autoptr (GPtrArray) part = NULL;
  guint first = MIN (from, to);
  guint last = MAX (from, to);

  g_return_if_fail (MUSTER_IS_FORCE (self));
  g_return_if_fail (last < muster_force_get_n_units (self));

  if (from == to)
    return;

  part = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = first; i <= last; i++)
    {
      if (i != from)
        g_ptr_array_add (part, g_object_ref (muster_force_get_unit (self, i)));
    }
  g_ptr_array_insert (part, (int) (to - first), g_object_ref (muster_force_get_unit (self, from)));

  muster_force_splice (self, first, part->len, (MusterForceUnit **) part->pdata, part->len);
}
