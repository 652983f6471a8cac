/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-levy.h"

/* Rulesets do not know MusterForce. This file makes the plain values that they look at. */

struct _MusterForceLevy
{
  MusterLevy levy;
  GArray *units;      /* MusterLevyUnit */
  GPtrArray *members; /* MusterForceUnit, lent by the force */
  GPtrArray *options; /* GPtrArray of the options of each */
};

/**
 * muster_force_levy_new:
 * @optional_rules: (nullable): ids of those that are on, lent; %NULL: those of the force
 */
MusterForceLevy *
muster_force_levy_new (MusterForceVariant *variant,
                       const char *const  *optional_rules)
{
  MusterForceLevy *self;
  MusterForce *force;
  guint n_units;

  g_return_val_if_fail (MUSTER_IS_FORCE_VARIANT (variant), NULL);
  force = muster_force_variant_get_force (variant);
  g_return_val_if_fail (force != NULL, NULL);

  self = g_new0 (MusterForceLevy, 1);
  self->units = g_array_new (FALSE, FALSE, sizeof (MusterLevyUnit));
  self->members = g_ptr_array_new ();
  self->options = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);

  n_units = muster_force_variant_get_n_units (variant);
  for (guint i = 0; i < n_units; i++)
    {
      MusterForceUnit *unit = muster_force_variant_get_unit (variant, i);
      GPtrArray *options = muster_force_unit_list_known_options (unit);
      MusterLevyUnit described;

      g_ptr_array_add (self->options, options);
      if (!muster_force_unit_describe (unit, options, &described))
        continue;

      g_array_append_val (self->units, described);
      g_ptr_array_add (self->members, unit);
    }

  /* Fills in which unit each unit begins with, among those that take part. */
  for (guint i = 0; i < self->members->len; i++)
    for (guint j = 0; j < self->members->len; j++)
      if (g_str_equal (muster_force_unit_get_with (self->members->pdata[i]),
                       muster_force_unit_get_id (self->members->pdata[j])))
        g_array_index (self->units, MusterLevyUnit, i).with = (int) j;

  self->levy = (MusterLevy) {
    .catalog = muster_force_get_catalog (force),
    .optional_rules = optional_rules != NULL ? optional_rules
                                             : muster_force_get_optional_rules (force),
    .budget = muster_force_variant_get_budget (variant),
    .units = (const MusterLevyUnit *) (gpointer) self->units->data,
    .n_units = self->units->len,
  };

  return self;
}

void
muster_force_levy_free (MusterForceLevy *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->units);
  g_ptr_array_unref (self->members);
  g_ptr_array_unref (self->options);
  g_free (self);
}

const MusterLevy *
muster_force_levy_get (const MusterForceLevy *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return &self->levy;
}

int
muster_force_levy_find (const MusterForceLevy *self,
                        MusterForceUnit       *unit)
{
  guint index;

  g_return_val_if_fail (self != NULL, -1);

  return g_ptr_array_find (self->members, unit, &index) ? (int) index : -1;
}

/**
 * muster_force_levy_get_unit:
 *
 * Returns: (transfer none) (nullable): the unit, or %NULL for an index of -1
 */
MusterForceUnit *
muster_force_levy_get_unit (const MusterForceLevy *self,
                            int                    index)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (index < (int) self->members->len, NULL);

  return index >= 0 ? g_ptr_array_index (self->members, index) : NULL;
}

int
muster_force_variant_count_points (MusterForceVariant *variant,
                                   const char *const  *optional_rules)
{
  g_autoptr (MusterForceLevy) self = muster_force_levy_new (variant, optional_rules);
  MusterForce *force = muster_force_variant_get_force (variant);

  return muster_levy_get_points (&self->levy,
                                 muster_ruleset_get_rules (muster_force_get_ruleset (force)));
}

int
muster_force_count_points (MusterForce       *force,
                           const char *const *optional_rules)
{
  return muster_force_variant_count_points (muster_force_get_whole (force), optional_rules);
}

/**
 * muster_force_count_unit_points:
 * @unit: a unit of @force, or one that may become one
 *
 * Returns: what it costs, whatever else is in the force; 0 if its type is unknown
 */
int
muster_force_count_unit_points (MusterForce       *force,
                                MusterForceUnit   *unit,
                                const char *const *optional_rules)
{
  g_autoptr (GPtrArray) options = muster_force_unit_list_known_options (unit);
  MusterLevyUnit described;
  MusterLevy levy = {
    .catalog = muster_force_get_catalog (force),
    .optional_rules = optional_rules != NULL ? optional_rules
                                             : muster_force_get_optional_rules (force),
    .budget = muster_force_get_budget (force),
    .units = &described,
    .n_units = 1,
  };

  return muster_force_unit_describe (unit, options, &described)
           ? muster_levy_get_cost (&levy,
                                   muster_ruleset_get_rules (muster_force_get_ruleset (force)), 0)
           : 0;
}
