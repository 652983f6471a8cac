/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-import.h"
#include "muster-test-battles.h"
#include "muster-test-library.h"
#include "muster-test.h"
#include "sheets/chart/muster-chart-painter.h"
#include "sheets/club/muster-club-banner.h"
#include "sheets/club/muster-club-charts.h"
#include "sheets/club/muster-club-rating-words.h"
#include "sheets/club/muster-club-sheets.h"
#include "sheets/club/muster-tournament-sheets.h"
#include "sheets/document/muster-document-output.h"
#include "tests/sheets/muster-test-document.h"

#include <math.h>
#include <string.h>

#define TABLE \
  "battle,date,player,side,result,points,role,force,ruleset,scenario,place\n" \
  "a,2026-01-01,Ann,Column,win,5,attacker,Column,kings,,Hall\n" \
  "a,2026-01-01,Ben,Clans,loss,3,defender,Clans,kings,,Hall\n" \
  "b,2026-03-08,Ben,Clans,draw,4,attacker,Clans,kings,,Hall\n" \
  "b,2026-03-08,Cora,Column,draw,4,defender,Column,kings,,Hall\n"

static MusterClubTables *
new_tables (const char *csv)
{
  g_autoptr (MusterClubImport) import = muster_club_import_new (csv, strlen (csv), "", NULL, NULL, NULL);
  g_autoptr (MusterClubBook) book = muster_club_book_new (import->results, NULL);
  MusterClubChoice choice;
  MusterClubTables *tables;

  muster_club_tables_choice_init (&choice);
  tables = muster_club_tables_new (book, &choice);
  muster_club_tables_choice_clear (&choice);

  return tables;
}

static void
assert_words (const MusterChart *chart,
              const char        *expected)
{
  g_auto (GStrv) lines = muster_chart_list_words (chart);
  g_autofree char *words = g_strjoinv ("\n", lines);

  g_assert_cmpstr (words, ==, expected);
}

static void
test_charts_can_be_read (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterClubTables) tables = new_tables (TABLE);
  g_autoptr (MusterChart) rivals = muster_club_charts_rivals (tables, 8);
  g_autoptr (MusterChart) rates = muster_club_charts_rates (tables, library, MUSTER_CLUB_BY_ROLE, 8);
  g_autoptr (MusterChart) months = muster_club_charts_months (tables, 24);
  g_autoptr (MusterChart) last = muster_club_charts_months (tables, 2);
  g_autoptr (MusterChart) ratings = muster_club_charts_ratings (tables, library, 1);

  assert_words (rivals, "Ann: Ben 1–0–0\nCora: Ben 0–1–0\nBen: Ann 0–0–1, Cora 0–1–0");
  assert_words (rates, "Attacker: won 50 % of 2, 95 % interval 9–91 %\n"
                       "Defender: won 0 % of 2, 95 % interval 0–66 %");
  assert_words (months, "Jan: Battles 1\nFeb: Battles 0\nMar: Battles 1");
  assert_words (last, "Feb: Battles 0\nMar: Battles 1");
  assert_words (ratings, "Jan: Ann 1662");
}

#define TWO(battle, day, winner, loser) \
  battle "," day "," winner ",A,win\n" battle "," day "," loser ",B,loss\n"

/* However long nobody played: months without a battle are no more than a mark. */
static void
test_long_breaks_are_left_out (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterClubTables) tables =
    new_tables ("battle,date,player,side,result\n" TWO ("a", "1879-01-10", "Ann", "Ben")
                  TWO ("b", "2026-01-10", "Ann", "Ben") TWO ("c", "2026-03-10", "Ben", "Ann")
                    TWO ("d", "2026-04-10", "Cid", "Dan"));
  g_autoptr (MusterChart) ratings = muster_club_charts_ratings (tables, library, 1);
  g_autoptr (MusterChart) months = muster_club_charts_months (tables, 24);
  g_autoptr (MusterChart) last = muster_club_charts_months (tables, 2);

  /* Cid is first; Ann and Ben play in other months. */
  assert_words (ratings, "Apr: Cid 1662");
  g_assert_true (g_str_has_prefix (ratings->note, "April 2026, the months with a battle. Glicko-2 "));
  assert_words (months, "January 1879: Battles 1\nJanuary 2026: Battles 1\nFebruary 2026: Battles 0\n"
                        "March 2026: Battles 1\nApril 2026: Battles 1");
  g_assert_cmpstr (months->note, ==, "January 1879 to April 2026.");
  g_assert_cmpuint (months->breaks->len, ==, 1);
  g_assert_true (muster_chart_has_break (months, 1) && !muster_chart_has_break (months, 2));
  g_assert_cmpstr (last->note, ==, "March 2026 to April 2026; what was before is left out.");
  g_assert_cmpuint (last->breaks->len, ==, 0);
  muster_chart_unref (g_steal_pointer (&ratings));
  ratings = muster_club_charts_ratings (tables, library, 4);
  g_assert_cmpuint (ratings->labels->len, ==, 4);
  g_assert_true (muster_chart_has_break (ratings, 1));
  g_assert_true (g_str_has_prefix (ratings->note, "January 1879 to April 2026, the months in which one of "
                                                  "them played. Glicko-2 "));
}

/* Who met nobody of the list has no line, and is counted. */
static void
test_only_those_who_met_are_listed (void)
{
  static const char CSV[] = "battle,date,player,side,result\n" TWO ("a", "2026-01-10", "Ann", "Ben")
    TWO ("b", "2026-01-11", "Cid", "Zed");
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterClubTables) tables = new_tables (CSV);
  g_autoptr (MusterChart) all = muster_club_charts_rivals (tables, 10);
  g_autoptr (MusterChart) few = muster_club_charts_rivals (tables, 3);
  g_autoptr (MusterDocument) document = muster_club_sheets_report_new (tables, library);
  g_autofree char *text = muster_document_text_write (document, 100);

  assert_words (all, "Ann: Ben 1–0–0\nCid: Zed 1–0–0\nBen: Ann 0–0–1\nZed: Cid 0–0–1");
  assert_words (few, "Ann: Ben 1–0–0\nBen: Ann 0–0–1");
  g_assert_null (strstr (text, "left out, who"));
  g_assert_null (strstr (text, "the column"));
  g_assert_null (strstr (text, "The lines are"));
}

static void
test_who_is_left_out_is_counted (void)
{
  g_autoptr (GString) csv = g_string_new ("battle,date,player,side,result\n");
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterClubTables) tables = NULL;
  g_autoptr (MusterDocument) document = NULL;
  g_autofree char *text = NULL;

  for (guint i = 0; i < 12; i++)
    g_string_append_printf (csv, "b%u,2026-01-10,P%02u,A,win\nb%u,2026-01-10,%s%02u,B,loss\n", i, i, i,
                            i == 0 ? "P" : "Q", i == 0 ? 1 : i);
  g_string_append (csv, TWO ("x", "2026-01-11", "P01", "Q01"));
  tables = new_tables (csv->str);
  document = muster_club_sheets_report_new (tables, library);
  text = muster_document_text_write (document, 200);
  g_assert_nonnull (strstr (text, "- P00: P01 1–0–0\n"));
  g_assert_nonnull (strstr (text, "21 members are left out, who stand lower or met none of these."));
  g_assert_null (strstr (text, "- P02\n"));
}

/* What is drawn, as SVG. */
static char *
paint (const MusterChart *chart,
       double             width)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  GString *svg = g_string_new (NULL);
  MusterBrush brush;

  muster_brush_init (&brush, cr);
  brush.svg = svg;
  muster_chart_painter_paint (chart, &muster_chart_style_paper, width,
                              muster_chart_painter_get_height (chart, &muster_chart_style_paper,
                                                               width), &brush);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return g_string_free (svg, FALSE);
}

#define KINGS "The Men Who Would Be Kings: Battles 2, Share (%) 40\n"
#define GAME(battle, game) \
  battle ",2026-01-01,Ann,A,win," game "\n" battle ",2026-01-01,Ben,B,loss," game "\n"

/* N-RESULT-04: every game has its row, battles that do not say what was played have one, and byes have
 * none. */
static void
test_games_are_counted (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterClubTables) tables =
    new_tables ("battle,date,player,side,result,ruleset\n" GAME ("a", "kings") GAME ("b", "Saga")
                  GAME ("c", "kings") GAME ("d", "") GAME ("e", "Chess") "f,2026-01-01,Ann,bye,win,kings\n");
  g_autoptr (MusterClubTables) none = new_tables ("battle,date,player,side,result\n");
  g_autoptr (MusterChart) all = muster_club_charts_played (tables, library, 4);
  g_autoptr (MusterChart) few = muster_club_charts_played (tables, library, 3);
  g_autoptr (MusterChart) empty = muster_club_charts_played (none, library, 4);
  g_autofree char *svg = paint (all, 640);

  assert_words (all, KINGS "Not noted: Battles 1, Share (%) 20\n"
                           "Chess: Battles 1, Share (%) 20\nSaga: Battles 1, Share (%) 20");
  assert_words (few, KINGS "Not noted: Battles 1, Share (%) 20\n2 other games: Battles 2, Share (%) 40");
  g_assert_true (muster_chart_is_empty (empty));
  g_assert_nonnull (strstr (svg, ">Chess<"));
  g_assert_nonnull (strstr (svg, ">2<"));
  /* The share stands in the figures only. */
  g_assert_null (strstr (svg, ">40<"));
}

/* N-RESULT-04: of all games together or of one, since when, how sure, and by which results it moved last. */
static void
test_ratings_say_what_they_are (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterClubTables) all =
    new_tables ("battle,date,player,side,result,ruleset\n" GAME ("a", "kings") GAME ("b", "Saga")
                  "c,2026-02-01,Ann,A,draw,Saga\nc,2026-02-01,Cid,B,draw,Saga\n");
  MusterClubChoice choice;
  g_autoptr (MusterClubTables) one = NULL;
  const MusterClubRating *ann = muster_club_tables_find_rating (all, 0);
  const MusterClubRating *ben = muster_club_tables_find_rating (all, 1);
  g_autofree char *of_all = muster_club_rating_words_about (all, library);
  g_autofree char *title = muster_club_rating_words_title (all, library);
  g_autofree char *value = muster_club_rating_words_value (ben);
  g_autofree char *sure = muster_club_rating_words_sure (ben);
  g_autofree char *moved = muster_club_rating_words_moved (all, ben);
  g_autofree char *last = muster_club_rating_words_moved (all, ann);
  g_autofree char *of_one = NULL;
  g_autofree char *its_title = NULL;
  g_autofree char *its_move = NULL;

  muster_club_tables_choice_init (&choice);
  g_free (choice.ruleset);
  choice.ruleset = g_strdup ("kings");
  one = muster_club_tables_new (all->book, &choice);
  muster_club_tables_choice_clear (&choice);
  of_one = muster_club_rating_words_about (one, library);
  its_title = muster_club_rating_words_title (one, library);
  its_move = muster_club_rating_words_moved (one, muster_club_tables_find_rating (one, 1));

  g_assert_true (g_str_has_prefix (of_all, "Glicko-2 ratings of all games together, since January 2026. "));
  g_assert_true (g_str_has_prefix (
    of_one, "Glicko-2 ratings of “The Men Who Would Be Kings” alone, since January 2026. "));
  g_assert_cmpstr (title, ==, "Rating (Glicko-2), all games together");
  g_assert_cmpstr (its_title, ==, "Rating (Glicko-2), The Men Who Would Be Kings");
  g_assert_cmpstr (value, ==, "1253 ±254");
  g_assert_cmpstr (sure, ==, "Nineteen times out of twenty between 745 and 1760");
  g_assert_cmpstr (moved, ==, "January 2026, −247: Ann beat Ben; Ann beat Ben");
  g_assert_true (g_str_has_suffix (last, ": Ann and Cid drew"));
  g_assert_cmpstr (its_move, ==, "January 2026, −162: Ann beat Ben");
}

static void
test_every_chart_is_drawn_with_its_words (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterClubTables) tables = new_tables (TABLE);
  MusterChart *charts[] = {
    muster_club_charts_rivals (tables, 8),
    muster_club_charts_rates (tables, library, MUSTER_CLUB_BY_FORCE, 8),
    muster_club_charts_months (tables, 24),
    muster_club_charts_ratings (tables, library, 6),
    muster_club_charts_played (tables, library, 8),
  };
  const char *words[] = { ">1–0<", ">Column<", ">Mar<", ">Ann<", ">2<" };

  for (guint i = 0; i < G_N_ELEMENTS (charts); i++)
    {
      for (double width = 40; width <= 1280; width *= 2)
        {
          g_autofree char *svg = paint (charts[i], width);

          g_assert_null (strstr (svg, "nan"));
          g_assert_null (strstr (svg, "inf"));
          if (width >= 320)
            g_assert_nonnull (strstr (svg, words[i]));
        }
      muster_chart_unref (charts[i]);
    }
}

/* What stands in one line of a picture does not meet, as its words are as long as they say. */
static void
assert_nothing_meets (const char *svg,
                      double      width)
{
  g_autoptr (GRegex) regex =
    g_regex_new ("<text x=\"([-0-9.]+)\" y=\"([-0-9.]+)\"[^>]* textLength=\"([-0-9.]+)\"[^>]*>([^<]*)<",
                 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autoptr (GHashTable) ends = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  guint n = 0;

  g_regex_match (regex, svg, 0, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL), n++)
    {
      g_autofree char *x = g_match_info_fetch (match, 1);
      g_autofree char *y = g_match_info_fetch (match, 2);
      g_autofree char *length = g_match_info_fetch (match, 3);
      g_autofree char *words = g_match_info_fetch (match, 4);
      double half = g_ascii_strtod (length, NULL) / 2;
      double begin = g_ascii_strtod (x, NULL) - half;
      const double *end = g_hash_table_lookup (ends, y);
      double now = begin + 2 * half;

      /* A heading stands alone; months stand from the left to the right. */
      if (end != NULL && begin < *end && begin + 2 * half > *end - 2 * half)
        g_error ("“%s” meets what stands before it, in a picture %.0f wide:\n%s", words, width, svg);
      g_hash_table_replace (ends, g_steal_pointer (&y), g_memdup2 (&now, sizeof now));
    }
  g_assert_cmpuint (n, >, width < 320 ? 0 : 2);
}

static void
test_labels_of_months_do_not_meet (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (GString) table = g_string_new ("battle,date,player,side,result\n");
  g_autoptr (MusterClubTables) tables = NULL;

  for (guint i = 0; i < 30; i++)
    g_string_append_printf (table, "b%u,%u-%02u-05,Ann,A,win\nb%u,%u-%02u-05,Ben,B,loss\n", i,
                            2023 + i / 12, i % 12 + 1, i, 2023 + i / 12, i % 12 + 1);
  tables = new_tables (table->str);
  for (guint n = 2; n <= 30; n++)
    {
      g_autoptr (MusterChart) months = muster_club_charts_months (tables, n);

      for (double width = 120; width <= 1280; width += 37)
        {
          g_autofree char *svg = paint (months, width);

          assert_nothing_meets (svg, width);
        }
    }
  for (double width = 120; width <= 1280; width += 37)
    {
      g_autoptr (MusterChart) ratings = muster_club_charts_ratings (tables, library, 1);
      g_autofree char *svg = paint (ratings, width);

      assert_nothing_meets (svg, width);
    }
}

static MusterChart *
new_matrix (const char *const *names)
{
  MusterChart *chart = muster_chart_new (MUSTER_CHART_MATRIX, "Head to head");
  const MusterChartCell cell = { 1, 0, 0 };
  guint n = g_strv_length ((char **) names);

  for (guint i = 0; i < n; i++)
    muster_chart_add_label (chart, names[i]);
  for (guint i = 0; i < n * n; i++)
    muster_chart_add_cell (chart, &cell);

  return chart;
}

static void
assert_heads (const MusterChart *chart,
              double             width,
              const char *const *heads)
{
  g_autofree char *svg = paint (chart, width);

  for (guint i = 0; heads[i] != NULL; i++)
    {
      g_autofree char *head = g_strdup_printf (">%s<", heads[i]);

      if (strstr (svg, head) == NULL)
        g_error ("“%s” is not in:\n%s", heads[i], svg);
    }
}

/* Two who share a first name can be told apart at the head of their columns, however narrow they are. */
static void
test_heads_of_a_matrix_are_told_apart (void)
{
  const char *names[] = { "Ann Lee",  "Ben Jones", "Ben Price", "Ben",          "Cid Moore",
                          "Cid Mole", "Émile Ört", "Émile Ön",  "Ida A Archer", NULL };
  const char *heads[] = { "Ann",      "Ben J.",    "Ben P.", "Ben", "Cid Moo.", "Cid Mol.", "Émile Ör.",
                          "Émile Ön", "Ida",       NULL };
  const char *numbers[] = { "1", "9", "1 Ann Lee", "3 Ben Price", NULL };
  g_autoptr (MusterChart) chart = new_matrix (names);

  assert_heads (chart, 1280, heads);
  assert_heads (chart, 400, numbers);
}

static void
test_odd_figures_are_drawn (void)
{
  const double gaps[] = { NAN, 5, NAN };
  const double none[] = { NAN, NAN, NAN };
  g_autoptr (MusterChart) chart = muster_chart_new (MUSTER_CHART_LINES, "Odd");
  g_autoptr (MusterChart) empty = muster_chart_new (MUSTER_CHART_BARS, "Empty");
  g_autofree char *svg = NULL;
  g_autofree char *nothing = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (gaps); i++)
    muster_chart_add_label (chart, "x");
  muster_chart_add_series (chart, "one", gaps);
  muster_chart_add_series (chart, "none", none);
  svg = paint (chart, 300);
  g_assert_null (strstr (svg, "nan"));
  g_assert_nonnull (strstr (svg, ">one<"));
  g_assert_null (strstr (svg, ">none<"));
  g_assert_true (muster_chart_is_empty (empty));
  nothing = paint (empty, 300);
  g_assert_cmpstr (nothing, ==, "");
}

static void
assert_says (MusterDocument    *document,
             const char *const *words)
{
  g_autofree char *text = muster_document_text_write (document, 100);

  for (guint i = 0; words[i] != NULL; i++)
    {
      if (strstr (text, words[i]) == NULL)
        g_error ("“%s” is not in:\n%s", words[i], text);
    }
}

static void
test_the_report_has_everything (void)
{
  const char *words[] = { "Club report", "all results · 3–1–0", "League", "Ann", "1662 ±291", "Head to head",
                          "Ratings over time", "Battles a month", "Who won, by force",
                          "How often each game was played", "A win is worth 3, a draw 1",
                          "Glicko-2 ratings of", NULL };
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterClubTables) tables = new_tables (TABLE);
  g_autoptr (MusterClubTables) none = new_tables ("battle,date,player,side,result\n");
  g_autoptr (MusterDocument) document = muster_club_sheets_report_new (tables, library);
  g_autoptr (MusterDocument) empty = muster_club_sheets_report_new (none, library);
  const char *few[] = { "Club report", NULL };

  assert_says (document, words);
  assert_says (empty, few);
}

/* What was fought last, the newest first, of those that count. */
static void
test_the_report_has_the_last_results (void)
{
  g_autoptr (GString) csv = g_string_new ("battle,date,player,side,result\n");
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterClubTables) tables = NULL;
  g_autoptr (MusterDocument) document = NULL;
  g_autofree char *text = NULL;
  const char *results;

  for (guint i = 1; i <= 28; i++)
    g_string_append_printf (csv, "b%u,2026-02-%02u,Ann,A,win\nb%u,2026-02-%02u,Ben,B,loss\n", i, i, i, i);
  tables = new_tables (csv->str);
  document = muster_club_sheets_report_new (tables, library);
  text = muster_document_text_write (document, 200);
  results = strstr (text, "Last results");
  g_assert_nonnull (results);
  g_assert_nonnull (strstr (results, "28 February 2026"));
  g_assert_true (strstr (results, "28 February 2026") < strstr (results, "27 February 2026"));
  g_assert_nonnull (strstr (results, "11 February 2026"));
  g_assert_null (strstr (results, "10 February 2026"));
}

static const char *
get_player (MusterBattle *battle)
{
  const MusterSetup *setup = muster_battle_get_setup (battle);

  for (guint i = 0; i < setup->n_players; i++)
    {
      if (setup->players[i].side == 0)
        return setup->players[i].name;
    }
  g_assert_not_reached ();
}

static void
test_a_member_has_a_record (void)
{
  const char *words[] = { "Ben “Big”", "0 won, 1 drawn, 1 lost", "lost, drew", "Favourite force", "Rivals",
                          "Cora", "Ann beat Ben", NULL };
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterClubTables) tables = new_tables (TABLE);
  g_autoptr (MusterDocument) document =
    muster_club_sheets_member_new (tables, 1, library, "Ben “Big”", NULL);

  assert_says (document, words);
}

/* N-WEB-02: what is copied of a member and of an evening. */
static void
test_rivals_and_standings_are_tables (void)
{
  g_autoptr (MusterClubTables) tables = new_tables (TABLE);
  g_autoptr (MusterTable) rivals = muster_club_sheets_rivals_table_new (tables, 1);
  g_autoptr (MusterTable) evening = muster_club_sheets_evening_table_new (tables->book, tables->league);
  g_autofree char *met = muster_table_dup_tabbed (rivals);
  g_autofree char *standings = muster_table_dup_tabbed (evening);

  g_assert_cmpstr (met, ==, "Opponent\tWon–drawn–lost\nAnn\t0–0–1\nCora\t0–1–0\n");
  g_assert_cmpstr (standings, ==,
                   "\tMember\tW\tD\tL\tVP\tPoints\n1\tAnn\t1\t0\t0\t+2\t3\n"
                   "2\tCora\t0\t1\t0\t0\t1\n3\tBen\t0\t1\t1\t−2\t1\n");
}

static void
test_a_record_knows_luck_and_leaders (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterClubTables) tables = new_tables (TABLE);
  g_autoptr (MusterBattle) battle = muster_test_battles_fight (library, "kings", 7, 400);
  const char *names[] = { get_player (battle), NULL };
  g_autoptr (MusterClubService) service = muster_club_service_new (names);
  g_autoptr (MusterDocument) document = NULL;
  g_autofree char *luck = NULL;

  muster_club_service_add (service, battle);
  luck = muster_club_service_dup_luck (service);
  g_assert_cmpstr (luck, !=, "");
  document = muster_club_sheets_member_new (tables, 1, library, "Ben", service);
  assert_says (document, (const char *[]) {
                           "Luck", "in 1 battle", "Leaders",
                           ((MusterClubLeader *) muster_club_service_get_leaders (service)->pdata[0])->name,
                           "1 battle", NULL });
}

static void
test_fixtures_stand_by_rounds (void)
{
  const MusterClubFixture fixtures[] = {
    { 1, 1, "Ann", "Ben", "Ford" },
    { 1, 2, "Cid", "Dan", "" },
    { .round = 1, .attacker = "Eve" },
    { .round = 2, .attacker = "Ann" },
    { 2, 1, "Ben", "Cid", "Pass" },
  };
  const char *words[] = { "Fixtures", "5 February 2026", "Round 1", "Round 2", "Pass", NULL };
  g_autoptr (MusterDocument) document =
    muster_club_sheets_fixtures_new ("2026-02-05", fixtures, G_N_ELEMENTS (fixtures));
  g_autofree char *text = muster_document_text_write (document, 100);
  const char *second = strstr (text, "Round 2");

  assert_says (document, words);
  /* With the round that it is of. */
  g_assert_true (strstr (text, "Sits out: Eve") < second);
  g_assert_nonnull (strstr (second, "Sits out: Ann"));
}

static void
test_names_are_isolated (void)
{
  static const char table[] =
    "battle,date,player,side,result,points,role,force,ruleset,scenario,place\n"
    "a,2026-01-01,عمر,Column,win,5,attacker,Column,kings,,Hall\n"
    "a,2026-01-01,Ben,Clans,loss,3,defender,Clans,kings,,Hall\n"
    "b,2026-03-08,عمر,Clans,draw,4,attacker,Clans,kings,,Hall\n"
    "b,2026-03-08,Cora,Column,draw,4,defender,Column,kings,,Hall\n";
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterClubTables) tables = new_tables (table);

  for (guint i = 0; i < muster_club_book_get_n_players (tables->book); i++)
    {
      g_autoptr (MusterDocument) document =
        muster_club_sheets_member_new (tables, i, library, muster_club_book_get_name (tables->book, i), NULL);
      g_autofree char *text = muster_document_markdown_write (document);

      muster_test_assert_isolated (text, "عمر");
      /* N-WEB-02: no forum takes a picture as a wall of letters. */
      g_assert_null (strstr (text, "base64"));
    }
}

static void
assert_row (const MusterTable *table,
            guint              row,
            const char        *expected)
{
  g_autofree char *cells = g_strjoinv ("|", muster_table_get_row (table, row)->cells);

  g_assert_cmpstr (cells, ==, expected);
}

/* N-EVENT-03: Ann beats Ben 5 to 2.5 and Cid draws with Dan; then Ann and Cid draw, and Dan sits out. */
static void
test_a_tournament_stands_on_paper (void)
{
  static const char *const NAMES[] = { "Ann", "Ben", "Cid", "Dan" };
  const gint64 points[] = { 500, 250 };
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterTournament) cup = muster_tournament_new ("Cup", "2026-01-01");
  g_autoptr (GPtrArray) first = g_ptr_array_new ();
  g_autoptr (GPtrArray) second = g_ptr_array_new ();
  g_autoptr (MusterTable) early = NULL;
  g_autoptr (MusterTable) standings = NULL;
  g_autoptr (MusterTable) cross = NULL;
  g_autoptr (MusterTable) card = NULL;
  g_autoptr (MusterTable) dan = NULL;
  g_autoptr (MusterDocument) report = NULL;
  g_autoptr (MusterDocument) cards = NULL;
  g_autofree char *text = NULL;
  g_autofree char *words = NULL;

  cup->n_rounds = 3;
  cup->breaks[0] = MUSTER_TOURNAMENT_DIFFERENCE;
  cup->n_breaks = 1;
  for (guint i = 0; i < G_N_ELEMENTS (NAMES); i++)
    {
      muster_tournament_add_player (cup, NAMES[i]);
      g_ptr_array_add (first, (char *) NAMES[i]);
    }
  g_assert_true (muster_tournament_draw (cup, NULL, first, NULL, NULL));
  g_assert_true (muster_rounds_set_result (cup->rounds, 1, "Ann", "Ben", MUSTER_CLUB_WIN, points, NULL));
  g_assert_true (muster_rounds_set_result (cup->rounds, 1, "Cid", "Dan", MUSTER_CLUB_DRAW, NULL, NULL));
  g_assert_true (muster_tournament_drop (cup, "Ben", NULL));
  g_ptr_array_add (second, (char *) "Cid");
  g_ptr_array_add (second, (char *) "Ann");
  g_assert_true (muster_tournament_draw (cup, NULL, second, NULL, NULL));
  g_assert_true (muster_rounds_set_result (cup->rounds, 2, "Ann", "Cid", MUSTER_CLUB_DRAW, NULL, NULL));

  early = muster_tournament_sheets_standings_table_new (cup, NULL, 1);
  g_assert_true (g_str_has_prefix (muster_table_get_row (early, 0)->cells[1], "Ann"));
  g_assert_cmpstr (muster_table_get_row (early, 0)->cells[2], ==, "3");
  standings = muster_tournament_sheets_standings_table_new (cup, NULL, MUSTER_TOURNAMENT_NOW);
  g_assert_cmpstr (muster_table_get_row (standings, 0)->cells[1], ==, "Ann");
  g_assert_cmpstr (muster_table_get_row (standings, 0)->cells[3], ==, "1–1–0");
  g_assert_cmpstr (muster_table_get_row (standings, 0)->cells[4], ==, "2.5");
  cross = muster_tournament_sheets_cross_table_new (cup, NULL, MUSTER_TOURNAMENT_NOW);
  assert_row (cross, 0, "1|Ann|·||D|W|4");
  assert_row (cross, 1, "2|Dan||·|D||4");
  assert_row (cross, 2, "3|Cid|D|D|·||2");
  assert_row (cross, 3, "4|Ben|L|||·|0");
  card = muster_tournament_sheets_card_table_new (cup, NULL, "Ann", MUSTER_TOURNAMENT_NOW);
  assert_row (card, 0, "1|1|Ben|attacker|won|5 : 2.5");
  assert_row (card, 1, "2|1|Cid|defender|drawn|");
  dan = muster_tournament_sheets_card_table_new (cup, NULL, "Dan", MUSTER_TOURNAMENT_NOW);
  assert_row (dan, 1, "2||sits out||won|");

  report = muster_tournament_sheets_report_new (cup, NULL, library, MUSTER_TOURNAMENT_NOW);
  text = muster_document_text_write (report, 100);
  g_assert_nonnull (strstr (text, "Standings after round 2"));
  g_assert_nonnull (strstr (text, "Ann won, 5 : 2.5"));
  g_assert_nonnull (strstr (text, "Sits out"));
  cards = muster_tournament_sheets_cards_new (cup, NULL, MUSTER_TOURNAMENT_NOW);
  words = muster_document_text_write (cards, 100);
  g_assert_nonnull (strstr (words, "Place 1 · 1 won, 1 drawn, 0 lost · 4 points"));
}

/* N-WEB-02: the badge stands first, in words as well. */
static void
test_the_badge_stands_on_paper (void)
{
  g_autoptr (MusterDocument) document = muster_document_new ("Report");
  g_autoptr (MusterDocument) bare = muster_document_new ("Report");
  GPtrArray *blocks = muster_document_get_blocks (document);

  muster_document_add_paragraph (document, MUSTER_TEXT_BODY, "first");
  muster_club_banner_put (document, "Riverside Wargamers", "RW", "#ff8000");
  g_assert_cmpstr (muster_document_get_footer (document), ==, "Riverside Wargamers");
  g_assert_cmpuint (blocks->len, ==, 2);
  g_assert_cmpstr (((MusterBlock *) blocks->pdata[0])->text, ==, "Badge of the club: RW");
  muster_club_banner_put (bare, "", "", "");
  g_assert_cmpuint (muster_document_get_blocks (bare)->len, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/club-sheets/the-report-has-the-last-results", test_the_report_has_the_last_results);
  g_test_add_func ("/club-sheets/charts-can-be-read", test_charts_can_be_read);
  g_test_add_func ("/club-sheets/long-breaks-are-left-out", test_long_breaks_are_left_out);
  g_test_add_func ("/club-sheets/only-those-who-met-are-listed", test_only_those_who_met_are_listed);
  g_test_add_func ("/club-sheets/who-is-left-out-is-counted", test_who_is_left_out_is_counted);
  g_test_add_func ("/club-sheets/every-chart-is-drawn-with-its-words",
                   test_every_chart_is_drawn_with_its_words);
  g_test_add_func ("/club-sheets/N-RESULT-04/games-are-counted", test_games_are_counted);
  g_test_add_func ("/club-sheets/N-RESULT-04/ratings-say-what-they-are", test_ratings_say_what_they_are);
  g_test_add_func ("/club-sheets/labels-of-months-do-not-meet", test_labels_of_months_do_not_meet);
  g_test_add_func ("/club-sheets/heads-of-a-matrix-are-told-apart", test_heads_of_a_matrix_are_told_apart);
  g_test_add_func ("/club-sheets/odd-figures-are-drawn", test_odd_figures_are_drawn);
  g_test_add_func ("/club-sheets/the-report-has-everything", test_the_report_has_everything);
  g_test_add_func ("/club-sheets/a-member-has-a-record", test_a_member_has_a_record);
  g_test_add_func ("/club-sheets/a-record-knows-luck-and-leaders", test_a_record_knows_luck_and_leaders);
  g_test_add_func ("/club-sheets/N-WEB-02/rivals-and-standings-are-tables",
                   test_rivals_and_standings_are_tables);
  g_test_add_func ("/club-sheets/fixtures-stand-by-rounds", test_fixtures_stand_by_rounds);
  g_test_add_func ("/club-sheets/N-EVENT-03/a-tournament-stands-on-paper", test_a_tournament_stands_on_paper);
  g_test_add_func ("/club-sheets/N-WEB-02/the-badge-stands-on-paper", test_the_badge_stands_on_paper);
  g_test_add_func ("/club-sheets/names-are-isolated", test_names_are_isolated);

  return g_test_run ();
}
