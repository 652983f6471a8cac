/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "app/campaign/muster-campaign-act-card.h"
#include "app/campaign/muster-campaign-graph.h"
#include "app/campaign/muster-campaign-new-window.h"
#include "app/campaign/muster-campaign-page.h"
#include "app/widgets/muster-part-bar.h"
#include "core/campaign/muster-campaign-correction.h"
#include "store/muster-campaign-links.h"
#include "muster-test-campaign.h"
#include "muster-test-ui.h"
#include "muster-test-store.h"

/* A campaign in the window: begun with everything left as it is, fought on paper and in a battle,
 * with its aftermath. */

#define NARROW 360

static MusterCampaign *
get_campaign (MusterTestUi *ui)
{
  GtkWidget *page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CAMPAIGN_PAGE);

  return muster_campaign_page_get_campaign (MUSTER_CAMPAIGN_PAGE (page));
}

static const MusterCampaignChapter *
get_chapter (MusterTestUi *ui,
             int           chapter)
{
  return muster_campaign_state_get_chapter (muster_campaign_get_present (get_campaign (ui)), chapter);
}

static void
begin_campaign (MusterTestUi *ui)
{
  GtkWidget *dialog;

  muster_test_ui_show_page (ui, "campaigns");
  muster_test_ui_activate (ui, "win.new-campaign", NULL);
  dialog = muster_test_ui_find_window (MUSTER_TYPE_CAMPAIGN_NEW_WINDOW);
  muster_test_ui_click (muster_test_ui_find_button (dialog, "Begin"));
  g_assert_true (muster_test_ui_wait_page (ui, "campaign"));
  muster_test_ui_settle ();
}

/* The window of a question that was opened last. */
static GtkWidget *
find_question (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWidget *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (G_OBJECT_TYPE (window) == ADW_TYPE_WINDOW &&
          muster_test_ui_has_button (window, "Leave It"))
        found = window;
    }
  g_assert_nonnull (found);
  return found;
}

/* The one card that asks for something now, in a window of its own. */
static MusterCampaignActCard *
find_card (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (G_OBJECT_TYPE (window) == ADW_TYPE_WINDOW)
        return MUSTER_CAMPAIGN_ACT_CARD (muster_test_ui_find (window, MUSTER_TYPE_CAMPAIGN_ACT_CARD));
    }
  g_assert_not_reached ();
}

/* The window of a form, which has the button in its header. */
static GtkWidget *
find_form (void)
{
  return GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (find_card ())));
}

static void
give (void)
{
  muster_test_ui_click (muster_test_ui_find_button (find_form (), "Record"));
  muster_test_ui_settle ();
}

static void
fight_on_paper (MusterTestUi *ui,
                int           chapter,
                const char   *winner)
{
  MusterCampaignActCard *card;
  g_autofree char *id = g_strdup (
    muster_campaign_state_get_def (muster_campaign_get_present (get_campaign (ui)), MUSTER_CAMPAIGN_CHAPTERS,
                                   chapter)->id);

  muster_test_ui_activate (ui, "win.campaign-paper", g_variant_new_string (id));
  muster_test_ui_settle ();
  card = find_card ();
  muster_test_ui_choose (GTK_WIDGET (card), winner);
  give ();
  g_assert_cmpint (get_chapter (ui, chapter)->status, ==, MUSTER_CAMPAIGN_FOUGHT);
}

static void
close_chapter (MusterTestUi *ui,
               int           chapter)
{
  GtkWidget *page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CAMPAIGN_PAGE);

  muster_campaign_page_show_part (MUSTER_CAMPAIGN_PAGE (page), "todo");
  muster_test_ui_settle ();
  muster_test_ui_click (muster_test_ui_find_button (page, "Close It"));
  muster_test_ui_settle ();
  g_assert_cmpint (get_chapter (ui, chapter)->status, ==, MUSTER_CAMPAIGN_CLOSED);
}

static void
test_two_chapters_on_paper (MusterTestUi  *ui,
                            gconstpointer  data)
{
  GtkWidget *page;

  begin_campaign (ui);
  g_assert_nonnull (muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CAMPAIGN_GRAPH));
  fight_on_paper (ui, 0, "Beja");
  close_chapter (ui, 0);
  fight_on_paper (ui, 1, "British in the Sudan");
  close_chapter (ui, 1);
  g_assert_cmpint (muster_campaign_get_present (get_campaign (ui))->points[0], ==, 3);
  g_assert_cmpint (muster_campaign_get_present (get_campaign (ui))->points[1], ==, 3);

  page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CAMPAIGN_PAGE);
  gtk_widget_activate_action (page, "campaign.undo", NULL);
  g_assert_cmpint (get_chapter (ui, 1)->status, ==, MUSTER_CAMPAIGN_FOUGHT);
  gtk_widget_activate_action (page, "campaign.redo", NULL);
  g_assert_cmpint (get_chapter (ui, 1)->status, ==, MUSTER_CAMPAIGN_CLOSED);
}

static void
test_parts_are_there (MusterTestUi  *ui,
                      gconstpointer  data)
{
  static const struct
  {
    const char *part;
    const char *text;
  } PARTS[] = {
    { "overview", "Plan" },
    { "todo", "There is nothing to do before the next chapter." },
    { "forces", "Enlist Another Force…" },
    { "careers", "Leaders" },
    { "standings", "Standings" },
    { "journal", "Nothing has happened yet." },
  };
  MusterCampaignPage *page;
  int width;

  begin_campaign (ui);
  page = MUSTER_CAMPAIGN_PAGE (muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CAMPAIGN_PAGE));
  for (guint i = 0; i < G_N_ELEMENTS (PARTS); i++)
    {
      muster_campaign_page_show_part (page, PARTS[i].part);
      muster_test_ui_settle ();
      g_assert_true (muster_test_ui_shows (GTK_WIDGET (page), PARTS[i].text));
      gtk_widget_measure (GTK_WIDGET (page), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
      g_assert_cmpint (width, <=, NARROW);
    }
}

/* The rules as sentences, in a window of their own. */
static void
test_rules_are_read (MusterTestUi  *ui,
                     gconstpointer  data)
{
  GtkWidget *window;

  begin_campaign (ui);
  muster_test_ui_activate (ui, "win.campaign-rules", NULL);
  window = muster_test_ui_find_window (ADW_TYPE_WINDOW);
  g_assert_true (muster_test_ui_shows (window, "Chapters"));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Looked at from a past moment, it says so, and goes back. */
static void
test_looks_back (MusterTestUi  *ui,
                 gconstpointer  data)
{
  GtkWidget *page;

  begin_campaign (ui);
  fight_on_paper (ui, 0, "Beja");
  page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CAMPAIGN_PAGE);
  gtk_widget_activate_action (page, "campaign.look", "u", 1);
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_shows (page, "How it stood after 1 of 2 entries"));
  muster_test_ui_click (muster_test_ui_find_action (page, "campaign.look(uint32 4294967295)"));
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_hides (page, "How it stood after 1 of 2 entries"));
}

/* A chapter becomes a battle that is prepared, begun, and known by its campaign. */
static void
test_chapter_becomes_a_battle (MusterTestUi  *ui,
                               gconstpointer  data)
{
  g_autofree char *chapter = NULL;
  const MusterBattleTie *tie;
  MusterLedgerStore *campaigns = muster_store_get_campaigns (muster_test_ui_get_store (ui));
  g_autoptr (MusterStoreList) list = NULL;
  g_autoptr (MusterLedgerRow) row = NULL;

  begin_campaign (ui);
  chapter = g_strdup (muster_campaign_state_get_def (muster_campaign_get_present (get_campaign (ui)),
                                                     MUSTER_CAMPAIGN_CHAPTERS, 0)->id);
  muster_test_ui_activate (ui, "win.campaign-fight", g_variant_new_string (chapter));
  g_assert_true (muster_test_ui_wait_page (ui, "plan"));
  muster_test_ui_settle ();
  muster_test_ui_click (muster_test_ui_find_id (GTK_WIDGET (muster_window_pages_get_plan_page (ui->window)),
                                                "start"));
  g_assert_true (muster_test_ui_wait_page (ui, "battle"));
  tie = muster_battle_get_details (muster_test_ui_get_battle (ui))->tie;
  g_assert_nonnull (tie);
  g_assert_cmpstr (tie->chapter, ==, chapter);

  /* It is found again from the campaign. */
  list = muster_ledger_store_list (campaigns);
  row = g_list_model_get_item (G_LIST_MODEL (list), 0);
  muster_window_campaigns_open (ui->window, muster_ledger_row_get_id (row));
  g_assert_true (muster_test_ui_wait_page (ui, "campaign"));
  muster_test_ui_activate (ui, "win.campaign-fight", g_variant_new_string (chapter));
  g_assert_true (muster_test_ui_wait_page (ui, "battle"));

  /* What came of it, though it is not over: who has won is asked for. */
  muster_test_ui_activate (ui, "win.to-campaign", NULL);
  g_assert_true (muster_test_ui_wait_page (ui, "campaign"));
  muster_test_ui_settle ();
  muster_test_ui_choose (GTK_WIDGET (find_card ()), "A draw");
  give ();
  g_assert_cmpint (get_chapter (ui, 0)->status, ==, MUSTER_CAMPAIGN_FOUGHT);
  g_assert_cmpint (get_chapter (ui, 0)->winner, ==, MUSTER_CAMPAIGN_DRAW);
}

/* V-BATTLE-05: policies fight it; it is kept when it is recorded, and marked as simulated. */
static void
test_resolves_without_a_table (MusterTestUi  *ui,
                               gconstpointer  data)
{
  MusterLedgerStore *battles = muster_store_get_battles (muster_test_ui_get_store (ui));
  g_autoptr (MusterStoreList) before = NULL;
  g_autoptr (MusterStoreList) after = NULL;
  g_autoptr (MusterLedgerRow) row = NULL;
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autofree char *chapter = NULL;

  begin_campaign (ui);
  chapter = g_strdup (muster_campaign_state_get_def (muster_campaign_get_present (get_campaign (ui)),
                                                     MUSTER_CAMPAIGN_CHAPTERS, 0)->id);
  muster_test_ui_activate (ui, "win.campaign-resolve", g_variant_new_string (chapter));
  muster_test_ui_settle ();
  before = muster_ledger_store_list (battles);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (before)), ==, 0);
  give ();
  g_assert_cmpint (get_chapter (ui, 0)->status, ==, MUSTER_CAMPAIGN_FOUGHT);
  after = muster_ledger_store_list (battles);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (after)), ==, 1);
  row = g_list_model_get_item (G_LIST_MODEL (after), 0);
  battle = muster_battle_store_open (battles, muster_ledger_row_get_id (row), library,
                                     MUSTER_LEDGER_OPEN_ANYWAY, NULL);
  g_assert_true (muster_battle_get_state (battle)->over);
  g_assert_cmpstr (muster_battle_get_details (battle)->occasion.kind, ==, MUSTER_OCCASION_SIMULATED);
}

static char *
dup_first_uuid (MusterLedgerStore *store)
{
  g_autoptr (MusterStoreList) list = muster_ledger_store_list (store);
  g_autoptr (MusterLedgerRow) row = g_list_model_get_item (G_LIST_MODEL (list), 0);

  return g_strdup (muster_ledger_row_get_uuid (row));
}

static char *
dup_chapter_of_tie (MusterTestUi *ui,
                    const char   *uuid)
{
  MusterLedgerStore *battles = muster_store_get_battles (muster_test_ui_get_store (ui));
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle =
    muster_battle_store_open (battles, muster_ledger_store_find (battles, uuid), library,
                              MUSTER_LEDGER_OPEN_ANYWAY, NULL);

  return g_strdup (muster_battle_get_details (battle)->tie->chapter);
}

/* What a chapter has stays its own; its own battle can be attached to it again. */
static void
test_a_battle_is_of_one_chapter (MusterTestUi  *ui,
                                 gconstpointer  data)
{
  MusterStore *store = muster_test_ui_get_store (ui);
  g_autofree char *campaign = NULL;
  g_autofree char *battle = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *untied = NULL;
  g_autofree char *tied = NULL;
  GtkWidget *dialog, *choice;
  guint length;

  muster_test_ui_activate (ui, "win.open-sample-campaign", NULL);
  g_assert_true (muster_test_ui_wait_page (ui, "campaign"));
  muster_test_ui_activate (ui, "win.campaign-attach", g_variant_new_string ("kraal"));
  g_assert_true (muster_test_ui_says (ui, "There is no finished battle left to attach"));

  campaign = dup_first_uuid (muster_store_get_campaigns (store));
  battle = dup_first_uuid (muster_store_get_battles (store));
  muster_campaign_links_keep (store, campaign, "kraal", battle, &error);
  g_assert_no_error (error);
  muster_test_ui_activate (ui, "win.campaign-attach", g_variant_new_string ("kraal"));
  dialog = muster_test_ui_find_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (dialog);
  choice = muster_test_ui_find (dialog, GTK_TYPE_DROP_DOWN);
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (GTK_DROP_DOWN (choice))), ==, 1);

  /* Whoever closes the form of the return leaves everything as it was. */
  length = muster_ledger_get_length (get_campaign (ui));
  muster_test_ui_click (muster_test_ui_find_button (dialog, "Attach"));
  muster_test_ui_settle ();
  gtk_window_close (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (find_card ()))));
  muster_test_ui_settle ();
  g_assert_cmpuint (muster_ledger_get_length (get_campaign (ui)), ==, length);
  untied = dup_chapter_of_tie (ui, battle);
  g_assert_cmpstr (untied, !=, "kraal");

  /* Whoever records it has all of it. */
  muster_test_ui_activate (ui, "win.campaign-attach", g_variant_new_string ("kraal"));
  dialog = muster_test_ui_find_window (ADW_TYPE_MESSAGE_DIALOG);
  muster_test_ui_click (muster_test_ui_find_button (dialog, "Attach"));
  muster_test_ui_settle ();
  give ();
  g_assert_cmpuint (muster_ledger_get_length (get_campaign (ui)), >=, length + 2);
  g_assert_cmpint (muster_campaign_correction_find_return (get_campaign (ui), "kraal"), >, 0);
  tied = dup_chapter_of_tie (ui, battle);
  g_assert_cmpstr (tied, ==, "kraal");
}

/* Everything to roll for after a battle, at once. */
static void
test_aftermath_in_one_pass (MusterTestUi  *ui,
                            gconstpointer  data)
{
  static const MusterCampaignCase description
    = { "a campaign",
        "rules.casualties={'return': 'roll', 'target': 4}\n"
        "rules.leaders={'dice': 1, 'fates': [{'from': 1, 'to': 6, 'fate': 'dead'}], 'succession': "
        "'none'}",
        "open {'chapter': 'c1'}\nreturn {'chapter': 'c1', 'source': 'paper', 'winner': 'red', "
        "'units': {'a1': {'start': "
        "12, 'left': 9}, 'b1': {'start': 16, 'left': 2}}, 'leaders': {'al': {'lost': true}}}",
        "" };
  g_autofree char *text = muster_campaign_case_to_file (&description);
  MusterStore *store = muster_test_ui_get_store (ui);
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (GError) error = NULL;
  GtkWidget *page;
  gint64 id = 0;

  g_assert_true (muster_test_import_campaign (muster_store_get_campaigns (store), library, text,
                                              strlen (text), "campaign", &id, &error));
  g_assert_no_error (error);
  muster_window_campaigns_open (ui->window, id);
  g_assert_true (muster_test_ui_wait_page (ui, "campaign"));
  page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CAMPAIGN_PAGE);
  muster_campaign_page_show_part (MUSTER_CAMPAIGN_PAGE (page), "todo");
  muster_test_ui_settle ();
  g_assert_cmpuint (g_list_model_get_n_items (muster_campaign_get_duties (get_campaign (ui))), ==, 3);
  muster_test_ui_click (muster_test_ui_find_button (page, "Roll for Everybody and Record It"));
  muster_test_ui_settle ();
  g_assert_cmpuint (g_list_model_get_n_items (muster_campaign_get_duties (get_campaign (ui))), ==, 0);
  g_assert_cmpuint (muster_ledger_get_length (get_campaign (ui)), ==, 5);
  close_chapter (ui, 0);
}

/* An earlier entry is filled in once more, what that would change is read, and left or accepted. */
static void
test_entry_is_changed (MusterTestUi  *ui,
                       gconstpointer  data)
{
  MusterCampaignActCard *card;
  GtkWidget *list;

  begin_campaign (ui);
  fight_on_paper (ui, 0, "Beja");
  close_chapter (ui, 0);
  muster_test_ui_activate (ui, "win.campaign-change", g_variant_new_uint32 (1));
  muster_test_ui_settle ();
  card = find_card ();
  muster_test_ui_choose (GTK_WIDGET (card), "British in the Sudan");
  muster_test_ui_click (muster_test_ui_find_button (find_form (), "See What It Changes"));
  muster_test_ui_settle ();
  list = find_question ();
  g_assert_true (muster_test_ui_shows (list, "British in the Sudan: campaign points 3 instead of 0"));
  muster_test_ui_click (muster_test_ui_find_button (list, "Leave It"));
  muster_test_ui_settle ();
  g_assert_cmpint (muster_campaign_get_present (get_campaign (ui))->points[1], ==, 0);

  /* The form is still there. */
  muster_test_ui_click (muster_test_ui_find_button (find_form (), "See What It Changes"));
  muster_test_ui_settle ();
  muster_test_ui_click (muster_test_ui_find_button (find_question (), "Accept"));
  muster_test_ui_settle ();
  g_assert_cmpint (muster_campaign_get_present (get_campaign (ui))->points[1], ==, 3);
  g_assert_cmpuint (muster_ledger_get_length (get_campaign (ui)), ==, 3);
  g_assert_cmpint (get_chapter (ui, 0)->status, ==, MUSTER_CAMPAIGN_CLOSED);
}

static gboolean
is_check_of (GtkWidget     *widget,
             gconstpointer  label)
{
  return GTK_IS_CHECK_BUTTON (widget) && g_str_equal (gtk_widget_get_name (widget), label);
}

static const MusterCampaignUnit *
get_unit (MusterTestUi *ui,
          int           unit)
{
  return muster_campaign_state_get_unit (muster_campaign_get_present (get_campaign (ui)), unit);
}

/* Whose casualties came back is put right, and that a unit was gone. */
static void
test_whom_it_is_about_is_changed (MusterTestUi  *ui,
                                  gconstpointer  data)
{
  static const MusterCampaignCase description
    = { "a campaign", "rules.casualties={'return': 'all', 'gone': 'struck-off'}",
        "open {'chapter': 'c1'}\nreturn {'chapter': 'c1', 'source': 'paper', 'winner': 'red', 'units': "
        "{'a1': {'start': 12, 'left': 9}, 'b1': {'start': 16, 'left': 2}}}\nrecover {'force': 'f1'}\n",
        "" };
  g_autofree char *text = muster_campaign_case_to_file (&description);
  MusterStore *store = muster_test_ui_get_store (ui);
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  GtkWidget *check;
  gint64 id = 0;

  g_assert_true (muster_test_import_campaign (muster_store_get_campaigns (store), library, text,
                                               strlen (text), "campaign", &id, NULL));
  muster_window_campaigns_open (ui->window, id);
  g_assert_true (muster_test_ui_wait_page (ui, "campaign"));
  muster_test_ui_activate (ui, "win.campaign-change", g_variant_new_uint32 (2));
  muster_test_ui_settle ();
  muster_test_ui_click (muster_test_ui_find_button (GTK_WIDGET (find_card ()), "Second"));
  muster_test_ui_click (muster_test_ui_find_button (find_form (), "See What It Changes"));
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_shows (find_question (), "B1: strength 16 instead of 2"));
  muster_test_ui_click (muster_test_ui_find_button (find_question (), "Accept"));
  muster_test_ui_settle ();
  g_assert_cmpint (get_unit (ui, 2)->strength, ==, 16);

  muster_test_ui_activate (ui, "win.campaign-change", g_variant_new_uint32 (1));
  muster_test_ui_settle ();
  check = muster_test_ui_search (GTK_WIDGET (find_card ()), is_check_of, "B1: gone");
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
  muster_test_ui_click (muster_test_ui_find_button (find_form (), "See What It Changes"));
  muster_test_ui_settle ();
  muster_test_ui_click (muster_test_ui_find_button (find_question (), "Accept"));
  muster_test_ui_settle ();
  g_assert_true (get_unit (ui, 2)->disbanded);
}

static gboolean
has_name (GtkWidget     *widget,
          gconstpointer  name)
{
  return g_str_equal (gtk_widget_get_name (widget), name);
}

static MusterCampaignPage *
find_page (MusterTestUi *ui)
{
  return MUSTER_CAMPAIGN_PAGE (muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CAMPAIGN_PAGE));
}

static void
show_part (MusterTestUi *ui,
           const char   *part)
{
  muster_campaign_page_show_part (find_page (ui), part);
  muster_test_ui_settle ();
}

static gboolean
has_words (GtkWidget     *widget,
           gconstpointer  words)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
         strstr (gtk_label_get_label (GTK_LABEL (widget)), words) != NULL;
}

static gboolean
tells (GtkWidget  *root,
       const char *words)
{
  return muster_test_ui_search (root, has_words, words) != NULL;
}

/* What is the game master's alone is covered where others see the screen, and entries are of sorts. */
static void
test_secrets_are_hidden (MusterTestUi  *ui,
                         gconstpointer  data)
{
  static const MusterCampaignCase description
    = { "a campaign", "players.+={'id': 'pp', 'name': 'Pat', 'side': 'red'}",
        "note {'text': 'openword'}\nnote {'text': 'masterword', 'for': 'gm'}\n"
        "note {'text': 'patword', 'player': 'pp'}\nnote {'text': 'sealedword', 'chapter': 'c2'}\n"
        "open {'chapter': 'c1'}\n",
        "" };
  g_autofree char *text = muster_campaign_case_to_file (&description);
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  MusterLedgerStore *campaigns = muster_store_get_campaigns (muster_test_ui_get_store (ui));
  GtkWidget *page = GTK_WIDGET (ui->window), *sorts;
  gint64 id = 0;

  g_assert_true (muster_test_import_campaign (campaigns, library, text, strlen (text), "campaign",
                                              &id, NULL));
  muster_window_campaigns_open (ui->window, id);
  g_assert_true (muster_test_ui_wait_page (ui, "campaign"));
  show_part (ui, "journal");
  g_assert_true (tells (page, "masterword"));
  g_assert_true (tells (page, "for Pat"));
  g_assert_true (tells (page, "sealed: read when its chapter is open"));

  for (guint i = 0; i < 2; i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (find_page (ui)), "campaign.hide-secrets", NULL);
      muster_test_ui_settle ();
      show_part (ui, "journal");
      g_assert_true (tells (page, "openword"));
      g_assert_cmpint (tells (page, "masterword"), ==, i == 1);
      g_assert_cmpint (tells (page, "patword"), ==, i == 1);
      g_assert_cmpint (tells (page, "sealedword"), ==, i == 1);
      show_part (ui, "overview");
      g_assert_cmpint (tells (page, "masterword"), ==, i == 1);
    }

  show_part (ui, "journal");
  sorts = muster_test_ui_search (page, has_name, "sorts");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (sorts), 2);
  muster_test_ui_settle ();
  g_assert_false (tells (page, "openword"));
  g_assert_nonnull (muster_test_ui_search (page, has_name, "entry:4"));
  sorts = muster_test_ui_search (page, has_name, "sorts");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (sorts), 1);
  muster_test_ui_settle ();
  g_assert_true (tells (page, "openword"));
  g_assert_null (muster_test_ui_search (page, has_name, "entry:4"));
}

static void
test_deleted_and_taken_back (MusterTestUi  *ui,
                             gconstpointer  data)
{
  MusterLedgerStore *campaigns = muster_store_get_campaigns (muster_test_ui_get_store (ui));
  g_autoptr (MusterStoreList) list = muster_ledger_store_list (campaigns);
  g_autoptr (MusterLedgerRow) row = NULL;

  begin_campaign (ui);
  row = g_list_model_get_item (G_LIST_MODEL (list), 0);
  muster_test_ui_show_page (ui, "campaigns");
  g_assert_true (muster_test_ui_shows (GTK_WIDGET (ui->window), "A new campaign"));
  muster_test_ui_activate (ui, "win.remove-campaign", g_variant_new_int64 (muster_ledger_row_get_id (row)));
  muster_test_ui_settle ();
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 0);
  muster_test_ui_activate (ui, "win.bring-back-campaign",
                           g_variant_new_int64 (muster_ledger_row_get_id (row)));
  muster_test_ui_settle ();
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 1);
}

static void
test_sample_is_opened_and_kept_once (MusterTestUi  *ui,
                                     gconstpointer  data)
{
  MusterStore *store = muster_test_ui_get_store (ui);

  muster_test_ui_activate (ui, "win.open-sample-campaign", NULL);
  g_assert_true (muster_test_ui_wait_page (ui, "campaign"));
  g_assert_cmpstr (muster_campaign_get_title (get_campaign (ui)), ==, "The Valley War");
  muster_test_ui_show_page (ui, "desk");
  muster_test_ui_activate (ui, "win.open-sample-campaign", NULL);
  g_assert_true (muster_test_ui_wait_page (ui, "campaign"));
  g_assert_cmpuint (muster_test_count_ledgers (muster_store_get_campaigns (store)), ==, 1);
  g_assert_cmpuint (muster_test_count_ledgers (muster_store_get_battles (store)), ==, 3);
}

typedef struct
{
  GtkWidget *window;
  int width;
} Wanted;

static gboolean
is_as_wide (gpointer data)
{
  Wanted *wanted = data;
  int width = gtk_widget_get_width (wanted->window);

  /* The borders count for the size that is asked for. */
  return width <= wanted->width && width > wanted->width - 40;
}

/* Whether the parts stand in the header; the bar below has them otherwise. */
static gboolean
has_parts_above (MusterTestUi *ui,
                 int           width)
{
  Wanted wanted = { GTK_WIDGET (ui->window), width };
  GtkWidget *page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CAMPAIGN_PAGE);
  GtkWidget *header, *switcher, *bar;
  graphene_rect_t bounds;

  gtk_window_set_default_size (GTK_WINDOW (ui->window), width, 720);
  g_assert_true (muster_test_wait_until (is_as_wide, &wanted, MUSTER_TEST_PATIENCE));
  muster_test_ui_settle ();
  switcher = muster_test_ui_find (page, ADW_TYPE_VIEW_SWITCHER_TITLE);
  bar = gtk_widget_get_last_child (gtk_widget_get_first_child (page));
  g_assert_true (MUSTER_IS_PART_BAR (bar));
  g_assert_cmpint (gtk_widget_get_visible (bar), ==,
                   adw_view_switcher_title_get_title_visible (ADW_VIEW_SWITCHER_TITLE (switcher)));
  header = gtk_widget_get_ancestor (switcher, ADW_TYPE_HEADER_BAR);
  g_assert_true (gtk_widget_compute_bounds (header, GTK_WIDGET (ui->window), &bounds));
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, (float) width);
  return !gtk_widget_get_visible (bar);
}

/* Where the parts stand depends on the width alone, not on how wide the window was before. */
static void
test_parts_stay_when_the_window_grows (MusterTestUi  *ui,
                                       gconstpointer  data)
{
  static const int widths[] = { 360, 480, 600, 700, 750, 800, 850, 900, 950, 1000, 1050, 1100, 1280 };
  gboolean above[G_N_ELEMENTS (widths)];

  muster_test_ui_activate (ui, "win.open-sample-campaign", NULL);
  g_assert_true (muster_test_ui_wait_page (ui, "campaign"));
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    above[i] = has_parts_above (ui, widths[i]);
  g_assert_false (above[0]);
  g_assert_true (above[G_N_ELEMENTS (widths) - 1]);
  for (guint i = G_N_ELEMENTS (widths); i > 0; i--)
    g_assert_cmpint (has_parts_above (ui, widths[i - 1]), ==, above[i - 1]);
}

#define ADD(name, function)                                                                                  \
  g_test_add ("/campaign-page/" name, MusterTestUi, NULL, muster_test_ui_set_up, function,                  \
              muster_test_ui_tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  ADD ("two-chapters-on-paper", test_two_chapters_on_paper);
  ADD ("parts-are-there", test_parts_are_there);
  ADD ("rules-are-read", test_rules_are_read);
  ADD ("looks-back", test_looks_back);
  ADD ("chapter-becomes-a-battle", test_chapter_becomes_a_battle);
  ADD ("V-BATTLE-05/resolves-without-a-table", test_resolves_without_a_table);
  ADD ("a-battle-is-of-one-chapter", test_a_battle_is_of_one_chapter);
  ADD ("aftermath-in-one-pass", test_aftermath_in_one_pass);
  ADD ("entry-is-changed", test_entry_is_changed);
  ADD ("whom-it-is-about-is-changed", test_whom_it_is_about_is_changed);
  ADD ("secrets-are-hidden", test_secrets_are_hidden);
  ADD ("deleted-and-taken-back", test_deleted_and_taken_back);
  ADD ("sample-is-opened-and-kept-once", test_sample_is_opened_and_kept_once);
  ADD ("parts-stay-when-the-window-grows", test_parts_stay_when_the_window_grows);

  return g_test_run ();
}
