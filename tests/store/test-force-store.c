/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-file.h"
#include "core/forces/muster-force-record.h"
#include "muster-store-test.h"
#include "muster-test-force.h"
#include "store/upkeep/muster-hash-check.h"
#include "muster-test-store.h"

typedef struct
{
  MusterTestDir *dir;
  MusterStore *store;
  MusterForceStore *forces;
  MusterLibrary *library;
  MusterForce *force;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();
  const char *rules[] = { "fog", NULL };
  const char *options[] = { "brave", "gone-with-a-pack", "hidden", NULL };
  MusterForceUnit *unit;
  MusterLeader *leader;

  fixture->dir = muster_test_dir_new ();
  fixture->store = muster_store_test_open (fixture->dir);
  fixture->forces = muster_store_get_forces (fixture->store);
  fixture->library = muster_test_force_library (ruleset);
  fixture->force = muster_force_new (ruleset);
  muster_force_set_name (fixture->force, "Natal & <b>Column");
  muster_force_set_theatre (fixture->force, "South Africa");
  muster_force_set_colour (fixture->force, "teal");
  muster_force_set_budget (fixture->force, 24);
  muster_force_set_notes (fixture->force, "First line\nsecond “line”");

  unit = muster_test_force_add (fixture->force, "a1", "archers");
  muster_force_unit_set_name (unit, "1st Company");
  muster_force_unit_set_models (unit, 9);
  muster_force_unit_set_options (unit, options);
  muster_force_unit_set_free_option (unit, "hidden");
  muster_force_unit_set_notes (unit, "steady");
  leader = muster_force_unit_get_leader (unit);
  muster_leader_set_name (leader, "Hill");
  muster_leader_set_rank (leader, "Capt.");
  muster_leader_set_leadership (leader, 6);
  muster_leader_set_trait_id (leader, "bold");
  muster_leader_set_trait_name (leader, "fearless");
  muster_leader_set_notes (leader, "left-handed");
  muster_leader_set_portrait (leader, "0f");
  muster_leader_set_name_locked (leader, TRUE);
  muster_test_force_add (fixture->force, "b1", "battery");
  muster_force_set_optional_rules (fixture->force, rules);
  muster_force_record_leader (fixture->force, unit, MUSTER_FORCE_EVENT_ROLLED, NULL, NULL);
  muster_force_add_variant (fixture->force, "Small & quick", 12);
  muster_force_variant_remove_unit (muster_force_add_variant (fixture->force, "", 18), unit);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->force);
  g_clear_object (&fixture->library);
  g_clear_object (&fixture->store);
  muster_test_dir_free (fixture->dir);
}

static gint64
save (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  muster_force_store_rules_save (fixture->forces, fixture->force, &error);
  g_assert_no_error (error);

  return muster_force_store_find (fixture->forces, muster_force_get_id (fixture->force));
}

static void
assert_kept (Fixture *fixture,
             gint64   id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForce) kept = muster_force_store_rules_open (fixture->forces, id, fixture->library,
                                                                &error);
  g_autofree char *expected = muster_force_file_write (fixture->force);
  g_autofree char *found = NULL;

  g_assert_no_error (error);
  found = muster_force_file_write (kept);
  g_assert_cmpstr (found, ==, expected);
  g_assert_cmpstr (muster_force_get_id (kept), ==, muster_force_get_id (fixture->force));
  g_assert_false (muster_force_get_archived (kept));
  g_assert_true (muster_hash_check_sound (muster_store_get_db (fixture->store), &error));
}

static void
test_force_is_kept_whole (Fixture       *fixture,
                          gconstpointer  data)
{
  gint64 id = save (fixture);

  g_autoptr (MusterForceEvent) event =
    g_list_model_get_item (muster_force_get_record (fixture->force), 0);

  g_assert_cmpint (id, >, 0);
  assert_kept (fixture, id);
  /* The store has a clock. */
  g_assert_cmpint (muster_force_event_get_when (event), >, 0);
}

static void
test_saving_again_takes_the_place (Fixture       *fixture,
                                   gconstpointer  data)
{
  gint64 id = save (fixture);
  gint64 n_documents = -1;

  muster_force_set_name (fixture->force, "Another name");
  muster_force_remove (fixture->force, 0);
  muster_force_remove_variant (fixture->force, 2);
  g_assert_cmpint (save (fixture), ==, id);
  assert_kept (fixture, id);
  g_assert_cmpuint (muster_test_count_forces (fixture->forces), ==, 1);
  g_assert_true (muster_db_query_int (muster_store_get_db (fixture->store),
                                      "SELECT count (*) FROM document WHERE kind = 'force'",
                                      &n_documents, NULL));
  g_assert_cmpint (n_documents, ==, 1);

  muster_force_remove_variant (fixture->force, 1);
  muster_force_set_optional_rules (fixture->force, NULL);
  g_list_store_remove_all (G_LIST_STORE (muster_force_get_record (fixture->force)));
  save (fixture);
  assert_kept (fixture, id);
}

static void
test_list_follows (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autoptr (MusterStoreList) list = muster_force_store_list (fixture->forces);
  g_autoptr (MusterTestChanges) changes = muster_test_changes_new (G_LIST_MODEL (list));
  gint64 first = save (fixture);
  gint64 second;

  muster_force_set_id (fixture->force, "");
  muster_force_set_name (fixture->force, "Second");
  second = save (fixture);
  muster_assert_changes (changes, "0+1, 0+1");
  muster_assert_model (list, "title", "Second Natal & <b>Column");
  muster_assert_model (list, "n-units", "2 2");
  muster_assert_model (list, "budget", "24 24");

  g_assert_true (muster_force_store_archive (fixture->forces, first, TRUE, NULL));
  muster_assert_changes (changes, "1-1");
  g_assert_true (muster_force_store_remove (fixture->forces, second, NULL));
  muster_assert_changes (changes, "0-1");
  muster_store_list_set_show (list, MUSTER_SHOW_ARCHIVED);
  /* The name of a unit, and its type, which is not in its name. */
  muster_store_list_set_search (list, "battery");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 1);
  muster_store_list_set_search (list, "1st archers");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 1);
  muster_store_list_set_search (list, "cavalry");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 0);
  muster_store_list_set_search (list, "SOUTH");
  muster_assert_model (list, "title", "Natal & <b>Column");
}

static void
test_every_column_is_covered (Fixture       *fixture,
                              gconstpointer  data)
{
  static const char *const changes[] = {
    "UPDATE document SET key = 'x'", "UPDATE document SET number = 7", "UPDATE document SET search = 'x'",
    "UPDATE document SET archived = 1", "UPDATE document SET facts = json_set (facts, '$.points', 99)",
    "UPDATE document SET hash = zeroblob (32)", "DELETE FROM document",
    "UPDATE version SET content = '{}'", "UPDATE version SET content = content || ' '",
    "UPDATE version SET kept = 7", "UPDATE version SET hash = zeroblob (32)",
  };
  gint64 id = save (fixture);

  muster_store_test_assert_noticed (muster_store_get_db (fixture->store), changes,
                                    G_N_ELEMENTS (changes));

  assert_kept (fixture, id);
}

static void
test_forces_that_are_gone (Fixture       *fixture,
                           gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (muster_force_store_rules_open (fixture->forces, 5, fixture->library, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_NOT_FOUND);
  g_clear_error (&error);
  g_assert_false (muster_force_store_remove (fixture->forces, 5, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_NOT_FOUND);
}

static void
add (const char *path,
     void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int   argc,
      char *argv[])
{
  muster_store_test_init (&argc, &argv);

  add ("/force-store/force-is-kept-whole", test_force_is_kept_whole);
  add ("/force-store/saving-again-takes-the-place", test_saving_again_takes_the_place);
  add ("/force-store/list-follows", test_list_follows);
  add ("/force-store/every-column-is-covered", test_every_column_is_covered);
  add ("/force-store/forces-that-are-gone", test_forces_that_are_gone);

  return g_test_run ();
}
