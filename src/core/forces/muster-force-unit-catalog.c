/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-unit.h"

#include "core/forces/muster-force-text.h"
#include "core/muster-enumeration.h"

/* What the catalog knows about a unit of a force. Names, cost and profile are looked up by id each
 * time and never kept, because a pack that overrides an entry of the catalog may free the old
 * entry. */

static const MusterOption *
find_option (MusterForceUnit *self,
             const char      *id)
{
  MusterCatalog *catalog = muster_force_unit_get_catalog (self);

  return catalog != NULL ? muster_catalog_find_option (catalog, id) : NULL;
}

static gboolean
has_group (GPtrArray  *options,
           const char *group)
{
  for (guint i = 0; i < options->len; i++)
    {
      const MusterOption *option = g_ptr_array_index (options, i);

      if (g_strcmp0 (option->group, group) == 0)
        return TRUE;
    }

  return FALSE;
}

/**
 * muster_force_unit_get_unit_type:
 *
 * Returns: (nullable): the type, or %NULL if the catalog does not know it
 */
const MusterUnitType *
muster_force_unit_get_unit_type (MusterForceUnit *self)
{
  MusterCatalog *catalog;

  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT (self), NULL);

  catalog = muster_force_unit_get_catalog (self);
  if (catalog == NULL)
    return NULL;

  return muster_catalog_find_type (catalog, muster_force_unit_get_type_id (self));
}

/**
 * muster_force_unit_get_type_name:
 *
 * Returns: the name of the type, or its bare id if the catalog does not know it
 */
const char *
muster_force_unit_get_type_name (MusterForceUnit *self)
{
  const MusterUnitType *type;

  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT (self), NULL);

  type = muster_force_unit_get_unit_type (self);

  return type != NULL ? muster_force_text_show (type->name)
                      : muster_force_unit_get_type_id (self);
}

/**
 * muster_force_unit_dup_options_text:
 *
 * Returns: (transfer full): the names of the options with commas between, unknown ones as their ids
 */
char *
muster_force_unit_dup_options_text (MusterForceUnit *self)
{
  g_autoptr (GStrvBuilder) builder = NULL;
  g_auto (GStrv) names = NULL;
  const char *const *ids;

  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT (self), NULL);

  builder = g_strv_builder_new ();
  ids = muster_force_unit_get_options (self);
  for (guint i = 0; ids[i] != NULL; i++)
    {
      const MusterOption *option = find_option (self, ids[i]);

      g_strv_builder_add (builder, option != NULL ? muster_force_text_show (option->name) : ids[i]);
    }
  names = g_strv_builder_end (builder);

  return muster_enumeration_join ((const char *const *) names);
}

/**
 * muster_force_unit_list_known_options:
 *
 * Returns: (transfer container) (element-type MusterOption): the options that the unit's type
 *   has, and the type's defaults of the groups of which it names none; empty if the type is
 *   unknown
 */
GPtrArray *
muster_force_unit_list_known_options (MusterForceUnit *self)
{
  GPtrArray *options;
  const MusterUnitType *type;
  const char *const *ids;

  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT (self), NULL);

  options = g_ptr_array_new ();
  type = muster_force_unit_get_unit_type (self);
  if (type == NULL)
    return options;

  ids = muster_force_unit_get_options (self);
  for (guint i = 0; ids[i] != NULL; i++)
    {
      const MusterTypeOption *of_type = muster_unit_type_find_option (type, ids[i]);

      if (of_type != NULL)
        g_ptr_array_add (options, (gpointer) of_type->option);
    }
  for (guint i = 0; i < type->defaults->len; i++)
    {
      const MusterOption *fallback = g_ptr_array_index (type->defaults, i);

      if (!has_group (options, fallback->group))
        g_ptr_array_add (options, (gpointer) fallback);
    }

  return options;
}

/**
 * muster_force_unit_describe:
 * @options: (element-type MusterOption): from muster_force_unit_list_known_options()
 * @unit: (out): the unit as the rules see it; lives as long as @options
 *
 * Returns: %FALSE if the type is unknown
 */
gboolean
muster_force_unit_describe (MusterForceUnit *self,
                            GPtrArray       *options,
                            MusterLevyUnit  *unit)
{
  const MusterUnitType *type;
  const char *free_option;

  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT (self), FALSE);

  type = muster_force_unit_get_unit_type (self);
  if (type == NULL)
    return FALSE;

  free_option = muster_force_unit_get_free_option (self);
  *unit = (MusterLevyUnit) {
    .type = type,
    .options = (const MusterOption **) options->pdata,
    .n_options = options->len,
    .free_option = muster_force_unit_has_option (self, free_option) ? find_option (self, free_option)
                                                                     : NULL,
    .trait = muster_leader_get_trait (muster_force_unit_get_leader (self)),
    .models = muster_force_unit_get_models (self),
    .with = -1,
    .is_led = muster_leader_leads (muster_force_unit_get_leader (self)),
    .leadership = muster_leader_get_leadership (muster_force_unit_get_leader (self)),
  };

  return TRUE;
}

/**
 * muster_force_unit_get_cost:
 *
 * Returns: points with options, whatever the optional rules; 0 if the type is unknown
 */
int
muster_force_unit_get_cost (MusterForceUnit *self)
{
  g_autoptr (GPtrArray) options = NULL;
  MusterLevyUnit unit;

  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT (self), 0);

  options = muster_force_unit_list_known_options (self);

  return muster_force_unit_describe (self, options, &unit) ? muster_levy_unit_get_cost (&unit) : 0;
}

/**
 * muster_force_unit_get_profile:
 * @profile: (out): type, options and the leader's trait taken together
 *
 * Returns: %FALSE if the type is unknown
 */
gboolean
muster_force_unit_get_profile (MusterForceUnit *self,
                               MusterProfile   *profile)
{
  g_autoptr (GPtrArray) options = NULL;
  MusterLevyUnit unit;

  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT (self), FALSE);
  g_return_val_if_fail (profile != NULL, FALSE);

  options = muster_force_unit_list_known_options (self);
  if (!muster_force_unit_describe (self, options, &unit))
    return FALSE;

  muster_levy_unit_get_profile (&unit, profile);

  return TRUE;
}
