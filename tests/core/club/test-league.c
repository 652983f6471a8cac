/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-league.h"
#include "core/club/muster-club-rates.h"
#include "core/club/muster-club-rivals.h"
#include "muster-test-club.h"

/* The league and the other tables, named after the rules of the club. */

/* "1 Ann 2 1-0-1 5:3 3", a line each: place, name, battles, won-drawn-lost, victory points, points. */
static char *
dup_league (const MusterClubBook *book,
            GArray               *league)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < league->len; i++)
    {
      const MusterClubStanding *s = &g_array_index (league, MusterClubStanding, i);

      g_string_append_printf (text, "%s%u %s %u %u-%u-%u %d:%d %d", i > 0 ? "\n" : "", s->place,
                              muster_club_book_get_name (book, s->player), s->battles, s->counts[0],
                              s->counts[1], s->counts[2], (int) (s->points_for / MUSTER_CLUB_POINT),
                              (int) (s->points_against / MUSTER_CLUB_POINT),
                              (int) s->points);
    }

  return g_string_free (text, FALSE);
}

static void
expect_league_of (const char             *lines,
                  const MusterClubFilter *filter,
                  const char             *scoring,
                  const char             *league,
                  const char             *why)
{
  g_autoptr (MusterClubBook) book = muster_test_club_book (lines);
  g_autoptr (GArray) standings = NULL;
  g_autofree char *text = NULL;
  g_autofree char *explanation = NULL;
  MusterClubScoring worth;

  g_assert_true (muster_club_scoring_parse (scoring, &worth));
  standings = muster_club_league_new (book, filter, &worth);
  text = dup_league (book, standings);
  g_assert_cmpstr (text, ==, league);
  if (why != NULL)
    {
      explanation = muster_club_league_explain (book, standings, 0);
      g_assert_cmpstr (explanation, ==, why);
    }
}

static void
expect_league (const char *lines,
               const char *league,
               const char *why)
{
  const MusterClubFilter all = { 0 };

  expect_league_of (lines, &all, "3,1,0", league, why);
}

static void
test_l01_every_player_has_the_result (void)
{
  const MusterClubFilter all = { 0 };
  const char *lines = "a,2026-01-01,Ann,A,win,,,,,\na,2026-01-01,Abe,A,win,,,,,\n"
                      "a,2026-01-01,Ben,B,loss,,,,,\n"
                      "b,2026-01-02,Ann,A,draw,,,,,\nb,2026-01-02,Ben,B,draw,,,,,\n"
                      "c,2026-01-03,Cid,bye,win,9,,,,\n";

  expect_league (lines, "1 Ann 2 1-1-0 0:0 4\n2 Abe 1 1-0-0 0:0 3\n2 Cid 1 1-0-0 0:0 3\n4 Ben 2 0-1-1 0:0 1",
                 NULL);
  expect_league_of (lines, &all, "0,5,-1",
                    "1 Ann 2 1-1-0 0:0 5\n2 Ben 2 0-1-1 0:0 4\n3 Abe 1 1-0-0 0:0 0\n3 Cid 1 1-0-0 0:0 0",
                    NULL);
}

static void
test_l02_points_go_first (void)
{
  expect_league ("a,2026-01-01,Zoe,A,win,1,,,,\na,2026-01-01,Ann,B,loss,9,,,,\n",
                 "1 Zoe 1 1-0-0 1:9 3\n2 Ann 1 0-0-1 9:1 0", NULL);
}

static void
test_l02_then_battles_between_them (void)
{
  /* Both have 3; Zoe has the worse difference but has beaten Ann. */
  expect_league ("a,2026-01-01,Zoe,A,win,1,,,,\na,2026-01-01,Ann,B,loss,0,,,,\n"
                 "b,2026-01-02,Ann,A,win,9,,,,\nb,2026-01-02,Cid,B,loss,0,,,,\n",
                 "1 Zoe 1 1-0-0 1:0 3\n2 Ann 2 1-0-1 9:1 3\n3 Cid 1 0-0-1 0:9 0",
                 "before Ann: won the battle between them");
}

static void
test_l02_ties_are_worked_out_once_among_all (void)
{
  /* Ann, Ben and Cid have 3 each. Ben and Cid have beaten one of the three, Ann one from outside. Between Ben
   * and Cid their own battle is not looked at again: the difference decides for Ben, who has lost to Cid. */
  expect_league ("a,2026-01-01,Ben,A,win,9,,,,\na,2026-01-01,Ann,B,loss,0,,,,\n"
                 "b,2026-01-02,Cid,A,win,1,,,,\nb,2026-01-02,Ben,B,loss,0,,,,\n"
                 "c,2026-01-03,Ann,A,win,9,,,,\nc,2026-01-03,Dan,B,loss,0,,,,\n",
                 "1 Ben 2 1-0-1 9:1 3\n2 Cid 1 1-0-0 1:0 3\n3 Ann 2 1-0-1 9:9 3\n4 Dan 1 0-0-1 0:9 0",
                 "before Cid: victory points +8 to +1");
}

static void
test_l02_a_battle_counts_once (void)
{
  /* Ann beats Ben and Cid, who both tie with her, in one battle: 3 points, not 6. Dan, who ties too, has 3
   * from Ben and has won by more. */
  expect_league ("a,2026-01-01,Ann,A,win,1,,,,\na,2026-01-01,Ben,B,loss,0,,,,\n"
                 "a,2026-01-01,Cid,B,loss,0,,,,\n"
                 "b,2026-01-02,Dan,A,win,5,,,,\nb,2026-01-02,Ben,B,loss,0,,,,\n"
                 "c,2026-01-03,Ben,bye,win,,,,,\nd,2026-01-04,Cid,bye,win,,,,,\n",
                 "1 Dan 1 1-0-0 5:0 3\n2 Ann 1 1-0-0 1:0 3\n3 Cid 2 1-0-1 0:1 3\n4 Ben 3 1-0-2 0:6 3",
                 "before Ann: victory points +5 to +1");
}

static void
test_l02_comrades_are_no_rivals (void)
{
  /* Ann and Ben tie and have won together: that does not count between them. */
  expect_league ("a,2026-01-01,Ben,A,win,2,,,,\na,2026-01-01,Ann,A,win,2,,,,\n"
                 "a,2026-01-01,Cid,B,loss,0,,,,\n",
                 "1 Ann 1 1-0-0 2:0 3\n1 Ben 1 1-0-0 2:0 3\n3 Cid 1 0-0-1 0:2 0",
                 "level with Ben in everything");
}

static void
test_l02_then_the_difference (void)
{
  /* Own side's less the best other side's: 5-4 and 5-1. */
  expect_league ("a,2026-01-01,Ann,A,win,5,,,,\na,2026-01-01,X,B,loss,1,,,,\na,2026-01-01,Y,C,loss,4,,,,\n"
                 "b,2026-01-02,Zoe,A,win,5,,,,\nb,2026-01-02,X,B,loss,1,,,,\n",
                 "1 Zoe 1 1-0-0 5:1 3\n2 Ann 1 1-0-0 5:4 3\n3 Y 1 0-0-1 4:5 0\n4 X 2 0-0-2 2:10 0", NULL);
}

static void
test_l02_then_wins (void)
{
  expect_league ("a,2026-01-01,Zoe,A,win,,,,,\na,2026-01-01,X,B,loss,,,,,\n"
                 "b,2026-01-02,Ann,A,draw,,,,,\nb,2026-01-02,P,B,draw,,,,,\n"
                 "c,2026-01-03,Ann,A,draw,,,,,\nc,2026-01-03,Q,B,draw,,,,,\n"
                 "d,2026-01-04,Ann,A,draw,,,,,\nd,2026-01-04,R,B,draw,,,,,\n",
                 "1 Zoe 1 1-0-0 0:0 3\n2 Ann 3 0-3-0 0:0 3\n3 P 1 0-1-0 0:0 1\n3 Q 1 0-1-0 0:0 1\n"
                 "3 R 1 0-1-0 0:0 1\n6 X 1 0-0-1 0:0 0",
                 "before Ann: more battles won, 1 to 0");
}

static void
test_l02_then_fewer_battles (void)
{
  expect_league ("a,2026-01-01,Zoe,A,win,,,,,\na,2026-01-01,X,B,loss,,,,,\n"
                 "b,2026-01-02,Ann,A,win,,,,,\nb,2026-01-02,X,B,loss,,,,,\n"
                 "c,2026-01-03,Ann,A,loss,,,,,\nc,2026-01-03,Q,B,win,,,,,\nd,2026-01-04,Q,bye,win,,,,,\n",
                 "1 Q 2 2-0-0 0:0 6\n2 Zoe 1 1-0-0 0:0 3\n3 Ann 2 1-0-1 0:0 3\n4 X 2 0-0-2 0:0 0", NULL);
}

static void
test_l02_then_the_name_by_code_points (void)
{
  expect_league ("a,2026-01-01,ann,A,draw,,,,,\na,2026-01-01,Zoe,B,draw,,,,,\n"
                 "a,2026-01-01,Émil,C,draw,,,,,\n",
                 "1 Zoe 1 0-1-0 0:0 1\n1 ann 1 0-1-0 0:0 1\n1 Émil 1 0-1-0 0:0 1", NULL);
}

static void
test_l03_a_side_without_points_adds_nothing (void)
{
  expect_league ("a,2026-01-01,Ann,A,win,5,,,,\na,2026-01-01,Ben,B,loss,2,,,,\na,2026-01-01,Cid,C,loss,,,,,\n"
                 "b,2026-01-02,Ann,A,win,4,,,,\nb,2026-01-02,Ben,B,loss,-3,,,,\n",
                 "1 Ann 2 2-0-0 4:-3 6\n2 Cid 1 0-0-1 0:0 0\n3 Ben 2 0-0-2 -3:4 0", NULL);
}

static void
test_l03_only_what_counts_is_listed (void)
{
  const MusterClubFilter filter = { .from = "2026-01-02", .to = "2026-01-03", .ruleset = "kings" };

  expect_league_of ("a,2026-01-01,Ann,bye,win,,,,kings,\nb,2026-01-02,Ben,bye,win,,,,kings,\n"
                    "c,2026-01-03,Cid,bye,win,,,,kings,\nd,2026-01-04,Dan,bye,win,,,,kings,\n"
                    "e,2026-01-02,Eva,bye,win,,,,Kings,\nf,2026-01-02,Fay,bye,win,,,,,\n",
                    &filter, "3,1,0", "1 Ben 1 1-0-0 0:0 3\n1 Cid 1 1-0-0 0:0 3", NULL);
}

static void
test_scoring_is_three_whole_numbers (void)
{
  const char *wrong[] = { "", "3", "3,1", "3,1,0,0", "3,1,x", "3, 1,0", "3,1,", "1.5,1,0", "99999999,0,0" };
  MusterClubScoring scoring;

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (muster_club_scoring_parse (wrong[i], &scoring));
  g_assert_true (muster_club_scoring_parse ("2,0,-1", &scoring));
  g_assert_cmpint (scoring.worth[MUSTER_CLUB_LOSS], ==, -1);
}

static void
test_l04_two_losers_of_three_sides_drew (void)
{
  const MusterClubFilter all = { 0 };
  g_autoptr (MusterClubBook) book =
    muster_test_club_book ("a,2026-01-01,Cid,A,win,,,,,\na,2026-01-01,Ann,B,loss,,,,,\n"
                           "a,2026-01-01,Ben,C,loss,,,,,\na,2026-01-01,Bea,C,loss,,,,,\n"
                           "b,2026-01-02,Ann,A,win,,,,,\nb,2026-01-02,Ben,B,loss,,,,,\n"
                           "c,2026-01-03,Ann,bye,win,,,,,\n");
  g_autoptr (GArray) rivals = muster_club_rivals_new (book, &all);
  g_autoptr (GString) text = g_string_new (NULL);
  MusterClubRivals turned;

  for (guint i = 0; i < rivals->len; i++)
    {
      const MusterClubRivals *pair = &g_array_index (rivals, MusterClubRivals, i);

      g_string_append_printf (text, "%s-%s %u %u-%u-%u\n", muster_club_book_get_name (book, pair->player),
                              muster_club_book_get_name (book, pair->opponent), pair->battles,
                              pair->counts[0], pair->counts[1], pair->counts[2]);
    }
  g_assert_cmpstr (text->str, ==,
                   "Ann-Bea 1 0-1-0\nAnn-Ben 2 1-1-0\nAnn-Cid 1 0-0-1\nBea-Cid 1 0-0-1\nBen-Cid 1 0-0-1\n");

  /* Cid against Ann, although it is kept the other way round; Bea never stood against Ben. */
  turned = muster_club_rivals_find (rivals, 3, 0);
  g_assert_cmpuint (turned.counts[MUSTER_CLUB_WIN], ==, 1);
  g_assert_cmpuint (turned.counts[MUSTER_CLUB_LOSS], ==, 0);
  g_assert_cmpuint (muster_club_rivals_find (rivals, 1, 2).battles, ==, 0);
}

static void
assert_rivals (MusterClubBook *book,
               GArray         *rivals,
               guint           player,
               const char     *expected)
{
  g_autoptr (GArray) met = muster_club_rivals_list (rivals, player);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < met->len; i++)
    {
      const MusterClubRivals *pair = &g_array_index (met, MusterClubRivals, i);

      g_assert_cmpuint (pair->player, ==, player);
      g_string_append_printf (text, "%s %u %u-%u-%u\n", muster_club_book_get_name (book, pair->opponent),
                              pair->battles, pair->counts[0], pair->counts[1], pair->counts[2]);
    }
  g_assert_cmpstr (text->str, ==, expected);
}

static void
test_who_was_met_most_often_comes_first (void)
{
  const MusterClubFilter all = { 0 };
  g_autoptr (MusterClubBook) book =
    muster_test_club_book ("a,2026-01-01,Cid,A,win,,,,,\na,2026-01-01,Ann,B,loss,,,,,\n"
                           "b,2026-01-02,Cid,A,win,,,,,\nb,2026-01-02,Ben,B,loss,,,,,\n"
                           "c,2026-01-03,Cid,A,loss,,,,,\nc,2026-01-03,Ben,B,win,,,,,\n"
                           "d,2026-01-04,Cid,A,draw,,,,,\nd,2026-01-04,Dan,B,draw,,,,,\n"
                           "e,2026-01-05,Eva,bye,win,,,,,\n");
  g_autoptr (GArray) rivals = muster_club_rivals_new (book, &all);

  assert_rivals (book, rivals, 2, "Ben 2 1-0-1\nAnn 1 1-0-0\nDan 1 0-1-0\n");
  assert_rivals (book, rivals, 0, "Cid 1 0-0-1\n");
  assert_rivals (book, rivals, 4, "");
}

static char *
dup_rates (const char   *lines,
           MusterClubBy  by)
{
  const MusterClubFilter all = { 0 };
  g_autoptr (MusterClubBook) book = muster_test_club_book (lines);
  g_autoptr (GArray) rates = muster_club_rates_new (book, &all, by);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < rates->len; i++)
    {
      const MusterClubRate *rate = &g_array_index (rates, MusterClubRate, i);

      g_string_append_printf (text, "%s%s %u-%u-%u %.4f %.4f %.4f", i > 0 ? "\n" : "", rate->value,
                              rate->counts[0], rate->counts[1], rate->counts[2], rate->share, rate->low,
                              rate->high);
    }

  return g_string_free (text, FALSE);
}

static void
test_l05_shares_have_wilson_intervals (void)
{
  static const char LINES[] =
    "a,2026-01-01,Ann,A,win,,attacker,Field Force,kings,ford\n"
    "a,2026-01-01,Ben,B,loss,,defender,Clans,kings,ford\n"
    "b,2026-01-02,Ann,A,loss,,attacker,Field Force,kings,\n"
    "b,2026-01-02,Abe,A,loss,,attacker,,kings,\n"
    "b,2026-01-02,Ben,B,win,,,Clans,kings,\n"
    "c,2026-01-03,Ann,A,draw,,defender,Field Force,hexcard,ford\n"
    "c,2026-01-03,Ben,B,draw,,,Clans,hexcard,ford\n"
    "d,2026-01-04,Ann,bye,win,,attacker,Field Force,kings,ford\n";
  g_autofree char *by_role = dup_rates (LINES, MUSTER_CLUB_BY_ROLE);
  g_autofree char *by_force = dup_rates (LINES, MUSTER_CLUB_BY_FORCE);
  g_autofree char *by_ruleset = dup_rates (LINES, MUSTER_CLUB_BY_RULESET);
  g_autofree char *by_scenario = dup_rates (LINES, MUSTER_CLUB_BY_SCENARIO);

  g_assert_cmpstr (by_role, ==, "attacker 1-0-2 0.3333 0.0615 0.7923\ndefender 0-1-1 0.0000 0.0000 0.6576");
  g_assert_cmpstr (by_force, ==, "Clans 1-1-1 0.3333 0.0615 0.7923\nField Force 1-1-1 0.3333 0.0615 0.7923");
  /* The attackers' lines alone. */
  g_assert_cmpstr (by_ruleset, ==, "kings 1-0-2 0.3333 0.0615 0.7923");
  g_assert_cmpstr (by_scenario, ==, "ford 1-0-0 1.0000 0.2065 1.0000");
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/club/L-01/every-player-has-the-result", test_l01_every_player_has_the_result);
  g_test_add_func ("/club/L-02/points-go-first", test_l02_points_go_first);
  g_test_add_func ("/club/L-02/then-battles-between-them", test_l02_then_battles_between_them);
  g_test_add_func ("/club/L-02/ties-are-worked-out-once-among-all",
                   test_l02_ties_are_worked_out_once_among_all);
  g_test_add_func ("/club/L-02/a-battle-counts-once", test_l02_a_battle_counts_once);
  g_test_add_func ("/club/L-02/comrades-are-no-rivals", test_l02_comrades_are_no_rivals);
  g_test_add_func ("/club/L-02/then-the-difference", test_l02_then_the_difference);
  g_test_add_func ("/club/L-02/then-wins", test_l02_then_wins);
  g_test_add_func ("/club/L-02/then-fewer-battles", test_l02_then_fewer_battles);
  g_test_add_func ("/club/L-02/then-the-name-by-code-points", test_l02_then_the_name_by_code_points);
  g_test_add_func ("/club/L-03/a-side-without-points-adds-nothing",
                   test_l03_a_side_without_points_adds_nothing);
  g_test_add_func ("/club/L-03/only-what-counts-is-listed", test_l03_only_what_counts_is_listed);
  g_test_add_func ("/club/league/scoring-is-three-whole-numbers", test_scoring_is_three_whole_numbers);
  g_test_add_func ("/club/L-04/two-losers-of-three-sides-drew", test_l04_two_losers_of_three_sides_drew);
  g_test_add_func ("/club/who-was-met-most-often-comes-first", test_who_was_met_most_often_comes_first);
  g_test_add_func ("/club/L-05/shares-have-wilson-intervals", test_l05_shares_have_wilson_intervals);

  return g_test_run ();
}
