/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/page/muster-card-area.h"

/* The parts of a card: name, figures in cells, lines with their labels. Each is set from the
 * area's @y on and not below its @bottom; what does not fit is left out, and the area says so. */

#define GAP 5
#define CELL_PADDING 4
#define MIN_CELL 34
#define PICTURE_SHARE 0.3
#define PICTURE_SHAPE 1.25

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
  area->box = MUSTER_BOX_SIDE;
  area->figures = factor;
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

double
muster_card_area_put_text (MusterCardArea *area,
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

/* In how many rows the figures stand, and in which type, from the best to the least that can be read. */
static const struct
{
  guint n_rows;
  double factor;
} WAYS[] = { { 1, 1 }, { 1, 0.9 }, { 2, 1 }, { 2, 0.9 }, { 2, 0.8 }, { 3, 0.8 }, { 3, 0.7 }, { 3, 0.6 } };

/* The place of a row among @n_rows: they are as equal as can be, the first the longest. */
static guint
get_row_start (guint n,
               guint n_rows,
               guint row)
{
  return row * (n / n_rows) + MIN (row, n % n_rows);
}

/* Deals out room to spare within each row, and what is wanting in the end. FALSE: something is wanting. */
static gboolean
fit_rows (double *widths,
          guint   n,
          guint   n_rows,
          double  width)
{
  gboolean fits = TRUE;

  for (guint row = 0; row < n_rows; row++)
    {
      guint start = get_row_start (n, n_rows, row);
      guint end = get_row_start (n, n_rows, row + 1);
      double sum = 0;

      for (guint i = start; i < end; i++)
        sum += widths[i];
      fits = fits && sum <= width;
      for (guint i = start; i < end; i++)
        widths[i] += (width - sum) / (end - start);
    }

  return fits;
}

static MusterType *
fit_figures (MusterCardArea *area,
             const GArray   *figures,
             double          width,
             double         *widths,
             guint          *n_rows)
{
  MusterType *type = area->type;

  for (guint i = 0; i < G_N_ELEMENTS (WAYS); i++)
    {
      if (WAYS[i].n_rows > figures->len)
        continue;
      *n_rows = WAYS[i].n_rows;
      type = muster_galley_scale_type (area->galley, WAYS[i].factor * area->figures);
      muster_card_area_measure (type, figures, widths);
      if (fit_rows (widths, figures->len, *n_rows, width))
        break;
    }

  return type;
}

/* A row of cells, each with a small name above a large value. Returns its height. */
static double
put_figure_row (MusterCardArea *area,
                MusterType     *type,
                const GArray   *figures,
                const double   *widths,
                guint           start,
                guint           end,
                double          x)
{
  double padding = 2 * muster_type_get_scale (type);
  double top = area->y;
  double height = 0;
  double left = x;

  for (guint i = start; i < end; i++)
    {
      const MusterSheetFigure *figure = &g_array_index (figures, MusterSheetFigure, i);
      double cell = MAX (widths[i], 1);
      double label;
      double value;

      area->y = top + padding;
      label = muster_card_area_put_text (area, type, MUSTER_ROLE_FIGURE_LABEL, figure->label,
                                         PANGO_ALIGN_CENTER, left, cell);
      area->y += label;
      value = muster_card_area_put_text (area, type, MUSTER_ROLE_FIGURE, figure->value, PANGO_ALIGN_CENTER,
                                         left, cell);
      height = MAX (height, label + value + 2 * padding);
      left += cell;
    }
  area->y = top;
  left = x;
  for (guint i = start; i + 1 < end; i++)
    {
      left += MAX (widths[i], 1);
      muster_card_area_add_line (area, MUSTER_MARK_LINE, left, top, 0, height, MUSTER_CARD_HAIR);
    }

  return height;
}

double
muster_card_area_put_figures (MusterCardArea *area,
                              const GArray   *figures,
                              double          x,
                              double          width)
{
  g_autofree double *widths = g_new0 (double, figures->len);
  guint n_rows = 1;
  MusterType *type = fit_figures (area, figures, width, widths, &n_rows);
  double top = area->y;
  double height = 0;

  for (guint row = 0; row < n_rows; row++)
    {
      area->y = top + height;
      height += put_figure_row (area, type, figures, widths, get_row_start (figures->len, n_rows, row),
                                get_row_start (figures->len, n_rows, row + 1), x);
      if (row + 1 < n_rows)
        muster_card_area_add_line (area, MUSTER_MARK_LINE, x, top + height, width, 0, MUSTER_CARD_HAIR);
    }
  area->y = top;
  muster_card_area_add_line (area, MUSTER_MARK_FRAME, x, top, width, height, MUSTER_CARD_THIN);

  return height;
}

double
muster_card_area_measure_labels (MusterCardArea *area,
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

  return MIN (width, area->width * 0.4) + MUSTER_CARD_LABEL_GAP * area->scale;
}

double
muster_card_area_put_blank (MusterCardArea *area,
                            double          x,
                            double          width)
{
  double height = MUSTER_CARD_WRITING_HEIGHT * area->scale;

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
  double indent = muster_card_area_measure_labels (area, card->lines, sizeof (MusterSheetLine));
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
        label = muster_card_area_put_text (area, area->type, MUSTER_ROLE_CARD_LABEL, line->label,
                                           PANGO_ALIGN_LEFT, area->x,
                                           indent - MUSTER_CARD_LABEL_GAP * area->scale);
      else
        area->y += 2 * MUSTER_CARD_LINE_GAP * area->scale;
      text = *line->text != '\0'
             ? muster_card_area_put_text (area, area->type, MUSTER_ROLE_CARD_TEXT, line->text,
                                          PANGO_ALIGN_LEFT, x, room)
             : muster_card_area_put_blank (area, x, room);
      area->y += MAX (label, text) + MUSTER_CARD_LINE_GAP * area->scale;
    }
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
      muster_card_area_add_line (area, MUSTER_MARK_FRAME, right, top, side, height, MUSTER_CARD_THIN);
      lowest = top + height;
      right -= gap;
    }
  if (card->corner != NULL)
    {
      g_autoptr (GArray) corner = g_array_new (FALSE, FALSE, sizeof (MusterSheetFigure));
      double side;
      double height;

      g_array_append_vals (corner, card->corner, 1);
      side = MIN (muster_card_area_measure (area->type, corner, NULL), width / 3);
      right -= side;
      height = muster_card_area_put_figures (area, corner, right, side);
      lowest = MAX (lowest, top + height);
      right -= gap;
    }

  width = MAX (right - area->x, 1);
  area->y += muster_card_area_put_text (area, area->type, MUSTER_ROLE_CARD_TITLE, card->title,
                                        PANGO_ALIGN_LEFT, area->x, width);
  if (*card->subtitle != '\0')
    area->y += muster_card_area_put_text (area, area->type, MUSTER_ROLE_CARD_SUBTITLE, card->subtitle,
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
