/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-store-test.h"

#include "store/upkeep/muster-thinning.h"

#define DAY 86400
#define START 1767225600 /* 2026-01-01 00:00 UTC */

static void
thin (GArray *times,
      gint64  now)
{
  g_autofree gboolean *keep = g_new (gboolean, times->len + 1);

  muster_thinning_choose ((gint64 *) times->data, times->len, now, keep);
  for (guint i = times->len; i > 0; i--)
    {
      if (!keep[i - 1])
        g_array_remove_index (times, i - 1);
    }
}

/* How many lie in the days @from to @to before @now. */
static guint
count_between (GArray *times,
               gint64  now,
               guint   from,
               guint   to)
{
  guint n = 0;

  for (guint i = 0; i < times->len; i++)
    {
      gint64 age = now / DAY - g_array_index (times, gint64, i) / DAY;

      n += age >= from && age < to;
    }

  return n;
}

/* Five years of a backup or several each day, thinned each time. */
static void
simulate (guint per_day)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint day = 0; day < 5 * 365; day++)
    {
      gint64 now = START;

      for (guint i = 0; i < per_day; i++)
        {
          now = START + (gint64) day * DAY + (gint64) i * (DAY / per_day) + 600;
          g_array_append_val (times, now);
          thin (times, now);
        }

      g_assert_cmpuint (count_between (times, now, 0, 2), ==, per_day * MIN (day + 1, 2));
      g_assert_cmpuint (count_between (times, now, 2, 14), ==, CLAMP ((int) day - 1, 0, 12));
      if (day < 70)
        continue;

      /* 47 days touch seven or eight weeks. */
      g_assert_cmpuint (count_between (times, now, 14, 61), >=, 6);
      g_assert_cmpuint (count_between (times, now, 14, 61), <=, 8);
    }

  /* Every month of the five years is still there. */
  g_assert_cmpuint (count_between (times, START + (gint64) 5 * 365 * DAY, 61, 6 * 365), >=, 57);
  g_assert_cmpuint (times->len, <=, 2 * per_day + 12 + 8 + 60);
}

static void
test_five_years (void)
{
  simulate (1);
  simulate (4);
}

static void
test_order_does_not_matter (void)
{
  g_autoptr (GRand) rand = muster_store_test_rand ("thinning");
  gint64 times[200], mixed[200];
  gboolean keep[200], keep_mixed[200];
  guint places[200];

  for (guint i = 0; i < 200; i++)
    {
      times[i] = START + g_rand_int_range (rand, 0, 300 * DAY);
      places[i] = i;
    }
  for (guint i = 199; i > 0; i--)
    {
      guint j = (guint) g_rand_int_range (rand, 0, (int) i + 1);
      guint held = places[i];

      places[i] = places[j];
      places[j] = held;
    }
  for (guint i = 0; i < 200; i++)
    mixed[i] = times[places[i]];

  muster_thinning_choose (times, 200, START + 300 * DAY, keep);
  muster_thinning_choose (mixed, 200, START + 300 * DAY, keep_mixed);
  for (guint i = 0; i < 200; i++)
    g_assert_cmpint (keep_mixed[i], ==, keep[places[i]]);
}

static void
test_odd_clocks (void)
{
  gint64 times[] = { -5 * DAY, 0, START + 4000 * DAY, G_MAXINT64 / 2, START };
  gboolean keep[G_N_ELEMENTS (times)];

  muster_thinning_choose (times, 0, START, keep);
  muster_thinning_choose (times, G_N_ELEMENTS (times), START, keep);
  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    g_assert_true (keep[i]);
}

int
main (int   argc,
      char *argv[])
{
  muster_store_test_init (&argc, &argv);

  g_test_add_func ("/thinning/five-years", test_five_years);
  g_test_add_func ("/thinning/order-does-not-matter", test_order_does_not_matter);
  g_test_add_func ("/thinning/odd-clocks", test_odd_clocks);

  return g_test_run ();
}
