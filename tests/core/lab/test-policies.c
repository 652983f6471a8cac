/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/lab/muster-lab-forces.h"
#include "core/lab/muster-lab-run.h"
#include "core/plans/muster-plan-deployment.h"
#include "muster-test-lab.h"
#include "muster-test-library.h"
#include "muster-test.h"
#include "tests/core/muster-test-random-force.h"

#include <string.h>

/* Policies as data (V-BATTLE-02): whatever they say and whoever fights, nothing that is refused is ordered. A
 * battle of the lab stops the program if that ever happens. */

/* Any acts of the rules under any conditions. */
static MusterPolicy *
new_random_policy (MusterRuleset *ruleset,
                   MusterRandom  *random)
{
  const MusterRules *rules = muster_ruleset_get_rules (ruleset);
  guint n_acts = g_strv_length ((char **) rules->lab->acts);
  guint n_rules = 1 + muster_random_below (random, 8);
  MusterPolicy *policy = g_new0 (MusterPolicy, 1);
  guint n_markers = 0;

  while (rules->markers[n_markers].id != NULL)
    n_markers++;
  policy->id = g_strdup ("random");
  policy->rules = g_array_new (FALSE, TRUE, sizeof (MusterPolicyRule));
  for (guint i = 0; i < n_rules; i++)
    {
      MusterPolicyRule rule = { .act = muster_random_below (random, n_acts),
                                .n_tests = muster_random_below (random, 3) };

      for (guint k = 0; k < rule.n_tests; k++)
        {
          MusterPolicyTest *test = &rule.tests[k];

          do
            test->kind = (MusterPolicyTestKind) muster_random_below (random, MUSTER_POLICY_N_TESTS);
          while (test->kind == MUSTER_POLICY_ARM || test->kind == MUSTER_POLICY_KIND);
          switch (test->kind)
            {
            case MUSTER_POLICY_HAS:
            case MUSTER_POLICY_HAS_NOT:
            case MUSTER_POLICY_TARGET_HAS:
            case MUSTER_POLICY_TARGET_HAS_NOT:
              test->number = (int) muster_random_below (random, n_markers);
              break;
            case MUSTER_POLICY_WITHIN:
            case MUSTER_POLICY_BEYOND:
            case MUSTER_POLICY_TURN_FROM:
              test->number = (int) muster_random_below (random, 24);
              break;
            case MUSTER_POLICY_STRENGTH_FROM:
            case MUSTER_POLICY_STRENGTH_BELOW:
            case MUSTER_POLICY_OUTNUMBERS:
              test->number = (int) muster_random_below (random, 200);
              break;
            case MUSTER_POLICY_IN_RANGE:
              test->number = (int) muster_random_below (random, 4);
              break;
            case MUSTER_POLICY_ROLE:
            case MUSTER_POLICY_IN_REACH:
            case MUSTER_POLICY_AT_HOME:
            case MUSTER_POLICY_ARM:
            case MUSTER_POLICY_KIND:
            case MUSTER_POLICY_N_TESTS:
            default:
              test->number = (int) muster_random_below (random, 2);
            }
        }
      g_array_append_val (policy->rules, rule);
    }
  return policy;
}

static void
free_policy (MusterPolicy *policy)
{
  g_array_unref (policy->rules);
  g_free (policy->id);
  g_free (policy);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterPolicy, free_policy)

/* Returns NULL where the rules allow no such battle. */
static MusterSetup *
new_random_setup (MusterLibrary *library,
                  MusterRuleset *ruleset,
                  MusterRandom  *random,
                  guint64        seed)
{
  MusterCatalog *catalog = muster_ruleset_get_catalog (ruleset);
  GPtrArray *scenarios = muster_catalog_get_scenarios (catalog);
  GPtrArray *rules = muster_catalog_get_optional_rules (catalog);
  g_autoptr (MusterBattlePlan) plan = muster_battle_plan_new (library, ruleset);

  muster_battle_plan_set_scenario (
    plan, g_ptr_array_index (scenarios, muster_random_below (random, scenarios->len)));
  for (guint i = 0; i < rules->len; i++)
    {
      const MusterOptionalRule *rule = g_ptr_array_index (rules, i);

      if (muster_random_below (random, 4) == 0)
        muster_battle_plan_set_rule (plan, rule->id, TRUE);
    }
  if (muster_random_below (random, 4) == 0)
    muster_battle_plan_fill_sides (plan);
  else
    for (guint side = 0; side < 2; side++)
      {
        g_autoptr (MusterForce) force = muster_test_random_force (ruleset, 2 * seed + side);

        muster_plan_side_add_force (muster_battle_plan_get_side (plan, side), force);
      }
  if (muster_random_below (random, 2) == 0)
    for (guint side = 0; side < 2; side++)
      muster_plan_propose_deployment (plan, muster_battle_plan_get_side (plan, side));
  return muster_plan_make_setup (plan, NULL, NULL);
}

static void
test_never_refused (gconstpointer data)
{
  const MusterTestArmy *army = data;
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  MusterRuleset *ruleset = muster_library_find_ruleset (library, army->ruleset);
  guint n = muster_test_rounds (150, 20000);
  guint n_fought = 0;

  for (guint i = 0; i < n; i++)
    {
      MusterRandom random;
      g_autoptr (MusterSetup) setup = NULL;
      g_autoptr (MusterPolicy) first = NULL;
      g_autoptr (MusterPolicy) second = NULL;
      g_autoptr (MusterLabBattle) battle = NULL;
      g_autoptr (MusterBattle) recorded = NULL;
      MusterLabGround ground;
      const MusterState *end;

      muster_random_init (&random, 1000 + i);
      setup = new_random_setup (library, ruleset, &random, i);
      if (setup == NULL || muster_lab_battle_find_fault (setup) != NULL)
        continue;
      first = new_random_policy (ruleset, &random);
      second = new_random_policy (ruleset, &random);
      muster_lab_battle_ground_init (&ground, setup);
      ground.rough = muster_random_below (&random, 3) == 0;
      battle = muster_lab_battle_new (setup, &ground, first, second);
      for (guint k = 0; k < 3; k++)
        g_assert_true (muster_lab_battle_fight (battle, 10 * i + k)->over);

      /* The log leads to the same end. */
      recorded = muster_battle_new (setup);
      muster_lab_battle_set_loud (battle, TRUE);
      muster_lab_battle_set_watch (battle, muster_test_lab_record_cb, recorded);
      end = muster_lab_battle_fight (battle, 10 * i);
      g_assert_true (muster_battle_get_state (recorded)->over);
      g_assert_cmpint (muster_battle_get_state (recorded)->winner, ==, end->winner);
      g_assert_cmpuint (muster_lab_battle_get_n_refused (battle), ==, 0);
      n_fought++;
    }
  g_assert_cmpuint (n_fought, >=, n / 8);
}

static void
count_draws_cb (const MusterState   *before,
                const MusterOrder   *order,
                const MusterTape    *tape,
                const MusterOutcome *outcome,
                gpointer             data)
{
  guint *n_draws = data;

  *n_draws += g_str_equal (order->spec->id, "draw-side");
}

/* K-TURN-03: where the sides draw whose turn comes, the lab draws, too, and by its seed. */
static void
test_drawn_turns (void)
{
  static const char text[] =
    "{\"format\":\"muster-battle\",\"version\":1,\"ruleset\":\"kings\","
    "\"scenario\":{\"id\":\"open\",\"settings\":{\"turn-order\":\"drawn\"}},\"sides\":["
    "{\"id\":\"a\",\"units\":[{\"id\":\"r\",\"type\":\"regular-infantry\"}]},"
    "{\"id\":\"b\",\"units\":[{\"id\":\"t\",\"type\":\"regular-infantry\"}]}],\"log\":[]}";
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterSetup) setup =
    muster_battle_file_read_setup (library, text, strlen (text), "test", &error);
  const MusterPolicy *steady;
  g_autoptr (MusterLabBattle) battle = NULL;
  MusterLabGround ground;
  guint n_draws = 0;

  g_assert_no_error (error);
  steady = muster_lab_battle_find_policy (setup, "steady");
  muster_lab_battle_ground_init (&ground, setup);
  battle = muster_lab_battle_new (setup, &ground, steady, steady);
  muster_lab_battle_set_loud (battle, TRUE);
  muster_lab_battle_set_watch (battle, count_draws_cb, &n_draws);
  for (guint seed = 0; seed < 20; seed++)
    g_assert_true (muster_lab_battle_fight (battle, seed)->over);
  g_assert_cmpuint (muster_lab_battle_get_n_refused (battle), ==, 0);
  g_assert_cmpuint (n_draws, >, 20);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/lab/policies/V-BATTLE-01/drawn-turns", test_drawn_turns);
  muster_test_add_all ("/lab/policies/V-BATTLE-02/never-refused", muster_test_armies, test_never_refused);

  return g_test_run ();
}
