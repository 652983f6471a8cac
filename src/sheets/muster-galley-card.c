/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/muster-galley.h"

#include <math.h>

/* Cards of a galley. An entry goes across the column, its figures beside its name and its boxes beside
 * its lines; a card to cut out has all below each other. What does not fit is tried again in smaller
 * type, and in the smallest it is cut, with an ellipsis: a card never becomes two. */

#define PADDING 8
#define ENTRY_PADDING 5
#define GAP 5
#define SIDE_GAP 14
#define LABEL_GAP 6
#define LINE_GAP 1.5
#define CELL_PADDING 4
#define MIN_CELL 34
#define BOX 8
#define BOX_GAP 2
#define BOX_GROUP 5
#define MIN_BOX_SCALE 0.75
#define BOX_GROUP_GAP 3
#define WRITING_HEIGHT 13
#define PICTURE_SHARE 0.3
#define PICTURE_SHAPE 1.25
#define HAIR 0.4
#define THIN 0.7
#define STRONG 1.2

/* Entries whose figures would take more of the width than this have them below the name. */
#define MAX_SIDE 0.64

/* What a card to cut out should be like, width to height. */
#define CARD_SHAPE 1.2

static const double FACTORS[] = { 1, 0.9, 0.8, 0.7, 0.6 };

/* Cards to cut out are set in the largest of these in which all of them fit. */
static const double LARGER[] = { 1.4, 1.3, 1.2, 1.1, 1 };

static const char ELLIPSIS[] = "…";

/* The place of a card. */
typedef struct
{
  double x;
  double width;
  double height;
} Frame;

/* Where something is set: from @y on, and not below @bottom. */
typedef struct
{
  MusterGalley *galley;
  MusterType *type;
  double scale;
  double x;
  double width;
  double y;
  double bottom;
  gboolean is_cut;
} Area;

static void
add_line (Area          *area,
          MusterMarkKind kind,
          double         x,
          double         y,
          double         width,
          double         height,
          double         thickness)
{
  muster_galley_add_mark (area->galley, &(MusterMark) {
    .kind = kind,
    .x = x,
    .y = y,
    .width = width,
    .height = height,
    .thickness = thickness,
  });
}

/* Sets as many lines of the text as fit, and returns their height. */
static double
put_text (Area          *area,
          MusterType    *type,
          MusterTextRole role,
          const char    *text,
          PangoAlignment alignment,
          double         x,
          double         width)
{
  g_autoptr (PangoLayout) layout = muster_type_layout (type, role, text, width, alignment);
  g_autoptr (GArray) heights = muster_galley_list_heights (layout);
  double height = 0;
  guint n = 0;

  while (n < heights->len)
    {
      double line = g_array_index (heights, double, n);

      if (area->y + height + line > area->bottom + 0.01)
        break;
      height += line;
      n++;
    }
  area->is_cut = area->is_cut || n < heights->len;
  if (n > 0)
    muster_galley_add_piece (area->galley, &(MusterPiece) {
      .text = text,
      .type = type,
      .role = role,
      .alignment = alignment,
      .x = x,
      .y = area->y,
      .width = width,
      .n_lines = n,
    });

  return height;
}

static double
measure (MusterType    *type,
         MusterTextRole role,
         const char    *text)
{
  return muster_type_measure (type, role, text, FALSE) + 0.1;
}

/* The width that the cells of the figures take, or NULL: without room to spare. */
static double
measure_figures (MusterType   *type,
                 const GArray *figures,
                 double       *widths)
{
  double padding = 2 * CELL_PADDING * muster_type_get_scale (type);
  double sum = 0;

  for (guint i = 0; i < figures->len; i++)
    {
      const MusterSheetFigure *figure = &g_array_index (figures, MusterSheetFigure, i);
      double width = MAX (measure (type, MUSTER_ROLE_FIGURE_LABEL, figure->label),
                          measure (type, MUSTER_ROLE_FIGURE, figure->value)) + padding;

      width = MAX (width, MIN_CELL * muster_type_get_scale (type));
      if (widths != NULL)
        widths[i] = width;
      sum += width;
    }

  return sum;
}

/* The largest type in which the figures stand side by side. */
static MusterType *
fit_figures (Area         *area,
             const GArray *figures,
             double        width,
             double       *widths)
{
  MusterType *type = area->type;

  for (guint i = 0; i < G_N_ELEMENTS (FACTORS); i++)
    {
      double sum;

      if (i > 0)
        type = muster_galley_get_type (area->galley, FACTORS[i] * area->scale /
                                          muster_type_get_scale (area->galley->type));
      sum = measure_figures (type, figures, widths);
      if (sum > width && i + 1 < G_N_ELEMENTS (FACTORS))
        continue;

      /* Room to spare is dealt out, and so is what is wanting in the end. */
      for (guint j = 0; j < figures->len; j++)
        widths[j] += (width - sum) / figures->len;
      break;
    }

  return type;
}

/* A row of cells, each with a small name above a large value. Returns its height. */
static double
put_figures (Area         *area,
             const GArray *figures,
             double        x,
             double        width)
{
  g_autofree double *widths = g_new0 (double, figures->len);
  MusterType *type = fit_figures (area, figures, width, widths);
  double padding = 2 * muster_type_get_scale (type);
  double top = area->y;
  double height = 0;
  double left = x;

  for (guint i = 0; i < figures->len; i++)
    {
      const MusterSheetFigure *figure = &g_array_index (figures, MusterSheetFigure, i);
      double cell = MAX (widths[i], 1);
      double label;
      double value;

      area->y = top + padding;
      label = put_text (area, type, MUSTER_ROLE_FIGURE_LABEL, figure->label, PANGO_ALIGN_CENTER,
                        left, cell);
      area->y += label;
      value = put_text (area, type, MUSTER_ROLE_FIGURE, figure->value, PANGO_ALIGN_CENTER, left,
                        cell);
      height = MAX (height, label + value + 2 * padding);
      left += cell;
    }
  area->y = top;

  left = x;
  for (guint i = 0; i + 1 < figures->len; i++)
    {
      left += MAX (widths[i], 1);
      add_line (area, MUSTER_MARK_LINE, left, top, 0, height, HAIR);
    }
  add_line (area, MUSTER_MARK_FRAME, x, top, width, height, THIN);

  return height;
}

/* The width of the longest label, with the gap behind it. Labels stand first in each of the structs. */
static double
measure_labels (Area         *area,
                const GArray *things,
                gsize         size)
{
  double width = 0;

  for (guint i = 0; i < things->len; i++)
    {
      const char *label = *(char *const *) (const void *) (things->data + i * size);

      width = MAX (width, measure (area->type, MUSTER_ROLE_CARD_LABEL, label));
    }
  if (things->len == 0)
    return 0;

  return MIN (width, area->width * 0.4) + LABEL_GAP * area->scale;
}

/* A line to write on. Returns the height that it takes. */
static double
put_blank (Area  *area,
           double x,
           double width)
{
  double height = WRITING_HEIGHT * area->scale;

  if (area->y + height > area->bottom + 0.01)
    area->is_cut = TRUE;
  else
    add_line (area, MUSTER_MARK_LINE, x, area->y + height - 2 * area->scale, width, 0, HAIR);

  return height;
}

static void
put_lines (Area                  *area,
           const MusterSheetCard *card)
{
  double indent = measure_labels (area, card->lines, sizeof (MusterSheetLine));
  double left = area->x + indent;
  double width = area->width - indent;

  for (guint i = 0; i < card->lines->len; i++)
    {
      const MusterSheetLine *line = &g_array_index (card->lines, MusterSheetLine, i);
      gboolean has_label = *line->label != '\0';
      double x = has_label ? left : area->x;
      double room = has_label ? width : area->width;
      double label = 0;
      double text;

      if (has_label)
        label = put_text (area, area->type, MUSTER_ROLE_CARD_LABEL, line->label, PANGO_ALIGN_LEFT,
                          area->x, indent - LABEL_GAP * area->scale);
      else
        area->y += 2 * LINE_GAP * area->scale;
      text = *line->text != '\0'
             ? put_text (area, area->type, MUSTER_ROLE_CARD_TEXT, line->text, PANGO_ALIGN_LEFT, x,
                         room)
             : put_blank (area, x, room);
      area->y += MAX (label, text) + LINE_GAP * area->scale;
    }
}

/* Where a box stands in its row, from the left end of the first. */
static double
get_box_x (guint  index,
           double scale)
{
  return index * (BOX + BOX_GAP) * scale + index / BOX_GROUP * BOX_GROUP_GAP * scale;
}

/* How many of the boxes stand in a row: all of them, or whole groups where that is possible. */
static guint
count_in_row (guint  n_boxes,
              double width,
              double scale)
{
  guint n = 1;

  while (n < n_boxes && get_box_x (n, scale) + BOX * scale <= width + 0.01)
    n++;

  return n < n_boxes && n >= BOX_GROUP ? n - n % BOX_GROUP : n;
}

/* Boxes that need only be a little smaller to stand in one row are. */
static double
fit_boxes (guint  n_boxes,
           double width,
           double scale)
{
  double needed = n_boxes > 0 ? get_box_x (n_boxes - 1, scale) + BOX * scale : 0;

  return needed > width && needed * MIN_BOX_SCALE <= width ? scale * width / needed : scale;
}

/* Returns the height of the boxes, whether they are painted or only measured. */
static double
put_box_rows (Area                   *area,
              const MusterSheetBoxes *boxes,
              double                  x,
              double                  width,
              gboolean                paints)
{
  double scale = fit_boxes (boxes->n_boxes, width, area->scale);
  double pitch = (BOX + BOX_GAP + 1) * scale;
  guint in_row = count_in_row (boxes->n_boxes, width, scale);

  if (boxes->n_boxes == 0)
    return paints ? put_blank (area, x, width) : WRITING_HEIGHT * area->scale;

  for (guint i = 0; paints && i < boxes->n_boxes; i++)
    {
      double y = area->y + i / in_row * pitch + 1.5 * scale;

      if (y + BOX * scale > area->bottom)
        {
          area->is_cut = TRUE;
          break;
        }
      add_line (area, MUSTER_MARK_FRAME, x + get_box_x (i % in_row, scale), y, BOX * scale,
                BOX * scale, THIN);
    }

  return ((boxes->n_boxes - 1) / in_row + 1) * pitch + 1.5 * scale;
}

/* All the boxes of a card, below each other. Returns their height. */
static double
put_boxes (Area                  *area,
           const MusterSheetCard *card,
           gboolean               paints)
{
  double indent = measure_labels (area, card->boxes, sizeof (MusterSheetBoxes));
  double top = area->y;
  double height;

  for (guint i = 0; i < card->boxes->len; i++)
    {
      const MusterSheetBoxes *boxes = &g_array_index (card->boxes, MusterSheetBoxes, i);
      double rows = put_box_rows (area, boxes, area->x + indent, area->width - indent, paints);
      double label = 0;

      if (paints)
        label = put_text (area, area->type, MUSTER_ROLE_CARD_LABEL, boxes->label, PANGO_ALIGN_LEFT,
                          area->x, indent - LABEL_GAP * area->scale);
      else
        label = (BOX + 3) * area->scale;
      area->y += MAX (rows, label) + LINE_GAP * area->scale;
    }
  height = area->y - top;
  area->y = top;

  return height;
}

/* Name and kind, beside what stands in the corner. */
static void
put_header (Area                  *area,
            const MusterSheetCard *card,
            double                 width)
{
  double gap = GAP * area->scale;
  double top = area->y;
  double right = area->x + width;
  double lowest = top;

  if (card->picture != NULL)
    {
      double side = area->width * PICTURE_SHARE;
      double height = MIN (side * PICTURE_SHAPE, (area->bottom - top) * 0.6);

      right -= side;
      muster_galley_add_mark (area->galley, &(MusterMark) {
        .kind = MUSTER_MARK_PICTURE, .x = right, .y = top, .width = side, .height = height,
        .picture = card->picture,
      });
      add_line (area, MUSTER_MARK_FRAME, right, top, side, height, THIN);
      lowest = top + height;
      right -= gap;
    }
  if (card->corner != NULL)
    {
      g_autoptr (GArray) corner = g_array_new (FALSE, FALSE, sizeof (MusterSheetFigure));
      double side;

      g_array_append_vals (corner, card->corner, 1);
      side = MIN (measure_figures (area->type, corner, NULL), width / 3);
      right -= side;
      lowest = MAX (lowest, top + put_figures (area, corner, right, side));
      right -= gap;
    }

  width = MAX (right - area->x, 1);
  area->y += put_text (area, area->type, MUSTER_ROLE_CARD_TITLE, card->title, PANGO_ALIGN_LEFT,
                       area->x, width);
  if (*card->subtitle != '\0')
    area->y += put_text (area, area->type, MUSTER_ROLE_CARD_SUBTITLE, card->subtitle,
                         PANGO_ALIGN_LEFT, area->x, width);
  area->y = MAX (area->y, lowest);
}

static void
put_ellipsis (Area *area)
{
  if (area->is_cut)
    muster_galley_add_piece (area->galley, &(MusterPiece) {
      .text = ELLIPSIS,
      .type = area->type,
      .role = MUSTER_ROLE_CARD_LABEL,
      .alignment = PANGO_ALIGN_RIGHT,
      .x = area->x,
      .y = MAX (area->bottom - 11 * area->scale, 0),
      .width = area->width,
      .n_lines = 1,
    });
}

/* All below each other. @fills: the boxes stand at the foot of the area. */
static void
put_stacked (Area                  *area,
             const MusterSheetCard *card,
             gboolean               fills)
{
  double gap = GAP * area->scale;
  double bottom = area->bottom;
  double boxes;

  put_header (area, card, area->width);
  if (fills)
    {
      area->y += gap / 2;
      add_line (area, MUSTER_MARK_LINE, area->x, area->y, area->width, 0, STRONG);
    }
  area->y += gap;
  if (card->figures->len > 0)
    area->y += put_figures (area, card->figures, area->x, area->width) + gap;

  boxes = put_boxes (area, card, FALSE);
  area->bottom = bottom - boxes - (boxes > 0 ? gap : 0);
  put_lines (area, card);
  put_ellipsis (area);
  area->bottom = bottom;
  if (boxes > 0)
    {
      area->y = fills ? bottom - boxes : area->y + gap / 2;
      area->y += put_boxes (area, card, TRUE);
    }
}

/* Figures beside the name, boxes beside the lines. @side: what the right hand takes. */
static void
put_side_by_side (Area                  *area,
                  const MusterSheetCard *card,
                  double                 side)
{
  double gap = SIDE_GAP * area->scale;
  double left = area->x;
  double width = area->width;
  double top = area->y;
  double strip;
  double boxes;

  put_header (area, card, width - side - gap);
  strip = area->y;
  area->y = top;
  if (card->figures->len > 0)
    strip = MAX (strip, top + put_figures (area, card->figures, left + width - side, side));

  area->y = strip + GAP * area->scale / 2;
  area->x = left + width - side;
  area->width = side;
  boxes = area->y + put_boxes (area, card, TRUE);
  area->x = left;
  area->width = card->boxes->len > 0 ? width - side - gap : width;
  put_lines (area, card);
  area->width = width;
  put_ellipsis (area);
  area->y = MAX (area->y, boxes);
}

static void
begin_area (MusterGalley *galley,
            double        factor,
            Area         *area)
{
  area->galley = galley;
  area->type = factor != 1 ? muster_galley_get_type (galley, factor) : galley->type;
  area->scale = muster_type_get_scale (area->type);
  area->is_cut = FALSE;
}

static double
put_entry (Area                  *area,
           const MusterSheetCard *card)
{
  double padding = ENTRY_PADDING * area->scale;
  double side = measure_figures (area->type, card->figures, NULL);

  area->x = 0;
  area->width = area->galley->width;
  area->y = padding;
  area->bottom = area->galley->max_height - padding;
  if (side <= area->width * MAX_SIDE && card->figures->len > 0)
    put_side_by_side (area, card, side);
  else
    put_stacked (area, card, FALSE);

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
  Area area;

  g_return_if_fail (self != NULL);
  g_return_if_fail (card != NULL);

  slice = muster_galley_add_slice (self, 0);
  for (guint i = 0; i < G_N_ELEMENTS (FACTORS); i++)
    {
      begin_area (self, FACTORS[i], &area);
      muster_galley_take_back (self, 0, 0);
      height = put_entry (&area, card);
      if (!area.is_cut)
        break;
    }
  slice->height = height;
  slice->rule = MUSTER_RULE_THIN;
  slice->rule_width = self->width;
}

/* Rows and columns of cards for a page: each as near to its best shape as can be. */
static guint
choose_columns (const MusterGalley *self,
                guint               per_page)
{
  guint best = 1;
  double least = G_MAXDOUBLE;

  for (guint columns = 1; columns <= per_page; columns++)
    {
      guint rows = (per_page + columns - 1) / columns;
      double shape = (self->page_width / columns) / (self->max_height / rows);
      double distance = fabs (log (shape / CARD_SHAPE)) + (rows * columns - per_page);

      if (distance < least)
        {
          least = distance;
          best = columns;
        }
    }

  return best;
}

/* Returns whether all of it fits. */
static gboolean
try_card (MusterGalley          *self,
          const MusterSheetCard *card,
          const Frame           *frame,
          double                 factor)
{
  double padding = PADDING * muster_type_get_scale (self->type);
  Area area;

  begin_area (self, factor, &area);
  area.x = frame->x + padding;
  area.width = MAX (frame->width - 2 * padding, 1);
  area.y = padding;
  area.bottom = frame->height - padding;
  put_stacked (&area, card, TRUE);

  return !area.is_cut;
}

static void
put_card (MusterGalley          *self,
          const MusterSheetCard *card,
          const Frame           *frame,
          double                 factor)
{
  const MusterSlice *slice = muster_galley_get_slice (self, self->slices->len - 1);
  guint n_pieces = slice->n_pieces;
  guint n_marks = slice->n_marks;

  for (guint i = 0; i < G_N_ELEMENTS (FACTORS); i++)
    {
      muster_galley_take_back (self, n_pieces, n_marks);
      if (try_card (self, card, frame, i == 0 ? factor : FACTORS[i]))
        break;
    }
}

/* The largest type in which all the cards fit, and at least the usual one. */
static double
choose_factor (MusterGalley *self,
               GPtrArray    *cards,
               const Frame  *frame)
{
  guint best = 0;

  for (guint i = 0; i < cards->len; i++)
    {
      while (best + 1 < G_N_ELEMENTS (LARGER))
        {
          gboolean fits = try_card (self, g_ptr_array_index (cards, i), frame, LARGER[best]);

          muster_galley_take_back (self, 0, 0);
          if (fits)
            break;
          best++;
        }
    }

  return LARGER[best];
}

static void
put_cut_lines (MusterGalley *self,
               guint         n_cards,
               double        width,
               double        height)
{
  Area area = { .galley = self };
  double inset = HAIR / 2;

  /* The rows of a page share their lines: the dashes of both fall on the same places. */
  add_line (&area, MUSTER_MARK_DASHES, 0, inset, n_cards * width, 0, HAIR);
  add_line (&area, MUSTER_MARK_DASHES, 0, height - inset, n_cards * width, 0, HAIR);
  for (guint i = 0; i <= n_cards; i++)
    {
      double x = CLAMP (i * width, inset, self->page_width - inset);

      add_line (&area, MUSTER_MARK_DASHES, x, 0, 0, height, HAIR);
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
  Frame frame = { 0 };

  g_return_if_fail (self != NULL);
  g_return_if_fail (block != NULL && block->cards != NULL);

  columns = choose_columns (self, block->per_page);
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
      for (guint j = 0; j < n; j++)
        {
          frame.x = j * frame.width;
          put_card (self, g_ptr_array_index (block->cards, i + j), &frame, factor);
        }
      frame.x = 0;
      if (block->cut_lines)
        put_cut_lines (self, n, frame.width, frame.height);
    }
}
