/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "app/models/battle/muster-battle-acts.h"
#include "app/models/battle/muster-waiting-notes.h"
#include "app/models/plan/muster-plan-forces.h"
#include "app/models/plan/muster-plan-session.h"
#include "core/plans/muster-plan-setup.h"
#include "muster-test-app.h"
#include "muster-test-find.h"
#include "muster-test-store.h"

typedef struct
{
  MusterTestDir *dir;
  MusterLibrary *library;
  MusterStore *store;
  MusterBattlePlan *plan;
  MusterPlanSession *session;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->dir = muster_test_dir_new ();
  fixture->library = muster_test_library_new ();
  fixture->store = muster_test_app_new_store (fixture->dir);
  fixture->plan =
    muster_battle_plan_new (fixture->library, muster_library_find_ruleset (fixture->library, data));
  muster_battle_plan_fill_sides (fixture->plan);
  fixture->session = muster_plan_session_new (fixture->store, fixture->plan);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->plan);
  g_assert_finalize_object (fixture->session);
  g_assert_finalize_object (fixture->store);
  g_clear_object (&fixture->library);
  muster_test_dir_free (fixture->dir);
}

static MusterLedgerStore *
get_battles (Fixture *fixture)
{
  return muster_store_get_battles (fixture->store);
}

static MusterPlanDice *
get_dice (Fixture            *fixture,
          MusterPlanDiceKind  kind)
{
  return muster_plan_session_get_dice (fixture->session, kind);
}

static void
type (MusterPlanDice *dice,
      const char     *keys)
{
  for (; *keys != '\0'; keys++)
    g_assert_true (muster_dice_tray_type (muster_plan_dice_get_tray (dice), *keys));
}

static gboolean
is_kept (gpointer data)
{
  Fixture *fixture = data;

  return muster_test_count_ledgers (get_battles (fixture)) == 1;
}

static void
test_nothing_is_kept_of_what_nobody_changed (Fixture       *fixture,
                                             gconstpointer  data)
{
  g_clear_object (&fixture->session);
  g_assert_cmpuint (muster_test_count_ledgers (get_battles (fixture)), ==, 0);
  fixture->session = muster_plan_session_new (fixture->store, fixture->plan);
}

static void
test_a_change_is_kept_soon (Fixture       *fixture,
                            gconstpointer  data)
{
  muster_battle_plan_set_title (fixture->plan, "Another day");
  g_assert_true (muster_test_wait_until (is_kept, fixture, MUSTER_TEST_PATIENCE));
  g_assert_cmpint (muster_plan_session_get_battle_id (fixture->session), >, 0);
}

static void
test_what_was_typed_last_is_kept_when_it_closes (Fixture       *fixture,
                                                 gconstpointer  data)
{
  g_autoptr (MusterStoreList) list = muster_ledger_store_list (get_battles (fixture));
  g_autoptr (MusterPlanSession) again = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id;

  muster_battle_plan_set_title (fixture->plan, "One");
  g_clear_object (&fixture->session);
  muster_assert_model (list, "title", "One");
  muster_assert_model (list, "stage", "MUSTER_STAGE_PREPARED");

  id = 1;
  again = muster_plan_session_open (fixture->store, fixture->library, id, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (muster_battle_plan_get_title (muster_plan_session_get_plan (again)), ==, "One");
  fixture->session = g_steal_pointer (&again);
}

static void
test_a_battle_begins_with_all_its_leaders (Fixture       *fixture,
                                           gconstpointer  data)
{
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (GError) error = NULL;
  MusterSetup *setup;
  gint64 id;

  g_assert_cmpstr (muster_plan_session_get_obstacle (fixture->session), ==, "");
  battle = muster_plan_session_start (fixture->session, &id, &error);
  g_assert_no_error (error);
  setup = muster_battle_get_setup (battle);
  for (guint i = 0; i < setup->units->len; i++)
    {
      const MusterUnitDef *def = setup->units->pdata[i];

      g_assert_true (g_str_equal (data, "hexcard") || def->leader.leadership > 0);
      g_assert_true (g_str_equal (data, "hexcard") || *def->leader.name != '\0');
    }
  /* How they were rolled stands in the log, unless a drunkard is among them: then it must wait. */
  if (muster_battle_acts_can_note (battle))
    g_assert_cmpuint (muster_ledger_get_length (battle), ==,
                      g_str_equal (data, "hexcard") ? 0 : setup->units->len);
  g_assert_cmpuint (muster_test_count_ledgers (get_battles (fixture)), ==, 1);
}

/* A gun with its team and infantry aboard are together from the first moment, and on disk. */
static void
test_units_that_go_together_begin_so (Fixture       *fixture,
                                      gconstpointer  data)
{
  static const struct { guint side; const char *starter; } forces[] = { { 0, "motor-column" },
                                                                        { 1, "garrison" } };
  static const int with[][2] = { { 1, 3 }, { 2, 4 }, { 6, 7 }, { 12, 13 }, { 0, -1 } };
  MusterRuleset *ruleset = muster_battle_plan_get_ruleset (fixture->plan);
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (MusterBattle) again = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id;

  for (guint i = 0; i < G_N_ELEMENTS (forces); i++)
    {
      MusterPlanSide *side = muster_battle_plan_get_side (fixture->plan, forces[i].side);
      g_autoptr (MusterForce) force = muster_force_new_from_starter (
        ruleset, muster_test_find_starter (muster_ruleset_get_catalog (ruleset),
                                                    forces[i].starter));

      while (muster_plan_side_get_n_forces (side) > 0)
        muster_plan_side_remove_force (side, 0);
      muster_plan_side_add_force (side, force);
    }
  battle = muster_plan_session_start (fixture->session, &id, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (muster_ledger_get_length (battle), ==, 4);

  g_clear_object (&battle);
  again = muster_battle_store_open (get_battles (fixture), id, fixture->library,
                                    MUSTER_LEDGER_OPEN_ANYWAY, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (with); i++)
    g_assert_cmpint (muster_battle_get_state (again)->units[with[i][0]].with, ==, with[i][1]);
}

/* Quits, and opens the battle another day. */
static MusterBattle *
open_again (Fixture *fixture,
            gint64   id)
{
  g_autoptr (GError) error = NULL;
  MusterBattle *battle;

  g_clear_object (&fixture->plan);
  g_assert_finalize_object (fixture->session);
  g_assert_finalize_object (fixture->store);
  fixture->store = muster_test_app_new_store (fixture->dir);
  battle = muster_battle_store_open (get_battles (fixture), id, fixture->library, 0, &error);
  g_assert_no_error (error);
  fixture->plan =
    muster_battle_plan_new (fixture->library, muster_battle_get_ruleset (battle));
  fixture->session = muster_plan_session_new (fixture->store, fixture->plan);
  return battle;
}

static gboolean
has_notes (gpointer battle)
{
  return muster_ledger_get_length (battle) > 1;
}

/* What was rolled before is on disk, though the rules want other dice first of all. */
static void
test_notes_wait_for_a_drunkard_on_disk (Fixture       *fixture,
                                        gconstpointer  data)
{
  MusterPlanSide *side = muster_battle_plan_get_side (fixture->plan, 0);
  MusterLeader *leader = muster_force_unit_get_leader (
    muster_plan_unit_get_unit (muster_plan_side_get_unit (side, 0)));
  MusterBattle *battle;
  g_autoptr (MusterBattle) again = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (MusterOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };
  const MusterRules *rules;
  MusterRandom random;
  guint n_notes;
  gint64 id;

  muster_leader_set_leadership (leader, 6);
  muster_leader_set_trait_id (leader, "drunkard");
  battle = muster_plan_session_start (fixture->session, &id, &error);
  g_assert_no_error (error);
  n_notes = muster_battle_get_setup (battle)->units->len - 1;
  g_assert_cmpuint (muster_ledger_get_length (battle), ==, 0);
  g_assert_finalize_object (battle);

  again = open_again (fixture, id);
  g_assert_cmpuint (muster_ledger_get_length (again), ==, 0);
  muster_waiting_notes_follow (muster_store_get_settings (fixture->store), again, id);

  rules = muster_ruleset_get_rules (muster_battle_get_ruleset (again));
  muster_random_init (&random, 1);
  muster_tape_init (&tape);
  tape.generator = &random;
  muster_order_init (&order, rules->orders, muster_test_app_find_verb (again, "begin"), -1);
  g_assert_true (muster_battle_record (again, &order, &tape, &error));
  g_assert_no_error (error);
  g_assert_true (muster_test_wait_until (has_notes, again, MUSTER_TEST_PATIENCE));
  g_assert_cmpuint (muster_ledger_get_length (again), ==, n_notes + 1);
  g_clear_object (&again);

  /* Once is enough. */
  again = open_again (fixture, id);
  muster_waiting_notes_follow (muster_store_get_settings (fixture->store), again, id);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (muster_ledger_get_length (again), ==, n_notes + 1);
}

static void
test_two_battles_do_not_have_the_same_title (Fixture       *fixture,
                                             gconstpointer  data)
{
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id;

  muster_test_app_add_sample (fixture->store, fixture->library, "skirmish-at-the-ford",
                              "Pitched battle");
  battle = muster_plan_session_start (fixture->session, &id, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (muster_battle_get_setup (battle)->title, ==, "Pitched battle (2)");
}

static void
test_a_side_without_units_keeps_it_from_beginning (Fixture       *fixture,
                                                   gconstpointer  data)
{
  muster_plan_side_remove_force (muster_battle_plan_get_side (fixture->plan, 0), 0);
  g_assert_cmpstr (muster_plan_session_get_obstacle (fixture->session), ==,
                   "Attacker has no units yet: choose a force");
}

static void
test_typed_dice_choose_the_scenario (Fixture       *fixture,
                                     gconstpointer  data)
{
  MusterPlanDice *dice = get_dice (fixture, MUSTER_PLAN_DICE_SCENARIO);

  g_assert_true (muster_plan_dice_is_possible (dice));
  muster_plan_dice_ask (dice);
  g_assert_true (muster_plan_dice_is_asking (dice));
  g_assert_cmpstr (muster_plan_dice_get_question (dice), ==,
                   "2 dice, read one after the other: the scenario");
  g_assert_false (muster_dice_tray_type (muster_plan_dice_get_tray (dice), '7'));
  type (dice, "4");
  g_assert_true (muster_dice_tray_erase (muster_plan_dice_get_tray (dice)));
  type (dice, "26");
  g_assert_false (muster_plan_dice_is_asking (dice));
  g_assert_cmpstr (muster_battle_plan_get_scenario (fixture->plan)->id, ==, "H");
  g_assert_cmpstr (muster_plan_dice_get_lines (dice), !=, "");
}

static void
test_who_attacks_is_a_sum (Fixture       *fixture,
                           gconstpointer  data)
{
  MusterPlanDice *dice = get_dice (fixture, MUSTER_PLAN_DICE_ROLES);

  muster_battle_plan_set_scenario (
    fixture->plan,
    muster_catalog_find_scenario (muster_battle_plan_get_catalog (fixture->plan), "A"));
  /* The values are there before the dice. */
  g_assert_nonnull (strstr (muster_plan_dice_get_lines (dice), "more tribal units"));
  muster_plan_dice_ask (dice);
  g_assert_cmpstr (muster_plan_dice_get_question (dice), ==,
                   "Beja: 2 dice, the higher total attacks, yours with +2 for tactics");
  type (dice, "11");
  g_assert_cmpstr (muster_plan_dice_get_question (dice), ==,
                   "British in the Sudan: 2 dice, 5 or more in all attacks; 4 is a tie");
  type (dice, "66");
  g_assert_cmpint (muster_plan_side_get_role (muster_battle_plan_get_side (fixture->plan, 0)), ==,
                   MUSTER_ROLE_DEFENDER);
  g_assert_nonnull (strstr (muster_plan_dice_get_lines (dice), "British in the Sudan attacks"));
}

static void
test_leaders_are_rolled_one_by_one_or_all (Fixture       *fixture,
                                           gconstpointer  data)
{
  MusterPlanDice *dice = get_dice (fixture, MUSTER_PLAN_DICE_LEADERS);

  muster_plan_dice_ask (dice);
  g_assert_true (g_str_has_prefix (muster_plan_dice_get_question (dice), "Tribal Infantry 1: "));
  type (dice, "4");
  type (dice, "33");
  g_assert_true (g_str_has_prefix (muster_plan_dice_get_question (dice), "Tribal Infantry 2: "));
  muster_plan_dice_roll (dice);
  g_assert_false (muster_plan_dice_is_asking (dice));
  g_assert_false (muster_plan_dice_is_possible (dice));
}

static void
test_dice_that_are_awaited_can_be_given_up (Fixture       *fixture,
                                            gconstpointer  data)
{
  MusterPlanDice *dice = get_dice (fixture, MUSTER_PLAN_DICE_SCENARIO);

  muster_plan_dice_ask (dice);
  type (dice, "4");
  muster_plan_dice_cancel (dice);
  g_assert_false (muster_plan_dice_is_asking (dice));
  g_assert_cmpstr (muster_battle_plan_get_scenario (fixture->plan)->id, ==, "open");
}

/* The program throws what the tray lacks; what lies there stays. */
static void
test_the_program_throws_what_is_missing (Fixture       *fixture,
                                         gconstpointer  data)
{
  MusterPlanDice *dice = get_dice (fixture, MUSTER_PLAN_DICE_SCENARIO);
  MusterPlanDice *roles = get_dice (fixture, MUSTER_PLAN_DICE_ROLES);

  g_assert_false (muster_plan_dice_has_many (dice));
  muster_plan_dice_throw (dice);
  g_assert_cmpstr (muster_battle_plan_get_scenario (fixture->plan)->id, ==, "open");
  muster_plan_dice_ask (dice);
  type (dice, "2");
  muster_plan_dice_throw (dice);
  g_assert_false (muster_plan_dice_is_asking (dice));
  g_assert_cmpstr (muster_battle_plan_get_scenario (fixture->plan)->id, >=, "E");
  g_assert_cmpstr (muster_battle_plan_get_scenario (fixture->plan)->id, <=, "H");

  /* To the end, with the die that was typed. */
  g_assert_true (muster_plan_dice_has_many (roles));
  muster_plan_dice_ask (roles);
  type (roles, "6");
  muster_plan_dice_roll (roles);
  g_assert_false (muster_plan_dice_is_asking (roles));
  g_assert_nonnull (strstr (muster_plan_dice_get_lines (roles), ": 6 "));
}

static void
test_own_forces_and_their_variants_come_first (Fixture       *fixture,
                                               gconstpointer  data)
{
  g_autoptr (MusterForce) force = muster_force_new_from_starter (
    muster_battle_plan_get_ruleset (fixture->plan),
    muster_test_find_starter (muster_battle_plan_get_catalog (fixture->plan), "zulu"));
  MusterForceVariant *variant;
  g_autoptr (GListModel) choices = NULL;
  g_autoptr (MusterPlanForce) whole = NULL;
  g_autoptr (MusterPlanForce) part = NULL;
  g_autoptr (MusterForce) loaded = NULL;
  g_autoptr (GError) error = NULL;

  muster_force_set_name (force, "My impi");
  variant = muster_force_add_variant (force, "Small", 12);
  while (muster_force_variant_get_n_units (variant) > 1)
    muster_force_variant_remove_unit (variant, muster_force_variant_get_unit (variant, 1));
  muster_force_store_rules_save (muster_store_get_forces (fixture->store), force, &error);
  g_assert_no_error (error);

  choices = muster_plan_forces_new (fixture->store, fixture->library,
                                    muster_battle_plan_get_ruleset (fixture->plan));
  whole = g_list_model_get_item (choices, 0);
  part = g_list_model_get_item (choices, 1);
  g_assert_cmpstr (muster_plan_force_get_label (whole), ==, "My impi");
  g_assert_cmpstr (muster_plan_force_get_label (part), ==, "My impi, Small");
  loaded = muster_plan_force_load (part, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (muster_force_get_n_units (loaded), ==, 1);
  g_assert_cmpuint (muster_force_get_n_variants (loaded), ==, 1);
}

/* A new battle begins with them; where there are fewer than sides, a starter force stands against them. */
static void
test_own_forces_are_chosen_already (Fixture       *fixture,
                                    gconstpointer  data)
{
  g_autoptr (MusterBattlePlan) plan =
    muster_battle_plan_new (fixture->library, muster_battle_plan_get_ruleset (fixture->plan));
  g_autoptr (MusterBattlePlan) without =
    muster_battle_plan_new (fixture->library, muster_battle_plan_get_ruleset (fixture->plan));
  g_autoptr (MusterForce) force = muster_force_new_from_starter (
    muster_battle_plan_get_ruleset (fixture->plan),
    muster_test_find_starter (muster_battle_plan_get_catalog (fixture->plan), "zulu"));
  g_autoptr (GError) error = NULL;

  muster_plan_forces_preselect (without, fixture->store, fixture->library);
  g_assert_cmpuint (muster_plan_side_get_n_forces (muster_battle_plan_get_side (without, 0)), ==, 0);

  muster_force_set_name (force, "My impi");
  muster_force_add_variant (force, "Small", 12);
  muster_force_store_rules_save (muster_store_get_forces (fixture->store), force, &error);
  g_assert_no_error (error);
  muster_plan_forces_preselect (plan, fixture->store, fixture->library);
  g_assert_cmpstr (
    muster_force_get_name (muster_plan_side_get_force (muster_battle_plan_get_side (plan, 0), 0)), ==,
    "My impi");
  g_assert_cmpuint (muster_plan_side_get_n_forces (muster_battle_plan_get_side (plan, 1)), ==, 0);
  muster_battle_plan_fill_sides (plan);
  g_assert_cmpuint (muster_plan_side_get_n_forces (muster_battle_plan_get_side (plan, 1)), ==, 1);
}

#define ADD(name, ruleset, function)                                                             \
  g_test_add ("/plan-session/" ruleset "/" name, Fixture, ruleset, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  ADD ("nothing-is-kept-of-what-nobody-changed", "kings", test_nothing_is_kept_of_what_nobody_changed);
  ADD ("a-change-is-kept-soon", "kings", test_a_change_is_kept_soon);
  ADD ("what-was-typed-last-is-kept-when-it-closes", "kings",
       test_what_was_typed_last_is_kept_when_it_closes);
  ADD ("a-battle-begins-with-all-its-leaders", "kings", test_a_battle_begins_with_all_its_leaders);
  ADD ("a-battle-begins-with-all-its-leaders", "hexcard", test_a_battle_begins_with_all_its_leaders);
  ADD ("units-that-go-together-begin-so", "hexcard", test_units_that_go_together_begin_so);
  ADD ("notes-wait-for-a-drunkard-on-disk", "kings", test_notes_wait_for_a_drunkard_on_disk);
  ADD ("two-battles-do-not-have-the-same-title", "kings", test_two_battles_do_not_have_the_same_title);
  ADD ("a-side-without-units-keeps-it-from-beginning", "kings",
       test_a_side_without_units_keeps_it_from_beginning);
  ADD ("typed-dice-choose-the-scenario", "kings", test_typed_dice_choose_the_scenario);
  ADD ("who-attacks-is-a-sum", "kings", test_who_attacks_is_a_sum);
  ADD ("leaders-are-rolled-one-by-one-or-all", "kings", test_leaders_are_rolled_one_by_one_or_all);
  ADD ("dice-that-are-awaited-can-be-given-up", "kings", test_dice_that_are_awaited_can_be_given_up);
  ADD ("the-program-throws-what-is-missing", "kings", test_the_program_throws_what_is_missing);
  ADD ("own-forces-and-their-variants-come-first", "kings",
       test_own_forces_and_their_variants_come_first);
  ADD ("own-forces-are-chosen-already", "kings", test_own_forces_are_chosen_already);

  return g_test_run ();
}
