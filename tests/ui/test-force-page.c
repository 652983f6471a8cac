/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-force-catalog.h"
#include "app/forces/muster-force-option-row.h"
#include "app/forces/muster-force-unit-row.h"
#include "app/forces/muster-leader-dice.h"
#include "muster-test-find.h"
#include "muster-test-ui.h"
#include "tests/ui/muster-test-force-page.h"

static void
assert_units (MusterTestUi *ui,
              const char   *names)
{
  muster_assert_model (muster_force_get_units (muster_test_force_get_force (ui)), "name", names);
}

static void
test_units_are_added_from_the_catalog (MusterTestUi  *ui,
                                       gconstpointer  data)
{
  GtkWindow *catalog;
  GtkWidget *row;

  g_assert_true (muster_test_ui_says (ui, "British in the Sudan"));
  g_assert_true (muster_test_ui_says (ui, "24 of 24 points"));
  muster_test_force_act (ui, "force.add-unit");
  catalog = muster_test_force_find_dialog (MUSTER_TYPE_FORCE_CATALOG);
  g_assert_nonnull (catalog);
  row = muster_test_ui_find_row (GTK_WIDGET (catalog), ADW_TYPE_ACTION_ROW, "Irregular Infantry");
  g_assert_nonnull (row);
  adw_action_row_activate (ADW_ACTION_ROW (row));
  adw_action_row_activate (ADW_ACTION_ROW (row));
  gtk_window_close (catalog);
  muster_test_ui_settle ();

  g_assert_cmpuint (muster_force_get_n_units (muster_test_force_get_force (ui)), ==, 6);
  g_assert_true (muster_test_ui_says (ui, "Irregular Infantry 2"));
  g_assert_true (muster_test_ui_hides (GTK_WIDGET (ui->window), "24 of 24 points"));
}

static void
test_an_option_is_switched (MusterTestUi  *ui,
                            gconstpointer  data)
{
  g_autoptr (MusterForce) kept = NULL;
  GtkWidget *row;

  muster_test_force_choose_unit (ui, 0);
  row = muster_test_ui_find_row (GTK_WIDGET (ui->window), MUSTER_TYPE_FORCE_OPTION_ROW, "Elite");
  g_assert_nonnull (row);
  adw_action_row_activate (ADW_ACTION_ROW (row));
  muster_test_ui_settle ();

  g_assert_true (muster_test_ui_says (ui, "25 of 24 points"));
  g_assert_true (muster_test_ui_says (ui, "1 too many"));
  g_assert_true (muster_test_ui_says (ui, "was +1"));
  g_assert_true (muster_test_ui_says (ui, "Elite (option)"));
  kept = muster_test_force_read_kept (ui);
  g_assert_true (muster_force_unit_has_option (muster_force_get_unit (kept, 0), "elite"));

  muster_test_force_act (ui, "force.undo");
  g_assert_true (muster_test_ui_says (ui, "24 of 24 points"));
  muster_test_force_act (ui, "force.redo");
  g_assert_true (muster_test_ui_says (ui, "25 of 24 points"));
}

static void
test_units_are_moved_by_keyboard (MusterTestUi  *ui,
                                  gconstpointer  data)
{
  assert_units (ui, "Regular Infantry 1 Regular Infantry 2 Regular Infantry 3 Regular Cavalry");
  muster_test_force_choose_unit (ui, 0);
  g_assert_true (gtk_widget_activate_action (muster_test_force_get_page (ui), "force.move-unit", "i", 1));
  g_assert_true (gtk_widget_activate_action (muster_test_force_get_page (ui), "force.move-unit", "i", 1));
  assert_units (ui, "Regular Infantry 2 Regular Infantry 3 Regular Infantry 1 Regular Cavalry");
  g_assert_true (muster_force_unit_view_get_unit (muster_test_force_get_view (ui)) ==
                 muster_force_get_unit (muster_test_force_get_force (ui), 2));
  muster_test_force_act (ui, "force.undo");
  muster_test_force_act (ui, "force.undo");
  assert_units (ui, "Regular Infantry 1 Regular Infantry 2 Regular Infantry 3 Regular Cavalry");
}

/* The pointer itself cannot be had here; what it brings to the row can. */
static void
drop (GtkWidget       *row,
      MusterForceUnit *unit,
      double           y)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (row);
  guint n_controllers = g_list_model_get_n_items (controllers);
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, MUSTER_TYPE_FORCE_UNIT);
  g_value_set_object (&value, unit);
  for (guint i = 0; i < n_controllers; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean taken;

      if (!GTK_IS_DROP_TARGET (controller))
        continue;
      g_signal_emit_by_name (controller, "drop", &value, 10.0, y, &taken);
      g_assert_true (taken);
    }
}

static gboolean
is_laid_out (gpointer data)
{
  return gtk_widget_get_height (data) > 2;
}

static gboolean
is_row_of (GtkWidget     *widget,
           gconstpointer  unit)
{
  return MUSTER_IS_FORCE_UNIT_ROW (widget) &&
         muster_force_unit_row_get_unit (MUSTER_FORCE_UNIT_ROW (widget)) == unit;
}

static GtkWidget *
find_unit_row (MusterTestUi    *ui,
               MusterForceUnit *unit)
{
  return muster_test_ui_search (GTK_WIDGET (ui->window), is_row_of, unit);
}

static void
test_units_are_dragged (MusterTestUi  *ui,
                        gconstpointer  data)
{
  MusterForce *force = muster_test_force_get_force (ui);
  GtkWidget *last = find_unit_row (ui, muster_force_get_unit (force, 3));

  g_assert_nonnull (last);
  g_assert_true (muster_test_wait_until (is_laid_out, last, MUSTER_TEST_PATIENCE));
  drop (last, muster_force_get_unit (force, 0), gtk_widget_get_height (last) - 1.0);
  muster_test_ui_settle ();
  assert_units (ui, "Regular Infantry 2 Regular Infantry 3 Regular Cavalry Regular Infantry 1");
  drop (find_unit_row (ui, muster_force_get_unit (force, 0)), muster_force_get_unit (force, 3), 1.0);
  muster_test_ui_settle ();
  assert_units (ui, "Regular Infantry 1 Regular Infantry 2 Regular Infantry 3 Regular Cavalry");
}

static void
test_a_unit_is_removed_and_comes_back (MusterTestUi  *ui,
                                       gconstpointer  data)
{
  muster_test_force_choose_unit (ui, 3);
  muster_test_force_act (ui, "force.remove-unit");
  g_assert_true (muster_test_ui_says (ui, "“Regular Cavalry” was removed"));
  g_assert_cmpuint (muster_force_get_n_units (muster_test_force_get_force (ui)), ==, 3);
  muster_test_ui_click (muster_test_ui_find_button (GTK_WIDGET (ui->window), "Undo"));
  assert_units (ui, "Regular Infantry 1 Regular Infantry 2 Regular Infantry 3 Regular Cavalry");
}

/* The button undoes the last step, so it must not stay when that is another one. */
static void
test_a_removal_is_offered_back_while_it_is_the_last_step (MusterTestUi  *ui,
                                                          gconstpointer  data)
{
  muster_test_force_choose_unit (ui, 3);
  muster_test_force_act (ui, "force.remove-unit");
  g_assert_true (muster_test_ui_says (ui, "“Regular Cavalry” was removed"));
  muster_test_force_act (ui, "force.undo");
  g_assert_true (muster_test_ui_says_not (ui, "“Regular Cavalry” was removed"));

  muster_test_force_choose_unit (ui, 3);
  muster_test_force_act (ui, "force.remove-unit");
  g_assert_true (muster_test_ui_says (ui, "“Regular Cavalry” was removed"));
  muster_force_set_name (muster_test_force_get_force (ui), "Another");
  g_assert_true (muster_test_ui_says_not (ui, "“Regular Cavalry” was removed"));

  muster_test_force_choose_unit (ui, 0);
  muster_test_force_act (ui, "force.remove-unit");
  muster_test_force_act (ui, "force.remove-unit");
  g_assert_true (muster_test_ui_says (ui, "“Regular Infantry 2” was removed"));
  g_assert_true (muster_test_ui_says_not (ui, "“Regular Infantry 1” was removed"));
}

/* Opens an empty force of a ruleset that leaves armies to the dice, and asks for one. */
static AdwMessageDialog *
want_army (MusterTestUi *ui)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterForce) force =
    muster_force_new (muster_library_find_ruleset (library, "toysoldier"));
  GtkWindow *question;

  muster_window_forces_add (ui->window, force);
  g_assert_true (muster_test_ui_wait_page (ui, "force"));
  muster_test_force_act (ui, "force.roll-army");
  question = muster_test_force_find_dialog (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (question);
  return ADW_MESSAGE_DIALOG (question);
}

/* T-FORCE-03: as many as are asked for, by the program's dice, and all of it is one step back. */
static void
test_an_army_is_rolled (MusterTestUi  *ui,
                        gconstpointer  data)
{
  AdwMessageDialog *question = want_army (ui);

  muster_test_ui_click (muster_test_ui_find_button (GTK_WIDGET (question), "Medium battle: 8 units"));
  adw_message_dialog_response (question, "roll");
  muster_test_ui_settle ();
  g_assert_cmpuint (muster_force_get_n_units (muster_test_force_get_force (ui)), ==, 8);
  muster_test_force_act (ui, "force.undo");
  g_assert_cmpuint (muster_force_get_n_units (muster_test_force_get_force (ui)), ==, 0);
}

/* T-FORCE-03: dice from the table; the army comes as a whole. */
static void
test_an_army_is_typed (MusterTestUi  *ui,
                       gconstpointer  data)
{
  AdwMessageDialog *question = want_army (ui);
  GtkWidget *spin = muster_test_ui_find (GTK_WIDGET (question), GTK_TYPE_SPIN_BUTTON);
  GtkWindow *dice;

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 2);
  adw_message_dialog_response (question, "type");
  muster_test_ui_settle ();
  dice = muster_test_force_find_dialog (MUSTER_TYPE_LEADER_DICE);
  g_assert_nonnull (dice);
  g_assert_cmpstr (gtk_window_get_title (dice), ==, "Roll for an Army");
  muster_test_ui_press (GTK_WIDGET (dice), "64");
  g_assert_true (muster_test_ui_shows (GTK_WIDGET (dice), "New unit 1"));
  muster_test_ui_press (GTK_WIDGET (dice), "5");
  g_assert_true (muster_test_ui_shows (GTK_WIDGET (dice), "New unit 2"));
  assert_units (ui, "");
  muster_test_ui_press (GTK_WIDGET (dice), "34");
  g_assert_null (muster_test_force_find_dialog (MUSTER_TYPE_LEADER_DICE));
  assert_units (ui, "Horse artillery 1 Cavalry 1");
}

/* Where the rules know of it, a gun is given its team; where they do not, nothing is said of it. */
static void
test_a_unit_is_put_with_another (MusterTestUi  *ui,
                                 gconstpointer  data)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  MusterRuleset *hexcard = muster_library_find_ruleset (library, "hexcard");
  g_autoptr (MusterForce) force = muster_force_new_from_starter (
    hexcard, muster_test_find_starter (muster_ruleset_get_catalog (hexcard), "garrison"));
  GtkWidget *row;

  muster_test_force_choose_unit (ui, 0);
  row = muster_test_ui_find_row (muster_test_force_get_page (ui), ADW_TYPE_COMBO_ROW, "Goes With");
  g_assert_false (gtk_widget_get_visible (row));

  muster_window_forces_add (ui->window, force);
  g_assert_true (muster_test_ui_wait_page (ui, "force"));
  muster_test_force_choose_unit (ui, 4);
  row = muster_test_ui_find_row (muster_test_force_get_page (ui), ADW_TYPE_COMBO_ROW, "Goes With");
  g_assert_true (gtk_widget_get_visible (row));
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, 1);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 0);
  muster_test_ui_settle ();
  g_assert_cmpstr (muster_force_unit_get_with (muster_force_get_unit (muster_test_force_get_force (ui), 4)),
                   ==, "");

  /* The team is free now for the other gun. */
  muster_test_force_choose_unit (ui, 6);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, 0);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 1);
  muster_test_ui_settle ();
  g_assert_cmpstr (muster_force_unit_get_with (muster_force_get_unit (muster_test_force_get_force (ui), 6)),
                   ==, "u6");
  muster_test_force_act (ui, "force.undo");
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, 0);
  muster_test_force_choose_unit (ui, 5);
  g_assert_false (gtk_widget_get_visible (row));
}

/* Units and Leaders are shared; a variant says who takes part. */
static void
test_variants_share_units (MusterTestUi  *ui,
                           gconstpointer  data)
{
  MusterForceVariant *variant;
  GtkWidget *row;
  GtkWidget *part;

  muster_test_force_act (ui, "force.add-variant");
  variant = muster_force_unit_view_get_variant (muster_test_force_get_view (ui));
  g_assert_false (muster_force_variant_is_whole (variant));
  g_assert_true (muster_test_ui_says (ui, "This Variant"));
  g_assert_true (muster_test_ui_says (ui, "Variant 1 · 24/24"));

  row = find_unit_row (ui, muster_force_get_unit (muster_test_force_get_force (ui), 3));
  part = muster_test_ui_find (row, GTK_TYPE_CHECK_BUTTON);
  g_assert_true (gtk_widget_get_visible (part));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (part), FALSE);
  muster_test_ui_settle ();
  g_assert_cmpuint (muster_force_variant_get_n_units (variant), ==, 3);
  g_assert_true (muster_test_ui_says (ui, "Variant 1 · 18/24"));
  g_assert_true (muster_test_ui_says (ui, "18 of 24 points"));
  g_assert_true (muster_test_ui_says (ui, "Whole force · 24/24"));

  muster_test_force_act (ui, "force.undo");
  g_assert_true (muster_test_ui_says (ui, "24 of 24 points"));
  muster_test_force_act (ui, "force.remove-variant");
  g_assert_true (muster_force_variant_is_whole (
    muster_force_unit_view_get_variant (muster_test_force_get_view (ui))));
  g_assert_true (muster_test_ui_hides (GTK_WIDGET (ui->window), "This Variant"));
}

static void
collect_rows (GtkWidget *root,
              GPtrArray *rows)
{
  if (MUSTER_IS_FORCE_UNIT_ROW (root))
    g_ptr_array_add (rows, root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_rows (child, rows);
}

static MusterForce *
new_large_force (guint n_units)
{
  MusterForce *force = muster_test_force_new_starter ("beja");

  while (muster_force_get_n_units (force) < n_units)
    {
      g_autofree char *id = muster_force_dup_unused_id (force);
      g_autoptr (MusterForceUnit) unit =
        muster_force_unit_new (muster_force_get_catalog (force), id, "tribal-infantry");

      muster_force_append (force, unit);
    }

  return force;
}

/* Rows are made for what is on screen and some around it, and an edit makes none. */
static void
test_a_large_force_stays_fluid (MusterTestUi  *ui,
                                gconstpointer  data)
{
  g_autoptr (MusterForce) force = new_large_force (400);
  g_autoptr (GPtrArray) before = g_ptr_array_new ();
  g_autoptr (GPtrArray) after = g_ptr_array_new ();
  gint64 start;

  muster_window_forces_add (ui->window, force);
  g_assert_true (muster_test_ui_wait_page (ui, "force"));
  g_assert_cmpuint (muster_force_get_n_units (muster_test_force_get_force (ui)), ==, 400);
  muster_test_force_choose_unit (ui, 0);
  collect_rows (GTK_WIDGET (ui->window), before);
  g_assert_cmpuint (before->len, <, 400);

  start = g_get_monotonic_time ();
  muster_force_unit_view_switch (muster_test_force_get_view (ui), "veteran", FALSE);
  g_test_message ("from a switch to points and findings among 400 units: %" G_GINT64_FORMAT " µs",
                  g_get_monotonic_time () - start);
  muster_test_ui_settle ();
  collect_rows (GTK_WIDGET (ui->window), after);
  g_assert_cmpuint (after->len, ==, before->len);
  for (guint i = 0; i < before->len; i++)
    g_assert_true (g_ptr_array_find (after, g_ptr_array_index (before, i), NULL));
}

#define ADD(path, test)                                                                             \
  g_test_add (path, MusterTestUi, NULL, muster_test_force_set_up, test, muster_test_ui_tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  ADD ("/force-page/units-are-added-from-the-catalog", test_units_are_added_from_the_catalog);
  ADD ("/force-page/an-option-is-switched", test_an_option_is_switched);
  ADD ("/force-page/units-are-moved-by-keyboard", test_units_are_moved_by_keyboard);
  ADD ("/force-page/units-are-dragged", test_units_are_dragged);
  ADD ("/force-page/a-unit-is-removed-and-comes-back", test_a_unit_is_removed_and_comes_back);
  ADD ("/force-page/a-removal-is-offered-back-while-it-is-the-last-step",
       test_a_removal_is_offered_back_while_it_is_the_last_step);
  ADD ("/force-page/an-army-is-rolled", test_an_army_is_rolled);
  ADD ("/force-page/an-army-is-typed", test_an_army_is_typed);
  ADD ("/force-page/a-unit-is-put-with-another", test_a_unit_is_put_with_another);
  ADD ("/force-page/variants-share-units", test_variants_share_units);
  ADD ("/force-page/a-large-force-stays-fluid", test_a_large_force_stays_fluid);

  return g_test_run ();
}
