/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/catalog/muster-catalog-reader.h"

#include "core/muster-i18n.h"

#include <string.h>

/* The parts of a quick reference. Everything that a line or a table names must exist, so that no
 * sheet has gaps. */

#define MAX_ROLLS 12

static const char *const SHOWS[] = {
  [MUSTER_REFERENCE_TYPES] = "types",
  [MUSTER_REFERENCE_WEAPONS] = "weapons",
  [MUSTER_REFERENCE_OPTIONS] = "options",
  [MUSTER_REFERENCE_TRAITS] = "traits",
  [MUSTER_REFERENCE_OPTIONAL_RULES] = "optional_rules",
  [MUSTER_REFERENCE_ROLLS] = "tables",
  [MUSTER_REFERENCE_WORKED] = "worked",
};

static gboolean
knows_number (const MusterCatalogReader *self,
              const char                *id)
{
  const MusterConstant *constant = self->reference != NULL ? self->reference->constants : NULL;

  for (; constant != NULL && constant->id != NULL; constant++)
    {
      if (g_str_equal (constant->id, id))
        return TRUE;
    }

  return muster_catalog_reader_find (self, MUSTER_SECTION_FIGURES, id) != NULL;
}

static gboolean
check_line (const MusterCatalogReader *self,
            const MusterSpot          *spot,
            const char                *line)
{
  for (const char *begin = strchr (line, '{'); begin != NULL; begin = strchr (begin + 1, '{'))
    {
      const char *end = strchr (begin, '}');
      g_autofree char *id = NULL;

      if (end == NULL)
        return muster_spot_fail (spot, _("“{” without “}”"));
      id = g_strndup (begin + 1, (gsize) (end - begin - 1));
      if (!knows_number (self, id))
        return muster_spot_fail (spot, _("there is no figure “%s” in this ruleset"), id);
    }

  return TRUE;
}

static void
check_lines (const MusterCatalogReader *self,
             const MusterSpot          *object,
             char                     **lines)
{
  MusterSpot list;

  if (lines == NULL || !muster_spot_member (object, "lines", &list))
    return;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      MusterSpot line;

      if (!muster_spot_element (&list, i, &line) || !check_line (self, &line, lines[i]))
        return;
    }
}

static void
read_show (const MusterSpot *object,
           MusterReference  *entry)
{
  g_autoptr (GStrvBuilder) builder = NULL;
  g_auto (GStrv) known = NULL;
  g_autofree char *expected = NULL;
  const char *word;
  MusterSpot spot;

  if (!muster_spot_member (object, "show", &spot) ||
      !muster_spot_read_string (&spot, MUSTER_CATALOG_MAX_NAME, &word))
    return;

  builder = g_strv_builder_new ();
  for (guint i = 1; i < G_N_ELEMENTS (SHOWS); i++)
    {
      if (g_str_equal (SHOWS[i], word))
        {
          entry->show = i;
          return;
        }
      g_strv_builder_add (builder, SHOWS[i]);
    }
  known = g_strv_builder_end (builder);
  expected = g_strjoinv (", ", known);
  muster_spot_fail (&spot, _("expected one of %s, found “%s”"), expected, word);
}

static void
read_rolls (const MusterCatalogReader *self,
            const MusterSpot          *object,
            MusterReference           *entry)
{
  MusterSpot list;
  guint length;

  entry->rolls = g_ptr_array_new ();
  if (entry->show != MUSTER_REFERENCE_ROLLS)
    return;

  if (!muster_spot_require (object, "tables", &list) ||
      !muster_spot_is_array (&list, MAX_ROLLS, &length))
    return;

  for (guint i = 0; i < length && !muster_spot_failed (object); i++)
    {
      MusterSpot spot;
      gpointer table;

      muster_spot_element (&list, i, &spot);
      table = muster_catalog_values_read_reference (self, &spot, MUSTER_SECTION_TABLES);
      if (table != NULL)
        g_ptr_array_add (entry->rolls, table);
    }
}

static void
read_worked (const MusterCatalogReader *self,
             const MusterSpot          *object,
             MusterReference           *entry)
{
  MusterSpot spot;

  if (entry->show != MUSTER_REFERENCE_WORKED)
    return;

  if (!muster_catalog_values_read_word (object, "worked", TRUE, &entry->worked) ||
      muster_reference_find_table (self->reference, entry->worked) != NULL)
    return;

  muster_spot_member (object, "worked", &spot);
  muster_spot_fail (&spot, _("the rules work out no table “%s”"), entry->worked);
}

/* Returns: (nullable): the id of an optional rule, as the catalog keeps it */
static const char *
read_condition (const MusterCatalogReader *self,
                const MusterSpot          *object,
                const char                *member)
{
  const MusterOptionalRule *rule = NULL;
  MusterSpot spot;

  if (muster_spot_member (object, member, &spot))
    rule = muster_catalog_values_read_reference (self, &spot, MUSTER_SECTION_OPTIONAL_RULES);

  return rule != NULL ? rule->id : NULL;
}

void
muster_catalog_reference_read_entry (const MusterCatalogReader *self,
                                     const MusterSpot          *spot,
                                     gpointer                   entry)
{
  MusterReference *reference = entry;

  muster_catalog_values_read_name (spot, "name", FALSE, &reference->name);
  reference->rules = muster_catalog_values_read_texts (spot, "rules");
  reference->with = read_condition (self, spot, "with");
  reference->without = read_condition (self, spot, "without");
  reference->lines = muster_catalog_values_read_texts (spot, "lines");
  check_lines (self, spot, reference->lines);
  read_show (spot, reference);
  read_rolls (self, spot, reference);
  read_worked (self, spot, reference);
  muster_catalog_values_read_switch (spot, "begins_page", &reference->begins_page);
  muster_catalog_values_read_switch (spot, "ruling", &reference->is_ruling);
  reference->pack = g_strdup (self->pack);
}
