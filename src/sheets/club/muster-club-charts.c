/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/club/muster-club-charts.h"

#include "sheets/club/muster-club-words.h"
#include "core/club/muster-club-date.h"
#include "core/muster-i18n.h"

#include <math.h>

static const MusterClubStanding *
get_standing (const MusterClubTables *tables,
              guint                   i)
{
  return &g_array_index (tables->league, MusterClubStanding, i);
}

/* The months of the ratings that are looked at: from the first day that counts on. */
static guint
get_first_month (const MusterClubTables *tables)
{
  guint first = tables->ratings->first_month;
  guint from = *tables->choice.from != '\0' ? muster_club_date_get_month (tables->choice.from) : first;

  return from > first ? MIN (from - first, tables->ratings->n_months) : 0;
}

static void
add_months (MusterChart *chart,
            guint        first,
            guint        n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *month = muster_club_words_month (first + i, n <= 12);

      muster_chart_add_label (chart, month);
    }
}

static void
add_rating (MusterChart            *chart,
            const MusterClubTables *tables,
            guint                   player)
{
  guint first = get_first_month (tables);
  g_autofree double *values = g_new (double, tables->ratings->n_months + 1);

  for (guint i = first; i < tables->ratings->n_months; i++)
    {
      const MusterGlicko *glicko = muster_club_ratings_get (tables->ratings, player, i);

      values[i - first] = glicko != NULL ? glicko->rating : NAN;
    }
  muster_chart_add_series (chart, muster_club_book_get_name (tables->book, player), values);
}

static MusterChart *
new_ratings (const MusterClubTables *tables,
             const char             *title)
{
  MusterChart *chart = muster_chart_new (MUSTER_CHART_LINES, title);
  guint first = get_first_month (tables);

  add_months (chart, tables->ratings->first_month + first, tables->ratings->n_months - first);
  return chart;
}

MusterChart *
muster_club_charts_ratings (const MusterClubTables *tables,
                            guint                   n_players)
{
  MusterChart *chart = new_ratings (tables, _("Ratings over time"));
  GArray *rows = tables->ratings->rows;
  guint n = 0;

  for (guint i = 0; i < rows->len && n < n_players; i++)
    {
      guint player = g_array_index (rows, MusterClubRating, i).player;

      /* Only who plays in what is looked at. */
      if (((const MusterClubProfile *) tables->profiles->pdata[player])->battles == 0)
        continue;
      add_rating (chart, tables, player);
      n++;
    }
  return chart;
}

MusterChart *
muster_club_charts_rating (const MusterClubTables *tables,
                           guint                   player)
{
  MusterChart *chart = new_ratings (tables, _("Rating over time"));

  if (muster_club_tables_find_rating (tables, player) != NULL)
    add_rating (chart, tables, player);
  return chart;
}

MusterChart *
muster_club_charts_rivals (const MusterClubTables *tables,
                           guint                   n_players)
{
  MusterChart *chart = muster_chart_new (MUSTER_CHART_MATRIX, _("Head to head"));
  guint n = MIN (tables->league->len, n_players);

  for (guint i = 0; i < n; i++)
    muster_chart_add_label (chart,
                            muster_club_book_get_name (tables->book, get_standing (tables, i)->player));
  for (guint i = 0; i < n * n; i++)
    {
      MusterClubRivals pair = muster_club_rivals_find (tables->rivals, get_standing (tables, i / n)->player,
                                                       get_standing (tables, i % n)->player);
      MusterChartCell cell = { pair.counts[MUSTER_CLUB_WIN], pair.counts[MUSTER_CLUB_DRAW],
                               pair.counts[MUSTER_CLUB_LOSS] };

      if (i / n == i % n)
        cell = (MusterChartCell) { 0 };
      muster_chart_add_cell (chart, &cell);
    }
  return chart;
}

static int
compare_rates (gconstpointer a,
               gconstpointer b)
{
  const MusterClubRate *first = *(const MusterClubRate *const *) a;
  const MusterClubRate *second = *(const MusterClubRate *const *) b;

  if (first->battles != second->battles)
    return first->battles > second->battles ? -1 : 1;
  return g_strcmp0 (first->value, second->value);
}

/* A scenario has its name from its ruleset, whichever that is. */
static const char *
get_scenario_name (MusterLibrary *library,
                   const char    *scenario)
{
  GListModel *rulesets = muster_library_get_rulesets (library);

  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr (MusterRuleset) ruleset = g_list_model_get_item (rulesets, i);
      const char *name = muster_club_words_scenario (library, muster_ruleset_get_id (ruleset), scenario);

      if (name != scenario)
        return name;
    }
  return scenario;
}

static const char *
get_value_name (MusterLibrary *library,
                MusterClubBy   by,
                const char    *value)
{
  switch (by)
    {
    case MUSTER_CLUB_BY_RULESET:
      return muster_club_words_ruleset (library, value);
    case MUSTER_CLUB_BY_SCENARIO:
      return get_scenario_name (library, value);
    case MUSTER_CLUB_BY_ROLE:
      return g_str_equal (value, "attacker") ? _("Attacker") : _("Defender");
    case MUSTER_CLUB_BY_FORCE:
    default:
      return value;
    }
}

MusterChart *
muster_club_charts_rates (const MusterClubTables *tables,
                          MusterLibrary          *library,
                          MusterClubBy            by,
                          guint                   n_values)
{
  static const char *const TITLES[] = {
    N_("Attackers who won, by ruleset"), N_("Attackers who won, by scenario"),
    N_("Who won, by role"), N_("Who won, by force"),
  };
  MusterChart *chart = muster_chart_new (MUSTER_CHART_INTERVALS, _(TITLES[by]));
  g_autoptr (GPtrArray) rates = g_ptr_array_new ();

  for (guint i = 0; i < tables->rates[by]->len; i++)
    g_ptr_array_add (rates, &g_array_index (tables->rates[by], MusterClubRate, i));
  g_ptr_array_sort (rates, compare_rates);
  for (guint i = 0; i < MIN (rates->len, n_values); i++)
    {
      const MusterClubRate *rate = rates->pdata[i];
      MusterChartInterval interval = { rate->share, rate->low, rate->high, rate->battles };

      muster_chart_add_interval (chart, get_value_name (library, by, rate->value), &interval);
    }
  return chart;
}

MusterChart *
muster_club_charts_months (const MusterClubTables *tables,
                           guint                   n_months)
{
  MusterChart *chart = muster_chart_new (MUSTER_CHART_BARS, _("Battles a month"));
  guint n = MIN (tables->months->len, n_months);
  guint first = tables->months->len - n;
  g_autofree double *values = g_new (double, n + 1);

  add_months (chart, tables->first_month + first, n);
  for (guint i = 0; i < n; i++)
    values[i] = g_array_index (tables->months, guint, first + i);
  if (n > 0)
    muster_chart_add_series (chart, _("Battles"), values);
  return chart;
}
