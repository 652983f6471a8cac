/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-file.h"
#include "core/dice/muster-odds.h"
#include "muster-bench.h"

#include <string.h>

/* The whole forecast of twelve rifles through the rules (casualties, pinning, rout, destruction, Leader)
 * against the bare sum of the same dice, written for nothing else. Target: within 25 times, and
 * under 3 microseconds. */

#define ROUNDS 300000

static const char BATTLE[] =
  "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"kings\", \"sides\": ["
  " {\"id\": \"red\", \"units\": [{\"id\": \"r1\", \"type\": \"regular-infantry\"}]},"
  " {\"id\": \"blue\", \"units\": [{\"id\": \"b1\", \"type\": \"tribal-infantry\"}]}]}";

static double
sum_bare (void)
{
  double odds[13];
  double pinned = 0.0;

  muster_odds_count (odds, 12, 2 / 6.0);
  for (guint k = 1; k <= 12; k++)
    pinned += odds[k] * (1.0 - muster_odds_two_dice_at_least (6 + (int) k));
  return pinned;
}

static double
time_bare (double *result)
{
  double start = muster_bench_now ();

  for (guint i = 0; i < ROUNDS; i++)
    *result += sum_bare ();
  return (muster_bench_now () - start) / ROUNDS;
}

static double
time_forecast (MusterBattle *battle,
               double       *result)
{
  static MusterForecast forecast;
  MusterSetup *setup = muster_battle_get_setup (battle);
  MusterRuleset *ruleset = muster_battle_get_ruleset (battle);
  const MusterState *state = muster_battle_get_state (battle);
  g_auto(MusterOrder) order = { 0 };
  double start;

  muster_order_init (&order, muster_ruleset_get_rules (ruleset)->orders,
                     (guint) muster_ruleset_find_order (ruleset, "fire"), 0);
  for (guint i = 0; order.spec->fields[i].id != NULL; i++)
    if (g_str_equal (order.spec->fields[i].id, "target"))
      muster_order_set (&order, i, 1);
    else if (order.spec->fields[i].kind == MUSTER_FIELD_CHOICE)
      muster_order_set (&order, i, 0);

  start = muster_bench_now ();
  for (guint i = 0; i < ROUNDS; i++)
    {
      g_assert_true (muster_ruleset_forecast (setup, state, &order, &forecast));
      *result += forecast.spreads[0].odds[3];
    }
  return (muster_bench_now () - start) / ROUNDS;
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr(GError) error = NULL;
  g_autoptr(MusterLibrary) library = muster_library_new (&error);
  g_autoptr(MusterBattle) battle = NULL;
  double sink = 0.0;
  double bare, whole;

  g_assert_no_error (error);
  battle = muster_battle_file_read (library, BATTLE, strlen (BATTLE), "bench", &error);
  g_assert_no_error (error);

  bare = time_bare (&sink);
  whole = time_forecast (battle, &sink);
  g_print ("the whole forecast of 12 rifles: %.3f microseconds\n", whole * 1e6);
  g_print ("the bare sum of the same dice:   %.3f microseconds\n", bare * 1e6);
  g_print ("ratio: %.1f (target: within 25)\n", whole / bare);
  return sink > 0.0 ? 0 : 1;
}
