/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/page/muster-card-area.h"

/* Where the parts of a card stand. An entry goes across the column, its figures beside its name and its boxes
 * beside its lines; a card to cut out has all below each other. */

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

void
muster_card_layout_area_put_stacked (MusterCardArea        *area,
                                     const MusterSheetCard *card)
{
  double gap = GAP * area->scale * area->gaps;
  double bottom = area->bottom;
  double boxes = muster_card_boxes_area_put (area, card, FALSE);

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
      area->y += muster_card_boxes_area_put (area, card, TRUE);
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
  boxes = area->y + muster_card_boxes_area_put (area, card, TRUE);
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

double
muster_card_layout_area_put_entry (MusterCardArea        *area,
                                   const MusterSheetCard *card)
{
  double padding = ENTRY_PADDING * area->scale;
  double side = muster_card_area_measure (area, card->figures);

  area->x = 0;
  area->width = area->galley->width;
  area->y = padding;
  area->bottom = area->galley->max_height - padding;
  if (side <= area->width * MAX_SIDE && card->figures->len > 0)
    put_side_by_side (area, card, side);
  else
    {
      /* Figures below the name, where they need the width. */
      double gap = GAP * area->scale;

      muster_card_area_put_header (area, card, area->width);
      area->y += gap;
      if (card->figures->len > 0)
        area->y += muster_card_area_put_figures (area, card->figures, area->x, area->width) + gap;
      put_beside (area, card, area->width * HALF);
    }

  return MIN (area->y + padding, area->galley->max_height);
}
