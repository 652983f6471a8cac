/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/catalog/muster-catalog-reader.h"

#include "core/muster-core-error.h"
#include "core/muster-i18n.h"

/* A document, section by section, into a draft of its own. */

#define FORMAT "muster-catalog"

/* The members that an entry of each section may have. */
static const char *const members[MUSTER_N_SECTIONS][20] = {
  [MUSTER_SECTION_STATS] = { "id", "name", "short_name", "suffix", "signed" },
  [MUSTER_SECTION_WEAPON_STATS] = { "id", "name", "short_name", "suffix", "signed" },
  [MUSTER_SECTION_WEAPONS] = { "id", "name", "stats", "rules" },
  [MUSTER_SECTION_OPTIONAL_RULES] = { "id", "name", "summary", "needs" },
  [MUSTER_SECTION_TYPES] = { "id", "name", "called", "summary", "also", "kind", "arm", "models",
                             "min_models", "max_models", "small_models", "points", "weapon", "stats",
                             "rules" },
  [MUSTER_SECTION_OPTIONS] = { "id", "name", "summary", "also", "group", "needs", "for" },
  [MUSTER_SECTION_TRAITS] = { "id", "name", "summary", "dice", "permanent", "leadership", "effects" },
  [MUSTER_SECTION_FIGURES] = { "id", "name", "values" },
  [MUSTER_SECTION_TABLES] = { "id", "name", "summary", "dice", "modifiers", "rows" },
  [MUSTER_SECTION_CHECKLISTS] = { "id", "name", "summary", "checklist" },
  [MUSTER_SECTION_SCENARIOS] = { "id", "name", "summary", "points", "first", "settings", "rules",
                                 "numbers", "objectives", "checklist", "dice", "tactical", "map",
                                 "deployment", "ground" },
  [MUSTER_SECTION_FORCES] = { "id", "number", "name", "called", "theatre", "units" },
  [MUSTER_SECTION_BATTLES] = { "id", "name", "year", "date", "summary", "scenario", "forces",
                                 "optional_rules" },
  [MUSTER_SECTION_CULTURES] = { "id", "name", "words", "theatres", "ranks", "given", "surnames" },
  [MUSTER_SECTION_REFERENCE] = { "id", "name", "lines", "rules", "with", "without",
                                 "show", "tables", "worked", "begins_page", "ruling" },
  [MUSTER_SECTION_POLICIES] = { "id", "name", "summary", "rules" },
};

typedef void (*EntryReader) (const MusterCatalogReader *self,
                             const MusterSpot          *spot,
                             gpointer                   entry);

static const EntryReader readers[MUSTER_N_SECTIONS] = {
  [MUSTER_SECTION_STATS] = muster_catalog_units_read_stat,
  [MUSTER_SECTION_WEAPON_STATS] = muster_catalog_units_read_stat,
  [MUSTER_SECTION_WEAPONS] = muster_catalog_units_read_weapon,
  [MUSTER_SECTION_OPTIONAL_RULES] = muster_catalog_units_read_optional_rule,
  [MUSTER_SECTION_TYPES] = muster_catalog_units_read_type,
  [MUSTER_SECTION_OPTIONS] = muster_catalog_units_read_option,
  [MUSTER_SECTION_TRAITS] = muster_catalog_units_read_trait,
  [MUSTER_SECTION_FIGURES] = muster_catalog_figures_read,
  [MUSTER_SECTION_TABLES] = muster_catalog_figures_read_table,
  [MUSTER_SECTION_CHECKLISTS] = muster_catalog_figures_read_checklist,
  [MUSTER_SECTION_SCENARIOS] = muster_catalog_scenarios_read,
  [MUSTER_SECTION_FORCES] = muster_catalog_forces_read,
  [MUSTER_SECTION_BATTLES] = muster_catalog_forces_read_battle,
  [MUSTER_SECTION_CULTURES] = muster_catalog_figures_read_culture,
  [MUSTER_SECTION_REFERENCE] = muster_catalog_reference_read_entry,
  [MUSTER_SECTION_POLICIES] = muster_catalog_policies_read,
};

static gboolean
is_stats (MusterSection section)
{
  return section == MUSTER_SECTION_STATS || section == MUSTER_SECTION_WEAPON_STATS;
}

/* Scenarios are often known by a letter. */
static gboolean
read_scenario_id (const MusterSpot  *spot,
                  const char       **id)
{
  const char *text;

  if (!muster_spot_read_id (spot, &text))
    return FALSE;

  for (const char *p = text; *p != '\0'; p++)
    {
      if (!g_ascii_isalnum (*p) && *p != '-')
        return muster_spot_fail (spot, _("expected an id of letters, digits and “-”, found “%s”"),
                                 text);
    }

  *id = text;

  return TRUE;
}

static void
read_section (const MusterCatalogReader *self,
              MusterSection              section,
              const MusterSpot          *document)
{
  MusterSpot list;
  guint length;

  if (!muster_spot_member (document, muster_catalog_tables_get_section_name (section), &list))
    return;

  if (is_stats (section) && self->pack != NULL)
    {
      muster_spot_fail (&list, _("only the ruleset itself can say what is measured"));
      return;
    }

  if (!muster_spot_is_array (&list, MUSTER_CATALOG_MAX_ENTRIES, &length))
    return;

  if (is_stats (section) && self->known->lists[section]->len + length > MUSTER_MAX_STATS)
    {
      muster_spot_fail (&list, _("expected at most %d in all"), MUSTER_MAX_STATS);
      return;
    }

  for (guint i = 0; i < length && !muster_spot_failed (document); i++)
    {
      MusterSpot spot;
      MusterSpot id_spot;
      const char *id;
      gpointer entry;

      muster_spot_element (&list, i, &spot);

      if (!muster_spot_only_members (&spot, members[section]) ||
          !muster_spot_require (&spot, "id", &id_spot))
        continue;

      if (section == MUSTER_SECTION_SCENARIOS ? !read_scenario_id (&id_spot, &id)
          : !muster_catalog_values_read_id (&id_spot, &id))
        continue;

      if (muster_catalog_tables_find (self->draft, section, id) != NULL)
        {
          muster_spot_fail (&id_spot, _("“%s” appears twice in this document"), id);
          continue;
        }

      /* A pack may replace an entry by repeating its id; in a ruleset's own files that is a
       * mistake. */
      if (self->pack == NULL && muster_catalog_tables_find (self->known, section, id) != NULL)
        {
          muster_spot_fail (&id_spot, _("“%s” is already in another file of this ruleset"), id);
          continue;
        }

      entry = muster_catalog_tables_add (self->draft, section, id);
      readers[section] (self, &spot, entry);
    }
}

static void
read_line (const MusterSpot  *object,
           const char        *member,
           const char       **text)
{
  MusterSpot spot;
  g_autofree char *checked = NULL;

  if (muster_catalog_values_read_name (object, member, FALSE, &checked)
      && muster_spot_member (object, member, &spot))
    muster_spot_read_string (&spot, MUSTER_CATALOG_MAX_NAME, text);
}

/**
 * muster_catalog_reader_read_header:
 * @document: the root
 * @header: (out): what was read of it, even if there was an error
 *
 * Returns: %FALSE with an error at @document if it is no catalog document that can be read
 */
gboolean
muster_catalog_reader_read_header (const MusterSpot    *document,
                                   MusterCatalogHeader *header)
{
  MusterSpot spot;
  static const char *const pack_members[] = { "name", "author", "note", NULL };
  MusterSpot note;

  *header = (MusterCatalogHeader) { 0 };
  if (!muster_spot_is_format (document, FORMAT))
    return FALSE;

  if (muster_spot_require (document, "version", &spot))
    {
      int version = 0;

      if (muster_spot_read_int (&spot, 1, G_MAXINT, &version) && version > MUSTER_CATALOG_VERSION)
        {
          muster_spot_fail (&spot, _("made for a later version of Muster (%d; this one reads %d)"),
                            version, MUSTER_CATALOG_VERSION);
          (*spot.error)->code = MUSTER_CORE_ERROR_NEWER;
        }
    }
  if (muster_spot_require (document, "ruleset", &spot))
    muster_catalog_values_read_id (&spot, &header->ruleset_id);

  if (muster_spot_member (document, "pack", &spot) &&
      muster_spot_only_members (&spot, pack_members))
    {
      read_line (&spot, "name", &header->name);
      read_line (&spot, "author", &header->author);
      if (muster_spot_member (&spot, "note", &note))
        muster_spot_read_string (&note, MUSTER_CATALOG_MAX_SUMMARY, &header->note);
    }

  return !muster_spot_failed (document);
}

/**
 * muster_catalog_reader_read:
 *
 * Reads @document into the draft.
 *
 * Returns: %FALSE with an error at @document if anything is wrong; the draft is then of no use
 */
gboolean
muster_catalog_reader_read (const MusterCatalogReader *self,
                            const MusterSpot          *document)
{
  static const char *const document_members[] = {
    "format", "version", "ruleset", "pack", "stats", "weapon_stats", "weapons", "optional_rules",
    "types", "options", "traits", "figures", "tables", "checklists", "scenarios", "forces",
    "battles", "cultures", "reference", "policies", NULL,
  };
  MusterCatalogHeader header;
  MusterSpot spot;

  if (!muster_catalog_reader_read_header (document, &header)
      || !muster_spot_only_members (document, document_members))
    return FALSE;

  if (!g_str_equal (header.ruleset_id, self->ruleset_id)
      && muster_spot_member (document, "ruleset", &spot))
    return muster_spot_fail (&spot, _("expected “%s”, found “%s”"), self->ruleset_id,
                             header.ruleset_id);

  if (self->pack == NULL && muster_spot_member (document, "pack", &spot))
    return muster_spot_fail (&spot, _("a ruleset’s own file is not a pack"));

  for (MusterSection section = 0; section < MUSTER_N_SECTIONS; section++)
    read_section (self, section, document);
  if (!muster_spot_failed (document))
    muster_catalog_check (self, document);

  return !muster_spot_failed (document);
}

gpointer
muster_catalog_reader_find (const MusterCatalogReader *self,
                            MusterSection              section,
                            const char                *id)
{
  gpointer entry = muster_catalog_tables_find (self->known, section, id);

  return entry != NULL ? entry : muster_catalog_tables_find (self->draft, section, id);
}

gpointer
muster_catalog_reader_peek (const MusterCatalogReader *self,
                            MusterSection              section,
                            const char                *id)
{
  gpointer entry = muster_catalog_tables_find (self->draft, section, id);

  return entry != NULL ? entry : muster_catalog_tables_find (self->known, section, id);
}

/**
 * muster_catalog_reader_find_use:
 *
 * Returns: (nullable): %NULL if @type will not have the option
 */
const MusterOptionUse *
muster_catalog_reader_find_use (const MusterCatalogReader *self,
                                const char                *option_id,
                                const MusterUnitType      *type)
{
  const MusterOption *option = muster_catalog_reader_peek (self, MUSTER_SECTION_OPTIONS, option_id);

  for (guint i = 0; option != NULL && i < option->uses->len; i++)
    {
      const MusterOptionUse *use = g_ptr_array_index (option->uses, i);

      if (use->type == type)
        return use;
    }

  return NULL;
}
