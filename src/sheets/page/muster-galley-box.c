/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/page/muster-galley.h"

/* A box across the page, with one thing beside the other: set like everything else, and made one slice. */

#define PADDING 9
#define SPACE 12
#define BORDER 1.4
#define THIN 0.5
#define MAX_SHARE 0.5 /* of a page; what is higher stands in the columns like the rest */

/* Puts the slices from @first on below each other. Returns how high they are together. */
static double
stack (MusterGalley *self,
       guint         first,
       double        x,
       double        top)
{
  double y = top;

  for (guint i = first; i < self->slices->len; i++)
    {
      const MusterSlice *slice = muster_galley_get_slice (self, i);

      y += i > first ? slice->space : 0;
      for (guint j = 0; j < slice->n_pieces; j++)
        {
          MusterPiece *piece = &g_array_index (self->pieces, MusterPiece, slice->first_piece + j);

          piece->x += x;
          piece->y += y;
        }
      for (guint j = 0; j < slice->n_marks; j++)
        {
          MusterMark *mark = &g_array_index (self->marks, MusterMark, slice->first_mark + j);

          mark->x += x;
          mark->y += y;
        }
      y += slice->height;
      if (slice->rule != MUSTER_RULE_NONE)
        g_array_append_vals (self->marks, &(MusterMark) {
          .kind = MUSTER_MARK_LINE,
          .x = x,
          .y = y,
          .width = slice->rule_width,
          .thickness = THIN,
        }, 1);
    }
  return y - top;
}

/* Sets each child in a column of its own. Returns the height of the highest. */
static double
set_children (MusterGalley      *self,
              const MusterBlock *block,
              double             padding)
{
  double width = self->width, gap = muster_galley_get_gap (self), height = 0;
  guint n = block->children->len;

  self->width = (self->page_width - 2 * padding - gap * (n - 1)) / n;
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GPtrArray) alone = g_ptr_array_new ();
      guint first = self->slices->len;
      gboolean breaks = FALSE;
      double stacked;

      g_ptr_array_add (alone, g_ptr_array_index (block->children, i));
      muster_galley_set_blocks (self, alone, &breaks);
      stacked = stack (self, first, padding + i * (self->width + gap), padding);
      height = MAX (height, stacked);
    }
  self->width = width;
  return height;
}

void
muster_galley_box_set (MusterGalley      *self,
                       const MusterBlock *block)
{
  double scale = muster_type_get_scale (self->type);
  double padding = PADDING * scale;
  guint n_slices = self->slices->len, n_pieces = self->pieces->len, n_marks = self->marks->len;
  double height;
  MusterSlice *slice;

  if (block->children->len == 0)
    return;
  height = set_children (self, block, padding) + 2 * padding;
  g_array_set_size (self->slices, n_slices);
  if (height > self->max_height * MAX_SHARE)
    {
      gboolean breaks = FALSE;

      g_array_set_size (self->pieces, n_pieces);
      g_array_set_size (self->marks, n_marks);
      muster_galley_set_blocks (self, block->children, &breaks);
      return;
    }
  self->block = block;
  self->item = 0;
  slice = muster_galley_add_slice (self, SPACE * scale);
  slice->first_piece = n_pieces;
  slice->n_pieces = self->pieces->len - n_pieces;
  slice->first_mark = n_marks;
  slice->n_marks = self->marks->len - n_marks;
  slice->height = height;
  slice->is_wide = TRUE;
  muster_galley_add_mark (self, &(MusterMark) {
    .kind = MUSTER_MARK_FRAME,
    .width = self->page_width,
    .height = height,
    .thickness = BORDER,
  });
}
