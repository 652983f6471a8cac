/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/page/muster-card-area.h"

/* The parts of a card: name, figures in cells, lines with their labels, boxes to tick. Each is set from the
 * area's @y on and not below its @bottom; what does not fit is left out, and the area says so. */

#define GAP 5
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
#define THIN 0.7

static const double FACTORS[] = MUSTER_CARD_FACTORS;

static const char ELLIPSIS[] = "…";

void
muster_card_area_init (MusterGalley   *galley,
                       double          factor,
                       MusterCardArea *area)
{
  area->galley = galley;
  area->type = factor != 1 ? muster_galley_scale_type (galley, factor) : galley->type;
  area->scale = muster_type_get_scale (area->type);
  area->is_cut = FALSE;
}

void
muster_card_area_add_line (MusterCardArea *area,
                           MusterMarkKind  kind,
                           double          x,
                           double          y,
                           double          width,
                           double          height,
                           double          thickness)
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
put_text (MusterCardArea *area,
          MusterType     *type,
          MusterTextRole  role,
          const char     *text,
          PangoAlignment  alignment,
          double          x,
          double          width)
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
double
muster_card_area_measure (MusterType   *type,
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
fit_figures (MusterCardArea *area,
             const GArray   *figures,
             double          width,
             double         *widths)
{
  MusterType *type = area->type;

  for (guint i = 0; i < G_N_ELEMENTS (FACTORS); i++)
    {
      double sum;

      if (i > 0)
        type = muster_galley_scale_type (area->galley, FACTORS[i] * area->scale /
                                            muster_type_get_scale (area->galley->type));
      sum = muster_card_area_measure (type, figures, widths);
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
double
muster_card_area_put_figures (MusterCardArea *area,
                              const GArray   *figures,
                              double          x,
                              double          width)
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
      muster_card_area_add_line (area, MUSTER_MARK_LINE, left, top, 0, height, MUSTER_CARD_HAIR);
    }
  muster_card_area_add_line (area, MUSTER_MARK_FRAME, x, top, width, height, THIN);

  return height;
}

/* The width of the longest label, with the gap behind it. Labels stand first in each of the structs. */
static double
measure_labels (MusterCardArea *area,
                const GArray   *things,
                gsize           size)
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
put_blank (MusterCardArea *area,
           double          x,
           double          width)
{
  double height = WRITING_HEIGHT * area->scale;

  if (area->y + height > area->bottom + 0.01)
    area->is_cut = TRUE;
  else
    muster_card_area_add_line (area, MUSTER_MARK_LINE, x, area->y + height - 2 * area->scale, width,
                               0, MUSTER_CARD_HAIR);

  return height;
}

void
muster_card_area_put_lines (MusterCardArea        *area,
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
put_box_rows (MusterCardArea         *area,
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
      muster_card_area_add_line (area, MUSTER_MARK_FRAME, x + get_box_x (i % in_row, scale), y,
                                 BOX * scale, BOX * scale, THIN);
    }

  return ((boxes->n_boxes - 1) / in_row + 1) * pitch + 1.5 * scale;
}

/* All the boxes of a card, below each other. Returns their height. */
double
muster_card_area_put_boxes (MusterCardArea        *area,
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
void
muster_card_area_put_header (MusterCardArea        *area,
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
      muster_card_area_add_line (area, MUSTER_MARK_FRAME, right, top, side, height, THIN);
      lowest = top + height;
      right -= gap;
    }
  if (card->corner != NULL)
    {
      g_autoptr (GArray) corner = g_array_new (FALSE, FALSE, sizeof (MusterSheetFigure));
      double side;

      g_array_append_vals (corner, card->corner, 1);
      side = MIN (muster_card_area_measure (area->type, corner, NULL), width / 3);
      right -= side;
      lowest = MAX (lowest, top + muster_card_area_put_figures (area, corner, right, side));
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

void
muster_card_area_put_ellipsis (MusterCardArea *area)
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
