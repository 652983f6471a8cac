/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/page/muster-galley.h"

/* What only newspapers have: a masthead, headlines across the page, and running text with even edges. */

#define GAP 4
#define ARTICLE_SPACE 10
#define DECK_GAP 10

static MusterSlice *
add_gap (MusterGalley *self,
         double        height,
         MusterRule    rule)
{
  MusterSlice *slice = muster_galley_add_slice (self, 0);

  slice->height = height * muster_type_get_scale (self->type);
  slice->is_wide = TRUE;
  slice->keeps_with_next = TRUE;
  slice->rule = rule;
  slice->rule_width = self->page_width;
  return slice;
}

/* Three texts in one line. */
static void
set_dateline (MusterGalley      *self,
              const char *const *texts)
{
  static const PangoAlignment alignments[] = { PANGO_ALIGN_LEFT, PANGO_ALIGN_CENTER, PANGO_ALIGN_RIGHT };
  double third = self->page_width / 3;
  MusterSlice *slice = add_gap (self, 0, MUSTER_RULE_NONE);
  double height = 0;

  for (guint i = 0; i < G_N_ELEMENTS (alignments); i++)
    {
      g_autoptr (PangoLayout) layout =
        muster_type_layout (self->type, MUSTER_ROLE_DATELINE, texts[i], third, alignments[i]);
      int layout_height;

      pango_layout_get_size (layout, NULL, &layout_height);
      height = MAX (height, pango_units_to_double (layout_height));
      muster_galley_add_piece (self, &(MusterPiece) {
        .text = texts[i],
        .role = MUSTER_ROLE_DATELINE,
        .alignment = alignments[i],
        .x = third * i,
        .width = third,
        .n_lines = (guint) pango_layout_get_line_count (layout),
      });
    }
  slice->height = height;
}

void
muster_galley_set_masthead (MusterGalley   *self,
                            MusterDocument *document)
{
  muster_galley_set_words (self, &(MusterWords) {
    .text = muster_document_get_title (document),
    .role = MUSTER_ROLE_MASTHEAD,
    .alignment = PANGO_ALIGN_CENTER,
    .width = self->page_width,
    .is_wide = TRUE,
    .keeps = TRUE,
  });
  add_gap (self, GAP, MUSTER_RULE_THICK);
  add_gap (self, GAP / 2, MUSTER_RULE_THIN);
  add_gap (self, GAP, MUSTER_RULE_NONE);
  set_dateline (self, muster_document_get_masthead (document));
  add_gap (self, GAP, MUSTER_RULE_THIN);
  add_gap (self, 2 * GAP, MUSTER_RULE_NONE);
}

static void
set_headline (MusterGalley      *self,
              const MusterBlock *block)
{
  guint first = self->slices->len;

  muster_galley_set_words (self, &(MusterWords) {
    .text = block->text,
    .role = MUSTER_ROLE_HEADLINE,
    .alignment = PANGO_ALIGN_CENTER,
    .width = self->page_width,
    .is_wide = TRUE,
    .keeps = TRUE,
  });
  g_array_index (self->slices, MusterSlice, first).level = block->level;
  add_gap (self, GAP, MUSTER_RULE_NONE);
}

static void
set_article (MusterGalley      *self,
             const MusterBlock *block)
{
  guint first = self->slices->len;

  muster_galley_set_words (self, &(MusterWords) {
    .text = block->text,
    .role = MUSTER_ROLE_ARTICLE,
    .alignment = PANGO_ALIGN_CENTER,
    .width = self->width,
    .space = ARTICLE_SPACE * muster_type_get_scale (self->type),
    .keeps = TRUE,
  });
  g_array_index (self->slices, MusterSlice, first).level = block->level;
}

void
muster_galley_set_press (MusterGalley      *self,
                         const MusterBlock *block,
                         gboolean           is_below)
{
  if (block->kind == MUSTER_BLOCK_HEADING)
    {
      if (block->level == 1)
        set_headline (self, block);
      else
        set_article (self, block);
      return;
    }
  if (is_below && block->style == MUSTER_TEXT_QUIET)
    {
      muster_galley_set_words (self, &(MusterWords) {
        .text = block->text,
        .role = MUSTER_ROLE_DECK,
        .alignment = PANGO_ALIGN_CENTER,
        .width = self->page_width,
        .is_wide = TRUE,
        .keeps = TRUE,
      });
      add_gap (self, DECK_GAP, MUSTER_RULE_NONE);
      return;
    }
  muster_galley_set_words (self, &(MusterWords) {
    .text = block->text,
    .role = block->style == MUSTER_TEXT_QUIET ? MUSTER_ROLE_DECK : MUSTER_ROLE_PRESS,
    .alignment = block->style == MUSTER_TEXT_QUIET ? PANGO_ALIGN_CENTER : PANGO_ALIGN_LEFT,
    .width = self->width,
  });
}
