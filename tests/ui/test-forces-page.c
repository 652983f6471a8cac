/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-force-budget.h"
#include "app/forces/muster-force-list-row.h"
#include "app/forces/muster-forces-page.h"
#include "app/forces/starting/muster-force-paste.h"
#include "app/forces/starting/muster-force-starting.h"
#include "app/widgets/muster-dialog.h"
#include "muster-test-store.h"
#include "muster-test-ui.h"
#include "store/muster-files.h"

static MusterForceStore *
get_forces (MusterTestUi *ui)
{
  return muster_store_get_forces (muster_test_ui_get_store (ui));
}

static GtkWidget *
find_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  guint n_windows = g_list_model_get_n_items (windows);

  for (guint i = 0; i < n_windows; i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (MUSTER_IS_FORCE_STARTING (window))
        return window;
    }

  return NULL;
}

static gint64
add_force (MusterTestUi *ui,
           const char   *name,
           guint         n_units)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterForce) force =
    muster_force_new (muster_library_find_ruleset (library, "kings"));
  g_autoptr (GError) error = NULL;

  muster_force_set_name (force, name);
  muster_force_set_theatre (force, "Sudan");
  muster_force_set_budget (force, 24);
  for (guint i = 0; i < n_units; i++)
    {
      g_autofree char *id = muster_force_dup_unused_id (force);
      g_autoptr (MusterForceUnit) unit =
        muster_force_unit_new (muster_force_get_catalog (force), id, "regular-infantry");

      muster_force_append (force, unit);
    }
  muster_force_store_rules_save (get_forces (ui), force, &error);
  g_assert_no_error (error);
  return muster_force_store_find (get_forces (ui), muster_force_get_id (force));
}

static void
test_a_newcomer_sees_how_to_begin (MusterTestUi  *ui,
                                   gconstpointer  data)
{
  muster_test_ui_show_page (ui, "forces");
  g_assert_true (muster_test_ui_says (ui, "No Forces Yet"));
  g_assert_true (muster_test_ui_has_action (GTK_WIDGET (ui->window), "win.new-force::starter"));
}

static void
test_a_starter_force_is_taken (MusterTestUi  *ui,
                               gconstpointer  data)
{
  GtkWidget *dialog;

  muster_test_ui_show_page (ui, "forces");
  muster_test_ui_click (
    muster_test_ui_find_action (GTK_WIDGET (ui->window), "win.new-force::starter"));
  dialog = find_dialog ();
  g_assert_nonnull (dialog);
  adw_action_row_activate (ADW_ACTION_ROW (muster_test_ui_find_row (dialog, ADW_TYPE_ACTION_ROW, "Beja")));
  g_assert_true (muster_test_ui_wait_page (ui, "force"));
  g_assert_null (find_dialog ());
  g_assert_true (muster_test_ui_says (ui, "Beja"));
  g_assert_cmpuint (muster_test_count_forces (get_forces (ui)), ==, 1);
  muster_test_ui_show_page (ui, "forces");
  g_assert_true (muster_test_ui_says (ui, "1 force"));
}

static void
test_a_force_begins_with_nothing (MusterTestUi  *ui,
                                  gconstpointer  data)
{
  GtkWidget *dialog;

  muster_test_ui_activate (ui, "win.new-force", g_variant_new_string ("blank"));
  dialog = find_dialog ();
  g_assert_nonnull (dialog);
  muster_test_ui_click (muster_test_ui_find_id (dialog, "create"));
  g_assert_true (muster_test_ui_wait_page (ui, "force"));
  g_assert_true (muster_test_ui_says (ui, "New force"));
  g_assert_true (muster_test_ui_says (ui, "No Units Yet"));
}

/* The name is where one begins, and Enter behind it is enough. */
static void
test_enter_creates_the_force (MusterTestUi  *ui,
                              gconstpointer  data)
{
  GtkWidget *dialog, *name;

  muster_test_ui_activate (ui, "win.new-force", g_variant_new_string ("blank"));
  dialog = find_dialog ();
  muster_test_ui_settle ();
  name = muster_test_ui_find_row (dialog, ADW_TYPE_ENTRY_ROW, "Name");
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (dialog)), name));
  gtk_editable_set_text (GTK_EDITABLE (name), "My column");
  g_signal_emit_by_name (gtk_editable_get_delegate (GTK_EDITABLE (name)), "activate");
  g_assert_true (muster_test_ui_wait_page (ui, "force"));
  g_assert_true (muster_test_ui_says (ui, "My column"));
}

static void
test_a_list_is_pasted (MusterTestUi  *ui,
                       gconstpointer  data)
{
  GtkWidget *dialog;
  GtkWidget *paste;
  int width;

  muster_test_ui_activate (ui, "win.new-force", g_variant_new_string ("paste"));
  dialog = find_dialog ();
  g_assert_nonnull (dialog);
  g_assert_false (gtk_widget_is_sensitive (muster_test_ui_find_id (dialog, "create")));
  paste = muster_test_ui_find (dialog, MUSTER_TYPE_FORCE_PASTE);
  muster_force_paste_set_text (MUSTER_FORCE_PASTE (paste),
                               "4 x Veteran Fierce Tribal Infantry @ 20 points\n"
                               "Tribal Cavalry\n"
                               "qwertz uiop\n");
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_shows (dialog, "qwertz uiop"));
  g_assert_true (muster_test_ui_shows (dialog, "Not understood: no unit type of this name is known"));
  gtk_widget_measure (dialog, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 360);
  muster_test_ui_click (muster_test_ui_find_id (dialog, "create"));
  g_assert_true (muster_test_ui_wait_page (ui, "force"));
  g_assert_true (muster_test_ui_says (ui, "Tribal Cavalry"));
  g_assert_cmpuint (muster_test_count_forces (get_forces (ui)), ==, 1);
}

static gboolean
is_badge (GtkWidget     *widget,
          gconstpointer  letters)
{
  return gtk_widget_has_css_class (widget, "side-badge") &&
         g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), letters);
}

static void
set_colour (MusterTestUi *ui,
            gint64        id,
            const char   *colour)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForce) force = muster_force_store_rules_open (get_forces (ui), id, library, &error);

  g_assert_no_error (error);
  muster_force_set_colour (force, colour);
  g_assert_true (muster_force_store_rules_save (get_forces (ui), force, &error));
}

static GtkWidget *
find_badge (MusterTestUi *ui,
            const char   *letters)
{
  return muster_test_ui_shows (GTK_WIDGET (ui->window), letters)
           ? muster_test_ui_search (GTK_WIDGET (ui->window), is_badge, letters)
           : NULL;
}

/* On the Desk as well; one without a colour has no badge. */
static void
test_the_colour_of_a_force_is_shown (MusterTestUi  *ui,
                                     gconstpointer  data)
{
  static const char *const PAGES[] = { "desk", "forces" };

  set_colour (ui, add_force (ui, "Natal Column", 1), "green");
  add_force (ui, "Plain", 1);
  for (guint i = 0; i < G_N_ELEMENTS (PAGES); i++)
    {
      muster_test_ui_show_page (ui, PAGES[i]);
      g_assert_nonnull (find_badge (ui, "N"));
      g_assert_true (gtk_widget_has_css_class (find_badge (ui, "N"), "side-green"));
      g_assert_true (muster_test_ui_hides (GTK_WIDGET (ui->window), "P"));
    }
}

/* What may have been meant is a press away; what is left is kept in the notes. */
static void
test_a_line_is_given_a_type (MusterTestUi  *ui,
                             gconstpointer  data)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterForce) force = NULL;
  g_autoptr (MusterStoreList) forces = NULL;
  g_autoptr (MusterForceRow) row = NULL;
  GtkWidget *dialog, *paste, *choice;

  muster_test_ui_activate (ui, "win.new-force", g_variant_new_string ("paste"));
  dialog = find_dialog ();
  paste = muster_test_ui_find (dialog, MUSTER_TYPE_FORCE_PASTE);
  muster_test_ui_settle ();
  g_assert_true (GTK_IS_TEXT_VIEW (gtk_window_get_focus (GTK_WINDOW (dialog))));
  muster_force_paste_set_text (MUSTER_FORCE_PASTE (paste),
                               "Regular Infantry\nTribal Cavalry\nTribal Infantry\nInfantry\n"
                               "qwertz uiop\nasdf\n");
  muster_test_ui_settle ();
  choice = muster_test_ui_find_button (dialog, "Did you mean Regular Infantry?");
  g_assert_nonnull (choice);
  muster_test_ui_click (choice);
  muster_test_ui_settle ();
  g_assert_false (muster_test_ui_has_button (dialog, "Did you mean Regular Infantry?"));
  muster_test_ui_click (muster_test_ui_find_id (dialog, "create"));
  g_assert_true (muster_test_ui_wait_page (ui, "force"));

  forces = muster_force_store_list (get_forces (ui));
  row = g_list_model_get_item (G_LIST_MODEL (forces), 0);
  force = muster_force_store_rules_open (get_forces (ui), muster_force_row_get_id (row), library, NULL);
  g_assert_nonnull (strstr (muster_force_get_notes (force), "qwertz uiop"));
  g_assert_nonnull (strstr (muster_force_get_notes (force), "asdf"));
  g_assert_cmpstr (muster_force_unit_get_notes (muster_force_get_unit (force, 3)), ==,
                   "Infantry");
}

static gboolean
has_ending (GtkWidget     *widget,
            gconstpointer  text)
{
  return GTK_IS_LABEL (widget) && g_str_has_suffix (gtk_label_get_text (GTK_LABEL (widget)), text);
}

static gboolean
is_ready (gpointer paste)
{
  return muster_force_paste_is_ready (paste);
}

/* Read on a worker, and shown as far as anybody looks; typing on calls it off. */
static void
test_a_long_list_is_pasted (MusterTestUi  *ui,
                            gconstpointer  data)
{
  g_autoptr (GString) list = g_string_new (NULL);
  MusterForcePaste *paste;
  GtkWidget *dialog;

  for (guint i = 0; i < 320; i++)
    g_string_append_printf (list, "Tribal Infantry%80s\n", "");
  muster_test_ui_activate (ui, "win.new-force", g_variant_new_string ("paste"));
  dialog = find_dialog ();
  paste = MUSTER_FORCE_PASTE (muster_test_ui_find (dialog, MUSTER_TYPE_FORCE_PASTE));
  muster_force_paste_set_text (paste, list->str);
  g_assert_false (muster_force_paste_is_ready (paste));
  muster_force_paste_set_text (paste, "Tribal Cavalry\n");
  g_assert_true (muster_force_paste_is_ready (paste));
  muster_force_paste_set_text (paste, list->str);
  g_assert_true (muster_test_wait_until (is_ready, paste, MUSTER_TEST_PATIENCE));
  muster_test_ui_settle ();
  g_assert_nonnull (muster_test_ui_search (dialog, has_ending, " · the first 300 lines are shown"));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
test_dialogs_are_no_larger_than_the_window (MusterTestUi  *ui,
                                            gconstpointer  data)
{
  int room = gtk_widget_get_width (GTK_WIDGET (ui->window));
  GtkWidget *dialog;
  GtkWindow *wide;
  int width, height;

  muster_test_ui_activate (ui, "win.new-force", g_variant_new_string ("paste"));
  dialog = find_dialog ();
  gtk_window_get_default_size (GTK_WINDOW (dialog), &width, &height);
  g_assert_cmpint (width, <=, room);

  wide = g_object_new (ADW_TYPE_WINDOW, "transient-for", ui->window, "default-width", room * 2, NULL);
  muster_dialog_present (wide);
  gtk_window_get_default_size (wide, &width, &height);
  g_assert_cmpint (width, <=, room);
  gtk_window_destroy (wide);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
test_the_list_is_searched_and_sorted (MusterTestUi  *ui,
                                      gconstpointer  data)
{
  GtkWidget *page;

  add_force (ui, "Bravo", 3);
  add_force (ui, "Alpha & <b>", 1);
  add_force (ui, "Charlie", 2);
  muster_test_ui_show_page (ui, "forces");
  g_assert_true (muster_test_ui_says (ui, "3 forces"));
  g_assert_true (muster_test_ui_says (ui, "Alpha & <b>"));
  g_assert_true (muster_test_ui_says (ui, "18 of 24 points"));

  page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_FORCES_PAGE);
  muster_shelf_page_search (MUSTER_SHELF_PAGE (page));
  gtk_editable_set_text (GTK_EDITABLE (muster_test_ui_find (page, GTK_TYPE_SEARCH_ENTRY)), "bra");
  g_assert_true (muster_test_ui_says_not (ui, "Charlie"));
  g_assert_true (muster_test_ui_says (ui, "Bravo"));
  gtk_editable_set_text (GTK_EDITABLE (muster_test_ui_find (page, GTK_TYPE_SEARCH_ENTRY)), "zulu");
  g_assert_true (muster_test_ui_says (ui, "Nothing Found"));
  gtk_editable_set_text (GTK_EDITABLE (muster_test_ui_find (page, GTK_TYPE_SEARCH_ENTRY)),
                         "Regular Infantry char");
  g_assert_true (muster_test_ui_says (ui, "Charlie"));
  g_assert_true (muster_test_ui_says_not (ui, "Bravo"));
}

static void
test_the_list_is_narrowed_to_a_theatre (MusterTestUi  *ui,
                                        gconstpointer  data)
{
  GtkWidget *page;
  MusterStoreList *list;

  add_force (ui, "Bravo", 3);
  muster_test_ui_show_page (ui, "forces");
  page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_FORCES_PAGE);
  list = muster_shelf_page_get_list (MUSTER_SHELF_PAGE (page));
  muster_store_list_set_facet (list, MUSTER_FACET_SETTING, "Sudan");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 1);
  muster_store_list_set_facet (list, MUSTER_FACET_SETTING, "Burma");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 0);
  muster_store_list_set_ruleset (list, "hexcard");
  muster_store_list_set_facet (list, MUSTER_FACET_SETTING, "");
  g_assert_true (muster_test_ui_says (ui, "Nothing Found"));
}

static gboolean
has_one_left (gpointer data)
{
  return g_list_model_get_n_items (data) == 1;
}

static void
test_the_list_is_narrowed_to_sound_forces (MusterTestUi  *ui,
                                           gconstpointer  data)
{
  GtkWidget *page;
  GtkDropDown *state;
  GListModel *list;

  add_force (ui, "Fits", 2);
  add_force (ui, "Too dear", 9);
  muster_test_ui_show_page (ui, "forces");
  page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_FORCES_PAGE);
  list = G_LIST_MODEL (muster_shelf_page_get_list (MUSTER_SHELF_PAGE (page)));
  state = GTK_DROP_DOWN (gtk_widget_get_template_child (page, MUSTER_TYPE_FORCES_PAGE, "state"));
  gtk_drop_down_set_selected (state, 1);
  g_assert_true (muster_test_wait_until (has_one_left, list, MUSTER_TEST_PATIENCE));
  g_assert_true (muster_test_ui_says (ui, "Fits"));
  g_assert_true (muster_test_ui_says_not (ui, "Too dear"));

  gtk_drop_down_set_selected (state, 2);
  muster_test_ui_settle ();
  g_assert_true (muster_test_wait_until (has_one_left, list, MUSTER_TEST_PATIENCE));
  g_assert_true (muster_test_ui_says (ui, "Too dear"));
  g_assert_true (muster_test_ui_says_not (ui, "Fits"));

  gtk_drop_down_set_selected (state, 0);
  g_assert_cmpuint (g_list_model_get_n_items (list), ==, 2);
}

static void
test_a_new_force_has_the_usual_budget (MusterTestUi  *ui,
                                       gconstpointer  data)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  GtkWidget *dialog, *budget;

  g_settings_set_int (settings, "default-budget", 36);
  muster_test_ui_show_page (ui, "forces");
  muster_test_ui_activate (ui, "win.new-force", g_variant_new_string ("blank"));
  dialog = muster_test_ui_find_window (MUSTER_TYPE_FORCE_STARTING);
  budget = muster_test_ui_find (dialog, MUSTER_TYPE_FORCE_BUDGET);
  g_assert_cmpint (muster_force_budget_get_budget (MUSTER_FORCE_BUDGET (budget)), ==, 36);
  gtk_window_close (GTK_WINDOW (dialog));
  g_settings_reset (settings, "default-budget");
}

static void
test_a_force_is_duplicated (MusterTestUi  *ui,
                            gconstpointer  data)
{
  gint64 id = add_force (ui, "Bravo", 3);

  muster_test_ui_show_page (ui, "forces");
  muster_test_ui_activate (ui, "win.duplicate-force", g_variant_new_int64 (id));
  g_assert_true (muster_test_ui_says (ui, "Bravo (2)"));
  g_assert_cmpuint (muster_test_count_forces (get_forces (ui)), ==, 2);
}

static void
test_a_deleted_force_can_be_taken_back (MusterTestUi  *ui,
                                        gconstpointer  data)
{
  gint64 id = add_force (ui, "Bravo", 3);

  muster_test_ui_show_page (ui, "forces");
  muster_test_ui_activate (ui, "win.remove-force", g_variant_new_int64 (id));
  g_assert_true (muster_test_ui_says (ui, "“Bravo” was deleted"));
  g_assert_true (muster_test_ui_says (ui, "No Forces Yet"));
  muster_test_ui_click (muster_test_ui_find_button (GTK_WIDGET (ui->window), "Undo"));
  g_assert_true (muster_test_ui_says (ui, "Bravo"));
  g_assert_cmpuint (muster_test_count_forces (get_forces (ui)), ==, 1);
}

static void
test_deleting_is_done_when_the_window_closes (MusterTestUi  *ui,
                                              gconstpointer  data)
{
  gint64 id = add_force (ui, "Bravo", 3);
  g_autoptr (MusterStore) store = g_object_ref (muster_test_ui_get_store (ui));

  muster_test_ui_show_page (ui, "forces");
  muster_test_ui_activate (ui, "win.remove-force", g_variant_new_int64 (id));
  gtk_window_close (GTK_WINDOW (ui->window));
  g_assert_cmpuint (muster_test_count_forces (muster_store_get_forces (store)), ==, 0);
}

static void
test_the_archive_is_shown (MusterTestUi  *ui,
                           gconstpointer  data)
{
  gint64 id = add_force (ui, "Bravo", 3);
  g_autoptr (MusterForceRow) row = NULL;

  muster_test_ui_show_page (ui, "forces");
  muster_test_ui_activate (ui, "win.archive-force", g_variant_new_int64 (id));
  g_assert_true (muster_test_ui_says (ui, "The force was archived"));
  row = muster_force_store_dup_row (get_forces (ui), id, NULL);
  g_assert_true (muster_force_row_get_archived (row));
}

static gboolean
is_at_force (gpointer data)
{
  return g_strcmp0 (muster_window_get_page (data), "force") == 0;
}

static void
test_a_force_file_is_opened_and_kept (MusterTestUi  *ui,
                                      gconstpointer  data)
{
  static const char FILE_TEXT[] =
    "{\"format\": \"muster-force\", \"version\": 1, \"ruleset\": \"kings\","
    " \"name\": \"From a friend\", \"units\": ["
    "{\"id\": \"u1\", \"name\": \"1st company\", \"type\": \"regular-infantry\"}]}";
  g_autofree char *path = muster_test_dir_build (ui->dir, "friend.muster-force");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  muster_files_write (path, FILE_TEXT, -1, &error);
  g_assert_no_error (error);
  g_application_open (G_APPLICATION (ui->application), &file, 1, "");
  g_assert_true (muster_test_wait_until (is_at_force, ui->window, MUSTER_TEST_PATIENCE));
  g_assert_true (muster_test_ui_says (ui, "From a friend"));
  g_assert_true (muster_test_ui_says (ui, "1st company"));
}

static gboolean
has_dialog (gpointer data)
{
  return find_dialog () != NULL;
}

static void
test_a_list_in_a_file_is_shown_first (MusterTestUi  *ui,
                                      gconstpointer  data)
{
  g_autofree char *path = muster_test_dir_build (ui->dir, "list.txt");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  muster_files_write (path, "2 x Regular Infantry\nTribal Cavalry\n", -1, &error);
  g_assert_no_error (error);
  muster_test_ui_open_file (ui, file);
  g_assert_true (muster_test_wait_until (has_dialog, NULL, MUSTER_TEST_PATIENCE));
  g_assert_cmpuint (muster_test_count_forces (get_forces (ui)), ==, 0);
  muster_test_ui_click (muster_test_ui_find_id (find_dialog (), "create"));
  g_assert_true (muster_test_ui_wait_page (ui, "force"));
  g_assert_true (muster_test_ui_says (ui, "Tribal Cavalry"));
}

static void
test_a_read_only_file_can_be_looked_at (void)
{
  MusterTestUi ui = { 0 };
  g_autoptr (GError) error = NULL;
  gint64 id;

  muster_test_ui_start (&ui, muster_test_dir_new ());
  id = add_force (&ui, "Bravo", 3);
  {
    g_autofree char *path = g_strdup (ui.data_path);
    g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
    g_autoptr (MusterLibrary) library = muster_test_library_new ();
    g_autoptr (MusterStore) store = NULL;
    MusterWindow *window;

    muster_store_close (muster_test_ui_get_store (&ui));
    store = muster_store_open (path, MUSTER_STORE_READ_ONLY | MUSTER_STORE_EXISTING, &error);
    g_assert_no_error (error);
    window = muster_window_new (NULL, settings, library, store);
    gtk_window_present (GTK_WINDOW (window));
    muster_window_forces_open (window, id);
    muster_test_ui_settle ();
    g_assert_cmpstr (muster_window_get_page (window), ==, "force");
    g_assert_true (muster_test_ui_shows (GTK_WIDGET (window), "Bravo"));
    g_assert_false (gtk_widget_is_sensitive (
      muster_test_ui_find_action (GTK_WIDGET (window), "force.add-unit")));
    gtk_window_destroy (GTK_WINDOW (window));
    muster_test_ui_settle ();
  }
  muster_test_ui_stop (&ui);
  muster_test_dir_free (ui.dir);
}

static GtkWidget *
get_focus (MusterTestUi *ui)
{
  return gtk_root_get_focus (GTK_ROOT (ui->window));
}

/* By Tab alone: a row of the list comes before the button in it, and is what Enter opens. */
static void
test_rows_are_reached_by_keyboard (MusterTestUi  *ui,
                                   gconstpointer  data)
{
  GtkWidget *page, *row = NULL;

  add_force (ui, "First", 1);
  add_force (ui, "Second", 1);
  muster_test_ui_show_page (ui, "forces");
  page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_FORCES_PAGE);
  g_assert_true (muster_test_ui_shows (page, "Second"));
  for (guint i = 0; i < 30 && !MUSTER_IS_FORCE_LIST_ROW (row); i++)
    {
      gtk_widget_child_focus (GTK_WIDGET (ui->window), GTK_DIR_TAB_FORWARD);
      g_assert_null (gtk_widget_get_ancestor (get_focus (ui), MUSTER_TYPE_FORCE_LIST_ROW));
      row = gtk_widget_get_first_child (get_focus (ui));
    }
  g_assert_true (MUSTER_IS_FORCE_LIST_ROW (row));
  gtk_widget_child_focus (GTK_WIDGET (ui->window), GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_widget_get_ancestor (get_focus (ui), MUSTER_TYPE_FORCE_LIST_ROW) == row);
}

#define ADD(path, test)                                                                            \
  g_test_add (path, MusterTestUi, NULL, muster_test_ui_set_up, test, muster_test_ui_tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  ADD ("/forces-page/a-newcomer-sees-how-to-begin", test_a_newcomer_sees_how_to_begin);
  ADD ("/forces-page/a-starter-force-is-taken", test_a_starter_force_is_taken);
  ADD ("/forces-page/a-force-begins-with-nothing", test_a_force_begins_with_nothing);
  ADD ("/forces-page/enter-creates-the-force", test_enter_creates_the_force);
  ADD ("/forces-page/the-colour-of-a-force-is-shown", test_the_colour_of_a_force_is_shown);
  ADD ("/forces-page/a-list-is-pasted", test_a_list_is_pasted);
  ADD ("/forces-page/a-line-is-given-a-type", test_a_line_is_given_a_type);
  ADD ("/forces-page/a-long-list-is-pasted", test_a_long_list_is_pasted);
  ADD ("/forces-page/dialogs-are-no-larger-than-the-window",
       test_dialogs_are_no_larger_than_the_window);
  ADD ("/forces-page/the-list-is-searched-and-sorted", test_the_list_is_searched_and_sorted);
  ADD ("/forces-page/rows-are-reached-by-keyboard", test_rows_are_reached_by_keyboard);
  ADD ("/forces-page/a-force-is-duplicated", test_a_force_is_duplicated);
  ADD ("/forces-page/a-deleted-force-can-be-taken-back", test_a_deleted_force_can_be_taken_back);
  ADD ("/forces-page/deleting-is-done-when-the-window-closes",
       test_deleting_is_done_when_the_window_closes);
  ADD ("/forces-page/the-list-is-narrowed-to-a-theatre", test_the_list_is_narrowed_to_a_theatre);
  ADD ("/forces-page/the-list-is-narrowed-to-sound-forces", test_the_list_is_narrowed_to_sound_forces);
  ADD ("/forces-page/a-new-force-has-the-usual-budget", test_a_new_force_has_the_usual_budget);
  ADD ("/forces-page/the-archive-is-shown", test_the_archive_is_shown);
  ADD ("/forces-page/a-force-file-is-opened-and-kept", test_a_force_file_is_opened_and_kept);
  ADD ("/forces-page/a-list-in-a-file-is-shown-first", test_a_list_in_a_file_is_shown_first);
  g_test_add_func ("/forces-page/a-read-only-file-can-be-looked-at",
                   test_a_read_only_file_can_be_looked_at);

  return g_test_run ();
}
