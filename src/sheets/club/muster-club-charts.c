/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/club/muster-club-charts.h"

#include "core/club/muster-club-date.h"
#include "core/muster-i18n.h"
#include "sheets/club/muster-club-rating-words.h"
#include "sheets/club/muster-club-words.h"

#include <math.h>
#include <string.h>

/* An axis leaves out this many months without a battle, or more, and is broken there. */
#define MIN_BREAK 6

static const MusterClubStanding *
get_standing (const MusterClubTables *tables,
              guint                   i)
{
  return &g_array_index (tables->league, MusterClubStanding, i);
}

/* @months: (element-type guint): sorted, with gaps */
static void
add_months (MusterChart  *chart,
            const GArray *months)
{
  guint first = months->len > 0 ? g_array_index (months, guint, 0) : 0;
  guint last = months->len > 0 ? g_array_index (months, guint, months->len - 1) : 0;
  guint before = first;

  for (guint i = 0; i < months->len; i++)
    {
      guint month = g_array_index (months, guint, i);
      g_autofree char *words = muster_club_words_month (month, last - first < 12);

      if (month - before > MIN_BREAK)
        muster_chart_add_break (chart);
      muster_chart_add_label (chart, words);
      before = month;
    }
}

static gboolean
has_player (const MusterClubGame *game,
            const GArray         *players)
{
  for (guint i = 0; i < game->n_seats; i++)
    {
      for (guint j = 0; j < players->len; j++)
        {
          if (game->seats[i].player == g_array_index (players, guint, j))
            return TRUE;
        }
    }
  return FALSE;
}

/* Returns: (element-type guint): the months of the choice in which one of the players played,
 * since ratings change only then */
static GArray *
list_months (const MusterClubTables *tables,
             const GArray           *players)
{
  GArray *months = g_array_new (FALSE, FALSE, sizeof (guint));
  guint from = *tables->choice.from != '\0' ? muster_club_date_get_month (tables->choice.from) : 0;
  guint before = 0;

  for (guint i = 0; i < muster_club_book_get_n_games (tables->book); i++)
    {
      const MusterClubGame *game = muster_club_book_get_game (tables->book, i);
      guint month = muster_club_date_get_month (game->result->head.date);

      if (*tables->choice.to != '\0' && strcmp (game->result->head.date, tables->choice.to) > 0)
        break;
      if (game->is_bye || month < from || month == before || !has_player (game, players))
        continue;
      g_array_append_val (months, month);
      before = month;
    }
  return months;
}

/* "March 2025 to June 2026" */
static char *
dup_span (const GArray *months)
{
  g_autofree char *first = muster_club_words_month (g_array_index (months, guint, 0), FALSE);
  g_autofree char *last = muster_club_words_month (g_array_index (months, guint, months->len - 1), FALSE);

  /* Translators: two months. */
  return months->len > 1 ? g_strdup_printf (_("%s to %s"), first, last) : g_steal_pointer (&first);
}

/* @players: (element-type guint) */
static MusterChart *
new_ratings (const MusterClubTables *tables,
             MusterLibrary          *library,
             const char             *title,
             const GArray           *players)
{
  MusterChart *chart = muster_chart_new (MUSTER_CHART_LINES, title);
  g_autoptr (GArray) months = list_months (tables, players);
  g_autofree char *span = months->len > 0 ? dup_span (months) : NULL;

  add_months (chart, months);
  for (guint i = 0; i < players->len && months->len > 0; i++)
    {
      guint player = g_array_index (players, guint, i);
      const GArray *all = tables->ratings->months;
      g_autofree double *values = g_new (double, months->len + 1);
      guint place = 0;

      for (guint j = 0; j < months->len; j++)
        {
          const MusterGlicko *glicko;

          while (g_array_index (all, guint, place) < g_array_index (months, guint, j))
            place++;
          glicko = muster_club_ratings_get (tables->ratings, player, place);
          values[j] = glicko != NULL ? glicko->rating : NAN;
        }
      muster_chart_add_series (chart, muster_club_book_get_name (tables->book, player), values);
    }
  if (span != NULL)
    {
      g_autofree char *about = muster_club_rating_words_about (tables, library);
      g_autofree char *shown =
        g_strdup_printf (players->len > 1 ? _("%s, the months in which one of them played.")
                                          : _("%s, the months with a battle."),
                         span);

      muster_chart_take_note (chart, g_strjoin (" ", shown, about, NULL));
    }
  return chart;
}

MusterChart *
muster_club_charts_ratings (const MusterClubTables *tables,
                            MusterLibrary          *library,
                            guint                   n_players)
{
  g_autoptr (GArray) players = g_array_new (FALSE, FALSE, sizeof (guint));
  GArray *rows = tables->ratings->rows;

  for (guint i = 0; i < rows->len && players->len < n_players; i++)
    {
      guint player = g_array_index (rows, MusterClubRating, i).player;

      /* Players without a battle in the chosen results are left out, and those who were removed. */
      if (muster_club_book_is_member (tables->book, player) &&
          ((const MusterClubProfile *) tables->profiles->pdata[player])->battles > 0)
        g_array_append_val (players, player);
    }
  return new_ratings (tables, library, _("Ratings over time"), players);
}

MusterChart *
muster_club_charts_rating (const MusterClubTables *tables,
                           MusterLibrary          *library,
                           guint                   player)
{
  g_autoptr (GArray) players = g_array_new (FALSE, FALSE, sizeof (guint));

  if (muster_club_tables_find_rating (tables, player) != NULL)
    g_array_append_val (players, player);
  return new_ratings (tables, library, _("Rating over time"), players);
}

/* Returns: (element-type guint): those of the first @n_players of the league who are members and
 * met another of them */
static GArray *
list_rivals (const MusterClubTables *tables,
             guint                   n_players)
{
  g_autoptr (GArray) first = g_array_new (FALSE, FALSE, sizeof (guint));
  GArray *players = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < tables->league->len && first->len < n_players; i++)
    {
      guint player = get_standing (tables, i)->player;

      if (muster_club_book_is_member (tables->book, player))
        g_array_append_val (first, player);
    }
  for (guint i = 0; i < first->len; i++)
    {
      guint player = g_array_index (first, guint, i);
      gboolean has_met = FALSE;

      for (guint j = 0; j < first->len && !has_met; j++)
        has_met = j != i && muster_club_rivals_find (tables->rivals, player,
                                                     g_array_index (first, guint, j)).battles > 0;
      if (has_met)
        g_array_append_val (players, player);
    }
  return players;
}

MusterChart *
muster_club_charts_rivals (const MusterClubTables *tables,
                           guint                   n_players)
{
  MusterChart *chart = muster_chart_new (MUSTER_CHART_MATRIX, _("Head to head"));
  g_autoptr (GArray) players = list_rivals (tables, n_players);
  guint n = players->len;

  for (guint i = 0; i < n; i++)
    muster_chart_add_label (chart,
                            muster_club_book_get_name (tables->book, g_array_index (players, guint, i)));
  for (guint i = 0; i < n * n; i++)
    {
      MusterClubRivals pair = muster_club_rivals_find (tables->rivals, g_array_index (players, guint, i / n),
                                                       g_array_index (players, guint, i % n));
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

/* Looks for the name of a scenario in all rulesets, since the table does not say which one it
 * belongs to. */
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

/* Says whose results count. */
static const char *
get_rule (MusterClubBy by)
{
  if (by == MUSTER_CLUB_BY_ROLE)
    return _("Everybody counts who is known to have attacked or defended.");
  if (by == MUSTER_CLUB_BY_FORCE)
    return _("Everybody counts whose force is known.");

  return _("Attackers count; where a result does not say who attacked, all its players do.");
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
  muster_chart_take_note (chart, g_strjoin (" ", get_rule (by), _("Each share has its 95 % interval."),
                                            NULL));
  return chart;
}

MusterChart *
muster_club_charts_played (const MusterClubTables *tables,
                           MusterLibrary          *library,
                           guint                   n_games)
{
  MusterChart *chart = muster_chart_new (MUSTER_CHART_ROWS, _("How often each game was played"));
  guint n = tables->played->len <= n_games ? tables->played->len : n_games - 1;
  g_autofree double *battles = g_new0 (double, n + 1);
  g_autofree double *shares = g_new0 (double, n + 1);
  double all = 0;

  for (guint i = 0; i < tables->played->len; i++)
    {
      const MusterClubPlayed *played = &g_array_index (tables->played, MusterClubPlayed, i);

      if (i < n)
        muster_chart_add_label (chart, *played->ruleset != '\0'
                                         ? muster_club_words_ruleset (library, played->ruleset)
                                         : _("Not noted"));
      battles[MIN (i, n)] += played->battles;
      all += played->battles;
    }
  if (n < tables->played->len)
    {
      guint n_left = tables->played->len - n;
      g_autofree char *left =
        g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u other game", "%u other games", n_left), n_left);

      muster_chart_add_label (chart, left);
    }
  if (all == 0)
    return chart;

  for (guint i = 0; i < chart->labels->len; i++)
    shares[i] = 100 * battles[i] / all;
  muster_chart_add_series (chart, _("Battles"), battles);
  muster_chart_add_series (chart, _("Share (%)"), shares);
  return chart;
}

/* Returns: (element-type guint): the months from the first battle to the last, without long
 * periods in which there was none */
static GArray *
list_lively (const MusterClubTables *tables)
{
  GArray *months = g_array_new (FALSE, FALSE, sizeof (guint));
  guint n_idle = 0;

  for (guint i = 0; i < tables->months->len; i++)
    {
      guint month = tables->first_month + i;

      n_idle = g_array_index (tables->months, guint, i) > 0 ? 0 : n_idle + 1;
      g_array_append_val (months, month);
      if (n_idle > 0 && i + 1 < tables->months->len && g_array_index (tables->months, guint, i + 1) > 0 &&
          n_idle >= MIN_BREAK)
        g_array_set_size (months, months->len - n_idle);
    }
  return months;
}

MusterChart *
muster_club_charts_months (const MusterClubTables *tables,
                           guint                   n_months)
{
  MusterChart *chart = muster_chart_new (MUSTER_CHART_BARS, _("Battles a month"));
  g_autoptr (GArray) months = list_lively (tables);
  g_autofree double *values = NULL;
  g_autofree char *span = NULL;
  guint n_left = months->len - MIN (months->len, n_months);

  g_array_remove_range (months, 0, n_left);
  if (months->len == 0)
    return chart;

  values = g_new (double, months->len);
  for (guint i = 0; i < months->len; i++)
    values[i] = g_array_index (tables->months, guint,
                               g_array_index (months, guint, i) - tables->first_month);
  add_months (chart, months);
  muster_chart_add_series (chart, _("Battles"), values);
  span = dup_span (months);
  muster_chart_take_note (chart, n_left > 0 ? g_strdup_printf (_("%s; what was before is left out."), span)
                                            : g_strconcat (span, ".", NULL));
  return chart;
}
