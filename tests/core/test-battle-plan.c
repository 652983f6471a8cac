/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "core/plans/muster-plan-check.h"
#include "core/plans/muster-plan-file.h"
#include "core/plans/muster-plan-names.h"
#include "core/plans/muster-plan-rolls.h"
#include "muster-test-find.h"
#include "muster-test-library.h"
#include "muster-test-plan.h"
#include "muster-test.h"

typedef struct
{
  MusterLibrary *library;
  MusterBattlePlan *plan;
  guint n_changes;
} Fixture;

static void
changed_cb (Fixture *fixture)
{
  fixture->n_changes++;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->library = muster_test_library_new ();
  fixture->plan =
    muster_battle_plan_new (fixture->library, muster_library_find_ruleset (fixture->library, data));
  muster_battle_plan_fill_sides (fixture->plan);
  g_signal_connect_swapped (fixture->plan, "changed", G_CALLBACK (changed_cb), fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_finalize_object (fixture->plan);
  g_clear_object (&fixture->library);
}

static MusterPlanSide *
get_side (Fixture *fixture,
          guint    position)
{
  return muster_battle_plan_get_side (fixture->plan, position);
}

static void
choose_scenario (Fixture    *fixture,
                 const char *id)
{
  muster_battle_plan_set_scenario (
    fixture->plan,
    muster_catalog_find_scenario (muster_battle_plan_get_catalog (fixture->plan), id));
}

static void
test_defaults_can_be_played (Fixture       *fixture,
                             gconstpointer  data)
{
  g_autoptr (MusterSetup) setup = muster_test_plan_make_setup (fixture->plan);

  g_assert_cmpuint (setup->n_sides, ==, 2);
  g_assert_cmpint (setup->sides[0].role, ==, 0);
  g_assert_cmpint (setup->sides[1].role, ==, 1);
  g_assert_cmpuint (setup->units->len, >, 4);
  g_assert_cmpint (setup->table_length, ==, muster_battle_plan_get_table_length (fixture->plan));
  g_assert_cmpstr (setup->title, !=, "");
  g_assert_cmpstr (setup->sides[0].name, !=, setup->sides[1].name);
}

static void
type_dice (MusterBattlePlan *plan,
           MusterTape       *tape,
           const char       *purpose,
           const char       *faces)
{
  const MusterRules *rules = muster_ruleset_get_rules (muster_battle_plan_get_ruleset (plan));
  guint8 dice[8];
  guint n = (guint) strlen (faces);

  for (guint i = 0; i < n; i++)
    dice[i] = (guint8) (faces[i] - '0');
  for (guint i = 0; rules->purposes[i].id != NULL; i++)
    if (g_str_equal (rules->purposes[i].id, purpose))
      muster_tape_add (tape, i, FALSE, MUSTER_ROLL_TYPED, dice, n);
}

static void
roll_scenario (Fixture    *fixture,
               const char *faces)
{
  g_auto (MusterTape) tape = { 0 };
  g_auto (MusterOutcome) outcome = { 0 };

  muster_tape_init (&tape);
  muster_outcome_init (&outcome);
  muster_plan_roll_scenario (fixture->plan, &tape, &outcome);
  g_assert_cmpint (outcome.kind, ==, MUSTER_OUTCOME_NEEDS);
  g_assert_cmpuint (outcome.request.n, ==, 2);
  type_dice (fixture->plan, &tape, "scenario", faces);
  muster_plan_roll_scenario (fixture->plan, &tape, &outcome);
  g_assert_cmpint (outcome.kind, ==, MUSTER_OUTCOME_DONE);
}

/* Starter forces bring the optional rules that they need. */
static void
test_defaults_can_be_begun (Fixture       *fixture,
                            gconstpointer  data)
{
  g_autoptr (MusterSetup) setup = muster_test_plan_make_setup (fixture->plan);

  g_assert_cmpuint (setup->n_sides, ==, 2);
  g_assert_cmpuint (setup->units->len, >=, 4);
  g_assert_cmpuint (setup->units->len, <, 40);
}

static void
test_a_rolled_scenario_is_on_record (Fixture       *fixture,
                                     gconstpointer  data)
{
  g_auto (GStrv) records = NULL;

  roll_scenario (fixture, "36");
  g_assert_cmpstr (muster_battle_plan_get_scenario (fixture->plan)->id, ==, "D");
  records = muster_plan_list_records (fixture->plan);
  g_assert_cmpuint (g_strv_length (records), ==, 1);
  g_assert_nonnull (strstr (records[0], "Get Off My Land"));

  /* Whoever chooses another one has not rolled for it. */
  choose_scenario (fixture, "A");
  g_assert_cmpuint (muster_tape_get_length (muster_battle_plan_get_scenario_tape (fixture->plan)), ==, 0);
}

static void
test_roles_are_rolled_with_tactical_values (Fixture       *fixture,
                                            gconstpointer  data)
{
  g_auto (MusterTape) tape = { 0 };
  g_auto (MusterOutcome) outcome = { 0 };
  MusterRoleRoll roll = { 0 };
  guint loser;

  choose_scenario (fixture, "A");
  muster_tape_init (&tape);
  muster_outcome_init (&outcome);
  g_assert_true (muster_plan_rolls_roles (fixture->plan));
  muster_plan_weigh_roles (fixture->plan, &outcome, &roll);
  g_assert_cmpint (outcome.kind, ==, MUSTER_OUTCOME_NEEDS);
  g_assert_cmpint (roll.values[0] + roll.values[1], >, 0);

  /* Twelve against two decides whatever the values. */
  loser = 0;
  type_dice (fixture->plan, &tape, "tactics", "11");
  type_dice (fixture->plan, &tape, "tactics", "66");
  muster_plan_roll_roles (fixture->plan, &tape, &outcome);
  g_assert_cmpint (outcome.kind, ==, MUSTER_OUTCOME_DONE);
  g_assert_cmpint (muster_plan_side_get_role (get_side (fixture, loser)), ==, MUSTER_ROLE_DEFENDER);
  g_assert_cmpint (muster_plan_side_get_role (get_side (fixture, 1 - loser)), ==,
                   MUSTER_ROLE_ATTACKER);
  g_assert_cmpuint (muster_tape_get_length (muster_battle_plan_get_role_tape (fixture->plan)), ==, 2);

  muster_battle_plan_swap_roles (fixture->plan);
  g_assert_cmpint (muster_plan_side_get_role (get_side (fixture, loser)), ==, MUSTER_ROLE_ATTACKER);
  g_assert_cmpuint (muster_tape_get_length (muster_battle_plan_get_role_tape (fixture->plan)), ==, 0);
}

static void
test_players_share_the_units (Fixture       *fixture,
                              gconstpointer  data)
{
  MusterPlanSide *side = get_side (fixture, 0);
  guint n_units = muster_plan_side_get_n_units (side);
  g_autoptr (MusterSetup) setup = NULL;
  guint n_second = 0;

  muster_plan_side_add_player (side, NULL, "Ann");
  muster_plan_side_add_player (side, NULL, "Bob");
  muster_assert_model (muster_plan_side_get_players (side), "name", "Ann Bob");
  setup = muster_test_plan_make_setup (fixture->plan);
  g_assert_cmpuint (setup->n_players, ==, 2);
  for (guint i = 0; i < setup->units->len; i++)
    {
      const MusterUnitDef *def = setup->units->pdata[i];

      n_second += def->player == 1;
      g_assert_true (def->side != 0 || def->player >= 0);
    }
  g_assert_cmpuint (n_second, ==, n_units / 2);

  muster_plan_side_remove_player (side, 0);
  for (guint i = 0; i < n_units; i++)
    g_assert_cmpstr (muster_plan_unit_get_player_id (muster_plan_side_get_unit (side, i)), ==, "a-p2");
}

static void
test_leaders_that_are_missing_are_rolled (Fixture       *fixture,
                                          gconstpointer  data)
{
  g_autoptr (GPtrArray) before = muster_plan_list_leaderless (fixture->plan);
  g_autoptr (GPtrArray) after = NULL;
  g_auto (GStrv) records = NULL;
  MusterRandom random;

  g_assert_cmpuint (before->len, >, 4);
  muster_random_init (&random, 7);
  muster_plan_roll_leaderless (fixture->plan, &random);
  after = muster_plan_list_leaderless (fixture->plan);
  g_assert_cmpuint (after->len, ==, 0);
  records = muster_plan_list_records (fixture->plan);
  g_assert_cmpuint (g_strv_length (records), ==, before->len);
}

static void
test_nobody_leads_without_a_name (Fixture       *fixture,
                                  gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterNames) names = muster_names_new (&error);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  MusterPlanSide *side = get_side (fixture, 0);
  MusterRandom random;

  g_assert_no_error (error);
  muster_leader_set_name (
    muster_force_unit_get_leader (muster_plan_unit_get_unit (muster_plan_side_get_unit (side, 0))),
    "Hill");
  muster_random_init (&random, 1);
  muster_plan_name_leaders (fixture->plan, names, &random);
  for (guint i = 0; i < muster_plan_side_get_n_units (side); i++)
    {
      MusterForceUnit *unit = muster_plan_unit_get_unit (muster_plan_side_get_unit (side, i));
      const char *name = muster_leader_get_name (muster_force_unit_get_leader (unit));

      g_assert_cmpstr (name, !=, "");
      g_assert_true (g_hash_table_add (seen, (char *) name));
    }
  g_assert_true (g_hash_table_contains (seen, "Hill"));
}

static void
test_points_are_held_against_the_scenario (Fixture       *fixture,
                                           gconstpointer  data)
{
  MusterPlanSide *side = get_side (fixture, 0);
  g_autoptr (MusterForce) more = NULL;
  g_autoptr (GPtrArray) findings = NULL;

  choose_scenario (fixture, "A");
  g_assert_cmpint (muster_plan_check_get_points (fixture->plan, side), ==, 24);
  more = muster_force_new_from_starter (
    muster_battle_plan_get_ruleset (fixture->plan),
    muster_test_find_starter (muster_battle_plan_get_catalog (fixture->plan), "zulu"));
  muster_plan_side_add_force (side, more);
  findings = muster_plan_check_side (fixture->plan, side);
  g_assert_cmpuint (findings->len, >, 0);
  g_assert_cmpstr (muster_finding_get_code (findings->pdata[0]), ==, "over-scenario");

  while (muster_plan_side_get_n_forces (side) > 0)
    muster_plan_side_remove_force (side, 0);
  g_clear_pointer (&findings, g_ptr_array_unref);
  findings = muster_plan_check_side (fixture->plan, side);
  g_assert_cmpstr (muster_finding_get_code (findings->pdata[0]), ==, "no-units");
}

static void
test_two_forces_of_a_side_keep_their_units_apart (Fixture       *fixture,
                                                  gconstpointer  data)
{
  MusterPlanSide *side = get_side (fixture, 0);
  guint n_before = muster_plan_side_get_n_units (side);
  g_autoptr (MusterForce) same = NULL;
  g_autoptr (MusterSetup) setup = NULL;
  GPtrArray *starters =
    muster_catalog_get_starter_forces (muster_battle_plan_get_catalog (fixture->plan));

  same = muster_force_new_from_starter (muster_battle_plan_get_ruleset (fixture->plan),
                                        starters->pdata[0]);
  muster_plan_side_add_force (side, same);
  setup = muster_test_plan_make_setup (fixture->plan);
  g_assert_cmpstr (((MusterUnitDef *) setup->units->pdata[0])->id, ==, "a-u1");
  g_assert_cmpstr (((MusterUnitDef *) setup->units->pdata[n_before])->id, ==, "a2-u1");
}

/* What a force says of how it is called goes into the battle, and into its rematch. */
static void
test_forces_say_how_they_are_called (Fixture       *fixture,
                                     gconstpointer  data)
{
  static const char side[] = "the Natal Column / the column / the column’s";
  static const char unit[] = "the old 1st";
  MusterForce *force = muster_plan_side_get_force (get_side (fixture, 0), 0);
  g_autoptr (MusterSetup) setup = NULL;
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (MusterBattlePlan) plan = NULL;
  g_autoptr (MusterSetup) again = NULL;
  g_autoptr (GError) error = NULL;
  MusterSetup *setups[2];

  muster_force_set_called (force, side);
  muster_force_unit_set_called (muster_force_get_unit (force, 0), unit);
  setup = muster_test_plan_make_setup (fixture->plan);
  battle = muster_battle_new (setup);
  plan = muster_plan_new_from_battle (fixture->library, battle);
  again = muster_plan_make_setup (plan, NULL, &error);
  g_assert_no_error (error);
  setups[0] = setup;
  setups[1] = again;
  for (guint i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      g_assert_cmpstr (setups[i]->sides[0].called, ==, side);
      g_assert_cmpstr (((MusterUnitDef *) setups[i]->units->pdata[0])->called, ==, unit);
    }
}

static void
switch_on (Fixture           *fixture,
           const MusterField *fields,
           const char        *id,
           MusterMembers     *members)
{
  const MusterField *field = &fields[muster_fields_find (fields, id)];
  const MusterFieldNames *names = muster_battle_plan_get_names (fixture->plan);
  MusterValue value = { .number = TRUE };

  g_assert_true (muster_members_set (members, field, names, &value));
  g_assert_false (muster_members_set (members, field, names, &value));
}

static void
test_a_plan_is_read_as_it_was_written (Fixture       *fixture,
                                       gconstpointer  data)
{
  MusterPlanSide *side = get_side (fixture, 1);
  const MusterRules *rules = muster_ruleset_get_rules (muster_battle_plan_get_ruleset (fixture->plan));
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  g_autoptr (MusterBattlePlan) copy = NULL;
  g_autoptr (GError) error = NULL;

  muster_battle_plan_set_title (fixture->plan, "A & <b>battle</b>");
  muster_battle_plan_set_date (fixture->plan, "1879-01-22");
  muster_battle_plan_set_table (fixture->plan, 60, 40);
  muster_battle_plan_set_checked (fixture->plan, 1, TRUE);
  muster_plan_side_set_name (side, "The others");
  muster_plan_side_add_player (side, NULL, "Cid");
  muster_plan_side_add_player (side, NULL, "Dan");
  if (muster_plan_rolls_scenarios (fixture->plan))
    roll_scenario (fixture, "11");
  if (g_str_equal (data, "kings"))
    {
      switch_on (fixture, rules->side_members, "automated", muster_plan_side_get_members (side));
      switch_on (fixture, rules->unit_members, "reserve",
                 muster_plan_unit_get_members (muster_plan_side_get_unit (side, 0)));
      muster_battle_plan_set_rule (fixture->plan, "heavy-losses", TRUE);
    }
  muster_battle_plan_add_record (fixture->plan, "Something was rolled");

  text = muster_plan_write (fixture->plan);
  copy = muster_plan_read (fixture->library, text, strlen (text), "plan", &error);
  g_assert_no_error (error);
  again = muster_plan_write (copy);
  g_assert_cmpstr (again, ==, text);
}

/* What is typed into a plan must come back, however long it is. */
static void
test_a_plan_holds_no_more_than_its_document (Fixture       *fixture,
                                             gconstpointer  data)
{
  g_autofree char *name = g_strnfill (MUSTER_MAX_NAME * 2, 'n');
  g_autofree char *record = g_strnfill (MUSTER_PLAN_MAX_RECORD * 2, 'r');
  MusterPlanSide *side = get_side (fixture, 0);
  MusterForce *force = muster_plan_side_get_force (side, 0);
  MusterLeader *leader = muster_force_unit_get_leader (muster_force_get_unit (force, 0));
  g_autoptr (MusterSetup) setup = NULL;
  g_autofree char *text = NULL;
  g_autoptr (MusterBattlePlan) copy = NULL;
  g_autoptr (GError) error = NULL;

  muster_battle_plan_set_title (fixture->plan, name);
  muster_battle_plan_set_date (fixture->plan, name);
  muster_plan_side_set_name (get_side (fixture, 1), name);
  muster_plan_side_add_player (side, NULL, name);
  muster_leader_set_rank (leader, name);
  muster_leader_set_name (leader, name);
  muster_force_set_name (force, name);
  for (guint i = muster_plan_side_get_n_forces (side); i < MUSTER_PLAN_MAX_FORCES; i++)
    {
      g_autoptr (MusterForce) other = muster_force_new (muster_force_get_ruleset (force));

      muster_force_set_name (other, name);
      muster_plan_side_add_force (side, other);
    }
  for (guint i = 0; i < MUSTER_PLAN_MAX_RECORDS; i++)
    muster_battle_plan_add_record (fixture->plan, "rolled");
  muster_battle_plan_add_record (fixture->plan, record);

  text = muster_plan_write (fixture->plan);
  copy = muster_plan_read (fixture->library, text, strlen (text), "plan", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (strlen (muster_battle_plan_get_title (copy)), ==, MUSTER_MAX_NAME);
  g_assert_cmpuint (g_strv_length ((GStrv) muster_battle_plan_get_records (copy)), ==,
                    MUSTER_PLAN_MAX_RECORDS);

  setup = muster_plan_make_setup (fixture->plan, name, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (strlen (setup->sides[0].name), ==, MUSTER_MAX_NAME);
}

static void
test_a_wrong_plan_is_refused (Fixture       *fixture,
                              gconstpointer  data)
{
  static const char *const texts[] = {
    "", "[]", "{}", "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"kings\"}",
    "{\"format\": \"muster-plan\", \"version\": 2, \"ruleset\": \"kings\"}",
    "{\"format\": \"muster-plan\", \"version\": 1, \"ruleset\": \"chess\"}",
    "{\"format\": \"muster-plan\", \"version\": 1, \"ruleset\": \"kings\", \"title\": 3}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      MusterBattlePlan *plan =
        muster_plan_read (fixture->library, texts[i], strlen (texts[i]), "plan", &error);

      g_assert_null (plan);
      g_assert_nonnull (error);
    }
}

static void
test_a_battle_becomes_a_plan_again (Fixture       *fixture,
                                    gconstpointer  data)
{
  g_autoptr (MusterSetup) setup = NULL;
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (MusterBattlePlan) plan = NULL;
  g_autoptr (MusterSetup) again = NULL;
  g_autoptr (GError) error = NULL;

  muster_plan_side_add_player (get_side (fixture, 0), NULL, "Ann");
  setup = muster_test_plan_make_setup (fixture->plan);
  battle = muster_battle_new (setup);
  plan = muster_plan_new_from_battle (fixture->library, battle);
  muster_battle_plan_swap_roles (plan);
  again = muster_plan_make_setup (plan, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (again->units->len, ==, setup->units->len);
  g_assert_cmpint (again->sides[0].role, ==, 1);
  g_assert_cmpint (again->sides[1].role, ==, 0);
  g_assert_cmpstr (again->players[0].name, ==, "Ann");
  for (guint i = 0; i < setup->units->len; i++)
    {
      const MusterUnitDef *a = setup->units->pdata[i];
      const MusterUnitDef *b = again->units->pdata[i];

      g_assert_cmpstr (a->name, ==, b->name);
      g_assert_true (a->type == b->type);
      g_assert_cmpint (a->models, ==, b->models);
      g_assert_cmpuint (a->n_options, ==, b->n_options);
    }
}

static void
test_optional_rules_bring_those_that_they_need (Fixture       *fixture,
                                                gconstpointer  data)
{
  GPtrArray *rules =
    muster_catalog_get_optional_rules (muster_battle_plan_get_catalog (fixture->plan));

  for (guint i = 0; i < rules->len; i++)
    {
      const MusterOptionalRule *rule = rules->pdata[i];

      muster_battle_plan_set_rule (fixture->plan, rule->id, TRUE);
      g_assert_true (muster_battle_plan_has_rule (fixture->plan, rule->id));
      if (rule->needs == NULL)
        continue;
      g_assert_true (muster_battle_plan_has_rule (fixture->plan, rule->needs));
      muster_battle_plan_set_rule (fixture->plan, rule->needs, FALSE);
      g_assert_false (muster_battle_plan_has_rule (fixture->plan, rule->id));
    }
}

static void
test_another_ruleset_begins_anew (Fixture       *fixture,
                                  gconstpointer  data)
{
  muster_battle_plan_set_title (fixture->plan, "Mine");
  fixture->n_changes = 0;
  muster_battle_plan_set_ruleset (fixture->plan,
                                  muster_library_find_ruleset (fixture->library, "hexcard"));
  g_assert_cmpuint (fixture->n_changes, >, 0);
  g_assert_cmpstr (muster_battle_plan_get_title (fixture->plan), ==, "Mine");
  g_assert_cmpuint (muster_battle_plan_get_n_sides (fixture->plan), ==, 2);
  g_assert_cmpuint (muster_plan_side_get_n_forces (get_side (fixture, 0)), ==, 0);
  g_assert_null (muster_battle_plan_add_side (fixture->plan));
}

#define ADD(name, ruleset, function)                                                            \
  g_test_add ("/battle-plan/" ruleset "/" name, Fixture, ruleset, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  ADD ("defaults-can-be-played", "kings", test_defaults_can_be_played);
  ADD ("defaults-can-be-played", "hexcard", test_defaults_can_be_played);
  ADD ("defaults-can-be-begun", "magdala", test_defaults_can_be_begun);
  ADD ("defaults-can-be-begun", "toysoldier", test_defaults_can_be_begun);
  ADD ("a-rolled-scenario-is-on-record", "kings", test_a_rolled_scenario_is_on_record);
  ADD ("roles-are-rolled-with-tactical-values", "kings", test_roles_are_rolled_with_tactical_values);
  ADD ("players-share-the-units", "kings", test_players_share_the_units);
  ADD ("leaders-that-are-missing-are-rolled", "kings", test_leaders_that_are_missing_are_rolled);
  ADD ("nobody-leads-without-a-name", "kings", test_nobody_leads_without_a_name);
  ADD ("points-are-held-against-the-scenario", "kings", test_points_are_held_against_the_scenario);
  ADD ("two-forces-of-a-side-keep-their-units-apart", "kings",
       test_two_forces_of_a_side_keep_their_units_apart);
  ADD ("a-plan-is-read-as-it-was-written", "kings", test_a_plan_is_read_as_it_was_written);
  ADD ("a-plan-is-read-as-it-was-written", "hexcard", test_a_plan_is_read_as_it_was_written);
  ADD ("a-plan-holds-no-more-than-its-document", "kings",
       test_a_plan_holds_no_more_than_its_document);
  ADD ("a-wrong-plan-is-refused", "kings", test_a_wrong_plan_is_refused);
  ADD ("forces-say-how-they-are-called", "kings", test_forces_say_how_they_are_called);
  ADD ("a-battle-becomes-a-plan-again", "kings", test_a_battle_becomes_a_plan_again);
  ADD ("a-battle-becomes-a-plan-again", "hexcard", test_a_battle_becomes_a_plan_again);
  ADD ("optional-rules-bring-those-that-they-need", "kings",
       test_optional_rules_bring_those_that_they_need);
  ADD ("another-ruleset-begins-anew", "kings", test_another_ruleset_begins_anew);

  return g_test_run ();
}
