/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "app/battle/muster-battle-page.h"
#include "app/battle/muster-log-row.h"
#include "app/battle/muster-table-window.h"
#include "app/battle/muster-tally-bar.h"
#include "app/battle/muster-todo-card.h"
#include "app/battle/muster-unit-card.h"
#include "muster-test-ui.h"
#include "store/muster-files.h"

/* Battles as they are fought through the window: a whole turn, many units, a long log. */

#define LONG_LOG 5000

static void
choose (MusterTestUi *ui,
        const char   *unit)
{
  muster_battle_session_set_unit (muster_window_pages_get_session (ui->window),
                                  muster_test_app_find_unit (muster_test_ui_get_battle (ui), unit));
  muster_test_ui_settle ();
}

static void
resolve (MusterTestUi *ui)
{
  muster_test_ui_click (muster_test_ui_find_action (muster_test_ui_get_battle_page (ui), "battle.resolve"));
}

/* A turn that cannot end yet does not look as if it could. */
static gboolean
can_end_turn (MusterTestUi *ui)
{
  GtkWidget *button = GTK_WIDGET (
    gtk_widget_get_template_child (muster_test_ui_get_battle_page (ui), MUSTER_TYPE_BATTLE_PAGE, "end_turn"));

  g_assert_cmpint (gtk_widget_has_css_class (button, "suggested-action"), !=,
                   gtk_widget_has_css_class (button, "dim-label"));
  return gtk_widget_has_css_class (button, "suggested-action");
}

/* A turn with real dice: a shot, a rally that must be tried, the end; then back to the start. */
static void
test_a_whole_turn (MusterTestUi  *ui,
                   gconstpointer  data)
{
  GtkWidget *page;

  muster_test_ui_open_case (ui, "r1 regular-infantry\nr2 regular-infantry L7\nb1 tribal-infantry",
                            "set unit=r2 field=pinned value=1");
  page = muster_test_ui_get_battle_page (ui);
  choose (ui, "r1");
  muster_test_ui_press (page, "f");
  muster_battle_session_point_at (muster_window_pages_get_session (ui->window),
                                  muster_test_app_find_unit (muster_test_ui_get_battle (ui), "b1"));
  muster_test_ui_settle ();
  muster_test_ui_press (page, "111111111111");
  resolve (ui);

  /* The turn cannot end before the rally: what is to do is shown, and one press begins it. */
  gtk_widget_activate_action (page, "battle.end-turn", NULL);
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_says (ui, "To Do"));
  g_assert_false (can_end_turn (ui));
  muster_test_ui_click (muster_test_ui_find_button (
    muster_test_ui_find (page, MUSTER_TYPE_TODO_CARD), "Rally"));
  muster_test_ui_press (page, "66");
  resolve (ui);
  g_assert_true (muster_test_ui_says_not (ui, "Pinned 1"));
  g_assert_true (can_end_turn (ui));

  gtk_widget_activate_action (page, "battle.end-turn", NULL);
  muster_test_ui_settle ();
  g_assert_cmpint (muster_battle_get_state (muster_test_ui_get_battle (ui))->active_side, ==, 1);
  g_assert_cmpuint (muster_ledger_get_length (muster_test_ui_get_battle (ui)), ==, 4);

  for (guint i = 0; i < 4; i++)
    gtk_widget_activate_action (page, "battle.undo", NULL);
  muster_test_ui_settle ();
  g_assert_cmpuint (muster_ledger_get_length (muster_test_ui_get_battle (ui)), ==, 0);
  g_assert_cmpint (muster_battle_get_state (muster_test_ui_get_battle (ui))->active_side, ==, 0);
}

/* The list of what is left shows whoever has no order when the turn is about to end. */
static void
test_the_end_of_a_turn_names_who_is_left (MusterTestUi  *ui,
                                          gconstpointer  data)
{
  muster_test_ui_open_case (ui, "r1 regular-infantry\nr2 regular-infantry\nb1 tribal-infantry",
                            "stand-to r1");
  gtk_widget_activate_action (muster_test_ui_get_battle_page (ui), "battle.end-turn", NULL);
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_says (ui, "Still to Do in This Turn"));
  g_assert_true (muster_test_ui_says (ui, "No order yet: r2"));
}

static void
test_natives_are_asked_for (MusterTestUi  *ui,
                            gconstpointer  data)
{
  GtkWidget *page;

  muster_test_ui_open_case (ui, "side blue automated=true\nr1 regular-infantry\nb1 tribal-infantry", NULL);
  page = muster_test_ui_get_battle_page (ui);
  g_assert_true (muster_test_ui_says (ui, "1 unit in reserve"));
  g_assert_true (muster_test_ui_says_not (ui, "b1"));
  g_assert_true (muster_test_ui_says (ui, "defender · Played by Mr Babbage"));
  choose (ui, "r1");
  muster_test_ui_press (page, "m66");
  resolve (ui);
  muster_test_ui_click (muster_test_ui_find_button (
    muster_test_ui_find (page, MUSTER_TYPE_TODO_CARD), "Do natives appear?"));
  g_assert_true (muster_test_ui_says (ui, "1–2: Nobody"));
  muster_test_ui_press (page, "61");
  resolve (ui);
  g_assert_true (muster_test_ui_says (ui, "b1"));
  g_assert_true (muster_test_ui_says_not (ui, "1 unit in reserve"));
}

static void
test_objectives_are_counted_by_a_tap (MusterTestUi  *ui,
                                      gconstpointer  data)
{
  GtkWidget *page;

  muster_test_ui_open_case (ui, "scenario A\nr1 regular-infantry\nb1 tribal-infantry", NULL);
  page = muster_test_ui_get_battle_page (ui);
  gtk_widget_activate_action (page, "battle.show-panel", "s", "tallies");
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_says (ui, "Objectives"));
  gtk_widget_activate_action (page, "battle.award", "(sii)", "enemy-unit", 0, 1);
  muster_test_ui_settle ();
  g_assert_cmpuint (muster_ledger_get_length (muster_test_ui_get_battle (ui)), ==, 1);
  gtk_widget_activate_action (page, "battle.undo", NULL);
  g_assert_cmpuint (muster_ledger_get_length (muster_test_ui_get_battle (ui)), ==, 0);
}

static void
test_the_bar_follows_what_is_counted (MusterTestUi  *ui,
                                      gconstpointer  data)
{
  GtkWidget *page;
  GtkWidget *bar;

  muster_test_ui_open_case (ui, "r1 regular-infantry\nb1 tribal-infantry", NULL);
  page = muster_test_ui_get_battle_page (ui);
  bar = muster_test_ui_find (page, MUSTER_TYPE_TALLY_BAR);
  g_assert_true (muster_test_ui_shows (bar, "0 : 0"));
  gtk_widget_activate_action (page, "battle.award", "(sii)", "enemy-unit", 0, 1);
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_shows (bar, "1 : 0"));
  gtk_widget_activate_action (page, "battle.undo", NULL);
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_shows (bar, "0 : 0"));
}

static void
test_what_if_is_another_battle (MusterTestUi  *ui,
                                gconstpointer  data)
{
  g_autofree char *title = NULL;

  muster_test_ui_open_case (ui, "r1 regular-infantry\nb1 tribal-infantry", "stand-to r1\nend-turn");
  muster_battle_timeline_look (
    muster_battle_session_get_timeline (muster_window_pages_get_session (ui->window)), 1);
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_says (ui, "Turn 1, after “r1: Stand to”, 1 order ago"));
  title = g_strdup (muster_battle_get_title (muster_test_ui_get_battle (ui)));
  gtk_widget_activate_action (muster_test_ui_get_battle_page (ui), "battle.branch", NULL);
  muster_test_ui_settle ();
  g_assert_true (g_str_has_prefix (muster_battle_get_title (muster_test_ui_get_battle (ui)), title));
  g_assert_true (g_str_has_suffix (muster_battle_get_title (muster_test_ui_get_battle (ui)), "what if"));
  g_assert_cmpuint (muster_ledger_get_length (muster_test_ui_get_battle (ui)), ==, 2);
}

static GtkWidget *
find_table (void)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (MUSTER_IS_TABLE_WINDOW (window))
        return window;
    }
  return NULL;
}

static gboolean
has_part (GtkWidget     *widget,
          gconstpointer  text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
         strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL;
}

static gboolean
says_part (GtkWidget  *root,
           const char *text)
{
  return muster_test_ui_search (root, has_part, text) != NULL;
}

static void
test_the_table_follows (MusterTestUi  *ui,
                        gconstpointer  data)
{
  GtkWidget *table;

  muster_test_ui_open_case (ui, "r1 regular-infantry\nb1 tribal-infantry", NULL);
  gtk_widget_activate_action (GTK_WIDGET (ui->window), "win.table-view", NULL);
  muster_test_ui_settle ();
  table = find_table ();
  g_assert_nonnull (table);
  g_assert_true (muster_test_ui_shows (table, "Turn 1"));
  choose (ui, "r1");
  muster_test_ui_press (muster_test_ui_get_battle_page (ui), "t");
  resolve (ui);
  g_assert_true (muster_test_ui_shows (table, "r1: Stand to"));

  /* It follows to the next battle, and goes with the window. */
  muster_test_ui_open_case (ui, "r1 regular-infantry\nb1 tribal-infantry", "end-turn");
  g_assert_true (muster_test_ui_shows (table, "blue to act"));
  gtk_window_close (GTK_WINDOW (ui->window));
  muster_test_ui_settle ();
  g_assert_null (find_table ());
}

/* The room sees who stands where, the last dice, and the clock once it is on. */
static void
test_the_table_shows_units_dice_and_clock (MusterTestUi  *ui,
                                           gconstpointer  data)
{
  GtkWidget *table;

  muster_test_ui_open_case (ui, "r1 regular-infantry\nb1 tribal-infantry",
                            "fire r1 target=b1 range=short cover=none | hit 1 1 1 1 1 1 1 1 1 1 1 1");
  gtk_widget_activate_action (GTK_WIDGET (ui->window), "win.table-view", NULL);
  muster_test_ui_settle ();
  table = find_table ();
  g_assert_true (says_part (table, "r1 12/12"));
  g_assert_true (says_part (table, "b1 16/16"));
  g_assert_true (says_part (table, "1 1 1 1 1 1 1 1 1 1 1 1"));
  g_assert_false (says_part (table, "0:0"));
  gtk_widget_activate_action (muster_test_ui_get_battle_page (ui), "clock.mode", "s", "chess");
  muster_test_ui_settle ();
  g_assert_true (says_part (table, "red: 0:0"));
  g_assert_true (says_part (table, "blue: 0:0"));
  gtk_widget_activate_action (muster_test_ui_get_battle_page (ui), "clock.paused", NULL);
  muster_test_ui_settle ();
  g_assert_true (says_part (table, "paused"));
  gtk_widget_activate_action (muster_test_ui_get_battle_page (ui), "clock.mode", "s", "off");
  muster_test_ui_settle ();
  g_assert_false (says_part (table, "0:0"));
}

typedef struct
{
  GtkWidget *widget;
  const char *css_class;
} Sought;

static gboolean
has_class (gpointer data)
{
  const Sought *sought = data;

  return gtk_widget_has_css_class (sought->widget, sought->css_class);
}

/* Nobody sits at that screen to scroll it. */
static void
test_the_table_shows_all_of_an_event (MusterTestUi  *ui,
                                      gconstpointer  data)
{
  static const struct
  {
    int width;
    int height;
    const char *css_class;
  } sizes[] = { { 1280, 720, "medium" }, { 1800, 1000, "large" } };
  GtkWidget *table;

  muster_test_ui_open_case (ui, "r1 regular-infantry\nb1 tribal-infantry",
                            "attack r1 target=b1 | action 6 6 | attack-hit 5 5 5 1 1 1 1 1 1 1 1 1 | "
                            "defence-hit 6 6 1 1 1 1 1 1 1 1 1 1 1 1 1 1 | leader-casualty 3 4 | "
                            "leader-casualty 3 4 | pinning 1 1");
  gtk_widget_activate_action (GTK_WIDGET (ui->window), "win.table-view", NULL);
  muster_test_ui_settle ();
  table = find_table ();
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *scroller = muster_test_ui_find (table, GTK_TYPE_SCROLLED_WINDOW);
      GtkAdjustment *room = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

      gtk_window_set_default_size (GTK_WINDOW (table), sizes[i].width, sizes[i].height);
      g_assert_true (muster_test_wait_until (has_class, &(Sought) { table, sizes[i].css_class },
                                             MUSTER_TEST_PATIENCE));
      muster_test_ui_settle ();
      g_assert_cmpfloat (gtk_adjustment_get_upper (room), <=, gtk_adjustment_get_page_size (room));
      g_assert_true (muster_test_ui_shows (table, "r1: Attack"));
    }
}

static void
test_sixty_units_a_side (MusterTestUi  *ui,
                         gconstpointer  data)
{
  g_autoptr (GString) setup = g_string_new (NULL);
  GtkWidget *page;

  for (guint i = 1; i <= 60; i++)
    g_string_append_printf (setup, "%sr%u regular-infantry\nb%u tribal-infantry", i > 1 ? "\n" : "",
                            i, i);
  muster_test_ui_open_case (ui, setup->str, NULL);
  page = muster_test_ui_get_battle_page (ui);
  g_assert_cmpint (muster_battle_get_state (muster_test_ui_get_battle (ui))->n_units, ==, 120);
  choose (ui, "r60");
  muster_test_ui_press (page, "f");
  muster_battle_session_point_at (muster_window_pages_get_session (ui->window),
                                  muster_test_app_find_unit (muster_test_ui_get_battle (ui), "b60"));
  muster_test_ui_settle ();
  muster_test_ui_press (page, "666666666666" "11" "11");
  resolve (ui);
  g_assert_true (muster_battle_get_state (muster_test_ui_get_battle (ui))->units[
    muster_test_app_find_unit (muster_test_ui_get_battle (ui), "r60")].acted);
  gtk_widget_activate_action (page, "battle.next-unit", NULL);
  muster_test_ui_settle ();
  g_assert_cmpint (muster_battle_session_get_unit (muster_window_pages_get_session (ui->window)), ==,
                   muster_test_app_find_unit (muster_test_ui_get_battle (ui), "r1"));
}

static guint
count_rows (GtkWidget *root)
{
  guint n = MUSTER_IS_LOG_ROW (root) && gtk_widget_get_mapped (root);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_rows (child);
  return n;
}

static gboolean
has_one_row (gpointer page)
{
  return count_rows (page) == 1;
}

static void
test_a_log_of_five_thousand (MusterTestUi  *ui,
                             gconstpointer  data)
{
  g_autoptr (GString) log = g_string_new (NULL);
  GtkEditable *search;

  for (guint i = 0; i < LONG_LOG; i++)
    g_string_append_printf (log, "%send-turn", i > 0 ? "\n" : "");
  g_string_append (log, "\nstand-to r1");
  muster_test_ui_open_case (ui, "r1 regular-infantry\nb1 tribal-infantry", log->str);
  g_assert_cmpuint (muster_ledger_get_length (muster_test_ui_get_battle (ui)), ==, LONG_LOG + 1);
  gtk_widget_activate_action (muster_test_ui_get_battle_page (ui), "battle.search-log", NULL);
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_says (ui, "r1: Stand to"));
  g_assert_cmpuint (count_rows (muster_test_ui_get_battle_page (ui)), <, 400);

  search = GTK_EDITABLE (muster_test_ui_find (muster_test_ui_get_battle_page (ui), GTK_TYPE_SEARCH_ENTRY));
  gtk_editable_set_text (search, "stand r1:");
  g_assert_true (muster_test_wait_until (has_one_row, muster_test_ui_get_battle_page (ui),
                                         MUSTER_TEST_PATIENCE));
  g_assert_true (muster_test_ui_says (ui, "r1: Stand to"));
  gtk_editable_set_text (search, "cuirassiers");
  g_assert_true (muster_test_ui_says (ui, "Not in the Log"));
  gtk_editable_set_text (search, "");
  g_assert_true (muster_test_ui_says (ui, "r1: Stand to"));

  muster_battle_timeline_look (
    muster_battle_session_get_timeline (muster_window_pages_get_session (ui->window)), 1234);
  muster_test_ui_settle ();
  g_assert_cmpuint (muster_ledger_get_position (muster_test_ui_get_battle (ui)), ==, 1234);
  gtk_widget_activate_action (muster_test_ui_get_battle_page (ui), "battle.return", NULL);
  g_assert_cmpuint (muster_ledger_get_position (muster_test_ui_get_battle (ui)), ==, LONG_LOG + 1);
}

#define ADD(name, function)                                                                   \
  g_test_add ("/battle-turn/" name, MusterTestUi, NULL, muster_test_ui_set_up, function,      \
              muster_test_ui_tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  ADD ("a-whole-turn", test_a_whole_turn);
  ADD ("the-end-of-a-turn-names-who-is-left", test_the_end_of_a_turn_names_who_is_left);
  ADD ("natives-are-asked-for", test_natives_are_asked_for);
  ADD ("objectives-are-counted-by-a-tap", test_objectives_are_counted_by_a_tap);
  ADD ("the-bar-follows-what-is-counted", test_the_bar_follows_what_is_counted);
  ADD ("what-if-is-another-battle", test_what_if_is_another_battle);
  ADD ("the-table-shows-all-of-an-event", test_the_table_shows_all_of_an_event);
  ADD ("the-table-follows", test_the_table_follows);
  ADD ("the-table-shows-units-dice-and-clock", test_the_table_shows_units_dice_and_clock);
  ADD ("sixty-units-a-side", test_sixty_units_a_side);
  ADD ("a-log-of-five-thousand", test_a_log_of_five_thousand);

  return g_test_run ();
}
