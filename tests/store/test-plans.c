/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-store-test.h"

#include "core/plans/muster-plan-file.h"
#include "core/plans/muster-plan-setup.h"
#include "muster-test-library.h"
#include "store/upkeep/muster-check.h"
#include "store/upkeep/muster-salvage.h"
#include "muster-test-store.h"

typedef struct
{
  MusterTestDir *dir;
  MusterLibrary *library;
  MusterStore *store;
  MusterLedgerStore *battles;
  MusterStoreList *list;
  MusterBattlePlan *plan;
  gint64 id;
} Fixture;

static void
open_store (Fixture *fixture)
{
  fixture->store = muster_store_test_open (fixture->dir);
  fixture->battles = muster_store_get_battles (fixture->store);
  fixture->list = muster_ledger_store_list (fixture->battles);
}

static void
close_store (Fixture *fixture)
{
  g_clear_object (&fixture->list);
  g_clear_object (&fixture->store);
}

static gboolean
save (Fixture  *fixture,
      GError  **error)
{
  g_autofree char *document = muster_plan_write (fixture->plan);
  g_autofree char *title = muster_battle_plan_dup_heading (fixture->plan);
  MusterPlanRecord record = {
    .ruleset = "kings",
    .title = title,
    .subject = "Beja – British",
    .date = "",
    .scene = "open",
    .document = document,
  };

  return muster_ledger_store_plans_save (fixture->battles, &record, &fixture->id, error);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  fixture->dir = muster_test_dir_new ();
  fixture->library = muster_test_library_new ();
  open_store (fixture);
  fixture->plan =
    muster_battle_plan_new (fixture->library, muster_library_find_ruleset (fixture->library, "kings"));
  muster_battle_plan_fill_sides (fixture->plan);
  g_assert_true (save (fixture, &error));
  g_assert_no_error (error);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  close_store (fixture);
  g_clear_object (&fixture->plan);
  g_clear_object (&fixture->library);
  muster_test_dir_free (fixture->dir);
}

static void
assert_sound (Fixture *fixture)
{
  g_autoptr (MusterCheck) check = NULL;
  g_autoptr (GError) error = NULL;

  close_store (fixture);
  open_store (fixture);
  check = muster_store_check (fixture->store, fixture->library, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (check->faults->len, ==, 0);
}

static void
test_a_plan_is_kept_and_comes_back (Fixture       *fixture,
                                    gconstpointer  data)
{
  g_autofree char *text = NULL;
  g_autofree char *expected = NULL;
  g_autoptr (GError) error = NULL;

  muster_battle_plan_set_title (fixture->plan, "Another day");
  g_assert_true (save (fixture, &error));
  g_assert_cmpuint (muster_test_count_ledgers (fixture->battles), ==, 1);
  muster_assert_model (fixture->list, "title", "Another day");
  muster_assert_model (fixture->list, "stage", "MUSTER_STAGE_PREPARED");
  assert_sound (fixture);

  text = muster_ledger_store_plans_load (fixture->battles, fixture->id, &error);
  g_assert_no_error (error);
  expected = muster_plan_write (fixture->plan);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_a_plan_is_no_battle_until_it_begins (Fixture       *fixture,
                                          gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  MusterBattle *battle =
    muster_battle_store_open (fixture->battles, fixture->id, fixture->library, 0, &error);

  g_assert_null (battle);
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT);
}

static void
test_a_battle_begins_where_its_plan_stood (Fixture       *fixture,
                                           gconstpointer  data)
{
  g_autoptr (MusterSetup) setup = NULL;
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (MusterBattle) again = NULL;
  g_autoptr (GError) error = NULL;

  muster_battle_plan_add_record (fixture->plan, "The dice said so");
  setup = muster_plan_make_setup (fixture->plan, "Day of battle", &error);
  g_assert_no_error (error);
  battle = muster_battle_new (setup);
  g_assert_true (muster_plan_record_rolls (fixture->plan, battle, &error));
  g_assert_no_error (error);
  g_assert_true (muster_battle_store_begin (fixture->battles, fixture->id, battle, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (muster_ledger_get_length (battle), ==, 1);
  muster_assert_model (fixture->list, "title", "Day of battle");
  muster_assert_model (fixture->list, "stage", "MUSTER_STAGE_OPEN");
  muster_assert_model (fixture->list, "turn", "1");
  g_assert_false (save (fixture, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT);
  g_clear_error (&error);

  g_clear_object (&battle);
  assert_sound (fixture);
  again = muster_battle_store_open (fixture->battles, fixture->id, fixture->library, 0, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (muster_ledger_get_length (again), ==, 1);
}

/* Where nothing was rolled before it, no entry says where the battle stands. */
static void
test_a_battle_begins_with_an_empty_log (Fixture       *fixture,
                                        gconstpointer  data)
{
  g_autoptr (MusterSetup) setup = NULL;
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (MusterBattle) again = NULL;
  g_autoptr (GError) error = NULL;

  setup = muster_plan_make_setup (fixture->plan, "Day of battle", &error);
  g_assert_no_error (error);
  battle = muster_battle_new (setup);
  g_assert_true (muster_battle_store_begin (fixture->battles, fixture->id, battle, &error));
  g_assert_no_error (error);
  g_clear_object (&battle);

  assert_sound (fixture);
  again = muster_battle_store_open (fixture->battles, fixture->id, fixture->library, 0, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (muster_ledger_get_length (again), ==, 0);
}

static void
test_lists_tell_the_stages_apart (Fixture       *fixture,
                                  gconstpointer  data)
{
  gint64 id = muster_store_test_create (fixture->store, "Fought", 2);

  g_assert_cmpint (id, >, 0);
  muster_store_list_set_stage (fixture->list, MUSTER_STAGE_PREPARED);
  muster_assert_model (fixture->list, "title", "Pitched battle");
  muster_store_list_set_stage (fixture->list, MUSTER_STAGE_OPEN);
  muster_assert_model (fixture->list, "title", "Fought");
  muster_store_list_set_stage (fixture->list, MUSTER_STAGE_OVER);
  muster_assert_model (fixture->list, "title", "");
  muster_store_list_set_stage (fixture->list, MUSTER_STAGE_ANY);
  muster_assert_model (fixture->list, "title", "Fought Pitched battle");
}

static void
test_a_battle_that_begins_leaves_the_list_of_plans (Fixture       *fixture,
                                                    gconstpointer  data)
{
  g_autoptr (MusterTestChanges) changes = NULL;
  g_autoptr (MusterSetup) setup = NULL;
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (GError) error = NULL;

  muster_store_list_set_stage (fixture->list, MUSTER_STAGE_PREPARED);
  changes = muster_test_changes_new (G_LIST_MODEL (fixture->list));
  setup = muster_plan_make_setup (fixture->plan, NULL, &error);
  battle = muster_battle_new (setup);
  g_assert_true (muster_battle_store_begin (fixture->battles, fixture->id, battle, &error));
  g_assert_no_error (error);
  muster_assert_changes (changes, "0-1");
}

static void
test_plans_are_salvaged (Fixture       *fixture,
                         gconstpointer  data)
{
  g_autofree char *from = muster_store_test_dup_path (fixture->dir);
  g_autofree char *to = muster_test_dir_build (fixture->dir, "saved.db");
  g_autoptr (MusterSalvage) salvage = NULL;
  g_autoptr (MusterStore) saved = NULL;
  g_autoptr (MusterStoreList) list = NULL;
  g_autofree char *document = NULL;
  g_autoptr (GError) error = NULL;

  close_store (fixture);
  salvage = muster_salvage_file (from, to, MUSTER_SALVAGE_DEFAULT, 0, &error);
  g_assert_no_error (error);
  saved = muster_store_open (to, MUSTER_STORE_DEFAULT, &error);
  g_assert_no_error (error);
  list = muster_ledger_store_list (muster_store_get_battles (saved));
  muster_assert_model (list, "stage", "MUSTER_STAGE_PREPARED");
  document = muster_ledger_store_plans_load (muster_store_get_battles (saved), 1, &error);
  g_assert_no_error (error);
  g_clear_object (&list);
  g_clear_object (&saved);
  open_store (fixture);
}

#define ADD(name, function)                                                     \
  g_test_add ("/plans/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  ADD ("a-plan-is-kept-and-comes-back", test_a_plan_is_kept_and_comes_back);
  ADD ("a-plan-is-no-battle-until-it-begins", test_a_plan_is_no_battle_until_it_begins);
  ADD ("a-battle-begins-where-its-plan-stood", test_a_battle_begins_where_its_plan_stood);
  ADD ("a-battle-begins-with-an-empty-log", test_a_battle_begins_with_an_empty_log);
  ADD ("lists-tell-the-stages-apart", test_lists_tell_the_stages_apart);
  ADD ("a-battle-that-begins-leaves-the-list-of-plans",
       test_a_battle_that_begins_leaves_the_list_of_plans);
  ADD ("plans-are-salvaged", test_plans_are_salvaged);

  return g_test_run ();
}
