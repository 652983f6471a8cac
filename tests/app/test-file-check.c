/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "app/models/muster-file-check.h"
#include "muster-test-app.h"

typedef struct
{
  MusterTestDir *dir;
  MusterLibrary *library;
  MusterStore *store;
  MusterFileCheck *check;
  GString *texts; /* every one that was shown */
} Fixture;

static char *
dup_text (Fixture *fixture)
{
  char *text;

  g_object_get (fixture->check, "text", &text, NULL);
  return text;
}

static void
text_cb (Fixture *fixture)
{
  g_autofree char *text = dup_text (fixture);

  g_string_append_printf (fixture->texts, "%s|", text);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->dir = muster_test_dir_new ();
  fixture->library = muster_test_library_new ();
  fixture->store = muster_test_app_new_store (fixture->dir);
  muster_test_app_add_sample (fixture->store, fixture->library, "skirmish-at-the-ford", "First");
  muster_test_app_add_sample (fixture->store, fixture->library, "frontier-column", "Second");
  fixture->check = g_object_new (MUSTER_TYPE_FILE_CHECK, NULL);
  fixture->texts = g_string_new (NULL);
  g_signal_connect_swapped (fixture->check, "notify::text", G_CALLBACK (text_cb), fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_finalize_object (fixture->check);
  g_assert_finalize_object (fixture->store);
  g_clear_object (&fixture->library);
  muster_test_dir_free (fixture->dir);
  g_string_free (fixture->texts, TRUE);
}

static gboolean
is_over (gpointer data)
{
  Fixture *fixture = data;
  gboolean busy, idle;

  g_object_get (fixture->check, "busy", &busy, "idle", &idle, NULL);
  g_assert_true (busy != idle);
  return idle;
}

/* The worker lets go of both a little after it has answered, and wakes nobody up then. */
static void
wait_for_worker (Fixture *fixture)
{
  while (G_OBJECT (fixture->check)->ref_count > 1 || G_OBJECT (fixture->store)->ref_count > 1)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
}

static void
run (Fixture *fixture)
{
  muster_file_check_start (fixture->check, fixture->store, fixture->library);
  g_assert_false (is_over (fixture));
  g_assert_true (muster_test_wait_until (is_over, fixture, MUSTER_TEST_PATIENCE));
  wait_for_worker (fixture);
}

static void
test_all_is_well (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autofree char *text = NULL;
  double share;

  run (fixture);
  text = dup_text (fixture);
  g_assert_cmpstr (text, ==, "All is well. 2 battles, 0 campaigns");
  g_assert_nonnull (strstr (fixture->texts->str, "50 % checked|"));
  g_object_get (fixture->check, "share", &share, NULL);
  g_assert_cmpfloat (share, >=, 0.5);
}

static char *
find_text (char       *bytes,
           gsize       length,
           const char *text)
{
  for (gsize i = 0; i + strlen (text) <= length; i++)
    if (memcmp (bytes + i, text, strlen (text)) == 0)
      return bytes + i;

  return NULL;
}

/* One bit of the title of a battle. */
static void
test_damage_is_named (Fixture       *fixture,
                      gconstpointer  data)
{
  g_autofree char *path = g_strdup (muster_store_get_path (fixture->store));
  g_autofree char *bytes = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;
  char *place;

  g_assert_finalize_object (g_steal_pointer (&fixture->store));
  g_assert_true (g_file_get_contents (path, &bytes, &length, &error));
  place = find_text (bytes, length, "First");
  g_assert_nonnull (place);
  place[1] ^= 1;
  g_assert_true (g_file_set_contents (path, bytes, (gssize) length, &error));
  fixture->store = muster_test_app_new_store (fixture->dir);

  run (fixture);
  text = dup_text (fixture);
  g_assert_true (g_str_has_prefix (text, "There is damage."));
  g_assert_nonnull (strchr (text, '\n'));
}

static void
test_cancelled_it_can_be_started_again (Fixture       *fixture,
                                        gconstpointer  data)
{
  g_autofree char *before = dup_text (fixture);
  g_autofree char *after = NULL;

  muster_file_check_start (fixture->check, fixture->store, fixture->library);
  muster_file_check_cancel (fixture->check);
  g_assert_true (is_over (fixture));
  after = dup_text (fixture);
  g_assert_cmpstr (after, ==, before);

  run (fixture);
  g_assert_true (g_str_has_suffix (fixture->texts->str, "All is well. 2 battles, 0 campaigns|"));
}

#define ADD(name, function) \
  g_test_add ("/file-check/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  ADD ("all-is-well", test_all_is_well);
  ADD ("damage-is-named", test_damage_is_named);
  ADD ("cancelled-it-can-be-started-again", test_cancelled_it_can_be_started_again);

  return g_test_run ();
}
