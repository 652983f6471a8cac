/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/muster-intake.h"
#include "core/battle/muster-samples.h"
#include "core/muster-core-error.h"
#include "core/plans/muster-plan-file.h"
#include "muster-test-app.h"
#include "store/muster-files.h"

/* Files from outside, read on a worker. */

typedef struct
{
  MusterTestDir *dir;
  MusterLibrary *library;
  GCancellable *cancellable;
  GAsyncResult *result;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->dir = muster_test_dir_new ();
  fixture->library = muster_test_library_new ();
  fixture->cancellable = g_cancellable_new ();
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->result);
  g_clear_object (&fixture->cancellable);
  g_clear_object (&fixture->library);
  muster_test_dir_free (fixture->dir);
}

static void
done_cb (GObject      *object,
         GAsyncResult *result,
         gpointer      data)
{
  ((Fixture *) data)->result = g_object_ref (result);
}

static gboolean
is_done (gpointer data)
{
  return ((Fixture *) data)->result != NULL;
}

static MusterIntake *
finish (Fixture  *fixture,
        GError  **error)
{
  MusterIntake *intake;

  g_assert_true (muster_test_wait_until (is_done, fixture, MUSTER_TEST_PATIENCE));
  intake = muster_intake_finish (fixture->result, error);
  g_clear_object (&fixture->result);
  return intake;
}

static MusterIntake *
open_text (Fixture     *fixture,
           const char  *name,
           const char  *text,
           gssize       length,
           GError     **error)
{
  g_autofree char *path = muster_test_dir_build (fixture->dir, name);

  g_assert_true (muster_files_write (path, text, length, NULL));
  muster_intake_open_async (fixture->library, path, fixture->cancellable, done_cb, fixture);
  return finish (fixture, error);
}

static guint
count_found (const MusterIntake *intake)
{
  return (intake->battle != NULL) + (intake->plan != NULL) + (intake->campaign != NULL) +
         (intake->reading != NULL);
}

static void
test_a_file_is_what_it_says (Fixture       *fixture,
                             gconstpointer  data)
{
  g_autoptr (GBytes) sample = muster_sample_load (muster_samples_find ("skirmish-at-the-ford"));
  g_autoptr (MusterBattlePlan) prepared =
    muster_battle_plan_new (fixture->library, muster_library_find_ruleset (fixture->library, "kings"));
  g_autofree char *document = muster_plan_write (prepared);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterIntake) battle =
    open_text (fixture, "a.muster-battle", g_bytes_get_data (sample, NULL),
               (gssize) g_bytes_get_size (sample), &error);
  g_autoptr (MusterIntake) plan = open_text (fixture, "plan.muster-battle", document, -1, &error);
  g_autoptr (MusterIntake) list = open_text (fixture, "list.txt", "Regular Infantry\n", -1, &error);

  g_assert_no_error (error);
  g_assert_nonnull (battle->battle);
  g_assert_nonnull (plan->plan);
  g_assert_nonnull (list->reading);
  g_assert_cmpint (list->format, ==, MUSTER_FORCE_FORMAT_TEXT);
  g_assert_cmpuint (count_found (battle), ==, 1);
  g_assert_cmpuint (count_found (plan), ==, 1);
  g_assert_cmpuint (count_found (list), ==, 1);
}

static void
test_what_is_wrong_is_told (Fixture       *fixture,
                            gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *missing = muster_test_dir_build (fixture->dir, "none.muster-battle");

  g_assert_null (open_text (fixture, "broken.muster-battle", "Dear Sir,", -1, &error));
  g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_SYNTAX);
  g_assert_true (g_str_has_prefix (error->message, "broken.muster-battle:"));
  g_clear_error (&error);

  muster_intake_open_async (fixture->library, missing, NULL, done_cb, fixture);
  g_assert_null (finish (fixture, &error));
  g_assert_nonnull (error);
}

static void
test_a_list_is_read_by_the_rules_it_is_for (Fixture       *fixture,
                                            gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterIntake) intake = NULL;

  muster_intake_read_async (fixture->library, "Regular Infantry\n", 17, "list", "magdala", NULL, done_cb,
                            fixture);
  intake = finish (fixture, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (muster_ruleset_get_id (muster_force_reading_get_ruleset (intake->reading)), ==,
                   "magdala");
}

/* At once, however long the reader still takes. */
static void
test_whoever_cancels_is_answered (Fixture       *fixture,
                                  gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  while (text->len < 500000)
    g_string_append_printf (text, "a,%" G_GSIZE_FORMAT ",", text->len);
  muster_intake_read_async (fixture->library, text->str, text->len, "list", NULL, fixture->cancellable,
                            done_cb, fixture);
  g_cancellable_cancel (fixture->cancellable);
  g_assert_null (finish (fixture, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

#define ADD(name, function) g_test_add ("/intake/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  ADD ("a-file-is-what-it-says", test_a_file_is_what_it_says);
  ADD ("what-is-wrong-is-told", test_what_is_wrong_is_told);
  ADD ("a-list-is-read-by-the-rules-it-is-for", test_a_list_is_read_by_the_rules_it_is_for);
  ADD ("whoever-cancels-is-answered", test_whoever_cancels_is_answered);

  return g_test_run ();
}
