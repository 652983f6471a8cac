/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/page/muster-card-area.h"

/* Boxes to tick: several in rows behind their label, single ones one after the other before theirs. */

/* In shares of a box. */
#define BOX_GAP 0.25
#define BOX_GROUP_GAP 0.375
#define SINGLE_GAP 1

#define BOX_GROUP 5
#define MIN_BOX_SCALE 0.75
#define END_THICKNESS 1.6

/* The side of a box. */
static double
get_side (const MusterCardArea *area)
{
  return MAX (MUSTER_CARD_SMALL_BOX * area->scale, area->box);
}

/* Where a box stands in its row, from the left end of the first. */
static double
get_box_x (guint  index,
           double side)
{
  return index * (1 + BOX_GAP) * side + index / BOX_GROUP * BOX_GROUP_GAP * side;
}

/* Boxes that need only be a little smaller to stand in one row are, but not smaller than @least. */
static double
fit_side (guint  n_boxes,
          double width,
          double side,
          double least)
{
  double needed = n_boxes > 0 ? get_box_x (n_boxes - 1, side) + side : 0;

  least = MAX (least, side * MIN_BOX_SCALE);

  return needed > width && needed * least <= width * side ? side * width / needed : side;
}

/* @number: which of the boxes it is, from 1. The one with which all is over has a thick frame and a stroke
 * through it, the one with which half is gone a line down its middle. */
static void
put_box (MusterCardArea         *area,
         const MusterSheetBoxes *boxes,
         guint                   number,
         double                  x,
         double                  y,
         double                  side)
{
  gboolean ends = number == boxes->end;

  if (y + side > area->bottom + 0.01)
    {
      area->is_cut = TRUE;
      return;
    }
  muster_card_area_add_line (area, MUSTER_MARK_FRAME, x, y, side, side,
                             ends ? END_THICKNESS : MUSTER_CARD_THIN);
  if (ends)
    muster_card_area_add_line (area, MUSTER_MARK_LINE, x, y + side, side, -side, MUSTER_CARD_THIN);
  else if (number == boxes->half)
    muster_card_area_add_line (area, MUSTER_MARK_LINE, x + side / 2, y, 0, side, MUSTER_CARD_THIN);
}

/* Returns the height of the boxes, whether they are painted or only measured. */
static double
put_rows (MusterCardArea         *area,
          const MusterSheetBoxes *boxes,
          double                  x,
          double                  width,
          gboolean                paints)
{
  double side = fit_side (boxes->n_boxes, width, get_side (area), area->box);
  double pitch = side * (1 + BOX_GAP) + area->scale;
  double inset = 1.5 * area->scale;
  guint in_row;
  guint n = 1;

  /* How many of the boxes stand in a row: all of them, or whole groups where that is possible. */
  while (n < boxes->n_boxes && get_box_x (n, side) + side <= width + 0.01)
    n++;
  in_row = n < boxes->n_boxes && n >= BOX_GROUP ? n - n % BOX_GROUP : n;
  if (boxes->n_boxes == 0)
    return paints ? muster_card_area_put_blank (area, x, width) : MUSTER_CARD_WRITING_HEIGHT * area->scale;

  for (guint i = 0; paints && i < boxes->n_boxes; i++)
    put_box (area, boxes, i + 1, x + get_box_x (i % in_row, side), area->y + i / in_row * pitch + inset,
             side);

  return ((boxes->n_boxes - 1) / in_row + 1) * pitch + inset;
}

/* "☐ Leaderless  ☐ Close order", in as many lines as it takes. Goes on below them. */
static void
put_singles (MusterCardArea        *area,
             const MusterSheetCard *card,
             gboolean               paints)
{
  double side = get_side (area);
  double x = area->x;
  double height = side * (1 + BOX_GAP) + area->scale;
  gboolean any = FALSE;

  for (guint i = 0; i < card->boxes->len; i++)
    {
      const MusterSheetBoxes *boxes = &g_array_index (card->boxes, MusterSheetBoxes, i);
      double label = muster_type_measure (area->type, MUSTER_ROLE_CARD_LABEL, boxes->label, FALSE) + 0.1;
      double start = side * (1 + 2 * BOX_GAP);

      if (boxes->n_boxes != 1)
        continue;
      if (any && x + start + label > area->x + area->width)
        {
          x = area->x;
          area->y += height;
        }
      if (paints)
        {
          put_box (area, boxes, 1, x, area->y + area->scale, side);
          muster_card_area_put_text (area, area->type, MUSTER_ROLE_CARD_LABEL, boxes->label, PANGO_ALIGN_LEFT,
                                     x + start, MIN (label, MAX (area->x + area->width - x - start, 1)));
        }
      x += start + label + SINGLE_GAP * side;
      any = TRUE;
    }
  if (any)
    area->y += height + MUSTER_CARD_LINE_GAP * area->scale * area->gaps;
}

/* The labels of all but single boxes. */
static double
measure_indent (MusterCardArea        *area,
                const MusterSheetCard *card)
{
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (MusterSheetBoxes));

  for (guint i = 0; i < card->boxes->len; i++)
    {
      const MusterSheetBoxes *boxes = &g_array_index (card->boxes, MusterSheetBoxes, i);

      if (boxes->n_boxes != 1)
        g_array_append_vals (rows, boxes, 1);
    }

  return muster_card_area_measure_labels (area, rows, sizeof (MusterSheetBoxes));
}

/* All the boxes of a card, below each other. Returns their height. */
double
muster_card_boxes_area_put (MusterCardArea        *area,
                            const MusterSheetCard *card,
                            gboolean               paints)
{
  double indent = measure_indent (area, card);
  double top = area->y;
  double height;

  for (guint i = 0; i < card->boxes->len; i++)
    {
      const MusterSheetBoxes *boxes = &g_array_index (card->boxes, MusterSheetBoxes, i);
      double rows;
      double label = (MUSTER_CARD_SMALL_BOX + 3) * area->scale;

      if (boxes->n_boxes == 1)
        continue;
      rows = put_rows (area, boxes, area->x + indent, area->width - indent, paints);
      if (paints)
        label = muster_card_area_put_text (area, area->type, MUSTER_ROLE_CARD_LABEL, boxes->label,
                                           PANGO_ALIGN_LEFT, area->x,
                                           indent - MUSTER_CARD_LABEL_GAP * area->scale);
      area->y += MAX (rows, label) + MUSTER_CARD_LINE_GAP * area->scale * area->gaps;
    }
  put_singles (area, card, paints);
  height = area->y - top;
  area->y = top;

  return height;
}
