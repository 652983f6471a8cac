/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-force-catalog.h"
#include "app/forces/muster-force-details-panel.h"
#include "app/forces/muster-force-group-row.h"
#include "app/forces/muster-force-option-row.h"
#include "app/forces/muster-force-page.h"
#include "app/forces/muster-force-unit-list.h"
#include "app/forces/muster-force-unit-panel.h"
#include "app/forces/muster-force-unit-row.h"
#include "app/forces/muster-leader-group.h"
#include "app/forces/starting/muster-force-paste.h"
#include "app/forces/starting/muster-force-starting.h"
#include "app/models/forces/muster-force-edit.h"
#include "app/print/muster-print-preview.h"
#include "core/forces/muster-force-record.h"
#include "muster-test-find.h"
#include "muster-test-ui.h"

/* A force edited by keyboard and on a small screen. */

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

/* @data: a ruleset and one of its starter forces, or of its unit types: "kings/british-sudan". */
static void
set_up (MusterTestUi  *ui,
        gconstpointer  data)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_auto (GStrv) parts = g_strsplit (data, "/", 2);
  MusterRuleset *ruleset = muster_library_find_ruleset (library, parts[0]);
  const MusterStarterForce *starter =
    muster_test_find_starter (muster_ruleset_get_catalog (ruleset), parts[1]);
  g_autoptr (MusterForce) force =
    starter != NULL ? muster_force_new_from_starter (ruleset, starter) : muster_force_new (ruleset);

  if (starter == NULL && *parts[1] != '\0')
    muster_force_edit_add (force, parts[1], -1);
  muster_test_ui_set_up (ui, NULL);
  muster_window_forces_add (ui->window, force);
  g_assert_true (muster_test_ui_wait_page (ui, "force"));
}

static void
choose_unit (MusterTestUi *ui,
             guint         position)
{
  muster_force_unit_view_set_unit (get_view (ui), muster_force_get_unit (get_force (ui), position));
  muster_test_ui_settle ();
}

/* Of the unit, not of a variant or a force. */
static GtkWidget *
find_name (MusterTestUi *ui)
{
  return muster_test_ui_find_row (muster_test_ui_find (get_page (ui), MUSTER_TYPE_FORCE_UNIT_PANEL),
                                  ADW_TYPE_ENTRY_ROW, "Name");
}

static void
assert_focus_on_add (MusterTestUi *ui)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (ui->window));

  g_assert_nonnull (focus);
  g_assert_true (GTK_IS_BUTTON (focus));
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (focus)), ==, "force.add-unit");
  g_assert_true (gtk_widget_get_mapped (focus));
}

static void
test_an_empty_force_begins_with_adding (MusterTestUi  *ui,
                                        gconstpointer  data)
{
  gtk_widget_grab_focus (get_page (ui));
  muster_test_ui_settle ();
  assert_focus_on_add (ui);

  muster_force_page_add_unit (MUSTER_FORCE_PAGE (get_page (ui)), "regular-infantry");
  muster_test_ui_settle ();
  g_assert_true (gtk_widget_activate_action (get_page (ui), "force.remove-unit", NULL));
  muster_test_ui_settle ();
  assert_focus_on_add (ui);
}

/* Keys that a text entry has a use for are not those of the page. */
static void
test_keys_leave_texts_alone (MusterTestUi  *ui,
                             gconstpointer  data)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (get_page (ui));
  gboolean adds = FALSE, prints = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      for (guint j = 0; GTK_IS_SHORTCUT_CONTROLLER (controller) &&
                        j < g_list_model_get_n_items (G_LIST_MODEL (controller)); j++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), j);
          g_autofree char *trigger = gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));

          g_assert_cmpstr (trigger, !=, "<Control>u");
          adds = adds || g_str_equal (trigger, "<Control>i");
          prints = prints || g_str_equal (trigger, "<Control>p");
        }
    }
  g_assert_true (adds);
  g_assert_true (prints);
}

static void
test_a_blank_name_is_that_of_the_type (MusterTestUi  *ui,
                                       gconstpointer  data)
{
  MusterForceUnit *unit = muster_force_get_unit (get_force (ui), 0);
  GtkWidget *entry;

  choose_unit (ui, 0);
  entry = find_name (ui);
  g_assert_nonnull (entry);
  gtk_widget_grab_focus (entry);
  muster_test_ui_settle ();
  gtk_editable_set_text (GTK_EDITABLE (entry), " ");
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_shows (
    muster_test_ui_find (get_page (ui), MUSTER_TYPE_FORCE_UNIT_ROW), "Regular Infantry"));

  muster_force_unit_list_focus (
    MUSTER_FORCE_UNIT_LIST (muster_test_ui_find (get_page (ui), MUSTER_TYPE_FORCE_UNIT_LIST)));
  muster_test_ui_settle ();
  g_assert_cmpstr (muster_force_unit_get_name (unit), ==, "Regular Infantry");
}

static GtkWidget *
open_catalog (MusterTestUi *ui)
{
  g_assert_true (gtk_widget_activate_action (get_page (ui), "force.add-unit", NULL));
  return muster_test_ui_find_window (MUSTER_TYPE_FORCE_CATALOG);
}

static void
test_the_catalog_tells_what_is_compared (MusterTestUi  *ui,
                                         gconstpointer  data)
{
  GtkWidget *catalog = open_catalog (ui);
  GtkWidget *search = muster_test_ui_find (catalog, GTK_TYPE_SEARCH_ENTRY);
  GtkWidget *row = muster_test_ui_find_row (catalog, ADW_TYPE_ACTION_ROW, "Regular Infantry");

  g_assert_true (gtk_search_entry_get_key_capture_widget (GTK_SEARCH_ENTRY (search)) == catalog);
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "12 models · "));
  /* All 24 points are spent. */
  g_assert_true (muster_test_ui_shows (row, "takes you 6 over"));
  muster_force_set_budget (get_force (ui), 30);
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_hides (row, "takes you 6 over"));

  /* New ones stand at the end, whichever is chosen. */
  choose_unit (ui, 0);
  adw_action_row_activate (ADW_ACTION_ROW (row));
  muster_test_ui_settle ();
  g_assert_cmpuint (muster_force_get_n_units (get_force (ui)), ==, 5);
  g_assert_true (muster_force_unit_view_get_unit (get_view (ui)) ==
                 muster_force_get_unit (get_force (ui), 4));
  gtk_editable_set_text (GTK_EDITABLE (search), "regular");
  g_signal_emit_by_name (search, "stop-search");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (search)), ==, "");
  g_assert_true (muster_test_ui_has_window (MUSTER_TYPE_FORCE_CATALOG));
  g_signal_emit_by_name (search, "stop-search");
  muster_test_ui_settle ();
  g_assert_false (muster_test_ui_has_window (MUSTER_TYPE_FORCE_CATALOG));
  muster_test_ui_settle ();
}

static GtkWidget *
get_focus_of (GtkWidget *window)
{
  return gtk_root_get_focus (GTK_ROOT (window));
}

static gboolean
is_option (GtkWidget     *widget,
           gconstpointer  data)
{
  if (gtk_widget_get_mapped (widget) &&
      (MUSTER_IS_FORCE_OPTION_ROW (widget) || MUSTER_IS_FORCE_GROUP_ROW (widget)))
    g_ptr_array_add ((GPtrArray *) data, widget);
  return FALSE;
}

/* Tab goes from each option to the next one, with all that a row offers; Enter switches it. */
static void
test_options_are_one_stop_each (MusterTestUi  *ui,
                                gconstpointer  data)
{
  static const GtkDirectionType ways[] = { GTK_DIR_TAB_FORWARD, GTK_DIR_TAB_BACKWARD };
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();
  MusterForceUnit *unit = muster_force_get_unit (get_force (ui), 0);

  choose_unit (ui, 0);
  muster_test_ui_search (get_page (ui), is_option, rows);
  g_assert_cmpuint (rows->len, >, 3);
  for (guint way = 0; way < G_N_ELEMENTS (ways); way++)
    {
      guint first = way == 0 ? 0 : rows->len - 1;

      g_assert_true (way > 0 || gtk_widget_child_focus (rows->pdata[first], ways[way]));
      g_assert_true (gtk_widget_is_ancestor (get_focus_of (GTK_WIDGET (ui->window)),
                                             gtk_widget_get_parent (rows->pdata[first])));
      for (guint i = 1; i < rows->len; i++)
        {
          GtkWidget *next = rows->pdata[way == 0 ? i : rows->len - 1 - i];

          g_signal_emit_by_name (ui->window, "move-focus", ways[way]);
          muster_test_ui_settle ();
          g_assert_true (get_focus_of (GTK_WIDGET (ui->window)) == next ||
                         gtk_widget_is_ancestor (get_focus_of (GTK_WIDGET (ui->window)), next));
        }
    }
  for (guint i = 0; i < rows->len; i++)
    {
      guint n = g_strv_length ((char **) muster_force_unit_get_options (unit));

      if (!MUSTER_IS_FORCE_OPTION_ROW (rows->pdata[i]) ||
          !gtk_list_box_row_get_activatable (rows->pdata[i]))
        continue;
      gtk_widget_grab_focus (rows->pdata[i]);
      g_assert_true (get_focus_of (GTK_WIDGET (ui->window)) == rows->pdata[i]);
      gtk_widget_activate (rows->pdata[i]);
      muster_test_ui_settle ();
      g_assert_cmpuint (g_strv_length ((char **) muster_force_unit_get_options (unit)), !=, n);
      return;
    }
  g_assert_not_reached ();
}

static gboolean
is_folded (gpointer data)
{
  return adw_leaflet_get_folded (data);
}

/* At 360 pixels the unit covers the list: the total stays, and opening selects nothing of the name. */
static void
test_the_total_stays_in_sight (MusterTestUi  *ui,
                               gconstpointer  data)
{
  GtkWidget *leaflet = muster_test_ui_find (get_page (ui), ADW_TYPE_LEAFLET);
  GtkWidget *list = muster_test_ui_find (get_page (ui), MUSTER_TYPE_FORCE_UNIT_LIST);
  GtkWidget *entry;
  int start, end;

  gtk_window_set_default_size (GTK_WINDOW (ui->window), 360, 720);
  g_assert_true (muster_test_wait_until (is_folded, leaflet, MUSTER_TEST_PATIENCE));
  muster_test_ui_settle ();
  choose_unit (ui, 0);
  g_signal_emit_by_name (list, "wanted");
  muster_test_ui_settle ();
  entry = find_name (ui);
  g_assert_nonnull (entry);
  g_assert_true (muster_test_ui_says (ui, "24 of 24 points"));
  g_assert_false (gtk_editable_get_selection_bounds (GTK_EDITABLE (entry), &start, &end));
}

/* Between two rows is a place, too. */
static void
test_units_are_dropped_between_rows (MusterTestUi  *ui,
                                     gconstpointer  data)
{
  MusterForceUnit *first = muster_force_get_unit (get_force (ui), 0);
  GtkWidget *list = muster_test_ui_find (muster_test_ui_find (get_page (ui), MUSTER_TYPE_FORCE_UNIT_LIST),
                                         GTK_TYPE_LIST_VIEW);
  GtkWidget *third = gtk_widget_get_next_sibling (
    gtk_widget_get_next_sibling (gtk_widget_get_first_child (list)));
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (list);
  g_auto (GValue) value = G_VALUE_INIT;
  graphene_rect_t bounds;
  gboolean taken = FALSE;

  g_assert_true (gtk_widget_compute_bounds (third, list, &bounds));
  g_assert_cmpfloat (bounds.size.height, >, 2.0f);
  g_value_init (&value, MUSTER_TYPE_FORCE_UNIT);
  g_value_set_object (&value, first);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        g_signal_emit_by_name (controller, "drop", &value, 10.0, (double) bounds.origin.y - 2.0, &taken);
    }
  g_assert_true (taken);
  muster_test_ui_settle ();
  muster_assert_model (muster_force_get_units (get_force (ui)), "name",
                       "Regular Infantry 2 Regular Infantry 1 Regular Infantry 3 Regular Cavalry");
}

/* A quality of which one always holds is chosen, and not switched. */
static void
test_a_quality_is_a_choice (MusterTestUi  *ui,
                            gconstpointer  data)
{
  MusterForceUnit *unit = muster_force_get_unit (get_force (ui), 0);
  GtkWidget *row;
  GtkWidget *chooser;

  choose_unit (ui, 0);
  row = muster_test_ui_find_row (get_page (ui), MUSTER_TYPE_FORCE_GROUP_ROW,
                                 "Good / Average / Poor / Very poor");
  g_assert_nonnull (row);
  g_assert_null (muster_test_ui_find_row (get_page (ui), MUSTER_TYPE_FORCE_OPTION_ROW, "Good"));
  chooser = muster_test_ui_find (row, GTK_TYPE_DROP_DOWN);
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (GTK_DROP_DOWN (chooser))), ==, 4);
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (chooser)), ==, 1);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (chooser), 3);
  muster_test_ui_settle ();
  g_assert_true (muster_force_unit_has_option (unit, "very-poor"));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (chooser), 0);
  muster_test_ui_settle ();
  g_assert_true (muster_force_unit_has_option (unit, "good"));
  g_assert_false (muster_force_unit_has_option (unit, "very-poor"));
  g_assert_true (gtk_widget_activate_action (get_page (ui), "force.undo", NULL));
  muster_test_ui_settle ();
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (chooser)), ==, 3);
}

/* Options that need an optional rule offer to play by it. */
static void
test_a_rule_is_turned_on_in_place (MusterTestUi  *ui,
                                   gconstpointer  data)
{
  static const char *const none[] = { NULL };
  MusterForce *force = get_force (ui);
  GtkWidget *row;

  muster_force_set_optional_rules (force, none);
  choose_unit (ui, 0);
  row = muster_test_ui_find_row (get_page (ui), MUSTER_TYPE_FORCE_OPTION_ROW, "Ghazi");
  g_assert_nonnull (row);
  muster_test_ui_click (muster_test_ui_find_id (row, "turn_on"));
  g_assert_true (g_strv_contains (muster_force_get_optional_rules (force), "theatre-options"));
  g_assert_true (muster_test_ui_hides (row, "Turn On"));
  adw_action_row_activate (ADW_ACTION_ROW (row));
  muster_test_ui_settle ();
  g_assert_true (muster_force_unit_has_option (muster_force_get_unit (force, 0), "ghazi"));
}

/* How despatches call a force is said on its page, and undone there. */
static void
test_a_force_says_how_it_is_called (MusterTestUi  *ui,
                                    gconstpointer  data)
{
  MusterForce *force = get_force (ui);
  GtkWidget *panel = muster_test_ui_find (get_page (ui), MUSTER_TYPE_FORCE_DETAILS_PANEL);
  GtkEditable *called = GTK_EDITABLE (muster_test_ui_find_id (panel, "called"));
  g_autofree char *before = g_strdup (muster_force_get_called (force));

  g_assert_cmpstr (gtk_editable_get_text (called), ==, before);
  gtk_editable_set_text (called, "the Nile Column / the column / the column’s");
  muster_test_ui_settle ();
  g_assert_cmpstr (muster_force_get_called (force), ==, "the Nile Column / the column / the column’s");
  g_assert_true (gtk_widget_activate_action (get_page (ui), "force.undo", NULL));
  muster_test_ui_settle ();
  g_assert_cmpstr (muster_force_get_called (force), ==, before);
  g_assert_cmpstr (gtk_editable_get_text (called), ==, before);
}

/* What was rolled is to be read, and Leadership and trait can be set for a reason. */
static void
test_a_leader_is_set_by_hand (MusterTestUi  *ui,
                              gconstpointer  data)
{
  MusterLeader *leader = muster_force_unit_get_leader (muster_force_get_unit (get_force (ui), 0));
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *today = g_date_time_format (now, "%x: ");
  GtkWidget *group, *row, *reason, *set;

  choose_unit (ui, 0);
  group = muster_test_ui_find (get_page (ui), MUSTER_TYPE_LEADER_GROUP);
  g_assert_true (gtk_widget_activate_action (get_page (ui), "force.roll-leader", NULL));
  row = muster_test_ui_find_row (group, ADW_TYPE_ACTION_ROW, "What Was Rolled");
  /* With its day, at once. */
  g_assert_true (g_str_has_prefix (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), today));
  adw_expander_row_set_expanded (
    ADW_EXPANDER_ROW (muster_test_ui_find_row (group, ADW_TYPE_EXPANDER_ROW, "Set by Hand")), TRUE);
  muster_test_ui_settle ();
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (muster_test_ui_find (group, GTK_TYPE_SPIN_BUTTON)), 9);
  set = muster_test_ui_find_id (group, "hand_set");
  g_assert_false (gtk_widget_get_sensitive (set));
  reason = muster_test_ui_find_row (group, ADW_TYPE_ENTRY_ROW, "Reason");
  gtk_editable_set_text (GTK_EDITABLE (reason), "a bad day");
  muster_test_ui_click (set);
  g_assert_cmpint (muster_leader_get_leadership (leader), ==, 9);
  g_assert_true (g_list_model_get_n_items (muster_force_get_record (get_force (ui))) == 2);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (reason)), ==, "");
}

/* A line that was not understood is given a type where it stands; the rules can be others. */
static void
test_a_line_is_given_a_type (MusterTestUi  *ui,
                             gconstpointer  data)
{
  g_autofree char *path = muster_test_dir_build (ui->dir, "list.txt");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GtkWidget *dialog, *chooser, *rules;

  g_assert_true (g_file_set_contents (path, "Regular Infantry\nTribal Infantry\nFlying Machine\n", -1, NULL));
  muster_test_ui_open_file (ui, file);
  dialog = muster_test_ui_find_window (MUSTER_TYPE_FORCE_STARTING);
  g_assert_true (muster_test_ui_shows (dialog, "Not understood: no unit type of this name is known"));
  rules = muster_test_ui_find (dialog, ADW_TYPE_COMBO_ROW);
  g_assert_true (gtk_widget_is_sensitive (rules));
  g_assert_true (muster_test_ui_shows (dialog, "Flying Machine"));
  chooser = muster_test_ui_find (muster_test_ui_find (dialog, MUSTER_TYPE_FORCE_PASTE), GTK_TYPE_DROP_DOWN);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (chooser), 1);
  g_assert_true (muster_test_ui_hides (dialog, "Not understood: no unit type of this name is known"));
  gtk_window_close (GTK_WINDOW (dialog));
  muster_test_ui_settle ();
}

static const char ROSTER[] =
  "<roster name='Column'><forces><force><selections>"
  "<selection name='Regular Infantry'><selections><selection name='Elite'/></selections></selection>"
  "<selection name='Regular Cavalry'/></selections></force></forces></roster>";

/* Exact names decide by which rules a roster is read, and others can be chosen. */
static void
test_a_roster_is_read_by_other_rules (MusterTestUi  *ui,
                                      gconstpointer  data)
{
  g_autofree char *path = muster_test_dir_build (ui->dir, "column.ros");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GtkWidget *paste;
  AdwComboRow *rules;

  g_assert_true (g_file_set_contents (path, ROSTER, -1, NULL));
  muster_test_ui_open_file (ui, file);
  paste = muster_test_ui_find (muster_test_ui_find_window (MUSTER_TYPE_FORCE_STARTING),
                               MUSTER_TYPE_FORCE_PASTE);
  rules = ADW_COMBO_ROW (muster_test_ui_find (paste, ADW_TYPE_COMBO_ROW));
  g_assert_cmpstr (muster_ruleset_get_id (adw_combo_row_get_selected_item (rules)), ==, "kings");
  g_assert_true (muster_test_ui_shows (paste, "Regular Infantry, Elite"));

  for (guint i = 0; !g_str_equal (muster_ruleset_get_id (adw_combo_row_get_selected_item (rules)), "hexcard");
       i++)
    adw_combo_row_set_selected (rules, i);
  g_assert_true (muster_test_ui_hides (paste, "Regular Infantry, Elite"));
  g_assert_true (muster_test_ui_shows (paste, "2 units · 2 lines to check"));
  gtk_window_close (GTK_WINDOW (gtk_widget_get_root (paste)));
  muster_test_ui_settle ();
}

/* Its colour is told by its word and its letter too, and taken back as any edit is. */
static void
test_a_colour_is_kept_with_the_force (MusterTestUi  *ui,
                                      gconstpointer  data)
{
  MusterForce *force = get_force (ui);
  GtkWidget *panel, *badge, *letters;

  g_assert_true (gtk_widget_activate_action (get_page (ui), "force.details", NULL));
  muster_test_ui_settle ();
  panel = muster_test_ui_find (get_page (ui), MUSTER_TYPE_FORCE_DETAILS_PANEL);
  g_assert_true (muster_test_ui_shows (panel, "Chosen for each battle"));
  badge = muster_test_ui_find (muster_test_ui_find_row (panel, ADW_TYPE_ACTION_ROW, "Colour"),
                               GTK_TYPE_MENU_BUTTON);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (badge), ==, "Colour of British in the Sudan: None");

  g_assert_true (gtk_widget_activate_action (badge, "side.set-colour", "s", "teal"));
  g_assert_cmpstr (muster_force_get_colour (force), ==, "teal");
  g_assert_true (muster_test_ui_shows (panel, "Teal"));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (badge), ==, "Colour of British in the Sudan: Teal");
  letters = gtk_menu_button_get_child (GTK_MENU_BUTTON (badge));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (letters)), ==, "B");
  g_assert_true (gtk_widget_has_css_class (letters, "side-teal"));

  g_assert_true (gtk_widget_activate_action (get_page (ui), "force.undo", NULL));
  g_assert_null (muster_force_get_colour (force));
  g_assert_true (muster_test_ui_shows (panel, "Chosen for each battle"));
  g_assert_true (gtk_widget_activate_action (get_page (ui), "force.redo", NULL));
  g_assert_cmpstr (muster_force_get_colour (force), ==, "teal");
  g_assert_true (gtk_widget_activate_action (badge, "side.set-colour", "s", ""));
  g_assert_null (muster_force_get_colour (force));
}

static void
test_a_force_is_printed_by_a_key (MusterTestUi  *ui,
                                  gconstpointer  data)
{
  muster_test_ui_press_shortcut (get_page (ui), GDK_KEY_p, GDK_CONTROL_MASK);
  gtk_window_close (GTK_WINDOW (muster_test_ui_find_window (MUSTER_TYPE_PRINT_PREVIEW)));
  muster_test_ui_settle ();
}

static GtkWidget *
get_focus (MusterTestUi *ui)
{
  return gtk_root_get_focus (GTK_ROOT (ui->window));
}

/* Enter opens the unit that has the focus, chosen or not, and goes on there, with nothing of its name
 * selected; a click leaves the focus in the list beside it. */
static void
test_enter_opens_the_unit (MusterTestUi  *ui,
                           gconstpointer  data)
{
  GtkWidget *units = muster_test_ui_find (get_page (ui), MUSTER_TYPE_FORCE_UNIT_LIST);
  GtkWidget *leaflet = muster_test_ui_find (get_page (ui), ADW_TYPE_LEAFLET);
  GObject *list = gtk_widget_get_template_child (units, MUSTER_TYPE_FORCE_UNIT_LIST, "list");
  int start, end;

  g_assert_false (adw_leaflet_get_folded (ADW_LEAFLET (leaflet)));
  muster_force_unit_list_focus (MUSTER_FORCE_UNIT_LIST (units));
  muster_force_unit_view_set_unit (get_view (ui), NULL);
  g_signal_emit_by_name (units, "wanted");
  g_assert_true (gtk_widget_is_ancestor (get_focus (ui), units));
  g_signal_emit_by_name (list, "activate", 1);
  muster_test_ui_settle ();
  g_assert_true (muster_force_unit_view_get_unit (get_view (ui)) ==
                 muster_force_get_unit (get_force (ui), 1));
  g_assert_true (gtk_widget_is_ancestor (get_focus (ui), find_name (ui)));
  g_assert_false (gtk_editable_get_selection_bounds (GTK_EDITABLE (find_name (ui)), &start, &end));
}

/* What is typed into is in the tree of screen readers. */
static void
test_names_are_heard (MusterTestUi  *ui,
                      gconstpointer  data)
{
  GtkWidget *row = muster_test_ui_find (get_page (ui), ADW_TYPE_ENTRY_ROW);
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (row));

  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (text)), ==,
                   GTK_ACCESSIBLE_ROLE_TEXT_BOX);
}

/* Tab goes on from what was found while it is folded. */
static void
test_the_findings_let_the_focus_go (MusterTestUi  *ui,
                                    gconstpointer  data)
{
  GtkWidget *expander = muster_test_ui_find (get_page (ui), GTK_TYPE_EXPANDER);

  g_assert_false (gtk_expander_get_expanded (GTK_EXPANDER (expander)));
  g_assert_true (gtk_widget_grab_focus (expander));
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (ui->window), GTK_DIR_TAB_FORWARD));
  g_assert_false (gtk_root_get_focus (GTK_ROOT (ui->window)) == expander);
  g_assert_true (gtk_widget_get_mapped (gtk_root_get_focus (GTK_ROOT (ui->window))));
}

/* The part that has the focus first is not where Tab begins. */
static void
test_tab_reaches_the_header_bar (MusterTestUi  *ui,
                                 gconstpointer  data)
{
  GtkWidget *header = muster_test_ui_find (get_page (ui), ADW_TYPE_HEADER_BAR);

  g_assert_false (gtk_widget_is_ancestor (get_focus (ui), header));
  gtk_root_set_focus (GTK_ROOT (ui->window), NULL);
  g_assert_true (gtk_widget_child_focus (get_page (ui), GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_is_ancestor (get_focus (ui), header));
}

static void
press_escape (MusterTestUi *ui)
{
  muster_test_ui_press_shortcut (get_page (ui), GDK_KEY_Escape, 0);
  muster_test_ui_settle ();
}

/* Out of the name of a unit, out of the unit, out of the force. */
static void
test_escape_goes_back_step_by_step (MusterTestUi  *ui,
                                    gconstpointer  data)
{
  GtkWidget *list = muster_test_ui_find (get_page (ui), MUSTER_TYPE_FORCE_UNIT_LIST);
  GtkWidget *panel;

  choose_unit (ui, 1);
  panel = muster_test_ui_find (get_page (ui), MUSTER_TYPE_FORCE_UNIT_PANEL);
  g_assert_true (gtk_widget_child_focus (panel, GTK_DIR_TAB_FORWARD));
  press_escape (ui);
  g_assert_true (gtk_widget_is_ancestor (get_focus (ui), list));
  g_assert_nonnull (muster_force_unit_view_get_unit (get_view (ui)));
  press_escape (ui);
  g_assert_null (muster_force_unit_view_get_unit (get_view (ui)));
  press_escape (ui);
  g_assert_true (muster_test_ui_wait_page (ui, "forces"));
}

#define ADD(name, data, func) \
  g_test_add ("/force-editing/" name, MusterTestUi, data, set_up, func, muster_test_ui_tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  ADD ("an-empty-force-begins-with-adding", "kings/", test_an_empty_force_begins_with_adding);
  ADD ("keys-leave-texts-alone", "kings/british-sudan", test_keys_leave_texts_alone);
  ADD ("a-blank-name-is-that-of-the-type", "kings/british-sudan", test_a_blank_name_is_that_of_the_type);
  ADD ("the-catalog-tells-what-is-compared", "kings/british-sudan", test_the_catalog_tells_what_is_compared);
  ADD ("options-are-one-stop-each", "kings/british-sudan", test_options_are_one_stop_each);
  ADD ("units-are-dropped-between-rows", "kings/british-sudan", test_units_are_dropped_between_rows);
  ADD ("a-quality-is-a-choice", "hexcard/infantry", test_a_quality_is_a_choice);
  ADD ("a-force-says-how-it-is-called", "kings/british-sudan", test_a_force_says_how_it_is_called);
  ADD ("a-leader-is-set-by-hand", "kings/british-sudan", test_a_leader_is_set_by_hand);
  ADD ("a-line-is-given-a-type", "kings/british-sudan", test_a_line_is_given_a_type);
  ADD ("a-roster-is-read-by-other-rules", "kings/british-sudan", test_a_roster_is_read_by_other_rules);
  ADD ("a-colour-is-kept-with-the-force", "kings/british-sudan", test_a_colour_is_kept_with_the_force);
  ADD ("a-force-is-printed-by-a-key", "kings/tribal-infantry", test_a_force_is_printed_by_a_key);
  ADD ("enter-opens-the-unit", "kings/british-sudan", test_enter_opens_the_unit);
  ADD ("names-are-heard", "kings/tribal-infantry", test_names_are_heard);
  ADD ("the-findings-let-the-focus-go", "kings/tribal-infantry", test_the_findings_let_the_focus_go);
  ADD ("tab-reaches-the-header-bar", "kings/british-sudan", test_tab_reaches_the_header_bar);
  ADD ("escape-goes-back-step-by-step", "kings/british-sudan", test_escape_goes_back_step_by_step);
  ADD ("a-rule-is-turned-on-in-place", "kings/tribal-infantry", test_a_rule_is_turned_on_in_place);
  /* The window keeps its size, so this comes last. */
  ADD ("the-total-stays-in-sight", "kings/british-sudan", test_the_total_stays_in_sight);

  return g_test_run ();
}
