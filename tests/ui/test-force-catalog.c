/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-force-catalog.h"
#include "app/forces/muster-force-page.h"
#include "muster-test-find.h"
#include "muster-test-store.h"
#include "muster-test-ui.h"
#include "tests/ui/muster-test-force-page.h"

/* The types of unit from which a force is put together: typed, added and taken away. */

static GtkWidget *
open_catalog (MusterTestUi *ui)
{
  muster_test_force_act (ui, "force.add-unit");
  return muster_test_ui_find_window (MUSTER_TYPE_FORCE_CATALOG);
}

static void
close_catalog (GtkWidget *catalog)
{
  gtk_window_close (GTK_WINDOW (catalog));
  muster_test_ui_settle ();
}

static GtkWidget *
find_type (GtkWidget  *catalog,
           const char *name)
{
  return muster_test_ui_find_row (catalog, ADW_TYPE_ACTION_ROW, name);
}

static GtkWidget *
get_focus_of (GtkWidget *window)
{
  return gtk_root_get_focus (GTK_ROOT (window));
}

/* It opens where a type is typed: what is typed filters, Enter adds the first that is left. */
static void
test_the_catalog_opens_in_its_search (MusterTestUi  *ui,
                                      gconstpointer  data)
{
  GtkWidget *catalog = open_catalog (ui);
  GtkWidget *search = muster_test_ui_find (catalog, GTK_TYPE_SEARCH_ENTRY);

  muster_test_ui_settle ();
  g_assert_nonnull (get_focus_of (catalog));
  g_assert_true (gtk_widget_is_ancestor (get_focus_of (catalog), search));
  gtk_editable_set_text (GTK_EDITABLE (get_focus_of (catalog)), "tribal c");
  muster_test_ui_settle ();
  g_assert_true (gtk_widget_get_mapped (find_type (catalog, "Tribal Cavalry")));
  g_assert_false (gtk_widget_get_mapped (find_type (catalog, "Regular Infantry")));
  g_signal_emit_by_name (get_focus_of (catalog), "activate");
  muster_test_ui_settle ();
  g_assert_cmpuint (muster_force_get_n_units (muster_test_force_get_force (ui)), ==, 5);
  g_assert_cmpstr (
    muster_force_unit_get_type_id (muster_force_get_unit (muster_test_force_get_force (ui), 4)), ==,
    "tribal-cavalry");
  /* The next Enter adds another one. */
  g_assert_true (gtk_widget_is_ancestor (get_focus_of (catalog), search));
  g_signal_emit_by_name (get_focus_of (catalog), "activate");
  g_assert_cmpuint (muster_force_get_n_units (muster_test_force_get_force (ui)), ==, 6);
  close_catalog (catalog);
}

/* However many points are left, and however many units there are, each row stays where it was. */
static void
test_rows_of_the_catalog_keep_their_places (MusterTestUi  *ui,
                                            gconstpointer  data)
{
  static const char *const TYPES[] = {
    "Regular Infantry", "Irregular Cavalry", "Tribal Infantry", "Crewed Weapon",
  };
  GtkWidget *catalog, *list;
  graphene_rect_t before[G_N_ELEMENTS (TYPES)], after;

  muster_force_set_budget (muster_test_force_get_force (ui), 60);
  catalog = open_catalog (ui);
  muster_test_ui_settle ();
  list = muster_test_ui_find (catalog, GTK_TYPE_LIST_BOX);
  g_assert_true (muster_test_ui_hides (find_type (catalog, TYPES[0]), "takes you 6 over"));
  for (guint i = 0; i < G_N_ELEMENTS (TYPES); i++)
    g_assert_true (gtk_widget_compute_bounds (find_type (catalog, TYPES[i]), list, &before[i]));
  for (guint n = 0; n < 12; n++)
    {
      adw_action_row_activate (ADW_ACTION_ROW (find_type (catalog, TYPES[n % G_N_ELEMENTS (TYPES)])));
      muster_test_ui_settle ();
      for (guint i = 0; i < G_N_ELEMENTS (TYPES); i++)
        {
          g_assert_true (gtk_widget_compute_bounds (find_type (catalog, TYPES[i]), list, &after));
          g_assert_cmpfloat (after.origin.y, ==, before[i].origin.y);
          g_assert_cmpfloat (after.size.height, ==, before[i].size.height);
        }
    }
  g_assert_true (muster_test_ui_shows (find_type (catalog, TYPES[0]), "× 6"));
  g_assert_true (muster_test_ui_shows (find_type (catalog, TYPES[0]), "takes you 27 over"));
  close_catalog (catalog);
}

static GtkWidget *
find_minus (GtkWidget *row)
{
  return muster_test_ui_find (row, GTK_TYPE_BUTTON);
}

/* By its button, and by its key on the row; where there is none, none is taken. */
static void
test_minus_takes_one_away (MusterTestUi  *ui,
                           gconstpointer  data)
{
  GtkWidget *catalog = open_catalog (ui);
  GtkWidget *row = find_type (catalog, "Tribal Infantry");

  muster_test_ui_settle ();
  g_assert_cmpuint (muster_force_get_n_units (muster_test_force_get_force (ui)), ==, 4);
  g_assert_false (gtk_widget_get_mapped (find_minus (row)));
  adw_action_row_activate (ADW_ACTION_ROW (row));
  adw_action_row_activate (ADW_ACTION_ROW (row));
  muster_test_ui_settle ();
  g_assert_true (gtk_widget_get_mapped (find_minus (row)));
  muster_test_ui_click (find_minus (row));
  muster_test_ui_settle ();
  g_assert_cmpuint (muster_force_get_n_units (muster_test_force_get_force (ui)), ==, 5);
  g_assert_true (muster_test_ui_shows (row, "× 1"));
  gtk_widget_grab_focus (row);
  muster_test_ui_press_key (gtk_widget_get_parent (row), GDK_KEY_minus);
  muster_test_ui_settle ();
  g_assert_cmpuint (muster_force_get_n_units (muster_test_force_get_force (ui)), ==, 4);
  g_assert_false (gtk_widget_get_mapped (find_minus (row)));
  muster_test_ui_press_key (gtk_widget_get_parent (row), GDK_KEY_minus);
  g_assert_cmpuint (muster_force_get_n_units (muster_test_force_get_force (ui)), ==, 4);
  close_catalog (catalog);
  g_assert_true (gtk_widget_activate_action (muster_test_force_get_page (ui), "force.undo", NULL));
  g_assert_cmpuint (muster_force_get_n_units (muster_test_force_get_force (ui)), ==, 5);
}

#define ADD(name, function)                                                                       \
  g_test_add ("/force-catalog/" name, MusterTestUi, NULL, muster_test_force_set_up, function,     \
              muster_test_ui_tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  ADD ("it-opens-in-its-search", test_the_catalog_opens_in_its_search);
  ADD ("rows-keep-their-places", test_rows_of_the_catalog_keep_their_places);
  ADD ("minus-takes-one-away", test_minus_takes_one_away);

  return g_test_run ();
}
