/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-battle-page.h"
#include "app/battle/muster-log-panel.h"
#include "app/battle/muster-side-column.h"
#include "muster-test-ui.h"

/* What one side keeps from the other, as it is to be seen in the window. */

#define DOCUMENT(rules, log) \
  "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"toysoldier\"," \
  "\"optional_rules\": [" rules "], \"sides\": [{\"id\": \"red\", \"name\": \"Red\", \"units\": [" \
  "{\"id\": \"rg\", \"name\": \"Rede\", \"type\": \"general\"}, {\"id\": \"r1\", \"type\": \"infantry\"}]}," \
  "{\"id\": \"blue\", \"name\": \"Blue\", \"units\": [{\"id\": \"bg\", \"name\": \"Blau\"," \
  "\"type\": \"general\"}, {\"id\": \"b1\", \"type\": \"infantry\"}]}], \"log\": [" log "]}"

static gboolean
is_column (GtkWidget     *widget,
           gconstpointer  data)
{
  guint side;

  if (!MUSTER_IS_SIDE_COLUMN (widget))
    return FALSE;
  g_object_get (widget, "side", &side, NULL);
  return side == GPOINTER_TO_UINT (data);
}

static GtkWidget *
get_column (MusterTestUi *ui,
            guint         side)
{
  return muster_test_ui_search (muster_test_ui_get_battle_page (ui), is_column, GUINT_TO_POINTER (side));
}

static void
press_show (MusterTestUi *ui,
            guint         side)
{
  muster_test_ui_click (muster_test_ui_find_id (get_column (ui, side), "secrets"));
}

static void
begin_turn (MusterTestUi *ui)
{
  MusterBattleSession *session = muster_window_pages_get_session (ui->window);
  MusterOrderForm *form = muster_battle_session_get_form (session);
  g_autoptr (GError) error = NULL;

  g_assert_true (muster_battle_session_choose_id (session, "start-turn"));
  muster_test_app_type (form, "34");
  muster_test_ui_settle ();
  /* Whoever throws next does not read what has been thrown. */
  g_assert_true (muster_test_ui_says (ui, "hidden"));
  muster_test_app_type (form, "25");
  g_assert_true (muster_battle_session_resolve (session, &error));
  g_assert_no_error (error);
  muster_test_ui_settle ();
}

static void
test_one_side_at_a_time (MusterTestUi  *ui,
                         gconstpointer  data)
{
  MusterBattleSession *session;
  g_autoptr (GError) error = NULL;

  muster_test_ui_open_battle (ui, DOCUMENT ("\"secret-command\"", ""));
  begin_turn (ui);
  g_assert_true (muster_test_ui_shows (get_column (ui, 0), "Command points hidden"));
  g_assert_true (muster_test_ui_shows (get_column (ui, 1), "Command points hidden"));
  g_assert_true (muster_test_ui_says_not (ui, "Command points, Rede: 3 4"));
  g_assert_true (muster_test_ui_says_not (ui, "Blau throws 2 5: command points 5"));

  press_show (ui, 1);
  g_assert_true (muster_test_ui_shows (get_column (ui, 0), "Command points hidden"));
  g_assert_true (muster_test_ui_shows (get_column (ui, 1), "Command points 5"));
  press_show (ui, 0);
  g_assert_true (muster_test_ui_shows (get_column (ui, 0), "Command points 4"));
  g_assert_true (muster_test_ui_shows (get_column (ui, 1), "Command points hidden"));
  press_show (ui, 0);
  g_assert_true (muster_test_ui_shows (get_column (ui, 0), "Command points hidden"));

  press_show (ui, 0);
  session = muster_window_pages_get_session (ui->window);
  g_assert_true (muster_battle_session_choose_id (session, "draw"));
  muster_test_app_type (muster_battle_session_get_form (session), "7h");
  g_assert_true (muster_battle_session_resolve (session, &error));
  g_assert_no_error (error);
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_shows (get_column (ui, 0), "Command points hidden"));
}

static void
test_the_log_follows (MusterTestUi  *ui,
                      gconstpointer  data)
{
  GtkWidget *log;

  muster_test_ui_open_battle (ui, DOCUMENT ("\"secret-command\"", ""));
  begin_turn (ui);
  gtk_widget_activate_action (muster_test_ui_get_battle_page (ui), "battle.search-log", NULL);
  muster_test_ui_settle ();
  log = muster_test_ui_find (muster_test_ui_get_battle_page (ui), MUSTER_TYPE_LOG_PANEL);
  g_assert_nonnull (log);
  g_assert_true (muster_test_ui_shows (log, "Command points, Rede: hidden"));
  g_assert_true (muster_test_ui_hides (log, "Command points, Rede: 3 4"));
  press_show (ui, 0);
  g_assert_true (muster_test_ui_shows (log, "Command points, Rede: 3 4"));
  g_assert_true (muster_test_ui_hides (log, "Command points, Blau: 2 5"));
  press_show (ui, 1);
  g_assert_true (muster_test_ui_hides (log, "Command points, Rede: 3 4"));
  g_assert_true (muster_test_ui_shows (log, "Command points, Blau: 2 5"));
}

static void
test_nothing_is_secret_without_the_rule (MusterTestUi  *ui,
                                         gconstpointer  data)
{
  muster_test_ui_open_battle (ui, DOCUMENT ("", "{\"order\": \"start-turn\", \"rolls\": ["
                            "{\"for\": \"command-points\", \"dice\": [3, 4]},"
                            "{\"for\": \"command-points\", \"dice\": [2, 5]}]}"));
  g_assert_true (muster_test_ui_shows (get_column (ui, 0), "Command points 4"));
  g_assert_false (muster_test_ui_has_id (get_column (ui, 0), "secrets"));
}

#define ADD(name, func) \
  g_test_add ("/secrets/" name, MusterTestUi, NULL, muster_test_ui_set_up, func, muster_test_ui_tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  ADD ("T-ADV-17/one-side-at-a-time", test_one_side_at_a_time);
  ADD ("T-ADV-17/the-log-follows", test_the_log_follows);
  ADD ("T-ADV-17/nothing-is-secret-without-the-rule", test_nothing_is_secret_without_the_rule);

  return g_test_run ();
}
