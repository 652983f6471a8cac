/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/catalog/muster-catalog-tables.h"

#include "core/catalog/muster-policy.h"

#include <string.h>

/* Entries of all kinds are handled alike here: every one begins with its index and has an id. An entry
 * once in a catalog keeps its address: others point to it. */

typedef struct
{
  const char *name;
  gsize size;
  gsize id;
  GDestroyNotify free;
} SectionInfo;

#define ID_OF(entry, info) G_STRUCT_MEMBER (char *, entry, (info)->id)

static void
stat_free (gpointer data)
{
  MusterStat *self = data;

  g_free (self->id);
  g_free (self->name);
  g_free (self->short_name);
  g_free (self->suffix);
  g_free (self);
}

static void
weapon_free (gpointer data)
{
  MusterWeapon *self = data;

  g_free (self->id);
  g_free (self->name);
  g_free (self);
}

static void
optional_rule_free (gpointer data)
{
  MusterOptionalRule *self = data;

  g_free (self->id);
  g_free (self->name);
  g_free (self->summary);
  g_free (self->needs);
  g_free (self->pack);
  g_free (self);
}

static void
unit_type_free (gpointer data)
{
  MusterUnitType *self = data;

  g_free (self->id);
  g_free (self->name);
  g_free (self->called);
  g_free (self->summary);
  g_strfreev (self->also);
  g_free (self->kind);
  g_free (self->arm);
  g_clear_pointer (&self->options, g_ptr_array_unref);
  g_clear_pointer (&self->defaults, g_ptr_array_unref);
  g_free (self->pack);
  g_free (self);
}

static void
type_option_free (gpointer data)
{
  MusterTypeOption *self = data;

  g_array_unref (self->effects);
  g_free (self);
}

static void
option_free (gpointer data)
{
  MusterOption *self = data;

  g_free (self->id);
  g_free (self->name);
  g_free (self->summary);
  g_free (self->group);
  g_free (self->needs);
  g_strfreev (self->also);
  g_clear_pointer (&self->uses, g_ptr_array_unref);
  g_free (self->pack);
  g_free (self);
}

static void
trait_free (gpointer data)
{
  MusterTrait *self = data;

  g_free (self->id);
  g_free (self->name);
  g_free (self->summary);
  g_clear_pointer (&self->effects, g_array_unref);
  g_free (self->pack);
  g_free (self);
}

static void
figure_free (gpointer data)
{
  MusterFigure *self = data;

  g_free (self->id);
  g_free (self->name);
  g_clear_pointer (&self->values, g_array_unref);
  g_free (self->pack);
  g_free (self);
}

static void
table_free (gpointer data)
{
  MusterRollTable *self = data;

  g_free (self->id);
  g_free (self->name);
  g_free (self->summary);
  g_clear_pointer (&self->modifiers, g_ptr_array_unref);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_free (self->pack);
  g_free (self);
}

static void
checklist_free (gpointer data)
{
  MusterChecklist *self = data;

  g_free (self->id);
  g_free (self->name);
  g_free (self->summary);
  g_strfreev (self->items);
  g_free (self->pack);
  g_free (self);
}

static void
deployment_free (MusterDeployment *self)
{
  g_free (self->member);
  g_free (self->unless);
  g_free (self->begins);
  g_free (self->waits);
  g_strfreev (self->kinds);
  g_free (self);
}

static void
scenario_free (gpointer data)
{
  MusterScenario *self = data;

  g_free (self->id);
  g_free (self->name);
  g_free (self->summary);
  g_clear_pointer (&self->objectives, g_ptr_array_unref);
  g_strfreev (self->settings);
  g_clear_pointer (&self->numbers, g_hash_table_unref);
  g_strfreev (self->checklist);
  g_clear_pointer (&self->tactical, g_array_unref);
  g_clear_pointer (&self->map, g_ptr_array_unref);
  g_clear_pointer (&self->deployment, deployment_free);
  g_free (self->pack);
  g_free (self);
}

static void
starter_force_free (gpointer data)
{
  MusterStarterForce *self = data;

  g_free (self->id);
  g_free (self->name);
  g_free (self->called);
  g_free (self->theatre);
  g_clear_pointer (&self->units, g_ptr_array_unref);
  g_free (self->pack);
  g_free (self);
}

static void
battle_free (gpointer data)
{
  MusterPastBattle *self = data;

  g_free (self->id);
  g_free (self->name);
  g_free (self->year);
  g_free (self->date);
  g_strfreev (self->optional_rules);
  g_free (self->summary);
  g_free (self->pack);
  g_free (self);
}

static void
culture_free (gpointer data)
{
  muster_culture_free (data);
}

static void
reference_free (gpointer data)
{
  MusterReference *self = data;

  g_free (self->id);
  g_free (self->name);
  g_strfreev (self->lines);
  g_strfreev (self->rules);
  g_clear_pointer (&self->rolls, g_ptr_array_unref);
  g_free (self->worked);
  g_free (self->pack);
  g_free (self);
}

#define SECTION(name, Type, free) { name, sizeof (Type), G_STRUCT_OFFSET (Type, id), free }

static const SectionInfo sections[MUSTER_N_SECTIONS] = {
  [MUSTER_SECTION_STATS] = SECTION ("stats", MusterStat, stat_free),
  [MUSTER_SECTION_WEAPON_STATS] = SECTION ("weapon_stats", MusterStat, stat_free),
  [MUSTER_SECTION_WEAPONS] = SECTION ("weapons", MusterWeapon, weapon_free),
  [MUSTER_SECTION_OPTIONAL_RULES] = SECTION ("optional_rules", MusterOptionalRule, optional_rule_free),
  [MUSTER_SECTION_TYPES] = SECTION ("types", MusterUnitType, unit_type_free),
  [MUSTER_SECTION_OPTIONS] = SECTION ("options", MusterOption, option_free),
  [MUSTER_SECTION_TRAITS] = SECTION ("traits", MusterTrait, trait_free),
  [MUSTER_SECTION_FIGURES] = SECTION ("figures", MusterFigure, figure_free),
  [MUSTER_SECTION_TABLES] = SECTION ("tables", MusterRollTable, table_free),
  [MUSTER_SECTION_CHECKLISTS] = SECTION ("checklists", MusterChecklist, checklist_free),
  [MUSTER_SECTION_SCENARIOS] = SECTION ("scenarios", MusterScenario, scenario_free),
  [MUSTER_SECTION_FORCES] = SECTION ("forces", MusterStarterForce, starter_force_free),
  [MUSTER_SECTION_BATTLES] = SECTION ("battles", MusterPastBattle, battle_free),
  [MUSTER_SECTION_CULTURES] = SECTION ("cultures", MusterCulture, culture_free),
  [MUSTER_SECTION_REFERENCE] = SECTION ("reference", MusterReference, reference_free),
  [MUSTER_SECTION_POLICIES] = SECTION ("policies", MusterPolicy, muster_policy_free),
};

static void
set_index (gpointer entry,
           guint    index)
{
  *(guint *) entry = index;
}

/* Returns whether something was replaced. */
static gboolean
merge_section (MusterCatalogTables *self,
               MusterCatalogTables *draft,
               MusterSection        section)
{
  const SectionInfo *info = &sections[section];
  GPtrArray *list = self->lists[section];
  GPtrArray *entries = draft->lists[section];
  gboolean replaced = FALSE;

  for (guint i = 0; i < entries->len; i++)
    {
      gpointer entry = g_ptr_array_index (entries, i);
      gpointer old = muster_catalog_tables_find (self, section, ID_OF (entry, info));

      if (old != NULL)
        {
          guint index = *(guint *) old;
          g_autofree gpointer kept = g_memdup2 (old, info->size);

          replaced = TRUE;
          memcpy (old, entry, info->size);
          memcpy (entry, kept, info->size);
          set_index (old, index);
          g_hash_table_replace (self->by_id[section], ID_OF (old, info), old);
          info->free (entry);
        }
      else
        {
          set_index (entry, list->len);
          g_ptr_array_add (list, entry);
          g_hash_table_insert (self->by_id[section], ID_OF (entry, info), entry);
        }
    }

  /* Every entry has been freed or has moved to its new owner. */
  g_hash_table_remove_all (draft->by_id[section]);
  g_ptr_array_set_free_func (entries, NULL);
  g_ptr_array_set_size (entries, 0);

  return replaced;
}

MusterCatalogTables *
muster_catalog_tables_new (void)
{
  MusterCatalogTables *self = g_new0 (MusterCatalogTables, 1);

  for (guint i = 0; i < MUSTER_N_SECTIONS; i++)
    {
      self->lists[i] = g_ptr_array_new_with_free_func (sections[i].free);
      self->by_id[i] = g_hash_table_new (g_str_hash, g_str_equal);
    }

  return self;
}

void
muster_catalog_tables_free (MusterCatalogTables *self)
{
  g_return_if_fail (self != NULL);

  for (guint i = 0; i < MUSTER_N_SECTIONS; i++)
    {
      g_hash_table_unref (self->by_id[i]);
      g_ptr_array_unref (self->lists[i]);
    }
  g_free (self);
}

const char *
muster_catalog_tables_get_section_name (MusterSection section)
{
  g_return_val_if_fail (section < MUSTER_N_SECTIONS, NULL);

  return sections[section].name;
}

const char *
muster_catalog_tables_get_section_id (MusterSection section,
                                      gconstpointer entry)
{
  g_return_val_if_fail (section < MUSTER_N_SECTIONS, NULL);
  g_return_val_if_fail (entry != NULL, NULL);

  return ID_OF (entry, &sections[section]);
}

gpointer
muster_catalog_tables_add (MusterCatalogTables *self,
                           MusterSection        section,
                           const char          *id)
{
  gpointer entry = g_malloc0 (sections[section].size);

  ID_OF (entry, &sections[section]) = g_strdup (id);
  set_index (entry, self->lists[section]->len);
  g_ptr_array_add (self->lists[section], entry);
  if (!g_hash_table_contains (self->by_id[section], id))
    g_hash_table_insert (self->by_id[section], ID_OF (entry, &sections[section]), entry);

  return entry;
}

gpointer
muster_catalog_tables_find (const MusterCatalogTables *self,
                            MusterSection              section,
                            const char                *id)
{
  return g_hash_table_lookup (self->by_id[section], id);
}

void
muster_catalog_tables_merge (MusterCatalogTables *self,
                             MusterCatalogTables *draft)
{
  guint n_types = self->lists[MUSTER_SECTION_TYPES]->len;
  guint n_options = self->lists[MUSTER_SECTION_OPTIONS]->len;
  gboolean replaced = FALSE;
  guint first_option;
  guint first_type;
  GPtrArray *types;
  GPtrArray *options;

  for (guint i = 0; i < MUSTER_N_SECTIONS; i++)
    replaced |= merge_section (self, draft, i);

  /* Links types to the options that they can have, beginning with the first type and the first
   * option that are not linked yet. */
  first_option = replaced ? 0 : n_options;
  first_type = replaced ? 0 : n_types;
  types = self->lists[MUSTER_SECTION_TYPES];
  options = self->lists[MUSTER_SECTION_OPTIONS];
  for (guint i = first_type; i < types->len; i++)
    {
      MusterUnitType *type = g_ptr_array_index (types, i);

      g_clear_pointer (&type->options, g_ptr_array_unref);
      g_clear_pointer (&type->defaults, g_ptr_array_unref);
      type->options = g_ptr_array_new_with_free_func (type_option_free);
      type->defaults = g_ptr_array_new ();
    }

  for (guint i = first_option; i < options->len; i++)
    {
      MusterOption *option = g_ptr_array_index (options, i);

      for (guint j = 0; j < option->uses->len; j++)
        {
          const MusterOptionUse *use = g_ptr_array_index (option->uses, j);
          MusterTypeOption *type_option = g_new0 (MusterTypeOption, 1);

          type_option->option = option;
          type_option->cost = use->cost;
          type_option->effects = g_array_ref (use->effects);
          g_ptr_array_add (use->type->options, type_option);
          if (use->is_default)
            g_ptr_array_add (use->type->defaults, option);
        }
    }
}
