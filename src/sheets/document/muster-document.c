/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/document/muster-document.h"

#include "core/muster-bidi.h"
#include "sheets/document/muster-document-output.h"
#include "sheets/document/muster-plain.h"

#include <string.h>

/* Blocks form a tree: a group holds others. All texts have gone through muster_plain_text(). */

struct _MusterDocument
{
  GObject parent_instance;

  char *title;
  char *label;
  char *subtitle;
  char *footer;
  char **masthead; /* (nullable) */
  gboolean has_title;
  double column_width;
  double type_scale;
  guint max_pages;
  gboolean dense;
  guint n_wide;
  GPtrArray *blocks;
  GPtrArray *open; /* the lists of children of the groups that are open, unowned */
};

G_DEFINE_FINAL_TYPE (MusterDocument, muster_document, G_TYPE_OBJECT)

static void
free_block (gpointer data)
{
  MusterBlock *block = data;

  g_free (block->text);
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

static void
set_text (char      **target,
          const char *text)
{
  g_free (*target);
  *target = muster_plain_text (text);
}

static void
muster_document_finalize (GObject *object)
{
  MusterDocument *self = MUSTER_DOCUMENT (object);

  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->label, g_free);
  g_clear_pointer (&self->subtitle, g_free);
  g_clear_pointer (&self->footer, g_free);
  g_clear_pointer (&self->masthead, g_strfreev);
  g_clear_pointer (&self->open, g_ptr_array_unref);
  g_clear_pointer (&self->blocks, g_ptr_array_unref);

  G_OBJECT_CLASS (muster_document_parent_class)->finalize (object);
}

static void
muster_document_class_init (MusterDocumentClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = muster_document_finalize;
}

static void
muster_document_init (MusterDocument *self)
{
  self->title = g_strdup ("");
  self->label = g_strdup ("");
  self->subtitle = g_strdup ("");
  self->footer = g_strdup ("");
  self->has_title = TRUE;
  self->type_scale = 1;
  self->blocks = g_ptr_array_new_with_free_func (free_block);
  self->open = g_ptr_array_new ();
}

/**
 * muster_document_new:
 * @title: (nullable): the first thing on its first page, and what a list of documents calls it
 *
 * Returns: (transfer full): a document without blocks
 */
MusterDocument *
muster_document_new (const char *title)
{
  MusterDocument *self = g_object_new (MUSTER_TYPE_DOCUMENT, NULL);

  set_text (&self->title, title);

  return self;
}

const char *
muster_document_get_title (MusterDocument *self)
{
  g_return_val_if_fail (MUSTER_IS_DOCUMENT (self), NULL);

  return self->title;
}

void
muster_document_set_label (MusterDocument *self,
                           const char     *label)
{
  g_return_if_fail (MUSTER_IS_DOCUMENT (self));

  set_text (&self->label, label);
}

char *
muster_document_dup_full_title (MusterDocument *self)
{
  g_autofree char *title = NULL;

  g_return_val_if_fail (MUSTER_IS_DOCUMENT (self), NULL);

  if (*self->label == '\0')
    return g_strdup (self->title);
  title = muster_bidi_isolate (self->title);

  return g_strdup_printf ("%s – %s", title, self->label);
}

const char *
muster_document_get_subtitle (MusterDocument *self)
{
  g_return_val_if_fail (MUSTER_IS_DOCUMENT (self), NULL);

  return self->subtitle;
}

void
muster_document_set_subtitle (MusterDocument *self,
                              const char     *subtitle)
{
  g_return_if_fail (MUSTER_IS_DOCUMENT (self));

  set_text (&self->subtitle, subtitle);
}

const char *
muster_document_get_footer (MusterDocument *self)
{
  g_return_val_if_fail (MUSTER_IS_DOCUMENT (self), NULL);

  return self->footer;
}

void
muster_document_set_footer (MusterDocument *self,
                            const char     *footer)
{
  g_return_if_fail (MUSTER_IS_DOCUMENT (self));

  set_text (&self->footer, footer);
}

void
muster_document_set_masthead (MusterDocument *self,
                              const char     *start,
                              const char     *middle,
                              const char     *end)
{
  g_autofree char *subtitle = NULL;

  g_return_if_fail (MUSTER_IS_DOCUMENT (self));

  g_strfreev (self->masthead);
  self->masthead = g_new0 (char *, 4);
  self->masthead[0] = g_strdup (start);
  self->masthead[1] = g_strdup (middle);
  self->masthead[2] = g_strdup (end);
  subtitle = *middle != '\0' ? g_strjoin (" · ", start, middle, end, NULL)
                             : g_strjoin (" · ", start, end, NULL);
  muster_document_set_subtitle (self, subtitle);
}

const char *const *
muster_document_get_masthead (MusterDocument *self)
{
  g_return_val_if_fail (MUSTER_IS_DOCUMENT (self), NULL);

  return (const char *const *) self->masthead;
}

gboolean
muster_document_get_has_title (MusterDocument *self)
{
  g_return_val_if_fail (MUSTER_IS_DOCUMENT (self), TRUE);

  return self->has_title;
}

void
muster_document_set_has_title (MusterDocument *self,
                               gboolean        has_title)
{
  g_return_if_fail (MUSTER_IS_DOCUMENT (self));

  self->has_title = has_title;
}

double
muster_document_get_type_scale (MusterDocument *self)
{
  g_return_val_if_fail (MUSTER_IS_DOCUMENT (self), 1);

  return self->type_scale;
}

void
muster_document_set_type_scale (MusterDocument *self,
                                double          scale)
{
  g_return_if_fail (MUSTER_IS_DOCUMENT (self));
  g_return_if_fail (scale > 0);

  self->type_scale = scale;
}

guint
muster_document_get_max_pages (MusterDocument *self)
{
  g_return_val_if_fail (MUSTER_IS_DOCUMENT (self), 0);

  return self->max_pages;
}

void
muster_document_set_max_pages (MusterDocument *self,
                               guint           max_pages)
{
  g_return_if_fail (MUSTER_IS_DOCUMENT (self));

  self->max_pages = max_pages;
}

gboolean
muster_document_get_dense (MusterDocument *self)
{
  g_return_val_if_fail (MUSTER_IS_DOCUMENT (self), FALSE);

  return self->dense;
}

void
muster_document_set_dense (MusterDocument *self,
                           gboolean        dense)
{
  g_return_if_fail (MUSTER_IS_DOCUMENT (self));

  self->dense = dense;
}

guint
muster_document_get_n_wide (MusterDocument *self)
{
  g_return_val_if_fail (MUSTER_IS_DOCUMENT (self), 0);

  return self->n_wide;
}

void
muster_document_begin_columns (MusterDocument *self)
{
  g_return_if_fail (MUSTER_IS_DOCUMENT (self));

  self->n_wide = self->blocks->len;
}

double
muster_document_get_column_width (MusterDocument *self)
{
  g_return_val_if_fail (MUSTER_IS_DOCUMENT (self), 0);

  return self->column_width;
}

void
muster_document_set_column_width (MusterDocument *self,
                                  double          width)
{
  g_return_if_fail (MUSTER_IS_DOCUMENT (self));
  g_return_if_fail (width >= 0);

  self->column_width = width;
}

/**
 * muster_document_get_blocks:
 *
 * Returns: (transfer none) (element-type MusterBlock): its blocks
 */
GPtrArray *
muster_document_get_blocks (MusterDocument *self)
{
  g_return_val_if_fail (MUSTER_IS_DOCUMENT (self), NULL);

  return self->blocks;
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
  set_text (&block->text, text);
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
  set_text (&block->text, text);
}

/**
 * muster_document_add_list:
 * @items: (array zero-terminated=1): an empty list adds nothing
 */
void
muster_document_add_list (MusterDocument    *self,
                          const char *const *items)
{
  g_autoptr (GPtrArray) texts = NULL;
  MusterBlock *block;

  g_return_if_fail (MUSTER_IS_DOCUMENT (self));
  g_return_if_fail (items != NULL);

  if (items[0] == NULL)
    return;

  texts = g_ptr_array_new ();
  for (guint i = 0; items[i] != NULL; i++)
    g_ptr_array_add (texts, muster_plain_text (items[i]));
  g_ptr_array_add (texts, NULL);

  block = add_block (self, MUSTER_BLOCK_LIST);
  block->items = (char **) g_ptr_array_free (g_steal_pointer (&texts), FALSE);
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

/* The block that was added last, if it is of this kind. */
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
 * @drawing: its data belongs to the document from now on
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
 * What is added until muster_document_end_group() is kept together on one page.
 */
void
muster_document_begin_group (MusterDocument *self)
{
  MusterBlock *block;

  g_return_if_fail (MUSTER_IS_DOCUMENT (self));

  block = add_block (self, MUSTER_BLOCK_GROUP);
  block->children = g_ptr_array_new_with_free_func (free_block);
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

/**
 * muster_document_dup_language:
 *
 * Returns: (transfer full): "en-GB": the language of what the program says; names may be in others
 */
char *
muster_document_dup_language (void)
{
  const char *const *names = g_get_language_names ();
  g_autofree char *language = g_strndup (names[0], strcspn (names[0], ".@"));

  if (g_str_equal (language, "C") || g_str_equal (language, "POSIX"))
    return g_strdup ("en");

  return g_strdelimit (g_steal_pointer (&language), "_", '-');
}
