/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "app/campaign/muster-campaign-page.h"
#include "app/campaign/muster-campaign-record-view.h"
#include "app/campaign/muster-careers-view.h"
#include "app/campaign/muster-gazette-window.h"
#include "app/print/muster-print-preview.h"
#include "core/campaign/muster-sample-campaign.h"
#include "muster-test-ui.h"
#include "muster-test-store.h"

/* The sample campaign in the window: its sheets, its newspaper, its careers. */

#define NARROW 360

static void
open_sample (MusterTestUi *ui)
{
  MusterStore *store = muster_test_ui_get_store (ui);
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (GBytes) bytes = muster_sample_campaign_load (MUSTER_SAMPLE_CAMPAIGN_FILE);
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  muster_test_import_campaign (muster_store_get_campaigns (store), library, g_bytes_get_data (bytes, NULL),
                               g_bytes_get_size (bytes), "sample", &id, &error);
  g_assert_no_error (error);
  muster_window_campaigns_open (ui->window, id);
  g_assert_true (muster_test_ui_wait_page (ui, "campaign"));
  muster_test_ui_settle ();
}

static void
choose_in_row (GtkWidget  *root,
               const char *title,
               const char *words)
{
  AdwComboRow *row = ADW_COMBO_ROW (muster_test_ui_find_row (root, ADW_TYPE_COMBO_ROW, title));
  GListModel *model = adw_combo_row_get_model (row);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    if (g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (model), i), words))
      {
        adw_combo_row_set_selected (row, i);
        muster_test_ui_settle ();
        return;
      }
  g_error ("“%s” cannot be chosen", words);
}

static GtkTextBuffer *
get_buffer (GtkWidget *dialog)
{
  return gtk_text_view_get_buffer (GTK_TEXT_VIEW (muster_test_ui_find (dialog, GTK_TYPE_TEXT_VIEW)));
}

static gboolean
says (GtkWidget  *dialog,
      const char *words)
{
  g_autofree char *text = NULL;

  g_object_get (get_buffer (dialog), "text", &text, NULL);
  return strstr (text, words) != NULL;
}

static void
test_its_sheets_are_printed (MusterTestUi  *ui,
                             gconstpointer  data)
{
  GtkWidget *preview;

  open_sample (ui);
  muster_test_ui_activate (ui, "win.campaign-print", NULL);
  preview = muster_test_ui_find_window (MUSTER_TYPE_PRINT_PREVIEW);
  muster_test_ui_settle ();
  choose_in_row (preview, "Sheet", "Briefing: Valley Clans");
  choose_in_row (preview, "Sheet", "Gazette: for everybody");
  g_assert_true (muster_test_ui_shows (preview, "1 page"));
  gtk_window_destroy (GTK_WINDOW (preview));
}

/* A file for each side, named so that nobody opens the wrong one. What is there already stays as it is. */
static void
test_all_briefings_are_saved (MusterTestUi  *ui,
                              gconstpointer  data)
{
  static const char *const SIDES[] = { "Field Force", "Valley Clans" };
  g_autofree char *folder = muster_test_dir_build (ui->dir, "briefings");
  const char *const paths[] = { folder, NULL };

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  open_sample (ui);
  muster_test_ui_activate (ui, "win.campaign-briefings", NULL);
  muster_test_ui_choose_files (paths);
  muster_test_ui_settle ();
  for (guint i = 0; i < G_N_ELEMENTS (SIDES); i++)
    {
      g_autofree char *name = g_strdup_printf ("The Valley War – briefing for %s.pdf", SIDES[i]);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *text = NULL;
      g_autoptr (GError) error = NULL;

      g_file_get_contents (path, &text, NULL, &error);
      g_assert_no_error (error);
      g_assert_true (g_str_has_prefix (text, "%PDF-"));
      g_assert_true (g_file_set_contents (path, "mine", -1, NULL));
    }
  g_assert_true (muster_test_ui_shows (GTK_WIDGET (ui->window), "2 briefings are saved"));

  muster_test_ui_activate (ui, "win.campaign-briefings", NULL);
  muster_test_ui_choose_files (paths);
  muster_test_ui_settle ();
  for (guint i = 0; i < G_N_ELEMENTS (SIDES); i++)
    {
      g_autofree char *name = g_strdup_printf ("The Valley War – briefing for %s.pdf", SIDES[i]);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *text = NULL;

      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      g_assert_cmpstr (text, ==, "mine");
    }
  gtk_window_destroy (GTK_WINDOW (muster_test_ui_find_window (ADW_TYPE_MESSAGE_DIALOG)));
}

/* While careers are being read the page may be left: nothing is printed then. */
static void
test_nothing_is_printed_of_another (MusterTestUi  *ui,
                                    gconstpointer  data)
{
  open_sample (ui);
  gtk_widget_activate_action (GTK_WIDGET (ui->window), "win.campaign-print", NULL);
  open_sample (ui);
  g_assert_false (muster_test_ui_has_window (MUSTER_TYPE_PRINT_PREVIEW));
}

static GtkWidget *
open_gazette (MusterTestUi *ui)
{
  GtkWidget *dialog;

  open_sample (ui);
  muster_test_ui_activate (ui, "win.campaign-gazette", NULL);
  dialog = muster_test_ui_find_window (MUSTER_TYPE_GAZETTE_WINDOW);
  muster_test_ui_settle ();
  return dialog;
}

static void
test_a_newspaper_is_edited_and_printed (MusterTestUi  *ui,
                                        gconstpointer  data)
{
  GtkWidget *dialog = open_gazette (ui);
  GtkWidget *preview;
  int width;

  gtk_widget_measure (dialog, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, NARROW);
  gtk_text_buffer_insert_at_cursor (get_buffer (dialog), "# Extra\n\n", -1);
  choose_in_row (dialog, "Edition", "Valley Clans");
  g_assert_false (says (dialog, "Extra"));
  /* What belongs to another edition does not come back by undoing. */
  g_assert_false (gtk_text_buffer_get_can_undo (get_buffer (dialog)));
  choose_in_row (dialog, "Edition", "For everybody");
  g_assert_true (says (dialog, "Extra"));

  muster_test_ui_click (muster_test_ui_find_action (dialog, "gazette.print"));
  preview = muster_test_ui_find_window (MUSTER_TYPE_PRINT_PREVIEW);
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_shows (preview, "1 page"));
  gtk_window_destroy (GTK_WINDOW (preview));
  muster_test_ui_settle ();

  /* Printed, it is not asked for. */
  gtk_window_close (GTK_WINDOW (dialog));
  muster_test_ui_settle ();
  g_assert_false (muster_test_ui_has_window (MUSTER_TYPE_GAZETTE_WINDOW));
}

static void
test_what_was_edited_is_not_lost_unasked (MusterTestUi  *ui,
                                          gconstpointer  data)
{
  GtkWidget *dialog = open_gazette (ui);

  gtk_text_buffer_insert_at_cursor (get_buffer (dialog), "Extra! ", -1);
  gtk_window_close (GTK_WINDOW (dialog));
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_has_window (MUSTER_TYPE_GAZETTE_WINDOW));
  gtk_window_destroy (GTK_WINDOW (muster_test_ui_find_window (ADW_TYPE_MESSAGE_DIALOG)));
  muster_test_ui_settle ();

  muster_test_ui_click (muster_test_ui_find_action (dialog, "gazette.revert"));
  g_assert_false (says (dialog, "Extra!"));
  gtk_text_buffer_undo (get_buffer (dialog));
  g_assert_true (says (dialog, "Extra!"));
  muster_test_ui_click (muster_test_ui_find_action (dialog, "gazette.revert"));
  gtk_window_close (GTK_WINDOW (dialog));
  muster_test_ui_settle ();
  g_assert_false (muster_test_ui_has_window (MUSTER_TYPE_GAZETTE_WINDOW));
}

static GtkWidget *
open_record (MusterTestUi *ui,
             const char   *kind,
             const char   *id)
{
  muster_test_ui_activate (ui, "win.campaign-record", g_variant_new ("(ss)", kind, id));
  muster_test_ui_settle ();
  return muster_test_ui_find_window (ADW_TYPE_WINDOW);
}

static void
test_a_service_record_is_read (MusterTestUi  *ui,
                               gconstpointer  data)
{
  GtkWidget *record;
  int width;

  open_sample (ui);
  record = open_record (ui, "leader", "osman");
  g_assert_true (muster_test_ui_shows (record, "Osman"));
  g_assert_true (muster_test_ui_shows (record, "Valley Host · Valley Clans"));
  g_assert_true (muster_test_ui_shows (record, "Died"));
  g_assert_nonnull (muster_test_ui_find_row (record, ADW_TYPE_ACTION_ROW, "Deeds"));
  gtk_widget_measure (record, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, NARROW);
  muster_test_ui_click (muster_test_ui_find_button (record, "Print…"));
  gtk_window_destroy (GTK_WINDOW (muster_test_ui_find_window (MUSTER_TYPE_PRINT_PREVIEW)));
  gtk_window_destroy (GTK_WINDOW (record));
  muster_test_ui_settle ();

  record = open_record (ui, "unit", "1st-company");
  g_assert_true (muster_test_ui_shows (record, "1st Company"));
  gtk_window_destroy (GTK_WINDOW (record));
}

/* From the list of leaders, the dead with them. */
static void
test_leaders_lead_to_their_records (MusterTestUi  *ui,
                                    gconstpointer  data)
{
  MusterCampaignPage *page;
  GtkWidget *row;

  open_sample (ui);
  page = MUSTER_CAMPAIGN_PAGE (muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CAMPAIGN_PAGE));
  muster_campaign_page_show_part (page, "forces");
  muster_test_ui_settle ();
  row = muster_test_ui_find_row (GTK_WIDGET (page), ADW_TYPE_ACTION_ROW, "Osman");
  g_assert_nonnull (row);
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "dead"));
  g_signal_emit_by_name (row, "activate");
  muster_test_ui_settle ();
  row = muster_test_ui_find_window (ADW_TYPE_WINDOW);
  g_assert_true (muster_test_ui_shows (row, "Timeline"));
  gtk_window_destroy (GTK_WINDOW (row));
}

typedef struct
{
  MusterTestUi *ui;
  const char *text;
} Saying;

static gboolean
is_said (gpointer data)
{
  const Saying *saying = data;

  return muster_test_ui_says (saying->ui, saying->text);
}

static void
wait_for (MusterTestUi *ui,
          const char   *text)
{
  Saying saying = { ui, text };

  g_assert_true (muster_test_wait_until (is_said, &saying, MUSTER_TEST_PATIENCE));
}

/* The window of a service record, if there is one. */
static GtkWidget *
find_record (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (muster_test_ui_find (window, MUSTER_TYPE_CAMPAIGN_RECORD_VIEW) != NULL)
        return window;
    }
  return NULL;
}

/* Everybody, and what the campaign has seen; read when it is first looked at. */
static void
test_careers_are_a_part (MusterTestUi  *ui,
                         gconstpointer  data)
{
  MusterCampaignPage *page;
  GtkWidget *row;

  open_sample (ui);
  page = MUSTER_CAMPAIGN_PAGE (muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CAMPAIGN_PAGE));
  muster_campaign_page_show_part (page, "careers");
  wait_for (ui, "Firsts and Records");
  row = muster_test_ui_find (GTK_WIDGET (page), MUSTER_TYPE_CAREERS_VIEW);
  row = muster_test_ui_find_row (row, ADW_TYPE_ACTION_ROW, "Osman");
  g_signal_emit_by_name (row, "activate");
  muster_test_ui_settle ();
  row = muster_test_ui_find_window (ADW_TYPE_WINDOW);
  g_assert_true (muster_test_ui_shows (row, "Timeline"));
  gtk_window_destroy (GTK_WINDOW (row));
}

/* A force that is in no campaign has them too. */
static void
test_a_force_has_service_records (MusterTestUi  *ui,
                                  gconstpointer  data)
{
  MusterStore *store = muster_test_ui_get_store (ui);
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  MusterRuleset *ruleset = muster_library_find_ruleset (library, "kings");
  GPtrArray *starters = muster_catalog_get_starter_forces (muster_ruleset_get_catalog (ruleset));
  g_autoptr (MusterForce) force = muster_force_new_from_starter (ruleset, starters->pdata[0]);
  g_autoptr (GError) error = NULL;
  GtkWidget *list, *record, *row;
  gint64 id;

  muster_force_store_rules_save (muster_store_get_forces (store), force, &error);
  g_assert_no_error (error);
  id = muster_force_store_find (muster_store_get_forces (store), muster_force_get_id (force));
  muster_test_ui_activate (ui, "win.force-careers", g_variant_new_int64 (id));
  muster_test_ui_settle ();
  list = muster_test_ui_find_window (ADW_TYPE_WINDOW);
  g_assert_true (muster_test_ui_shows (list, "Units"));
  row = muster_test_ui_find (list, ADW_TYPE_ACTION_ROW);
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "has not fought yet"));
  g_signal_emit_by_name (row, "activate");
  muster_test_ui_settle ();
  record = find_record ();
  g_assert_nonnull (record);
  muster_test_ui_click (muster_test_ui_find_button (record, "Print…"));
  gtk_window_destroy (GTK_WINDOW (muster_test_ui_find_window (MUSTER_TYPE_PRINT_PREVIEW)));
  gtk_window_destroy (GTK_WINDOW (record));
  gtk_window_destroy (GTK_WINDOW (list));
}


/* The rules of a group come as a file. */
static void
test_rules_come_as_a_file (MusterTestUi  *ui,
                           gconstpointer  data)
{
  g_autofree char *path = muster_test_dir_build (ui->dir, "rules.json");
  g_autoptr (GFile) file = g_file_new_for_path (path);

  open_sample (ui);
  muster_test_ui_activate (ui, "win.campaign-share-preset", NULL);
  muster_test_ui_save_as (path);
  wait_for (ui, "The rules were saved as a file");
  muster_test_ui_open_file (ui, file);
  wait_for (ui, "You can now choose the rules “Our rules” for new campaigns");
}

/* A campaign with all that belongs to it goes out, and is known when it comes in again. */
static void
test_a_bundle_goes_out_and_comes_in (MusterTestUi  *ui,
                                     gconstpointer  data)
{
  MusterLedgerStore *campaigns = muster_store_get_campaigns (muster_test_ui_get_store (ui));
  g_autofree char *path = muster_test_dir_build (ui->dir, "war.muster-bundle");
  g_autoptr (GFile) file = g_file_new_for_path (path);

  open_sample (ui);
  muster_test_ui_activate (ui, "win.export-bundle", g_variant_new_int64 (0));
  muster_test_ui_save_as (path);
  wait_for (ui, "The campaign was exported with all that belongs to it");
  muster_test_ui_open_file (ui, file);
  wait_for (ui, "You already have all of this");
  g_assert_cmpuint (muster_test_count_ledgers (campaigns), ==, 1);
  /* Its battles are not here, which was told. */
  gtk_window_destroy (GTK_WINDOW (muster_test_ui_find_window (ADW_TYPE_MESSAGE_DIALOG)));
}

static MusterCampaign *
get_campaign (MusterTestUi *ui)
{
  return muster_campaign_page_get_campaign (MUSTER_CAMPAIGN_PAGE (
    muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CAMPAIGN_PAGE)));
}

/* The open campaign as it is, in a file. */
static GFile *
export_bundle (MusterTestUi *ui,
               const char   *name)
{
  g_autofree char *path = muster_test_dir_build (ui->dir, name);

  muster_test_ui_activate (ui, "win.export-bundle", g_variant_new_int64 (0));
  muster_test_ui_save_as (path);
  wait_for (ui, "The campaign was exported with all that belongs to it");
  gtk_window_destroy (GTK_WINDOW (muster_test_ui_find_window (ADW_TYPE_MESSAGE_DIALOG)));
  return g_file_new_for_path (path);
}

static void
choose_colour (MusterTestUi *ui,
               const char   *side,
               const char   *colour)
{
  muster_test_ui_activate (ui, "win.campaign-colour", g_variant_new ("(ss)", side, colour));
}

static void
test_an_older_bundle_is_known (MusterTestUi  *ui,
                               gconstpointer  data)
{
  MusterLedgerStore *campaigns = muster_store_get_campaigns (muster_test_ui_get_store (ui));
  g_autoptr (GFile) file = NULL;
  guint length;

  open_sample (ui);
  file = export_bundle (ui, "war.muster-bundle");
  choose_colour (ui, "clans", "teal");
  length = muster_ledger_get_length (get_campaign (ui));
  muster_test_ui_open_file (ui, file);
  wait_for (ui, "You already have all of this");
  g_assert_cmpuint (muster_test_count_ledgers (campaigns), ==, 1);
  g_assert_cmpuint (muster_ledger_get_length (get_campaign (ui)), ==, length);
}

static void
remove_first (MusterLedgerStore *store)
{
  g_autoptr (MusterStoreList) list = muster_ledger_store_list (store);
  g_autoptr (MusterLedgerRow) row = g_list_model_get_item (G_LIST_MODEL (list), 0);
  g_autoptr (GError) error = NULL;

  muster_ledger_store_remove (store, muster_ledger_row_get_id (row), &error);
  g_assert_no_error (error);
}

/* Both logs are shown from the last common entry on, and one of the ways out is chosen. */
static void
test_what_went_on_here_and_there_is_decided (MusterTestUi  *ui,
                                             gconstpointer  data)
{
  MusterLedgerStore *campaigns = muster_store_get_campaigns (muster_test_ui_get_store (ui));
  g_autoptr (GFile) common = NULL;
  g_autoptr (GFile) there = NULL;
  GtkWidget *dialog;

  open_sample (ui);
  common = export_bundle (ui, "common.muster-bundle");
  choose_colour (ui, "clans", "teal");
  there = export_bundle (ui, "there.muster-bundle");
  muster_test_ui_show_page (ui, "desk");
  remove_first (campaigns);

  muster_test_ui_open_file (ui, common);
  wait_for (ui, "The campaign was imported with all that belongs to it");
  choose_colour (ui, "column", "orange");
  muster_test_ui_open_file (ui, there);
  dialog = muster_test_ui_find_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_true (muster_test_ui_shows (dialog, "It Went On Here and There"));
  g_assert_cmpuint (muster_test_count_ledgers (campaigns), ==, 1);
  muster_test_ui_choose (dialog, "Keep both");
  muster_test_ui_click (muster_test_ui_find_button (dialog, "Decide"));
  wait_for (ui, "It is decided; what was only here is a copy now");
  g_assert_cmpuint (muster_test_count_ledgers (campaigns), ==, 2);
}

#define ADD(name, function)                                                                                  \
  g_test_add ("/campaign-papers/" name, MusterTestUi, NULL, muster_test_ui_set_up, function,                \
              muster_test_ui_tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  ADD ("its-sheets-are-printed", test_its_sheets_are_printed);
  ADD ("all-briefings-are-saved", test_all_briefings_are_saved);
  ADD ("nothing-is-printed-of-another", test_nothing_is_printed_of_another);
  ADD ("a-newspaper-is-edited-and-printed", test_a_newspaper_is_edited_and_printed);
  ADD ("what-was-edited-is-not-lost-unasked", test_what_was_edited_is_not_lost_unasked);
  ADD ("a-service-record-is-read", test_a_service_record_is_read);
  ADD ("rules-come-as-a-file", test_rules_come_as_a_file);
  ADD ("a-bundle-goes-out-and-comes-in", test_a_bundle_goes_out_and_comes_in);
  ADD ("an-older-bundle-is-known", test_an_older_bundle_is_known);
  ADD ("what-went-on-here-and-there-is-decided", test_what_went_on_here_and_there_is_decided);
  ADD ("careers-are-a-part", test_careers_are_a_part);
  ADD ("a-force-has-service-records", test_a_force_has_service_records);
  ADD ("leaders-lead-to-their-records", test_leaders_lead_to_their_records);

  return g_test_run ();
}
