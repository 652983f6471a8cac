/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-force-catalog.h"
#include "app/forces/muster-force-option-row.h"
#include "app/forces/muster-force-page.h"
#include "app/forces/muster-force-unit-row.h"
#include "app/forces/muster-leader-dice.h"
#include "muster-test-ui.h"
#include "store/muster-files.h"

static MusterForceStore *
get_forces (MusterTestUi *ui)
{
  return muster_store_get_forces (muster_application_get_store (ui->application));
}

static GtkWidget *
get_page (MusterTestUi *ui)
{
  GtkWidget *page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_FORCE_PAGE);

  g_assert_nonnull (page);
  return page;
}

static MusterForce *
get_force (MusterTestUi *ui)
{
  return muster_force_session_get_force (
    muster_force_page_get_session (MUSTER_FORCE_PAGE (get_page (ui))));
}

static MusterForceUnitView *
get_view (MusterTestUi *ui)
{
  return muster_force_page_get_view (MUSTER_FORCE_PAGE (get_page (ui)));
}

static void
act (MusterTestUi *ui,
     const char   *action)
{
  g_assert_true (gtk_widget_activate_action_variant (get_page (ui), action, NULL));
  muster_test_ui_settle ();
}

static void
assert_units (MusterTestUi *ui,
              const char   *names)
{
  muster_assert_model (muster_force_get_units (get_force (ui)), "name", names);
}

/* What is on disk, read again. */
static MusterForce *
read_kept (MusterTestUi *ui)
{
  g_autoptr(MusterLibrary) library = muster_test_library_new ();
  g_autoptr(GError) error = NULL;
  gint64 id = muster_force_store_find (get_forces (ui), muster_force_get_id (get_force (ui)));
  MusterForce *force = muster_force_store_open (get_forces (ui), id, library, &error);

  g_assert_no_error (error);
  return force;
}

static MusterForce *
new_starter (const char *id)
{
  g_autoptr(MusterLibrary) library = muster_test_library_new ();
  MusterRuleset *kings = muster_library_find_ruleset (library, "kings");

  return muster_force_new_from_starter (
    kings, muster_catalog_find_starter_force (muster_ruleset_get_catalog (kings), id));
}

static void
set_up (MusterTestUi  *ui,
        gconstpointer  data)
{
  g_autoptr(MusterForce) force = new_starter ("british-sudan");

  muster_test_ui_set_up (ui, data);
  muster_window_add_force (ui->window, force);
  g_assert_true (muster_test_ui_wait_page (ui, "force"));
}

static GtkWindow *
find_dialog (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();
  guint n_windows = g_list_model_get_n_items (windows);

  for (guint i = 0; i < n_windows; i++)
    {
      g_autoptr(GtkWindow) window = g_list_model_get_item (windows, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (window, type))
        return window;
    }

  return NULL;
}

static void
choose_unit (MusterTestUi *ui,
             guint         position)
{
  muster_force_unit_view_set_unit (get_view (ui), muster_force_get_unit (get_force (ui), position));
  muster_test_ui_settle ();
}

static void
test_units_are_added_from_the_catalog (MusterTestUi  *ui,
                                       gconstpointer  data)
{
  GtkWindow *catalog;
  GtkWidget *row;

  g_assert_true (muster_test_ui_says (ui, "British in the Sudan"));
  g_assert_true (muster_test_ui_says (ui, "24 of 24 points"));
  act (ui, "force.add-unit");
  catalog = find_dialog (MUSTER_TYPE_FORCE_CATALOG);
  g_assert_nonnull (catalog);
  row = muster_test_ui_find_row (GTK_WIDGET (catalog), ADW_TYPE_ACTION_ROW, "Irregular Infantry");
  g_assert_nonnull (row);
  adw_action_row_activate (ADW_ACTION_ROW (row));
  adw_action_row_activate (ADW_ACTION_ROW (row));
  gtk_window_close (catalog);
  muster_test_ui_settle ();

  g_assert_cmpuint (muster_force_get_n_units (get_force (ui)), ==, 6);
  g_assert_true (muster_test_ui_says (ui, "Irregular Infantry 2"));
  g_assert_true (muster_test_ui_hides (GTK_WIDGET (ui->window), "24 of 24 points"));
}

static void
test_an_option_is_switched (MusterTestUi  *ui,
                            gconstpointer  data)
{
  g_autoptr(MusterForce) kept = NULL;
  GtkWidget *row;

  choose_unit (ui, 0);
  row = muster_test_ui_find_row (GTK_WIDGET (ui->window), MUSTER_TYPE_FORCE_OPTION_ROW, "Elite");
  g_assert_nonnull (row);
  adw_action_row_activate (ADW_ACTION_ROW (row));
  muster_test_ui_settle ();

  g_assert_true (muster_test_ui_says (ui, "25 of 24 points"));
  g_assert_true (muster_test_ui_says (ui, "1 too many"));
  g_assert_true (muster_test_ui_says (ui, "was +1"));
  g_assert_true (muster_test_ui_says (ui, "Elite (option)"));
  kept = read_kept (ui);
  g_assert_true (muster_force_unit_has_option (muster_force_get_unit (kept, 0), "elite"));

  act (ui, "force.undo");
  g_assert_true (muster_test_ui_says (ui, "24 of 24 points"));
  act (ui, "force.redo");
  g_assert_true (muster_test_ui_says (ui, "25 of 24 points"));
}

static void
test_units_are_moved_by_keyboard (MusterTestUi  *ui,
                                  gconstpointer  data)
{
  assert_units (ui, "Regular Infantry 1 Regular Infantry 2 Regular Infantry 3 Regular Cavalry");
  choose_unit (ui, 0);
  g_assert_true (gtk_widget_activate_action (get_page (ui), "force.move-unit", "i", 1));
  g_assert_true (gtk_widget_activate_action (get_page (ui), "force.move-unit", "i", 1));
  assert_units (ui, "Regular Infantry 2 Regular Infantry 3 Regular Infantry 1 Regular Cavalry");
  g_assert_true (muster_force_unit_view_get_unit (get_view (ui)) ==
                 muster_force_get_unit (get_force (ui), 2));
  act (ui, "force.undo");
  act (ui, "force.undo");
  assert_units (ui, "Regular Infantry 1 Regular Infantry 2 Regular Infantry 3 Regular Cavalry");
}

/* The pointer itself cannot be had here; what it brings to the row can. */
static void
drop (GtkWidget       *row,
      MusterForceUnit *unit,
      double           y)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (row);
  guint n_controllers = g_list_model_get_n_items (controllers);
  g_auto(GValue) value = G_VALUE_INIT;

  g_value_init (&value, MUSTER_TYPE_FORCE_UNIT);
  g_value_set_object (&value, unit);
  for (guint i = 0; i < n_controllers; i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);
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
  MusterForce *force = get_force (ui);
  GtkWidget *last = find_unit_row (ui, muster_force_get_unit (force, 3));

  g_assert_nonnull (last);
  g_assert_true (muster_test_wait_until (is_laid_out, last, 5000));
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
  choose_unit (ui, 3);
  act (ui, "force.remove-unit");
  g_assert_true (muster_test_ui_says (ui, "“Regular Cavalry” was removed"));
  g_assert_cmpuint (muster_force_get_n_units (get_force (ui)), ==, 3);
  muster_test_ui_click (muster_test_ui_find_button (GTK_WIDGET (ui->window), "Undo"));
  assert_units (ui, "Regular Infantry 1 Regular Infantry 2 Regular Infantry 3 Regular Cavalry");
}

/* The button undoes the last step, so it must not stay when that is another one. */
static void
test_a_removal_is_offered_back_while_it_is_the_last_step (MusterTestUi  *ui,
                                                          gconstpointer  data)
{
  choose_unit (ui, 3);
  act (ui, "force.remove-unit");
  g_assert_true (muster_test_ui_says (ui, "“Regular Cavalry” was removed"));
  act (ui, "force.undo");
  g_assert_true (muster_test_ui_says_not (ui, "“Regular Cavalry” was removed"));

  choose_unit (ui, 3);
  act (ui, "force.remove-unit");
  g_assert_true (muster_test_ui_says (ui, "“Regular Cavalry” was removed"));
  muster_force_set_name (get_force (ui), "Another");
  g_assert_true (muster_test_ui_says_not (ui, "“Regular Cavalry” was removed"));

  choose_unit (ui, 0);
  act (ui, "force.remove-unit");
  act (ui, "force.remove-unit");
  g_assert_true (muster_test_ui_says (ui, "“Regular Infantry 2” was removed"));
  g_assert_true (muster_test_ui_says_not (ui, "“Regular Infantry 1” was removed"));
}

static MusterLeader *
get_leader (MusterTestUi *ui,
            guint         position)
{
  return muster_force_unit_get_leader (muster_force_get_unit (get_force (ui), position));
}

static void
test_a_leader_is_rolled_by_typed_dice (MusterTestUi  *ui,
                                       gconstpointer  data)
{
  GtkWindow *dice;

  choose_unit (ui, 0);
  act (ui, "force.type-leader");
  dice = find_dialog (MUSTER_TYPE_LEADER_DICE);
  g_assert_nonnull (dice);
  muster_test_ui_press (GTK_WIDGET (dice), "5");
  muster_test_ui_press (GTK_WIDGET (dice), "46");
  g_assert_null (find_dialog (MUSTER_TYPE_LEADER_DICE));
  g_assert_cmpint (muster_leader_get_leadership (get_leader (ui, 0)), ==, 6);
  g_assert_nonnull (muster_leader_get_trait (get_leader (ui, 0)));
  g_assert_cmpint (muster_leader_get_trait (get_leader (ui, 0))->dice[0], ==, 4);
  g_assert_cmpint (muster_leader_get_trait (get_leader (ui, 0))->dice[1], ==, 6);
  g_assert_cmpint (muster_leader_get_leadership (get_leader (ui, 1)), ==, 0);
}

/* One die is pointed at, one thrown by the program and one typed. */
static void
test_a_leader_is_rolled_by_pointer (MusterTestUi  *ui,
                                    gconstpointer  data)
{
  GtkWindow *dice;

  choose_unit (ui, 0);
  act (ui, "force.type-leader");
  dice = find_dialog (MUSTER_TYPE_LEADER_DICE);
  muster_test_ui_click (muster_test_ui_find_button (GTK_WIDGET (dice), "5"));
  g_assert_true (muster_test_ui_shows (GTK_WIDGET (dice),
                                       "2 dice, read one after the other: what he is like"));
  muster_test_ui_press (GTK_WIDGET (dice), "4");
  muster_test_ui_click (muster_test_ui_find_button (GTK_WIDGET (dice), "Roll 1"));
  g_assert_null (find_dialog (MUSTER_TYPE_LEADER_DICE));
  g_assert_cmpint (muster_leader_get_leadership (get_leader (ui, 0)), >, 0);
  g_assert_cmpint (muster_leader_get_trait (get_leader (ui, 0))->dice[0], ==, 4);
}

static void
test_a_reroll_is_asked_first (MusterTestUi  *ui,
                              gconstpointer  data)
{
  GtkWindow *question;
  int leadership;

  act (ui, "force.roll-all");
  for (guint i = 0; i < 4; i++)
    g_assert_cmpint (muster_leader_get_leadership (get_leader (ui, i)), >, 0);

  choose_unit (ui, 0);
  leadership = muster_leader_get_leadership (get_leader (ui, 0));
  act (ui, "force.roll-leader");
  question = find_dialog (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (question);
  g_assert_cmpint (muster_leader_get_leadership (get_leader (ui, 0)), ==, leadership);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (question), "confirm");
  muster_test_ui_settle ();
  g_assert_cmpint (muster_leader_get_leadership (get_leader (ui, 0)), >, 0);

  act (ui, "force.undo");
  act (ui, "force.undo");
  for (guint i = 0; i < 4; i++)
    g_assert_cmpint (muster_leader_get_leadership (get_leader (ui, i)), ==, 0);
}

/* Asks for one roll for many, by typed dice, and types them. */
static void
type_shared (MusterTestUi *ui,
             const char   *scope,
             const char   *title,
             const char   *dice)
{
  GtkWindow *window;

  g_assert_true (
    gtk_widget_activate_action (get_page (ui), "force.type-shared", "s", scope));
  muster_test_ui_settle ();
  if (find_dialog (ADW_TYPE_MESSAGE_DIALOG) != NULL)
    {
      adw_message_dialog_response (ADW_MESSAGE_DIALOG (find_dialog (ADW_TYPE_MESSAGE_DIALOG)),
                                   "confirm");
      muster_test_ui_settle ();
    }
  window = find_dialog (MUSTER_TYPE_LEADER_DICE);
  g_assert_nonnull (window);
  g_assert_true (muster_test_ui_shows (GTK_WIDGET (window), title));
  g_assert_true (muster_test_ui_shows (GTK_WIDGET (window), "1 die, it gives his Leadership"));
  muster_test_ui_press (GTK_WIDGET (window), dice);
  g_assert_null (find_dialog (MUSTER_TYPE_LEADER_DICE));
}

static void
test_one_roll_stands_for_many (MusterTestUi  *ui,
                               gconstpointer  data)
{
  static const char *const RULES[] = { "simplified-leaders", NULL };
  MusterForce *force = get_force (ui);

  /* Without the rule there is nothing of the kind. */
  gtk_widget_activate_action (get_page (ui), "force.type-shared", "s", "force");
  g_assert_null (find_dialog (MUSTER_TYPE_LEADER_DICE));
  muster_force_set_optional_rules (force, RULES);
  muster_test_ui_settle ();
  type_shared (ui, "force", "All Leaders", "5");
  for (guint i = 0; i < 4; i++)
    {
      g_assert_cmpint (muster_leader_get_leadership (get_leader (ui, i)), ==, 5);
      g_assert_null (muster_leader_get_trait (get_leader (ui, i)));
    }

  type_shared (ui, "kind", "Regular Infantry 1 and all of its kind", "1");
  for (guint i = 0; i < 4; i++)
    g_assert_cmpint (muster_leader_get_leadership (get_leader (ui, i)), ==,
                     muster_leader_get_leadership (get_leader (ui, 0)));
  g_assert_cmpint (muster_leader_get_leadership (get_leader (ui, 0)), !=, 5);
  act (ui, "force.undo");
  g_assert_cmpint (muster_leader_get_leadership (get_leader (ui, 3)), ==, 5);
}

static void
test_rules_without_rolls_offer_none (MusterTestUi  *ui,
                                     gconstpointer  data)
{
  g_autoptr(MusterLibrary) library = muster_test_library_new ();
  MusterRuleset *hexcard = muster_library_find_ruleset (library, "hexcard");
  GPtrArray *starters = muster_catalog_get_starter_forces (muster_ruleset_get_catalog (hexcard));
  g_autoptr(MusterForce) force =
    muster_force_new_from_starter (hexcard, g_ptr_array_index (starters, 0));

  muster_window_add_force (ui->window, force);
  g_assert_true (muster_test_ui_wait_page (ui, "force"));
  choose_unit (ui, 1);
  gtk_widget_activate_action_variant (get_page (ui), "force.roll-leader", NULL);
  gtk_widget_activate_action_variant (get_page (ui), "force.roll-all", NULL);
  g_assert_cmpint (muster_leader_get_leadership (get_leader (ui, 1)), ==, 0);
  g_assert_true (muster_test_ui_hides (GTK_WIDGET (ui->window), "Not rolled yet"));
  g_assert_true (muster_test_ui_hides (GTK_WIDGET (ui->window), "no budget"));
}

/* Opens an empty force of a ruleset that leaves armies to the dice, and asks for one. */
static AdwMessageDialog *
want_army (MusterTestUi *ui)
{
  g_autoptr(MusterLibrary) library = muster_test_library_new ();
  g_autoptr(MusterForce) force =
    muster_force_new (muster_library_find_ruleset (library, "toysoldier"));
  GtkWindow *question;

  muster_window_add_force (ui->window, force);
  g_assert_true (muster_test_ui_wait_page (ui, "force"));
  act (ui, "force.roll-army");
  question = find_dialog (ADW_TYPE_MESSAGE_DIALOG);
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
  g_assert_cmpuint (muster_force_get_n_units (get_force (ui)), ==, 8);
  act (ui, "force.undo");
  g_assert_cmpuint (muster_force_get_n_units (get_force (ui)), ==, 0);
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
  dice = find_dialog (MUSTER_TYPE_LEADER_DICE);
  g_assert_nonnull (dice);
  g_assert_cmpstr (gtk_window_get_title (dice), ==, "Roll for an army");
  muster_test_ui_press (GTK_WIDGET (dice), "64");
  g_assert_true (muster_test_ui_shows (GTK_WIDGET (dice), "New unit 1"));
  muster_test_ui_press (GTK_WIDGET (dice), "5");
  g_assert_true (muster_test_ui_shows (GTK_WIDGET (dice), "New unit 2"));
  assert_units (ui, "");
  muster_test_ui_press (GTK_WIDGET (dice), "34");
  g_assert_null (find_dialog (MUSTER_TYPE_LEADER_DICE));
  assert_units (ui, "Horse artillery 1 Cavalry 1");
}

/* Where the rules know of it, a gun is given its team; where they do not, nothing is said of it. */
static void
test_a_unit_is_put_with_another (MusterTestUi  *ui,
                                 gconstpointer  data)
{
  g_autoptr(MusterLibrary) library = muster_test_library_new ();
  MusterRuleset *hexcard = muster_library_find_ruleset (library, "hexcard");
  g_autoptr(MusterForce) force = muster_force_new_from_starter (
    hexcard, muster_catalog_find_starter_force (muster_ruleset_get_catalog (hexcard), "garrison"));
  GtkWidget *row;

  choose_unit (ui, 0);
  row = muster_test_ui_find_row (get_page (ui), ADW_TYPE_COMBO_ROW, "Goes with");
  g_assert_false (gtk_widget_get_visible (row));

  muster_window_add_force (ui->window, force);
  g_assert_true (muster_test_ui_wait_page (ui, "force"));
  choose_unit (ui, 4);
  row = muster_test_ui_find_row (get_page (ui), ADW_TYPE_COMBO_ROW, "Goes with");
  g_assert_true (gtk_widget_get_visible (row));
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, 1);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 0);
  muster_test_ui_settle ();
  g_assert_cmpstr (muster_force_unit_get_with (muster_force_get_unit (get_force (ui), 4)), ==, "");

  /* The team is free now for the other gun. */
  choose_unit (ui, 6);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, 0);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 1);
  muster_test_ui_settle ();
  g_assert_cmpstr (muster_force_unit_get_with (muster_force_get_unit (get_force (ui), 6)), ==, "u6");
  act (ui, "force.undo");
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, 0);
  choose_unit (ui, 5);
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

  act (ui, "force.add-variant");
  variant = muster_force_unit_view_get_variant (get_view (ui));
  g_assert_false (muster_force_variant_is_whole (variant));
  g_assert_true (muster_test_ui_says (ui, "This variant"));
  g_assert_true (muster_test_ui_says (ui, "Variant 1 · 24/24"));

  row = find_unit_row (ui, muster_force_get_unit (get_force (ui), 3));
  part = muster_test_ui_find (row, GTK_TYPE_CHECK_BUTTON);
  g_assert_true (gtk_widget_get_visible (part));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (part), FALSE);
  muster_test_ui_settle ();
  g_assert_cmpuint (muster_force_variant_get_n_units (variant), ==, 3);
  g_assert_true (muster_test_ui_says (ui, "Variant 1 · 18/24"));
  g_assert_true (muster_test_ui_says (ui, "18 of 24 points"));
  g_assert_true (muster_test_ui_says (ui, "Whole force · 24/24"));

  act (ui, "force.undo");
  g_assert_true (muster_test_ui_says (ui, "24 of 24 points"));
  act (ui, "force.remove-variant");
  g_assert_true (muster_force_variant_is_whole (
    muster_force_unit_view_get_variant (get_view (ui))));
  g_assert_true (muster_test_ui_hides (GTK_WIDGET (ui->window), "This variant"));
}

static void
test_rolls_stand_in_the_record (MusterTestUi  *ui,
                                gconstpointer  data)
{
  act (ui, "force.roll-all");
  act (ui, "force.undo");
  act (ui, "force.details");
  g_assert_true (muster_test_ui_says (ui, "Record of the Leaders"));
  g_assert_true (muster_test_ui_says (ui, "4 entries"));

  /* What was undone has been rolled all the same. */
  act (ui, "force.roll-all");
  g_assert_nonnull (find_dialog (ADW_TYPE_MESSAGE_DIALOG));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (find_dialog (ADW_TYPE_MESSAGE_DIALOG)),
                               "cancel");
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_says (ui, "4 entries"));
}

static void
test_leaders_are_named (MusterTestUi  *ui,
                        gconstpointer  data)
{
  g_autofree char *first = NULL;

  muster_leader_set_name (get_leader (ui, 1), "Gordon");
  muster_leader_set_name_locked (get_leader (ui, 1), TRUE);
  act (ui, "force.name-all");
  for (guint i = 0; i < 4; i++)
    g_assert_cmpstr (muster_leader_get_name (get_leader (ui, i)), !=, "");
  g_assert_cmpstr (muster_leader_get_name (get_leader (ui, 1)), ==, "Gordon");

  choose_unit (ui, 0);
  first = g_strdup (muster_leader_get_name (get_leader (ui, 0)));
  act (ui, "force.name-leader");
  g_assert_cmpstr (muster_leader_get_name (get_leader (ui, 0)), !=, first);
  act (ui, "force.undo");
  g_assert_cmpstr (muster_leader_get_name (get_leader (ui, 0)), ==, first);
}

static GFile *
write_file (MusterTestUi *ui,
            const char   *name,
            const void   *bytes,
            gssize        length)
{
  g_autofree char *path = muster_test_dir_build (ui->dir, name);
  g_autoptr(GError) error = NULL;

  muster_files_write (path, bytes, length, &error);
  g_assert_no_error (error);
  return g_file_new_for_path (path);
}

static GFile *
write_picture (MusterTestUi *ui)
{
  static const guchar PIXELS[4 * 4 * 3] = { 200, 30, 30 };
  g_autoptr(GBytes) pixels = g_bytes_new_static (PIXELS, sizeof PIXELS);
  g_autoptr(GdkTexture) texture = gdk_memory_texture_new (4, 4, GDK_MEMORY_R8G8B8, pixels, 12);
  g_autoptr(GBytes) png = gdk_texture_save_to_png_bytes (texture);

  return write_file (ui, "gordon.png", g_bytes_get_data (png, NULL),
                     (gssize) g_bytes_get_size (png));
}

static gboolean
shows_picture (MusterTestUi *ui)
{
  AdwAvatar *avatar = ADW_AVATAR (muster_test_ui_find (get_page (ui), ADW_TYPE_AVATAR));

  muster_test_ui_settle ();
  return adw_avatar_get_custom_image (avatar) != NULL;
}

static void
test_a_portrait_comes_and_goes (MusterTestUi  *ui,
                                gconstpointer  data)
{
  g_autoptr(GFile) file = write_picture (ui);
  g_autoptr(MusterForce) kept = NULL;

  choose_unit (ui, 0);
  g_assert_false (shows_picture (ui));
  muster_window_set_portrait (ui->window, muster_force_get_unit (get_force (ui), 0), file);
  g_assert_true (shows_picture (ui));

  /* What is shown is the store's own copy. */
  g_assert_true (g_file_delete (file, NULL, NULL));
  choose_unit (ui, 1);
  g_assert_false (shows_picture (ui));
  choose_unit (ui, 0);
  g_assert_true (shows_picture (ui));
  kept = read_kept (ui);
  g_assert_cmpstr (
    muster_leader_get_portrait (muster_force_unit_get_leader (muster_force_get_unit (kept, 0))), ==,
    muster_leader_get_portrait (get_leader (ui, 0)));

  act (ui, "force.remove-portrait");
  g_assert_false (shows_picture (ui));
  act (ui, "force.undo");
  g_assert_true (shows_picture (ui));
  act (ui, "force.undo");
  g_assert_false (shows_picture (ui));
}

static void
test_what_is_no_picture_is_refused (MusterTestUi  *ui,
                                    gconstpointer  data)
{
  g_autoptr(GFile) file = write_file (ui, "list.png", "Regular Infantry\n", -1);
  GtkWindow *report;

  choose_unit (ui, 0);
  muster_window_set_portrait (ui->window, muster_force_get_unit (get_force (ui), 0), file);
  muster_test_ui_settle ();
  report = find_dialog (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (report);
  g_assert_true (muster_test_ui_shows (GTK_WIDGET (report), "The picture could not be used"));
  g_assert_cmpstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (report)), !=, "");
  g_test_message ("%s", adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (report)));
  g_assert_cmpstr (muster_leader_get_portrait (get_leader (ui, 0)), ==, "");
  g_assert_false (shows_picture (ui));
  gtk_window_destroy (report);
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
  MusterForce *force = new_starter ("beja");

  while (muster_force_get_n_units (force) < n_units)
    {
      g_autofree char *id = muster_force_dup_unused_id (force);
      g_autoptr(MusterForceUnit) unit =
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
  g_autoptr(MusterForce) force = new_large_force (400);
  g_autoptr(GPtrArray) before = g_ptr_array_new ();
  g_autoptr(GPtrArray) after = g_ptr_array_new ();
  gint64 start;

  muster_window_add_force (ui->window, force);
  g_assert_true (muster_test_ui_wait_page (ui, "force"));
  g_assert_cmpuint (muster_force_get_n_units (get_force (ui)), ==, 400);
  choose_unit (ui, 0);
  collect_rows (GTK_WIDGET (ui->window), before);
  g_assert_cmpuint (before->len, <, 400);

  start = g_get_monotonic_time ();
  muster_force_unit_view_switch (get_view (ui), "veteran", FALSE);
  g_test_message ("from a switch to points and findings among 400 units: %" G_GINT64_FORMAT " µs",
                  g_get_monotonic_time () - start);
  muster_test_ui_settle ();
  collect_rows (GTK_WIDGET (ui->window), after);
  g_assert_cmpuint (after->len, ==, before->len);
  for (guint i = 0; i < before->len; i++)
    g_assert_true (g_ptr_array_find (after, g_ptr_array_index (before, i), NULL));
}

#define ADD(path, test) g_test_add (path, MusterTestUi, NULL, set_up, test, muster_test_ui_tear_down)

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
  ADD ("/force-page/a-leader-is-rolled-by-typed-dice", test_a_leader_is_rolled_by_typed_dice);
  ADD ("/force-page/a-leader-is-rolled-by-pointer", test_a_leader_is_rolled_by_pointer);
  ADD ("/force-page/a-reroll-is-asked-first", test_a_reroll_is_asked_first);
  ADD ("/force-page/one-roll-stands-for-many", test_one_roll_stands_for_many);
  ADD ("/force-page/a-portrait-comes-and-goes", test_a_portrait_comes_and_goes);
  ADD ("/force-page/what-is-no-picture-is-refused", test_what_is_no_picture_is_refused);
  ADD ("/force-page/rules-without-rolls-offer-none", test_rules_without_rolls_offer_none);
  ADD ("/force-page/an-army-is-rolled", test_an_army_is_rolled);
  ADD ("/force-page/an-army-is-typed", test_an_army_is_typed);
  ADD ("/force-page/a-unit-is-put-with-another", test_a_unit_is_put_with_another);
  ADD ("/force-page/variants-share-units", test_variants_share_units);
  ADD ("/force-page/rolls-stand-in-the-record", test_rolls_stand_in_the_record);
  ADD ("/force-page/leaders-are-named", test_leaders_are_named);
  ADD ("/force-page/a-large-force-stays-fluid", test_a_large_force_stays_fluid);

  return g_test_run ();
}
