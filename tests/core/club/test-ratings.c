/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-date.h"
#include "core/club/muster-club-ratings.h"
#include "muster-test-club.h"

#include <math.h>

/* The figures without a source of their own were worked out by another program from the same paper. */

#define TWO(battle, day, winner, loser) \
  battle "," day "," winner ",A,win,,,,,\n" battle "," day "," loser ",B,loss,,,,,\n"

static char *
dup_ratings (const char *lines,
             const char *to)
{
  g_autoptr (MusterClubBook) book = muster_test_club_book (lines);
  g_autoptr (MusterClubRatings) ratings =
    muster_club_ratings_new (book, &(MusterClubFilter) { .to = to }, FALSE);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < ratings->rows->len; i++)
    {
      const MusterClubRating *row = &g_array_index (ratings->rows, MusterClubRating, i);

      g_string_append_printf (text, "%s%s %.2f %.2f %.6f %u", i > 0 ? "\n" : "",
                              muster_club_book_get_name (book, row->player), row->glicko.rating,
                              row->glicko.deviation, row->glicko.volatility, row->battles);
    }

  return g_string_free (text, FALSE);
}

static void
expect_ratings (const char *lines,
                const char *to,
                const char *expected)
{
  g_autofree char *ratings = dup_ratings (lines, to);

  g_assert_cmpstr (ratings, ==, expected);
}

static void
test_g01_a_period_is_a_calendar_month (void)
{
  /* Within a month everything counts together; the first of the next is another period. */
  expect_ratings (TWO ("a", "2026-01-01", "Ann", "Ben") TWO ("b", "2026-01-31", "Ben", "Ann"), NULL,
                  "Ann 1500.00 253.40 0.059998 2\nBen 1500.00 253.40 0.059998 2");
  expect_ratings (TWO ("a", "2026-01-31", "Ann", "Ben") TWO ("b", "2026-02-01", "Ben", "Ann"), NULL,
                  "Ben 1566.94 260.49 0.060002 2\nAnn 1433.06 260.49 0.060002 2");
}

static void
test_g01_results_after_the_last_day_do_not_count (void)
{
  static const char LINES[] = TWO ("a", "2026-01-10", "Ann", "Ben") TWO ("b", "2026-01-20", "Cid", "Ben");

  expect_ratings (LINES, "2026-01-19", "Ann 1662.31 290.32 0.060000 1\nBen 1337.69 290.32 0.060000 1");
  expect_ratings (LINES, "2026-01-09", "");
  /* The months to the last day are periods too. */
  expect_ratings (TWO ("a", "2026-01-10", "Ann", "Ben"), "2026-03-01",
                  "Ann 1662.31 290.69 0.060000 1\nBen 1337.69 290.69 0.060000 1");
}

static void
test_g02_everybody_plays_everybody_of_other_sides (void)
{
  /* Two against one is two games for the one; two losers of three sides draw with each other. */
  expect_ratings ("a,2026-01-01,Ann,A,win,,,,,\na,2026-01-01,Ben,B,loss,,,,,\n"
                  "a,2026-01-01,Bea,B,loss,,,,,\n", NULL,
                  "Ann 1747.32 253.40 0.060000 1\nBea 1337.69 290.32 0.060000 1\n"
                  "Ben 1337.69 290.32 0.060000 1");
  expect_ratings ("a,2026-01-01,Ann,A,win,,,,,\na,2026-01-01,Ben,B,loss,,,,,\n"
                  "a,2026-01-01,Cid,C,loss,,,,,\n", NULL,
                  "Ann 1747.32 253.40 0.060000 1\nBen 1376.34 253.40 0.059999 1\n"
                  "Cid 1376.34 253.40 0.059999 1");
}

static void
test_g03_who_does_not_play_grows_in_deviation (void)
{
  const MusterGlicko before = { 1600, 200, 0.06 };
  const MusterGlicko wide = { 1600, 349.99, 0.06 };
  MusterGlicko after = muster_glicko_after (&before, NULL, 0);
  MusterGlicko limited = muster_glicko_after (&wide, NULL, 0);

  g_assert_cmpfloat (after.rating, ==, 1600);
  g_assert_cmpfloat_with_epsilon (after.deviation, 200.2714, 0.0001);
  g_assert_cmpfloat (after.volatility, ==, 0.06);
  g_assert_cmpfloat (limited.deviation, ==, 350);

  /* Cid starts in the third month, and has not grown before. */
  expect_ratings (TWO ("a", "2026-01-10", "Ann", "Ben") TWO ("b", "2026-03-10", "Cid", "Ann"), NULL,
                  "Cid 1731.84 286.95 0.060000 1\nAnn 1497.29 256.47 0.060000 2\n"
                  "Ben 1337.69 290.69 0.060000 1");
}

static void
test_g03_history_begins_with_the_first_result (void)
{
  g_autoptr (MusterClubBook) book =
    muster_test_club_book (TWO ("a", "2025-12-10", "Ann", "Ben") TWO ("b", "2026-02-10", "Cid", "Ann"));
  g_autoptr (MusterClubRatings) ratings = muster_club_ratings_new (book, &(MusterClubFilter) { 0 }, TRUE);

  g_assert_cmpuint (ratings->first_month, ==, 2025 * 12 + 11);
  g_assert_cmpuint (ratings->n_months, ==, 3);
  /* Nothing is kept of January, in which nobody played. */
  g_assert_cmpuint (ratings->months->len, ==, 2);
  g_assert_cmpuint (g_array_index (ratings->months, guint, 1), ==, 2026 * 12 + 1);
  g_assert_null (muster_club_ratings_get (ratings, 2, 0));
  g_assert_cmpfloat (muster_club_ratings_get (ratings, 2, 1)->rating, >, 1500);
  g_assert_cmpfloat_with_epsilon (muster_club_ratings_get (ratings, 0, 0)->rating, 1662.31, 0.005);
}

static const MusterClubRating *
find_rating (const MusterClubRatings *ratings,
             const MusterClubBook    *book,
             const char              *name)
{
  for (guint i = 0; i < ratings->rows->len; i++)
    {
      const MusterClubRating *rating = &g_array_index (ratings->rows, MusterClubRating, i);

      if (g_str_equal (muster_club_book_get_name (book, rating->player), name))
        return rating;
    }

  return NULL;
}

/* N-RESULT-04: since when somebody is rated, in which month his rating moved last, and from where. */
static void
test_a_rating_knows_when_it_moved (void)
{
  g_autoptr (MusterClubBook) book =
    muster_test_club_book (TWO ("a", "2025-12-10", "Ann", "Ben") TWO ("b", "2026-02-10", "Cid", "Ann")
                             TWO ("c", "2026-02-11", "Ann", "Cid") "d,2026-03-01,Ben,bye,win,,,,,\n"
                             TWO ("e", "2026-04-01", "Dan", "Eve"));
  g_autoptr (MusterClubRatings) ratings = muster_club_ratings_new (book, &(MusterClubFilter) { 0 }, FALSE);
  const MusterClubRating *ann = find_rating (ratings, book, "Ann");
  const MusterClubRating *ben = find_rating (ratings, book, "Ben");
  const MusterClubRating *cid = find_rating (ratings, book, "Cid");

  g_assert_cmpuint (ann->since, ==, 2025 * 12 + 11);
  g_assert_cmpuint (ann->moved, ==, 2026 * 12 + 1);
  /* Neither of the two results of February, but that of December. */
  g_assert_cmpfloat_with_epsilon (ann->before, 1662.31, 0.005);
  g_assert_cmpuint (cid->since, ==, 2026 * 12 + 1);
  g_assert_cmpfloat (cid->before, ==, 1500);
  /* A bye moves nothing. */
  g_assert_cmpuint (ben->moved, ==, 2025 * 12 + 11);
}

/* A slip of the pen in a year must not cost more than the others: neither time nor room. */
static void
test_g03_ten_thousand_years_are_soon_over (void)
{
  g_autoptr (GString) lines = g_string_new (TWO ("z", "9999-12-31", "Ann", "Ben"));
  g_autoptr (MusterClubBook) book = NULL;
  g_autoptr (MusterClubRatings) ratings = NULL;

  for (guint i = 0; i < 400; i++)
    g_string_append_printf (lines, "b%u,0001-01-01,P%u,A,win,,,,,\nb%u,0001-01-01,Q%u,B,loss,,,,,\n", i, i,
                            i, i);
  book = muster_test_club_book (lines->str);
  ratings = muster_club_ratings_new (book, &(MusterClubFilter) { 0 }, TRUE);
  g_assert_cmpuint (ratings->n_months, ==, 9999 * 12);
  g_assert_cmpuint (ratings->months->len, ==, 2);
  for (guint i = 0; i < ratings->rows->len; i++)
    {
      const MusterClubRating *row = &g_array_index (ratings->rows, MusterClubRating, i);

      if (*muster_club_book_get_name (book, row->player) >= 'P')
        g_assert_cmpfloat (row->glicko.deviation, ==, 350);
    }
}

static void
test_g04_highest_first_then_by_name (void)
{
  expect_ratings ("a,2026-01-01,Zoe,A,draw,,,,,\na,2026-01-01,Ann,B,draw,,,,,\n"
                  "b,2026-01-02,Max,bye,win,,,,,\n", NULL,
                  "Ann 1500.00 290.32 0.059999 1\nZoe 1500.00 290.32 0.059999 1");
}

static void
test_g05_the_example_of_the_paper (void)
{
  const MusterGlicko player = { 1500, 200, 0.06 };
  const MusterGlickoGame games[] = {
    { { 1400, 30, 0.06 }, 1 },
    { { 1550, 100, 0.06 }, 0 },
    { { 1700, 300, 0.06 }, 0 },
  };
  MusterGlicko after = muster_glicko_after (&player, games, G_N_ELEMENTS (games));

  g_assert_cmpfloat_with_epsilon (after.rating, 1464.05, 0.005);
  g_assert_cmpfloat_with_epsilon (after.deviation, 151.52, 0.005);
  g_assert_cmpfloat_with_epsilon (after.volatility, 0.05999, 0.00001);
}

/* Whatever is played, the figures stay figures. */
static void
test_absurd_results_give_numbers (void)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autoptr (MusterClubBook) book = NULL;
  g_autoptr (MusterClubRatings) ratings = NULL;

  for (guint month = 1; month <= 12; month++)
    {
      for (guint i = 0; i < 400; i++)
        g_string_append_printf (lines,
                                "b%u-%u,2026-%02u-01,%s,A,win,,,,,\n"
                                "b%u-%u,2026-%02u-01,%s,B,loss,,,,,\n", month,
                                i, month, month % 3 != 0 ? "Ann" : "Ben", month, i, month,
                                month % 3 != 0 ? "Ben" : "Ann");
    }
  book = muster_test_club_book (lines->str);
  ratings = muster_club_ratings_new (book, &(MusterClubFilter) { 0 }, FALSE);
  for (guint i = 0; i < ratings->rows->len; i++)
    {
      const MusterGlicko *glicko = &g_array_index (ratings->rows, MusterClubRating, i).glicko;

      g_assert_true (isfinite (glicko->rating) && isfinite (glicko->volatility));
      g_assert_cmpfloat (glicko->deviation, <=, 350);
    }
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/club/G-01/a-period-is-a-calendar-month", test_g01_a_period_is_a_calendar_month);
  g_test_add_func ("/club/G-01/results-after-the-last-day-do-not-count",
                   test_g01_results_after_the_last_day_do_not_count);
  g_test_add_func ("/club/G-02/everybody-plays-everybody-of-other-sides",
                   test_g02_everybody_plays_everybody_of_other_sides);
  g_test_add_func ("/club/G-03/who-does-not-play-grows-in-deviation",
                   test_g03_who_does_not_play_grows_in_deviation);
  g_test_add_func ("/club/G-03/history-begins-with-the-first-result",
                   test_g03_history_begins_with_the_first_result);
  g_test_add_func ("/club/G-03/ten-thousand-years-are-soon-over", test_g03_ten_thousand_years_are_soon_over);
  g_test_add_func ("/club/G-04/highest-first-then-by-name", test_g04_highest_first_then_by_name);
  g_test_add_func ("/club/G-05/the-example-of-the-paper", test_g05_the_example_of_the_paper);
  g_test_add_func ("/club/N-RESULT-04/a-rating-knows-when-it-moved", test_a_rating_knows_when_it_moved);
  g_test_add_func ("/club/ratings/absurd-results-give-numbers", test_absurd_results_give_numbers);

  return g_test_run ();
}
