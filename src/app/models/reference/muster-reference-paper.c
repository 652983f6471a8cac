/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/reference/muster-reference-paper.h"

#include <string.h>

#include "app/models/reference/muster-reference-item.h"
#include "core/muster-i18n.h"
#include "sheets/muster-scenario-sheet.h"
#include "sheets/reference/muster-reference-sheet.h"

/* Prints the reference. The search results are copied, since the user can search on while a preview
 * is open. */

#define COLUMN_WIDTH 240.0

typedef struct
{
  MusterLibrary *library;
  MusterRuleset *ruleset;
  char **optional_rules; /* (nullable) */
  GPtrArray *found;
} Paper;

static void
paper_free (gpointer data)
{
  Paper *self = data;

  g_object_unref (self->library);
  g_object_unref (self->ruleset);
  g_strfreev (self->optional_rules);
  g_ptr_array_unref (self->found);
  g_free (self);
}

static void
add_item (Paper               *self,
          MusterDocument      *document,
          MusterReferenceItem *item)
{
  const MusterScenario *scenario = muster_reference_item_get_scenario (item);
  g_autofree char *caption = NULL;
  g_autoptr (MusterBattlePlan) plan = NULL;

  g_object_get (item, "caption", &caption, NULL);
  muster_document_add_heading (document, 2, muster_reference_item_get_title (item));
  if (!g_str_equal (caption, muster_reference_item_get_section (item)))
    muster_document_add_paragraph (document, MUSTER_TEXT_QUIET, caption);
  if (*muster_reference_item_get_text (item) != '\0')
    muster_document_add_paragraph (document, MUSTER_TEXT_BODY, muster_reference_item_get_text (item));
  if (muster_reference_item_get_heads (item) != NULL)
    {
      const char *const *heads = muster_reference_item_get_heads (item);
      GPtrArray *cells = muster_reference_item_get_cells (item);
      guint n_columns = g_strv_length ((char **) heads);
      MusterTable *table = muster_table_new ();

      for (guint i = 0; i < n_columns; i++)
        muster_table_add_column (table, heads[i], 1, MUSTER_ALIGN_START);
      for (guint i = 0; i < cells->len; i += n_columns)
        {
          g_autofree const char **row = g_new0 (const char *, n_columns + 1);

          memcpy (row, cells->pdata + i, n_columns * sizeof *row);
          muster_table_add_row (table, row);
        }
      muster_document_take_table (document, table);
    }
  if (scenario == NULL)
    return;
  plan = muster_battle_plan_new (self->library, self->ruleset);
  muster_battle_plan_set_scenario (plan, scenario);
  muster_scenario_sheet_add_map (plan, document);
}

static MusterDocument *
make_sheet (guint                     sheet,
            const MusterSheetOptions *options,
            gpointer                  data)
{
  Paper *self = data;
  MusterDocument *document;
  const char *last = NULL;

  if (sheet == 0)
    return muster_reference_sheet_new (self->ruleset, (const char *const *) self->optional_rules, options);

  document = muster_document_new (muster_ruleset_get_name (self->ruleset));
  muster_document_set_label (document, _("Reference"));
  muster_document_set_subtitle (document, _("Reference"));
  muster_document_set_footer (document, options->date);
  muster_document_set_column_width (document, COLUMN_WIDTH);
  for (guint i = 0; i < self->found->len; i++)
    {
      MusterReferenceItem *item = g_ptr_array_index (self->found, i);

      if (g_strcmp0 (last, muster_reference_item_get_section (item)) != 0)
        muster_document_add_heading (document, 1, muster_reference_item_get_section (item));
      last = muster_reference_item_get_section (item);
      add_item (self, document, item);
    }

  return document;
}

/**
 * muster_reference_paper_new:
 * @found: (element-type MusterReferenceItem): what is shown of the book
 */
MusterSheetSource *
muster_reference_paper_new (MusterLibrary     *library,
                            MusterRuleset     *ruleset,
                            const char *const *optional_rules,
                            GListModel        *found)
{
  Paper *self = g_new0 (Paper, 1);
  MusterSheetSource *source;

  self->library = g_object_ref (library);
  self->ruleset = g_object_ref (ruleset);
  self->optional_rules = g_strdupv ((char **) optional_rules);
  self->found = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < g_list_model_get_n_items (found); i++)
    g_ptr_array_add (self->found, g_list_model_get_item (found, i));

  source = muster_sheet_source_new (muster_ruleset_get_name (ruleset), make_sheet, self, paper_free);
  muster_sheet_source_add_sheet (source, "qrs", _("Quick reference"), MUSTER_SHEET_USE_NONE);
  if (self->found->len > 0)
    muster_sheet_source_add_sheet (source, "found", _("What is shown"), MUSTER_SHEET_USE_NONE);

  return source;
}
