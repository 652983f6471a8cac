/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "app/campaign/muster-campaign-page.h"
#include "app/window/muster-window-private.h"
#include "muster-test-campaign.h"
#include "muster-test-store.h"
#include "muster-test-ui.h"

/* House rules, pictures of the journal, and the way between a campaign and its battles. */

static GtkWidget *
find_page (MusterTestUi *ui)
{
  return muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CAMPAIGN_PAGE);
}

static MusterCampaign *
get_campaign (MusterTestUi *ui)
{
  return muster_campaign_page_get_campaign (MUSTER_CAMPAIGN_PAGE (find_page (ui)));
}

static GtkWidget *
find_titled (const char *title)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (g_strcmp0 (gtk_window_get_title (GTK_WINDOW (window)), title) == 0)
        return window;
    }
  g_error ("There is no window “%s”", title);
}

/* A battle that has not begun leaves the main button as it was, and Back leads to the campaign. */
static void
test_unfought_battle_is_still_fought (MusterTestUi  *ui,
                                      gconstpointer  data)
{
  MusterLedgerStore *campaigns = muster_store_get_campaigns (muster_test_ui_get_store (ui));
  g_autoptr (MusterStoreList) list = NULL;
  g_autoptr (MusterLedgerRow) row = NULL;
  g_autofree char *chapter = NULL;
  g_autofree char *label = NULL;

  muster_test_ui_activate (ui, "win.show-page", g_variant_new_string ("campaigns"));
  muster_test_ui_activate (ui, "win.new-campaign", NULL);
  muster_test_ui_settle ();
  muster_test_ui_click (muster_test_ui_find_button (find_titled ("New Campaign"), "Begin"));
  g_assert_true (muster_test_ui_wait_page (ui, "campaign"));
  muster_test_ui_settle ();
  chapter = g_strdup (muster_campaign_state_get_def (muster_campaign_get_present (get_campaign (ui)),
                                                     MUSTER_CAMPAIGN_CHAPTERS, 0)->id);
  label = g_strdup_printf ("Fight “%s”",
                           muster_campaign_state_get_def (muster_campaign_get_present (get_campaign (ui)),
                                                          MUSTER_CAMPAIGN_CHAPTERS, 0)->name);
  muster_test_ui_activate (ui, "win.campaign-fight", g_variant_new_string (chapter));
  g_assert_true (muster_test_ui_wait_page (ui, "plan"));
  list = muster_ledger_store_list (campaigns);
  row = g_list_model_get_item (G_LIST_MODEL (list), 0);
  muster_window_campaigns_open (ui->window, muster_ledger_row_get_id (row));
  g_assert_true (muster_test_ui_wait_page (ui, "campaign"));
  muster_test_ui_settle ();
  g_assert_cmpint (
    muster_campaign_state_get_chapter (muster_campaign_get_present (get_campaign (ui)), 0)->status, ==,
    MUSTER_CAMPAIGN_OPEN);
  muster_test_ui_click (muster_test_ui_find_button (find_page (ui), label));
  g_assert_true (muster_test_ui_wait_page (ui, "plan"));
  muster_test_ui_settle ();
  muster_test_ui_click (muster_test_ui_find_id (GTK_WIDGET (muster_window_pages_get_plan_page (ui->window)),
                                                "start"));
  g_assert_true (muster_test_ui_wait_page (ui, "battle"));
  muster_test_ui_activate (ui, "win.back", NULL);
  g_assert_true (muster_test_ui_wait_page (ui, "campaign"));
  /* It has begun. */
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_hides (find_page (ui), label));
  muster_test_ui_activate (ui, "win.back", NULL);
  g_assert_true (muster_test_ui_wait_page (ui, "campaigns"));

  /* From the Desk it leads back there. */
  muster_test_ui_activate (ui, "win.show-page", g_variant_new_string ("desk"));
  muster_window_campaigns_open (ui->window, muster_ledger_row_get_id (row));
  g_assert_true (muster_test_ui_wait_page (ui, "campaign"));
  muster_test_ui_activate (ui, "win.back", NULL);
  g_assert_true (muster_test_ui_wait_page (ui, "desk"));
}

static GtkWidget *
find_named (GtkWidget  *widget,
            const char *name)
{
  GtkWidget *found = g_str_equal (gtk_widget_get_name (widget), name) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); found == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_named (child, name);
  return found;
}

/* Changes what a win is worth by the buttons of the rules. */
static void
change_points (void)
{
  GtkWidget *form;

  gtk_widget_activate_action (find_named (find_titled ("How We Play"), "points C-RET-04"), "rules.edit", "s",
                              "points C-RET-04");
  muster_test_ui_settle ();
  form = find_titled ("Change the Rules");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (muster_test_ui_find (form, GTK_TYPE_SPIN_BUTTON)), 9);
  muster_test_ui_click (muster_test_ui_find_button (form, "Record"));
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_shows (find_titled ("How We Play"),
                                       "Campaign points: 9 for a win, 1 for a draw, 0 for a loss."));
  gtk_window_destroy (GTK_WINDOW (find_titled ("How We Play")));
}

/* C-RULE-01: house rules in the window, before a campaign and in its course. */
static void
test_rules_are_changed (MusterTestUi  *ui,
                        gconstpointer  data)
{
  const MusterCampaignRules *rules;
  guint length;

  muster_test_ui_activate (ui, "win.new-campaign", NULL);
  muster_test_ui_settle ();
  muster_test_ui_click (muster_test_ui_find_button (find_titled ("New Campaign"), "Change the Rules…"));
  muster_test_ui_settle ();
  change_points ();
  muster_test_ui_click (muster_test_ui_find_button (find_titled ("New Campaign"), "Begin"));
  g_assert_true (muster_test_ui_wait_page (ui, "campaign"));
  rules = muster_campaign_get_rules (muster_campaign_get_setup (get_campaign (ui)),
                                     muster_campaign_get_present (get_campaign (ui)));
  g_assert_cmpint (rules->points[MUSTER_CAMPAIGN_WIN], ==, 9);
  length = muster_ledger_get_length (get_campaign (ui));
  g_assert_cmpuint (length, ==, 0);

  muster_test_ui_activate (ui, "win.campaign-rules", NULL);
  muster_test_ui_settle ();
  gtk_widget_activate_action (find_named (find_titled ("How We Play"), "casualties"), "rules.edit", "s",
                              "new-card");
  muster_test_ui_settle ();
  gtk_editable_set_text (
    GTK_EDITABLE (muster_test_ui_find (find_titled ("Change the Rules"), GTK_TYPE_ENTRY)), "Rain");
  muster_test_ui_click (muster_test_ui_find_button (find_titled ("Change the Rules"), "Record"));
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_shows (find_titled ("How We Play"), "Rain"));
  rules = muster_campaign_get_rules (muster_campaign_get_setup (get_campaign (ui)),
                                     muster_campaign_get_present (get_campaign (ui)));
  g_assert_cmpuint (rules->cards->len, >=, 1);
  g_assert_cmpuint (muster_ledger_get_length (get_campaign (ui)), ==, 1);
  gtk_window_destroy (GTK_WINDOW (find_titled ("How We Play")));
}

static GFile *
write_picture (MusterTestUi *ui)
{
  static const guint8 pixels[4 * 4 * 4] = { 200, 40, 40, 255 };
  g_autoptr (GBytes) bytes = g_bytes_new_static (pixels, sizeof pixels);
  g_autoptr (GdkTexture) texture = gdk_memory_texture_new (4, 4, GDK_MEMORY_R8G8B8A8, bytes, 16);
  g_autofree char *folder = g_dir_make_tmp ("muster-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "photo.png", NULL);

  g_assert_true (gdk_texture_save_to_png (texture, path));
  return g_file_new_for_path (path);
}

static char **
dup_pictures (MusterTestUi *ui,
              guint         index)
{
  return muster_campaign_log_entry_dup_pictures (muster_ledger_get_entry (get_campaign (ui), index));
}

static gboolean
has_picture (gpointer ui)
{
  g_auto (GStrv) pictures = dup_pictures (ui, 0);

  return pictures[0] != NULL;
}

static gboolean
asks_for_note (gpointer data)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (g_strcmp0 (gtk_window_get_title (GTK_WINDOW (window)), "A Note With a Picture") == 0)
        return TRUE;
    }
  return FALSE;
}

/* C-MISC-04: a note has several paragraphs and pictures, kept in the file like portraits. */
static void
test_note_has_pictures (MusterTestUi  *ui,
                        gconstpointer  data)
{
  static const MusterCampaignCase description = { "a campaign", "", "note {'text': 'It rained'}", "" };
  g_autofree char *text = muster_campaign_case_to_file (&description);
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  MusterLedgerStore *campaigns = muster_store_get_campaigns (muster_test_ui_get_store (ui));
  g_autoptr (GFile) file = write_picture (ui);
  g_auto (GStrv) pictures = NULL;
  GtkWidget *form, *view;
  gint64 id = 0;

  g_assert_true (muster_test_import_campaign (campaigns, library, text, strlen (text), "campaign", &id,
                                              NULL));
  muster_window_campaigns_open (ui->window, id);
  g_assert_true (muster_test_ui_wait_page (ui, "campaign"));
  muster_campaign_page_show_part (MUSTER_CAMPAIGN_PAGE (find_page (ui)), "journal");
  muster_test_ui_settle ();
  muster_window_campaign_pictures_add (ui->window, 0, file);
  g_assert_true (muster_test_wait_until (has_picture, ui, MUSTER_TEST_PATIENCE));
  muster_window_campaign_pictures_add (ui->window, -1, file);
  g_assert_true (muster_test_wait_until (asks_for_note, NULL, MUSTER_TEST_PATIENCE));
  g_assert_true (g_file_delete (file, NULL, NULL));

  form = find_titled ("A Note With a Picture");
  view = muster_test_ui_find (form, GTK_TYPE_TEXT_VIEW);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)), "At the ford.\n\nNobody fell.",
                            -1);
  muster_test_ui_click (muster_test_ui_find_button (form, "Record"));
  muster_test_ui_settle ();
  pictures = dup_pictures (ui, 1);
  g_assert_cmpuint (g_strv_length (pictures), ==, 1);
  g_assert_cmpstr (muster_campaign_order_get_text (muster_campaign_log_entry_get_order (
                     muster_ledger_get_entry (get_campaign (ui), 1)), "text"), ==,
                   "At the ford.\n\nNobody fell.");
  /* What is shown is the copy in the data file. */
  g_assert_nonnull (muster_test_ui_find (find_page (ui), GTK_TYPE_PICTURE));
}

#define ADD(name, function)                                                                               \
  g_test_add ("/campaign-house-rules/" name, MusterTestUi, NULL, muster_test_ui_set_up, function,         \
              muster_test_ui_tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  ADD ("rules-are-changed", test_rules_are_changed);
  ADD ("note-has-pictures", test_note_has_pictures);
  ADD ("unfought-battle-is-still-fought", test_unfought_battle_is_still_fought);

  return g_test_run ();
}
