/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-pairing.h"
#include "core/club/muster-club-matching.h"
#include "core/dice/muster-random.h"
#include "muster-test-club.h"

/* Who meets whom. Players are letters here. */

static char *
dup_round (const MusterClubRound *round)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < round->pairs->len; i++)
    {
      const MusterClubMatch *pair = &g_array_index (round->pairs, MusterClubMatch, i);

      g_string_append_printf (text, "%s%c%c", i > 0 ? " " : "", 'A' + (int) pair->attacker,
                              'A' + (int) pair->defender);
    }
  if (round->bye >= 0)
    g_string_append_printf (text, " (%c)", 'A' + round->bye);

  return g_string_free (text, FALSE);
}

static char *
dup_rounds (guint    n,
            gboolean twice)
{
  g_autoptr (GPtrArray) rounds = muster_club_round_robin (n, twice);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < rounds->len; i++)
    {
      const MusterClubRound *round = rounds->pdata[i];
      g_autofree char *pairs = dup_round (round);

      g_string_append_printf (text, "%s%u: %s", i > 0 ? "; " : "", round->number, pairs);
    }

  return g_string_free (text, FALSE);
}

static const struct
{
  guint n;
  gboolean twice;
  const char *rounds;
} circles[] = {
  { 2, FALSE, "1: AB" },
  { 2, TRUE, "1: AB; 2: BA" },
  { 3, FALSE, "1: BC (A); 2: CA (B); 3: AB (C)" },
  { 4, FALSE, "1: AD BC; 2: CA BD; 3: AB CD" },
  { 4, TRUE, "1: AD BC; 2: CA BD; 3: AB CD; 4: DA CB; 5: AC DB; 6: BA DC" },
  { 5, FALSE, "1: BE CD (A); 2: EA CB (D); 3: AD EC (B); 4: CA BD (E); 5: AB DE (C)" },
};

static void
test_x01_the_circle_turns (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (circles); i++)
    {
      g_autofree char *rounds = dup_rounds (circles[i].n, circles[i].twice);

      g_assert_cmpstr (rounds, ==, circles[i].rounds);
    }
}

static void
test_x01_everybody_meets_everybody (void)
{
  for (guint n = 2; n <= 33; n++)
    {
      g_autoptr (GPtrArray) rounds = muster_club_round_robin (n, TRUE);
      g_autofree guint *met = g_new0 (guint, n * n);
      g_autofree guint *byes = g_new0 (guint, n);

      g_assert_cmpuint (rounds->len, ==, 2 * (n + n % 2 - 1));
      for (guint i = 0; i < rounds->len; i++)
        {
          const MusterClubRound *round = rounds->pdata[i];

          g_assert_cmpuint (round->number, ==, i + 1);
          g_assert_cmpuint (round->pairs->len, ==, n / 2);
          for (guint j = 0; j < round->pairs->len; j++)
            {
              const MusterClubMatch *pair = &g_array_index (round->pairs, MusterClubMatch, j);

              met[pair->attacker * n + pair->defender]++;
            }
          if (round->bye >= 0)
            byes[round->bye]++;
        }
      for (guint i = 0; i < n * n; i++)
        g_assert_cmpuint (met[i], ==, i / n != i % n);
      for (guint i = 0; i < n; i++)
        g_assert_cmpuint (byes[i], ==, n % 2 == 1 ? 2 : 0);
    }
}

static void
test_x01_names_must_be_different (void)
{
  const char *one[] = { "Ann", NULL };
  const char *empty[] = { "Ann", "", NULL };
  const char *twice[] = { "Ann", "Ben", "Ann", NULL };
  const char *fine[] = { "Ann", "ann", " Ann", NULL };
  const char *const *wrong[] = { one + 1, one, empty, twice };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *fault = muster_club_round_robin_players_dup_fault (wrong[i]);

      g_assert_nonnull (fault);
    }
  g_assert_null (muster_club_round_robin_players_dup_fault (fine));
}

/* @lines: results; @players: letters, as they are named */
static void
expect_pairs (const char *lines,
              const char *from,
              const char *players,
              const char *pairs)
{
  g_autoptr (MusterClubBook) book = muster_test_club_book (lines);
  g_autoptr (MusterClubRound) round = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) names = g_new0 (char *, 27);

  /* Nobody is at a letter that does not play: their order is that of the alphabet. */
  for (guint i = 0; players[i] != '\0'; i++)
    names[i] = g_strdup_printf ("%c", players[i]);
  round = muster_club_pairing_pair_swiss (book, from, (const char *const *) names);
  text = dup_round (round);
  for (char *p = text; *p != '\0'; p++)
    {
      if (g_ascii_isupper (*p))
        *p = players[*p - 'A'];
    }
  g_assert_cmpstr (text, ==, pairs);
}

#define WON(battle, day, winner, loser) \
  battle ",2026-01-" day "," winner ",x,win,,,,,\n" battle ",2026-01-" day "," loser ",y,loss,,,,,\n"
#define BYE(battle, day, player) battle ",2026-01-" day "," player ",bye,win,,,,,\n"

static void
test_x02_the_order_is_that_of_the_league (void)
{
  expect_pairs ("", NULL, "DCBA", "AB CD");
  /* B has 6, A and D 3 with A before by name after all else; C has none. */
  expect_pairs (WON ("a", "01", "B", "C") WON ("b", "02", "B", "X") WON ("c", "03", "A", "X")
                WON ("d", "04", "D", "X"),
                NULL, "CADB", "BA DC");
  expect_pairs (WON ("a", "01", "B", "X") WON ("b", "02", "C", "X"), NULL, "ECBA", "BC AE");
  /* Those who are not there tonight take no place, but count where it is worked out who ties. */
  expect_pairs (WON ("a", "01", "Z", "A") WON ("b", "02", "A", "Y") WON ("c", "03", "B", "Q")
                WON ("d", "04", "C", "Z"),
                NULL, "BAC", "CB (A)");
}

static void
test_x02_nobody_meets_twice_if_it_can_be (void)
{
  /* A has met B and would meet C; but then B and D would be left, who have met too: so A meets C no more. */
  expect_pairs (WON ("a", "01", "A", "B") WON ("b", "02", "B", "D"), NULL, "ABCD", "AD BC");
  /* Before that day does not count. */
  expect_pairs (WON ("a", "01", "A", "B") WON ("b", "02", "B", "D"), "2026-01-02", "ABCD", "BA DC");
  expect_pairs (WON ("a", "01", "A", "B") WON ("b", "02", "B", "D"), "2026-01-03", "ABCD", "AB CD");
}

static void
test_x02_as_few_second_meetings_as_can_be (void)
{
  /* A has met all three: one second meeting, the first in order, and C and D meet for the first time. */
  expect_pairs (WON ("a", "01", "A", "B") WON ("b", "02", "A", "C") WON ("c", "03", "A", "D"), NULL,
                "ABCD", "AB CD");
  /* B, C and D have met one another, too; whatever is done, both pairs have met. */
  expect_pairs (WON ("a", "01", "A", "B") WON ("b", "02", "A", "C") WON ("c", "03", "A", "D")
                WON ("d", "04", "B", "C")
                WON ("e", "05", "B", "D") WON ("f", "06", "C", "D"),
                NULL, "ABCD", "AB CD");
  /* A pair that met twice counts once; B is the lowest, having lost twice. */
  expect_pairs (WON ("a", "01", "A", "B") WON ("b", "02", "A", "B") WON ("c", "03", "A", "C")
                WON ("d", "04", "A", "D"),
                NULL, "ABCD", "AC DB");
}

static void
test_x02_comrades_have_not_met (void)
{
  expect_pairs ("a,2026-01-01,A,x,win,,,,,\na,2026-01-01,B,x,win,,,,,\na,2026-01-01,C,y,loss,,,,,\n"
                "a,2026-01-01,D,y,loss,,,,,\n",
                NULL, "ABCD", "AB CD");
}

static void
test_x02_the_lowest_without_a_bye_sits_out (void)
{
  expect_pairs ("", NULL, "CBA", "AB (C)");
  /* C is the lowest and has had one; then it is the next above. */
  expect_pairs (WON ("a", "02", "A", "X") WON ("b", "02", "A", "Y") WON ("c", "02", "B", "Z")
                WON ("d", "02", "B", "Q")
                BYE ("e", "02", "C"),
                NULL, "ABC", "AC (B)");
  /* All have had one. */
  expect_pairs (BYE ("a", "01", "A") BYE ("b", "01", "B") BYE ("c", "01", "C"), NULL, "ABC", "AB (C)");
  expect_pairs (BYE ("a", "01", "C"), NULL, "ABC", "CA (B)");
  /* Long ago. */
  expect_pairs (BYE ("a", "01", "C"), "2026-01-02", "ABC", "AB (C)");
}

static guint
count_met (guint        n,
           const guint *met,
           const guint *partners)
{
  guint count = 0;

  for (guint i = 0; i < n; i++)
    count += i < partners[i] && met[i * n + partners[i]];

  return count;
}

/* All pairings in their order, by trying. */
static void
search_all (guint        n,
            const guint *met,
            guint       *partners,
            guint        n_met,
            guint       *fewest,
            guint       *best)
{
  guint first = 0;

  while (first < n && partners[first] < n)
    first++;
  if (first == n)
    {
      if (n_met < *fewest)
        memcpy (best, partners, n * sizeof *best);
      *fewest = MIN (*fewest, n_met);
      return;
    }
  for (guint i = first + 1; i < n; i++)
    {
      if (partners[i] < n)
        continue;
      partners[first] = i;
      partners[i] = first;
      search_all (n, met, partners, n_met + met[first * n + i], fewest, best);
      partners[first] = partners[i] = n;
    }
}

static void
fill_meetings (MusterRandom *random,
               guint         n,
               guint         percent,
               guint        *met)
{
  for (guint i = 0; i < n; i++)
    {
      for (guint j = i + 1; j < n; j++)
        met[i * n + j] = met[j * n + i] = muster_random_below (random, 100) < percent;
    }
}

static void
test_x02_the_first_of_the_best_as_found_by_trying (void)
{
  MusterRandom random;

  muster_random_init (&random, 13);
  for (guint round = 0; round < muster_test_rounds (300, 3000); round++)
    {
      guint n = 2 + 2 * muster_random_below (&random, 5);
      g_autofree guint *met = g_new0 (guint, n * n);
      g_autofree guint *partners = g_new (guint, n);
      g_autofree guint *best = g_new0 (guint, n);
      g_autofree guint *found = NULL;
      guint fewest = G_MAXUINT;

      fill_meetings (&random, n, 40 + muster_random_below (&random, 61), met);
      for (guint i = 0; i < n; i++)
        partners[i] = n;
      search_all (n, met, partners, 0, &fewest, best);
      found = muster_club_pairing_pair_highest (n, met);
      g_assert_cmpmem (found, n * sizeof *found, best, n * sizeof *best);
    }
}

/* Meetings of two kinds, of which one weighs more than all of the other. */
static void
test_n_evening_07_the_first_of_the_cheapest_as_found_by_trying (void)
{
  static const guint COSTS[] = { 0, 1, 1000, 1001 };
  MusterRandom random;

  muster_random_init (&random, 29);
  for (guint round = 0; round < muster_test_rounds (400, 4000); round++)
    {
      guint n = 2 + 2 * muster_random_below (&random, 5);
      guint n_fresh = muster_random_below (&random, 5);
      g_autofree guint *costs = g_new0 (guint, n * n);
      g_autofree guint *partners = g_new (guint, n);
      g_autofree guint *best = g_new0 (guint, n);
      g_autofree guint *found = NULL;
      guint fewest = G_MAXUINT;

      for (guint i = 0; i < n; i++)
        {
          partners[i] = n;
          for (guint j = i + 1; j < n; j++)
            {
              guint kind = muster_random_below (&random, 4 + n_fresh);

              costs[i * n + j] = costs[j * n + i] = kind < 4 ? COSTS[kind] : 0;
            }
        }
      search_all (n, costs, partners, 0, &fewest, best);
      found = muster_club_pairing_pair_highest (n, costs);
      g_assert_cmpmem (found, n * sizeof *found, best, n * sizeof *best);
    }
}

/* Evening after evening until everybody has met everybody: with an even number of players a first meeting can
 * be kept up for a long time, and when there is none left, all meet again. */
static void
test_x02_from_4_to_32_players (void)
{
  for (guint n = 4; n <= 32; n += 2)
    {
      g_autofree guint *met = g_new0 (guint, n * n);
      guint n_firsts = 0;

      for (guint evening = 0; evening < n + 2; evening++)
        {
          g_autofree guint *partners = muster_club_pairing_pair_highest (n, met);
          g_autofree gboolean *fresh = g_new0 (gboolean, n * n);
          g_autofree gboolean *all = g_new0 (gboolean, n);
          guint n_met = count_met (n, met, partners);

          for (guint i = 0; i < n; i++)
            {
              g_assert_cmpuint (partners[partners[i]], ==, i);
              g_assert_cmpuint (partners[i], !=, i);
              all[i] = TRUE;
            }
          for (guint i = 0; i < n * n; i++)
            fresh[i] = !met[i] && i / n != i % n;
          g_assert_cmpuint (n_met, ==, n / 2 - muster_club_matching_count (n, fresh, all));
          for (guint i = 0; i < n; i++)
            met[i * n + partners[i]] = TRUE;
          n_firsts += n / 2 - n_met;
        }
      g_assert_cmpuint (n_firsts, <=, n * (n - 1) / 2);
      g_assert_cmpuint (n_firsts, >, n * (n - 1) / 4);
    }
}

/* Two circles of three, and a way between them: only shrinking a blossom finds the third pair. */
static void
test_matchings_go_through_odd_circles (void)
{
  static const guint LINKS[][2] = { { 0, 1 }, { 1, 2 }, { 2, 0 }, { 2, 3 }, { 3, 4 }, { 4, 5 }, { 5, 3 } };
  gboolean links[36] = { 0 };
  gboolean all[6] = { TRUE, TRUE, TRUE, TRUE, TRUE, TRUE };

  for (guint i = 0; i < G_N_ELEMENTS (LINKS); i++)
    links[LINKS[i][0] * 6 + LINKS[i][1]] = links[LINKS[i][1] * 6 + LINKS[i][0]] = TRUE;
  g_assert_cmpuint (muster_club_matching_count (6, links, all), ==, 3);
  all[2] = FALSE;
  g_assert_cmpuint (muster_club_matching_count (6, links, all), ==, 2);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/club/X-01/the-circle-turns", test_x01_the_circle_turns);
  g_test_add_func ("/club/X-01/everybody-meets-everybody", test_x01_everybody_meets_everybody);
  g_test_add_func ("/club/X-01/names-must-be-different", test_x01_names_must_be_different);
  g_test_add_func ("/club/X-02/the-order-is-that-of-the-league", test_x02_the_order_is_that_of_the_league);
  g_test_add_func ("/club/X-02/nobody-meets-twice-if-it-can-be", test_x02_nobody_meets_twice_if_it_can_be);
  g_test_add_func ("/club/X-02/as-few-second-meetings-as-can-be", test_x02_as_few_second_meetings_as_can_be);
  g_test_add_func ("/club/N-EVENING-07/the-first-of-the-cheapest-as-found-by-trying",
                   test_n_evening_07_the_first_of_the_cheapest_as_found_by_trying);
  g_test_add_func ("/club/X-02/comrades-have-not-met", test_x02_comrades_have_not_met);
  g_test_add_func ("/club/X-02/the-lowest-without-a-bye-sits-out",
                   test_x02_the_lowest_without_a_bye_sits_out);
  g_test_add_func ("/club/X-02/the-first-of-the-best-as-found-by-trying",
                   test_x02_the_first_of_the_best_as_found_by_trying);
  g_test_add_func ("/club/X-02/from-4-to-32-players", test_x02_from_4_to_32_players);
  g_test_add_func ("/club/matching/odd-circles", test_matchings_go_through_odd_circles);

  return g_test_run ();
}
