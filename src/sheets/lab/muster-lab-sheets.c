/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/lab/muster-lab-sheets.h"

#include <inttypes.h>

#include "core/muster-i18n.h"
#include "sheets/chart/muster-chart-painter.h"

/* What the lab has found out, as charts and tables for the window and for paper. */

#define ALIKE 0.005 /* figures that are printed alike */

const char *
muster_lab_sheets_get_figure_label (MusterLabFigure figure)
{
  static const char *const labels[] = {
    N_("Expected losses"), N_("Losses for a point spent"), N_("Chance to drive it off")
  };

  return _(labels[figure]);
}

GArray *
muster_lab_sheets_new_row (MusterLabMatch  *match,
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
muster_lab_sheets_dup_number (const MusterLabCell *cell,
                              MusterLabFigure      figure)
{
  return figure == MUSTER_LAB_DRIVEN_OFF ? g_strdup_printf ("%.1f %%", cell->value * 100)
                                         : g_strdup_printf ("%.2f", cell->value);
}

const char *
muster_lab_sheets_get_mark_label (MusterLabMark mark)
{
  return mark == MUSTER_LAB_BEST ? _("best") : mark == MUSTER_LAB_WORST ? _("worst") : "";
}

char *
muster_lab_sheets_dup_cell (const MusterLabCell *cell,
                            MusterLabFigure      figure)
{
  g_autofree char *number = muster_lab_sheets_dup_number (cell, figure);

  if (cell->mark == MUSTER_LAB_NO_MARK)
    return g_steal_pointer (&number);
  /* Translators: a figure, and that it is the best or the worst of its row. */
  return g_strdup_printf (_("%s (%s)"), number, muster_lab_sheets_get_mark_label (cell->mark));
}

MusterChart *
muster_lab_sheets_new_losses_chart (MusterLabMatch      *match,
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

MusterTable *
muster_lab_sheets_new_matches_table (MusterLabMatch  *match,
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
      g_autoptr (GArray) row = muster_lab_sheets_new_row (match, unit, figure);
      g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);

      g_ptr_array_add (cells, g_strdup (state->units[unit].def->name));
      for (guint k = 0; k < row->len; k++)
        g_ptr_array_add (cells, muster_lab_sheets_dup_cell (&g_array_index (row, MusterLabCell, k), figure));
      g_ptr_array_add (cells, NULL);
      muster_table_add_row (table, (const char *const *) cells->pdata);
    }
  return table;
}

MusterDocument *
muster_lab_sheets_matches_new (MusterLabMatch  *match,
                               const char      *title,
                               MusterLabFigure  figure)
{
  MusterDocument *document = muster_document_new (title);

  muster_document_set_label (document, _("Match-ups"));
  muster_document_set_subtitle (document, muster_lab_sheets_get_figure_label (figure));
  muster_document_add_paragraph (document, MUSTER_TEXT_QUIET,
                                 _("In one activation, in the open, by whatever does most; the chance that "
                                   "the unit obeys is counted. Worked out exactly from the rules."));
  for (int side = 0; side < 2; side++)
    {
      muster_document_add_heading (document, 1, side == 0 ? _("What the first does to the second")
                                                          : _("What the second does to the first"));
      muster_document_take_table (document, muster_lab_sheets_new_matches_table (match, side, figure));
    }
  return document;
}

MusterChart *
muster_lab_sheets_new_shares_chart (const MusterLabRun   *run,
                                    const MusterLabTally *tally)
{
  MusterChart *chart = muster_chart_new (MUSTER_CHART_INTERVALS, _("Battles won"));

  for (guint i = 0; i < 3; i++)
    {
      MusterChartInterval interval = { .n = (guint) tally->n };

      muster_lab_run_get_share (i < 2 ? tally->won[i] : tally->drawn, tally->n, &interval.share,
                                &interval.low,
                                &interval.high);
      muster_chart_add_interval (chart, i < 2 ? run->setup->sides[i].name : _("Drawn"), &interval);
    }
  return chart;
}

char *
muster_lab_sheets_dup_even (const MusterSetup   *setup,
                            const MusterLabEven *even)
{
  if (even->side < 0)
    return g_strdup (_("It is even as it is: the intervals overlap."));
  if (!even->found)
    return g_strdup_printf (_("%s cannot be helped by more units of its own."),
                            setup->sides[even->side].name);
  return g_strdup_printf (even->in_models
                            ? dngettext (GETTEXT_PACKAGE,
                                         "%s needs %d more model to make it even (%d to %d).",
                                         "%s needs %d more models to make it even (%d to %d).",
                                         (gulong) even->more)
                            : dngettext (GETTEXT_PACKAGE,
                                         "%s needs %d more point to make it even (%d to %d).",
                                         "%s needs %d more points to make it even (%d to %d).",
                                         (gulong) even->more),
                          setup->sides[even->side].name, even->more, even->low, even->high);
}

char *
muster_lab_sheets_dup_fates (const MusterLabRun   *run,
                             const MusterLabTally *tally,
                             guint                 unit)
{
  const MusterChoice *fates = muster_ruleset_get_rules (run->setup->ruleset)->fates;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tally->units[unit].fates) && fates[i].id != NULL; i++)
    if (tally->units[unit].fates[i] > 0)
      /* Translators: what becomes of a unit, and how often: “Routed 12 %”. */
      g_string_append_printf (text, _("%s%s %.0f %%"), text->len > 0 ? ", " : "", _(fates[i].label),
                              (double) tally->units[unit].fates[i] * 100.0 / MAX ((double) tally->n, 1.0));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
muster_lab_sheets_dup_worth (const MusterLabRun   *run,
                             const MusterLabTally *tally,
                             guint                 unit)
{
  const MusterUnitDef *def = g_ptr_array_index (run->setup->units, unit);

  if (muster_unit_type_get_cost (def->type, def->options, def->n_options) == 0)
    return g_strdup ("");
  /* Translators: what the models that a unit felled were worth. */
  return g_strdup_printf (_("%.2f points for a point"),
                          muster_lab_run_tally_get_worth (tally, run->setup, unit));
}

MusterTable *
muster_lab_sheets_new_units_table (const MusterLabRun   *run,
                                   const MusterLabTally *tally)
{
  MusterTable *table = muster_table_new ();

  muster_table_add_column (table, _("Side"), 2, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Unit"), 3, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("At the end"), 4, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Models felled"), 1, MUSTER_ALIGN_END);
  muster_table_add_column (table, _("Worth for a point"), 1, MUSTER_ALIGN_END);
  for (guint i = 0; i < tally->n_units; i++)
    {
      const MusterUnitDef *def = g_ptr_array_index (run->setup->units, i);
      g_autofree char *fates = muster_lab_sheets_dup_fates (run, tally, i);
      g_autofree char *felled =
        g_strdup_printf ("%.1f", (double) tally->units[i].felled / MAX ((double) tally->n, 1.0));
      g_autofree char *worth = g_strdup_printf ("%.2f",
                                                muster_lab_run_tally_get_worth (tally, run->setup, i));

      muster_table_add_row (table, MUSTER_CELLS (run->setup->sides[def->side].name, def->name, fates, felled,
                                                 worth));
    }
  return table;
}

MusterTable *
muster_lab_sheets_new_means_table (const MusterLabRun   *run,
                                   const MusterLabTally *tally)
{
  MusterTable *table = muster_table_new ();
  g_autofree char *turns = NULL;
  double mean, spread;

  muster_table_add_column (table, _("Side"), 2, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Points"), 1, MUSTER_ALIGN_END);
  muster_table_add_column (table, _("Models lost"), 1, MUSTER_ALIGN_END);
  muster_table_add_column (table, _("Turns"), 1, MUSTER_ALIGN_END);
  muster_lab_run_sum_get (&tally->turns, tally->n, &mean, &spread);
  turns = g_strdup_printf ("%.1f ± %.1f", mean, spread);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *points = NULL;
      g_autofree char *losses = NULL;

      muster_lab_run_sum_get (&tally->points[i], tally->n, &mean, &spread);
      points = g_strdup_printf ("%.1f ± %.1f", mean, spread);
      muster_lab_run_sum_get (&tally->losses[i], tally->n, &mean, &spread);
      losses = g_strdup_printf ("%.1f ± %.1f", mean, spread);
      muster_table_add_row (table, MUSTER_CELLS (run->setup->sides[i].name, points, losses, turns));
    }
  return table;
}

MusterDocument *
muster_lab_sheets_battles_new (const MusterLabRun   *runs,
                               const MusterLabTally *tallies,
                               guint                 n,
                               const MusterLabEven  *even,
                               const char           *title)
{
  MusterDocument *document = muster_document_new (title);
  g_auto (GStrv) left_out = muster_lab_battle_list_left_out (runs[0].setup);

  muster_document_set_label (document, _("Simulated battles"));
  muster_document_set_subtitle (document, _("Simulated battles"));
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (MusterChart) chart = muster_lab_sheets_new_shares_chart (&runs[i], &tallies[i]);
      g_autofree char *words =
        g_strdup_printf (_("%u simulated battles, seed %" PRIu64 "; policies: %s, %s; "
                           "ended by agreement: %" PRIu64), runs[i].n_battles, runs[i].seed,
                         _(runs[i].policies[0]->name), _(runs[i].policies[1]->name), tallies[i].cut);

      if (i > 0)
        muster_document_add_heading (document, 1, _("With attacker and defender changed"));
      muster_chart_painter_add_to (chart, document);
      muster_document_add_paragraph (document, MUSTER_TEXT_BODY, words);
      if (i == 0 && even != NULL)
        {
          g_autofree char *sentence = muster_lab_sheets_dup_even (runs[0].setup, even);

          muster_document_add_paragraph (document, MUSTER_TEXT_STRONG, sentence);
        }
      muster_document_take_table (document, muster_lab_sheets_new_means_table (&runs[i], &tallies[i]));
      muster_document_add_heading (document, 1, _("Units"));
      muster_document_take_table (document, muster_lab_sheets_new_units_table (&runs[i], &tallies[i]));
    }
  muster_document_add_heading (document, 1, _("Left out"));
  muster_document_add_list (document, (const char *const *) left_out);
  return document;
}

static const MusterUnitDef *
get_duellist (const MusterLabDuel *duel,
              guint                side)
{
  return g_ptr_array_index (duel->setup->units, (guint) duel->units[side]);
}

const char *
muster_lab_sheets_get_act_label (MusterLabDuelAct act)
{
  static const char *const labels[] = {
    N_("Shoots whenever it can"), N_("Closes and attacks"), N_("Holds its place")
  };

  return _(labels[act]);
}

char *
muster_lab_sheets_dup_stands (const MusterLabDuel       *duel,
                              const MusterLabDuelResult *result)
{
  return g_strdup_printf (_("At the end both are in play in %.1f %% of all cases, only %s in %.1f %%, only "
                            "%s in %.1f %%, and neither in %.1f %%."),
                          result->stands[0] * 100, get_duellist (duel, 0)->name, result->stands[1] * 100,
                          get_duellist (duel, 1)->name, result->stands[2] * 100, result->stands[3] * 100);
}

MusterChart *
muster_lab_sheets_new_duel_chart (const MusterLabDuel       *duel,
                                  const MusterLabDuelResult *result)
{
  MusterChart *chart = muster_chart_new (MUSTER_CHART_LINES, _("Models left"));
  double values[MUSTER_LAB_DUEL_TURNS];

  for (guint i = 0; i < result->n_turns; i++)
    {
      g_autofree char *label = g_strdup_printf ("%u", i + 1);

      muster_chart_add_label (chart, label);
    }
  for (guint side = 0; side < 2; side++)
    {
      for (guint i = 0; i < result->n_turns; i++)
        values[i] = result->turns[i].strength[side];
      muster_chart_add_series (chart, get_duellist (duel, side)->name, values);
    }
  muster_chart_take_note (chart, result->exact
                                   ? g_strdup (_("Expected after each turn, worked out exactly."))
                                   : g_strdup_printf (_("After each turn, the mean of %u simulated duels, "
                                                        "seed %" PRIu64 "."), result->n_battles,
                                                      duel->seed));
  return chart;
}

MusterTable *
muster_lab_sheets_new_duel_table (const MusterLabDuel       *duel,
                                  const MusterLabDuelResult *result)
{
  MusterTable *table = muster_table_new ();

  muster_table_add_column (table, _("Turn"), 1, MUSTER_ALIGN_START);
  for (guint side = 0; side < 2; side++)
    {
      muster_table_add_column (table, get_duellist (duel, side)->name, 2, MUSTER_ALIGN_END);
      muster_table_add_column (table, _("In play"), 1, MUSTER_ALIGN_END);
    }
  for (guint i = 0; i < result->n_turns; i++)
    {
      const MusterLabDuelTurn *turn = &result->turns[i];
      g_autofree char *number = g_strdup_printf ("%u", i + 1);
      g_autofree char *first = g_strdup_printf ("%.2f", turn->strength[0]);
      g_autofree char *first_in_play = g_strdup_printf ("%.1f %%", turn->in_play[0] * 100);
      g_autofree char *second = g_strdup_printf ("%.2f", turn->strength[1]);
      g_autofree char *second_in_play = g_strdup_printf ("%.1f %%", turn->in_play[1] * 100);

      muster_table_add_row (table, MUSTER_CELLS (number, first, first_in_play, second, second_in_play));
    }
  return table;
}

MusterDocument *
muster_lab_sheets_duel_new (const MusterLabDuel       *duel,
                            const MusterLabDuelResult *result,
                            const char                *title)
{
  const MusterLabRules *lab = muster_ruleset_get_rules (duel->setup->ruleset)->lab;
  MusterDocument *document = muster_document_new (title);
  g_autoptr (MusterChart) chart = muster_lab_sheets_new_duel_chart (duel, result);
  g_autofree char *stands = muster_lab_sheets_dup_stands (duel, result);
  g_autofree char *distance = muster_ruleset_dup_distance (duel->setup->ruleset, duel->distance);
  g_autofree char *apart = g_strdup_printf (_("They begin %s apart."), distance);
  g_auto (GStrv) left_out = muster_lab_battle_list_left_out (duel->setup);

  muster_document_set_label (document, _("Duel"));
  muster_document_set_subtitle (document, _("Duel"));
  muster_document_add_paragraph (document, MUSTER_TEXT_BODY, apart);
  for (guint i = 0; i < 2; i++)
    {
      /* Translators: a unit, what it does, and what it stands in. */
      g_autofree char *words = g_strdup_printf (_("%s: %s; %s"), get_duellist (duel, i)->name,
                                                muster_lab_sheets_get_act_label (duel->acts[i]),
                                                _(lab->covers[duel->covers[i]].label));

      muster_document_add_paragraph (document, MUSTER_TEXT_BODY, words);
    }
  muster_chart_painter_add_to (chart, document);
  muster_document_add_paragraph (document, MUSTER_TEXT_QUIET, chart->note);
  muster_document_add_paragraph (document, MUSTER_TEXT_STRONG, stands);
  muster_document_take_table (document, muster_lab_sheets_new_duel_table (duel, result));
  muster_document_add_heading (document, 1, _("Left out"));
  muster_document_add_list (document, (const char *const *) left_out);
  return document;
}
