/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force.h"

#include "core/forces/muster-force-text.h"
#include "core/muster-i18n.h"

/* Makes a force of the player's own from a starter force of the catalog. */

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

/* Describes what the list allows instead of these units, as a note for the player. */
static char *
dup_choices (const MusterStarterUnit *starter)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; starter->choices != NULL && i < starter->choices->len; i++)
    {
      const MusterStarterUnit *choice = g_ptr_array_index (starter->choices, i);
      g_autofree char *name = dup_unit_name (choice, 1);

      g_string_append_printf (text, "%s%s, %s %d", i > 0 ? "; " : "", name,
                              muster_force_text_show (choice->type->name),
                              choice->models > 0 ? choice->models : choice->type->models);
      for (guint j = 0; j < choice->n_options; j++)
        g_string_append_printf (text, ", %s", muster_force_text_show (choice->options[j]->name));
    }
  /* Translators: units that may stand in the place of this one. */
  return text->len > 0 ? g_strdup_printf (_("Or instead: %s."), text->str) : NULL;
}

static void
add_starter_unit (MusterCatalog           *catalog,
                  const MusterStarterUnit *starter,
                  GPtrArray               *units)
{
  g_auto (GStrv) options = list_option_ids (starter);
  g_autofree char *choices = dup_choices (starter);

  for (guint i = 1; i <= starter->count && units->len < MUSTER_FORCE_MAX_UNITS; i++)
    {
      g_autofree char *id = g_strdup_printf ("u%u", units->len + 1);
      g_autofree char *name = dup_unit_name (starter, i);
      g_autoptr (MusterForceUnit) unit = muster_force_unit_new (catalog, id, starter->type->id);
      guint index;

      muster_force_unit_set_name (unit, name);
      muster_force_unit_set_options (unit, (const char *const *) options);
      if (starter->models > 0)
        muster_force_unit_set_models (unit, starter->models);
      if (choices != NULL)
        muster_force_unit_set_notes (unit, choices);
      index = i - 1;
      if (starter->leaders != NULL && starter->leaders[index] != NULL)
        muster_leader_set_trait_id (muster_force_unit_get_leader (unit), starter->leaders[index]->id);
      if (starter->leader_name != NULL)
        {
          muster_leader_set_name (muster_force_unit_get_leader (unit), starter->leader_name);
          muster_leader_set_name_locked (muster_force_unit_get_leader (unit), TRUE);
        }
      if (starter->leadership > 0)
        muster_leader_set_leadership (muster_force_unit_get_leader (unit), starter->leadership);
      g_ptr_array_add (units, g_steal_pointer (&unit));
    }
}

/* Links the units made from starter unit @index with those that it names. The units are in the
 * order of the starter, so the first unit of a kind is found by counting. */
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
  muster_force_set_called (self, muster_force_text_show (starter->called));

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
