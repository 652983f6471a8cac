/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/reference/muster-solo-sheet.h"

#include "core/forces/muster-force-text.h"
#include "core/muster-i18n.h"

#define COLUMN_WIDTH 210 /* points, as in the quick reference */
#define SCALE 0.896
#define MAX_PAGES 2

/* A result that the rules make something of is one of a table for such a side; others have numbers. */
static gboolean
is_solo (const MusterRollTable *table)
{
  return table->rows->len > 0 && ((const MusterRollTableRow *) table->rows->pdata[0])->word != NULL;
}

/* Whether a row of another table leads to it, where it is told. */
static gboolean
is_told_elsewhere (GPtrArray             *tables,
                   const MusterRollTable *table)
{
  for (guint i = 0; i < tables->len; i++)
    {
      const MusterRollTable *other = tables->pdata[i];

      for (guint k = 0; k < other->rows->len; k++)
        if (((const MusterRollTableRow *) other->rows->pdata[k])->table == table)
          return TRUE;
    }

  return FALSE;
}

/* "2–3", and where something is added to the die, "1 or less" and "6 or more" */
static char *
dup_range (const MusterRollTable *table,
           guint                  index)
{
  const MusterRollTableRow *row = table->rows->pdata[index];
  gboolean is_last = index + 1 == table->rows->len;
  const MusterRollTableRow *next = is_last ? NULL : table->rows->pdata[index + 1];
  int from = row->from;
  int to = is_last ? 6 * MAX (table->n_dice, 1) : next->from - 1;

  if (table->modifiers->len > 0 && index == 0)
    return g_strdup_printf (_("%d or less"), to);
  if (table->modifiers->len > 0 && is_last)
    return g_strdup_printf (_("%d or more"), from);

  return to > from ? g_strdup_printf ("%d–%d", from, to) : g_strdup_printf ("%d", from);
}

/* "1–3: Chargers · 4–6: Shooters" */
static void
append_results (GString               *text,
                const MusterRollTable *table)
{
  for (guint i = 0; i < table->rows->len; i++)
    {
      const MusterRollTableRow *row = table->rows->pdata[i];
      g_autofree char *range = dup_range (table, i);

      g_string_append_printf (text, "%s%s: %s", i > 0 ? " · " : "", range,
                              muster_force_text_show (row->name));
    }
}

static void
add_table (MusterDocument        *document,
           const MusterRollTable *table)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) items = NULL;
  MusterTable *rows;

  muster_document_begin_group (document);
  muster_document_add_heading (document, 1, muster_force_text_show (table->name));
  if (table->summary != NULL && *table->summary != '\0')
    muster_document_add_paragraph (document, MUSTER_TEXT_BODY, muster_force_text_show (table->summary));
  for (guint i = 0; i < table->modifiers->len; i++)
    {
      const MusterRollTableModifier *modifier = table->modifiers->pdata[i];
      /* Translators: what is added to a die, and when. */
      g_autofree char *item = g_strdup_printf (_("%+d: %s"), modifier->value,
                                               muster_force_text_show (modifier->name));

      g_strv_builder_add (builder, item);
    }
  items = g_strv_builder_end (builder);
  muster_document_add_list (document, (const char *const *) items);

  rows = muster_table_new ();
  muster_table_add_column (rows, _("Die"), 0, MUSTER_ALIGN_CENTER);
  muster_table_add_column (rows, _("What happens"), 1, MUSTER_ALIGN_START);
  for (guint i = 0; i < table->rows->len; i++)
    {
      const MusterRollTableRow *row = table->rows->pdata[i];
      g_autofree char *range = dup_range (table, i);
      g_autoptr (GString) text = g_string_new (muster_force_text_show (row->name));

      if (row->summary != NULL && *row->summary != '\0')
        g_string_append_printf (text, ". %s", muster_force_text_show (row->summary));
      if (row->table != NULL)
        {
          g_string_append (text, ". ");
          append_results (text, row->table);
        }
      if (row->table != NULL && row->table->summary != NULL && *row->table->summary != '\0')
        g_string_append_printf (text, ". %s", muster_force_text_show (row->table->summary));
      muster_table_add_row (rows, MUSTER_CELLS (range, text->str));
    }
  muster_document_take_table (document, rows);

  muster_document_end_group (document);
}

gboolean
muster_solo_sheet_is_there (MusterRuleset *ruleset)
{
  g_return_val_if_fail (MUSTER_IS_RULESET (ruleset), FALSE);

  return muster_catalog_get_checklists (muster_ruleset_get_catalog (ruleset))->len > 0;
}

/**
 * muster_solo_sheet_new:
 *
 * Returns: (transfer full): the sheet
 */
MusterDocument *
muster_solo_sheet_new (MusterRuleset            *ruleset,
                       const MusterSheetOptions *options)
{
  MusterCatalog *catalog;
  MusterDocument *document;
  GPtrArray *tables;
  GPtrArray *checklists;

  g_return_val_if_fail (MUSTER_IS_RULESET (ruleset), NULL);
  g_return_val_if_fail (options != NULL, NULL);

  catalog = muster_ruleset_get_catalog (ruleset);
  tables = muster_catalog_get_tables (catalog);
  checklists = muster_catalog_get_checklists (catalog);
  document = muster_document_new (muster_sheet_options_kind_get_name (MUSTER_SHEET_SOLO));
  muster_document_set_label (document, muster_sheet_options_kind_get_name (MUSTER_SHEET_SOLO));
  muster_document_set_subtitle (document, muster_ruleset_get_name (ruleset));
  muster_document_set_footer (document, options->date);
  muster_document_set_column_width (document, COLUMN_WIDTH);
  muster_document_set_type_scale (document, SCALE);
  muster_document_set_max_pages (document, MAX_PAGES);
  muster_document_set_dense (document, TRUE);
  for (guint i = 0; i < tables->len; i++)
    if (is_solo (tables->pdata[i]) && !is_told_elsewhere (tables, tables->pdata[i]))
      add_table (document, tables->pdata[i]);
  for (guint i = 0; i < checklists->len; i++)
    {
      const MusterChecklist *list = checklists->pdata[i];
      g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
      g_auto (GStrv) items = NULL;

      muster_document_add_heading (document, 1, muster_force_text_show (list->name));
      if (list->summary != NULL && *list->summary != '\0')
        muster_document_add_paragraph (document, MUSTER_TEXT_BODY, muster_force_text_show (list->summary));
      for (guint k = 0; list->items[k] != NULL; k++)
        g_strv_builder_add (builder, muster_force_text_show (list->items[k]));
      items = g_strv_builder_end (builder);
      muster_document_add_list (document, (const char *const *) items);
    }

  return document;
}
