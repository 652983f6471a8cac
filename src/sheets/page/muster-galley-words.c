/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/page/muster-galley.h"

/* Texts and lists of a galley, a slice for each of their lines. */

#define LIST_SPACE 2
#define INDENT 12
#define DENSE_INDENT 6

/* Of a box to tick. */
#define BOX_GAP 5
#define BOX_LINE 0.7

static const char BULLET[] = "•";

void
muster_galley_words_set (MusterGalley      *self,
                         const MusterWords *words)
{
  g_autoptr (PangoLayout) layout = muster_type_layout (words->type != NULL ? words->type : self->type,
                                                       words->role, words->text, words->width,
                                                       words->alignment);
  g_autoptr (GArray) heights = muster_galley_words_list_heights (layout);

  for (guint i = 0; i < heights->len; i++)
    {
      MusterSlice *slice = muster_galley_add_slice (self, i == 0 ? words->space : 0);

      slice->height = g_array_index (heights, double, i);
      slice->is_wide = words->is_wide;
      /* No first line alone at the foot of a page, no last line alone at its top. */
      slice->keeps_with_next =
        words->keeps || (heights->len > 1 && (i == 0 || i + 2 == heights->len));
      muster_galley_add_piece (self, &(MusterPiece) {
        .text = words->text,
        .type = words->type,
        .role = words->role,
        .alignment = words->alignment,
        .x = words->x,
        .width = words->width,
        .first_line = i,
        .n_lines = 1,
      });
      if (i == 0 && words->mark != NULL)
        muster_galley_add_piece (self, words->mark);
      if (i == 0 && words->box != NULL)
        {
          muster_galley_add_mark (self, words->box);
          if (heights->len == 1)
            slice->height = MAX (slice->height, words->box->height + 2 * words->box->thickness);
        }
    }
}

/* With a box beside its first line, for which it is at least as high. Small type has no smaller boxes. */
static void
set_check (MusterGalley *self,
           const char   *item)
{
  double scale = muster_type_get_scale (self->type);
  double side = MUSTER_BOX_SIDE * MAX (scale, 1);
  double indent = side + BOX_GAP * scale;
  gboolean from_right = muster_type_is_from_right (self->type, item);

  muster_galley_words_set (self, &(MusterWords) {
    .text = item,
    .role = MUSTER_ROLE_BODY,
    .x = from_right ? 0 : indent,
    .width = self->width - indent,
    .space = LIST_SPACE * scale,
    .box = &(MusterMark) {
      .kind = MUSTER_MARK_FRAME,
      .x = from_right ? self->width - side - BOX_LINE : BOX_LINE,
      .y = BOX_LINE,
      .width = side,
      .height = side,
      .thickness = BOX_LINE,
    },
  });
}

/**
 * muster_galley_words_set_list:
 *
 * Sets a list below what is there, with bullets or with boxes.
 */
void
muster_galley_words_set_list (MusterGalley      *self,
                              const MusterBlock *block)
{
  MusterTextRole role;

  g_return_if_fail (self != NULL);
  g_return_if_fail (block != NULL && block->items != NULL);

  role = block->style == MUSTER_TEXT_FINE  ? MUSTER_ROLE_FINE
         : block->style == MUSTER_TEXT_LED ? MUSTER_ROLE_LED
                                           : MUSTER_ROLE_BODY;

  for (guint i = 0; block->items[i] != NULL; i++)
    {
      self->item = i;
      if (block->is_checklist)
        set_check (self, block->items[i]);
      else
        {
          double scale = muster_type_get_scale (self->type);
          double indent = (self->is_dense ? DENSE_INDENT : INDENT) * scale;
          gboolean from_right = muster_type_is_from_right (self->type, block->items[i]);

          muster_galley_words_set (self, &(MusterWords) {
            .text = block->items[i],
            .role = role,
            .x = from_right ? 0 : indent,
            .width = self->width - indent,
            .space = LIST_SPACE * self->spacing * scale,
            .mark = &(MusterPiece) {
              .text = BULLET,
              .role = role == MUSTER_ROLE_FINE ? role : MUSTER_ROLE_BODY,
              .alignment = from_right ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT,
              .x = from_right ? self->width - indent : 0,
              .width = indent,
              .n_lines = 1,
            },
          });
        }
    }
}

/**
 * muster_galley_words_list_heights:
 *
 * Returns: (transfer full) (element-type double): at least one
 */
GArray *
muster_galley_words_list_heights (PangoLayout *layout)
{
  GArray *heights = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (PangoLayoutIter) iter = pango_layout_get_iter (layout);

  do
    {
      int top;
      int bottom;
      double height;

      pango_layout_iter_get_line_yrange (iter, &top, &bottom);
      height = pango_units_to_double (bottom - top);
      g_array_append_val (heights, height);
    }
  while (pango_layout_iter_next_line (iter));

  return heights;
}
