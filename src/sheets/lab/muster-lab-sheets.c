/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/lab/muster-lab-sheets.h"

#include "core/muster-i18n.h"
#include "sheets/chart/muster-chart-painter.h"

/* What the lab has found out, as charts and tables for the window and for paper. */

#define ALIKE 0.005 /* figures that are printed alike */

const char *
muster_lab_get_figure_label (MusterLabFigure figure)
{
  static const char *const labels[] = {
    N_("Expected losses"), N_("Losses for a point spent"), N_("Chance to drive it off")
  };

  return _(labels[figure]);
}

GArray *
muster_lab_new_row (MusterLabMatch  *match,
                    int              unit,
                    MusterLabFigure  figure)
{
  int side = muster_lab_match_get_state (match)->units[unit].def->side;
  g_autoptr (GArray) others = muster_lab_match_list_units (match, 1 - side);
  GArray *row = g_array_new (FALSE, TRUE, sizeof (MusterLabCell));
  double most = -1.0, least = G_MAXDOUBLE;

  for (guint i = 0; i < others->len; i++)
    {
      MusterLabCell cell = { .unit = unit, .target = g_array_index (others, int, i) };

      if (!muster_lab_match_find_best (match, unit, cell.target, figure, &cell.means, &cell.value))
        cell.means = (MusterLabMeans) { 0 };
      most = MAX (most, cell.value);
      least = MIN (least, cell.value);
      g_array_append_val (row, cell);
    }
  for (guint i = 0; i < row->len && most - least >= ALIKE; i++)
    {
      MusterLabCell *cell = &g_array_index (row, MusterLabCell, i);

      cell->mark = most - cell->value < ALIKE ? MUSTER_LAB_BEST
                   : cell->value - least < ALIKE ? MUSTER_LAB_WORST : MUSTER_LAB_NO_MARK;
    }
  return row;
}

char *
muster_lab_dup_cell (const MusterLabCell *cell,
                     MusterLabFigure      figure)
{
  g_autofree char *number = figure == MUSTER_LAB_DRIVEN_OFF ? g_strdup_printf ("%.1f %%", cell->value * 100)
                                                            : g_strdup_printf ("%.2f", cell->value);

  if (cell->mark == MUSTER_LAB_NO_MARK)
    return g_steal_pointer (&number);
  /* Translators: a figure, and that it is the best or the worst of its row. */
  return g_strdup_printf (_("%s (%s)"), number, cell->mark == MUSTER_LAB_BEST ? _("best") : _("worst"));
}

MusterChart *
muster_lab_new_losses_chart (MusterLabMatch      *match,
                             const MusterLabCell *cell)
{
  const MusterState *state = muster_lab_match_get_state (match);
  g_autofree char *means = muster_lab_match_dup_means (match, &cell->means);
  g_autofree char *title = g_strdup_printf (_("%s against %s: %s"), state->units[cell->unit].def->name,
                                            state->units[cell->target].def->name, means);
  MusterChart *chart = muster_chart_new (MUSTER_CHART_BARS, title);
  g_autoptr (GString) note = g_string_new (NULL);
  MusterForecast forecast;

  if (!muster_lab_match_foresee (match, cell->unit, cell->target, &cell->means, &forecast))
    return chart;
  for (guint i = 0; i < forecast.n_spreads; i++)
    {
      const MusterForecastSpread *spread = &forecast.spreads[i];
      double values[MUSTER_FORECAST_RESULTS];

      if (spread->unit != cell->target || !g_str_equal (spread->id, "casualties"))
        continue;
      for (guint k = 0; k <= spread->highest; k++)
        {
          g_autofree char *label = g_strdup_printf ("%u", k);

          muster_chart_add_label (chart, label);
          values[k] = spread->odds[k] * 100.0;
        }
      muster_chart_add_series (chart, _("Chance of so many losses, in per cent"), values);
    }
  g_string_append_printf (note, _("It obeys: %.0f %%."), forecast.chance * 100.0);
  for (guint i = 0; i < forecast.n_chances; i++)
    if (forecast.chances[i].unit == cell->target || forecast.chances[i].unit == cell->unit)
      g_string_append_printf (note, _(" %s, %s: %.0f %%."), state->units[forecast.chances[i].unit].def->name,
                              _(forecast.chances[i].label), forecast.chances[i].chance * 100.0);
  muster_chart_take_note (chart, g_string_free (g_steal_pointer (&note), FALSE));
  return chart;
}

static void
add_direction (MusterDocument  *document,
               MusterLabMatch  *match,
               int              side,
               MusterLabFigure  figure)
{
  const MusterState *state = muster_lab_match_get_state (match);
  g_autoptr (GArray) rows = muster_lab_match_list_units (match, side);
  g_autoptr (GArray) columns = muster_lab_match_list_units (match, 1 - side);
  MusterTable *table = muster_table_new ();

  muster_table_add_column (table, muster_lab_match_get_setup (match)->sides[side].name, 2,
                           MUSTER_ALIGN_START);
  for (guint i = 0; i < columns->len; i++)
    muster_table_add_column (table, state->units[g_array_index (columns, int, i)].def->name, 1,
                             MUSTER_ALIGN_END);
  for (guint i = 0; i < rows->len; i++)
    {
      int unit = g_array_index (rows, int, i);
      g_autoptr (GArray) row = muster_lab_new_row (match, unit, figure);
      g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);

      g_ptr_array_add (cells, g_strdup (state->units[unit].def->name));
      for (guint k = 0; k < row->len; k++)
        g_ptr_array_add (cells, muster_lab_dup_cell (&g_array_index (row, MusterLabCell, k), figure));
      g_ptr_array_add (cells, NULL);
      muster_table_add_row (table, (const char *const *) cells->pdata);
    }
  muster_document_take_table (document, table);
}

MusterDocument *
muster_lab_matches_new (MusterLabMatch  *match,
                        const char      *title,
                        MusterLabFigure  figure)
{
  MusterDocument *document = muster_document_new (title);

  muster_document_set_label (document, _("Match-ups"));
  muster_document_set_subtitle (document, muster_lab_get_figure_label (figure));
  muster_document_add_paragraph (document, MUSTER_TEXT_QUIET,
                                 _("In one activation, in the open, by whatever does most; the chance that "
                                   "the unit obeys is counted. Worked out exactly from the rules."));
  for (int side = 0; side < 2; side++)
    {
      muster_document_add_heading (document, 1, side == 0 ? _("What the first does to the second")
                                                          : _("What the second does to the first"));
      add_direction (document, match, side, figure);
    }
  return document;
}

MusterChart *
muster_lab_new_shares_chart (const MusterLabRun   *run,
                             const MusterLabTally *tally)
{
  MusterChart *chart = muster_chart_new (MUSTER_CHART_INTERVALS, _("Battles won"));

  for (guint i = 0; i < 3; i++)
    {
      MusterChartInterval interval = { .n = (guint) tally->n };

      muster_lab_get_share (i < 2 ? tally->won[i] : tally->drawn, tally->n, &interval.share, &interval.low,
                            &interval.high);
      muster_chart_add_interval (chart, i < 2 ? run->setup->sides[i].name : _("Drawn"), &interval);
    }
  return chart;
}

char *
muster_lab_dup_even (const MusterSetup   *setup,
                     const MusterLabEven *even)
{
  if (even->side < 0)
    return g_strdup (_("It is even as it is: the intervals overlap."));
  if (!even->found)
    return g_strdup_printf (_("%s cannot be helped by more units of its own."),
                            setup->sides[even->side].name);
  return g_strdup_printf (even->in_models ? _("%s needs %d more models to make it even (%d to %d).")
                                          : _("%s needs %d more points to make it even (%d to %d)."),
                          setup->sides[even->side].name, even->more, even->low, even->high);
}

static void
add_units (MusterDocument       *document,
           const MusterLabRun   *run,
           const MusterLabTally *tally)
{
  MusterTable *table = muster_table_new ();
  double n = MAX ((double) tally->n, 1.0);

  muster_table_add_column (table, _("Side"), 2, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Unit"), 3, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("In play at the end"), 1, MUSTER_ALIGN_END);
  muster_table_add_column (table, _("Models felled"), 1, MUSTER_ALIGN_END);
  for (guint i = 0; i < tally->n_units; i++)
    {
      const MusterUnitDef *def = g_ptr_array_index (run->setup->units, i);
      g_autofree char *stays = g_strdup_printf ("%.0f %%", (double) tally->units[i].fates[0] * 100.0 / n);
      g_autofree char *felled = g_strdup_printf ("%.1f", (double) tally->units[i].felled / n);

      muster_table_add_row (table, MUSTER_CELLS (run->setup->sides[def->side].name, def->name, stays,
                                                 felled));
    }
  muster_document_add_heading (document, 1, _("Units"));
  muster_document_take_table (document, table);
}

MusterDocument *
muster_lab_battles_new (const MusterLabRun   *run,
                        const MusterLabTally *tally,
                        const MusterLabEven  *even,
                        const char           *title)
{
  MusterDocument *document = muster_document_new (title);
  g_autoptr (MusterChart) chart = muster_lab_new_shares_chart (run, tally);
  g_auto (GStrv) left_out = muster_lab_list_left_out (run->setup);
  g_autofree char *words =
    g_strdup_printf (_("%u simulated battles, seed %" G_GUINT64_FORMAT "; policies: %s, %s; "
                       "ended by agreement: %" G_GUINT64_FORMAT), run->n_battles, run->seed,
                     run->policies[0]->name, run->policies[1]->name, tally->cut);

  muster_document_set_label (document, _("Simulated battles"));
  muster_document_set_subtitle (document, _("Simulated battles"));
  muster_chart_add_to (chart, document);
  muster_document_add_paragraph (document, MUSTER_TEXT_BODY, words);
  if (even != NULL)
    {
      g_autofree char *sentence = muster_lab_dup_even (run->setup, even);

      muster_document_add_paragraph (document, MUSTER_TEXT_STRONG, sentence);
    }
  add_units (document, run, tally);
  muster_document_add_heading (document, 1, _("Left out"));
  muster_document_add_list (document, (const char *const *) left_out);
  return document;
}
