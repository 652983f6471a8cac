/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/document/muster-document-output.h"
#include "sheets/page/muster-card-area.h"

/* Cards of a galley. An entry goes across the column, its figures beside its name and its boxes beside
 * its lines; a card to cut out has all below each other. What does not fit is tried again in smaller
 * type, and in the smallest it is cut, with an ellipsis: a card never becomes two. */

#define PADDING 8
#define MIN_PADDING 0.75 /* of that */
#define ENTRY_PADDING 5
#define GAP 5
#define SIDE_GAP 14
#define STRONG 1.2

/* Entries whose figures would take more of the width than this have them below the name. */
#define MAX_SIDE 0.64

/* What the name of a card has of the height above its boxes at most. */
#define MAX_HEADER 0.5

/* What boxes have of the width there. */
#define HALF 0.5

/* What a card is tried in until it fits, from the best to the least that can be read. Large type is for the
 * numbers: there @figures, words give way before they do, and nothing is cut that normal type has room
 * for. */
typedef struct
{
  double factor;
  double box;
  double figures;
} Size;

static const Size SIZES[] = {
  { 1, MUSTER_BOX_SIDE, 1 },
  { 1, MUSTER_CARD_SMALL_BOX, 1 },
  { 0.9, 0, 1 },
  { 0.8, 0, 1 },
  { 0.7, 0, 1 },
  { 0.7, 0, 0.85 },
  { 0.65, 0, 0.85 },
  { 0.6, 0, 0.75 },
  { 0.6, 0, 0.6 },
};

static const Size LARGE_SIZES[] = {
  { 1, MUSTER_BOX_SIDE, 1 },
  { 0.9, MUSTER_BOX_SIDE, 1 },
  { 0.8, MUSTER_BOX_SIDE, 1 },
  { 0.9, 0, 1 },
  { 0.8, 0, 1 },
  { 0.7, 0, 1 },
  { 0.7, 0, 0.85 },
  { 0.6, 0, 0.85 },
  { 0.6, 0, 0.75 },
  { 0.55, 0, 0.75 },
  { 0.55, 0, 0.71 },
  { 0.5, 0, 0.71 },
  { 0.45, 0, 0.6 },
  { 0.42, 0, 0.5 },
};

/* Cards to cut out are set in the largest of these in which all of them fit; in large type with words of
 * that size in LARGE_SIZES. */
static const double LARGER[] = { 2.6, 2.4, 2.2, 2.05, 1.9, 1.75, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1 };

#define LARGE_WORDS 1

/* The place of a card. */
typedef struct
{
  double x;
  double width;
  double height;
} Frame;

static gboolean
is_large (const MusterGalley *self)
{
  return muster_type_get_scale (self->type) > 1;
}

static guint
count_sizes (const MusterGalley *self)
{
  return is_large (self) ? G_N_ELEMENTS (LARGE_SIZES) : G_N_ELEMENTS (SIZES);
}

static const Size *
get_size (const MusterGalley *self,
          guint               index)
{
  return is_large (self) ? &LARGE_SIZES[index] : &SIZES[index];
}

static void
init_area (MusterGalley   *self,
           const Size     *size,
           double          factor,
           MusterCardArea *area)
{
  muster_card_area_init (self, factor * size->factor, area);
  area->box = size->box;
  if (is_large (self))
    area->figures = factor * size->figures;
}

/* All below each other, the boxes at the foot of the area. */
static void
put_stacked (MusterCardArea        *area,
             const MusterSheetCard *card)
{
  double gap = GAP * area->scale;
  double bottom = area->bottom;
  double boxes = muster_card_area_put_boxes (area, card, FALSE);

  /* However long a name is, figures and boxes have their room. */
  if (card->figures->len > 0)
    area->bottom = area->y + (bottom - boxes - area->y) * MAX_HEADER;
  muster_card_area_put_header (area, card, area->width);
  area->bottom = bottom;
  area->y += gap / 2;
  muster_card_area_add_line (area, MUSTER_MARK_LINE, area->x, area->y, area->width, 0, STRONG);
  area->y += gap;
  if (card->figures->len > 0)
    area->y += muster_card_area_put_figures (area, card->figures, area->x, area->width) + gap;

  area->bottom = bottom - boxes - (boxes > 0 ? gap : 0);
  muster_card_area_put_lines (area, card);
  muster_card_area_put_ellipsis (area);
  area->bottom = bottom;
  if (boxes > 0)
    {
      area->y = bottom - boxes;
      area->y += muster_card_area_put_boxes (area, card, TRUE);
    }
}

/* Boxes beside the lines. @side: what the right hand takes. */
static void
put_beside (MusterCardArea        *area,
            const MusterSheetCard *card,
            double                 side)
{
  double gap = SIDE_GAP * area->scale;
  double left = area->x;
  double width = area->width;
  double boxes;

  area->x = left + width - side;
  area->width = side;
  boxes = area->y + muster_card_area_put_boxes (area, card, TRUE);
  area->x = left;
  area->width = card->boxes->len > 0 ? width - side - gap : width;
  muster_card_area_put_lines (area, card);
  area->width = width;
  muster_card_area_put_ellipsis (area);
  area->y = MAX (area->y, boxes);
}

/* Figures beside the name. @side: what the right hand takes. */
static void
put_side_by_side (MusterCardArea        *area,
                  const MusterSheetCard *card,
                  double                 side)
{
  double gap = SIDE_GAP * area->scale;
  double top = area->y;
  double figures = 0;
  double strip;

  muster_card_area_put_header (area, card, area->width - side - gap);
  strip = area->y;
  area->y = top;
  if (card->figures->len > 0)
    figures = muster_card_area_put_figures (area, card->figures, area->x + area->width - side, side);
  strip = MAX (strip, top + figures);

  area->y = strip + GAP * area->scale / 2;
  put_beside (area, card, MAX (side, area->width * HALF));
}

/* Figures below the name, where they need the width. */
static void
put_below (MusterCardArea        *area,
           const MusterSheetCard *card)
{
  double gap = GAP * area->scale;

  muster_card_area_put_header (area, card, area->width);
  area->y += gap;
  if (card->figures->len > 0)
    area->y += muster_card_area_put_figures (area, card->figures, area->x, area->width) + gap;
  put_beside (area, card, area->width * HALF);
}

static double
put_entry (MusterCardArea        *area,
           const MusterSheetCard *card)
{
  double padding = ENTRY_PADDING * area->scale;
  double side = muster_card_area_measure (area->type, card->figures, NULL);

  area->x = 0;
  area->width = area->galley->width;
  area->y = padding;
  area->bottom = area->galley->max_height - padding;
  if (side <= area->width * MAX_SIDE && card->figures->len > 0)
    put_side_by_side (area, card, side);
  else
    put_below (area, card);

  return MIN (area->y + padding, area->galley->max_height);
}

/**
 * muster_galley_set_entry:
 *
 * Sets a card across the column, below what is there.
 */
void
muster_galley_set_entry (MusterGalley          *self,
                         const MusterSheetCard *card)
{
  MusterSlice *slice;
  double height = 0;
  MusterCardArea area;

  g_return_if_fail (self != NULL);
  g_return_if_fail (card != NULL);

  slice = muster_galley_add_slice (self, 0);
  for (guint i = 0; i < count_sizes (self); i++)
    {
      init_area (self, get_size (self, i), 1, &area);
      muster_galley_take_back (self, 0, 0);
      height = put_entry (&area, card);
      if (!area.is_cut)
        break;
    }
  slice->height = height;
  slice->rule = MUSTER_RULE_THIN;
  slice->rule_width = self->width;
}

/* Returns whether all of it fits. */
static gboolean
put_card (MusterGalley          *self,
          const MusterSheetCard *card,
          const Frame           *frame,
          const Size            *size,
          double                 factor)
{
  double scale = muster_type_get_scale (self->type);
  double padding = PADDING * CLAMP (scale * size->factor * factor, MIN_PADDING, scale);
  MusterCardArea area;

  init_area (self, size, factor, &area);
  area.x = frame->x + padding;
  area.width = MAX (frame->width - 2 * padding, 1);
  area.y = padding;
  area.bottom = frame->height - padding;
  put_stacked (&area, card);

  return !area.is_cut;
}

/* The largest type in which all the cards fit, and at least the usual one. */
static double
choose_factor (MusterGalley *self,
               GPtrArray    *cards,
               const Frame  *frame)
{
  const Size *size = get_size (self, is_large (self) ? LARGE_WORDS : 0);
  guint best = 0;

  for (guint i = 0; i < cards->len; i++)
    {
      while (best + 1 < G_N_ELEMENTS (LARGER))
        {
          gboolean fits = put_card (self, g_ptr_array_index (cards, i), frame, size, LARGER[best]);

          muster_galley_take_back (self, 0, 0);
          if (fits)
            break;
          best++;
        }
    }

  return LARGER[best];
}

/* What all the cards of a page are set in: @factor, or less where one of them needs it, so that no two
 * sizes of type stand beside each other. Returns the index of the size. */
static guint
choose_size (MusterGalley *self,
             GPtrArray    *cards,
             guint         start,
             guint         end,
             const Frame  *frame,
             double        factor)
{
  guint size = 0;

  for (guint i = start; i < end; i++)
    {
      while (size + 1 < count_sizes (self))
        {
          gboolean fits =
            put_card (self, g_ptr_array_index (cards, i), frame, get_size (self, size), factor);

          muster_galley_take_back (self, 0, 0);
          if (fits)
            break;
          size++;
        }
    }

  return size;
}

static void
note_size (MusterGalley *self,
           double        factor)
{
  double size = muster_type_get_size (muster_galley_scale_type (self, factor), MUSTER_ROLE_CARD_TEXT);

  self->card_size = self->card_size > 0 ? MIN (self->card_size, size) : size;
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
 * muster_galley_set_cards:
 *
 * Sets cards of one size in rows, each a slice, the first at the top of a page.
 */
void
muster_galley_set_cards (MusterGalley      *self,
                         const MusterBlock *block)
{
  guint columns;
  guint rows;
  double factor = 0;
  guint size = 0;
  Frame frame = { 0 };

  g_return_if_fail (self != NULL);
  g_return_if_fail (block != NULL && block->cards != NULL);

  columns = muster_cards_choose_columns (block->per_page, self->page_width, self->max_height);
  rows = (block->per_page + columns - 1) / columns;
  frame.width = self->page_width / columns;
  frame.height = self->max_height / rows;
  for (guint i = 0; i < block->cards->len; i += columns)
    {
      guint n = MIN (columns, block->cards->len - i);
      MusterSlice *slice = muster_galley_add_slice (self, 0);

      slice->height = frame.height;
      slice->is_wide = TRUE;
      if (i == 0)
        factor = choose_factor (self, block->cards, &frame);
      if (i % (rows * columns) == 0)
        {
          size = choose_size (self, block->cards, i, MIN (i + rows * columns, block->cards->len), &frame,
                              factor);
          note_size (self, factor * get_size (self, size)->factor);
        }
      for (guint j = 0; j < n; j++)
        {
          frame.x = j * frame.width;
          put_card (self, g_ptr_array_index (block->cards, i + j), &frame, get_size (self, size), factor);
        }
      frame.x = 0;
      if (block->cut_lines)
        put_cut_lines (self, n, frame.width, frame.height);
    }
}
