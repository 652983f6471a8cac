/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/catalog/muster-catalog-reader.h"

#include "core/muster-i18n.h"

/* The sections that the rules look things up in: figures, tables that are rolled on, checklists. */

#define MAX_FIGURES 50
#define MAX_FIGURE 9999
#define MAX_ROWS 50
#define MAX_MODIFIERS 20
#define MAX_RESULT 99
#define MAX_DICE 10

static void
row_free (gpointer data)
{
  MusterRollTableRow *self = data;

  g_free (self->name);
  g_free (self->summary);
  g_free (self->word);
  g_free (self);
}

static void
modifier_free (gpointer data)
{
  MusterRollTableModifier *self = data;

  g_free (self->id);
  g_free (self->name);
  g_free (self);
}

static void
read_values (const MusterSpot *spot,
             GArray           *values)
{
  MusterSpot list;
  guint length;

  if (!muster_spot_require (spot, "values", &list)
      || !muster_spot_is_array (&list, MAX_FIGURES, &length))
    return;

  for (guint i = 0; i < length; i++)
    {
      MusterSpot element;
      int number;

      if (!muster_spot_element (&list, i, &element)
          || !muster_spot_read_int (&element, -MAX_FIGURE, MAX_FIGURE, &number))
        return;

      g_array_append_val (values, number);
    }

  if (length == 0)
    muster_spot_fail (&list, _("expected at least one number"));
}

static const MusterRollTableSpec *
find_spec (const MusterCatalogReader *self,
           const char                *id)
{
  for (const MusterRollTableSpec *spec = self->tables; spec != NULL && spec->id != NULL; spec++)
    {
      if (g_str_equal (spec->id, id))
        return spec;
    }

  return NULL;
}

/* The rules act on a row by its word or its value, so one of the two must be right. */
static void
check_row (const MusterRollTableSpec *spec,
           const MusterSpot      *spot,
           const MusterRollTableRow  *row)
{
  g_autofree char *expected = NULL;
  MusterSpot word;

  if (spec == NULL)
    return;

  if (spec->words == NULL)
    {
      muster_spot_require (spot, "value", &word);
      return;
    }

  if (!muster_spot_require (spot, "word", &word) || row->word == NULL
      || g_strv_contains (spec->words, row->word))
    return;

  expected = g_strjoinv (", ", (char **) spec->words);
  muster_spot_fail (&word, _("expected one of %s, found “%s”"), expected, row->word);
}

static void
read_row (const MusterCatalogReader *self,
          const MusterSpot          *spot,
          MusterRollTable               *table)
{
  static const char *const members[] = { "from", "name", "summary", "word", "value", "table", NULL };
  const MusterRollTableRow *before = table->rows->len > 0 ? g_ptr_array_index (table->rows,
                                                                           table->rows->len - 1)
                                                      : NULL;
  MusterRollTableRow *row = g_new0 (MusterRollTableRow, 1);
  MusterSpot member;

  g_ptr_array_add (table->rows, row);
  if (!muster_spot_only_members (spot, members))
    return;

  muster_catalog_values_read_name (spot, "name", TRUE, &row->name);
  muster_catalog_values_read_text (spot, "summary", &row->summary);
  muster_catalog_values_read_word (spot, "word", FALSE, &row->word);
  muster_catalog_values_read_number (spot, "value", -MAX_FIGURE, MAX_FIGURE, &row->value);
  if (muster_spot_member (spot, "table", &member))
    row->table = muster_catalog_values_read_reference (self, &member, MUSTER_SECTION_TABLES);
  check_row (find_spec (self, table->id), spot, row);

  if (!muster_spot_require (spot, "from", &member)
      || !muster_spot_read_int (&member, -MAX_RESULT, MAX_RESULT, &row->from))
    return;
  if (before != NULL && row->from <= before->from)
    muster_spot_fail (&member, _("expected more than %d, where the row before begins"), before->from);
}

static void
read_modifiers (const MusterSpot *object,
                MusterRollTable      *table)
{
  static const char *const members[] = { "id", "name", "value", NULL };
  MusterSpot list;
  guint length = 0;

  table->modifiers = g_ptr_array_new_with_free_func (modifier_free);
  if (muster_spot_member (object, "modifiers", &list))
    muster_spot_is_array (&list, MAX_MODIFIERS, &length);
  for (guint i = 0; i < length && !muster_spot_failed (object); i++)
    {
      MusterRollTableModifier *modifier = g_new0 (MusterRollTableModifier, 1);
      MusterSpot spot;
      MusterSpot value;

      g_ptr_array_add (table->modifiers, modifier);
      muster_spot_element (&list, i, &spot);
      if (!muster_spot_only_members (&spot, members))
        return;

      muster_catalog_values_read_word (&spot, "id", TRUE, &modifier->id);
      muster_catalog_values_read_name (&spot, "name", TRUE, &modifier->name);
      if (muster_spot_require (&spot, "value", &value))
        muster_spot_read_int (&value, -MAX_RESULT, MAX_RESULT, &modifier->value);
    }
}

void
muster_catalog_figures_read (const MusterCatalogReader *self,
                             const MusterSpot          *spot,
                             gpointer                   entry)
{
  MusterFigure *figure = entry;

  muster_catalog_values_read_name (spot, "name", TRUE, &figure->name);
  figure->values = g_array_new (FALSE, FALSE, sizeof (int));
  read_values (spot, figure->values);
  figure->pack = g_strdup (self->pack);
}

void
muster_catalog_figures_read_table (const MusterCatalogReader *self,
                                   const MusterSpot          *spot,
                                   gpointer                   entry)
{
  MusterRollTable *table = entry;
  MusterSpot list;
  guint length = 0;

  muster_catalog_values_read_name (spot, "name", TRUE, &table->name);
  muster_catalog_values_read_text (spot, "summary", &table->summary);
  table->n_dice = 1;
  muster_catalog_values_read_number (spot, "dice", 1, MAX_DICE, &table->n_dice);
  table->pack = g_strdup (self->pack);
  read_modifiers (spot, table);

  table->rows = g_ptr_array_new_with_free_func (row_free);
  if (!muster_spot_require (spot, "rows", &list) || !muster_spot_is_array (&list, MAX_ROWS, &length))
    return;

  for (guint i = 0; i < length && !muster_spot_failed (spot); i++)
    {
      MusterSpot row;

      muster_spot_element (&list, i, &row);
      read_row (self, &row, table);
    }
  if (length == 0)
    muster_spot_fail (&list, _("expected at least one row"));
}

void
muster_catalog_figures_read_checklist (const MusterCatalogReader *self,
                                       const MusterSpot          *spot,
                                       gpointer                   entry)
{
  MusterChecklist *checklist = entry;

  muster_catalog_values_read_name (spot, "name", TRUE, &checklist->name);
  muster_catalog_values_read_text (spot, "summary", &checklist->summary);
  checklist->items = muster_catalog_values_read_texts (spot, "checklist");
  checklist->pack = g_strdup (self->pack);
}

void
muster_catalog_figures_read_culture (const MusterCatalogReader *self,
                                     const MusterSpot          *spot,
                                     gpointer                   entry)
{
  MusterCulture *culture = entry;

  muster_culture_read (culture, spot);
  culture->pack = g_strdup (self->pack);
}
