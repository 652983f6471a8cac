/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/document/muster-document-private.h"

#include "sheets/document/muster-plain.h"

/* Adds blocks to the end of a document, or to the end of the group that is open. */

void
muster_block_free (gpointer data)
{
  MusterBlock *block = data;

  g_free (block->text);
  g_free (block->soft);
  g_strfreev (block->items);
  g_clear_pointer (&block->table, muster_table_free);
  g_clear_pointer (&block->children, g_ptr_array_unref);
  g_clear_pointer (&block->cards, g_ptr_array_unref);
  g_clear_pointer (&block->tokens, g_ptr_array_unref);
  if (block->drawing.free != NULL)
    block->drawing.free (block->drawing.data);
  g_free (block);
}

static GPtrArray *
get_open_list (MusterDocument *self)
{
  return self->open->len > 0 ? g_ptr_array_index (self->open, self->open->len - 1) : self->blocks;
}

static MusterBlock *
add_block (MusterDocument *self,
           MusterBlockKind kind)
{
  MusterBlock *block = g_new0 (MusterBlock, 1);

  block->kind = kind;
  g_ptr_array_add (get_open_list (self), block);

  return block;
}

/**
 * muster_document_add_heading:
 * @level: from 1 to 3
 */
void
muster_document_add_heading (MusterDocument *self,
                             int             level,
                             const char     *text)
{
  MusterBlock *block;

  g_return_if_fail (MUSTER_IS_DOCUMENT (self));
  g_return_if_fail (level >= 1 && level <= 3);

  block = add_block (self, MUSTER_BLOCK_HEADING);
  block->level = level;
  muster_document_take_plain (&block->text, text);
}

void
muster_document_add_name (MusterDocument *self,
                          const char     *name)
{
  muster_document_add_heading (self, 1, name);
  ((MusterBlock *) g_ptr_array_index (get_open_list (self), get_open_list (self)->len - 1))->style =
    MUSTER_TEXT_NAME;
}

/**
 * muster_document_add_paragraph:
 * @text: (nullable): an empty text adds nothing
 */
void
muster_document_add_paragraph (MusterDocument *self,
                               MusterTextStyle style,
                               const char     *text)
{
  MusterBlock *block;

  g_return_if_fail (MUSTER_IS_DOCUMENT (self));

  if (text == NULL || *text == '\0')
    return;

  block = add_block (self, MUSTER_BLOCK_PARAGRAPH);
  block->style = style;
  muster_document_take_plain (&block->text, text);
}

static void
add_items (MusterDocument    *self,
           MusterTextStyle    style,
           const char *const *items,
           gboolean           is_checklist)
{
  g_autoptr (GPtrArray) texts = NULL;
  MusterBlock *block;

  if (items[0] == NULL)
    return;

  texts = g_ptr_array_new ();
  for (guint i = 0; items[i] != NULL; i++)
    g_ptr_array_add (texts, muster_plain_text (items[i]));
  g_ptr_array_add (texts, NULL);

  block = add_block (self, MUSTER_BLOCK_LIST);
  block->items = (char **) g_ptr_array_free (g_steal_pointer (&texts), FALSE);
  block->is_checklist = is_checklist;
  block->style = style;
}

/**
 * muster_document_add_list:
 * @items: (array zero-terminated=1): an empty list adds nothing
 */
void
muster_document_add_list (MusterDocument    *self,
                          const char *const *items)
{
  g_return_if_fail (MUSTER_IS_DOCUMENT (self));
  g_return_if_fail (items != NULL);

  add_items (self, MUSTER_TEXT_BODY, items, FALSE);
}

/**
 * muster_document_add_styled_list:
 * @items: (array zero-terminated=1): an empty list adds nothing
 */
void
muster_document_add_styled_list (MusterDocument    *self,
                                 MusterTextStyle    style,
                                 const char *const *items)
{
  g_return_if_fail (MUSTER_IS_DOCUMENT (self));
  g_return_if_fail (items != NULL);

  add_items (self, style, items, FALSE);
}

/**
 * muster_document_add_checklist:
 * @items: (array zero-terminated=1): an empty list adds nothing
 */
void
muster_document_add_checklist (MusterDocument    *self,
                               const char *const *items)
{
  g_return_if_fail (MUSTER_IS_DOCUMENT (self));
  g_return_if_fail (items != NULL);

  add_items (self, MUSTER_TEXT_BODY, items, TRUE);
}

/**
 * muster_document_take_table:
 * @table: (transfer full): has at least one column
 */
void
muster_document_take_table (MusterDocument *self,
                            MusterTable    *table)
{
  g_return_if_fail (MUSTER_IS_DOCUMENT (self));
  g_return_if_fail (table != NULL && table->columns->len > 0);

  add_block (self, MUSTER_BLOCK_TABLE)->table = table;
}

static MusterBlock *
add_card_block (MusterDocument *self,
                MusterBlockKind kind)
{
  MusterBlock *block = add_block (self, kind);

  block->cards = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_sheet_card_free);

  return block;
}

/**
 * muster_document_take_entry:
 * @card: (transfer full):
 */
void
muster_document_take_entry (MusterDocument  *self,
                            MusterSheetCard *card)
{
  g_return_if_fail (MUSTER_IS_DOCUMENT (self));
  g_return_if_fail (card != NULL);

  g_ptr_array_add (add_card_block (self, MUSTER_BLOCK_ENTRY)->cards, card);
}

/**
 * muster_document_begin_cards:
 * @per_page: at least 1
 */
void
muster_document_begin_cards (MusterDocument *self,
                             guint           per_page,
                             gboolean        cut_lines)
{
  MusterBlock *block;

  g_return_if_fail (MUSTER_IS_DOCUMENT (self));
  g_return_if_fail (per_page > 0);

  block = add_card_block (self, MUSTER_BLOCK_CARDS);
  block->per_page = per_page;
  block->cut_lines = cut_lines;
}

/* Returns the block that was added last, if it is of this kind. */
static MusterBlock *
get_last_block (MusterDocument  *self,
                MusterBlockKind  kind)
{
  GPtrArray *list = get_open_list (self);
  MusterBlock *block = list->len > 0 ? g_ptr_array_index (list, list->len - 1) : NULL;

  return block != NULL && block->kind == kind ? block : NULL;
}

/**
 * muster_document_take_card:
 * @card: (transfer full):
 */
void
muster_document_take_card (MusterDocument  *self,
                           MusterSheetCard *card)
{
  MusterBlock *block;

  g_return_if_fail (MUSTER_IS_DOCUMENT (self));
  g_return_if_fail (card != NULL);

  block = get_last_block (self, MUSTER_BLOCK_CARDS);
  g_return_if_fail (block != NULL);
  g_ptr_array_add (block->cards, card);
}

void
muster_document_begin_tokens (MusterDocument        *self,
                              const MusterTokenSize *size,
                              gboolean               cut_lines)
{
  MusterBlock *block;

  g_return_if_fail (MUSTER_IS_DOCUMENT (self));
  g_return_if_fail (size != NULL && size->width > 0 && size->height > 0);

  block = add_block (self, MUSTER_BLOCK_TOKENS);
  block->tokens = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_sheet_token_free);
  block->token_size = *size;
  block->cut_lines = cut_lines;
}

/**
 * muster_document_take_token:
 * @token: (transfer full):
 */
void
muster_document_take_token (MusterDocument   *self,
                            MusterSheetToken *token)
{
  MusterBlock *block;

  g_return_if_fail (MUSTER_IS_DOCUMENT (self));
  g_return_if_fail (token != NULL);

  block = get_last_block (self, MUSTER_BLOCK_TOKENS);
  g_return_if_fail (block != NULL);
  g_ptr_array_add (block->tokens, token);
}

void
muster_document_add_lines (MusterDocument *self,
                           guint           n_lines)
{
  g_return_if_fail (MUSTER_IS_DOCUMENT (self));

  add_block (self, MUSTER_BLOCK_LINES)->n_lines = n_lines;
}

/**
 * muster_document_take_drawing:
 * @drawing: the document takes ownership of its data
 * @title: what it is
 * @words: what it shows
 */
void
muster_document_take_drawing (MusterDocument      *self,
                              const MusterDrawing *drawing,
                              const char          *title,
                              const char *const   *words)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  MusterBlock *block;

  g_return_if_fail (MUSTER_IS_DOCUMENT (self));
  g_return_if_fail (drawing != NULL && title != NULL && words != NULL);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autofree char *plain = muster_plain_text (words[i]);

      g_strv_builder_add (builder, plain);
    }
  block = add_block (self, MUSTER_BLOCK_DRAWING);
  block->drawing = *drawing;
  block->text = muster_plain_text (title);
  block->items = g_strv_builder_end (builder);
}

void
muster_document_add_page_break (MusterDocument *self)
{
  g_return_if_fail (MUSTER_IS_DOCUMENT (self));

  add_block (self, MUSTER_BLOCK_PAGE_BREAK);
}

/**
 * muster_document_begin_group:
 *
 * Keeps what is added until muster_document_end_group() together on one page.
 */
void
muster_document_begin_group (MusterDocument *self)
{
  MusterBlock *block;

  g_return_if_fail (MUSTER_IS_DOCUMENT (self));

  block = add_block (self, MUSTER_BLOCK_GROUP);
  block->children = g_ptr_array_new_with_free_func (muster_block_free);
  g_ptr_array_add (self->open, block->children);
}

void
muster_document_begin_box (MusterDocument *self)
{
  GPtrArray *blocks;

  g_return_if_fail (MUSTER_IS_DOCUMENT (self));

  blocks = get_open_list (self);
  muster_document_begin_group (self);
  ((MusterBlock *) g_ptr_array_index (blocks, blocks->len - 1))->is_boxed = TRUE;
}

void
muster_document_end_group (MusterDocument *self)
{
  g_return_if_fail (MUSTER_IS_DOCUMENT (self));
  g_return_if_fail (self->open->len > 0);

  g_ptr_array_set_size (self->open, (int) self->open->len - 1);
}
