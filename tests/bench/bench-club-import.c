/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/club/muster-club-reading.h"
#include "core/club/muster-club-import.h"
#include "muster-bench.h"

#include <stdlib.h>
#include <string.h>

/* A table of 100,000 rows that was never meant for Muster, as the assistant reads it: guessed, with what
 * becomes of each row. Beside it the strict table, read to the letter. Target: at most 3 times as long for
 * as many battles.
 *
 * bench-club-import [ROWS] */

#define N_ROWS 100000
#define N_ROUNDS 3
#define N_MEMBERS 300
#define MOST_OF_STRICT 3

enum
{
  STRICT,
  A_LINE_A_PLAYER,
  A_LINE_A_BATTLE,
  N_TABLES
};

static const struct
{
  const char *words;
  const char *heading;
  guint rows; /* for each battle */
} kinds[N_TABLES] = {
  { "read as the strict table", "battle,date,player,side,result,points,ruleset,place\n", 2 },
  { "guessed, one line a player", "Battle;Played on;Player;Team;Result;VP;Game;Where\n", 2 },
  { "guessed, one line a battle", "Played on;Player 1;VP 1;Player 2;VP 2;Game;Where\n", 1 },
};

static GBytes *
make_table (guint kind,
            guint n_rows)
{
  g_autoptr (GRand) chance = g_rand_new_with_seed (7);
  GString *text = g_string_new (kinds[kind].heading);

  for (guint i = 0; i < n_rows / kinds[kind].rows; i++)
    {
      int first = g_rand_int_range (chance, 0, N_MEMBERS);
      int second = (first + g_rand_int_range (chance, 1, N_MEMBERS)) % N_MEMBERS;
      int year = g_rand_int_range (chance, 2014, 2026), month = g_rand_int_range (chance, 1, 13);
      int day = g_rand_int_range (chance, 1, 29);
      int won = g_rand_int_range (chance, 10, 20), lost = g_rand_int_range (chance, 0, 10);

      if (kind == STRICT)
        g_string_append_printf (text,
                                "b%u,%d-%02d-%02d,Member %03d,A,win,%d,kings,Hall\n"
                                "b%u,%d-%02d-%02d,Member %03d,B,loss,%d,kings,Hall\n", i,
                                year, month, day, first, won, i, year, month, day, second, lost);
      else if (kind == A_LINE_A_PLAYER)
        g_string_append_printf (text,
                                "b%u;%02d.%02d.%d;Member %03d;A;Won;%d;Kings;Hall\n"
                                "b%u;%02d.%02d.%d;Member %03d;B;Lost;%d;Kings;Hall\n", i,
                                day, month, year, first, won, i, day, month, year, second, lost);
      else
        g_string_append_printf (text, "%02d.%02d.%d;Member %03d;%d;Member %03d;%d;Kings;Hall\n", day, month,
                                year, first, won, second, lost);
    }

  return g_string_free_to_bytes (text);
}

static guint
read_strictly (GBytes *table)
{
  g_autoptr (GError) error = NULL;
  gsize length;
  const char *text = g_bytes_get_data (table, &length);
  g_autoptr (MusterClubImport) import = muster_club_import_new (text, length, "bench", NULL, NULL, &error);

  g_assert_no_error (error);
  return import->results->len;
}

static guint
guess (GBytes *table)
{
  g_autoptr (GPtrArray) results = g_ptr_array_new ();
  g_autoptr (MusterClubNames) names = muster_club_names_new ();
  const MusterClubTableFile file = { table, (char *) "bench", results, names, (char *) "2026-11-19", NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterClubReading) reading = muster_club_reading_new (&file, NULL, &error);

  g_assert_no_error (error);
  g_assert_null (reading->import);
  /* Two battles of the same two on one day with the same points are doubles. */
  return reading->guess->results->len + reading->guess->n_doubles;
}

int
main (int   argc,
      char *argv[])
{
  guint n_rows = argc == 2 ? (guint) atoi (argv[1]) : N_ROWS;
  double best[N_TABLES] = { 0 };
  gboolean is_slow = FALSE;

  for (guint round = 0; round < N_ROUNDS; round++)
    {
      for (guint kind = 0; kind < N_TABLES; kind++)
        {
          g_autoptr (GBytes) table = make_table (kind, n_rows);
          double start = muster_bench_now (), spent;
          guint n = kind == STRICT ? read_strictly (table) : guess (table);

          spent = muster_bench_now () - start;
          g_assert_cmpuint (n, ==, n_rows / kinds[kind].rows);
          if (best[kind] <= 0 || spent < best[kind])
            best[kind] = spent;
        }
    }
  for (guint kind = 0; kind < N_TABLES; kind++)
    {
      double ratio = best[kind] * kinds[kind].rows / (best[STRICT] * kinds[STRICT].rows);

      g_print ("%-28s %7u rows %8.0f ms  %5.2f of the strict table of as many battles%s\n",
               kinds[kind].words, n_rows, best[kind] * 1e3, ratio,
               ratio > MOST_OF_STRICT ? ": too slow" : "");
      is_slow |= ratio > MOST_OF_STRICT;
    }

  return is_slow;
}
