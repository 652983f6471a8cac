/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force.h"

#include "core/forces/muster-force-text.h"

/* A starter force of the catalog becomes a force of the player's own. */

static char **
list_option_ids (const MusterStarterUnit *starter)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < starter->n_options; i++)
    g_strv_builder_add (builder, starter->options[i]->id);

  return g_strv_builder_end (builder);
}

static char *
dup_unit_name (const MusterStarterUnit *starter,
               guint                    number)
{
  const char *name = starter->name != NULL && *starter->name != '\0' ? starter->name
                                                                     : starter->type->name;

  if (starter->count <= 1)
    return g_strdup (muster_force_text_show (name));

  return g_strdup_printf ("%s %u", muster_force_text_show (name), number);
}

static void
add_starter_unit (MusterCatalog           *catalog,
                  const MusterStarterUnit *starter,
                  GPtrArray               *units)
{
  g_auto (GStrv) options = list_option_ids (starter);

  for (guint i = 1; i <= starter->count && units->len < MUSTER_FORCE_MAX_UNITS; i++)
    {
      g_autofree char *id = g_strdup_printf ("u%u", units->len + 1);
      g_autofree char *name = dup_unit_name (starter, i);
      g_autoptr (MusterForceUnit) unit = muster_force_unit_new (catalog, id, starter->type->id);

      muster_force_unit_set_name (unit, name);
      muster_force_unit_set_options (unit, (const char *const *) options);
      g_ptr_array_add (units, g_steal_pointer (&unit));
    }
}

/* Puts the units that are made of starter @index with those that it names. Units stand in the order of the
 * starter, so that the first of a kind is found by counting. */
static void
link_starter_unit (const MusterStarterForce *starter,
                   guint                     index,
                   GPtrArray                *units)
{
  const MusterStarterUnit *unit = starter->units->pdata[index];
  guint first = 0;
  guint first_other = 0;
  gboolean found = FALSE;

  if (unit->with == NULL || *unit->with == '\0')
    return;

  for (guint i = 0; i < index; i++)
    first += ((const MusterStarterUnit *) starter->units->pdata[i])->count;
  for (guint i = 0; i < starter->units->len && !found; i++)
    {
      const MusterStarterUnit *other = starter->units->pdata[i];

      found = i != index && g_strcmp0 (other->name, unit->with) == 0;
      first_other += found ? 0 : other->count;
    }
  for (guint i = 0; found && i < unit->count; i++)
    if (first + i < units->len && first_other + i < units->len)
      muster_force_unit_set_with (units->pdata[first + i],
                                  muster_force_unit_get_id (units->pdata[first_other + i]));
}

/**
 * muster_force_new_from_starter:
 * @starter: a starter force of the ruleset's catalog
 *
 * Returns: (transfer full): a force with the starter's units. Its budget is what they cost.
 */
MusterForce *
muster_force_new_from_starter (MusterRuleset            *ruleset,
                               const MusterStarterForce *starter)
{
  g_autoptr (MusterForce) self = NULL;
  g_autoptr (GPtrArray) units = NULL;

  g_return_val_if_fail (MUSTER_IS_RULESET (ruleset), NULL);
  g_return_val_if_fail (starter != NULL, NULL);

  self = muster_force_new (ruleset);
  muster_force_set_name (self, muster_force_text_show (starter->name));
  muster_force_set_theatre (self, muster_force_text_show (starter->theatre));

  units = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < starter->units->len; i++)
    add_starter_unit (muster_ruleset_get_catalog (ruleset), g_ptr_array_index (starter->units, i),
                      units);
  for (guint i = 0; i < starter->units->len; i++)
    link_starter_unit (starter, i, units);
  muster_force_splice (self, 0, 0, (MusterForceUnit **) units->pdata, units->len);
  muster_force_set_budget (self, CLAMP (muster_force_get_points (self), 0,
                                        MUSTER_FORCE_MAX_BUDGET));

  return g_steal_pointer (&self);
}
