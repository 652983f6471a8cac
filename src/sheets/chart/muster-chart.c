/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/chart/muster-chart.h"

#include "core/muster-bidi.h"
#include "core/muster-i18n.h"

#include <math.h>

static void
free_series (gpointer data)
{
  MusterChartSeries *series = data;

  g_free (series->name);
  g_free (series->values);
  g_free (series);
}

/**
 * muster_chart_new:
 *
 * Returns: (transfer full): a chart with nothing in it
 */
MusterChart *
muster_chart_new (MusterChartKind  kind,
                  const char      *title)
{
  MusterChart *self = g_new0 (MusterChart, 1);

  g_return_val_if_fail (title != NULL, NULL);

  g_ref_count_init (&self->ref_count);
  self->kind = kind;
  self->title = g_strdup (title);
  self->labels = g_ptr_array_new_with_free_func (g_free);
  self->breaks = g_array_new (FALSE, FALSE, sizeof (guint));
  self->series = g_ptr_array_new_with_free_func (free_series);
  self->intervals = g_array_new (FALSE, FALSE, sizeof (MusterChartInterval));
  self->cells = g_array_new (FALSE, FALSE, sizeof (MusterChartCell));

  return self;
}

MusterChart *
muster_chart_ref (MusterChart *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_ref_count_inc (&self->ref_count);

  return self;
}

void
muster_chart_unref (MusterChart *self)
{
  g_return_if_fail (self != NULL);

  if (!g_ref_count_dec (&self->ref_count))
    return;

  g_free (self->title);
  g_free (self->note);
  g_array_unref (self->breaks);
  g_ptr_array_unref (self->labels);
  g_ptr_array_unref (self->series);
  g_array_unref (self->intervals);
  g_array_unref (self->cells);
  g_free (self);
}

void
muster_chart_add_label (MusterChart *self,
                        const char  *label)
{
  g_return_if_fail (self != NULL && label != NULL);

  g_ptr_array_add (self->labels, g_strdup (label));
}

void
muster_chart_add_break (MusterChart *self)
{
  g_return_if_fail (self != NULL);

  g_array_append_val (self->breaks, self->labels->len);
}

/**
 * muster_chart_take_note:
 * @note: (transfer full)
 */
void
muster_chart_take_note (MusterChart *self,
                        char        *note)
{
  g_return_if_fail (self != NULL);

  g_free (self->note);
  self->note = note;
}

gboolean
muster_chart_has_break (const MusterChart *self,
                        guint              label)
{
  for (guint i = 0; i < self->breaks->len; i++)
    {
      if (g_array_index (self->breaks, guint, i) == label)
        return TRUE;
    }

  return FALSE;
}

void
muster_chart_add_series (MusterChart  *self,
                         const char   *name,
                         const double *values)
{
  MusterChartSeries *series;

  g_return_if_fail (self != NULL && name != NULL);

  series = g_new0 (MusterChartSeries, 1);
  series->name = g_strdup (name);
  series->values = g_memdup2 (values, self->labels->len * sizeof *values);
  g_ptr_array_add (self->series, series);
}

void
muster_chart_add_interval (MusterChart               *self,
                           const char                *label,
                           const MusterChartInterval *interval)
{
  muster_chart_add_label (self, label);
  g_array_append_val (self->intervals, *interval);
}

void
muster_chart_add_cell (MusterChart           *self,
                       const MusterChartCell *cell)
{
  g_return_if_fail (self != NULL && cell != NULL);

  g_array_append_val (self->cells, *cell);
}

gboolean
muster_chart_is_empty (const MusterChart *self)
{
  return self->labels->len == 0 ||
         (self->series->len == 0 && self->intervals->len == 0 && self->cells->len == 0);
}

static char *
format_value (double value)
{
  return isnan (value) ? g_strdup ("") : g_strdup_printf ("%.0f", value);
}

static void
add_row (MusterTable *table,
         GPtrArray   *cells)
{
  g_ptr_array_add (cells, NULL);
  muster_table_add_row (table, (const char *const *) cells->pdata);
}

/* A column for the labels, and one for each series. */
static void
fill_series (const MusterChart *self,
             MusterTable       *table)
{
  muster_table_add_column (table, "", 0, MUSTER_ALIGN_START);
  for (guint i = 0; i < self->series->len; i++)
    muster_table_add_column (table, ((MusterChartSeries *) self->series->pdata[i])->name, 0,
                             MUSTER_ALIGN_END);
  for (guint row = 0; row < self->labels->len; row++)
    {
      g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);

      g_ptr_array_add (cells, g_strdup (self->labels->pdata[row]));
      for (guint i = 0; i < self->series->len; i++)
        g_ptr_array_add (cells, format_value (((MusterChartSeries *) self->series->pdata[i])->values[row]));
      add_row (table, cells);
    }
}

static void
fill_intervals (const MusterChart *self,
                MusterTable       *table)
{
  muster_table_add_column (table, "", 1, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Share won"), 0, MUSTER_ALIGN_END);
  muster_table_add_column (table, _("95 % interval"), 0, MUSTER_ALIGN_END);
  muster_table_add_column (table, _("Of"), 0, MUSTER_ALIGN_END);
  for (guint row = 0; row < self->intervals->len; row++)
    {
      const MusterChartInterval *interval = &g_array_index (self->intervals, MusterChartInterval, row);
      g_autofree char *share = g_strdup_printf ("%.0f %%", interval->share * 100);
      g_autofree char *range = g_strdup_printf ("%.0f–%.0f %%", interval->low * 100, interval->high * 100);
      g_autofree char *n = g_strdup_printf ("%u", interval->n);

      muster_table_add_row (table, MUSTER_CELLS (self->labels->pdata[row], share, range, n));
    }
}

/**
 * muster_chart_new_figures:
 *
 * Returns: (transfer full): the figures
 */
MusterTable *
muster_chart_new_figures (const MusterChart *self)
{
  MusterTable *table = muster_table_new ();

  if (self->kind == MUSTER_CHART_INTERVALS)
    fill_intervals (self, table);
  else if (self->kind == MUSTER_CHART_MATRIX)
    {
      guint n = self->labels->len;

      muster_table_add_column (table, "", 0, MUSTER_ALIGN_START);
      for (guint i = 0; i < n; i++)
        muster_table_add_column (table, self->labels->pdata[i], 0, MUSTER_ALIGN_CENTER);
      for (guint row = 0; row < n; row++)
        {
          g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);

          g_ptr_array_add (cells, g_strdup (self->labels->pdata[row]));
          for (guint i = 0; i < n; i++)
            {
              const MusterChartCell *cell = &g_array_index (self->cells, MusterChartCell, row * n + i);

              g_ptr_array_add (cells, cell->won + cell->drawn + cell->lost > 0
                                        ? g_strdup_printf ("%u–%u–%u", cell->won, cell->drawn, cell->lost)
                                        : g_strdup (""));
            }
          add_row (table, cells);
        }
    }
  else
    fill_series (self, table);

  return table;
}

/* "Kings: won 50 % of 6, 95 % interval 19–81 %" */
static char *
dup_interval_words (const MusterChart *self,
                    guint              row)
{
  const MusterChartInterval *interval = &g_array_index (self->intervals, MusterChartInterval, row);
  g_autofree char *label = muster_bidi_isolate (self->labels->pdata[row]);

  return g_strdup_printf (_("%s: won %.0f %% of %u, 95 %% interval %.0f–%.0f %%"), label,
                          interval->share * 100, interval->n, interval->low * 100, interval->high * 100);
}

/* "Ann: Ben 3–0–2, Cora 2–0–0" */
static char *
dup_row_words (const MusterTable *figures,
               guint              row)
{
  const MusterRow *cells = muster_table_get_row (figures, row);
  GString *words = g_string_new (NULL);
  const char *separator = ": ";

  muster_bidi_append (words, cells->cells[0]);
  for (guint i = 1; i < muster_table_get_n_columns (figures); i++)
    {
      if (*cells->cells[i] == '\0')
        continue;
      g_string_append (words, separator);
      muster_bidi_append (words, muster_table_get_column (figures, i)->title);
      g_string_append_printf (words, " %s", cells->cells[i]);
      separator = ", ";
    }

  return g_string_free (words, FALSE);
}

/**
 * muster_chart_list_words:
 *
 * Returns: (transfer full): what it shows
 */
char **
muster_chart_list_words (const MusterChart *self)
{
  g_autoptr (MusterTable) figures = muster_chart_new_figures (self);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < muster_table_get_n_rows (figures); i++)
    {
      g_autofree char *words = self->kind == MUSTER_CHART_INTERVALS ? dup_interval_words (self, i)
                                                                    : dup_row_words (figures, i);

      g_strv_builder_add (builder, words);
    }

  return g_strv_builder_end (builder);
}
