/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/page/muster-card-area.h"

/* The parts of a card: name, figures in cells, lines with their labels. Each is set from the
 * area's @y on and not below its @bottom; what does not fit is left out, and the area says so. */

#define GAP 5
#define CELL_PADDING 4
#define MIN_CELL 34
#define MIN_GAPS 0.6 /* of a cell: figures that touch are one number */
#define CORNER (1.0 / 3) /* of the width */
#define MAX_CORNER 0.45
#define PICTURE_SHARE 0.3
#define PICTURE_SHAPE 1.25

static const char ELLIPSIS[] = "…";

void
muster_card_area_init (MusterGalley         *galley,
                       const MusterCardSize *size,
                       double                factor,
                       MusterCardArea       *area)
{
  double scale = muster_type_get_scale (galley->type);

  area->galley = galley;
  area->type = muster_galley_scale_type (galley, size->words * factor / scale);
  area->scale = muster_type_get_scale (area->type);
  area->is_cut = FALSE;
  area->box = size->box;
  area->gaps = size->gaps;
  area->figures = size->figures * factor / scale;
  area->labels = size->labels * factor / scale;
  area->is_exact = size->is_exact;
  area->used_figures = 0;
  area->used_labels = 0;
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
  g_autoptr (GArray) heights = muster_galley_words_list_heights (layout);
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

/* The fonts of cells. */
typedef struct
{
  MusterType *labels;
  MusterType *figures;
} Cells;

static void
init_cells (MusterCardArea *area,
            double          factor,
            Cells          *cells)
{
  cells->labels = muster_galley_scale_type (area->galley, area->labels * factor);
  cells->figures = muster_galley_scale_type (area->galley, area->figures * factor);
}

/* What each of the cells takes, without room to spare. Returns what they take together. */
static double
measure_cells (MusterCardArea *area,
               const Cells    *cells,
               const GArray   *figures,
               double         *widths)
{
  double scale = muster_type_get_scale (cells->labels) * MAX (area->gaps, MIN_GAPS);
  double sum = 0;

  for (guint i = 0; i < figures->len; i++)
    {
      const MusterSheetFigure *figure = &g_array_index (figures, MusterSheetFigure, i);
      double width = MAX (measure (cells->labels, MUSTER_ROLE_FIGURE_LABEL, figure->label),
                          measure (cells->figures, MUSTER_ROLE_FIGURE, figure->value)) +
                     2 * CELL_PADDING * scale;

      widths[i] = MAX (width, MIN_CELL * scale);
      sum += widths[i];
    }

  return sum;
}

double
muster_card_area_measure (MusterCardArea *area,
                          const GArray   *figures)
{
  g_autofree double *widths = g_new0 (double, figures->len);
  Cells cells;

  init_cells (area, 1, &cells);

  return measure_cells (area, &cells, figures, widths);
}

/* In how many rows the figures stand, and in which type, from the best to the least that can be read. */
static const struct
{
  guint n_rows;
  double factor;
} WAYS[] = {
  { 1, 1 },   { 1, 0.9 }, { 2, 1 },   { 2, 0.9 }, { 2, 0.8 },
  { 3, 0.8 }, { 3, 0.7 }, { 3, 0.6 }, { 3, 1 },
};

/* The last of them for figures that are not set smaller; for others the last but one. */
#define LAST_WAY (G_N_ELEMENTS (WAYS) - 2)

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

static void
fit_figures (MusterCardArea *area,
             const GArray   *figures,
             double          width,
             double         *widths,
             guint          *n_rows,
             Cells          *cells)
{
  guint last = area->is_exact ? LAST_WAY + 1 : LAST_WAY;

  for (guint i = 0; i <= last; i++)
    {
      if (WAYS[i].n_rows > figures->len || (area->is_exact && WAYS[i].factor < 1))
        continue;
      *n_rows = WAYS[i].n_rows;
      init_cells (area, WAYS[i].factor, cells);
      measure_cells (area, cells, figures, widths);
      if (fit_rows (widths, figures->len, *n_rows, width))
        return;
    }
  area->is_cut = area->is_cut || area->is_exact;
}

/* A row of cells, each with a small name above a large value. Returns its height. */
static double
put_figure_row (MusterCardArea *area,
                const Cells    *cells,
                const GArray   *figures,
                const double   *widths,
                guint           start,
                guint           end,
                double          x)
{
  double padding = 2 * muster_type_get_scale (cells->labels) * area->gaps;
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
      label = muster_card_area_put_text (area, cells->labels, MUSTER_ROLE_FIGURE_LABEL, figure->label,
                                         PANGO_ALIGN_CENTER, left, cell);
      area->y += label;
      value = muster_card_area_put_text (area, cells->figures, MUSTER_ROLE_FIGURE, figure->value,
                                         PANGO_ALIGN_CENTER, left, cell);
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
  double top = area->y;
  double height = 0;
  Cells cells;

  fit_figures (area, figures, width, widths, &n_rows, &cells);
  area->used_figures = MAX (area->used_figures, muster_type_get_scale (cells.figures));
  area->used_labels = MAX (area->used_labels, muster_type_get_scale (cells.labels));
  for (guint row = 0; row < n_rows; row++)
    {
      area->y = top + height;
      height += put_figure_row (area, &cells, figures, widths, get_row_start (figures->len, n_rows, row),
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
        area->y += 2 * MUSTER_CARD_LINE_GAP * area->scale * area->gaps;
      text = *line->text != '\0'
             ? muster_card_area_put_text (area, area->type, MUSTER_ROLE_CARD_TEXT, line->text,
                                          PANGO_ALIGN_LEFT, x, room)
             : muster_card_area_put_blank (area, x, room);
      area->y += MAX (label, text) + MUSTER_CARD_LINE_GAP * area->scale * area->gaps;
    }
}

/* Name and kind, beside what stands in the corner. */
void
muster_card_area_put_header (MusterCardArea        *area,
                             const MusterSheetCard *card,
                             double                 width)
{
  double gap = GAP * area->scale * area->gaps;
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
      side = MIN (muster_card_area_measure (area, corner), width * (area->is_exact ? MAX_CORNER : CORNER));
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
