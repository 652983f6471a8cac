/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <adwaita.h>

#include "core/club/muster-club-import.h"
#include "muster-test-hub.h"
#include "muster-test-ui.h"

/* A window and another desk at one hub. */

static gboolean
says_up_to_date (gpointer data)
{
  return muster_test_ui_says (data, "Up to date");
}

static gboolean
is_joining_offered (gpointer data)
{
  MusterTestUi *ui = data;

  return muster_test_ui_has_id (GTK_WIDGET (ui->window), "address");
}

static void
ask_to_join_by_window (MusterTestUi *ui,
                       const char   *uri,
                       const char   *name)
{
  GtkWidget *window = GTK_WIDGET (ui->window);

  muster_test_ui_activate (ui, "win.hub", NULL);
  gtk_editable_set_text (GTK_EDITABLE (muster_test_ui_find_id (window, "address")), uri);
  g_assert_false (gtk_widget_get_sensitive (muster_test_ui_find_id (window, "join")));
  gtk_editable_set_text (GTK_EDITABLE (muster_test_ui_find_id (window, "desk_name")), name);
  g_assert_true (gtk_widget_get_sensitive (muster_test_ui_find_id (window, "join")));
  muster_test_ui_click (muster_test_ui_find_id (window, "join"));
}

static void
join (MusterTestUi *ui,
      const char   *uri)
{
  ask_to_join_by_window (ui, uri, "Secretary");
  wait (says_up_to_date, ui);
  muster_test_ui_settle ();
}

static gboolean
can_join (gpointer data)
{
  MusterTestUi *ui = data;

  return gtk_widget_get_sensitive (muster_test_ui_find_id (GTK_WIDGET (ui->window), "join"));
}

static void
leave (MusterTestUi *ui)
{
  GtkWindow *question;

  muster_test_ui_activate (ui, "win.hub", NULL);
  muster_test_ui_click (muster_test_ui_find_id (GTK_WIDGET (ui->window), "leave"));
  question = GTK_WINDOW (muster_test_ui_find_window (ADW_TYPE_MESSAGE_DIALOG));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (question), "confirm");
  gtk_window_destroy (question);
  wait (is_joining_offered, ui);
}

static void
test_joining_and_leaving (MusterTestUi  *ui,
                          gconstpointer  data)
{
  join (ui, get_hub ());
  g_assert_true (muster_test_ui_says (ui, "Who Is Here"));
  g_assert_true (muster_test_ui_says (ui, "Secretary"));
  leave (ui);
}

static gboolean
is_followed (gpointer data)
{
  return muster_ledger_get_length (MUSTER_LEDGER (muster_test_ui_get_battle (data))) == 1;
}

static gboolean
has_battle (gpointer data)
{
  Desk *desk = data;

  return find_battle (desk->store, desk->kind) != 0;
}

/* S-LEDGER-05: an open battle shows what another desk has written. */
static void
test_an_open_battle_follows (MusterTestUi  *ui,
                             gconstpointer  data)
{
  const char *uri = get_hub ();
  Desk other = { 0 };
  g_autoptr (MusterStoreList) list = NULL;
  g_autoptr (MusterLedgerRow) row = NULL;

  join (ui, uri);
  open_desk (&other);
  ask_to_join (&other, uri, "Game master");
  wait (is_up_to_date, &other);
  muster_test_ui_open_battle (ui, DOCUMENT);
  list = muster_ledger_store_list (muster_store_get_battles (muster_test_ui_get_store (ui)));
  row = g_list_model_get_item (G_LIST_MODEL (list), 0);
  other.kind = muster_ledger_row_get_uuid (row);
  muster_test_ui_activate (ui, "win.share", NULL);
  wait (has_battle, &other);
  give (other.store, find_battle (other.store, other.kind), "end-turn");
  wait (is_followed, ui);
  close_desk (&other);
}

static gboolean
is_followed_twice (gpointer data)
{
  return muster_ledger_get_length (MUSTER_LEDGER (muster_test_ui_get_battle (data))) == 2;
}

static char *
dup_only_uuid (MusterTestUi *ui)
{
  g_autoptr (MusterStoreList) list =
    muster_ledger_store_list (muster_store_get_battles (muster_test_ui_get_store (ui)));
  g_autoptr (MusterLedgerRow) row = g_list_model_get_item (G_LIST_MODEL (list), 0);

  return g_strdup (muster_ledger_row_get_uuid (row));
}

/* The window and another desk are at one hub, and both have the battle that is open in the window. */
static char *
meet (MusterTestUi *ui,
      Desk         *other)
{
  const char *uri = get_hub ();
  char *uuid;

  join (ui, uri);
  open_desk (other);
  ask_to_join (other, uri, "Game master");
  wait (is_up_to_date, other);
  muster_test_ui_open_battle (ui, DOCUMENT);
  uuid = dup_only_uuid (ui);
  muster_test_ui_activate (ui, "win.share", NULL);
  other->kind = uuid;
  wait (has_battle, other);

  return uuid;
}

/* S-LEDGER-05: a line that somebody writes elsewhere takes no dice out of the hand; the end of the turn does
 * not either, and says why the order is not allowed any more. */
static void
test_what_is_typed_stays (MusterTestUi  *ui,
                          gconstpointer  data)
{
  Desk other = { 0 };
  g_autofree char *uuid = meet (ui, &other);
  MusterOrderForm *form = muster_battle_session_get_form (muster_window_pages_get_session (ui->window));
  MusterDiceTray *tray = muster_order_dice_get_tray (muster_order_form_get_dice (form));
  MusterOrderDraft *draft = muster_order_form_get_draft (form);
  int verb = muster_test_app_find_verb (muster_test_ui_get_battle (ui), "move");
  g_autofree char *message = NULL;

  muster_order_form_start (form, (guint) verb, 0);
  g_assert_cmpint (muster_order_form_get_stage (form), ==, MUSTER_FORM_ROLL);
  g_assert_true (muster_dice_tray_type (tray, '5'));
  give (other.store, find_battle (other.store, uuid), "note");
  wait (is_followed, ui);
  g_assert_cmpint (muster_order_form_get_stage (form), ==, MUSTER_FORM_ROLL);
  g_assert_cmpint (muster_order_draft_get_verb (draft), ==, verb);
  g_assert_cmpuint (muster_dice_tray_get_n_entered (tray), ==, 1);
  g_assert_cmpuint (muster_dice_tray_get_faces (tray)[0], ==, 5);

  give (other.store, find_battle (other.store, uuid), "end-turn");
  wait (is_followed_twice, ui);
  g_assert_cmpint (muster_order_form_get_stage (form), ==, MUSTER_FORM_FILL);
  g_assert_cmpint (muster_order_draft_get_verb (draft), ==, verb);
  g_object_get (form, "message", &message, NULL);
  g_assert_cmpstr (message, !=, "");
  close_desk (&other);
}

/* An order without dice, given in the window. */
static gboolean
record (MusterTestUi *ui,
        const char   *verb,
        GError      **error)
{
  MusterBattle *battle = muster_test_ui_get_battle (ui);
  g_auto (MusterOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };

  muster_tape_init (&tape);
  muster_order_init (&order, muster_ruleset_get_rules (muster_battle_get_ruleset (battle))->orders,
                     muster_test_app_find_verb (battle, verb), -1);

  return muster_battle_record (battle, &order, &tape, error);
}

/* A second window of the program, on a data file of its own. */
static void
open_window (MusterTestUi *ui,
             MusterTestUi *other)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  g_autoptr (MusterStore) store = NULL;

  other->application = ui->application;
  other->dir = muster_test_dir_new ();
  store = muster_test_app_new_store (other->dir);
  other->window = muster_window_new (GTK_APPLICATION (ui->application), settings, library, store);
  gtk_window_present (GTK_WINDOW (other->window));
  muster_test_ui_settle ();
}

static void
close_window (MusterTestUi *other)
{
  g_autoptr (MusterStore) store = g_object_ref (muster_test_ui_get_store (other));

  gtk_window_destroy (GTK_WINDOW (other->window));
  muster_test_ui_settle ();
  muster_store_close (store);
  muster_test_dir_free (other->dir);
}

static gboolean
has_one_battle (gpointer data)
{
  g_autoptr (MusterStoreList) list =
    muster_ledger_store_list (muster_store_get_battles (muster_test_ui_get_store (data)));

  return g_list_model_get_n_items (G_LIST_MODEL (list)) == 1;
}

/* S-WATCH-01, S-LEDGER-05: two windows at one hub; an order in one is in the log of the other. */
static void
test_two_windows (MusterTestUi  *ui,
                  gconstpointer  data)
{
  const char *uri = get_hub ();
  MusterTestUi other = { 0 };
  g_autofree char *uuid = NULL;
  g_autoptr (GError) error = NULL;
  gint64 start;

  join (ui, uri);
  muster_test_ui_open_battle (ui, DOCUMENT);
  uuid = dup_only_uuid (ui);
  muster_test_ui_activate (ui, "win.share", NULL);
  open_window (ui, &other);
  ask_to_join_by_window (&other, uri, "Game master");
  wait (has_one_battle, &other);
  muster_test_ui_activate (&other, "win.open-battle",
                           g_variant_new_int64 (find_battle (muster_test_ui_get_store (&other), uuid)));
  g_assert_true (muster_test_ui_says (&other, "Take the Pen"));

  start = g_get_monotonic_time ();
  record (ui, "end-turn", &error);
  g_assert_no_error (error);
  wait (is_followed, &other);
  g_test_message ("the order was in the other window after %d ms",
                  (int) ((g_get_monotonic_time () - start) / 1000));
  close_window (&other);
}

static gboolean
other_has_pen (gpointer data)
{
  Desk *desk = data;
  const MusterHubItem *item = muster_hub_centre_find (desk->centre, "battle", desk->kind);

  return item != NULL && item->is_own_pen;
}

static gboolean
window_has_pen (gpointer data)
{
  Desk *desk = data;
  const MusterHubItem *item = muster_hub_centre_find (desk->centre, "battle", desk->kind);

  return item != NULL && item->pen_desk != NULL && !item->is_own_pen;
}

static gboolean
nobody_has_pen (gpointer data)
{
  Desk *desk = data;
  const MusterHubItem *item = muster_hub_centre_find (desk->centre, "battle", desk->kind);

  return item != NULL && item->pen_desk == NULL;
}

/* S-PEN-01, S-PEN-02 */
static void
test_the_pen (MusterTestUi  *ui,
              gconstpointer  data)
{
  Desk other = { 0 };
  g_autofree char *uuid = meet (ui, &other);
  MusterStore *store = muster_test_ui_get_store (ui);
  g_autoptr (GError) error = NULL;

  wait (window_has_pen, &other);
  muster_hub_centre_ask_for (other.centre, MUSTER_HUB_WORK_TAKE_PEN, "battle", uuid);
  wait (other_has_pen, &other);
  g_assert_true (muster_test_ui_says (ui, "Take the Pen"));

  g_assert_false (record (ui, "end-turn", &error));
  g_assert_nonnull (strstr (error->message, "Game master"));
  g_assert_cmpuint (count_orders (store, find_battle (store, uuid)), ==, 0);

  muster_test_ui_click (muster_test_ui_find_button (GTK_WIDGET (ui->window), "Take the Pen"));
  g_assert_true (muster_test_ui_says_not (ui, "Take the Pen"));
  wait (window_has_pen, &other);

  /* Who has closed it has it no longer. */
  muster_test_ui_show_page (ui, "battles");
  wait (nobody_has_pen, &other);
  close_desk (&other);
}

/* As if a cable was pulled. */
static void
cut_connections (const char *uri)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterHubLink) link = muster_hub_link_open (uri, MUSTER_HUB_LINK_DEFAULT, NULL, &error);

  g_assert_no_error (error);
  muster_hub_link_run (link,
                       "SELECT pg_terminate_backend (pid) FROM pg_stat_activity"
                       " WHERE datname = current_database () AND pid <> pg_backend_pid ()",
                       NULL, &error);
  g_assert_no_error (error);
}

/* S-PEN-03: without a connection there is no pen; the page says once that others may be writing, and
 * works. */
static void
test_without_a_connection (MusterTestUi  *ui,
                           gconstpointer  data)
{
  static const char said[] = "There is no connection to the hub: others may be writing in this, too.";
  const char *uri = get_hub ();
  g_auto (GStrv) parts = g_strsplit (uri, "host=", 2);
  MusterTestDir *dir = muster_test_dir_new ();
  g_autofree char *path = muster_test_dir_build (dir, "s");
  g_autofree char *through = g_strconcat (parts[0], "host=", path, NULL);
  MusterStore *store = muster_test_ui_get_store (ui);
  g_autofree char *uuid = NULL;
  g_autoptr (GError) error = NULL;
  Desk other = { 0 };

  g_assert_cmpint (symlink (parts[1], path), ==, 0);
  open_desk (&other);
  ask_to_join (&other, uri, "Game master");
  wait (is_up_to_date, &other);
  join (ui, through);
  muster_test_ui_open_battle (ui, DOCUMENT);
  other.kind = uuid = dup_only_uuid (ui);
  muster_test_ui_activate (ui, "win.share", NULL);
  wait (has_battle, &other);
  wait (window_has_pen, &other);
  g_assert_true (muster_test_ui_says_not (ui, said));

  g_assert_cmpint (unlink (path), ==, 0);
  cut_connections (uri);
  record (ui, "end-turn", &error);
  g_assert_no_error (error);
  g_assert_true (muster_test_ui_says (ui, said));
  g_assert_true (muster_test_ui_says_not (ui, said));
  record (ui, "end-turn", &error);
  g_assert_no_error (error);
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_says_not (ui, said));
  g_assert_cmpuint (count_orders (store, find_battle (store, uuid)), ==, 2);
  close_desk (&other);
  muster_test_dir_free (dir);
}

static gint64
count_at_the_hub (Desk *desk)
{
  const MusterHubItem *item = muster_hub_centre_find (desk->centre, "battle", desk->kind);

  return item != NULL ? item->mark->n : 0;
}

static gboolean
has_sent_more (gpointer data)
{
  Desk *desk = data;

  return count_at_the_hub (desk) >= desk->n_wanted;
}

static gboolean
is_settled (gpointer data)
{
  Desk *desk = data;

  return count_orders (desk->store, find_battle (desk->store, desk->kind)) == 2;
}

/* S-FORK-01, S-FORK-03: there the battle was ended, here a turn was, and a note was written; only the
 * note can be given after the end. */
static void
test_a_fork_is_played_on_top (MusterTestUi  *ui,
                              gconstpointer  data)
{
  MusterStore *store = muster_test_ui_get_store (ui);
  GtkWidget *window = GTK_WIDGET (ui->window);
  Desk other = { 0 };
  g_autofree char *uuid = meet (ui, &other);
  AdwMessageDialog *question;

  leave (ui);
  other.n_wanted = (guint) count_at_the_hub (&other) + 1;
  give (other.store, find_battle (other.store, uuid), "end-battle");
  wait (has_sent_more, &other);
  give (store, find_battle (store, uuid), "end-turn");
  give (store, find_battle (store, uuid), "note");
  ask_to_join_by_window (ui, hubs[n_used - 1], "Secretary");
  g_assert_true (muster_test_ui_says (ui, "1 to decide"));
  g_assert_true (muster_test_ui_says (ui, "The well went on at two desks"));
  g_assert_true (muster_test_ui_says (ui, "Secretary · 2 orders"));
  g_assert_true (muster_test_ui_says (ui, "Game master · 1 order"));
  muster_test_ui_click (muster_test_ui_find_button (window, "Play Mine on Top (1 of 2 Refused)…"));
  question = ADW_MESSAGE_DIALOG (muster_test_ui_find_window (ADW_TYPE_MESSAGE_DIALOG));
  g_assert_nonnull (strstr (adw_message_dialog_get_body (question), "End turn is left out"));
  adw_message_dialog_response (question, "confirm");
  g_assert_true (muster_test_ui_says (ui, "Nothing Wants a Decision"));
  wait (is_settled, &other);
  g_assert_cmpuint (count_orders (store, find_battle (store, uuid)), ==, 2);
  close_desk (&other);
}

/* Lists mark what is shared and who has the pen. */
static void
test_lists_mark_what_is_shared (MusterTestUi  *ui,
                                gconstpointer  data)
{
  Desk other = { 0 };
  g_autofree char *uuid = meet (ui, &other);

  wait (window_has_pen, &other);
  muster_test_ui_show_page (ui, "battles");
  g_assert_true (muster_test_ui_says (ui, "Shared"));
  muster_hub_centre_ask_for (other.centre, MUSTER_HUB_WORK_TAKE_PEN, "battle", uuid);
  g_assert_true (muster_test_ui_says (ui, "Shared, Game master has the pen"));
  muster_test_ui_activate (ui, "win.hub", NULL);
  muster_test_ui_click (muster_test_ui_find_button (GTK_WIDGET (ui->window), "Stop Sharing"));
  muster_test_ui_show_page (ui, "battles");
  g_assert_true (muster_test_ui_says_not (ui, "Shared, Game master has the pen"));
  g_assert_true (muster_test_ui_says_not (ui, "Shared"));
  close_desk (&other);
}

static gboolean
has_nothing_to_send (gpointer data)
{
  Desk *desk = data;

  return is_up_to_date (desk) && muster_hub_centre_count_decisions (desk->centre) == 0;
}

static void
enter (MusterStore *store,
       const char  *points,
       const char  *scenario)
{
  g_autofree char *table = g_strdup_printf ("battle,date,scenario,player,side,result,points\n"
                                            "a,2026-11-12,%s,Tom,A,win,%s\n"
                                            "a,2026-11-12,%s,Phil,B,loss,1\n",
                                            scenario, points, scenario);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterClubImport) import =
    muster_club_import_new (table, strlen (table), "table", NULL, NULL, &error);

  g_assert_no_error (error);
  muster_club_store_put (muster_store_get_club (store), import->results, NULL, &error);
  g_assert_no_error (error);
}

static char *
dup_result (MusterStore *store)
{
  g_autoptr (MusterClubContent) club = muster_club_store_load (muster_store_get_club (store), NULL);
  const MusterClubResult *result = club->results->len == 1 ? club->results->pdata[0] : NULL;

  return result != NULL ? g_strdup_printf ("%s %" G_GINT64_FORMAT, result->head.scenario,
                                           (gint64) result->lines[0].points / MUSTER_CLUB_POINT)
                        : g_strdup ("");
}

static gboolean
is_choice (GtkWidget     *widget,
           gconstpointer  text)
{
  GtkWidget *child =
    GTK_IS_CHECK_BUTTON (widget) ? gtk_check_button_get_child (GTK_CHECK_BUTTON (widget)) : NULL;

  return GTK_IS_LABEL (child) && g_str_equal (gtk_label_get_text (GTK_LABEL (child)), text);
}

/* S-DOC-03: the scenario as it is here, the points as they are there. */
static void
test_a_conflict_of_a_result (MusterTestUi  *ui,
                             gconstpointer  data)
{
  const char *uri = get_hub ();
  MusterStore *store = muster_test_ui_get_store (ui);
  GtkWidget *window = GTK_WIDGET (ui->window);
  Desk other = { 0 };
  g_autofree char *kept = NULL;

  open_desk (&other);
  enter (other.store, "14", "Ford");
  ask_to_join (&other, uri, "Game master");
  wait (has_nothing_to_send, &other);
  enter (store, "12", "Hills");
  muster_test_ui_activate (ui, "win.hub", NULL);
  gtk_editable_set_text (GTK_EDITABLE (muster_test_ui_find_id (window, "address")), uri);
  gtk_editable_set_text (GTK_EDITABLE (muster_test_ui_find_id (window, "desk_name")), "Here");
  muster_test_ui_click (muster_test_ui_find_id (window, "test"));
  wait (is_joining_offered, ui);
  muster_test_ui_settle ();
  g_assert_false (muster_hub_desk_has_joined (store));
  wait (can_join, ui);
  muster_test_ui_click (muster_test_ui_find_id (window, "join"));
  g_assert_true (muster_test_ui_says (ui, "Keep This"));
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_says (ui, "scenario"));
  g_assert_true (muster_test_ui_says (ui, "points (Tom)"));
  gtk_check_button_set_active (
    GTK_CHECK_BUTTON (muster_test_ui_search (GTK_WIDGET (ui->window), is_choice, "Hills")), TRUE);
  muster_test_ui_click (muster_test_ui_find_button (GTK_WIDGET (ui->window), "Keep This"));
  g_assert_true (muster_test_ui_says_not (ui, "Keep This"));
  kept = dup_result (store);
  g_assert_cmpstr (kept, ==, "Hills 14");
  close_desk (&other);
}

int
main (int    argc,
      char **argv)
{
  int status;

  muster_test_ui_init (&argc, &argv);
  hubs = g_strsplit (g_getenv ("MUSTER_TEST_HUBS"), "\n", -1);
  library = muster_test_library_new ();
  g_test_add ("/hub-window/joining-and-leaving", MusterTestUi, NULL, muster_test_ui_set_up,
              test_joining_and_leaving, muster_test_ui_tear_down);
  g_test_add ("/hub-window/open-battle-follows", MusterTestUi, NULL, muster_test_ui_set_up,
              test_an_open_battle_follows, muster_test_ui_tear_down);
  g_test_add ("/hub-window/what-is-typed-stays", MusterTestUi, NULL, muster_test_ui_set_up,
              test_what_is_typed_stays, muster_test_ui_tear_down);
  g_test_add ("/hub-window/pen", MusterTestUi, NULL, muster_test_ui_set_up, test_the_pen,
              muster_test_ui_tear_down);
  g_test_add ("/hub-window/without-a-connection", MusterTestUi, NULL, muster_test_ui_set_up,
              test_without_a_connection, muster_test_ui_tear_down);
  g_test_add ("/hub-window/two-windows", MusterTestUi, NULL, muster_test_ui_set_up, test_two_windows,
              muster_test_ui_tear_down);
  g_test_add ("/hub-window/replay", MusterTestUi, NULL, muster_test_ui_set_up, test_a_fork_is_played_on_top,
              muster_test_ui_tear_down);
  g_test_add ("/hub-window/marks", MusterTestUi, NULL, muster_test_ui_set_up, test_lists_mark_what_is_shared,
              muster_test_ui_tear_down);
  g_test_add ("/hub-window/conflict", MusterTestUi, NULL, muster_test_ui_set_up, test_a_conflict_of_a_result,
              muster_test_ui_tear_down);
  status = g_test_run ();
  g_object_unref (library);
  g_strfreev (hubs);

  return status;
}
