/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/forces/muster-force-session.h"
#include "core/forces/muster-force-file.h"
#include "muster-test-app.h"
#include "muster-test-store.h"

#include <glib/gstdio.h>
#include <string.h>

typedef struct
{
  MusterTestDir *dir;
  MusterLibrary *library;
  MusterStore *store;
  MusterForceStore *forces;
  MusterForceSession *session;
  MusterForce *force;
  gint64 id;
  guint n_saves;
} Fixture;

static void
count_cb (Fixture *fixture)
{
  fixture->n_saves++;
}

static MusterForce *
new_force (Fixture *fixture)
{
  MusterRuleset *ruleset = muster_library_find_ruleset (fixture->library, "kings");
  GPtrArray *starters = muster_catalog_get_starter_forces (muster_ruleset_get_catalog (ruleset));

  return muster_force_new_from_starter (ruleset, g_ptr_array_index (starters, 0));
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (MusterForce) force = NULL;
  g_autoptr (GError) error = NULL;

  fixture->dir = muster_test_dir_new ();
  fixture->library = muster_test_library_new ();
  fixture->store = muster_test_app_new_store (fixture->dir);
  fixture->forces = muster_store_get_forces (fixture->store);
  force = new_force (fixture);
  muster_force_store_rules_save (fixture->forces, force, &error);
  g_assert_no_error (error);
  fixture->id = muster_force_store_find (fixture->forces, muster_force_get_id (force));
  fixture->session = muster_force_session_open (fixture->store, fixture->id, fixture->library, &error);
  g_assert_no_error (error);
  fixture->force = muster_force_session_get_force (fixture->session);
  g_signal_connect_swapped (fixture->forces, "changed", G_CALLBACK (count_cb), fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  if (fixture->session != NULL)
    g_assert_finalize_object (fixture->session);
  g_clear_object (&fixture->store);
  g_clear_object (&fixture->library);
  muster_test_dir_free (fixture->dir);
}

static char *
dup_kept_name (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForce) kept =
    muster_force_store_rules_open (fixture->forces, fixture->id, fixture->library, &error);

  g_assert_no_error (error);

  return g_strdup (muster_force_get_name (kept));
}

static void
assert_kept (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForce) kept =
    muster_force_store_rules_open (fixture->forces, fixture->id, fixture->library, &error);
  g_autofree char *expected = muster_force_file_write (fixture->force);
  g_autofree char *found = NULL;

  g_assert_no_error (error);
  found = muster_force_file_write (kept);
  g_assert_cmpstr (found, ==, expected);
}

static gboolean
is_saved (gpointer session)
{
  gboolean saved;

  g_object_get (session, "is-saved", &saved, NULL);
  return saved;
}

static void
test_edits_are_saved_as_they_are_made (Fixture       *fixture,
                                       gconstpointer  data)
{
  MusterForceHistory *history = muster_force_session_get_history (fixture->session);

  g_assert_true (is_saved (fixture->session));
  muster_force_set_budget (fixture->force, 30);
  assert_kept (fixture);
  muster_force_remove (fixture->force, 0);
  assert_kept (fixture);
  muster_force_history_undo (history);
  assert_kept (fixture);
  muster_force_history_redo (history);
  assert_kept (fixture);
  g_assert_cmpuint (fixture->n_saves, ==, 4);

  muster_force_begin_group (fixture->force, "Many at once");
  muster_force_set_budget (fixture->force, 31);
  muster_force_move (fixture->force, 0, 1);
  muster_force_end_group (fixture->force);
  assert_kept (fixture);
  g_assert_cmpuint (fixture->n_saves, ==, 5);
  g_assert_cmpstr (muster_force_session_get_trouble (fixture->session), ==, "");
}

static void
test_typing_is_saved_within_a_second (Fixture       *fixture,
                                      gconstpointer  data)
{
  gint64 start = g_get_monotonic_time ();

  muster_force_set_name (fixture->force, "N");
  muster_force_set_name (fixture->force, "Na");
  muster_force_set_name (fixture->force, "Nat");
  g_assert_false (is_saved (fixture->session));
  g_assert_cmpuint (fixture->n_saves, ==, 0);
  g_assert_true (muster_test_wait_until (is_saved, fixture->session, MUSTER_TEST_PATIENCE));
  g_assert_cmpint (g_get_monotonic_time () - start, >=, 900 * 1000);
  g_assert_cmpuint (fixture->n_saves, ==, 1);
  assert_kept (fixture);

  /* The next edit takes with it what was typed. */
  muster_force_set_name (fixture->force, "Natal");
  muster_force_set_budget (fixture->force, 30);
  g_assert_cmpuint (fixture->n_saves, ==, 2);
  assert_kept (fixture);
}

static void
test_closing_saves_what_was_typed (Fixture       *fixture,
                                   gconstpointer  data)
{
  g_autofree char *name = NULL;

  muster_force_set_name (fixture->force, "Nat");
  g_clear_object (&fixture->session);
  name = dup_kept_name (fixture);
  g_assert_cmpstr (name, ==, "Nat");
}

static void
test_failure_is_told_and_tried_again (Fixture       *fixture,
                                      gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_strdup (muster_store_get_path (fixture->store));
  g_autofree char *away = g_strconcat (path, ".away", NULL);

  /* A file that is not where it was is not written to. */
  g_assert_cmpint (g_rename (path, away), ==, 0);
  muster_force_set_budget (fixture->force, 30);
  g_assert_false (is_saved (fixture->session));
  g_assert_nonnull (strstr (muster_force_session_get_trouble (fixture->session), "keeps trying"));
  g_assert_false (muster_force_session_save (fixture->session, &error));
  g_assert_nonnull (error);

  /* It can still be edited, and all of it is saved together. */
  muster_force_set_budget (fixture->force, 31);
  g_assert_cmpint (muster_force_get_budget (fixture->force), ==, 31);
  g_assert_cmpint (g_rename (away, path), ==, 0);
  g_assert_true (muster_test_wait_until (is_saved, fixture->session, MUSTER_TEST_PATIENCE));
  g_assert_cmpstr (muster_force_session_get_trouble (fixture->session), ==, "");
  assert_kept (fixture);
}

static void
test_store_that_is_read_only_refuses (Fixture       *fixture,
                                      gconstpointer  data)
{
  g_autofree char *path = g_strdup (muster_store_get_path (fixture->store));
  g_autoptr (MusterForceSession) session = NULL;
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  MusterForce *force;

  g_clear_object (&fixture->session);
  g_clear_object (&fixture->store);
  store = muster_store_open (path, MUSTER_STORE_READ_ONLY, &error);
  g_assert_no_error (error);
  session = muster_force_session_open (store, fixture->id, fixture->library, &error);
  g_assert_no_error (error);
  g_assert_false (muster_force_session_can_edit (session));

  force = muster_force_session_get_force (session);
  before = muster_force_file_write (force);
  muster_force_set_name (force, "Another");
  muster_force_remove (force, 0);
  muster_force_add_variant (force, "Small", 12);
  after = muster_force_file_write (force);
  g_assert_cmpstr (after, ==, before);
  g_assert_nonnull (strstr (muster_force_session_get_trouble (session), "read but not changed"));
  g_assert_false (muster_force_history_can_undo (muster_force_session_get_history (session)));
  g_assert_false (muster_force_history_can_redo (muster_force_session_get_history (session)));
  g_assert_true (is_saved (session));
}

static void
test_new_force_is_added_with_its_first_edit (Fixture       *fixture,
                                             gconstpointer  data)
{
  g_autoptr (MusterForce) force = new_force (fixture);
  g_autoptr (MusterForceSession) session = muster_force_session_new (fixture->store, force);

  g_assert_cmpuint (muster_test_count_forces (fixture->forces), ==, 1);
  muster_force_set_budget (force, 30);
  muster_force_set_budget (force, 31);
  g_assert_cmpuint (muster_test_count_forces (fixture->forces), ==, 2);
  g_assert_cmpint (muster_force_store_find (fixture->forces, muster_force_get_id (force)), >, 0);
}

static void
test_what_the_list_does_is_kept (Fixture       *fixture,
                                 gconstpointer  data)
{
  gboolean archived = FALSE;

  g_assert_true (muster_force_store_archive (fixture->forces, fixture->id, TRUE, NULL));
  g_assert_true (muster_force_get_archived (fixture->force));
  muster_force_set_budget (fixture->force, 30);
  g_assert_true (muster_force_store_get_archived (fixture->forces, fixture->id, &archived));
  g_assert_true (archived);

  /* A force that was removed does not come back. */
  muster_force_set_name (fixture->force, "Typed and not saved yet");
  g_assert_true (muster_force_store_remove (fixture->forces, fixture->id, NULL));
  g_assert_false (muster_force_session_can_edit (fixture->session));
  muster_force_set_budget (fixture->force, 12);
  g_assert_cmpint (muster_force_get_budget (fixture->force), ==, 30);
  g_clear_object (&fixture->session);
  g_assert_cmpuint (muster_test_count_forces (fixture->forces), ==, 0);
}

static void
test_force_that_is_gone_does_not_open (Fixture       *fixture,
                                       gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (muster_force_session_open (fixture->store, 99, fixture->library, &error));
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
  muster_test_init (&argc, &argv);

  add ("/force-session/edits-are-saved-as-they-are-made", test_edits_are_saved_as_they_are_made);
  add ("/force-session/typing-is-saved-within-a-second", test_typing_is_saved_within_a_second);
  add ("/force-session/closing-saves-what-was-typed", test_closing_saves_what_was_typed);
  add ("/force-session/failure-is-told-and-tried-again", test_failure_is_told_and_tried_again);
  add ("/force-session/store-that-is-read-only-refuses", test_store_that_is_read_only_refuses);
  add ("/force-session/new-force-is-added-with-its-first-edit",
       test_new_force_is_added_with_its_first_edit);
  add ("/force-session/what-the-list-does-is-kept", test_what_the_list_does_is_kept);
  add ("/force-session/force-that-is-gone-does-not-open", test_force_that_is_gone_does_not_open);

  return g_test_run ();
}
