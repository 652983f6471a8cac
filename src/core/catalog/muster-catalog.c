/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/catalog/muster-catalog.h"

#include "core/catalog/muster-catalog-reader.h"
#include "core/catalog/muster-catalog-tables.h"
#include "core/catalog/muster-policy.h"

/* Everything that one ruleset knows by name. It grows by documents, each taken whole or not at all. */

struct _MusterCatalog
{
  MusterObject parent_instance;

  char *ruleset_id;
  const char *const *words;
  const MusterField *settings;
  const MusterRollTableSpec *table_specs;
  const MusterReferenceSpec *reference;
  char **acts;
  char **markers;
  char **covers;
  MusterCatalogTables *tables;
  GPtrArray *packs; /* char *, and NULL */
  guint revision;
};

G_DEFINE_FINAL_TYPE (MusterCatalog, muster_catalog, MUSTER_TYPE_OBJECT)

static const char *const no_words[] = { NULL };

static gpointer
find (MusterCatalog *self,
      MusterSection  section,
      const char    *id)
{
  g_return_val_if_fail (MUSTER_IS_CATALOG (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  return muster_catalog_tables_find (self->tables, section, id);
}

static int
find_index (MusterCatalog *self,
            MusterSection  section,
            const char    *id)
{
  const MusterStat *stat = find (self, section, id);

  return stat != NULL ? (int) stat->index : -1;
}

static GPtrArray *
get_list (MusterCatalog *self,
          MusterSection  section)
{
  g_return_val_if_fail (MUSTER_IS_CATALOG (self), NULL);

  return self->tables->lists[section];
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterCatalog, ruleset_id, g_free),
  MUSTER_OWNED (MusterCatalog, acts, g_strfreev),
  MUSTER_OWNED (MusterCatalog, markers, g_strfreev),
  MUSTER_OWNED (MusterCatalog, covers, g_strfreev),
  MUSTER_OWNED (MusterCatalog, tables, muster_catalog_tables_free),
  MUSTER_OWNED (MusterCatalog, packs, g_ptr_array_unref),
};

static void
muster_catalog_class_init (MusterCatalogClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));
}

static void
muster_catalog_init (MusterCatalog *self)
{
  self->tables = muster_catalog_tables_new ();
  self->words = no_words;
  self->packs = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->packs, NULL);
}

/**
 * muster_catalog_new:
 * @rule_words: (nullable): what `rules` may name, at most 64, ended by %NULL; static
 */
MusterCatalog *
muster_catalog_new (const char        *ruleset_id,
                    const char *const *rule_words)
{
  MusterCatalog *self;

  g_return_val_if_fail (ruleset_id != NULL, NULL);
  g_return_val_if_fail (rule_words == NULL || g_strv_length ((char **) rule_words) <= 64, NULL);

  self = g_object_new (MUSTER_TYPE_CATALOG, NULL);
  self->ruleset_id = g_strdup (ruleset_id);
  if (rule_words != NULL)
    self->words = rule_words;

  return self;
}

void
muster_catalog_set_settings (MusterCatalog     *self,
                             const MusterField *settings)
{
  g_return_if_fail (MUSTER_IS_CATALOG (self));

  self->settings = settings;
}

void
muster_catalog_set_tables (MusterCatalog             *self,
                           const MusterRollTableSpec *tables)
{
  g_return_if_fail (MUSTER_IS_CATALOG (self));

  self->table_specs = tables;
}

void
muster_catalog_set_reference (MusterCatalog             *self,
                              const MusterReferenceSpec *reference)
{
  g_return_if_fail (MUSTER_IS_CATALOG (self));

  self->reference = reference;
}

void
muster_catalog_set_policy_words (MusterCatalog     *self,
                                 const char *const *acts,
                                 const char *const *markers,
                                 const char *const *covers)
{
  g_return_if_fail (MUSTER_IS_CATALOG (self));

  g_strfreev (self->acts);
  g_strfreev (self->markers);
  g_strfreev (self->covers);
  self->acts = g_strdupv ((char **) acts);
  self->markers = g_strdupv ((char **) markers);
  self->covers = g_strdupv ((char **) covers);
}

/**
 * muster_catalog_add:
 * @origin: what errors call the document
 * @pack: (nullable): the pack that it is, %NULL for a file of the ruleset itself
 *
 * Returns: %FALSE with @error set if anything in the document is wrong; the catalog is then as it was
 */
gboolean
muster_catalog_add (MusterCatalog  *self,
                    MusterJson     *document,
                    const char     *origin,
                    const char     *pack,
                    GError        **error)
{
  g_autoptr (MusterCatalogTables) draft = NULL;
  g_autoptr (GError) failure = NULL;
  MusterCatalogReader reader;
  MusterSpot root;

  g_return_val_if_fail (MUSTER_IS_CATALOG (self), FALSE);
  g_return_val_if_fail (document != NULL, FALSE);
  g_return_val_if_fail (origin != NULL, FALSE);

  draft = muster_catalog_tables_new ();
  reader = (MusterCatalogReader) {
    .ruleset_id = self->ruleset_id,
    .known = self->tables,
    .draft = draft,
    .words = self->words,
    .settings = self->settings,
    .tables = self->table_specs,
    .reference = self->reference,
    .acts = (const char *const *) self->acts,
    .markers = (const char *const *) self->markers,
    .covers = (const char *const *) self->covers,
    .pack = pack,
  };
  muster_spot_init (&root, document, origin, &failure);
  if (!muster_catalog_reader_read (&reader, &root))
    {
      g_propagate_error (error, g_steal_pointer (&failure));
      return FALSE;
    }

  muster_catalog_tables_merge (self->tables, draft);
  self->revision++;
  if (pack != NULL)
    g_ptr_array_insert (self->packs, (int) self->packs->len - 1, g_strdup (pack));

  return TRUE;
}

guint
muster_catalog_get_revision (MusterCatalog *self)
{
  g_return_val_if_fail (MUSTER_IS_CATALOG (self), 0);

  return self->revision;
}

const char *
muster_catalog_get_ruleset_id (MusterCatalog *self)
{
  g_return_val_if_fail (MUSTER_IS_CATALOG (self), NULL);

  return self->ruleset_id;
}

GPtrArray *
muster_catalog_get_stats (MusterCatalog *self)
{
  return get_list (self, MUSTER_SECTION_STATS);
}

GPtrArray *
muster_catalog_get_weapon_stats (MusterCatalog *self)
{
  return get_list (self, MUSTER_SECTION_WEAPON_STATS);
}

GPtrArray *
muster_catalog_get_types (MusterCatalog *self)
{
  return get_list (self, MUSTER_SECTION_TYPES);
}

GPtrArray *
muster_catalog_get_options (MusterCatalog *self)
{
  return get_list (self, MUSTER_SECTION_OPTIONS);
}

GPtrArray *
muster_catalog_get_weapons (MusterCatalog *self)
{
  return get_list (self, MUSTER_SECTION_WEAPONS);
}

GPtrArray *
muster_catalog_get_traits (MusterCatalog *self)
{
  return get_list (self, MUSTER_SECTION_TRAITS);
}

GPtrArray *
muster_catalog_get_figures (MusterCatalog *self)
{
  return get_list (self, MUSTER_SECTION_FIGURES);
}

GPtrArray *
muster_catalog_get_tables (MusterCatalog *self)
{
  return get_list (self, MUSTER_SECTION_TABLES);
}

GPtrArray *
muster_catalog_get_checklists (MusterCatalog *self)
{
  return get_list (self, MUSTER_SECTION_CHECKLISTS);
}

GPtrArray *
muster_catalog_get_scenarios (MusterCatalog *self)
{
  return get_list (self, MUSTER_SECTION_SCENARIOS);
}

GPtrArray *
muster_catalog_get_optional_rules (MusterCatalog *self)
{
  return get_list (self, MUSTER_SECTION_OPTIONAL_RULES);
}

GPtrArray *
muster_catalog_get_starter_forces (MusterCatalog *self)
{
  return get_list (self, MUSTER_SECTION_FORCES);
}

/* Past battles, MusterPastBattle. */
GPtrArray *
muster_catalog_get_battles (MusterCatalog *self)
{
  g_return_val_if_fail (MUSTER_IS_CATALOG (self), NULL);

  return get_list (self, MUSTER_SECTION_BATTLES);
}

GPtrArray *
muster_catalog_get_cultures (MusterCatalog *self)
{
  return get_list (self, MUSTER_SECTION_CULTURES);
}

GPtrArray *
muster_catalog_get_reference (MusterCatalog *self)
{
  return get_list (self, MUSTER_SECTION_REFERENCE);
}

GPtrArray *
muster_catalog_get_policies (MusterCatalog *self)
{
  return get_list (self, MUSTER_SECTION_POLICIES);
}

const char *const *
muster_catalog_get_packs (MusterCatalog *self)
{
  g_return_val_if_fail (MUSTER_IS_CATALOG (self), NULL);

  return (const char *const *) self->packs->pdata;
}

gboolean
muster_catalog_has (MusterCatalog *self,
                    MusterSection  section,
                    const char    *id)
{
  return find (self, section, id) != NULL;
}

const MusterUnitType *
muster_catalog_find_type (MusterCatalog *self,
                          const char    *id)
{
  return find (self, MUSTER_SECTION_TYPES, id);
}

const MusterOption *
muster_catalog_find_option (MusterCatalog *self,
                            const char    *id)
{
  return find (self, MUSTER_SECTION_OPTIONS, id);
}

const MusterTrait *
muster_catalog_find_trait (MusterCatalog *self,
                           const char    *id)
{
  return find (self, MUSTER_SECTION_TRAITS, id);
}

const MusterFigure *
muster_catalog_find_figure (MusterCatalog *self,
                            const char    *id)
{
  return find (self, MUSTER_SECTION_FIGURES, id);
}

const MusterRollTable *
muster_catalog_find_table (MusterCatalog *self,
                           const char    *id)
{
  return find (self, MUSTER_SECTION_TABLES, id);
}

const MusterScenario *
muster_catalog_find_scenario (MusterCatalog *self,
                              const char    *id)
{
  return find (self, MUSTER_SECTION_SCENARIOS, id);
}

const MusterOptionalRule *
muster_catalog_find_optional_rule (MusterCatalog *self,
                                   const char    *id)
{
  return find (self, MUSTER_SECTION_OPTIONAL_RULES, id);
}

/**
 * muster_catalog_find_stat:
 *
 * Returns: the index of the stat @id, or -1
 */
int
muster_catalog_find_stat (MusterCatalog *self,
                          const char    *id)
{
  return find_index (self, MUSTER_SECTION_STATS, id);
}

int
muster_catalog_find_weapon_stat (MusterCatalog *self,
                                 const char    *id)
{
  return find_index (self, MUSTER_SECTION_WEAPON_STATS, id);
}

int
muster_catalog_get_scenario_number (const MusterScenario *scenario,
                                    const char           *name,
                                    int                   fallback)
{
  gpointer number;

  g_return_val_if_fail (scenario != NULL, fallback);
  g_return_val_if_fail (name != NULL, fallback);

  if (g_hash_table_lookup_extended (scenario->numbers, name, NULL, &number))
    return GPOINTER_TO_INT (number);

  return fallback;
}

int
muster_catalog_get_figure (MusterCatalog *self,
                           const char    *id,
                           int            fallback)
{
  const MusterFigure *figure = muster_catalog_find_figure (self, id);

  return figure != NULL ? g_array_index (figure->values, int, 0) : fallback;
}

/**
 * muster_catalog_has_points:
 *
 * Returns: whether units of these rules cost points
 */
gboolean
muster_catalog_has_points (MusterCatalog *self)
{
  GPtrArray *types;

  g_return_val_if_fail (MUSTER_IS_CATALOG (self), FALSE);

  types = muster_catalog_get_types (self);
  for (guint i = 0; i < types->len; i++)
    {
      const MusterUnitType *type = g_ptr_array_index (types, i);

      if (type->points != 0)
        return TRUE;
    }

  return FALSE;
}
