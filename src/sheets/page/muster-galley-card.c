/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/document/muster-document-output.h"
#include "sheets/page/muster-card-area.h"

#include <stdlib.h>

/* In which sizes the cards of a galley are set. What does not fit is tried again in smaller type, and in the
 * smallest it is cut, with an ellipsis: a card never becomes two. */

#define PADDING 8
#define MIN_PADDING 0.75 /* of that */
#define LEAST_BOX 5.7 /* points: what a pencil can tick */

/* From the best to the least that can be read. */
static const MusterCardSize SIZES[] = {
  { 2.6, 2.6, 2.6, MUSTER_BOX_SIDE, 1 },
  { 2.4, 2.4, 2.4, MUSTER_BOX_SIDE, 1 },
  { 2.2, 2.2, 2.2, MUSTER_BOX_SIDE, 1 },
  { 2.05, 2.05, 2.05, MUSTER_BOX_SIDE, 1 },
  { 1.9, 1.9, 1.9, MUSTER_BOX_SIDE, 1 },
  { 1.75, 1.75, 1.75, MUSTER_BOX_SIDE, 1 },
  { 1.6, 1.6, 1.6, MUSTER_BOX_SIDE, 1 },
  { 1.5, 1.5, 1.5, MUSTER_BOX_SIDE, 1 },
  { 1.4, 1.4, 1.4, MUSTER_BOX_SIDE, 1 },
  { 1.3, 1.3, 1.3, MUSTER_BOX_SIDE, 1 },
  { 1.2, 1.2, 1.2, MUSTER_BOX_SIDE, 1 },
  { 1.1, 1.1, 1.1, MUSTER_BOX_SIDE, 1 },
  { 1, 1, 1, MUSTER_BOX_SIDE, 1 },
  { 0.95, 0.95, 0.95, MUSTER_BOX_SIDE, 1 },
  { 0.9, 0.9, 0.9, MUSTER_BOX_SIDE, 1 },
  { 0.85, 0.85, 0.85, MUSTER_BOX_SIDE, 1 },
  { 0.8, 0.8, 0.8, MUSTER_BOX_SIDE, 1 },
  { 0.8, 0.8, 0.8, 0, 1 },
  { 0.75, 0.75, 0.75, 0, 1 },
  { 0.7, 0.7, 0.7, LEAST_BOX, 1 },
  { 0.65, 0.65, 0.65, LEAST_BOX, 1 },
  { 0.6, 0.6, 0.6, LEAST_BOX, 1 },
};

/* Of these, the usual one; cards that have room to spare are set in a larger one, all of them in the same. */
#define USUAL 12

/* How much smaller the type of all may become for one of them. */
#define MAX_STEPS 2

/* Large type is for the numbers: beside those of normal type they are larger by as much as there is room
 * for, then the words are, which are never smaller. What the numbers need is taken from the space between
 * things. */
static const MusterCardSize LARGER[] = {
  { 1.5, 1.5, 1.5, 1, 1 },
  { 1.35, 1.5, 1.35, 1, 1 },
  { 1.2, 1.5, 1.2, 1, 1 },
  { 1.2, 1.5, 1.2, 1, 0.6 },
  { 1.1, 1.5, 1.1, 1, 0.6 },
  { 1.05, 1.5, 1, 1, 0.6 },
  { 1, 1.5, 1, 1, 0.5 },
  { 1.1, 1.4, 1.1, 1, 0.6 },
  { 1, 1.4, 1, 1, 0.5 },
  { 1.05, 1.3, 1, 1, 0.5 },
  { 1, 1.3, 1, 1, 0.4 },
  { 1, 1.25, 1, 1, 0.4 },
  { 1, 1.2, 1, 1, 0.3 },
  { 1, 1.15, 1, 1, 0.3 },
  { 1, 1.1, 1, 1, 0.3 },
  { 1, 1.05, 1, 1, 0.3 },
};

/* The place of a card. */
typedef struct
{
  double x;
  double width;
  double height;
} Frame;

/* The cards of one page. */
typedef struct
{
  MusterGalley *galley;
  GPtrArray *cards;
  guint start;
  guint end;
  Frame frame;
} Sheet;

/**
 * muster_galley_card_set_entry:
 *
 * Sets a card across the column, below what is there.
 */
void
muster_galley_card_set_entry (MusterGalley          *self,
                              const MusterSheetCard *card)
{
  MusterSlice *slice;
  double height = 0;
  MusterCardArea area;

  g_return_if_fail (self != NULL);
  g_return_if_fail (card != NULL);

  slice = muster_galley_add_slice (self, 0);
  area.is_cut = TRUE;
  /* Nothing is cut in large type that normal type has room for. */
  for (double scale = muster_type_get_scale (self->type); scale > 0 && area.is_cut; scale = scale > 1 ? 1 : 0)
    for (guint i = USUAL; i < G_N_ELEMENTS (SIZES) && area.is_cut; i++)
      {
        muster_card_area_init (self, &SIZES[i], scale, &area);
        muster_galley_take_back (self, 0, 0);
        height = muster_card_layout_area_put_entry (&area, card);
      }
  slice->height = height;
  slice->rule = MUSTER_RULE_THIN;
  slice->rule_width = self->width;
}

/* Returns whether all of it fits. @used: (out) (optional): the largest figures and labels that it has, and
 * its boxes. */
static gboolean
put_card (MusterGalley          *self,
          const MusterSheetCard *card,
          const Frame           *frame,
          const MusterCardSize  *size,
          MusterCardSize        *used)
{
  double padding = PADDING * CLAMP (size->words * size->gaps, MIN_PADDING, 1);
  MusterCardArea area;

  muster_card_area_init (self, size, 1, &area);
  area.x = frame->x + padding;
  area.width = MAX (frame->width - 2 * padding, 1);
  area.y = padding;
  area.bottom = frame->height - padding;
  muster_card_layout_area_put_stacked (&area, card);
  if (used != NULL)
    {
      used->figures = MAX (used->figures, area.used_figures);
      used->labels = MAX (used->labels, area.used_labels);
      used->box = MAX (used->box, MAX (MUSTER_CARD_SMALL_BOX * size->words, size->box));
    }

  return !area.is_cut;
}

static gboolean
try_card (const Sheet          *sheet,
          guint                 index,
          const MusterCardSize *size,
          MusterCardSize       *used)
{
  const MusterSheetCard *card = g_ptr_array_index (sheet->cards, index);
  gboolean fits = put_card (sheet->galley, card, &sheet->frame, size, used);

  muster_galley_take_back (sheet->galley, 0, 0);

  return fits;
}

/* Returns: (transfer full): the first of SIZES in which each card fits; the last for one that fits in none */
static guint *
list_needs (const Sheet *sheet)
{
  guint *needs = g_new0 (guint, sheet->cards->len + 1);

  for (guint i = 0; i < sheet->cards->len; i++)
    while (needs[i] + 1 < G_N_ELEMENTS (SIZES) && !try_card (sheet, i, &SIZES[needs[i]], NULL))
      needs[i]++;

  return needs;
}

static int
compare_needs (gconstpointer a,
               gconstpointer b)
{
  return *(const guint *) a < *(const guint *) b ? -1 : *(const guint *) a > *(const guint *) b;
}

/* What cards that stand beside each other need: no two sizes of type there, but for one that has much more
 * to say than the others, such as a long note, and is set in smaller type alone. */
static guint
find_common (const guint *needs,
             guint        start,
             guint        end)
{
  g_autofree guint *sorted = g_memdup2 (needs + start, (end - start) * sizeof (guint));
  guint n = end - start;
  guint common;

  qsort (sorted, n, sizeof (guint), compare_needs);
  common = sorted[(n - 1) / 2];
  for (guint i = n / 2; i < n; i++)
    if (sorted[i] <= sorted[(n - 1) / 2] + MAX_STEPS)
      common = MAX (common, sorted[i]);

  return common;
}

/* What the cards of a sheet are set in that need no less than @common; in large type as much larger as they
 * fit in. */
static void
find_size (const Sheet    *sheet,
           const guint    *needs,
           guint           common,
           MusterCardSize *size)
{
  MusterCardSize used = { 0 };

  *size = SIZES[common];
  if (muster_type_get_scale (sheet->galley->type) <= 1)
    return;

  for (guint i = sheet->start; i < sheet->end; i++)
    if (needs[i] <= common)
      try_card (sheet, i, size, &used);
  for (guint i = 0; i < G_N_ELEMENTS (LARGER); i++)
    {
      const MusterCardSize larger = {
        .words = size->words * LARGER[i].words,
        .figures = used.figures * LARGER[i].figures,
        .labels = used.labels * LARGER[i].labels,
        .box = used.box,
        .gaps = LARGER[i].gaps,
        .is_exact = TRUE,
      };
      guint card = sheet->start;

      while (card < sheet->end && (needs[card] > common || try_card (sheet, card, &larger, NULL)))
        card++;
      if (card == sheet->end)
        {
          *size = larger;
          return;
        }
    }
}

static double
measure_role (MusterGalley   *self,
              double          scale,
              MusterTextRole  role)
{
  double factor = scale / muster_type_get_scale (self->type);

  return muster_type_get_size (muster_galley_scale_type (self, factor), role);
}

static void
put_cut_lines (MusterGalley *self,
               guint         n_cards,
               double        width,
               double        height)
{
  MusterCardArea area = { .galley = self };
  double inset = MUSTER_CARD_HAIR / 2;

  /* The rows of a page share their lines: the dashes of both fall on the same places. */
  muster_card_area_add_line (&area, MUSTER_MARK_DASHES, 0, inset, n_cards * width, 0,
                             MUSTER_CARD_HAIR);
  muster_card_area_add_line (&area, MUSTER_MARK_DASHES, 0, height - inset, n_cards * width, 0,
                             MUSTER_CARD_HAIR);
  for (guint i = 0; i <= n_cards; i++)
    {
      double x = CLAMP (i * width, inset, self->page_width - inset);

      muster_card_area_add_line (&area, MUSTER_MARK_DASHES, x, 0, 0, height, MUSTER_CARD_HAIR);
    }
}

/**
 * muster_galley_card_set:
 *
 * Sets cards of one size in rows, each a slice, the first at the top of a page.
 */
void
muster_galley_card_set (MusterGalley      *self,
                        const MusterBlock *block)
{
  guint columns;
  guint rows;
  guint usual = 0;
  guint common = 0;
  MusterCardSize size = { 0 };
  g_autofree guint *needs = NULL;
  g_autofree MusterCardSize *sizes = NULL;
  Sheet sheet;

  g_return_if_fail (self != NULL);
  g_return_if_fail (block != NULL && block->cards != NULL);

  columns = muster_cards_choose_columns (block->per_page, self->page_width, self->max_height);
  rows = (block->per_page + columns - 1) / columns;
  sizes = g_new0 (MusterCardSize, columns);
  sheet = (Sheet) { self, block->cards, 0, block->cards->len,
                    { 0, self->page_width / columns, self->max_height / rows } };
  for (guint i = 0; i < block->cards->len; i += columns)
    {
      Frame frame = sheet.frame;
      guint n = MIN (columns, block->cards->len - i);
      MusterSlice *slice = muster_galley_add_slice (self, 0);

      slice->height = frame.height;
      slice->is_wide = TRUE;
      if (i == 0)
        {
          needs = list_needs (&sheet);
          usual = MIN (find_common (needs, 0, block->cards->len), USUAL);
        }
      if (i % (rows * columns) == 0)
        {
          sheet.start = i;
          sheet.end = MIN (i + rows * columns, block->cards->len);
          common = MAX (find_common (needs, sheet.start, sheet.end), usual);
          find_size (&sheet, needs, common, &size);
        }
      /* Trying takes back what the slice has, so all is tried before anything is put. */
      for (guint j = 0; j < n; j++)
        {
          const Sheet alone = { self, block->cards, i + j, i + j + 1, sheet.frame };

          sizes[j] = size;
          if (needs[i + j] > common)
            find_size (&alone, needs, needs[i + j], &sizes[j]);
        }
      for (guint j = 0; j < n; j++, frame.x += frame.width)
        {
          double words;
          double figures;

          put_card (self, g_ptr_array_index (block->cards, i + j), &frame, &sizes[j], NULL);

          words = measure_role (self, sizes[j].words, MUSTER_ROLE_CARD_TEXT);
          figures = measure_role (self, sizes[j].figures, MUSTER_ROLE_FIGURE);
          self->card_size = self->card_size > 0 ? MIN (self->card_size, words) : words;
          self->figure_size = self->figure_size > 0 ? MIN (self->figure_size, figures) : figures;
        }
      if (block->cut_lines)
        put_cut_lines (self, n, frame.width, frame.height);
    }
}
