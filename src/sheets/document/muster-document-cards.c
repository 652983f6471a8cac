/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/document/muster-document-output.h"

#include "core/muster-i18n.h"

#include <math.h>

/* Turns cards into simpler blocks for text outputs: a heading, a table of figures and a list.
 * Tokens become a table that counts them, and lines to write on become underscores. */

static const char BLANK[] = "__________";
static const char BLANK_LINE[] = "________________________________________";

static char *
dup_item (const char *label,
          const char *text)
{
  if (*label == '\0')
    return g_strdup (text);

  /* Translators: what something is called, and what it is: "Weapon: Modern rifle" */
  return g_strdup_printf (_("%s: %s"), label, *text != '\0' ? text : BLANK);
}

static void
add_items (MusterDocument        *document,
           const MusterSheetCard *card)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  if (card->corner != NULL)
    g_ptr_array_add (items, dup_item (card->corner->label, card->corner->value));
  for (guint i = 0; i < card->lines->len; i++)
    {
      const MusterSheetLine *line = &g_array_index (card->lines, MusterSheetLine, i);

      g_ptr_array_add (items, dup_item (line->label, line->text));
    }
  for (guint i = 0; i < card->boxes->len; i++)
    {
      const MusterSheetBoxes *boxes = &g_array_index (card->boxes, MusterSheetBoxes, i);
      g_autofree char *text = muster_sheet_card_boxes_dup_text (boxes);

      g_ptr_array_add (items, dup_item (boxes->label, text));
    }
  g_ptr_array_add (items, NULL);
  muster_document_add_list (document, (const char *const *) items->pdata);
}

/**
 * muster_block_new_plain:
 * @block: a block of cards, tokens or lines
 *
 * Returns: (transfer full): a document with the simpler blocks
 */
MusterDocument *
muster_block_new_plain (const MusterBlock *block)
{
  MusterDocument *document;

  g_return_val_if_fail (block != NULL, NULL);

  document = muster_document_new (NULL);
  if (block->tokens != NULL)
    {
      MusterTable *table = muster_table_new ();

      muster_table_add_column (table, _("Marker"), 2, MUSTER_ALIGN_START);
      muster_table_add_column (table, _("Other side"), 2, MUSTER_ALIGN_START);
      muster_table_add_column (table, _("Number"), 0, MUSTER_ALIGN_END);
      for (guint i = 0; i < block->tokens->len; i++)
        {
          const MusterSheetToken *token = g_ptr_array_index (block->tokens, i);
          g_autofree char *name = muster_sheet_token_dup_name (token);
          g_autofree char *number = g_strdup_printf ("%u", token->n);
          const char *back = *token->back != '\0' ? token->back : token->title;

          muster_table_add_row (table, MUSTER_CELLS (name, back, number));
        }
      muster_document_take_table (document, table);
    }
  for (guint i = 0; i < block->n_lines; i++)
    muster_document_add_paragraph (document, MUSTER_TEXT_BODY, BLANK_LINE);
  for (guint i = 0; block->cards != NULL && i < block->cards->len; i++)
    {
      const MusterSheetCard *card = g_ptr_array_index (block->cards, i);
      g_autoptr (GPtrArray) values = NULL;
      MusterTable *table;

      muster_document_begin_group (document);
      muster_document_add_heading (document, 2, card->title);
      muster_document_add_paragraph (document, MUSTER_TEXT_QUIET, card->subtitle);

      values = g_ptr_array_new ();
      if (card->figures->len != 0)
        {
          table = muster_table_new ();
          for (guint k = 0; k < card->figures->len; k++)
            {
              const MusterSheetFigure *figure = &g_array_index (card->figures, MusterSheetFigure, k);

              muster_table_add_column (table, figure->label, 0, MUSTER_ALIGN_CENTER);
              g_ptr_array_add (values, figure->value);
            }
          g_ptr_array_add (values, NULL);
          muster_table_add_row (table, (const char *const *) values->pdata);
          muster_document_take_table (document, table);
        }

      add_items (document, card);
      muster_document_end_group (document);
    }

  return document;
}

/* The best ratio of width to height for a card to cut out. */
#define CARD_SHAPE 1.2

/**
 * muster_cards_choose_columns:
 *
 * Returns: the number of columns that gives cards the best shape
 */
guint
muster_cards_choose_columns (guint  per_page,
                             double width,
                             double height)
{
  guint best = 1;
  double least = G_MAXDOUBLE;

  for (guint columns = 1; columns <= per_page; columns++)
    {
      guint rows = (per_page + columns - 1) / columns;
      double shape = (width / columns) / (height / rows);
      double distance = fabs (log (shape / CARD_SHAPE)) + (rows * columns - per_page);

      if (distance < least)
        {
          least = distance;
          best = columns;
        }
    }

  return best;
}
