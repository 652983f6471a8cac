/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/page/muster-galley.h"

/* Setting the blocks of a document in type, one line a slice. Texts are measured here and thrown
 * away; painting sets again what stands on its page, so that a long document costs little memory.
 * */

#define TITLE_GAP 8
#define PARAGRAPH_SPACE 5
#define DRAWING_SHARE 0.4
#define COLUMN_GAP 18
#define DENSE_COLUMN_GAP 11
#define LINE_HEIGHT 22
#define DENSE_SPACING 0.3
#define DENSE_SHARE 0.5 /* of a page that stays together at most, */
#define WORDS_SHARE 0.15 /* and of words alone */
#define DENSE_KEPT 4 /* lines of what is longer */

static const double HEADING_SPACES[] = { 14, 10, 8 };

static MusterSlice *
get_last_slice (MusterGalley *self)
{
  return &g_array_index (self->slices, MusterSlice, self->slices->len - 1);
}

static void
set_title (MusterGalley   *self,
           MusterDocument *document)
{
  double scale = muster_type_get_scale (self->type);
  const char *subtitle = muster_document_get_subtitle (document);
  MusterSlice *last;

  muster_galley_words_set (self, &(MusterWords) {
    .text = muster_document_get_title (document),
    .role = MUSTER_ROLE_TITLE,
    .width = self->page_width,
    .is_wide = TRUE,
    .keeps = TRUE,
  });
  if (*subtitle != '\0')
    muster_galley_words_set (self, &(MusterWords) {
      .text = subtitle,
      .role = MUSTER_ROLE_SUBTITLE,
      .width = self->page_width,
      .is_wide = TRUE,
      .keeps = TRUE,
    });

  last = get_last_slice (self);
  last->height += TITLE_GAP * self->spacing * scale / 2;
  last->rule = MUSTER_RULE_THICK;
  last->rule_width = self->page_width;
  last = muster_galley_add_slice (self, 0);
  last->height = TITLE_GAP * self->spacing * scale / 2;
  last->is_wide = TRUE;
}

static void
set_heading (MusterGalley      *self,
             const MusterBlock *block)
{
  guint first = self->slices->len;
  int index = block->level - 1;

  muster_galley_words_set (self, &(MusterWords) {
    .text = block->text,
    .role = block->style == MUSTER_TEXT_NAME
              ? MUSTER_ROLE_TITLE
              : (MusterTextRole) ((int) MUSTER_ROLE_HEADING_1 + (self->is_dense ? MAX (index, 1) : index)),
    .width = self->width,
    .space = HEADING_SPACES[index] * self->spacing * muster_type_get_scale (self->type),
    .keeps = TRUE,
  });
  g_array_index (self->slices, MusterSlice, first).level = block->level;
}

static void
set_paragraph (MusterGalley      *self,
               const MusterBlock *block)
{
  static const MusterTextRole roles[] = {
    [MUSTER_TEXT_BODY] = MUSTER_ROLE_BODY,
    [MUSTER_TEXT_STRONG] = MUSTER_ROLE_STRONG,
    [MUSTER_TEXT_QUIET] = MUSTER_ROLE_QUIET,
    [MUSTER_TEXT_FINE] = MUSTER_ROLE_FINE,
    [MUSTER_TEXT_NAME] = MUSTER_ROLE_STRONG,
    [MUSTER_TEXT_LED] = MUSTER_ROLE_LED,
  };

  muster_galley_words_set (self, &(MusterWords) {
    .text = block->text,
    .role = roles[block->style],
    .width = self->width,
    .space = PARAGRAPH_SPACE * self->spacing * muster_type_get_scale (self->type),
  });
}

/* As wide as the text, but not much more than half a page high. Words below it belong to it. */
static void
set_drawing (MusterGalley      *self,
             const MusterBlock *block)
{
  double scale = muster_type_get_scale (self->type);
  double height = scale * block->drawing.get_height (block->drawing.data, self->width / scale);
  MusterSlice *slice = muster_galley_add_slice (self, PARAGRAPH_SPACE * scale);

  slice->height = MIN (height, self->max_height * (block->drawing.is_rigid ? 1 : self->drawing_share));
  slice->keeps_with_next = TRUE;
  muster_galley_add_mark (self, &(MusterMark) {
    .kind = MUSTER_MARK_DRAWING,
    .width = self->width,
    .height = slice->height,
    .drawing = &block->drawing,
    .scale = scale,
  });
}

/* Room for handwriting, a slice for each line. */
static void
set_lines (MusterGalley      *self,
           const MusterBlock *block)
{
  double scale = muster_type_get_scale (self->type);

  for (guint i = 0; i < block->n_lines; i++)
    {
      MusterSlice *slice;

      self->item = i;
      slice = muster_galley_add_slice (self, 0);
      slice->height = MIN (LINE_HEIGHT * scale, self->max_height);
      slice->rule = MUSTER_RULE_THIN;
      slice->rule_width = self->width;
    }
}

/* Whether a table has rows enough above this slice, itself among them, and below it, so that it may be
 * cut there. */
static gboolean
is_between_rows (MusterGalley *self,
                 guint         index)
{
  int head = muster_galley_get_slice (self, index)->head;

  return head >= 0 && (guint) head + DENSE_KEPT <= index && index + DENSE_KEPT < self->slices->len &&
         muster_galley_get_slice (self, index + DENSE_KEPT)->head == head;
}

/* How high that may be which stays together. Words go on in the next column sooner than tables. */
static double
get_tie_limit (MusterGalley *self,
               GPtrArray    *blocks)
{
  double share = WORDS_SHARE;

  for (guint i = 0; i < blocks->len; i++)
    if (((const MusterBlock *) blocks->pdata[i])->kind > MUSTER_BLOCK_LIST)
      share = DENSE_SHARE;

  return self->max_height * (self->is_dense ? share : 1);
}

/* Makes one of the slices from @first on, if they are not higher than @limit. */
static void
tie_together (MusterGalley *self,
              guint         first,
              double        limit)
{
  guint end = self->slices->len;
  double height = 0;

  for (guint i = first; i < self->slices->len; i++)
    {
      const MusterSlice *slice = muster_galley_get_slice (self, i);

      height += slice->height + (i > first ? slice->space : 0);
      if (i > first && slice->begins_page)
        return;
      if (height > limit)
        end = self->is_dense ? MIN (first + DENSE_KEPT, end) : first;
    }
  for (guint i = first; i + 1 < end; i++)
    {
      MusterSlice *slice = &g_array_index (self->slices, MusterSlice, i);

      slice->keeps_with_next = TRUE;
      slice->may_cut = self->is_dense && is_between_rows (self, i);
    }
}

static gboolean
is_headline (const MusterBlock *block)
{
  return block->kind == MUSTER_BLOCK_HEADING && block->level == 1;
}

/* Those from @start to before @end. */
static void
set_blocks (MusterGalley *self,
            GPtrArray    *blocks,
            guint         start,
            guint         end,
            gboolean     *breaks)
{
  for (guint i = start; i < end; i++)
    {
      const MusterBlock *block = g_ptr_array_index (blocks, i);
      guint first = self->slices->len;

      self->block = block;
      self->item = 0;
      switch (block->kind)
        {
        case MUSTER_BLOCK_HEADING:
          if (self->is_press)
            muster_galley_press_set (self, block, FALSE);
          else
            set_heading (self, block);
          break;

        case MUSTER_BLOCK_PARAGRAPH:
          if (self->is_press)
            muster_galley_press_set (self, block, i > 0 && is_headline (g_ptr_array_index (blocks, i - 1)));
          else
            set_paragraph (self, block);
          break;

        case MUSTER_BLOCK_LIST:
          muster_galley_words_set_list (self, block);
          break;

        case MUSTER_BLOCK_TABLE:
          muster_galley_table_set (self, block->table);
          break;

        case MUSTER_BLOCK_ENTRY:
          muster_galley_card_set_entry (self, g_ptr_array_index (block->cards, 0));
          break;

        case MUSTER_BLOCK_CARDS:
          muster_galley_card_set (self, block);
          break;

        case MUSTER_BLOCK_TOKENS:
          muster_galley_tokens_set (self, block);
          break;

        case MUSTER_BLOCK_LINES:
          set_lines (self, block);
          break;

        case MUSTER_BLOCK_DRAWING:
          set_drawing (self, block);
          break;

        case MUSTER_BLOCK_GROUP:
          if (block->is_boxed && self->is_press)
            {
              muster_galley_box_set (self, block);
              break;
            }
          set_blocks (self, block->children, 0, block->children->len, breaks);
          tie_together (self, first, get_tie_limit (self, block->children));
          /* A drawing that ends its group belongs to nothing below. */
          if (block->children->len > 0 && self->slices->len > first &&
              ((const MusterBlock *) block->children->pdata[block->children->len - 1])->kind ==
                MUSTER_BLOCK_DRAWING)
            g_array_index (self->slices, MusterSlice, self->slices->len - 1).keeps_with_next = FALSE;
          break;

        case MUSTER_BLOCK_PAGE_BREAK:
          *breaks = TRUE;
          break;

        default:
          g_assert_not_reached ();
        }

      if (*breaks && self->slices->len > first)
        {
          g_array_index (self->slices, MusterSlice, first).begins_page = TRUE;
          *breaks = FALSE;
        }
    }
}

/**
 * muster_galley_set_blocks:
 * @breaks: (inout): the next one begins a page
 */
void
muster_galley_set_blocks (MusterGalley *self,
                          GPtrArray    *blocks,
                          gboolean     *breaks)
{
  set_blocks (self, blocks, 0, blocks->len, breaks);
}

static MusterGalley *
set_in_columns (MusterDocument *document,
                MusterType     *type,
                double          width,
                double          max_height,
                double          room,
                guint           max_columns)
{
  MusterGalley *self = g_new0 (MusterGalley, 1);
  double shrunk;
  double gap;
  double least;
  GPtrArray *blocks;
  guint n_wide;
  guint first;
  double column;
  gboolean breaks = FALSE;

  self->type = type;
  self->types = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_type_free);
  self->texts = g_ptr_array_new_with_free_func (g_free);
  self->page_width = width;
  self->max_height = max_height;
  self->slices = g_array_new (FALSE, TRUE, sizeof (MusterSlice));
  self->pieces = g_array_new (FALSE, TRUE, sizeof (MusterPiece));
  self->marks = g_array_new (FALSE, TRUE, sizeof (MusterMark));
  self->is_dense = muster_document_get_dense (document);
  self->spacing = room * (self->is_dense ? DENSE_SPACING : 1);
  shrunk = MIN (muster_type_get_scale (type) / muster_document_get_type_scale (document), 1);
  self->drawing_share = DRAWING_SHARE * shrunk * shrunk;
  gap = muster_galley_get_gap (self);
  least = muster_document_get_column_width (document) * muster_type_get_scale (self->type);
  self->n_columns = least > 0 ? (guint) MAX ((self->page_width + gap) / (least + gap), 1) : 1;
  self->n_columns = MIN (self->n_columns, max_columns);
  self->width = (self->page_width - gap * (self->n_columns - 1)) / self->n_columns;
  self->is_press = muster_document_get_masthead (document) != NULL;
  if (self->is_press)
    muster_galley_press_set_masthead (self, document);
  else if (muster_document_get_has_title (document))
    set_title (self, document);

  /* What stands across the page, then the columns. */
  blocks = muster_document_get_blocks (document);
  n_wide = MIN (muster_document_get_n_wide (document), blocks->len);
  first = self->slices->len;
  column = self->width;
  self->width = self->page_width;
  set_blocks (self, blocks, 0, n_wide, &breaks);
  for (guint i = first; i < self->slices->len; i++)
    g_array_index (self->slices, MusterSlice, i).is_wide = TRUE;
  self->width = column;
  set_blocks (self, blocks, n_wide, blocks->len, &breaks);

  return self;
}

/**
 * muster_galley_new:
 * @type: outlives the galley
 * @width: of the content of a page
 * @max_height: of the content of a page; no slice is higher
 * @room: a factor on the space between things, 1: the usual one
 *
 * Returns: (transfer full): the document set in type
 */
MusterGalley *
muster_galley_new (MusterDocument *document,
                   MusterType     *type,
                   double          width,
                   double          max_height,
                   double          room)
{
  MusterGalley *self;

  g_return_val_if_fail (MUSTER_IS_DOCUMENT (document), NULL);
  g_return_val_if_fail (type != NULL, NULL);

  self = set_in_columns (document, type, width, max_height, room, G_MAXUINT);
  /* On wide pages fewer and wider columns are better than broken words. */
  while (self->is_dense && self->is_cramped && self->n_columns > (width > max_height ? 1 : 2))
    {
      guint n_columns = self->n_columns - 1;

      muster_galley_free (self);
      self = set_in_columns (document, type, width, max_height, room, n_columns);
    }

  return self;
}

void
muster_galley_free (MusterGalley *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->slices);
  g_array_unref (self->pieces);
  g_array_unref (self->marks);
  g_ptr_array_unref (self->types);
  g_ptr_array_unref (self->texts);
  g_free (self);
}

guint
muster_galley_get_n_slices (const MusterGalley *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->slices->len;
}

const MusterSlice *
muster_galley_get_slice (const MusterGalley *self,
                         guint               index)
{
  g_return_val_if_fail (self != NULL && index < self->slices->len, NULL);

  return &g_array_index (self->slices, MusterSlice, index);
}

const MusterPiece *
muster_galley_get_piece (const MusterGalley *self,
                         const MusterSlice  *slice,
                         guint               index)
{
  g_return_val_if_fail (self != NULL && slice != NULL && index < slice->n_pieces, NULL);

  return &g_array_index (self->pieces, MusterPiece, slice->first_piece + index);
}

const MusterMark *
muster_galley_get_mark (const MusterGalley *self,
                        const MusterSlice  *slice,
                        guint               index)
{
  g_return_val_if_fail (self != NULL && slice != NULL && index < slice->n_marks, NULL);

  return &g_array_index (self->marks, MusterMark, slice->first_mark + index);
}

double
muster_galley_get_gap (const MusterGalley *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return (self->is_dense ? DENSE_COLUMN_GAP : COLUMN_GAP) * muster_type_get_scale (self->type);
}

/**
 * muster_galley_add_slice:
 *
 * Returns: (transfer none): the new slice, valid until the next one is added
 */
MusterSlice *
muster_galley_add_slice (MusterGalley *self,
                         double        space)
{
  MusterSlice slice = { .space = space, .head = -1 };

  g_return_val_if_fail (self != NULL, NULL);

  slice.block = self->block;
  slice.item = self->item;
  slice.first_piece = self->pieces->len;
  slice.first_mark = self->marks->len;
  g_array_append_val (self->slices, slice);

  return get_last_slice (self);
}

void
muster_galley_add_piece (MusterGalley      *self,
                         const MusterPiece *piece)
{
  g_return_if_fail (self != NULL && self->slices->len > 0);

  g_array_append_vals (self->pieces, piece, 1);
  get_last_slice (self)->n_pieces++;
}

void
muster_galley_add_mark (MusterGalley     *self,
                        const MusterMark *mark)
{
  g_return_if_fail (self != NULL && self->slices->len > 0);

  g_array_append_vals (self->marks, mark, 1);
  get_last_slice (self)->n_marks++;
}

void
muster_galley_take_back (MusterGalley *self,
                         guint         n_pieces,
                         guint         n_marks)
{
  MusterSlice *slice;

  g_return_if_fail (self != NULL && self->slices->len > 0);

  slice = get_last_slice (self);
  g_return_if_fail (n_pieces <= slice->n_pieces && n_marks <= slice->n_marks);

  slice->n_pieces = n_pieces;
  slice->n_marks = n_marks;
  g_array_set_size (self->pieces, slice->first_piece + n_pieces);
  g_array_set_size (self->marks, slice->first_mark + n_marks);
}

/**
 * muster_galley_scale_type:
 *
 * Returns: (transfer none): the same for the same factor
 */
MusterType *
muster_galley_scale_type (MusterGalley *self,
                          double        factor)
{
  double scale;
  MusterType *type;

  g_return_val_if_fail (self != NULL, NULL);

  scale = muster_type_get_scale (self->type) * factor;
  for (guint i = 0; i < self->types->len; i++)
    {
      type = g_ptr_array_index (self->types, i);
      if (ABS (muster_type_get_scale (type) - scale) < 0.001)
        return type;
    }

  type = muster_type_new_scaled (scale);
  g_ptr_array_add (self->types, type);

  return type;
}
