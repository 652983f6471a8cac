/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/campaign/muster-campaign-page.h"
#include "app/models/club/muster-club-row.h"
#include "muster-test-campaign.h"
#include "muster-test-club.h"
#include "muster-test-store.h"
#include "store/db/muster-meta.h"
#include "store/db/muster-transaction.h"
#include "store/muster-campaign-store.h"
#include "store/muster-store-private.h"

/* The club as somebody uses it: read from the widgets, as a screen reader would. */

#define NARROW 360

static MusterClub *
get_club (MusterTestUi *ui)
{
  GtkWidget *page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CLUB_PAGE);

  g_assert_nonnull (page);
  return muster_club_page_get_club (MUSTER_CLUB_PAGE (page));
}

static MusterStore *
get_store (MusterTestUi *ui)
{
  MusterStore *store;

  g_object_get (ui->window, "store", &store, NULL);
  g_object_unref (store);
  return store;
}

typedef struct
{
  MusterTestUi *ui;
  guint n_battles;
} Wait;

static gboolean
has_battles (gpointer data)
{
  Wait *wait = data;
  MusterClubTables *tables = muster_club_get_tables (get_club (wait->ui));

  return tables != NULL && tables->n_battles == wait->n_battles;
}

static void
wait_for (MusterTestUi *ui,
          guint         n_battles)
{
  Wait wait = { ui, n_battles };

  g_assert_true (muster_test_wait_until (has_battles, &wait, MUSTER_TEST_PATIENCE));
  muster_test_ui_settle ();
}

static void
fill_club (MusterTestUi *ui)
{
  muster_test_club_fill (get_store (ui));
  muster_window_show_page (ui->window, "club");
  wait_for (ui, 3);
}

static GtkWidget *
find_entry (GtkWidget  *root,
            const char *title)
{
  GtkWidget *row = muster_test_ui_find_row (root, ADW_TYPE_ENTRY_ROW, title);

  g_assert_nonnull (row);
  return row;
}

static void
test_an_empty_club_says_what_to_do (MusterTestUi  *ui,
                                    gconstpointer  data)
{
  muster_window_show_page (ui->window, "club");
  wait_for (ui, 0);
  g_assert_true (muster_test_ui_says (ui, "No Results Yet"));
  g_assert_true (muster_test_ui_has_action (GTK_WIDGET (ui->window), "win.import-results"));
}

/* Even where there is nothing else to show. */
static void
test_what_does_not_count_is_told (MusterTestUi  *ui,
                                  gconstpointer  data)
{
  static const char LOG[] = "open {'chapter': 'c1'}\nleave {'player': 'ben'}\n"
                            "return {'chapter': 'c1', 'source': 'paper', 'winner': 'red'}\n";
  const MusterCampaignCase words = { .name = "war", .setup = "title='The war'", .log = LOG };
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autofree char *text = muster_campaign_case_to_file (&words);
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  muster_test_import_campaign (muster_store_get_campaigns (get_store (ui)), library, text, strlen (text),
                               "war", &id, &error);
  g_assert_no_error (error);
  muster_window_show_page (ui->window, "club");
  wait_for (ui, 0);
  g_assert_true (muster_test_ui_says (ui, "1 finished battle does not count: “One”: "
                                          "the side “Blue” has no player with a name"));
  g_assert_true (muster_test_ui_says (ui, "No Results Yet"));
}

/* As if the file had been brought over from a version in which samples counted, with this battle as its
 * last. */
static void
make_old (MusterTestUi *ui,
          gint64        last)
{
  MusterDb *db = muster_store_get_db (get_store (ui));
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, last);
  g_autoptr (GError) error = NULL;
  MusterTransaction *transaction = muster_transaction_begin (db, &error);

  g_assert_true (muster_meta_set (db, MUSTER_META_OLD_BATTLES, text, &error));
  g_assert_true (muster_transaction_commit (transaction, &error));
  muster_transaction_free (transaction);
}

/* N-DATE-02: a sample from before battles said what they are is no result any more, which is told until
 * somebody has read it. */
static void
test_samples_are_told_of_once (MusterTestUi  *ui,
                               gconstpointer  data)
{
  static const char WORDS[] = "1 sample battle stood among the results until now. Samples do not count any "
                              "more, and nobody in them is a member.";
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "samples",
                                                 "valley-war-ford.muster-battle", NULL);
  g_autofree char *text = NULL;
  gsize length;
  gint64 id;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  g_assert_true (muster_test_import_battle (muster_store_get_battles (get_store (ui)), library, text, length,
                                            path, &id, NULL));
  make_old (ui, id);
  fill_club (ui);
  g_assert_true (muster_test_ui_says (ui, "3 battles, 4 members"));
  g_assert_true (muster_test_ui_says (ui, WORDS));
  muster_test_ui_click (muster_test_ui_find_button (GTK_WIDGET (ui->window), "Understood"));
  g_assert_true (muster_test_ui_says_not (ui, WORDS));
  /* Nor when the program is started again. */
  muster_test_ui_stop (ui);
  muster_test_ui_start (ui, ui->dir);
  muster_window_show_page (ui->window, "club");
  wait_for (ui, 3);
  g_assert_true (muster_test_ui_says (ui, "3 battles, 4 members"));
  g_assert_true (muster_test_ui_says_not (ui, WORDS));
}

static void
test_the_league_is_read (MusterTestUi  *ui,
                         gconstpointer  data)
{
  g_autoptr (MusterClubRow) row = NULL;

  fill_club (ui);
  g_assert_true (muster_test_ui_says (ui, "3 battles, 4 members"));
  g_assert_true (muster_test_ui_says (ui, "Head to head"));
  row = g_list_model_get_item (muster_club_get_league (get_club (ui)), 0);
  g_assert_cmpstr (muster_club_row_get_summary (row), ==,
                   "1. Ann, 4 points; 1 won, 1 drawn, 0 lost; victory points +2; rating 1624 ±256; "
                   "last battles: won, drew");
}

/* A sign stands before its number and the winner's points before the others', whichever way the window is
 * written. */
static void
test_figures_keep_their_order (MusterTestUi  *ui,
                               gconstpointer  data)
{
  GtkWidget *page, *filter;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  fill_club (ui);
  g_assert_true (muster_test_ui_says (ui, "\u2066+2\u2069"));
  g_assert_true (muster_test_ui_says (ui, "\u20661624 ±256\u2069"));
  page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CLUB_PAGE);
  filter = muster_test_ui_find (page, MUSTER_TYPE_CLUB_FILTER_BAR);
  g_assert_true (muster_test_ui_shows (filter, "\u20663 · 1 · 0\u2069"));
  muster_club_page_show_section (MUSTER_CLUB_PAGE (page), "results");
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_says (ui, "\u20665 : 3\u2069"));
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static void
test_what_is_looked_at_can_be_chosen (MusterTestUi  *ui,
                                      gconstpointer  data)
{
  fill_club (ui);
  g_object_set (get_club (ui), "ruleset", "hexcard", NULL);
  wait_for (ui, 1);
  g_object_set (get_club (ui), "ruleset", "", "place", "Hall", NULL);
  wait_for (ui, 2);
  g_object_set (get_club (ui), "place", "", "season", "2025", NULL);
  wait_for (ui, 0);
  g_assert_true (muster_test_ui_says (ui, "No results in this selection."));
  g_object_set (get_club (ui), "season", "", NULL);
  wait_for (ui, 3);
}

static void
test_searching_finds_results (MusterTestUi  *ui,
                              gconstpointer  data)
{
  GListModel *results;

  fill_club (ui);
  results = muster_club_get_results (get_club (ui));
  g_assert_cmpuint (g_list_model_get_n_items (results), ==, 3);
  g_object_set (get_club (ui), "search", "cora clans", NULL);
  g_assert_cmpuint (g_list_model_get_n_items (results), ==, 1);
  g_object_set (get_club (ui), "search", "nobody", NULL);
  g_assert_cmpuint (g_list_model_get_n_items (results), ==, 0);
  g_object_set (get_club (ui), "search", "", NULL);
}

static void
test_a_result_is_entered_and_taken_back (MusterTestUi  *ui,
                                         gconstpointer  data)
{
  GtkWidget *dialog;

  fill_club (ui);
  muster_test_ui_activate (ui, "win.enter-result", NULL);
  dialog = muster_test_ui_find_window (MUSTER_TYPE_CLUB_ENTRY_DIALOG);
  g_assert_true (muster_test_ui_shows (dialog, "Who played?"));
  gtk_editable_set_text (GTK_EDITABLE (find_entry (dialog, "Side 1: Who Played")), "Ann");
  gtk_editable_set_text (GTK_EDITABLE (find_entry (dialog, "Side 2: Who Played")), "Zoë, Ben");
  g_assert_true (muster_test_ui_shows (dialog, "Who won?"));
  muster_test_ui_click (muster_test_ui_find_button (dialog, "Zoë, Ben won"));
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_shows (dialog, "“Zoë” is new and will be a member"));
  muster_test_ui_click (muster_test_ui_find_id (dialog, "keep"));
  /* It stays open for the next one (N-RESULT-02). */
  g_assert_true (muster_test_ui_shows (dialog, "1 kept. The last: Ann, Zoë, Ben"));
  g_assert_true (muster_test_ui_shows (dialog, "Who played?"));
  gtk_window_destroy (GTK_WINDOW (dialog));
  wait_for (ui, 4);
  g_assert_true (muster_test_ui_says (ui, "4 battles, 5 members"));
  muster_test_ui_click (muster_test_ui_find_button (GTK_WIDGET (ui->window), "Undo"));
  wait_for (ui, 3);
}

static void
test_a_result_is_put_right (MusterTestUi  *ui,
                            gconstpointer  data)
{
  const MusterClubContent *content;
  GtkWidget *dialog;

  fill_club (ui);
  muster_test_ui_activate (ui, "win.open-result", g_variant_new_string ("a"));
  dialog = muster_test_ui_find_window (MUSTER_TYPE_CLUB_ENTRY_DIALOG);
  gtk_editable_set_text (GTK_EDITABLE (find_entry (dialog, "Place")), "Library");
  muster_test_ui_click (muster_test_ui_find_id (dialog, "keep"));
  g_object_set (get_club (ui), "place", "Library", NULL);
  wait_for (ui, 2);
  content = muster_club_get_content (get_club (ui));
  g_assert_cmpuint (content->results->len, ==, 3);
}

static void
test_a_result_is_removed_and_taken_back (MusterTestUi  *ui,
                                         gconstpointer  data)
{
  fill_club (ui);
  muster_test_ui_activate (ui, "win.remove-result", g_variant_new_string ("b"));
  wait_for (ui, 2);
  muster_test_ui_click (muster_test_ui_find_button (GTK_WIDGET (ui->window), "Undo"));
  wait_for (ui, 3);
}

#define FOUGHT \
  "open {'chapter': 'c1'}\n" \
  "return {'chapter': 'c1', 'source': 'paper', 'winner': 'red', 'score': {'red': 4, 'blue': 2}}"

static void
test_a_chapter_opens_its_campaign (MusterTestUi  *ui,
                                   gconstpointer  data)
{
  const MusterCampaignCase words = { .name = "war", .setup = "title='The war'", .log = FOUGHT };
  g_autofree char *text = muster_campaign_case_to_file (&words);
  MusterStore *store = get_store (ui);
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  MusterClubResult *result;
  GtkWidget *page;
  gint64 id;

  g_assert_true (muster_test_import_campaign (muster_store_get_campaigns (store), library, text,
                                              strlen (text), "war", &id, NULL));
  muster_window_show_page (ui->window, "club");
  wait_for (ui, 1);
  result = muster_club_get_content (get_club (ui))->results->pdata[0];
  g_assert_true (g_str_has_suffix (result->head.battle, "/c1"));
  muster_test_ui_activate (ui, "win.open-result", g_variant_new_string (result->head.battle));
  g_assert_true (muster_test_ui_wait_page (ui, "campaign"));
  page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CAMPAIGN_PAGE);
  g_assert_cmpstr (
    muster_campaign_get_setup (muster_campaign_page_get_campaign (MUSTER_CAMPAIGN_PAGE (page)))->title, ==,
    "The war");
}

static void
test_a_table_is_shown_before_it_is_taken (MusterTestUi  *ui,
                                          gconstpointer  data)
{
  g_autofree char *path = muster_test_dir_build (ui->dir, "results.csv");
  const char *paths[] = { path, NULL };
  GtkWidget *dialog;

  fill_club (ui);
  g_assert_true (g_file_set_contents (path,
                                      MUSTER_TEST_CLUB_TABLE
                                      "d,2026-01-02,Ann,A,win,,,,,,\nd,2026-01-02,Eva,B,loss,,,,,,\n"
                                      "e,2026-01-02,Ann,A,win,x,,,,,\n",
                                      -1, NULL));
  muster_test_ui_activate (ui, "win.import-results", NULL);
  muster_test_ui_choose_files (paths);
  dialog = muster_test_ui_find_window (MUSTER_TYPE_CLUB_IMPORT_DIALOG);
  g_assert_true (muster_test_ui_shows (dialog,
                                       "1 battle to be kept, doubles: 3, 1 row refused; new members: 1"));
  muster_test_ui_click (muster_test_ui_find_button (dialog, "Keep"));
  wait_for (ui, 4);
}

static void
test_a_member_has_a_page (MusterTestUi  *ui,
                          gconstpointer  data)
{
  GtkWidget *page;

  fill_club (ui);
  page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CLUB_PAGE);
  gtk_widget_activate_action (page, "club.show-member", "s", "Ann");
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_shows (page, "Rivals"));
  g_assert_true (muster_test_ui_shows (page, "1 won, 1 drawn, 0 lost"));
  muster_club_page_show_section (MUSTER_CLUB_PAGE (page), "league");
  g_assert_true (muster_test_ui_hides (page, "Rivals"));
}

/* Ann has met thirteen, the last of them twice. */
static void
fill_with_rivals (MusterTestUi *ui)
{
  g_autoptr (GString) table = g_string_new ("battle,date,player,side,result\n");
  g_autoptr (MusterClubImport) import = NULL;

  for (guint i = 1; i <= 14; i++)
    g_string_append_printf (table,
                            "b%02u,2026-01-%02u,Ann,A,win\n"
                            "b%02u,2026-01-%02u,Rival %02u,B,loss\n",
                            i, i, i, i, MIN (i, 13));
  import = muster_club_import_new (table->str, table->len, "table", NULL, NULL, NULL);
  g_assert_true (
    muster_club_store_put (muster_store_get_club (get_store (ui)), import->results, NULL, NULL));
  muster_window_show_page (ui->window, "club");
  wait_for (ui, 14);
}

static guint
count_results (GtkWidget *page)
{
  GtkWidget *view = muster_test_ui_find (page, MUSTER_TYPE_CLUB_MEMBER_VIEW);
  GtkWidget *list = muster_test_ui_find (view, GTK_TYPE_LIST_VIEW);

  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list))));
}

static void
test_many_rivals_and_results_are_shown_when_asked_for (MusterTestUi  *ui,
                                                       gconstpointer  data)
{
  GtkWidget *page;

  fill_with_rivals (ui);
  page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CLUB_PAGE);
  gtk_widget_activate_action (page, "club.show-member", "s", "Ann");
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_shows (page, "Rival 13"));
  g_assert_true (muster_test_ui_shows (page, "Rival 09"));
  g_assert_true (muster_test_ui_hides (page, "Rival 10"));
  g_assert_cmpuint (count_results (page), ==, 12);
  muster_test_ui_click (muster_test_ui_find_id (page, "all_rivals"));
  muster_test_ui_click (muster_test_ui_find_id (page, "all_results"));
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_shows (page, "Rival 10"));
  g_assert_cmpuint (count_results (page), ==, 14);
  g_assert_false (muster_test_ui_has_id (page, "all_rivals"));
  g_assert_false (muster_test_ui_has_id (page, "all_results"));
}

static void
come (MusterTestUi *ui,
      GtkWidget    *page,
      const char   *name)
{
  GtkWidget *somebody = muster_test_ui_find_id (page, "somebody");

  gtk_editable_set_text (GTK_EDITABLE (somebody), name);
  g_signal_emit_by_name (somebody, "activate");
  muster_test_ui_settle ();
}

static void
score (GtkWidget  *row,
       const char *first,
       const char *second)
{
  GtkWidget *box = gtk_widget_get_last_child (row);
  GtkWidget *entries[] = { gtk_widget_get_first_child (box), gtk_widget_get_last_child (box) };

  gtk_editable_set_text (GTK_EDITABLE (entries[0]), first);
  gtk_editable_set_text (GTK_EDITABLE (entries[1]), second);
  g_signal_emit_by_name (entries[1], "activate");
  muster_test_ui_settle ();
}

/* N-EVENING-02, N-EVENING-03: paired, somebody late, a result on the pair, a battle begun from a pair. */
static void
test_an_evening_is_paired (MusterTestUi  *ui,
                           gconstpointer  data)
{
  GtkWidget *page, *pairs;
  MusterClubEvening *evening;

  fill_club (ui);
  page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CLUB_PAGE);
  muster_club_page_show_section (MUSTER_CLUB_PAGE (page), "evening");
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_shows (page, "No Evening Yet"));
  evening = muster_club_page_get_evening (MUSTER_CLUB_PAGE (page));
  g_assert_true (muster_club_evening_keep (
    evening, muster_evening_new (muster_club_get_today (get_club (ui))), NULL));
  muster_test_ui_settle ();
  come (ui, page, "Ann");
  come (ui, page, "Ben");
  come (ui, page, "Cora");
  come (ui, page, "Dev");
  g_assert_true (muster_test_ui_shows (page, "4 here"));
  muster_test_ui_click (muster_test_ui_find_id (page, "next"));
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_shows (page, "Ann"));
  come (ui, page, "Eve");
  g_assert_true (muster_test_ui_shows (page, "Eve has no opponent."));
  g_assert_true (muster_club_evening_set_game (evening, 2, "kings", "", 2, NULL));
  gtk_widget_activate_action (page, "win.begin-pair", "u", 2);
  muster_test_ui_settle ();
  g_assert_cmpuint (muster_test_count_ledgers (muster_store_get_battles (get_store (ui))), ==, 1);
  muster_window_show_page (ui->window, "club");
  muster_test_ui_settle ();
  pairs = muster_test_ui_find_id (page, "pairs");
  score (gtk_widget_get_first_child (pairs), "7", "3");
  g_assert_true (muster_test_ui_shows (page, "Ann won"));
  /* The second pair has begun, so that there is no next round yet. */
  muster_test_ui_click (muster_test_ui_find_id (page, "next"));
  muster_test_ui_settle ();
  g_assert_cmpuint (muster_club_evening_get (evening)->rounds->len, ==, 1);
}

/* N-EVENT-01 to N-EVENT-03: planned in its dialog, a round, results, standings, somebody drops out. */
static void
test_a_tournament_is_played (MusterTestUi  *ui,
                             gconstpointer  data)
{
  GtkWidget *page, *row, *dialog;
  MusterClubEvent *event;
  const MusterTournament *cup;

  fill_club (ui);
  page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CLUB_PAGE);
  muster_club_page_show_section (MUSTER_CLUB_PAGE (page), "event");
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_shows (page, "No Tournament Yet"));
  gtk_widget_activate_action (page, "win.plan-event", NULL);
  muster_test_ui_settle ();
  dialog = muster_test_ui_find_window (MUSTER_TYPE_CLUB_EVENT_DIALOG);
  gtk_editable_set_text (GTK_EDITABLE (muster_test_ui_find_id (dialog, "name")), "Spring Cup");
  g_assert_false (gtk_widget_is_sensitive (muster_test_ui_find_id (dialog, "keep")));
  gtk_editable_set_text (GTK_EDITABLE (muster_test_ui_find_id (dialog, "players")), "Ann, Ben,Cora , Eve");
  gtk_editable_set_text (GTK_EDITABLE (muster_test_ui_find_id (dialog, "game")), "tmwwbk");
  gtk_editable_set_text (GTK_EDITABLE (muster_test_ui_find_id (dialog, "seed")), "7");
  gtk_editable_set_text (GTK_EDITABLE (muster_test_ui_find_id (dialog, "scoring")), "3,1");
  g_assert_false (gtk_widget_is_sensitive (muster_test_ui_find_id (dialog, "keep")));
  gtk_editable_set_text (GTK_EDITABLE (muster_test_ui_find_id (dialog, "scoring")), "2,1,0");
  g_assert_true (gtk_widget_is_sensitive (muster_test_ui_find_id (dialog, "keep")));
  muster_test_ui_click (muster_test_ui_find_id (dialog, "keep"));
  muster_test_ui_settle ();
  event = muster_club_page_get_event (MUSTER_CLUB_PAGE (page));
  cup = muster_club_event_get (event);
  g_assert_nonnull (cup);
  g_assert_cmpstr (cup->name, ==, "Spring Cup");
  g_assert_cmpstr (cup->ruleset, ==, "kings");
  g_assert_cmpuint (cup->players->len, ==, 4);
  g_assert_cmpuint (cup->n_rounds, ==, 2);
  g_assert_cmpint (cup->seed, ==, 7);
  g_assert_true (muster_test_ui_shows (page, "Spring Cup"));
  muster_test_ui_click (muster_test_ui_find_id (page, "next"));
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_shows (page, "Round 1: 0 of 2 results are in"));
  row = gtk_widget_get_first_child (muster_test_ui_find_id (page, "pairs"));
  score (row, "7", "3");
  g_assert_true (muster_test_ui_shows (page, "Round 1: 1 of 2 results are in"));
  /* A second round waits for all results of the first. */
  muster_test_ui_click (muster_test_ui_find_id (page, "next"));
  muster_test_ui_settle ();
  g_assert_cmpuint (muster_club_event_get (event)->rounds->len, ==, 1);
  row = gtk_widget_get_next_sibling (row);
  row = gtk_widget_get_prev_sibling (gtk_widget_get_last_child (row));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (row), 1);
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_shows (page, "Round 1: 2 of 2 results are in"));
  g_assert_true (muster_test_ui_shows (page, "Standings After Round 1"));
  muster_test_ui_click (muster_test_ui_find_id (page, "next"));
  muster_test_ui_settle ();
  g_assert_cmpuint (muster_club_event_get (event)->rounds->len, ==, 2);
  muster_test_ui_click (muster_test_ui_find_id (page, "undraw"));
  muster_test_ui_settle ();
  g_assert_cmpuint (muster_club_event_get (event)->rounds->len, ==, 1);
  g_assert_true (muster_club_event_drop (event, "Eve", NULL));
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_shows (page, "Join Again"));
  gtk_widget_activate_action (page, "win.undo-club", NULL);
  muster_test_ui_settle ();
}

static void
assert_fits (MusterTestUi *ui,
             const char   *what)
{
  int minimum;

  gtk_widget_measure (GTK_WIDGET (ui->window), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  if (minimum > NARROW)
    g_error ("%s needs %d pixels", what, minimum);
}

static void
test_a_phone_has_room_for_it (MusterTestUi  *ui,
                              gconstpointer  data)
{
  static const char *const SECTIONS[] = { "league", "results", "members", "evening", "event" };
  GtkWidget *page;

  fill_club (ui);
  page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CLUB_PAGE);
  for (guint i = 0; i < G_N_ELEMENTS (SECTIONS); i++)
    {
      muster_club_page_show_section (MUSTER_CLUB_PAGE (page), SECTIONS[i]);
      muster_test_ui_settle ();
      assert_fits (ui, SECTIONS[i]);
    }
  gtk_widget_activate_action (page, "club.show-member", "s", "Ann");
  muster_test_ui_settle ();
  assert_fits (ui, "a member");
}

static void
test_a_phone_has_room_for_a_long_name (MusterTestUi  *ui,
                                       gconstpointer  data)
{
  GtkWidget *page;

  fill_club (ui);
  page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CLUB_PAGE);
  muster_club_page_show_section (MUSTER_CLUB_PAGE (page), "evening");
  g_assert_true (muster_club_evening_keep (muster_club_page_get_evening (MUSTER_CLUB_PAGE (page)),
                                           muster_evening_new (muster_club_get_today (get_club (ui))), NULL));
  muster_test_ui_settle ();
  come (ui, page, "Zoë van der Longname-Featherstonehaugh of the Upper Room");
  assert_fits (ui, "who is here");
  come (ui, page, "Ann");
  muster_test_ui_click (muster_test_ui_find_id (page, "next"));
  muster_test_ui_settle ();
  assert_fits (ui, "a pair");
}

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

#define ADD(path, function) \
  g_test_add (path, MusterTestUi, NULL, muster_test_ui_set_up, function, muster_test_ui_tear_down)
  ADD ("/club-page/an-empty-club-says-what-to-do", test_an_empty_club_says_what_to_do);
  ADD ("/club-page/what-does-not-count-is-told", test_what_does_not_count_is_told);
  ADD ("/club-page/N-DATE-02/samples-are-told-of-once", test_samples_are_told_of_once);
  ADD ("/club-page/the-league-is-read", test_the_league_is_read);
  ADD ("/club-page/figures-keep-their-order", test_figures_keep_their_order);
  ADD ("/club-page/what-is-looked-at-can-be-chosen", test_what_is_looked_at_can_be_chosen);
  ADD ("/club-page/searching-finds-results", test_searching_finds_results);
  ADD ("/club-page/a-result-is-entered-and-taken-back", test_a_result_is_entered_and_taken_back);
  ADD ("/club-page/a-result-is-put-right", test_a_result_is_put_right);
  ADD ("/club-page/a-result-is-removed-and-taken-back", test_a_result_is_removed_and_taken_back);
  ADD ("/club-page/a-chapter-opens-its-campaign", test_a_chapter_opens_its_campaign);
  ADD ("/club-page/a-table-is-shown-before-it-is-taken", test_a_table_is_shown_before_it_is_taken);
  ADD ("/club-page/a-member-has-a-page", test_a_member_has_a_page);
  ADD ("/club-page/many-rivals-and-results-are-shown-when-asked-for",
       test_many_rivals_and_results_are_shown_when_asked_for);
  ADD ("/club-page/an-evening-is-paired", test_an_evening_is_paired);
  ADD ("/club-page/N-EVENT/a-tournament-is-played", test_a_tournament_is_played);
  ADD ("/club-page/a-phone-has-room-for-it", test_a_phone_has_room_for_it);
  ADD ("/club-page/a-phone-has-room-for-a-long-name", test_a_phone_has_room_for_a_long_name);
#undef ADD

  return g_test_run ();
}
