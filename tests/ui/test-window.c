/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "addresses.h"
#include "app/battles/muster-battle-list-row.h"
#include "muster-test-store.h"
#include "muster-test-ui.h"
#include "store/muster-files.h"

static MusterLedgerStore *
get_battles (MusterTestUi *ui)
{
  return muster_store_get_battles (muster_test_ui_get_store (ui));
}

static gint64
add_sample (MusterTestUi *ui)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterStoreList) list = NULL;
  g_autoptr (MusterLedgerRow) row = NULL;

  muster_test_ui_activate (ui, "win.new-sample", g_variant_new_string ("skirmish-at-the-ford"));
  g_assert_true (muster_test_ui_wait_page (ui, "battle"));
  list = muster_ledger_store_list (get_battles (ui));
  row = g_list_model_get_item (G_LIST_MODEL (list), 0);
  return muster_ledger_row_get_id (row);
}

static GtkWindow *
find_dialog (MusterTestUi *ui)
{
  GListModel *windows = gtk_window_get_toplevels ();
  guint n_windows = g_list_model_get_n_items (windows);

  for (guint i = 0; i < n_windows; i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_window_get_transient_for (window) == GTK_WINDOW (ui->window) &&
          gtk_widget_get_visible (GTK_WIDGET (window)))
        return window;
    }

  return NULL;
}

static gboolean
has_dialog (gpointer data)
{
  return find_dialog (data) != NULL;
}

static void
close_dialog (MusterTestUi *ui)
{
  gtk_window_close (find_dialog (ui));
  muster_test_ui_settle ();
  g_assert_null (find_dialog (ui));
}

static void
test_a_newcomer_sees_what_muster_is (MusterTestUi  *ui,
                                     gconstpointer  data)
{
  GtkWidget *examples;

  g_assert_cmpstr (muster_window_get_page (ui->window), ==, "desk");
  g_assert_true (muster_test_ui_says (ui, "A Clerk for Your Battles"));
  examples = muster_test_ui_find (GTK_WIDGET (ui->window), ADW_TYPE_EXPANDER_ROW);
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (examples)), ==, "Try an Example");
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (examples), TRUE);
  g_assert_true (muster_test_ui_says (ui, "Skirmish at the ford"));
  g_assert_true (muster_test_ui_says_not (ui, "In Progress"));
  muster_test_ui_show_page (ui, "battles");
  g_assert_true (muster_test_ui_says (ui, "No Battles Yet"));
}

/* Three things to do, and one row for all that is ready to be looked at. */
static void
test_the_desk_offers_three_things (MusterTestUi  *ui,
                                   gconstpointer  data)
{
  static const char *const titles[] = { "New Battle", "Build a Force", "New Campaign", "Try an Example" };
  GtkListBox *start;

  muster_test_ui_show_page (ui, "desk");
  start = GTK_LIST_BOX (muster_test_ui_find_id (GTK_WIDGET (ui->window), "start"));
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (start, (int) i);

      g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, titles[i]);
      g_assert_true (ADW_IS_EXPANDER_ROW (row) == (i == 3));
    }
  g_assert_null (gtk_list_box_get_row_at_index (start, G_N_ELEMENTS (titles)));
  /* Nothing is asked of a newcomer. */
  g_assert_null (find_dialog (ui));
}

static void
test_about_says_where_to_turn (MusterTestUi  *ui,
                               gconstpointer  data)
{
  AdwAboutWindow *about;

  muster_test_ui_activate (ui, "app.about", NULL);
  about = ADW_ABOUT_WINDOW (muster_test_ui_find_window (ADW_TYPE_ABOUT_WINDOW));
  g_assert_cmpstr (adw_about_window_get_version (about), ==, PACKAGE_VERSION);
  g_assert_cmpstr (adw_about_window_get_release_notes_version (about), ==, PACKAGE_VERSION);
  g_assert_true (g_str_has_prefix (adw_about_window_get_release_notes (about), "<p>"));
  g_assert_cmpstr (adw_about_window_get_issue_url (about), ==, ISSUES_ADDRESS);
  g_assert_cmpstr (adw_about_window_get_website (about), ==, HOME_ADDRESS);
  g_assert_cmpstr (adw_about_window_get_support_url (about), ==, HELP_ADDRESS);
  g_assert_nonnull (strstr (adw_about_window_get_debug_info (about), "Muster " PACKAGE_VERSION));
  g_assert_true (muster_test_ui_shows (GTK_WIDGET (about), "Credits"));
  close_dialog (ui);
}

static void
test_the_keys_are_shown_when_asked_for (MusterTestUi  *ui,
                                        gconstpointer  data)
{
  g_auto (GStrv) accels =
    gtk_application_get_accels_for_action (GTK_APPLICATION (ui->application), "app.shortcuts");
  GtkWindow *window;

  g_assert_true (g_strv_contains ((const char *const *) accels, "<Control>question"));
  g_assert_false (muster_test_ui_has_window (ADW_TYPE_PREFERENCES_WINDOW));
  muster_test_ui_activate (ui, "app.shortcuts", NULL);
  window = GTK_WINDOW (muster_test_ui_find_window (ADW_TYPE_PREFERENCES_WINDOW));
  g_assert_true (gtk_window_get_transient_for (window) == GTK_WINDOW (ui->window));
  g_assert_true (muster_test_ui_shows (GTK_WIDGET (window), "Start the Battle"));
  g_assert_true (muster_test_ui_shows (GTK_WIDGET (window), "Ctrl+Return"));
  g_assert_true (muster_test_ui_shows (GTK_WIDGET (window), "Ctrl+1 – 6"));
  g_assert_true (muster_test_ui_shows (GTK_WIDGET (window), "Up, Down, Left, Right"));
  g_assert_true (muster_test_ui_shows (GTK_WIDGET (window), "Alt+Page Up\nAlt+Page Down"));
  g_assert_true (muster_test_ui_shows (GTK_WIDGET (window), "Enter a Result"));
  /* A laptop has room for it. */
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (window)), <=, 720);
  gtk_window_close (window);
  muster_test_ui_settle ();
  g_assert_false (muster_test_ui_has_window (ADW_TYPE_PREFERENCES_WINDOW));
}

static void
test_every_page_has_a_key (MusterTestUi  *ui,
                           gconstpointer  data)
{
  static const char *const PAGES[] = { "desk", "battles", "forces", "campaigns", "club", "reference" };

  for (guint i = 0; i < G_N_ELEMENTS (PAGES); i++)
    {
      g_autofree char *action = g_strdup_printf ("win.show-page('%s')", PAGES[i]);
      g_autofree char *key = g_strdup_printf ("<Alt>%u", i + 1);
      g_auto (GStrv) accels =
        gtk_application_get_accels_for_action (GTK_APPLICATION (ui->application), action);

      g_assert_true (g_strv_contains ((const char *const *) accels, key));
    }
}

static void
test_a_battle_is_resumed_from_the_desk (MusterTestUi  *ui,
                                        gconstpointer  data)
{
  add_sample (ui);
  muster_test_ui_show_page (ui, "desk");
  g_assert_null (muster_window_pages_get_session (ui->window));
  g_assert_true (muster_test_ui_says (ui, "In Progress"));
  g_assert_true (muster_test_ui_says_not (ui, "A Clerk for Your Battles"));
  muster_test_ui_click (muster_test_ui_find_button (GTK_WIDGET (ui->window), "Resume"));
  g_assert_true (muster_test_ui_wait_page (ui, "battle"));
}

/* A battle that comes before the window has got its size does not have the sidebar slide by no width
 * at all. */
static void
test_a_battle_can_come_before_the_first_frame (MusterTestUi  *ui,
                                               gconstpointer  data)
{
  gint64 id = add_sample (ui);
  MusterTestDir *dir = ui->dir;
  GtkWidget *flap;

  muster_test_ui_show_page (ui, "desk");
  muster_test_ui_stop (ui);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  muster_test_ui_present (ui, dir);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (ui->window)), ==, 0);
  muster_window_battles_open (ui->window, id);
  g_assert_cmpstr (muster_window_get_page (ui->window), ==, "battle");
  flap = muster_test_ui_find (GTK_WIDGET (ui->window), ADW_TYPE_FLAP);
  g_assert_cmpfloat (adw_flap_get_reveal_progress (ADW_FLAP (flap)), ==, 0.0);
  muster_test_ui_settle ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

static void
test_the_same_sample_twice_gets_another_title (MusterTestUi  *ui,
                                               gconstpointer  data)
{
  add_sample (ui);
  add_sample (ui);
  g_assert_true (muster_test_ui_says (ui, "Skirmish at the ford (2) · Pitched battle"));
  muster_test_ui_show_page (ui, "battles");
  g_assert_true (muster_test_ui_says (ui, "Skirmish at the ford"));
  g_assert_true (muster_test_ui_says (ui, "Skirmish at the ford (2)"));
  g_assert_true (muster_test_ui_says (ui, "2 battles"));
}

static gboolean
has_battle_open (gpointer data)
{
  return muster_window_pages_get_session (MUSTER_WINDOW (data)) != NULL;
}

static void
write_file (MusterTestUi *ui,
            const char   *name,
            const char   *text,
            char        **path)
{
  g_autoptr (GError) error = NULL;

  *path = muster_test_dir_build (ui->dir, name);
  g_assert_true (muster_files_write (*path, text, -1, &error));
  g_assert_no_error (error);
}

static const char BATTLE_FILE[] =
  "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"kings\","
  " \"title\": \"From a friend\", \"sides\": ["
  "{\"id\": \"red\", \"name\": \"Column\", \"units\": ["
  "{\"id\": \"r1\", \"name\": \"1st company\", \"type\": \"regular-infantry\"}]},"
  "{\"id\": \"blue\", \"name\": \"Tribes\", \"units\": ["
  "{\"id\": \"b2\", \"name\": \"2nd band\", \"type\": \"tribal-infantry\"}]}],"
  " \"log\": []}";

static void
test_a_battle_file_is_opened_and_kept (MusterTestUi  *ui,
                                       gconstpointer  data)
{
  g_autofree char *path = NULL;
  g_autoptr (GFile) file = NULL;

  write_file (ui, "friend.muster-battle", BATTLE_FILE, &path);
  file = g_file_new_for_path (path);
  g_application_open (G_APPLICATION (ui->application), &file, 1, "");
  g_assert_true (muster_test_wait_until (has_battle_open, ui->window, MUSTER_TEST_PATIENCE));
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_says (ui, "From a friend · Pitched battle"));
  g_assert_cmpuint (muster_test_count_ledgers (get_battles (ui)), ==, 1);
}

static void
test_a_wrong_file_is_said_to_be_wrong (MusterTestUi  *ui,
                                       gconstpointer  data)
{
  static const char *const texts[] = { "", "{", "[]", "{\"format\": \"muster-battle\"}",
                                       "{\"format\": \"other\", \"version\": 1}" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *path = NULL;
      g_autoptr (GFile) file = NULL;

      write_file (ui, "wrong.muster-battle", texts[i], &path);
      file = g_file_new_for_path (path);
      muster_test_ui_open_file (ui, file);
      g_assert_true (muster_test_wait_until (has_dialog, ui, MUSTER_TEST_PATIENCE));
      muster_test_ui_settle ();
      g_assert_true (muster_test_ui_shows (GTK_WIDGET (find_dialog (ui)),
                                           "The File Could Not Be Opened"));
      close_dialog (ui);
    }
  g_assert_cmpuint (muster_test_count_ledgers (get_battles (ui)), ==, 0);
}

static void
test_a_deleted_battle_can_be_taken_back (MusterTestUi  *ui,
                                         gconstpointer  data)
{
  gint64 id = add_sample (ui);

  muster_test_ui_show_page (ui, "battles");
  muster_test_ui_activate (ui, "win.remove-battle", g_variant_new_int64 (id));
  g_assert_true (muster_test_ui_says (ui, "No Battles Yet"));
  g_assert_true (muster_test_ui_says (ui, "“Skirmish at the ford” was deleted"));
  muster_test_ui_click (muster_test_ui_find_button (GTK_WIDGET (ui->window), "Undo"));
  g_assert_true (muster_test_ui_says (ui, "Skirmish at the ford"));
  g_assert_cmpuint (muster_test_count_ledgers (get_battles (ui)), ==, 1);
}

static void
test_a_deleted_battle_is_gone_with_the_window (MusterTestUi  *ui,
                                               gconstpointer  data)
{
  g_autoptr (MusterStore) store = g_object_ref (muster_test_ui_get_store (ui));
  gint64 id = add_sample (ui);

  muster_test_ui_show_page (ui, "battles");
  muster_test_ui_activate (ui, "win.remove-battle", g_variant_new_int64 (id));
  g_assert_cmpuint (muster_test_count_ledgers (muster_store_get_battles (store)), ==, 1);
  gtk_window_close (GTK_WINDOW (ui->window));
  muster_test_ui_settle ();
  g_assert_cmpuint (muster_test_count_ledgers (muster_store_get_battles (store)), ==, 0);
}

static void
test_the_archive_keeps_battles_out_of_the_way (MusterTestUi  *ui,
                                               gconstpointer  data)
{
  gint64 id = add_sample (ui);

  muster_test_ui_show_page (ui, "battles");
  muster_test_ui_activate (ui, "win.archive-battle", g_variant_new_int64 (id));
  g_assert_true (muster_test_ui_says (ui, "No Battles Yet"));
  muster_test_ui_activate (ui, "win.bring-back-battle", g_variant_new_int64 (id));
  g_assert_true (muster_test_ui_says (ui, "Skirmish at the ford"));
}

static void
test_search_finds_by_title_and_side (MusterTestUi  *ui,
                                     gconstpointer  data)
{
  static const struct
  {
    const char *words;
    gboolean found;
  } cases[] = {
    { "ford", TRUE }, { "VALLEY", TRUE }, { "elephant", FALSE }, { "", TRUE },
  };
  GtkWidget *entry;

  add_sample (ui);
  muster_test_ui_activate (ui, "win.search", NULL);
  entry = muster_test_ui_find (GTK_WIDGET (ui->window), GTK_TYPE_SEARCH_ENTRY);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gtk_editable_set_text (GTK_EDITABLE (entry), cases[i].words);
      g_signal_emit_by_name (entry, "search-changed");
      muster_test_ui_settle ();
      g_assert_true (cases[i].found ? muster_test_ui_says_not (ui, "Nothing Found")
                                    : muster_test_ui_says (ui, "Nothing Found"));
    }
}

static void
test_the_window_remembers_its_page (MusterTestUi  *ui,
                                    gconstpointer  data)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  g_autofree char *page = NULL;

  muster_test_ui_show_page (ui, "battles");
  page = g_settings_get_string (settings, "last-page");
  g_assert_cmpstr (page, ==, "battles");
  muster_test_ui_show_page (ui, "desk");
}

static void
test_preferences_change_how_dice_are_entered (MusterTestUi  *ui,
                                              gconstpointer  data)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);

  add_sample (ui);
  g_assert_false (muster_battle_session_get_rolls_first (muster_window_pages_get_session (ui->window)));
  g_settings_set_string (settings, "dice-entry", "rolled");
  muster_test_ui_settle ();
  g_assert_true (muster_battle_session_get_rolls_first (muster_window_pages_get_session (ui->window)));
  g_settings_reset (settings, "dice-entry");
}

static void
test_dialogs_open_and_close (MusterTestUi  *ui,
                             gconstpointer  data)
{
  static const char *const actions[] = { "preferences", "about" };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_action_group_activate_action (G_ACTION_GROUP (ui->application), actions[i], NULL);
      muster_test_ui_settle ();
      g_assert_nonnull (find_dialog (ui));
      close_dialog (ui);
    }
}

#define ADD(name, function)                                                             \
  g_test_add ("/window/" name, MusterTestUi, NULL, muster_test_ui_set_up, function, \
              muster_test_ui_tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  ADD ("a-newcomer-sees-what-muster-is", test_a_newcomer_sees_what_muster_is);
  ADD ("the-desk-offers-three-things", test_the_desk_offers_three_things);
  ADD ("about-says-where-to-turn", test_about_says_where_to_turn);
  ADD ("the-keys-are-shown-when-asked-for", test_the_keys_are_shown_when_asked_for);
  ADD ("every-page-has-a-key", test_every_page_has_a_key);
  ADD ("a-battle-is-resumed-from-the-desk", test_a_battle_is_resumed_from_the_desk);
  ADD ("a-battle-can-come-before-the-first-frame", test_a_battle_can_come_before_the_first_frame);
  ADD ("the-same-sample-twice-gets-another-title", test_the_same_sample_twice_gets_another_title);
  ADD ("a-battle-file-is-opened-and-kept", test_a_battle_file_is_opened_and_kept);
  ADD ("a-wrong-file-is-said-to-be-wrong", test_a_wrong_file_is_said_to_be_wrong);
  ADD ("a-deleted-battle-can-be-taken-back", test_a_deleted_battle_can_be_taken_back);
  ADD ("a-deleted-battle-is-gone-with-the-window", test_a_deleted_battle_is_gone_with_the_window);
  ADD ("the-archive-keeps-battles-out-of-the-way", test_the_archive_keeps_battles_out_of_the_way);
  ADD ("search-finds-by-title-and-side", test_search_finds_by_title_and_side);
  ADD ("the-window-remembers-its-page", test_the_window_remembers_its_page);
  ADD ("preferences-change-how-dice-are-entered", test_preferences_change_how_dice_are_entered);
  ADD ("dialogs-open-and-close", test_dialogs_open_and_close);

  return g_test_run ();
}
