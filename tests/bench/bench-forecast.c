/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-file.h"
#include "core/dice/muster-odds.h"
#include "muster-bench.h"

#include <string.h>

/* The whole forecast of twelve rifles through the rules (casualties, pinning, rout, destruction, Leader)
 * against the bare sum of the same dice, written for nothing else. Target: within 25 times, and
 * under 3 microseconds. Then those that count the cards of a pack: a volley at cover, a close assault,
 * and a gun at a hex with commanders in it. Targets: under 3, 50 and 20 microseconds. */

#define ROUNDS 300000

static const char BATTLE[] =
  "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"kings\", \"sides\": ["
  " {\"id\": \"red\", \"units\": [{\"id\": \"r1\", \"type\": \"regular-infantry\"}]},"
  " {\"id\": \"blue\", \"units\": [{\"id\": \"b1\", \"type\": \"tribal-infantry\"}]}]}";

/* A battle whose log ends with the deal, and the order that is foreseen. */
static const struct
{
  const char *name;
  const char *verb;
  int unit;
  int target;
} CARDS[] = {
  { "a volley at cover", "fire", 0, 3 },
  { "a close assault on cover", "assault", 0, 3 },
  { "a gun at commanders in cover", "fire", 1, 4 },
};

static const char CARD_BATTLE[] =
  "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"hexcard\", \"sides\": ["
  " {\"id\": \"red\", \"units\": [{\"id\": \"r1\", \"type\": \"infantry\"},"
  "   {\"id\": \"rg\", \"type\": \"field-gun\"}, {\"id\": \"rc\", \"type\": \"commander\"}]},"
  " {\"id\": \"blue\", \"units\": [{\"id\": \"b1\", \"type\": \"infantry\"},"
  "   {\"id\": \"b2\", \"type\": \"infantry\"}, {\"id\": \"bc\", \"type\": \"commander\"},"
  "   {\"id\": \"bd\", \"type\": \"commander\"}]}], \"log\": ["
  " {\"order\": \"attach\", \"unit\": \"rc\", \"params\": {\"to\": \"%s\"}},"
  " {\"order\": \"attach\", \"unit\": \"bc\", \"params\": {\"to\": \"b2\"}},"
  " {\"order\": \"attach\", \"unit\": \"bd\", \"params\": {\"to\": \"b2\"}},"
  " {\"order\": \"deal\", \"rolls\": [{\"for\": \"deal\", \"cards\": ["
  "   \"%s\", \"%s\", \"KD\", \"3H\", \"4H\", \"5H\", \"6C\"]}]}]}";

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
               const char   *verb,
               int           unit,
               int           target,
               guint         n_rounds,
               double       *result)
{
  static MusterForecast forecast;
  MusterSetup *setup = muster_battle_get_setup (battle);
  MusterRuleset *ruleset = muster_battle_get_ruleset (battle);
  const MusterState *state = muster_battle_get_state (battle);
  g_auto (MusterOrder) order = { 0 };
  double start;

  muster_order_init (&order, muster_ruleset_get_rules (ruleset)->orders,
                     (guint) muster_ruleset_find_order (ruleset, verb), unit);
  for (guint i = 0; order.spec->fields[i].id != NULL; i++)
    if (g_str_equal (order.spec->fields[i].id, "target"))
      muster_order_set (&order, i, target);
    else if (g_str_equal (order.spec->fields[i].id, "cover") && target > 1)
      muster_order_set (&order, i, 1);
    else if (order.spec->fields[i].kind == MUSTER_FIELD_CHOICE)
      muster_order_set (&order, i, 0);
    else if (order.spec->fields[i].kind == MUSTER_FIELD_NUMBER && target > 1)
      muster_order_set (&order, i, 1);

  start = muster_bench_now ();
  for (guint i = 0; i < n_rounds; i++)
    {
      g_assert_true (muster_ruleset_forecast (setup, state, &order, &forecast));
      *result += forecast.spreads[0].odds[1];
    }
  return (muster_bench_now () - start) / n_rounds;
}

static void
bench_cards (MusterLibrary *library,
             guint          of,
             double        *result)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) battle = NULL;
  g_autofree char *text =
    g_strdup_printf (CARD_BATTLE, CARDS[of].unit == 0 ? "r1" : "rg",
                     CARDS[of].unit == 0 ? "AS" : "2S", CARDS[of].unit == 0 ? "2S" : "AS");

  battle = muster_battle_file_read (library, text, strlen (text), "bench", &error);
  g_assert_no_error (error);
  g_print ("%s: %.3f microseconds\n", CARDS[of].name,
           time_forecast (battle, CARDS[of].verb, CARDS[of].unit, CARDS[of].target, ROUNDS / 100,
                          result) * 1e6);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterLibrary) library = muster_library_new (&error);
  g_autoptr (MusterBattle) battle = NULL;
  double sink = 0.0;
  double bare, whole;

  g_assert_no_error (error);
  battle = muster_battle_file_read (library, BATTLE, strlen (BATTLE), "bench", &error);
  g_assert_no_error (error);

  bare = time_bare (&sink);
  whole = time_forecast (battle, "fire", 0, 1, ROUNDS, &sink);
  g_print ("the whole forecast of 12 rifles: %.3f microseconds\n", whole * 1e6);
  g_print ("the bare sum of the same dice:   %.3f microseconds\n", bare * 1e6);
  g_print ("ratio: %.1f (target: within 25)\n", whole / bare);
  for (guint i = 0; i < G_N_ELEMENTS (CARDS); i++)
    bench_cards (library, i, &sink);
  return sink > 0.0 ? 0 : 1;
}
