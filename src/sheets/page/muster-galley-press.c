/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/page/muster-galley.h"

/* What only newspapers have: a masthead, headlines across the page, and running text with even edges. */

#define GAP 4
#define ONE_LINE 0.99 /* of the width, that a name on one line takes at most */
#define LEAST_MASTHEAD 0.62
#define ARTICLE_SPACE 10
#define DECK_GAP 10
#define INITIAL_LINES 2
#define INITIAL_GAP 3

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

void
muster_galley_press_set_masthead (MusterGalley   *self,
                                  MusterDocument *document)
{
  const char *title = muster_document_get_title (document);
  double wide = muster_type_measure (self->type, MUSTER_ROLE_MASTHEAD, title, FALSE);
  double share = wide > 0 ? ONE_LINE * self->page_width / wide : 1;
  const char *const *texts;
  static const PangoAlignment alignments[] = { PANGO_ALIGN_LEFT, PANGO_ALIGN_CENTER, PANGO_ALIGN_RIGHT };
  double third;
  MusterSlice *slice;
  double height = 0;

  /* A name that is a little too long for one line is set a little smaller. */
  muster_galley_words_set (self, &(MusterWords) {
    .text = title,
    .type = share < 1 && share >= LEAST_MASTHEAD ? muster_galley_scale_type (self, share) : NULL,
    .role = MUSTER_ROLE_MASTHEAD,
    .alignment = PANGO_ALIGN_CENTER,
    .width = self->page_width,
    .is_wide = TRUE,
    .keeps = TRUE,
  });
  add_gap (self, GAP, MUSTER_RULE_THICK);
  add_gap (self, GAP / 2, MUSTER_RULE_THIN);
  add_gap (self, GAP, MUSTER_RULE_NONE);

  /* Three texts in one line. */
  texts = muster_document_get_masthead (document);
  third = self->page_width / 3;
  slice = add_gap (self, 0, MUSTER_RULE_NONE);
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

  add_gap (self, GAP, MUSTER_RULE_THIN);
  add_gap (self, 2 * GAP, MUSTER_RULE_NONE);
}

static void
set_headline (MusterGalley      *self,
              const MusterBlock *block)
{
  guint first = self->slices->len;

  muster_galley_words_set (self, &(MusterWords) {
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

  muster_galley_words_set (self, &(MusterWords) {
    .text = block->text,
    .role = MUSTER_ROLE_ARTICLE,
    .alignment = PANGO_ALIGN_CENTER,
    .width = self->width,
    .space = ARTICLE_SPACE * muster_type_get_scale (self->type),
    .keeps = TRUE,
  });
  g_array_index (self->slices, MusterSlice, first).level = block->level;
}

static void
add_initial (MusterGalley *self,
             const char   *initial,
             double        baseline)
{
  double width = muster_type_measure (self->type, MUSTER_ROLE_INITIAL, initial, FALSE);
  g_autoptr (PangoLayout) layout =
    muster_type_layout (self->type, MUSTER_ROLE_INITIAL, initial, width + 1, PANGO_ALIGN_LEFT);

  muster_galley_add_piece (self, &(MusterPiece) {
    .text = initial,
    .role = MUSTER_ROLE_INITIAL,
    .y = baseline - pango_units_to_double (pango_layout_get_baseline (layout)),
    .width = width + 1,
    .n_lines = 1,
  });
}

/* The lines beside the first letter, which stands with its foot on the last of them. */
static void
set_beside (MusterGalley *self,
            const char   *initial,
            const char   *rest,
            PangoLayout  *layout,
            double        indent)
{
  g_autoptr (PangoLayoutIter) iter = pango_layout_get_iter (layout);
  g_autoptr (GArray) heights = muster_galley_words_list_heights (layout);

  for (guint i = 0; i + 1 < INITIAL_LINES; i++)
    pango_layout_iter_next_line (iter);
  for (guint i = 0; i < INITIAL_LINES; i++)
    {
      MusterSlice *slice = muster_galley_add_slice (self, 0);

      slice->height = g_array_index (heights, double, i);
      slice->keeps_with_next = TRUE;
      if (i == 0)
        add_initial (self, initial, pango_units_to_double (pango_layout_iter_get_baseline (iter)));
      muster_galley_add_piece (self, &(MusterPiece) {
        .text = rest,
        .role = MUSTER_ROLE_PRESS_ON,
        .x = indent,
        .width = self->width - indent,
        .first_line = i,
        .n_lines = 1,
      });
    }
}

/* Running text of which the first letter is two lines high. Returns FALSE where that cannot be: it has
 * too few lines, or does not begin with a letter. */
static gboolean
set_with_initial (MusterGalley *self,
                  const char   *text)
{
  gunichar letter = g_utf8_get_char (text);
  const char *rest = *text != '\0' ? g_utf8_next_char (text) : text;
  g_autoptr (PangoLayout) layout = NULL;
  char *initial;
  double indent;

  if (!g_unichar_isalpha (letter) || g_unichar_ismark (g_utf8_get_char (rest)) ||
      muster_type_is_from_right (self->type, text))
    return FALSE;
  initial = g_strndup (text, (gsize) (rest - text));
  g_ptr_array_add (self->texts, initial);
  indent = muster_type_measure (self->type, MUSTER_ROLE_INITIAL, initial, FALSE) +
           INITIAL_GAP * muster_type_get_scale (self->type);
  layout = muster_type_layout (self->type, MUSTER_ROLE_PRESS_ON, rest, self->width - indent,
                               PANGO_ALIGN_LEFT);
  if (pango_layout_get_line_count (layout) <= INITIAL_LINES ||
      !g_str_equal (pango_layout_get_text (layout), rest))
    return FALSE;
  set_beside (self, initial, rest, layout, indent);
  muster_galley_words_set (self, &(MusterWords) {
    .text = rest + pango_layout_get_line_readonly (layout, INITIAL_LINES)->start_index,
    .role = MUSTER_ROLE_PRESS_ON,
    .width = self->width,
  });
  return TRUE;
}

void
muster_galley_press_set (MusterGalley      *self,
                         const MusterBlock *block,
                         gboolean           is_below)
{
  const char *text = block->soft != NULL ? block->soft : block->text;

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
      muster_galley_words_set (self, &(MusterWords) {
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
  if (block->style != MUSTER_TEXT_QUIET && !self->has_initial)
    {
      self->has_initial = TRUE;
      if (set_with_initial (self, text))
        return;
    }
  muster_galley_words_set (self, &(MusterWords) {
    .text = text,
    .role = block->style == MUSTER_TEXT_QUIET ? MUSTER_ROLE_DECK : MUSTER_ROLE_PRESS,
    .alignment = block->style == MUSTER_TEXT_QUIET ? PANGO_ALIGN_CENTER : PANGO_ALIGN_LEFT,
    .width = self->width,
  });
}
