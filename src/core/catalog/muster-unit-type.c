/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/catalog/muster-catalog.h"

/* A unit type with options: what comes of it and what it costs. Options count in the order of the
 * catalog, so that a unit does not depend on the order in which they were ticked. */

static gboolean
is_chosen (const MusterOption  *option,
           const MusterOption **options,
           guint                n_options)
{
  for (guint i = 0; i < n_options; i++)
    {
      if (options[i] == option)
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_group_chosen (const char          *group,
                 const MusterOption **options,
                 guint                n_options)
{
  for (guint i = 0; i < n_options; i++)
    {
      if (g_strcmp0 (options[i]->group, group) == 0)
        return TRUE;
    }

  return FALSE;
}

static gboolean
counts (const MusterUnitType  *type,
        const MusterOption    *option,
        const MusterOption   **options,
        guint                  n_options)
{
  return is_chosen (option, options, n_options)
         || (g_ptr_array_find (type->defaults, option, NULL)
             && !is_group_chosen (option->group, options, n_options));
}

/**
 * muster_unit_type_find_option:
 *
 * Returns: (nullable): what the option @id is for @type, %NULL if it cannot have it
 */
const MusterTypeOption *
muster_unit_type_find_option (const MusterUnitType *type,
                              const char           *id)
{
  g_return_val_if_fail (type != NULL, NULL);
  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; i < type->options->len; i++)
    {
      const MusterTypeOption *option = g_ptr_array_index (type->options, i);

      if (g_str_equal (option->option->id, id))
        return option;
    }

  return NULL;
}

/**
 * muster_unit_type_get_profile:
 * @trait: (nullable): of its leader
 * @profile: (out): what the unit is worth in play
 */
void
muster_unit_type_get_profile (const MusterUnitType  *type,
                              const MusterOption   **options,
                              guint                  n_options,
                              const MusterTrait     *trait,
                              MusterProfile         *profile)
{
  g_return_if_fail (type != NULL);
  g_return_if_fail (profile != NULL);

  *profile = type->profile;
  for (guint i = 0; i < type->options->len; i++)
    {
      const MusterTypeOption *option = g_ptr_array_index (type->options, i);

      if (counts (type, option->option, options, n_options))
        muster_profile_apply (profile, (const MusterEffect *) option->effects->data,
                              option->effects->len);
    }

  if (trait != NULL)
    muster_profile_apply (profile, (const MusterEffect *) trait->effects->data,
                          trait->effects->len);
}

/**
 * muster_unit_type_get_cost:
 *
 * Returns: its points, with its options
 */
int
muster_unit_type_get_cost (const MusterUnitType  *type,
                           const MusterOption   **options,
                           guint                  n_options)
{
  int cost;

  g_return_val_if_fail (type != NULL, 0);

  cost = type->points;
  for (guint i = 0; i < type->options->len; i++)
    {
      const MusterTypeOption *option = g_ptr_array_index (type->options, i);

      if (counts (type, option->option, options, n_options))
        cost += option->cost;
    }

  return cost;
}

int
muster_trait_get_leadership (const MusterTrait *trait,
                             int                leadership)
{
  return trait != NULL && trait->leadership > 0 ? trait->leadership : leadership;
}
