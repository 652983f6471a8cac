/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "app/models/muster-desk.h"
#include "app/models/muster-row-words.h"
#include "app/models/plan/muster-plan-session.h"
#include "muster-test-app.h"
#include "muster-test-store.h"

typedef struct
{
  MusterTestDir *dir;
  MusterLibrary *library;
  MusterStore *store;
  MusterDesk *desk;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->dir = muster_test_dir_new ();
  fixture->library = muster_test_library_new ();
  fixture->store = muster_test_app_new_store (fixture->dir);
  fixture->desk = muster_desk_new (fixture->store, fixture->library);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_finalize_object (fixture->desk);
  g_assert_finalize_object (fixture->store);
  g_clear_object (&fixture->library);
  muster_test_dir_free (fixture->dir);
}

static gboolean
is (Fixture    *fixture,
    const char *property)
{
  gboolean value;

  g_object_get (fixture->desk, property, &value, NULL);
  return value;
}

static void
end_battle (Fixture *fixture,
            gint64   id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) battle = muster_battle_store_open (
    muster_store_get_battles (fixture->store), id, fixture->library, 0, &error);
  g_auto (MusterOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };
  const MusterRules *rules;

  g_assert_no_error (error);
  rules = muster_ruleset_get_rules (muster_battle_get_ruleset (battle));
  muster_tape_init (&tape);
  muster_order_init (&order, rules->orders, muster_test_app_find_verb (battle, "end-battle"), -1);
  muster_order_set_text (&order, 0, "tea");
  g_assert_true (muster_battle_record (battle, &order, &tape, &error));
  g_assert_no_error (error);
}

static void
test_an_empty_desk_is_empty (Fixture       *fixture,
                             gconstpointer  data)
{
  g_assert_true (is (fixture, "is-empty"));
  g_assert_false (is (fixture, "has-current"));
  g_assert_cmpint (muster_desk_get_current_id (fixture->desk), ==, 0);
}

static void
test_the_newest_open_battle_is_in_progress (Fixture       *fixture,
                                            gconstpointer  data)
{
  g_autofree char *title = NULL;
  gint64 first =
    muster_test_app_add_sample (fixture->store, fixture->library, "skirmish-at-the-ford", "First");
  gint64 second =
    muster_test_app_add_sample (fixture->store, fixture->library, "frontier-column", "Second");

  g_assert_false (is (fixture, "is-empty"));
  g_assert_cmpint (muster_desk_get_current_id (fixture->desk), ==, second);
  g_object_get (fixture->desk, "current-title", &title, NULL);
  g_assert_cmpstr (title, ==, "Second");
  muster_assert_model (muster_desk_get_underway (fixture->desk), "title", "First");
  muster_assert_model (muster_desk_get_recent (fixture->desk), "title", "");

  end_battle (fixture, second);
  g_assert_cmpint (muster_desk_get_current_id (fixture->desk), ==, first);
  muster_assert_model (muster_desk_get_underway (fixture->desk), "title", "");
  muster_assert_model (muster_desk_get_recent (fixture->desk), "title", "Second");
}

/* Twenty-five battles that were fought and ended since do not hide those that go on. */
static void
test_an_open_battle_is_never_lost (Fixture       *fixture,
                                   gconstpointer  data)
{
  gint64 open;

  muster_test_app_add_sample (fixture->store, fixture->library, "frontier-column", "Waiting longer");
  open = muster_test_app_add_sample (fixture->store, fixture->library, "skirmish-at-the-ford", "Waiting");
  for (guint i = 0; i < 25; i++)
    end_battle (fixture, muster_test_app_add_sample (fixture->store, fixture->library,
                                                     "skirmish-at-the-ford", "Over"));
  g_assert_cmpint (muster_desk_get_current_id (fixture->desk), ==, open);
  g_assert_true (is (fixture, "has-current"));
  muster_assert_model (muster_desk_get_underway (fixture->desk), "title", "Waiting longer");
}

static void
test_prepared_battles_lie_apart (Fixture       *fixture,
                                 gconstpointer  data)
{
  g_autoptr (MusterTestChanges) changes =
    muster_test_changes_new (muster_desk_get_prepared (fixture->desk));
  g_autoptr (MusterBattlePlan) plan = muster_battle_plan_new (
    fixture->library, muster_library_find_ruleset (fixture->library, "kings"));
  g_autoptr (MusterPlanSession) session = NULL;
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id;

  muster_battle_plan_fill_sides (plan);
  muster_battle_plan_set_title (plan, "Another day");
  session = muster_plan_session_new (fixture->store, plan);
  g_assert_true (muster_plan_session_save (session, &error));
  muster_assert_model (muster_desk_get_prepared (fixture->desk), "title", "Another day");
  g_assert_false (is (fixture, "has-current"));
  g_assert_false (is (fixture, "is-empty"));
  muster_assert_changes (changes, "0+1");

  battle = muster_plan_session_start (session, &id, &error);
  g_assert_no_error (error);
  muster_assert_model (muster_desk_get_prepared (fixture->desk), "title", "");
  g_assert_cmpint (muster_desk_get_current_id (fixture->desk), ==, id);
}

static void
test_a_battle_that_is_over_says_who_won (Fixture       *fixture,
                                         gconstpointer  data)
{
  gint64 id = muster_test_app_add_sample (fixture->store, fixture->library, "frontier-column", "Old");
  g_autoptr (MusterLedgerRow) row = NULL;
  g_autofree char *status = NULL;

  end_battle (fixture, id);
  row = muster_ledger_store_dup_row (muster_store_get_battles (fixture->store), id, NULL);
  status = muster_row_words_status (row);
  g_assert_cmpstr (muster_ledger_row_get_score (row), !=, "");
  g_assert_true (g_str_has_prefix (status, "drawn, ") || strstr (status, " won, ") != NULL);
}

/* Whichever side that is. */
static void
test_the_points_of_the_winner_come_first (Fixture       *fixture,
                                          gconstpointer  data)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "samples",
                                                 "valley-war-ford.muster-battle", NULL);
  g_autofree char *text = NULL;
  g_autofree char *status = NULL;
  g_autofree char *number = NULL;
  g_autoptr (MusterLedgerRow) row = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;
  gint64 id;

  g_assert_true (g_file_get_contents (path, &text, &length, &error));
  g_assert_true (muster_test_import_battle (muster_store_get_battles (fixture->store), fixture->library, text,
                                            length, "ford", &id, &error));
  row = muster_ledger_store_dup_row (muster_store_get_battles (fixture->store), id, NULL);
  status = muster_row_words_status (row);
  number = muster_row_words_number (row);
  g_assert_cmpstr (muster_ledger_row_get_score (row), ==, "2 : 8");
  g_assert_cmpstr (status, ==, "Valley Clans won, 8 : 2");
  g_assert_cmpstr (number, ==, "No. 1");
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add ("/desk/an-empty-desk-is-empty", Fixture, NULL, set_up, test_an_empty_desk_is_empty,
              tear_down);
  g_test_add ("/desk/the-newest-open-battle-is-in-progress", Fixture, NULL, set_up,
              test_the_newest_open_battle_is_in_progress, tear_down);
  g_test_add ("/desk/an-open-battle-is-never-lost", Fixture, NULL, set_up, test_an_open_battle_is_never_lost,
              tear_down);
  g_test_add ("/desk/prepared-battles-lie-apart", Fixture, NULL, set_up,
              test_prepared_battles_lie_apart, tear_down);
  g_test_add ("/desk/a-battle-that-is-over-says-who-won", Fixture, NULL, set_up,
              test_a_battle_that_is_over_says_who_won, tear_down);
  g_test_add ("/desk/the-points-of-the-winner-come-first", Fixture, NULL, set_up,
              test_the_points_of_the_winner_come_first, tear_down);

  return g_test_run ();
}
