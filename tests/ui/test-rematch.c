/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "app/after/muster-after-window.h"
#include "app/after/muster-rematch-group.h"
#include "app/plan/muster-plan-page.h"
#include "app/print/muster-print-preview.h"
#include "muster-test-battles.h"
#include "muster-test-store.h"
#include "muster-test-ui.h"

/* A battle and its rematch, added up in the window of the result. */

#define ADVICE "Play this scenario again with the roles swapped: then both battles can be added up."

/* @red, @blue: who attacks; @extra: (nullable): another side, and its comma */
static gint64
import (MusterTestUi *ui,
        const char   *title,
        const char   *red_role,
        const char   *blue_role,
        int           points,
        const char   *extra)
{
  g_autofree char *text = g_strdup_printf (
    "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"kings\", \"title\": \"%s\","
    " \"date\": \"1879-03-12\", \"scenario\": {\"id\": \"open\"}, \"sides\": ["
    " {\"id\": \"red\", \"name\": \"Column\", \"role\": \"%s\","
    "  \"players\": [{\"id\": \"p1\", \"name\": \"Ann\"}],"
    "  \"units\": [{\"id\": \"r1\", \"type\": \"regular-infantry\", \"player\": \"p1\"}]},%s"
    " {\"id\": \"blue\", \"name\": \"Clans <1>\", \"role\": \"%s\","
    "  \"players\": [{\"id\": \"p2\", \"name\": \"Ben\"}],"
    "  \"units\": [{\"id\": \"b1\", \"type\": \"tribal-infantry\", \"player\": \"p2\"}]}],"
    " \"log\": [{\"order\": \"award\","
    "  \"params\": {\"side\": \"red\", \"objective\": \"flag\", \"count\": %d}},"
    " {\"order\": \"award\", \"params\": {\"side\": \"blue\", \"objective\": \"flag\", \"count\": 3}},"
    " {\"order\": \"end-battle\"}]}",
    title, red_role, extra != NULL ? extra : "", blue_role, points);
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  muster_test_import_battle (muster_store_get_battles (muster_test_ui_get_store (ui)), library, text,
                             strlen (text), "test", &id, &error);
  g_assert_no_error (error);
  return id;
}

static GtkWidget *
show_result (MusterTestUi *ui,
             gint64        id)
{
  muster_test_ui_activate (ui, "win.battle-result", g_variant_new_int64 (id));
  return muster_test_ui_find_window (MUSTER_TYPE_AFTER_WINDOW);
}

static void
close_result (GtkWidget *view)
{
  gtk_window_close (GTK_WINDOW (view));
  muster_test_ui_settle ();
  g_assert_false (muster_test_ui_has_window (MUSTER_TYPE_AFTER_WINDOW));
}

typedef struct
{
  GtkWidget *root;
  const char *title;
} RowWait;

static gboolean
has_row (gpointer data)
{
  RowWait *wait = data;

  return muster_test_ui_find_row (wait->root, ADW_TYPE_ACTION_ROW, wait->title) != NULL;
}

static GtkWidget *
wait_row (GtkWidget  *root,
          const char *title)
{
  RowWait wait = { root, title };

  g_assert_true (muster_test_wait_until (has_row, &wait, MUSTER_TEST_PATIENCE));
  return muster_test_ui_find_row (root, ADW_TYPE_ACTION_ROW, title);
}

static GtkWidget *
find_group (GtkWidget *view)
{
  GtkWidget *group = muster_test_ui_find (view, MUSTER_TYPE_REMATCH_GROUP);

  g_assert_nonnull (group);
  return group;
}

static void
expand (GtkWidget *group)
{
  GtkWidget *chooser = muster_test_ui_find (group, ADW_TYPE_EXPANDER_ROW);

  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (chooser), TRUE);
}

static void
activate (GtkWidget *row)
{
  adw_action_row_activate (ADW_ACTION_ROW (row));
  muster_test_ui_settle ();
}

static void
assert_row (GtkWidget  *group,
            const char *title,
            const char *subtitle)
{
  GtkWidget *row = muster_test_ui_find_row (group, ADW_TYPE_ACTION_ROW, title);

  g_assert_nonnull (row);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, subtitle);
}

static gboolean
is_there (gpointer data)
{
  return g_file_test (data, G_FILE_TEST_EXISTS);
}

static void
assert_report_says (MusterTestUi *ui,
                    GtkWidget    *view,
                    const char   *words)
{
  g_autofree char *path = muster_test_dir_build (ui->dir, "report.txt");
  g_autofree char *content = NULL;
  g_autoptr (GError) error = NULL;
  GtkWidget *preview;

  muster_test_ui_click (muster_test_ui_find_action (view, "after.print"));
  preview = muster_test_ui_find_window (MUSTER_TYPE_PRINT_PREVIEW);
  g_assert_true (gtk_widget_activate_action (preview, "print.export", "s", ".txt"));
  muster_test_ui_save_as (path);
  g_assert_true (muster_test_wait_until (is_there, path, MUSTER_TEST_PATIENCE));
  g_assert_true (g_file_get_contents (path, &content, NULL, &error));
  g_assert_nonnull (strstr (content, words));
  gtk_window_close (GTK_WINDOW (preview));
  muster_test_ui_settle ();
}

static void
test_two_battles_are_added_up (MusterTestUi  *ui,
                               gconstpointer  data)
{
  static const char sum[] = "Both battles: Column 7\u00a0:\u00a06 Clans <1>\u00a0· Column wins";
  gint64 first = import (ui, "Ford", "attacker", "defender", 2, NULL);
  gint64 second = import (ui, "Ford again", "defender", "attacker", 5, NULL);
  GtkWidget *view, *group;

  import (ui, "Same roles", "attacker", "defender", 9, NULL);
  view = show_result (ui, first);
  group = find_group (view);
  expand (group);
  assert_row (group, "Looking Through Your Battles…", "");
  wait_row (group, "Ford again");
  assert_row (group, "Ford again", "1879-03-12\u00a0· No. 2\u00a0· Column won, 5 : 3");
  g_assert_null (muster_test_ui_find_row (group, ADW_TYPE_ACTION_ROW, "Same roles"));
  g_assert_null (muster_test_ui_find_row (group, ADW_TYPE_ACTION_ROW, "Ford"));

  activate (muster_test_ui_find_row (group, ADW_TYPE_ACTION_ROW, "Ford again"));
  assert_row (group, sum, "");
  assert_row (group, "This battle", "Column 2\u00a0:\u00a03 Clans <1>");
  assert_row (group, "Ford again", "1879-03-12\u00a0· No. 2\u00a0· Column 5\u00a0:\u00a03 Clans <1>");
  assert_report_says (ui, view, sum);
  close_result (view);

  /* The other says the same. */
  view = show_result (ui, second);
  group = find_group (view);
  assert_row (group, sum, "");
  assert_row (group, "This battle", "Column 5\u00a0:\u00a03 Clans <1>");
  gtk_widget_grab_focus (muster_test_ui_find_button (group, "Unlink"));
  muster_test_ui_click (muster_test_ui_find_button (group, "Unlink"));
  muster_test_ui_settle ();
  g_assert_nonnull (gtk_window_get_focus (GTK_WINDOW (view)));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (view)), group));
  g_assert_null (muster_test_ui_find_row (group, ADW_TYPE_ACTION_ROW, sum));
  expand (group);
  wait_row (group, "Ford");
  wait_row (group, "Same roles");
  close_result (view);
  view = show_result (ui, first);
  g_assert_null (muster_test_ui_find_row (view, ADW_TYPE_ACTION_ROW, sum));
  close_result (view);
}

static void
test_the_other_battle_is_opened (MusterTestUi  *ui,
                                 gconstpointer  data)
{
  gint64 first = import (ui, "Ford", "attacker", "defender", 2, NULL);
  gint64 second = import (ui, "Ford again", "defender", "attacker", 5, NULL);
  GtkWidget *view = show_result (ui, first);
  g_autoptr (GError) error = NULL;

  expand (find_group (view));
  activate (wait_row (find_group (view), "Ford again"));
  activate (wait_row (find_group (view), "Ford again"));
  g_assert_false (muster_test_ui_has_window (MUSTER_TYPE_AFTER_WINDOW));
  g_assert_true (muster_test_ui_wait_page (ui, "battle"));
  g_assert_cmpstr (muster_battle_get_title (muster_test_ui_get_battle (ui)), ==, "Ford again");

  /* One that is gone is not spoken of. */
  muster_window_show_page (ui->window, "battles");
  muster_test_ui_settle ();
  g_assert_true (muster_ledger_store_remove (
    muster_store_get_battles (muster_test_ui_get_store (ui)), second, &error));
  g_assert_no_error (error);
  view = show_result (ui, first);
  assert_row (find_group (view), ADVICE, "");
  g_assert_false (muster_test_ui_has_button (view, "Unlink"));
  close_result (view);
}

static void
test_none_fits (MusterTestUi  *ui,
                gconstpointer  data)
{
  gint64 first = import (ui, "Ford", "attacker", "defender", 2, NULL);
  GtkWidget *view = show_result (ui, first);

  assert_row (find_group (view), ADVICE, "");
  close_result (view);

  import (ui, "Same roles", "attacker", "defender", 9, NULL);
  view = show_result (ui, first);
  expand (find_group (view));
  wait_row (find_group (view), "None of Your Battles Is Its Rematch");
  close_result (view);
}

static void
test_other_rules_add_nothing_up (MusterTestUi  *ui,
                                 gconstpointer  data)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle = muster_test_battles_fight (library, "hexcard", 7, 20);
  g_autoptr (GError) error = NULL;
  GtkWidget *view;
  gint64 id;

  g_assert_true (muster_battle_store_add (muster_store_get_battles (muster_test_ui_get_store (ui)), battle,
                                          &id, &error));
  g_assert_no_error (error);
  view = show_result (ui, id);
  g_assert_null (muster_test_ui_find (view, MUSTER_TYPE_REMATCH_GROUP));
  close_result (view);
}

/* With three sides nobody knows whose points go together. */
static void
test_three_sides_have_no_rematch (MusterTestUi  *ui,
                                  gconstpointer  data)
{
  GtkWidget *view = show_result (
    ui, import (ui, "Three", "attacker", "defender", 2,
                "{\"id\": \"green\", \"role\": \"attacker\","
                " \"units\": [{\"id\": \"g1\", \"type\": \"tribal-infantry\"}]},"));

  g_assert_null (muster_test_ui_find (view, MUSTER_TYPE_REMATCH_GROUP));
  close_result (view);
}

static void
test_a_rematch_is_linked_when_it_begins (MusterTestUi  *ui,
                                         gconstpointer  data)
{
  gint64 first = import (ui, "Ford", "attacker", "defender", 2, NULL);
  GtkWidget *view = show_result (ui, first);

  muster_test_ui_click (muster_test_ui_find_action (view, "after.rematch"));
  g_assert_true (muster_test_ui_wait_page (ui, "plan"));
  muster_test_ui_click (muster_test_ui_find_id (GTK_WIDGET (muster_window_pages_get_plan_page (ui->window)),
                                                "start"));
  g_assert_true (muster_test_ui_wait_page (ui, "battle"));
  view = show_result (ui, first);
  assert_row (find_group (view), "Decided when both battles are over", "");
  assert_row (find_group (view), "This battle", "Column 2\u00a0:\u00a03 Clans <1>");
  g_assert_true (muster_test_ui_has_button (view, "Unlink"));
  close_result (view);
  view = show_result (ui, 0);
  assert_row (find_group (view), "This battle", "Column 0\u00a0:\u00a00 Clans <1>");
  close_result (view);
}

/* One that is prepared and begins another day. */
static void
test_a_rematch_can_wait (MusterTestUi  *ui,
                         gconstpointer  data)
{
  gint64 first = import (ui, "Ford", "attacker", "defender", 2, NULL);
  MusterPlanSession *session;
  g_autoptr (GError) error = NULL;
  GtkWidget *view;
  gint64 id;

  muster_test_ui_activate (ui, "win.rematch-battle", g_variant_new_int64 (first));
  g_assert_true (muster_test_ui_wait_page (ui, "plan"));
  session = muster_plan_page_get_session (muster_window_pages_get_plan_page (ui->window));
  g_assert_true (muster_plan_session_save (session, &error));
  g_assert_no_error (error);
  id = muster_plan_session_get_battle_id (session);
  muster_window_show_page (ui->window, "battles");
  muster_test_ui_settle ();
  view = show_result (ui, first);
  assert_row (find_group (view), ADVICE, "");
  close_result (view);

  muster_test_ui_activate (ui, "win.open-battle", g_variant_new_int64 (id));
  g_assert_true (muster_test_ui_wait_page (ui, "plan"));
  muster_test_ui_click (muster_test_ui_find_id (GTK_WIDGET (muster_window_pages_get_plan_page (ui->window)),
                                                "start"));
  g_assert_true (muster_test_ui_wait_page (ui, "battle"));
  view = show_result (ui, first);
  assert_row (find_group (view), "Decided when both battles are over", "");
  close_result (view);
}

#define ADD(name, function)                                                           \
  g_test_add ("/rematch/" name, MusterTestUi, NULL, muster_test_ui_set_up, function,  \
              muster_test_ui_tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  ADD ("two-battles-are-added-up", test_two_battles_are_added_up);
  ADD ("the-other-battle-is-opened", test_the_other_battle_is_opened);
  ADD ("none-fits", test_none_fits);
  ADD ("other-rules-add-nothing-up", test_other_rules_add_nothing_up);
  ADD ("three-sides-have-no-rematch", test_three_sides_have_no_rematch);
  ADD ("a-rematch-is-linked-when-it-begins", test_a_rematch_is_linked_when_it_begins);
  ADD ("a-rematch-can-wait", test_a_rematch_can_wait);

  return g_test_run ();
}
