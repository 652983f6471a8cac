/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "app/campaign/muster-campaign-new-window.h"
#include "app/club/muster-evening-row.h"
#include "app/plan/muster-plan-page.h"
#include "muster-test-campaign.h"
#include "muster-test-club-window.h"
#include "muster-test-store.h"
#include "store/club/muster-club-occasions.h"
#include "store/muster-club-look.h"

/* What a secretary does in the dialogs of the club, and what is kept of it. */

static gboolean
has_seasons (const MusterClubContent *content,
             gconstpointer            data)
{
  g_autoptr (GString) said = g_string_new (NULL);

  for (guint i = 0; i < content->seasons->len; i++)
    {
      const MusterClubSeason *season = content->seasons->pdata[i];

      g_string_append_printf (said, "%s %s %s %d,%d,%d\n", season->name, season->from, season->to,
                              season->scoring.worth[0], season->scoring.worth[1], season->scoring.worth[2]);
    }
  return strcmp (said->str, data) == 0;
}

#define AUTUMN "2025/26 2025-09-01 2026-06-30 3,1,0\n"
#define CALENDAR "Calendar 2026-01-01 2026-12-31 2,1,0\n"

/* N-RESULT-05: named, of any days, overlapping, each with its scoring; changed, removed and taken back. */
static void
test_seasons (MusterTestUi  *ui,
              gconstpointer  data)
{
  GtkWidget *dialog, *seasons, *keep;

  fill (ui);
  muster_test_ui_activate (ui, "win.club-seasons", NULL);
  dialog = muster_test_ui_find_window (MUSTER_TYPE_CLUB_SEASONS_DIALOG);
  keep = muster_test_ui_find_id (dialog, "keep");
  g_assert_false (gtk_widget_get_sensitive (keep));
  type (dialog, "name", "2025/26");
  type (dialog, "from", "2025-09-01");
  type (dialog, "to", "2025-08-31");
  g_assert_false (gtk_widget_get_sensitive (keep));
  g_assert_true (muster_test_ui_has_id (dialog, "fault"));
  type (dialog, "to", "2026-06-30");
  g_assert_true (gtk_widget_get_sensitive (keep));
  type (dialog, "scoring", "3,1");
  g_assert_true (muster_test_ui_shows (dialog, "“3,1” is not three whole numbers, as in 3,1,0"));
  g_assert_false (gtk_widget_get_sensitive (keep));
  type (dialog, "scoring", "");
  muster_test_ui_click (keep);
  wait_for (ui, has_seasons, AUTUMN);
  g_assert_true (muster_test_ui_shows (dialog, "2025/26"));
  g_assert_true (muster_test_ui_shows (dialog, "1 September 2025 to 30 June 2026 · 3–1–0"));

  /* One that overlaps; then it is pressed, and changed. */
  type (dialog, "name", "Calendar");
  type (dialog, "from", "2026-01-01");
  type (dialog, "to", "2026-12-31");
  type (dialog, "scoring", "5,1,0");
  muster_test_ui_click (keep);
  seasons = muster_test_ui_find_id (dialog, "seasons");
  g_assert_true (muster_test_ui_shows (dialog, "Calendar"));
  g_signal_emit_by_name (seasons, "row-activated",
                         gtk_list_box_get_row_at_index (GTK_LIST_BOX (seasons), 1));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (muster_test_ui_find_id (dialog, "scoring"))), ==,
                   "5,1,0");
  type (dialog, "scoring", "2,1,0");
  muster_test_ui_click (keep);
  wait_for (ui, has_seasons, AUTUMN CALENDAR);

  muster_test_ui_click (muster_test_ui_find (
    GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (seasons), 0)), GTK_TYPE_BUTTON));
  wait_for (ui, has_seasons, CALENDAR);
  gtk_window_close (GTK_WINDOW (dialog));
  undo (ui);
  wait_for (ui, has_seasons, AUTUMN CALENDAR);
}

static const char BATTLE[] =
  "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"kings\", \"title\": \"Ours\", \"sides\": ["
  "{\"id\": \"red\", \"name\": \"Red\", \"players\": [{\"id\": \"p\", \"name\": \"Ann\"}],"
  " \"units\": [{\"id\": \"r1\", \"type\": \"regular-infantry\"}]},"
  "{\"id\": \"blue\", \"name\": \"Blue\", \"players\": [{\"id\": \"q\", \"name\": \"Ben\"}],"
  " \"units\": [{\"id\": \"b1\", \"type\": \"tribal-infantry\"}]}],"
  " \"log\": [{\"order\": \"end-battle\"}]}";

/* Its only result is of this day; "": there is none. */
static gboolean
is_of_day (const MusterClubContent *content,
           gconstpointer            day)
{
  const MusterClubResult *only = content->results->len > 0 ? content->results->pdata[0] : NULL;

  return content->results->len <= 1 && strcmp (only != NULL ? only->head.date : "", day) == 0;
}

static gint64
import (MusterTestUi *ui)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (GError) error = NULL;
  gint64 id;

  muster_test_import_battle (muster_store_get_battles (muster_test_ui_get_store (ui)), library, BATTLE,
                             strlen (BATTLE), "ours", &id, &error);
  g_assert_no_error (error);
  return id;
}

/* N-DATE-01, N-DATE-02: the day played, and whether it counts; afterwards, and taken back. */
static void
test_for_the_club (MusterTestUi  *ui,
                   gconstpointer  data)
{
  gint64 id = import (ui);
  g_autofree char *today = muster_club_occasions_dup_today ();
  AdwMessageDialog *form;
  GtkWidget *day;

  show_club (ui);
  wait_for (ui, is_of_day, today);
  muster_test_ui_activate (ui, "win.club-battle", g_variant_new_int64 (id));
  form = ADW_MESSAGE_DIALOG (muster_test_ui_find_window (ADW_TYPE_MESSAGE_DIALOG));
  day = muster_test_ui_find (GTK_WIDGET (form), ADW_TYPE_ENTRY_ROW);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (day)), ==, today);
  gtk_editable_set_text (GTK_EDITABLE (day), "2999-01-01");
  g_assert_false (adw_message_dialog_get_response_enabled (form, "keep"));
  g_assert_true (muster_test_ui_shows (GTK_WIDGET (form), "“2999-01-01” lies after today"));
  gtk_editable_set_text (GTK_EDITABLE (day), "2020-02-30");
  g_assert_false (adw_message_dialog_get_response_enabled (form, "keep"));
  gtk_editable_set_text (GTK_EDITABLE (day), "2020-02-29");
  g_assert_true (adw_message_dialog_get_response_enabled (form, "keep"));
  answer ("keep");
  wait_for (ui, is_of_day, "2020-02-29");

  muster_test_ui_activate (ui, "win.club-battle", g_variant_new_int64 (id));
  switch_to (muster_test_ui_find_window (ADW_TYPE_MESSAGE_DIALOG), FALSE);
  answer ("keep");
  wait_for (ui, is_of_day, "");
  undo (ui);
  wait_for (ui, is_of_day, "2020-02-29");
  undo (ui);
  wait_for (ui, is_of_day, today);
  /* What is only looked at stays. */
  muster_test_ui_activate (ui, "win.club-battle", g_variant_new_int64 (id));
  answer ("cancel");
  wait_for (ui, is_of_day, today);
}

#define FOUGHT \
  "open {'chapter': 'c1'}\n" \
  "return {'chapter': 'c1', 'source': 'paper', 'winner': 'red', 'score': {'red': 4, 'blue': 2}}"

static gboolean
is_date_button (GtkWidget     *widget,
                gconstpointer  data)
{
  const char *hint = gtk_widget_get_tooltip_text (widget);

  return GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) &&
         g_strcmp0 (hint, "Set the day on which this chapter was fought") == 0;
}

/* N-DATE-01: of a chapter on paper the day of its return, unless another is set. */
static void
test_the_day_of_a_chapter_on_paper (MusterTestUi  *ui,
                                    gconstpointer  data)
{
  const MusterCampaignCase words = { .name = "war", .setup = "title='The war'", .log = FOUGHT };
  g_autofree char *text = muster_campaign_case_to_file (&words);
  g_autofree char *today = muster_club_occasions_dup_today ();
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  AdwMessageDialog *form;
  GtkWidget *button, *day;
  gint64 id;

  g_assert_true (muster_test_import_campaign (muster_store_get_campaigns (muster_test_ui_get_store (ui)),
                                              library, text, strlen (text), "war", &id, NULL));
  show_club (ui);
  wait_for (ui, is_of_day, today);
  muster_club_page_show_section (MUSTER_CLUB_PAGE (get_page (ui)), "results");
  muster_test_ui_settle ();
  button = muster_test_ui_search (get_page (ui), is_date_button, NULL);
  g_assert_nonnull (button);
  muster_test_ui_click (button);
  form = ADW_MESSAGE_DIALOG (muster_test_ui_find_window (ADW_TYPE_MESSAGE_DIALOG));
  g_assert_true (g_str_has_prefix (adw_message_dialog_get_heading (form), "The war, "));
  day = muster_test_ui_find (GTK_WIDGET (form), ADW_TYPE_ENTRY_ROW);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (day)), ==, today);
  gtk_editable_set_text (GTK_EDITABLE (day), "2999-01-01");
  g_assert_false (adw_message_dialog_get_response_enabled (form, "keep"));
  gtk_editable_set_text (GTK_EDITABLE (day), "2020-02-29");
  g_assert_true (adw_message_dialog_get_response_enabled (form, "keep"));
  answer ("keep");
  wait_for (ui, is_of_day, "2020-02-29");
  undo (ui);
  wait_for (ui, is_of_day, today);
}

static gboolean
is_counts_switch (GtkWidget     *widget,
                  gconstpointer  data)
{
  return GTK_IS_SWITCH (widget) && g_strcmp0 (gtk_widget_get_name (widget), "counts") == 0;
}

static void
switch_off (GtkWidget *root)
{
  GtkWidget *toggle = muster_test_ui_search (root, is_counts_switch, NULL);

  g_assert_nonnull (toggle);
  g_assert_true (gtk_switch_get_active (GTK_SWITCH (toggle)));
  gtk_switch_set_active (GTK_SWITCH (toggle), FALSE);
  muster_test_ui_settle ();
}

/* What is said of the only thing in @ledgers. */
static gboolean
counts (MusterTestUi      *ui,
        MusterLedgerStore *ledgers)
{
  g_autoptr (MusterStoreList) list = muster_ledger_store_list (ledgers);
  g_autoptr (MusterLedgerRow) row = g_list_model_get_item (G_LIST_MODEL (list), 0);
  g_auto (MusterOccasion) occasion = { 0 };
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (row);
  muster_club_occasions_overlay (muster_store_get_documents (muster_test_ui_get_store (ui)),
                                 muster_ledger_row_get_uuid (row), &occasion, &error);
  g_assert_no_error (error);
  return muster_occasion_counts (&occasion);
}

/* N-DATE-02: the switch when a battle is set up. */
static void
test_a_new_battle_need_not_count (MusterTestUi  *ui,
                                  gconstpointer  data)
{
  MusterLedgerStore *battles = muster_store_get_battles (muster_test_ui_get_store (ui));
  MusterPlanPage *page;

  muster_test_ui_activate (ui, "win.new-battle", NULL);
  page = muster_window_pages_get_plan_page (ui->window);
  muster_plan_page_show_step (page, "forces");
  muster_test_ui_settle ();
  switch_off (GTK_WIDGET (page));
  g_assert_false (counts (ui, battles));
  muster_test_ui_click (muster_test_ui_find_id (GTK_WIDGET (page), "start"));
  g_assert_true (muster_test_ui_wait_page (ui, "battle"));
  g_assert_false (counts (ui, battles));
  show_club (ui);
  undo (ui);
  g_assert_true (counts (ui, battles));
}

/* The same for a campaign, and afterwards. */
static void
test_a_campaign_need_not_count (MusterTestUi  *ui,
                                gconstpointer  data)
{
  MusterLedgerStore *campaigns = muster_store_get_campaigns (muster_test_ui_get_store (ui));
  GtkWidget *dialog;

  muster_test_ui_show_page (ui, "campaigns");
  muster_test_ui_activate (ui, "win.new-campaign", NULL);
  dialog = muster_test_ui_find_window (MUSTER_TYPE_CAMPAIGN_NEW_WINDOW);
  switch_off (dialog);
  muster_test_ui_click (muster_test_ui_find_button (dialog, "Begin"));
  g_assert_true (muster_test_ui_wait_page (ui, "campaign"));
  g_assert_false (counts (ui, campaigns));
  muster_test_ui_activate (ui, "win.club-campaign", g_variant_new_int64 (1));
  switch_to (muster_test_ui_find_window (ADW_TYPE_MESSAGE_DIALOG), TRUE);
  answer ("keep");
  g_assert_true (counts (ui, campaigns));
}

/* N-WEB-02: set once. */
static void
test_name_badge_and_colour (MusterTestUi  *ui,
                            gconstpointer  data)
{
  static const char *const TITLES[] = { "Name of the Club", "Colour (#1a5fb4)", "Letters on the Badge" };
  GtkWidget *rows[G_N_ELEMENTS (TITLES)];
  AdwMessageDialog *form;
  g_auto (MusterClubLook) look = { 0 };

  fill (ui);
  muster_test_ui_activate (ui, "win.club-look", NULL);
  form = ADW_MESSAGE_DIALOG (muster_test_ui_find_window (ADW_TYPE_MESSAGE_DIALOG));
  for (guint i = 0; i < G_N_ELEMENTS (TITLES); i++)
    rows[i] = muster_test_ui_find_row (GTK_WIDGET (form), ADW_TYPE_ENTRY_ROW, TITLES[i]);
  gtk_editable_set_text (GTK_EDITABLE (rows[0]), "Horse & Musket");
  gtk_editable_set_text (GTK_EDITABLE (rows[1]), "blue");
  g_assert_false (adw_message_dialog_get_response_enabled (form, "keep"));
  gtk_editable_set_text (GTK_EDITABLE (rows[1]), "#1a5fb4");
  gtk_editable_set_text (GTK_EDITABLE (rows[2]), "HORS");
  g_assert_false (adw_message_dialog_get_response_enabled (form, "keep"));
  gtk_editable_set_text (GTK_EDITABLE (rows[2]), "H&M");
  g_assert_true (adw_message_dialog_get_response_enabled (form, "keep"));
  answer ("keep");
  muster_club_look_load (&look, muster_test_ui_get_store (ui));
  g_assert_cmpstr (look.name, ==, "Horse & Musket");
  g_assert_cmpstr (look.colour, ==, "#1a5fb4");
  g_assert_cmpstr (look.badge, ==, "H&M");
}

static gboolean
has_results (const MusterClubContent *content,
             gconstpointer            data)
{
  return content->results->len == GPOINTER_TO_UINT (data);
}

#define CELLS "Date\tPlayer 1\tPlayer 2\tWinner\n2024-01-01\tAnn\tEve\tEve\nnever\tAnn\tEve\tEve\n"

/* N-IMPORT: cells that were copied in a spreadsheet are pasted; what is refused is saved with its reason. */
static void
test_cells_are_pasted (MusterTestUi  *ui,
                       gconstpointer  data)
{
  g_autofree char *path = muster_test_dir_build (ui->dir, "refused.csv");
  g_autofree char *refused = NULL;
  GtkWidget *dialog;

  fill (ui);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (ui->window)), CELLS);
  muster_test_ui_press_shortcut (get_page (ui), GDK_KEY_v, GDK_CONTROL_MASK);
  dialog = muster_test_ui_find_window (MUSTER_TYPE_CLUB_IMPORT_DIALOG);
  g_assert_true (
    muster_test_ui_shows (dialog, "1 battle to be kept, doubles: 0, 1 row refused; new members: 1"));
  g_signal_emit_by_name (dialog, "save-refused");
  muster_test_ui_save_as (path);
  g_assert_true (muster_test_ui_says (ui, "The refused rows were saved"));
  g_assert_true (g_file_get_contents (path, &refused, NULL, NULL));
  g_assert_cmpstr (refused, ==,
                   "Date,Player 1,Player 2,Winner,reason\r\nnever,Ann,Eve,Eve,“never” is not a day\r\n");
  muster_test_ui_click (muster_test_ui_find_button (dialog, "Keep"));
  wait_for (ui, has_results, GUINT_TO_POINTER (4));
  undo (ui);
  wait_for (ui, has_results, GUINT_TO_POINTER (3));
}

/* A file that is dropped on the page comes in the same way. */
static void
test_a_table_is_dropped (MusterTestUi  *ui,
                         gconstpointer  data)
{
  g_autofree char *path = muster_test_dir_build (ui->dir, "old.csv");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GtkWidget *dialog;

  fill (ui);
  g_assert_true (g_file_set_contents (path, CELLS, -1, NULL));
  muster_test_ui_open_file (ui, file);
  dialog = muster_test_ui_find_window (MUSTER_TYPE_CLUB_IMPORT_DIALOG);
  muster_test_ui_click (muster_test_ui_find_button (dialog, "Keep"));
  wait_for (ui, has_results, GUINT_TO_POINTER (4));
}

static gboolean
has_file (gpointer path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* N-WEB-01 */
static void
test_web_pages_are_made (MusterTestUi  *ui,
                         gconstpointer  data)
{
  g_autofree char *folder = muster_test_dir_build (ui->dir, "site");
  g_autofree char *index = g_build_filename (folder, "index.html", NULL);
  const char *paths[] = { folder, NULL };
  g_autofree char *page = NULL;

  fill (ui);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  muster_test_ui_activate (ui, "win.make-web-pages", NULL);
  muster_test_ui_choose_files (paths);
  g_assert_true (muster_test_wait_until (has_file, index, MUSTER_TEST_PATIENCE));
  muster_test_ui_settle ();
  g_assert_true (g_file_get_contents (index, &page, NULL, NULL));
  g_assert_nonnull (strstr (page, "Ann"));
}

static MusterClubEvening *
begin_evening (MusterTestUi *ui)
{
  static const char *const PEOPLE[] = { "Ann", "Ben", "Cora", "Dev" };
  MusterClubEvening *evening;

  fill (ui);
  muster_club_page_show_section (MUSTER_CLUB_PAGE (get_page (ui)), "evening");
  evening = muster_club_page_get_evening (MUSTER_CLUB_PAGE (get_page (ui)));
  g_assert_true (muster_club_evening_keep (
    evening, muster_evening_new (muster_club_get_today (get_club (ui))), NULL));
  for (guint i = 0; i < G_N_ELEMENTS (PEOPLE); i++)
    g_assert_true (muster_club_evening_come (evening, PEOPLE[i], "19:30", NULL));
  muster_test_ui_settle ();
  muster_test_ui_click (muster_test_ui_find_id (get_page (ui), "next"));

  return evening;
}

static void
expect_pairs (MusterClubEvening *evening,
              const char        *wanted)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const MusterRound *round;

  muster_test_ui_settle ();
  round = muster_club_rounds_get_drawn (MUSTER_CLUB_ROUNDS (evening));
  for (guint i = 0; i < round->pairs->len; i++)
    {
      const MusterRoundPair *pair = round->pairs->pdata[i];

      g_string_append_printf (text, "%u%s %s-%s ", pair->table, pair->is_fixed ? "!" : "", pair->attacker,
                              pair->defender);
    }
  g_assert_cmpstr (text->str, ==, wanted);
}

/* The first controller of a type that a widget has. */
static GtkEventController *
find_controller (GtkWidget *widget,
                 GType      type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (controller, type))
        return controller;
    }
  g_assert_not_reached ();
}

static void
drop_on (GtkWidget  *button,
         const char *name)
{
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean done = FALSE;

  g_value_init (&value, G_TYPE_STRING);
  g_value_set_string (&value, name);
  g_signal_emit_by_name (find_controller (button, GTK_TYPE_DROP_TARGET), "drop", &value, 1.0, 1.0, &done);
  g_assert_true (done);
}

static GtkWidget *
find_name (MusterTestUi *ui,
           const char   *name)
{
  return muster_test_ui_find_button (muster_test_ui_find_id (get_page (ui), "pairs"), name);
}

/* N-EVENING-02: swapped by dragging and by keyboard, a pair fixed, a table given. */
static void
test_pairs_are_moved (MusterTestUi  *ui,
                      gconstpointer  data)
{
  MusterClubEvening *evening = begin_evening (ui);
  GtkWidget *ann, *row, *number;
  gboolean handled = FALSE;

  expect_pairs (evening, "1 Ann-Ben 2 Cora-Dev ");
  drop_on (find_name (ui, "Ben"), "Dev");
  expect_pairs (evening, "1 Ann-Dev 2 Cora-Ben ");
  ann = find_name (ui, "Ann");
  gtk_widget_grab_focus (ann);
  g_signal_emit_by_name (find_controller (ann, GTK_TYPE_EVENT_CONTROLLER_KEY), "key-pressed", GDK_KEY_Down, 0,
                         GDK_SHIFT_MASK, &handled);
  g_assert_true (handled);
  expect_pairs (evening, "1 Cora-Dev 2 Ann-Ben ");
  /* The focus goes with him. */
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (ui->window)) == find_name (ui, "Ann"));

  g_assert_true (muster_club_evening_pin (evening, 1, NULL));
  expect_pairs (evening, "1! Cora-Dev 2 Ann-Ben ");
  row = gtk_widget_get_first_child (muster_test_ui_find_id (get_page (ui), "pairs"));
  number = muster_test_ui_find (row, GTK_TYPE_SPIN_BUTTON);
  g_assert_nonnull (number);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (number), 2);
  g_signal_emit_by_name (gtk_widget_get_next_sibling (gtk_widget_get_next_sibling (
                           gtk_widget_get_parent (number))), "clicked");
  expect_pairs (evening, "1 Ann-Ben 2! Cora-Dev ");
}

static char *
save (MusterTestUi *ui,
      const char   *action,
      const char   *name)
{
  g_autofree char *path = muster_test_dir_build (ui->dir, name);
  char *text = NULL;

  muster_test_ui_activate (ui, action, NULL);
  muster_test_ui_save_as (path);
  g_assert_true (muster_test_wait_until (has_file, path, MUSTER_TEST_PATIENCE));
  muster_test_ui_settle ();
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/* N-EVENING-01, N-EVENING-04: as text for a chat, as a calendar, and who came. */
static void
test_an_evening_goes_out (MusterTestUi  *ui,
                          gconstpointer  data)
{
  g_autofree char *calendar = NULL;
  g_autofree char *attendance = NULL;
  GdkContentProvider *copied;
  g_auto (GValue) text = G_VALUE_INIT;

  begin_evening (ui);
  muster_test_ui_activate (ui, "win.copy-evening", NULL);
  copied = gdk_clipboard_get_content (gtk_widget_get_clipboard (GTK_WIDGET (ui->window)));
  g_value_init (&text, G_TYPE_STRING);
  g_assert_true (gdk_content_provider_get_value (copied, &text, NULL));
  g_assert_nonnull (strstr (g_value_get_string (&text), "Ann"));
  calendar = save (ui, "win.save-evening", "evening.ics");
  g_assert_true (g_str_has_prefix (calendar, "BEGIN:VCALENDAR\r\n"));
  g_assert_nonnull (strstr (calendar, "Cora"));
  attendance = save (ui, "win.save-attendance", "who.csv");
  g_assert_true (g_str_has_prefix (attendance, "player,evenings\r\nAnn,1\r\n"));
}

#define ADD(name, function)                                                                          \
  g_test_add ("/club-dialogs/" name, MusterTestUi, NULL, muster_test_ui_set_up, function, \
              muster_test_ui_tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  ADD ("N-RESULT-05/seasons", test_seasons);
  ADD ("N-DATE-02/for-the-club", test_for_the_club);
  ADD ("N-DATE-01/the-day-of-a-chapter-on-paper", test_the_day_of_a_chapter_on_paper);
  ADD ("N-DATE-02/a-new-battle-need-not-count", test_a_new_battle_need_not_count);
  ADD ("N-DATE-02/a-campaign-need-not-count", test_a_campaign_need_not_count);
  ADD ("N-WEB-02/name-badge-and-colour", test_name_badge_and_colour);
  ADD ("N-IMPORT-08/cells-are-pasted", test_cells_are_pasted);
  ADD ("N-IMPORT-08/a-table-is-dropped", test_a_table_is_dropped);
  ADD ("N-WEB-01/web-pages-are-made", test_web_pages_are_made);
  ADD ("N-EVENING-02/pairs-are-moved", test_pairs_are_moved);
  ADD ("N-EVENING-04/an-evening-goes-out", test_an_evening_goes_out);

  return g_test_run ();
}
