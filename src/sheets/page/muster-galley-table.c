/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/page/muster-galley.h"

#include <stdlib.h>

/* Tables of a galley. A row is one slice, unless it is higher than a page: then, and only then, its
 * lines are dealt out to as many slices as they need. */

#define TABLE_SPACE 6
#define COLUMN_GAP 8
#define CELL_PADDING 2

/* How much of the width the columns that take what they need may take from those that share, even if the
 * longest words of these are broken by it. */
#define MAX_FITTED 0.6

typedef struct
{
  MusterGalley *galley;
  const MusterTable *table;
  double *x;
  double *widths;
  double scale;
  double max_height; /* of a row */
  int head;          /* slice, or -1 */
  MusterRule row_rule;
} Setting;

/* A cell while its row is set. */
typedef struct
{
  const char *text;
  MusterTextRole role;
  PangoAlignment alignment;
  GArray *heights;
  guint next_line;
} Cell;

static PangoAlignment
get_alignment (MusterAlign align)
{
  switch (align)
    {
    case MUSTER_ALIGN_CENTER:
      return PANGO_ALIGN_CENTER;

    case MUSTER_ALIGN_END:
      return PANGO_ALIGN_RIGHT;

    case MUSTER_ALIGN_START:
    default:
      return PANGO_ALIGN_LEFT;
    }
}

static int
compare_doubles (const void *a,
                 const void *b)
{
  double difference = *(const double *) a - *(const double *) b;

  return difference < 0 ? -1 : difference > 0;
}

/* Narrows the widest of the widths, all to the same, until they are @limit together. */
static void
narrow (double *widths,
        guint   n,
        double  limit)
{
  g_autofree double *sorted = g_memdup2 (widths, n * sizeof (double));
  double rest = limit;
  double cap = limit;

  qsort (sorted, n, sizeof (double), compare_doubles);
  for (guint i = 0; i < n; i++)
    {
      cap = rest / (n - i);
      if (sorted[i] > cap)
        break;
      rest -= sorted[i];
      cap = sorted[i];
    }
  for (guint i = 0; i < n; i++)
    widths[i] = MIN (widths[i], cap);
}

/* The width that a column takes where nothing breaks its texts, or where all that can break them
 * does; so does its title, if @breaks_title. */
static double
measure_column (Setting  *setting,
                guint     column,
                gboolean  breaks_title,
                gboolean  breaks)
{
  MusterType *type = setting->galley->type;
  double width = muster_type_measure (type, MUSTER_ROLE_HEAD,
                                      muster_table_get_column (setting->table, column)->title,
                                      breaks_title);

  for (guint i = 0; i < muster_table_get_n_rows (setting->table); i++)
    {
      const MusterRow *row = muster_table_get_row (setting->table, i);
      MusterTextRole role = row->strong ? MUSTER_ROLE_CELL_STRONG : MUSTER_ROLE_CELL;

      width = MAX (width, muster_type_measure (type, role, row->cells[column], breaks));
    }

  /* What is measured is rounded to units of the layout: without a little room it might break. */
  return width + 0.1;
}

/* What the columns that share take where all that can break them does, or nothing. Returns what they take
 * together. */
static double
measure_shares (Setting  *setting,
                gboolean  breaks,
                double   *widths)
{
  double sum = 0;

  for (guint i = 0; i < muster_table_get_n_columns (setting->table); i++)
    {
      if (muster_table_get_column (setting->table, i)->width > 0)
        widths[i] = measure_column (setting, i, breaks, breaks);
      sum += widths[i];
    }

  return sum;
}

/* Gives what is over to the columns that share, on top of what they have. */
static void
deal_out_rest (Setting *setting,
               double   rest)
{
  guint n_columns = muster_table_get_n_columns (setting->table);
  double shares = 0;

  for (guint i = 0; i < n_columns; i++)
    shares += muster_table_get_column (setting->table, i)->width;
  for (guint i = 0; shares > 0 && i < n_columns; i++)
    setting->widths[i] += rest * muster_table_get_column (setting->table, i)->width / shares;
}

/* Deals @rest out by the shares of the columns that are not dealt yet, and settles those that would have less
 * than their longest word or more than they have use for, whichever is more in all. Returns whether there
 * were any. */
static gboolean
deal_out_once (Setting      *setting,
               const double *words,
               const double *wanted,
               gboolean     *is_dealt,
               double       *rest)
{
  guint n_columns = muster_table_get_n_columns (setting->table);
  double shares = 0, lacking = 0, dealt = 0;
  gboolean any = FALSE;

  for (guint i = 0; i < n_columns; i++)
    shares += is_dealt[i] ? 0 : muster_table_get_column (setting->table, i)->width;
  for (guint i = 0; i < n_columns; i++)
    {
      if (is_dealt[i])
        continue;
      setting->widths[i] = *rest * muster_table_get_column (setting->table, i)->width / shares;
      lacking += CLAMP (setting->widths[i], words[i], wanted[i]) - setting->widths[i];
    }
  for (guint i = 0; i < n_columns; i++)
    {
      double limit = lacking >= 0 ? MAX (setting->widths[i], words[i]) : MIN (setting->widths[i], wanted[i]);

      if (is_dealt[i] || limit == setting->widths[i])
        continue;
      setting->widths[i] = limit;
      dealt += limit;
      is_dealt[i] = any = TRUE;
    }
  *rest -= dealt;

  return any;
}

/* Deals @rest out by the columns' shares, but to none less than its longest word takes, and to none more
 * than its texts need while others lack room. */
static void
deal_out (Setting *setting,
          double  *words,
          double   rest)
{
  guint n_columns = muster_table_get_n_columns (setting->table);
  g_autofree gboolean *is_dealt = g_new0 (gboolean, n_columns);
  g_autofree double *wanted = g_new0 (double, n_columns);
  double sum = measure_shares (setting, FALSE, wanted);
  double least = 0;

  for (guint i = 0; i < n_columns; i++)
    {
      is_dealt[i] = muster_table_get_column (setting->table, i)->width <= 0;
      if (!is_dealt[i] && sum <= rest)
        setting->widths[i] = wanted[i];
      least += words[i];
    }
  if (sum <= rest)
    {
      deal_out_rest (setting, rest - sum);
      return;
    }
  if (least > rest)
    {
      setting->galley->is_cramped = TRUE;
      narrow (words, n_columns, rest);
    }
  while (deal_out_once (setting, words, wanted, is_dealt, &rest))
    ;
}

/* Makes the columns that take what they need @limit wide in all, which is less than @sum, the room that they
 * have: all breaks between words, and within them only if there is no other way. Returns what they take. */
static double
tighten_columns (Setting *setting,
                 double   limit,
                 double   sum)
{
  guint n_columns = muster_table_get_n_columns (setting->table);
  g_autofree double *words = g_new0 (double, n_columns);
  double least = 0;

  for (guint i = 0; i < n_columns; i++)
    if (muster_table_get_column (setting->table, i)->width <= 0)
      {
        words[i] = measure_column (setting, i, TRUE, TRUE);
        least += words[i];
      }
  if (least > limit)
    {
      setting->galley->is_cramped = TRUE;
      narrow (setting->widths, n_columns, limit);
    }
  else
    for (guint i = 0; i < n_columns; i++)
      setting->widths[i] = words[i] + (setting->widths[i] - words[i]) * (limit - least) / (sum - least);

  sum = 0;
  for (guint i = 0; i < n_columns; i++)
    sum += setting->widths[i];

  return sum;
}

static void
set_columns (Setting *setting)
{
  guint n_columns = muster_table_get_n_columns (setting->table);
  double gap = COLUMN_GAP * setting->scale;
  g_autofree double *words = g_new0 (double, n_columns);
  double available = MAX (setting->galley->width - gap * (n_columns - 1), n_columns);
  double shares = 0;
  double limit;
  double fitted;
  double x = 0;
  double sum;

  setting->x = g_new0 (double, n_columns);
  setting->widths = g_new0 (double, n_columns);
  for (guint i = 0; i < n_columns; i++)
    shares += muster_table_get_column (setting->table, i)->width;
  limit = available;
  if (shares > 0)
    limit = MAX (available * MAX_FITTED, available - measure_shares (setting, TRUE, words));

  /* The columns that take what they need: with their titles on one line, or on as many as their words
   * need where that is too wide, and narrower than that only if there is no other way. */
  sum = G_MAXDOUBLE;
  for (int breaks_title = FALSE; breaks_title <= TRUE && sum > limit; breaks_title++)
    {
      sum = 0;
      for (guint i = 0; i < n_columns; i++)
        if (muster_table_get_column (setting->table, i)->width <= 0)
          {
            setting->widths[i] = measure_column (setting, i, breaks_title, FALSE);
            sum += setting->widths[i];
          }
    }
  fitted = sum <= limit ? sum : tighten_columns (setting, limit, sum);

  deal_out (setting, words, available - fitted);
  for (guint i = 0; i < n_columns; i++)
    {
      setting->x[i] = x;
      x += setting->widths[i] + gap;
    }
}

static void
begin_cell (Setting        *setting,
            guint           column,
            const char     *text,
            MusterTextRole  role,
            Cell           *cell)
{
  g_autoptr (PangoLayout) layout = NULL;

  *cell = (Cell) {
    .text = text,
    .role = role,
    .alignment = get_alignment (muster_table_get_column (setting->table, column)->align),
  };
  layout = muster_type_layout (setting->galley->type, role, text, setting->widths[column],
                               cell->alignment);
  cell->heights = muster_galley_words_list_heights (layout);
}

/* Puts as many lines of the cell as fit into the last slice. Returns their height. */
static double
place_lines (Setting *setting,
             guint    column,
             Cell    *cell)
{
  double padding = CELL_PADDING * setting->galley->spacing * setting->scale;
  double height = 0;
  guint first = cell->next_line;

  while (cell->next_line < cell->heights->len)
    {
      double line = g_array_index (cell->heights, double, cell->next_line);

      /* At least one, or a page lower than a line would never end. */
      if (cell->next_line > first && height + line > setting->max_height - 2 * padding)
        break;
      height += line;
      cell->next_line++;
    }
  if (cell->next_line > first)
    muster_galley_add_piece (setting->galley, &(MusterPiece) {
      .text = cell->text,
      .role = cell->role,
      .alignment = cell->alignment,
      .x = setting->x[column],
      .y = padding,
      .width = setting->widths[column],
      .first_line = first,
      .n_lines = cell->next_line - first,
    });

  return height;
}

/* Places the cells in one slice, and what does not fit on a page in further ones. */
static void
place_row (Setting    *setting,
           Cell       *cells,
           double      space,
           MusterRule  rule)
{
  guint n_columns = muster_table_get_n_columns (setting->table);
  double right = setting->x[n_columns - 1] + setting->widths[n_columns - 1];
  gboolean more = TRUE;

  while (more)
    {
      MusterSlice *slice = muster_galley_add_slice (setting->galley, space);
      double height = 0;

      more = FALSE;
      for (guint i = 0; i < n_columns; i++)
        {
          double lines = place_lines (setting, i, &cells[i]);

          height = MAX (height, lines);
          more = more || cells[i].next_line < cells[i].heights->len;
        }
      slice->height = height + 2 * CELL_PADDING * setting->galley->spacing * setting->scale;
      slice->rule = more ? MUSTER_RULE_NONE : rule;
      slice->rule_width = right;
      slice->head = setting->head;
      space = 0;
    }
}

static void
set_row (Setting         *setting,
         const MusterRow *row,
         double           space)
{
  guint n_columns = muster_table_get_n_columns (setting->table);
  g_autofree Cell *cells = g_new0 (Cell, n_columns);

  for (guint i = 0; i < n_columns; i++)
    {
      if (row == NULL)
        begin_cell (setting, i, muster_table_get_column (setting->table, i)->title,
                    MUSTER_ROLE_HEAD, &cells[i]);
      else
        begin_cell (setting, i, row->cells[i],
                    row->strong ? MUSTER_ROLE_CELL_STRONG : MUSTER_ROLE_CELL, &cells[i]);
    }
  place_row (setting, cells, space, row == NULL ? MUSTER_RULE_THICK : setting->row_rule);
  for (guint i = 0; i < n_columns; i++)
    g_array_unref (cells[i].heights);
}

/**
 * muster_galley_table_set:
 *
 * Sets a table below what is there.
 */
void
muster_galley_table_set (MusterGalley      *self,
                         const MusterTable *table)
{
  Setting setting = { .galley = self, .table = table, .head = -1 };
  g_autofree double *x = NULL;
  g_autofree double *widths = NULL;
  gboolean has_head;

  g_return_if_fail (self != NULL);
  g_return_if_fail (table != NULL);

  setting.scale = muster_type_get_scale (self->type);
  setting.max_height = self->max_height;
  set_columns (&setting);
  x = setting.x;
  widths = setting.widths;

  /* Without a head it is no table to the reader, but words beside words. */
  has_head = muster_table_has_head (table);
  setting.row_rule = has_head ? MUSTER_RULE_THIN : MUSTER_RULE_NONE;
  if (has_head)
    {
      GArray *slices = setting.galley->slices;
      guint first = slices->len;
      MusterSlice *head;

      /* A head that is a page high in itself is set once and not repeated. */
      set_row (&setting, NULL, TABLE_SPACE * setting.galley->spacing * setting.scale);
      head = &g_array_index (slices, MusterSlice, slices->len - 1);
      head->keeps_with_next = TRUE;
      if (slices->len == first + 1 && head->height < setting.max_height / 2)
        {
          setting.head = (int) first;
          setting.max_height -= head->height;
        }
    }
  for (guint i = 0; i < muster_table_get_n_rows (table); i++)
    {
      self->item = i;
      set_row (&setting, muster_table_get_row (table, i),
               i == 0 && !has_head ? TABLE_SPACE * self->spacing * setting.scale : 0);
      /* No last row alone at the top of a page. */
      if (i > 0 && i + 2 == muster_table_get_n_rows (table))
        g_array_index (self->slices, MusterSlice, self->slices->len - 1).keeps_with_next = TRUE;
    }
}
