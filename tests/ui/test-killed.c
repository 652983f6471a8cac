/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>

#include "muster-test-ui.h"

/* The program is killed in mid-battle, and the battle is found as it was: the test runs itself as the
 * program that is killed. */

#define CHILD "--child"
#define STATE "state: "

static void
stand_to (MusterBattleSession *session,
          int                  unit)
{
  g_autoptr (GError) error = NULL;

  muster_battle_session_set_unit (session, unit);
  g_assert_true (muster_battle_session_choose_id (session, "stand-to"));
  g_assert_true (muster_battle_session_resolve (session, &error));
  g_assert_no_error (error);
}

/* Fights in the window, says what the state is, and waits for its end. */
static void G_GNUC_NORETURN
run_child (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "muster.db", NULL);
  g_autoptr (MusterApplication) application =
    muster_application_new (path, G_APPLICATION_NON_UNIQUE);
  g_autofree char *digest = NULL;
  MusterBattleSession *session;
  GtkWindow *window;

  g_application_register (G_APPLICATION (application), NULL, NULL);
  g_application_activate (G_APPLICATION (application));
  window = gtk_application_get_active_window (GTK_APPLICATION (application));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-sample", "s", "skirmish-at-the-ford");
  session = muster_window_pages_get_session (MUSTER_WINDOW (window));
  for (int i = 0; i < 3; i++)
    stand_to (session, i);
  muster_battle_timeline_undo (muster_battle_session_get_timeline (session), NULL);
  digest =
    muster_ledger_dup_state_digest (muster_battle_session_get_battle (session));
  /* Not by g_print (): in a test it makes a comment of everything. */
  printf (STATE "%s\n", digest);
  fflush (stdout);
  while (TRUE)
    g_main_context_iteration (NULL, TRUE);
}

static char *
fight_and_kill (const char *folder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) child =
    g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, "/proc/self/exe", CHILD, folder, NULL);
  g_autoptr (GDataInputStream) output = NULL;
  g_autofree char *line = NULL;

  g_assert_no_error (error);
  output = g_data_input_stream_new (g_subprocess_get_stdout_pipe (child));
  /* Other lines are what tests print about themselves. */
  do
    {
      g_free (line);
      line = g_data_input_stream_read_line (output, NULL, NULL, &error);
      g_assert_no_error (error);
      g_assert_nonnull (line);
    }
  while (!g_str_has_prefix (line, STATE));
  g_subprocess_send_signal (child, SIGKILL);
  g_subprocess_wait (child, NULL, NULL);
  g_assert_true (g_subprocess_get_if_signaled (child));
  return g_strdup (line + strlen (STATE));
}

static void
test_a_killed_program_finds_its_battle_again (void)
{
  MusterTestDir *dir = muster_test_dir_new ();
  g_autofree char *digest = fight_and_kill (muster_test_dir_get_path (dir));
  g_autofree char *found = NULL;
  MusterTestUi ui = { 0 };
  MusterBattle *battle;
  gboolean can_redo;

  muster_test_ui_start (&ui, dir);
  g_assert_true (muster_test_ui_shows (GTK_WIDGET (ui.window), "In Progress"));
  muster_test_ui_click (muster_test_ui_find_button (GTK_WIDGET (ui.window), "Resume"));
  g_assert_true (muster_test_ui_wait_page (&ui, "battle"));
  battle = muster_battle_session_get_battle (muster_window_pages_get_session (ui.window));
  found = muster_ledger_dup_state_digest (battle);
  g_assert_cmpstr (found, ==, digest);
  g_assert_cmpuint (muster_ledger_get_length (battle), ==, 2);
  g_object_get (muster_battle_session_get_timeline (muster_window_pages_get_session (ui.window)),
                "can-redo", &can_redo, NULL);
  g_assert_true (can_redo);
  muster_test_ui_stop (&ui);
  muster_test_dir_free (dir);
}

int
main (int   argc,
      char *argv[])
{
  gboolean is_child = argc > 2 && strcmp (argv[1], CHILD) == 0;
  g_autofree char *folder = is_child ? g_strdup (argv[2]) : NULL;
  int one = 1;

  if (is_child)
    {
      muster_test_ui_init (&one, &argv);
      run_child (folder);
    }

  muster_test_ui_init (&argc, &argv);
  g_test_add_func ("/killed/a-killed-program-finds-its-battle-again",
                   test_a_killed_program_finds_its_battle_again);

  return g_test_run ();
}
