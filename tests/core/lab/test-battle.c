/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/lab/muster-lab-even.h"
#include "muster-test-lab.h"
#include "muster-test-library.h"
#include "muster-test.h"

#include <string.h>

/* Battles that policies fight on the line (V-BATTLE). */

static const char *const policy_ids[] = { "steady", "bold", "cautious" };

static void
assert_same_end (const MusterState *a,
                 const MusterState *b)
{
  g_assert_cmpint (a->turn, ==, b->turn);
  g_assert_cmpint (a->winner, ==, b->winner);
  g_assert_cmpint (a->n_units, ==, b->n_units);
  for (int i = 0; i < a->n_units; i++)
    {
      g_assert_cmpint (a->units[i].strength, ==, b->units[i].strength);
      g_assert_cmpint (a->units[i].fate, ==, b->units[i].fate);
      g_assert_cmpmem (a->units[i].markers, sizeof a->units[i].markers, b->units[i].markers,
                       sizeof b->units[i].markers);
    }
}

/* V-BATTLE-01: orders go through the rules, none is refused, and the log leads to the same end. */
static void
test_replays (gconstpointer data)
{
  const MusterTestArmy *army = data;
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterSetup) setup = muster_test_lab_setup (library, army->ruleset, army->types, army->types);
  MusterLabGround ground;

  muster_lab_ground_init (&ground, setup);
  for (guint i = 0; i < 9; i++)
    {
      const MusterPolicy *first = muster_lab_find_policy (setup, policy_ids[i % 3]);
      const MusterPolicy *second = muster_lab_find_policy (setup, policy_ids[i / 3]);
      g_autoptr (MusterLabBattle) loud = NULL;
      g_autoptr (MusterLabBattle) quiet = NULL;
      g_autoptr (MusterBattle) recorded = muster_battle_new (setup);
      g_autoptr (MusterBattle) replayed = NULL;
      g_autofree char *text = NULL;
      g_autoptr (GError) error = NULL;
      const MusterState *end;

      g_assert_nonnull (first);
      g_assert_nonnull (second);
      ground.rough = i % 2 == 1;
      ground.cover = i % 2;
      loud = muster_lab_battle_new (setup, &ground, first, second);
      quiet = muster_lab_battle_new (setup, &ground, first, second);
      muster_lab_battle_set_loud (loud, TRUE);
      muster_lab_battle_set_watch (loud, muster_test_lab_record_cb, recorded);
      end = muster_lab_battle_fight (loud, 100 + i);
      assert_same_end (end, muster_lab_battle_fight (quiet, 100 + i));
      /* What was fought before leaves no trace. */
      muster_lab_battle_fight (quiet, 7);
      assert_same_end (end, muster_lab_battle_fight (quiet, 100 + i));
      g_assert_cmpuint (muster_lab_battle_get_n_orders (quiet), >, 4);

      text = muster_battle_file_write (recorded);
      replayed = muster_battle_file_read (library, text, strlen (text), "recorded", &error);
      g_assert_no_error (error);
      assert_same_end (end, muster_battle_get_state (replayed));
    }
}

static void
run_battles (const MusterSetup *setup,
             guint              n,
             guint              n_workers,
             MusterLabTally    *tally)
{
  MusterLabRun run = { .setup = setup, .seed = 5, .n_battles = n, .n_workers = n_workers };
  g_autoptr (GError) error = NULL;

  muster_lab_ground_init (&run.ground, setup);
  run.policies[0] = run.policies[1] = muster_lab_find_policy (setup, "steady");
  g_assert_true (muster_lab_run_fight (&run, tally, NULL, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (tally->n, ==, n);
  g_assert_cmpuint (tally->won[0] + tally->won[1] + tally->drawn, ==, n);
}

/* V-BATTLE-03: the same numbers on any number of processors, and every unit is accounted for. */
static void
test_same_on_any_cores (gconstpointer data)
{
  const MusterTestArmy *army = data;
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterSetup) setup = muster_test_lab_setup (library, army->ruleset, army->types, army->types);
  g_auto (MusterLabTally) alone = { 0 };
  g_auto (MusterLabTally) shared = { 0 };

  run_battles (setup, 30, 1, &alone);
  run_battles (setup, 30, 3, &shared);
  g_assert_cmpmem (&alone, G_STRUCT_OFFSET (MusterLabTally, units), &shared,
                   G_STRUCT_OFFSET (MusterLabTally, units));
  g_assert_cmpmem (alone.units, alone.n_units * sizeof *alone.units, shared.units,
                   shared.n_units * sizeof *shared.units);
  for (guint i = 0; i < alone.n_units; i++)
    {
      guint64 n = 0;

      for (guint k = 0; k < G_N_ELEMENTS (alone.units[i].fates); k++)
        n += alone.units[i].fates[k];
      g_assert_cmpuint (n, ==, 30);
    }
}

/* A mirror match is even within its interval, once both have attacked. */
static void
test_mirror (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  const char *types = muster_test_armies[0].types;
  g_autoptr (MusterSetup) setup = muster_test_lab_setup (library, "kings", types, types);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterSetup) swapped = NULL;
  g_auto (MusterLabTally) tally = { 0 };
  g_auto (MusterLabTally) other = { 0 };
  guint n = muster_test_rounds (300, 10000);
  double share, low, high;
  int cost;

  swapped = muster_lab_vary_setup (library, setup, TRUE, 0, 0, &cost, &error);
  g_assert_no_error (error);
  run_battles (setup, n, 0, &tally);
  run_battles (swapped, n, 0, &other);
  muster_lab_get_share (tally.won[0] + other.won[0],
                        tally.won[0] + tally.won[1] + other.won[0] + other.won[1], &share, &low, &high);
  g_assert_cmpfloat (low, <=, 0.5);
  g_assert_cmpfloat (high, >=, 0.5);
}

/* More points never hurt beyond the interval. */
static void
test_more_never_hurts (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  const char *types = muster_test_armies[0].types;
  g_autoptr (MusterSetup) setup = muster_test_lab_setup (library, "kings", types, types);
  guint n = muster_test_rounds (200, 5000);
  double before = 0.0;
  int last = 0;

  for (guint more = 0; more <= 4; more += 2)
    {
      g_autoptr (GError) error = NULL;
      int cost;
      g_autoptr (MusterSetup) varied = muster_lab_vary_setup (library, setup, FALSE, 0, more, &cost, &error);
      g_auto (MusterLabTally) tally = { 0 };
      double share, low, high;

      g_assert_no_error (error);
      g_assert_cmpuint (varied->units->len, ==, setup->units->len + more);
      g_assert_cmpint (cost, >=, last);
      run_battles (varied, n, 0, &tally);
      muster_lab_get_share (tally.won[0], tally.n, &share, &low, &high);
      g_assert_cmpfloat (high, >=, before);
      before = low;
      last = cost;
    }
}

static void
test_cancel (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterSetup) setup =
    muster_test_lab_setup (library, "kings", "tribal-infantry", "tribal-infantry");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  MusterLabRun run = { .setup = setup, .n_battles = 1000000 };
  g_auto (MusterLabTally) tally = { 0 };
  g_autoptr (GError) error = NULL;

  muster_lab_ground_init (&run.ground, setup);
  run.policies[0] = run.policies[1] = muster_lab_find_policy (setup, "bold");
  g_cancellable_cancel (cancellable);
  g_assert_false (muster_lab_run_fight (&run, &tally, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* The interval of Wilson for 10 of 100 is known. */
static void
test_interval (void)
{
  double share, low, high;

  muster_lab_get_share (10, 100, &share, &low, &high);
  g_assert_cmpfloat_with_epsilon (share, 0.1, 1e-12);
  g_assert_cmpfloat_with_epsilon (low, 0.055229, 1e-5);
  g_assert_cmpfloat_with_epsilon (high, 0.174366, 1e-5);
  muster_lab_get_share (0, 0, &share, &low, &high);
  g_assert_cmpfloat (low, ==, 0.0);
}

/* V-BATTLE-02: a policy that asks for what the rules do not know is refused, with its place. */
static void
test_bad_policies (void)
{
  static const struct
  {
    const char *rule;
    const char *place;
  } cases[] = {
    { "{\"do\":\"fly\"}", "$.policies[0].rules[0].do" },
    { "{\"do\":\"hold\",\"if\":{\"has\":\"wings\"}}", "$.policies[0].rules[0].if.has" },
    { "{\"do\":\"hold\",\"if\":{\"moon\":1}}", "$.policies[0].rules[0].if.moon" },
    { "{\"do\":\"hold\",\"if\":{\"within\":-1}}", "$.policies[0].rules[0].if.within" },
    { "{\"if\":{}}", "$.policies[0].rules[0]" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterLibrary) library = muster_test_library_new ();
      MusterRuleset *ruleset = muster_library_find_ruleset (library, "kings");
      g_autofree char *text =
        g_strdup_printf ("{\"format\":\"muster-catalog\",\"version\":1,\"ruleset\":\"kings\",\"policies\":["
                         "{\"id\":\"mine\",\"name\":\"Mine\",\"rules\":[%s]}]}", cases[i].rule);
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterJson) document = muster_json_read (text, strlen (text), "pack", &error);

      g_assert_no_error (error);
      g_assert_false (muster_catalog_add (muster_ruleset_get_catalog (ruleset), document, "pack", "pack",
                                          &error));
      g_assert_nonnull (error);
      g_assert_nonnull (strstr (error->message, cases[i].place));
    }
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  muster_test_add_all ("/lab/battle/V-BATTLE-01/replays", muster_test_armies, test_replays);
  muster_test_add_all ("/lab/battle/V-BATTLE-03/same-on-any-cores", muster_test_armies,
                       test_same_on_any_cores);
  g_test_add_func ("/lab/battle/V-BATTLE-03/mirror", test_mirror);
  g_test_add_func ("/lab/battle/V-BATTLE-03/more-never-hurts", test_more_never_hurts);
  g_test_add_func ("/lab/battle/V-BATTLE-03/cancel", test_cancel);
  g_test_add_func ("/lab/battle/V-BATTLE-03/interval", test_interval);
  g_test_add_func ("/lab/battle/V-BATTLE-02/bad-policies", test_bad_policies);

  return g_test_run ();
}
