/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/lab/muster-lab-even.h"
#include "core/lab/muster-lab-forces.h"
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

  muster_lab_battle_ground_init (&ground, setup);
  for (guint i = 0; i < 9; i++)
    {
      const MusterPolicy *first = muster_lab_battle_find_policy (setup, policy_ids[i % 3]);
      const MusterPolicy *second = muster_lab_battle_find_policy (setup, policy_ids[i / 3]);
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

  muster_lab_battle_ground_init (&run.ground, setup);
  run.policies[0] = run.policies[1] = muster_lab_battle_find_policy (setup, "steady");
  g_assert_true (muster_lab_run_fight (&run, tally, NULL, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (tally->n, ==, n);
  g_assert_cmpuint (tally->won[0] + tally->won[1] + tally->drawn, ==, n);
}

static MusterSetup *
pit_scenario (MusterLibrary *library,
              const char    *ruleset_id,
              const char    *id)
{
  MusterRuleset *ruleset = muster_library_find_ruleset (library, ruleset_id);
  const MusterScenario *scenario =
    muster_catalog_find_scenario (muster_ruleset_get_catalog (ruleset), id);
  g_autoptr (GError) error = NULL;
  MusterSetup *setup;

  g_assert_nonnull (scenario);
  setup = muster_lab_forces_pit_scenario (library, ruleset, scenario, &error);
  g_assert_no_error (error);
  return setup;
}

/* V-BATTLE-01: the ground is what the scenario says of it, whoever attacks. */
static void
test_ground (void)
{
  static const struct
  {
    const char *ruleset;
    const char *scenario;
    int length;
    int attacker;
    int defender;
    const char *cover;
  } cases[] = {
    { "kings", "A", 72, 0, 0, "none" },
    { "kings", "B", 72, 0, 28, "soft" },
    { "kings", "E", 72, 36, 0, "none" },
    { "kings", "G", 48, 0, 24, "none" },
    { "kings", "open", 48, 6, 6, "none" }, /* it says nothing */
    { "magdala", "pitched-battle", 48, 12, 12, "none" },
    { "toysoldier", "north-point", 48, 0, 12, "light" },
    { "hexcard", "battle", 9, 1, 1, "none" },
  };
  g_autoptr (MusterLibrary) library = muster_test_library_new ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint swapped = 0; swapped < 2; swapped++)
      {
        g_autoptr (MusterSetup) first = pit_scenario (library, cases[i].ruleset, cases[i].scenario);
        g_autoptr (GError) error = NULL;
        int cost;
        g_autoptr (MusterSetup) setup =
          muster_lab_even_vary_setup (library, first, swapped == 1, 0, 0, &cost, &error);
        const MusterLabRules *lab = muster_ruleset_get_rules (first->ruleset)->lab;
        MusterLabGround ground;
        int attacker;

        g_assert_no_error (error);
        g_assert_cmpint (muster_lab_battle_get_role (setup, 0), !=, muster_lab_battle_get_role (setup, 1));
        attacker = muster_lab_battle_get_role (setup, 0) == 0 ? 0 : 1;
        muster_lab_battle_ground_init (&ground, setup);
        g_assert_cmpint (ground.length, ==, cases[i].length);
        g_assert_cmpint (ground.depth[attacker], ==, cases[i].attacker);
        g_assert_cmpint (ground.depth[1 - attacker], ==, cases[i].defender);
        g_assert_cmpstr (lab->covers[ground.cover].id, ==, cases[i].cover);
        g_assert_false (ground.rough);
      }
}

/* Cover and difficult ground of a scenario in a pack count: rifles do less to those who have cover, and those
 * who come over rough ground come later. */
static void
test_ground_counts (void)
{
  static const char *const grounds[] = {
    "{\"defender\":400}", "{\"defender\":400,\"cover\":\"hard\"}", "{\"defender\":400,\"rough\":true}"
  };
  double losses[G_N_ELEMENTS (grounds)], turns[G_N_ELEMENTS (grounds)];
  double spread;

  for (guint i = 0; i < G_N_ELEMENTS (grounds); i++)
    {
      g_autoptr (MusterLibrary) library = muster_test_library_new ();
      MusterCatalog *catalog = muster_ruleset_get_catalog (muster_library_find_ruleset (library, "kings"));
      g_autofree char *pack =
        g_strdup_printf ("{\"format\":\"muster-catalog\",\"version\":1,\"ruleset\":\"kings\",\"scenarios\":["
                         "{\"id\":\"own\",\"name\":\"Own\",\"ground\":%s}]}", grounds[i]);
      static const char text[] =
        "{\"format\":\"muster-battle\",\"version\":1,\"ruleset\":\"kings\",\"scenario\":{\"id\":\"own\"},"
        "\"sides\":[{\"id\":\"a\",\"role\":\"attacker\","
        "\"units\":[{\"id\":\"r\",\"type\":\"regular-infantry\"}]},"
        "{\"id\":\"b\",\"role\":\"defender\",\"units\":[{\"id\":\"t\",\"type\":\"regular-infantry\"}]}],"
        "\"log\":[]}";
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterJson) document = muster_json_read (pack, strlen (pack), "pack", &error);
      g_autoptr (MusterSetup) setup = NULL;
      g_auto (MusterLabTally) tally = { 0 };

      g_assert_true (muster_catalog_add (catalog, document, "pack", "pack", &error));
      setup = muster_battle_file_read_setup (library, text, strlen (text), "test", &error);
      g_assert_no_error (error);
      run_battles (setup, 200, 0, &tally);
      muster_lab_run_sum_get (&tally.losses[1], tally.n, &losses[i], &spread);
      muster_lab_run_sum_get (&tally.turns, tally.n, &turns[i], &spread);
    }
  g_assert_cmpfloat (losses[1], <, losses[0]);
  g_assert_cmpfloat (turns[2], !=, turns[0]);
}

/* V-BATTLE-06: every scenario of every ruleset can be fought by every policy, and none of its objectives or
 * of what stands on its table is left out without being told. */
static void
test_scenarios (gconstpointer data)
{
  const MusterTestArmy *army = data;
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  MusterRuleset *ruleset = muster_library_find_ruleset (library, army->ruleset);
  GPtrArray *scenarios = muster_catalog_get_scenarios (muster_ruleset_get_catalog (ruleset));

  for (guint i = 0; i < scenarios->len; i++)
    {
      const MusterScenario *scenario = g_ptr_array_index (scenarios, i);
      g_autoptr (MusterSetup) setup = pit_scenario (library, army->ruleset, scenario->id);
      g_auto (GStrv) left_out = muster_lab_battle_list_left_out (setup);
      g_autofree char *told = g_strjoinv ("\n", left_out);
      MusterLabGround ground;

      g_assert_null (muster_lab_battle_find_fault (setup));
      muster_lab_battle_ground_init (&ground, setup);
      g_assert_cmpint (ground.depth[0] + ground.depth[1], <=, ground.length);
      for (guint k = 0; k < scenario->map->len; k++)
        {
          const MusterMapShape *shape = g_ptr_array_index (scenario->map, k);

          if (shape->kind == MUSTER_MAP_MARKER)
            g_assert_nonnull (strstr (told, shape->label));
        }
      for (guint k = 0; k < G_N_ELEMENTS (policy_ids); k++)
        {
          const MusterPolicy *policy = muster_lab_battle_find_policy (setup, policy_ids[k]);
          g_autoptr (MusterLabBattle) battle = muster_lab_battle_new (setup, &ground, policy, policy);

          for (guint seed = 0; seed < 3; seed++)
            g_assert_true (muster_lab_battle_fight (battle, seed)->over);
        }
    }
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
test_mirror (gconstpointer data)
{
  const MusterTestArmy *army = data;
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterSetup) setup = muster_test_lab_setup (library, army->ruleset, army->types, army->types);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterSetup) swapped = NULL;
  g_auto (MusterLabTally) tally = { 0 };
  g_auto (MusterLabTally) other = { 0 };
  guint n = muster_test_rounds (300, 10000);
  double share, low, high;
  int cost;

  swapped = muster_lab_even_vary_setup (library, setup, TRUE, 0, 0, &cost, &error);
  g_assert_no_error (error);
  run_battles (setup, n, 0, &tally);
  run_battles (swapped, n, 0, &other);
  muster_lab_run_get_share (tally.won[0] + other.won[0],
                            tally.won[0] + tally.won[1] + other.won[0] + other.won[1], &share, &low, &high);
  g_assert_cmpfloat (low, <=, 0.5);
  g_assert_cmpfloat (high, >=, 0.5);
}

/* More points never hurt beyond the interval. */
static void
test_more_never_hurts (gconstpointer data)
{
  const MusterTestArmy *army = data;
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterSetup) setup = muster_test_lab_setup (library, army->ruleset, army->types, army->types);
  guint n = muster_test_rounds (200, 5000);
  double before = 0.0;
  int last = 0;

  for (guint more = 0; more <= 4; more += 2)
    {
      g_autoptr (GError) error = NULL;
      int cost;
      g_autoptr (MusterSetup) varied = muster_lab_even_vary_setup (library, setup, FALSE, 0, more, &cost,
                                                                   &error);
      g_auto (MusterLabTally) tally = { 0 };
      double share, low, high;

      g_assert_no_error (error);
      g_assert_cmpuint (varied->units->len, ==, setup->units->len + more);
      g_assert_cmpint (cost, >=, last);
      run_battles (varied, n, 0, &tally);
      muster_lab_run_get_share (tally.won[0], tally.n, &share, &low, &high);
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

  muster_lab_battle_ground_init (&run.ground, setup);
  run.policies[0] = run.policies[1] = muster_lab_battle_find_policy (setup, "bold");
  g_cancellable_cancel (cancellable);
  g_assert_false (muster_lab_run_fight (&run, &tally, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* The interval of Wilson for 10 of 100 is known. */
static void
test_interval (void)
{
  double share, low, high;

  muster_lab_run_get_share (10, 100, &share, &low, &high);
  g_assert_cmpfloat_with_epsilon (share, 0.1, 1e-12);
  g_assert_cmpfloat_with_epsilon (low, 0.055229, 1e-5);
  g_assert_cmpfloat_with_epsilon (high, 0.174366, 1e-5);
  muster_lab_run_get_share (0, 0, &share, &low, &high);
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
  g_test_add_func ("/lab/battle/V-BATTLE-01/ground", test_ground);
  g_test_add_func ("/lab/battle/V-BATTLE-01/ground-counts", test_ground_counts);
  muster_test_add_all ("/lab/battle/V-BATTLE-06/scenarios", muster_test_armies, test_scenarios);
  muster_test_add_all ("/lab/battle/V-BATTLE-03/same-on-any-cores", muster_test_armies,
                       test_same_on_any_cores);
  muster_test_add_all ("/lab/battle/V-BATTLE-03/mirror", muster_test_armies, test_mirror);
  muster_test_add_all ("/lab/battle/V-BATTLE-03/more-never-hurts", muster_test_armies, test_more_never_hurts);
  g_test_add_func ("/lab/battle/V-BATTLE-03/cancel", test_cancel);
  g_test_add_func ("/lab/battle/V-BATTLE-03/interval", test_interval);
  g_test_add_func ("/lab/battle/V-BATTLE-02/bad-policies", test_bad_policies);

  return g_test_run ();
}
