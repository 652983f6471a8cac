/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-private.h"

#include "core/forces/muster-force-text.h"
#include "core/forces/muster-force-variant-private.h"
#include "core/muster-list.h"

/* The list of variants of a force. The whole force is always the first. Every change of the others
 * goes through muster_force_splice_variants(), which makes one change of the list and emits
 * `changed` once. */

static gboolean
has_id (gconstpointer variant,
        gconstpointer id)
{
  return g_str_equal (muster_force_variant_get_id ((MusterForceVariant *) variant), id);
}

static gboolean
can_add (MusterForce         *self,
         guint                position,
         guint                n_removals,
         MusterForceVariant **variants,
         guint                n_variants)
{
  for (guint i = 0; i < n_variants; i++)
    {
      const char *id = muster_force_variant_get_id (variants[i]);
      guint place;

      if (*id == '\0' ||
          (muster_force_find_variant (self, id, &place) != NULL &&
           (place < position || place >= position + n_removals)))
        return FALSE;
      for (guint j = 0; j < i; j++)
        {
          if (g_str_equal (muster_force_variant_get_id (variants[j]), id))
            return FALSE;
        }
    }

  return TRUE;
}

static gboolean
is_among (MusterForceVariant  *variant,
          MusterForceVariant **variants,
          guint                n_variants)
{
  for (guint i = 0; i < n_variants; i++)
    {
      if (variants[i] == variant)
        return TRUE;
    }

  return FALSE;
}

/**
 * muster_force_get_variants:
 *
 * Returns: (transfer none): the variants as a list of #MusterForceVariant, the whole first; to be changed
 *   only through the force
 */
GListModel *
muster_force_get_variants (MusterForce *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (self), NULL);

  return G_LIST_MODEL (self->variants);
}

/**
 * muster_force_get_n_variants:
 *
 * Returns: the number of variants including the whole: at least one
 */
guint
muster_force_get_n_variants (MusterForce *self)
{
  return g_list_model_get_n_items (muster_force_get_variants (self));
}

/**
 * muster_force_get_variant:
 *
 * Returns: (transfer none) (nullable): the variant at @position
 */
MusterForceVariant *
muster_force_get_variant (MusterForce *self,
                          guint        position)
{
  return muster_list_peek (muster_force_get_variants (self), position);
}

/**
 * muster_force_get_whole:
 *
 * Returns: (transfer none): the variant that is the whole force
 */
MusterForceVariant *
muster_force_get_whole (MusterForce *self)
{
  return muster_force_get_variant (self, 0);
}

/**
 * muster_force_find_variant:
 * @id: "" means the whole
 * @position: (out) (optional): its place, if there is one
 *
 * Returns: (transfer none) (nullable): the variant of that id
 */
MusterForceVariant *
muster_force_find_variant (MusterForce *self,
                           const char  *id,
                           guint       *position)
{
  g_return_val_if_fail (id != NULL, NULL);

  return muster_list_find (muster_force_get_variants (self), has_id, id, position);
}

/**
 * muster_force_splice_variants:
 * @position: not 0, which is the place of the whole
 * @variants: (array length=n_variants) (nullable): variants that belong to no force yet, with ids
 *   that no other variant of the force has
 *
 * Removes variants and inserts others in their place, as one change.
 */
void
muster_force_splice_variants (MusterForce         *self,
                              guint                position,
                              guint                n_removals,
                              MusterForceVariant **variants,
                              guint                n_variants)
{
  g_autoptr (GPtrArray) removed = NULL;
  guint n_before;

  g_return_if_fail (MUSTER_IS_FORCE (self));
  g_return_if_fail (variants != NULL || n_variants == 0);
  n_before = muster_force_get_n_variants (self);
  g_return_if_fail (position > 0 && position <= n_before && n_removals <= n_before - position);
  g_return_if_fail (n_before - n_removals + n_variants <= MUSTER_FORCE_MAX_VARIANTS + 1);
  g_return_if_fail (can_add (self, position, n_removals, variants, n_variants));

  if (n_removals == 0 && n_variants == 0)
    return;

  removed = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = position; i < position + n_removals; i++)
    g_ptr_array_add (removed, g_object_ref (muster_force_get_variant (self, i)));
  for (guint i = 0; i < n_variants; i++)
    {
      if (muster_force_variant_get_force (variants[i]) == self)
        continue;
      muster_force_variant_set_force (variants[i], self);
      g_signal_connect_object (variants[i], "changed", G_CALLBACK (muster_force_tell_change), self,
                               G_CONNECT_SWAPPED);
    }

  g_list_store_splice (self->variants, position, n_removals, (gpointer *) variants, n_variants);
  for (guint i = 0; i < removed->len; i++)
    {
      if (is_among (removed->pdata[i], variants, n_variants))
        continue;
      g_signal_handlers_disconnect_by_func (removed->pdata[i], muster_force_tell_change, self);
      muster_force_variant_set_force (removed->pdata[i], NULL);
    }
  muster_force_tell_change (self);
}

static char *
dup_unused_id (MusterForce *self)
{
  for (guint number = 1;; number++)
    {
      g_autofree char *id = g_strdup_printf ("v%u", number);

      if (muster_force_find_variant (self, id, NULL) == NULL)
        return g_steal_pointer (&id);
    }
}

/**
 * muster_force_add_variant:
 * @name: (nullable): the player's name for it
 * @budget: points; 0 means the usual budget of the ruleset
 *
 * Appends a variant in which all units of the force take part.
 *
 * Returns: (transfer none) (nullable): the variant, or %NULL if there are as many as there may be
 */
MusterForceVariant *
muster_force_add_variant (MusterForce *self,
                          const char  *name,
                          int          budget)
{
  g_autoptr (MusterForceVariant) variant = NULL;
  g_autofree char *id = NULL;
  g_auto (GStrv) unit_ids = NULL;

  g_return_val_if_fail (MUSTER_IS_FORCE (self), NULL);

  if (muster_force_get_n_variants (self) > MUSTER_FORCE_MAX_VARIANTS)
    return NULL;

  id = dup_unused_id (self);
  unit_ids = muster_force_variant_dup_unit_ids (muster_force_get_whole (self));
  variant = muster_force_variant_new (id, name);
  muster_force_variant_set_budget (variant, budget);
  muster_force_variant_set_unit_ids (variant, (const char *const *) unit_ids);
  muster_force_splice_variants (self, muster_force_get_n_variants (self), 0, &variant, 1);

  /* The force holds the reference. */
  return variant;
}

/**
 * muster_force_remove_variant:
 * @position: not 0, which is the place of the whole
 */
void
muster_force_remove_variant (MusterForce *self,
                             guint        position)
{
  muster_force_splice_variants (self, position, 1, NULL, 0);
}
