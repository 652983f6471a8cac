/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-ui.h"

/* The program itself, on a session bus: tools/check has one of its own for the tests. */

typedef struct
{
  MusterApplication *application;
  const char *const *argv;
  guint n_windows;
  guint n_activations;
  int status;
} SecondStart;

static gboolean
was_activated_again (gpointer data)
{
  return ((SecondStart *) data)->n_activations == 2;
}

/* The second one ends as soon as it has sent its message, which may still be on its way. */
static void
second_ended_cb (GObject      *object,
                 GAsyncResult *result,
                 gpointer      data)
{
  SecondStart *start = data;
  g_autoptr (GError) error = NULL;

  g_subprocess_wait_finish (G_SUBPROCESS (object), result, &error);
  g_assert_no_error (error);
  start->status = g_subprocess_get_exit_status (G_SUBPROCESS (object));
  g_assert_true (muster_test_wait_until (was_activated_again, start, MUSTER_TEST_PATIENCE));
  start->n_windows =
    g_list_length (gtk_application_get_windows (GTK_APPLICATION (start->application)));
  g_action_group_activate_action (G_ACTION_GROUP (start->application), "quit", NULL);
}

static gboolean
start_again_cb (gpointer data)
{
  SecondStart *start = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) second =
    g_subprocess_newv (start->argv, G_SUBPROCESS_FLAGS_NONE, &error);

  g_assert_no_error (error);
  g_subprocess_wait_async (second, NULL, second_ended_cb, start);
  return G_SOURCE_REMOVE;
}

static void
activated_cb (SecondStart *start)
{
  start->n_activations++;
}

static void
test_a_second_start_raises_the_window (void)
{
  g_autofree char *program =
    g_test_build_filename (G_TEST_BUILT, "..", "src", "app", "muster", NULL);
  const char *argv[] = { program, NULL };
  MusterTestDir *dir = muster_test_dir_new ();
  g_autofree char *path = muster_test_dir_build (dir, "muster.db");
  SecondStart start = { .argv = argv, .status = -1 };

  if (g_getenv ("DBUS_SESSION_BUS_ADDRESS") == NULL)
    {
      g_test_skip ("there is no session bus");
      muster_test_dir_free (dir);
      return;
    }

  start.application = muster_application_new (path, 0);
  g_signal_connect_swapped (start.application, "activate", G_CALLBACK (activated_cb), &start);
  g_timeout_add (200, start_again_cb, &start);
  g_assert_cmpint (g_application_run (G_APPLICATION (start.application), 0, NULL), ==, 0);
  g_assert_cmpint (start.status, ==, 0);
  g_assert_cmpuint (start.n_windows, ==, 1);
  g_assert_cmpuint (start.n_activations, ==, 2);
  g_assert_finalize_object (start.application);
  muster_test_dir_free (dir);
}

static void
test_the_version_is_printed_without_a_window (void)
{
  g_autofree char *program =
    g_test_build_filename (G_TEST_BUILT, "..", "src", "app", "muster", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process =
    g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, program, "--version", NULL);
  g_autofree char *output = NULL;

  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, &output, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 0);
  g_assert_cmpstr (output, ==, "Muster " PACKAGE_VERSION "\n");
}

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  g_test_add_func ("/application/a-second-start-raises-the-window",
                   test_a_second_start_raises_the_window);
  g_test_add_func ("/application/the-version-is-printed-without-a-window",
                   test_the_version_is_printed_without_a_window);

  return g_test_run ();
}
