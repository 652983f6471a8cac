/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "app/after/muster-after-window.h"
#include "app/after/muster-swing-group.h"
#include "app/lab/muster-lab-window.h"
#include "app/models/reference/muster-reference-item.h"
#include "app/print/muster-print-preview.h"
#include "app/reference/muster-reference-page.h"
#include "muster-test-battles.h"
#include "muster-test-store.h"
#include "muster-test-ui.h"

/* The lab, from wherever it can be reached, and how a battle swung. */

static GtkWidget *
open_scenario (MusterTestUi *ui,
               const char   *ruleset,
               const char   *scenario)
{
  GtkWidget *view;

  muster_test_ui_activate (ui, "win.lab-scenario", g_variant_new ("(ss)", ruleset, scenario));
  view = muster_test_ui_find_window (MUSTER_TYPE_LAB_WINDOW);
  g_assert_cmpuint (muster_test_ui_assert_tame (view), ==, 4);
  return view;
}

static void
show_page (GtkWidget  *view,
           const char *page)
{
  adw_view_stack_set_visible_child_name (
    ADW_VIEW_STACK (muster_test_ui_find (view, ADW_TYPE_VIEW_STACK)), page);
  muster_test_ui_settle ();
}

static gboolean
has_tables (gpointer view)
{
  g_autofree char *tables = muster_lab_window_dup_tables (view);

  return tables != NULL;
}

/* Asserts that the page has nothing to copy or to print until its button has been clicked. */
static void
fight (GtkWidget  *view,
       const char *page,
       const char *button)
{
  g_autoptr (MusterDocument) document = NULL;

  show_page (view, page);
  g_assert_false (has_tables (view));
  g_assert_null (muster_lab_window_new_document (MUSTER_LAB_WINDOW (view)));
  muster_test_ui_click (muster_test_ui_find_id (view, button));
  g_assert_true (muster_test_wait_until (has_tables, view, MUSTER_TEST_PATIENCE));
  document = muster_lab_window_new_document (MUSTER_LAB_WINDOW (view));
  g_assert_nonnull (document);
}

/* V-MATCH-02, V-MATCH-03, V-BATTLE-03: each page shows what it has found, and it can be copied. */
static void
test_pages (MusterTestUi  *ui,
            gconstpointer  data)
{
  GtkWidget *view = open_scenario (ui, "kings", "B");
  g_autofree char *tables = NULL;

  tables = muster_lab_window_dup_tables (MUSTER_LAB_WINDOW (view));
  g_assert_nonnull (strstr (tables, "\t"));
  g_assert_nonnull (strstr (tables, "best"));

  show_page (view, "duel");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (muster_test_ui_find_id (view, "turns")), 1);
  fight (view, "duel", "duel");
  show_page (view, "battles");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (muster_test_ui_find_id (view, "battles")), 20);
  gtk_switch_set_active (GTK_SWITCH (muster_test_ui_find_id (view, "swap")), TRUE);
  fight (view, "battles", "fight");
  g_assert_true (muster_test_ui_shows (view, "What Became of Each Unit"));
  g_assert_true (muster_test_ui_shows (view, "The Same With Attacker and Defender Changed"));
  g_assert_true (muster_test_ui_shows (view, "Points, Losses and Length"));
  gtk_window_destroy (GTK_WINDOW (view));
}

static gboolean
is_cell (GtkWidget *widget)
{
  return GTK_IS_TOGGLE_BUTTON (widget);
}

/* V-MATCH-02: a table with a cell for each unit against each; a cell opens the distribution of each way in
 * which the two can hurt each other. */
static void
test_cells (MusterTestUi  *ui,
            gconstpointer  data)
{
  GtkWidget *view = open_scenario (ui, "kings", "B");
  GtkWidget *cells = muster_test_ui_find_id (view, "cells");
  GtkDropDown *way;
  GtkLabel *note;
  guint n_cells = 0, n_rows = 0;
  GtkWidget *cell = NULL;

  g_assert_false (muster_test_ui_has_id (view, "way"));
  for (GtkWidget *child = gtk_widget_get_first_child (cells); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int column;

      gtk_grid_query_child (GTK_GRID (cells), child, &column, NULL, NULL, NULL);
      if (column == 0)
        n_rows++;
      else if (is_cell (child))
        {
          cell = child;
          n_cells++;
        }
    }
  /* A head stands above the names. */
  g_assert_cmpuint (n_rows, >, 2);
  g_assert_cmpuint (n_cells % (n_rows - 1), ==, 0);
  g_assert_nonnull (cell);
  muster_test_ui_click (cell);
  way = GTK_DROP_DOWN (muster_test_ui_find_id (view, "way"));
  note = GTK_LABEL (muster_test_ui_find_id (view, "chances"));
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (way)), >, 3);
  g_assert_nonnull (strstr (gtk_label_get_label (note), "It obeys"));
  gtk_drop_down_set_selected (way, gtk_drop_down_get_selected (way) == 0 ? 1 : 0);
  muster_test_ui_settle ();
  g_assert_nonnull (strstr (gtk_label_get_label (note), "It obeys"));
  gtk_window_destroy (GTK_WINDOW (view));
}

/* What is shown is printed like any other sheet. */
static void
test_print (MusterTestUi  *ui,
            gconstpointer  data)
{
  GtkWidget *view = open_scenario (ui, "hexcard", "battle");
  GtkWidget *preview;

  gtk_widget_activate_action (view, "lab.print", NULL);
  preview = muster_test_ui_find_window (MUSTER_TYPE_PRINT_PREVIEW);
  g_assert_nonnull (preview);
  gtk_window_destroy (GTK_WINDOW (preview));
  gtk_widget_activate_action (view, "lab.copy", NULL);
  g_assert_true (gdk_clipboard_is_local (gtk_widget_get_clipboard (view)));
  show_page (view, "duel");
  gtk_widget_activate_action (view, "lab.print", NULL);
  muster_test_ui_settle ();
  g_assert_false (muster_test_ui_has_window (MUSTER_TYPE_PRINT_PREVIEW));
  gtk_window_destroy (GTK_WINDOW (view));
}

/* Brings the first scenario or the first unit type of the reference into view. */
static void
scroll_to (GtkWidget *page,
           gboolean   is_scenario)
{
  GtkWidget *list = muster_test_ui_find_id (page, "list");
  GListModel *items = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)));

  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (MusterReferenceItem) item = g_list_model_get_item (items, i);

      if (is_scenario ? muster_reference_item_get_scenario (item) != NULL
                      : muster_reference_item_get_unit_type (item) != NULL)
        {
          gtk_widget_activate_action (list, "list.scroll-to-item", "u", i);
          muster_test_ui_settle ();
          return;
        }
    }
  g_assert_not_reached ();
}

/* The lab is reached from scenarios and unit types of the reference; what nobody knows opens nothing. */
static void
test_from_the_reference (MusterTestUi  *ui,
                         gconstpointer  data)
{
  static const char *const actions[] = { "win.lab-scenario", "win.lab-type" };
  GtkWidget *page;

  muster_test_ui_show_page (ui, "reference");
  page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_REFERENCE_PAGE);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      GtkWidget *view;

      scroll_to (page, i == 0);
      muster_test_ui_click (muster_test_ui_find_action (page, actions[i]));
      view = muster_test_ui_find_window (MUSTER_TYPE_LAB_WINDOW);
      g_assert_true (has_tables (view));
      gtk_window_destroy (GTK_WINDOW (view));
      muster_test_ui_settle ();
      muster_test_ui_activate (ui, actions[i], g_variant_new ("(ss)", "kings", "nothing"));
      muster_test_ui_activate (ui, actions[i], g_variant_new ("(ss)", "chess", "A"));
      muster_test_ui_settle ();
      g_assert_false (muster_test_ui_has_window (MUSTER_TYPE_LAB_WINDOW));
    }
}

static gboolean
has_swung (gpointer group)
{
  return muster_lab_review_get_swing (muster_swing_group_get_review (group)) != NULL;
}

/* V-BATTLE-04: nothing is told of how a battle swung before somebody asks for it; then the report can be
 * printed with it. */
static void
test_swing (MusterTestUi  *ui,
            gconstpointer  data)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle = muster_test_battles_fight (library, "kings", 7, 40);
  g_autoptr (GError) error = NULL;
  GtkWidget *view, *group;
  gint64 id;

  g_assert_true (muster_battle_store_add (muster_store_get_battles (muster_test_ui_get_store (ui)), battle,
                                          &id, &error));
  g_assert_no_error (error);
  muster_test_ui_activate (ui, "win.battle-result", g_variant_new_int64 (id));
  view = muster_test_ui_find_window (MUSTER_TYPE_AFTER_WINDOW);
  group = muster_test_ui_find (view, MUSTER_TYPE_SWING_GROUP);
  g_assert_false (has_swung (group));
  g_assert_false (muster_test_ui_has_id (group, "chart"));
  g_assert_false (muster_test_ui_has_id (group, "print"));
  muster_test_ui_click (muster_test_ui_find_id (group, "start"));
  g_assert_true (muster_test_wait_until (has_swung, group, MUSTER_TEST_PATIENCE));
  muster_test_ui_click (muster_test_ui_find_id (group, "print"));
  gtk_window_destroy (GTK_WINDOW (muster_test_ui_find_window (MUSTER_TYPE_PRINT_PREVIEW)));
  gtk_window_destroy (GTK_WINDOW (view));
}

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

#define ADD(name, function) \
  g_test_add ("/lab/" name, MusterTestUi, NULL, muster_test_ui_set_up, function, muster_test_ui_tear_down)

  ADD ("pages", test_pages);
  ADD ("V-MATCH-02/cells", test_cells);
  ADD ("print", test_print);
  ADD ("from-the-reference", test_from_the_reference);
  ADD ("V-BATTLE-04/swing", test_swing);

  return g_test_run ();
}
