/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/club/muster-club-sheets.h"

#include "core/muster-bidi.h"
#include "core/muster-i18n.h"
#include "sheets/chart/muster-chart-painter.h"
#include "sheets/club/muster-club-charts.h"
#include "sheets/club/muster-club-rating-words.h"
#include "sheets/club/muster-club-words.h"

/* As many of each as can be told apart on paper. */
#define N_LINES 5
#define N_RIVALS 10
#define N_RATES 10
#define N_MONTHS 24
#define N_GAMES 12
#define N_RESULTS 40
#define N_LAST_RESULTS 18 /* those of the whole club */
#define N_LEADERS 12

static char *
dup_period (const MusterClubTables *tables)
{
  g_autofree char *from = *tables->choice.from != '\0' ? muster_club_words_day (tables->choice.from) : NULL;
  g_autofree char *to = *tables->choice.to != '\0' ? muster_club_words_day (tables->choice.to) : NULL;

  if (from != NULL && to != NULL)
    /* Translators: two days. */
    return g_strdup_printf (_("%s to %s"), from, to);
  if (from != NULL)
    return g_strdup_printf (_("since %s"), from);

  return to != NULL ? g_strdup_printf (_("until %s"), to) : g_strdup (_("all results"));
}

static char *
dup_subtitle (const MusterClubTables *tables,
              MusterLibrary          *library)
{
  g_autofree char *period = dup_period (tables);
  GString *text = g_string_new (period);

  if (*tables->choice.ruleset != '\0')
    g_string_append_printf (text, " · %s", muster_club_words_ruleset (library, tables->choice.ruleset));
  if (*tables->choice.place != '\0')
    {
      g_string_append (text, " · ");
      muster_bidi_append (text, tables->choice.place);
    }
  g_string_append_printf (text, " · %d–%d–%d", tables->choice.scoring.worth[0],
                          tables->choice.scoring.worth[1], tables->choice.scoring.worth[2]);

  return g_string_free (text, FALSE);
}

MusterTable *
muster_club_sheets_league_table_new (const MusterClubTables *tables)
{
  MusterTable *table = muster_table_new ();

  muster_table_add_column (table, "", 0, MUSTER_ALIGN_END);
  muster_table_add_column (table, _("Member"), 1, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Played"), 0, MUSTER_ALIGN_END);
  muster_table_add_column (table, _("Won–drawn–lost"), 0, MUSTER_ALIGN_CENTER);
  muster_table_add_column (table, _("Victory points"), 0, MUSTER_ALIGN_END);
  muster_table_add_column (table, _("Points"), 0, MUSTER_ALIGN_END);
  muster_table_add_column (table, _("Rating"), 0, MUSTER_ALIGN_END);
  for (guint i = 0; i < tables->league->len; i++)
    {
      const MusterClubStanding *standing = &g_array_index (tables->league, MusterClubStanding, i);
      const MusterClubRating *rating = muster_club_tables_find_rating (tables, standing->player);
      g_autofree char *place = g_strdup_printf ("%u", standing->place);
      g_autofree char *battles = g_strdup_printf ("%u", standing->battles);
      g_autofree char *counts = g_strdup_printf ("%u–%u–%u", standing->counts[0], standing->counts[1],
                                                 standing->counts[2]);
      g_autofree char *difference =
        muster_club_words_difference (standing);
      g_autofree char *points = g_strdup_printf ("%" G_GINT64_FORMAT, standing->points);
      g_autofree char *strength = muster_club_rating_words_value (rating);

      muster_table_add_row (table,
                            MUSTER_CELLS (place, muster_club_book_get_name (tables->book, standing->player),
                                          battles, counts, difference, points, strength));
    }

  return table;
}

MusterTable *
muster_club_sheets_evening_table_new (const MusterClubBook *book,
                                      GArray               *standings)
{
  MusterTable *table = muster_table_new ();

  /* Translators: headings of a small table: name, won, drawn, lost, victory points, points */
  muster_table_add_column (table, "", 0, MUSTER_ALIGN_END);
  muster_table_add_column (table, _("Member"), 1, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("W"), 0, MUSTER_ALIGN_END);
  muster_table_add_column (table, _("D"), 0, MUSTER_ALIGN_END);
  muster_table_add_column (table, _("L"), 0, MUSTER_ALIGN_END);
  muster_table_add_column (table, _("VP"), 0, MUSTER_ALIGN_END);
  muster_table_add_column (table, _("Points"), 0, MUSTER_ALIGN_END);
  for (guint i = 0; i < standings->len; i++)
    {
      const MusterClubStanding *standing = &g_array_index (standings, MusterClubStanding, i);
      g_autofree char *place = g_strdup_printf ("%u", standing->place);
      g_autofree char *won = g_strdup_printf ("%u", standing->counts[MUSTER_CLUB_WIN]);
      g_autofree char *drawn = g_strdup_printf ("%u", standing->counts[MUSTER_CLUB_DRAW]);
      g_autofree char *lost = g_strdup_printf ("%u", standing->counts[MUSTER_CLUB_LOSS]);
      g_autofree char *difference = muster_club_words_difference (standing);
      g_autofree char *points = g_strdup_printf ("%" G_GINT64_FORMAT, standing->points);

      muster_table_add_row (table,
                            MUSTER_CELLS (place, muster_club_book_get_name (book, standing->player), won,
                                          drawn, lost, difference, points));
    }

  return table;
}

/* Adds a chart, unless it is empty. @note: (nullable): words below it; NULL if the chart has its
 * own. */
static void
take_chart (MusterDocument *document,
            MusterChart    *chart,
            const char     *note)
{
  if (!muster_chart_is_empty (chart))
    {
      muster_document_begin_group (document);
      muster_document_add_heading (document, 2, chart->title);
      muster_chart_painter_add_to (chart, document);
      if (note != NULL || chart->note != NULL)
        muster_document_add_paragraph (document, MUSTER_TEXT_QUIET, note != NULL ? note : chart->note);
      muster_document_end_group (document);
    }
  muster_chart_unref (chart);
}

/* Adds the last @limit results, the newest first. @games: (element-type guint): numbers in the
 * book. */
static void
add_results (MusterDocument         *document,
             const MusterClubTables *tables,
             const GArray           *games,
             guint                   limit,
             MusterLibrary          *library)
{
  MusterTable *table;

  if (games->len == 0)
    return;

  table = muster_table_new ();
  muster_table_add_column (table, _("Result"), 1, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Score"), 0, MUSTER_ALIGN_CENTER);
  muster_table_add_column (table, _("When and where"), 1, MUSTER_ALIGN_START);
  for (guint i = games->len; i-- > 0 && games->len - i <= limit; )
    {
      const MusterClubGame *game = muster_club_book_get_game (tables->book, g_array_index (games, guint, i));
      g_autofree char *result = muster_club_words_result (tables->book, game);
      g_autofree char *score = muster_club_words_score (game);
      g_autofree char *setting = muster_club_words_setting (library, game);

      muster_table_add_row (table, MUSTER_CELLS (result, score, setting));
    }
  muster_document_add_heading (document, 2, games->len > limit ? _("Last results") : _("Results"));
  muster_document_take_table (document, table);
}

/* Lists the games that the tables count. */
static GArray *
list_games (const MusterClubTables *tables)
{
  MusterClubFilter filter = muster_club_tables_choice_filter (&tables->choice);
  GArray *games = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < muster_club_book_get_n_games (tables->book); i++)
    if (muster_club_filter_matches (&filter, muster_club_book_get_game (tables->book, i)))
      g_array_append_val (games, i);

  return games;
}

/**
 * muster_club_sheets_report_new:
 *
 * Returns: (transfer full): the report
 */
MusterDocument *
muster_club_sheets_report_new (const MusterClubTables *tables,
                               MusterLibrary          *library)
{
  MusterDocument *document = muster_document_new (_("Club report"));
  g_autofree char *subtitle = dup_subtitle (tables, library);
  g_autofree char *scoring = muster_club_words_scoring (&tables->choice.scoring);
  g_autoptr (GArray) games = list_games (tables);
  MusterChart *chart;
  guint n_others;
  g_autoptr (GString) note = NULL;

  muster_document_set_subtitle (document, subtitle);
  muster_document_add_heading (document, 2, _("League"));
  muster_document_take_table (document, muster_club_sheets_league_table_new (tables));
  muster_document_add_paragraph (document, MUSTER_TEXT_QUIET, scoring);
  /* The words fit the chart as well as the table that replaces it in texts. */
  chart = muster_club_charts_rivals (tables, N_RIVALS);
  n_others = tables->league->len - chart->labels->len;
  note = g_string_new (_("Each line is of one player against the others."));
  if (n_others > 0)
    g_string_append_printf (note,
                            dngettext (GETTEXT_PACKAGE,
                                       " %u member is left out, who stands lower or met none of these.",
                                       " %u members are left out, who stand lower or met none of these.",
                                       n_others),
                            n_others);
  take_chart (document, chart, note->str);
  for (guint i = 0; i < MUSTER_CLUB_N_BY; i++)
    take_chart (document, muster_club_charts_rates (tables, library, i, N_RATES), NULL);
  take_chart (document, muster_club_charts_ratings (tables, library, N_LINES), NULL);
  take_chart (document, muster_club_charts_played (tables, library, N_GAMES), NULL);
  take_chart (document, muster_club_charts_months (tables, N_MONTHS), NULL);
  add_results (document, tables, games, N_LAST_RESULTS, library);

  return document;
}

static void
add_facts (MusterDocument         *document,
           const MusterClubTables *tables,
           guint                   player,
           MusterLibrary          *library,
           MusterClubService      *service)
{
  const MusterClubProfile *profile = tables->profiles->pdata[player];
  const MusterClubRating *rating = muster_club_tables_find_rating (tables, player);
  g_autofree char *counts = muster_club_words_counts (profile->counts);
  g_autofree char *form = muster_club_words_form (profile);
  g_autofree char *title = muster_club_rating_words_title (tables, library);
  g_autofree char *strength = muster_club_rating_words_value (rating);
  g_autofree char *since = rating != NULL ? muster_club_words_month (rating->since, FALSE) : NULL;
  g_autofree char *moved = rating != NULL ? muster_club_rating_words_moved (tables, rating) : NULL;
  g_autofree char *luck = service != NULL ? muster_club_service_dup_luck (service) : NULL;
  g_autofree char *gap = service != NULL ? muster_club_service_dup_gap (service) : NULL;
  MusterTable *facts = muster_table_new ();

  muster_table_add_column (facts, NULL, 0, MUSTER_ALIGN_START);
  muster_table_add_column (facts, NULL, 1, MUSTER_ALIGN_START);
  muster_table_add_fact (facts, _("Battles"), counts);
  muster_table_add_fact (facts, _("Last battles"), form);
  muster_table_add_fact (facts, title, strength);
  muster_table_add_fact (facts, _("Rated since"), since);
  muster_table_add_fact (facts, _("Moved last"), moved);
  muster_table_add_fact (facts, _("Favourite scenario"),
            muster_club_words_scenario (library, profile->ruleset, profile->scenario));
  muster_table_add_fact (facts, _("Favourite force"), profile->force);
  muster_table_add_fact (facts, _("Luck"), luck);
  muster_table_add_fact (facts, _("Missing"), gap);
  muster_document_take_table (document, facts);
}

MusterTable *
muster_club_sheets_rivals_table_new (const MusterClubTables *tables,
                                     guint                   player)
{
  MusterTable *table = muster_table_new ();
  g_autoptr (GArray) rivals = muster_club_rivals_list (tables->rivals, player);

  muster_table_add_column (table, _("Opponent"), 1, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Won–drawn–lost"), 0, MUSTER_ALIGN_CENTER);
  for (guint i = 0; i < rivals->len; i++)
    {
      const MusterClubRivals *pair = &g_array_index (rivals, MusterClubRivals, i);
      const char *opponent = muster_club_book_get_name (tables->book, pair->opponent);
      g_autofree char *counts =
        g_strdup_printf ("%u–%u–%u", pair->counts[0], pair->counts[1], pair->counts[2]);

      muster_table_add_row (table, MUSTER_CELLS (opponent, counts));
    }

  return table;
}

/**
 * muster_club_sheets_member_new:
 *
 * Returns: (transfer full): the sheet
 */
MusterDocument *
muster_club_sheets_member_new (const MusterClubTables *tables,
                               guint                   player,
                               MusterLibrary          *library,
                               const char             *title,
                               MusterClubService      *service)
{
  MusterDocument *document = muster_document_new (title);
  g_autofree char *subtitle = dup_subtitle (tables, library);
  const MusterClubProfile *profile = tables->profiles->pdata[player];
  g_autoptr (MusterTable) rivals = NULL;

  muster_document_set_subtitle (document, subtitle);
  add_facts (document, tables, player, library, service);
  take_chart (document, muster_club_charts_rating (tables, library, player), NULL);
  rivals = muster_club_sheets_rivals_table_new (tables, player);
  if (muster_table_get_n_rows (rivals) > 0)
    {
      muster_document_add_heading (document, 2, _("Rivals"));
      muster_document_take_table (document, g_steal_pointer (&rivals));
    }
  if (service != NULL)
    {
      GPtrArray *leaders = muster_club_service_get_leaders (service);
      MusterTable *table;

      if (leaders->len != 0)
        {
          table = muster_table_new ();
          muster_table_add_column (table, _("Leader"), 0, MUSTER_ALIGN_START);
          muster_table_add_column (table, _("Deeds"), 1, MUSTER_ALIGN_START);
          for (guint i = 0; i < MIN (leaders->len, N_LEADERS); i++)
            {
              const MusterClubLeader *leader = leaders->pdata[i];
              g_autofree char *words = muster_club_service_leader_dup_words (leader);

              muster_table_add_row (table, MUSTER_CELLS (leader->name, words));
            }
          muster_document_add_heading (document, 2, _("Leaders"));
          muster_document_take_table (document, table);
        }
    }
  add_results (document, tables, profile->games, N_RESULTS, library);

  return document;
}

/* Returns how many of @fixtures belong to the round. */
static guint
add_round (MusterDocument          *document,
           const MusterClubFixture *fixtures,
           guint                    n_fixtures)
{
  g_autofree char *round = g_strdup_printf (_("Round %u"), fixtures[0].round);
  g_autofree char *bye = NULL;
  MusterTable *table;
  guint n = 0;

  table = muster_table_new ();
  muster_table_add_column (table, _("Table"), 0, MUSTER_ALIGN_END);
  muster_table_add_column (table, _("Attacker"), 1, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Defender"), 1, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Scenario"), 1, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Result"), 1, MUSTER_ALIGN_START);
  for (; n < n_fixtures && fixtures[n].round == fixtures[0].round; n++)
    {
      const MusterClubFixture *fixture = &fixtures[n];
      g_autofree char *number = g_strdup_printf ("%u", fixture->table);
      g_autofree char *name = muster_bidi_isolate (fixture->attacker);

      if (fixture->defender != NULL)
        muster_table_add_row (table, MUSTER_CELLS (number, fixture->attacker, fixture->defender,
                                                   fixture->scenario, "……… : ………"));
      else
        bye = g_strdup_printf (_("Sits out: %s"), name);
    }
  muster_document_add_heading (document, 2, round);
  muster_document_take_table (document, table);
  if (bye != NULL)
    muster_document_add_paragraph (document, MUSTER_TEXT_BODY, bye);

  return n;
}

/**
 * muster_club_sheets_fixtures_new:
 *
 * Returns: (transfer full): the sheet
 */
MusterDocument *
muster_club_sheets_fixtures_new (const char              *date,
                                 const MusterClubFixture *fixtures,
                                 guint                    n_fixtures)
{
  MusterDocument *document = muster_document_new (_("Fixtures"));
  g_autofree char *day = muster_club_words_day (date);

  muster_document_set_subtitle (document, day);
  for (guint i = 0; i < n_fixtures; )
    i += add_round (document, &fixtures[i], n_fixtures - i);

  return document;
}
