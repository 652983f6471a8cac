/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-battle-page.h"
#include "app/battle/muster-table-window.h"
#include "app/phones/muster-phones-popover.h"
#include "app/widgets/muster-proposal-bar.h"
#include "muster-test-phone.h"
#include "muster-test-ui.h"

/* A battle on phones as the window shows it, with the program that serves them, on loopback. */

#define DOCUMENT                                                                                             \
  "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"kings\", \"title\": \"Ford\","             \
  "\"sides\": [{\"id\": \"column\", \"name\": \"Ford Column\","                                              \
  "\"players\": [{\"id\": \"ann\", \"name\": \"Ann\"}], \"units\": ["                                        \
  "{\"id\": \"r1\", \"name\": \"1st Company\", \"type\": \"regular-infantry\"},"                             \
  "{\"id\": \"r2\", \"name\": \"2nd Company\", \"type\": \"regular-infantry\"}]},"                           \
  "{\"id\": \"clans\", \"name\": \"Valley Clans\", \"units\": ["                                             \
  "{\"id\": \"b1\", \"name\": \"Black Shields\", \"type\": \"tribal-infantry\"}]}]}"
#define FIRE                                                                                                 \
  "{\"line\": 0, \"order\": \"fire\", \"unit\": \"r1\","                                                     \
  "\"params\": {\"target\": \"b1\", \"range\": \"short\", \"cover\": \"none\"}}"
#define STAND_TO "{\"line\": 0, \"order\": \"stand-to\", \"unit\": \"r2\", \"params\": {}}"
#define DICE "{\"asks\": \"0-0\", \"dice\": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]}"

static MusterPhones *
get_phones (MusterTestUi *ui)
{
  return muster_battle_page_get_phones (MUSTER_BATTLE_PAGE (muster_test_ui_get_battle_page (ui)));
}

static GtkWidget *
get_button (MusterTestUi *ui)
{
  return GTK_WIDGET (
    muster_battle_page_get_phones_button (MUSTER_BATTLE_PAGE (muster_test_ui_get_battle_page (ui))));
}

static gboolean
is_popover (GtkWidget     *widget,
            gconstpointer  data)
{
  return MUSTER_IS_PHONES_POPOVER (widget) && gtk_widget_get_mapped (widget);
}

/* (nullable): while it is open. */
static GtkWidget *
find_popover (MusterTestUi *ui)
{
  return muster_test_ui_search (get_button (ui), is_popover, NULL);
}

static gboolean
is_open (gpointer data)
{
  return muster_phones_get_address (data) != NULL;
}

static gboolean
is_proposed (gpointer data)
{
  return *muster_phones_get_proposal (data) != '\0';
}

static gboolean
is_seen (gpointer data)
{
  g_autoptr (JsonNode) state = muster_test_phone_get_state (data);

  return state != NULL;
}

static gboolean
is_asked (gpointer data)
{
  g_autoptr (JsonNode) state = muster_test_phone_get_state (data);

  return state != NULL && !json_object_get_null_member (json_node_get_object (state), "asks");
}

static gboolean
is_told (gpointer data)
{
  return muster_test_ui_shows (data, "Ann typed these. Enter takes them; type others over them.");
}

static void
wait (MusterTestPredicate predicate,
      gpointer            data)
{
  g_assert_true (muster_test_wait_until (predicate, data, MUSTER_TEST_PATIENCE));
  muster_test_ui_settle ();
}

/* Serves on loopback, and has Ann sit down. */
static void
open (MusterTestUi    *ui,
      MusterTestPhone *phone)
{
  g_autoptr (MusterPhonesSeat) seat = g_list_model_get_item (muster_phones_get_seats (get_phones (ui)), 0);
  g_autoptr (GError) error = NULL;

  g_assert_true (muster_phones_open (get_phones (ui), "127.0.0.1", &error));
  g_assert_no_error (error);
  wait (is_open, get_phones (ui));
  g_assert_cmpuint (muster_test_phone_join (phone, muster_phones_seat_get_link (seat)), ==, 204);
  wait (is_seen, phone);
}

static GtkWidget *
open_popover (MusterTestUi *ui)
{
  muster_test_ui_activate (ui, "win.phones", NULL);
  muster_test_ui_settle ();
  g_assert_nonnull (find_popover (ui));
  return find_popover (ui);
}

static void
switch_on (MusterTestUi *ui,
           GtkWidget    *popover)
{
  AdwComboRow *network = ADW_COMBO_ROW (muster_test_ui_find_id (popover, "network"));

  /* The last network is loopback. */
  adw_combo_row_set_selected (network, g_list_model_get_n_items (adw_combo_row_get_model (network)) - 1);
  gtk_switch_set_active (GTK_SWITCH (muster_test_ui_find_id (popover, "on")), TRUE);
  wait (is_open, get_phones (ui));
}

static void
choose_seat (GtkWidget *popover,
             int        seat)
{
  GtkListBox *seats = GTK_LIST_BOX (muster_test_ui_find_id (popover, "seats"));

  g_signal_emit_by_name (seats, "row-activated", gtk_list_box_get_row_at_index (seats, seat));
  muster_test_ui_settle ();
}

static void
test_the_popover (MusterTestUi  *ui,
                  gconstpointer  data)
{
  GtkWidget *popover;

  muster_test_ui_open_battle (ui, DOCUMENT);
  g_assert_false (gtk_widget_get_visible (get_button (ui)));
  popover = open_popover (ui);
  g_assert_false (muster_test_ui_has_id (popover, "seats"));

  switch_on (ui, popover);
  g_assert_true (muster_test_ui_shows (popover, "On phones, and nobody is looking"));
  g_assert_true (muster_test_ui_shows (popover, "Ann"));
  g_assert_true (muster_test_ui_shows (popover, "Spectators"));
  g_assert_false (gtk_widget_get_sensitive (muster_test_ui_find_id (popover, "network")));

  choose_seat (popover, 0);
  g_assert_true (muster_test_ui_has_id (popover, "qr"));
  g_assert_true (muster_test_ui_shows (popover, muster_phones_get_address (get_phones (ui))));
  muster_test_ui_click (muster_test_ui_find_id (popover, "back"));
  gtk_switch_set_active (GTK_SWITCH (muster_test_ui_find_id (popover, "on")), FALSE);
  g_assert_false (muster_phones_is_running (get_phones (ui)));
  /* The button bears the popover as long as that is open. */
  g_assert_true (gtk_widget_get_visible (get_button (ui)));
  gtk_popover_popdown (GTK_POPOVER (popover));
  g_assert_false (gtk_widget_get_visible (get_button (ui)));
}

static gboolean
is_thrown_out (gpointer data)
{
  return !is_seen (data);
}

static gboolean
has_tooltip (GtkWidget     *widget,
             gconstpointer  text)
{
  return g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) == 0;
}

/* Who is looking, with another code, and by the keyboard alone. */
static void
test_renewing_throws_out (MusterTestUi  *ui,
                          gconstpointer  data)
{
  g_auto (MusterTestPhone) phone = { 0 };
  GtkWidget *popover;

  muster_test_ui_open_battle (ui, DOCUMENT);
  open (ui, &phone);
  g_assert_true (gtk_widget_get_visible (get_button (ui)));
  popover = open_popover (ui);
  muster_test_ui_click (muster_test_ui_search (
    popover, has_tooltip, "New code for Ann: throws out every phone that has the old one"));
  wait (is_thrown_out, &phone);

  /* The switch has both keys. */
  gtk_widget_grab_focus (muster_test_ui_find_id (popover, "dice"));
  muster_test_ui_press_shortcut (popover, GDK_KEY_space, 0);
  g_assert_true (gtk_switch_get_active (GTK_SWITCH (muster_test_ui_find_id (popover, "dice"))));
  muster_test_ui_press_shortcut (popover, GDK_KEY_Return, 0);
  g_assert_false (gtk_switch_get_active (GTK_SWITCH (muster_test_ui_find_id (popover, "dice"))));

  choose_seat (popover, 1);
  g_assert_true (gtk_widget_is_focus (muster_test_ui_find_id (popover, "back")));
  muster_test_ui_press_shortcut (muster_test_ui_find_id (popover, "stack"), GDK_KEY_Escape, 0);
  g_assert_true (muster_test_ui_has_id (popover, "seats"));
  g_assert_true (gtk_widget_is_focus (GTK_WIDGET (
    gtk_list_box_get_row_at_index (GTK_LIST_BOX (muster_test_ui_find_id (popover, "seats")), 1))));
  gtk_popover_popdown (GTK_POPOVER (popover));
  muster_test_ui_settle ();
  g_assert_null (find_popover (ui));
  g_assert_true (muster_phones_is_running (get_phones (ui)));
  g_assert_true (gtk_widget_get_visible (get_button (ui)));
}

/* W-SEAT-01: it ends with the battle. */
static void
test_it_ends_with_the_page (MusterTestUi  *ui,
                            gconstpointer  data)
{
  g_auto (MusterTestPhone) phone = { 0 };
  g_autoptr (MusterPhones) phones = NULL;

  muster_test_ui_open_battle (ui, DOCUMENT);
  open (ui, &phone);
  phones = g_object_ref (get_phones (ui));
  open_popover (ui);
  muster_test_ui_show_page (ui, "battles");
  muster_test_ui_settle ();
  g_assert_false (muster_phones_is_running (phones));
}

static gboolean
is_switched_off (gpointer data)
{
  return !muster_phones_is_running (data);
}

/* W-SHAPE-01: whoever has closed the popover hears of it too, and need not open it. */
static void
test_it_is_offered_to_start_again (MusterTestUi  *ui,
                                   gconstpointer  data)
{
  g_autofree char *program = g_strdup (g_getenv ("MUSTER_TABLE"));
  g_autoptr (GError) error = NULL;
  GtkWidget *window, *button;

  muster_test_ui_open_battle (ui, DOCUMENT);
  window = GTK_WIDGET (gtk_widget_get_root (muster_test_ui_get_battle_page (ui)));
  gtk_popover_popdown (GTK_POPOVER (open_popover (ui)));
  muster_test_ui_settle ();

  /* A program that ends at once. */
  g_setenv ("MUSTER_TABLE", "/bin/false", TRUE);
  g_assert_true (muster_phones_open (get_phones (ui), "127.0.0.1", &error));
  g_assert_no_error (error);
  wait (is_switched_off, get_phones (ui));
  g_assert_true (muster_test_ui_shows (window, "muster-table has ended"));
  if (program != NULL)
    g_setenv ("MUSTER_TABLE", program, TRUE);
  else
    g_unsetenv ("MUSTER_TABLE");
  button = muster_test_ui_find_button (window, "Start Again");
  muster_test_ui_click (button);
  wait (is_open, get_phones (ui));
  g_assert_true (g_str_has_prefix (muster_phones_get_address (get_phones (ui)), "http://127.0.0.1:"));
}

static void
test_enter_accepts (MusterTestUi  *ui,
                    gconstpointer  data)
{
  g_auto (MusterTestPhone) phone = { 0 };
  GtkWidget *page;

  muster_test_ui_open_battle (ui, DOCUMENT);
  page = muster_test_ui_get_battle_page (ui);
  open (ui, &phone);
  g_assert_cmpuint (muster_test_phone_propose (&phone, STAND_TO), ==, 202);
  wait (is_proposed, get_phones (ui));
  g_assert_true (muster_test_ui_shows (page, "Ann proposes: 2nd Company: Stand to"));
  muster_test_ui_press_key (page, GDK_KEY_Return);
  g_assert_cmpuint (muster_ledger_get_length (muster_test_ui_get_battle (ui)), ==, 1);
  g_assert_true (muster_test_ui_hides (page, "Ann proposes: 2nd Company: Stand to"));
}

/* While an order is being typed, Enter belongs to that. */
static void
test_never_over_what_is_typed (MusterTestUi  *ui,
                               gconstpointer  data)
{
  g_auto (MusterTestPhone) phone = { 0 };
  MusterBattleSession *session;
  GtkWidget *page;

  muster_test_ui_open_battle (ui, DOCUMENT);
  page = muster_test_ui_get_battle_page (ui);
  session = muster_battle_page_get_session (MUSTER_BATTLE_PAGE (page));
  open (ui, &phone);
  muster_battle_session_set_unit (session, 0);
  g_assert_true (muster_battle_session_choose_id (session, "move"));
  muster_test_app_type (muster_battle_session_get_form (session), "3");
  wait (is_asked, &phone);
  g_assert_cmpuint (muster_test_phone_propose (&phone, STAND_TO), ==, 409);
  g_assert_cmpuint (muster_test_phone_propose (&phone, "{\"asks\": \"0-0\", \"dice\": [6, 6]}"), ==, 202);
  wait (is_proposed, get_phones (ui));
  muster_test_ui_press_key (page, GDK_KEY_Return);
  g_assert_cmpuint (muster_dice_tray_get_n_entered (muster_order_dice_get_tray (
                      muster_order_form_get_dice (muster_battle_session_get_form (session)))), ==, 1);
  g_assert_true (is_proposed (get_phones (ui)));
  muster_test_ui_click (muster_test_ui_find_action (page, "phones.decline"));
  g_assert_false (is_proposed (get_phones (ui)));
  g_assert_cmpint (muster_order_form_get_stage (muster_battle_session_get_form (session)), ==,
                   MUSTER_FORM_ROLL);
}

static void
test_dice_are_marked (MusterTestUi  *ui,
                      gconstpointer  data)
{
  g_auto (MusterTestPhone) phone = { 0 };
  GtkWidget *page;

  muster_test_ui_open_battle (ui, DOCUMENT);
  page = muster_test_ui_get_battle_page (ui);
  open (ui, &phone);
  g_assert_cmpuint (muster_test_phone_propose (&phone, FIRE), ==, 202);
  wait (is_proposed, get_phones (ui));
  muster_test_ui_click (muster_test_ui_find_action (page, "phones.accept"));
  wait (is_asked, &phone);
  g_assert_cmpuint (muster_test_phone_propose (&phone, DICE), ==, 202);
  wait (is_told, page);
  muster_test_ui_press_key (page, GDK_KEY_Return);
  g_assert_true (muster_test_ui_shows (page, "typed by Ann"));
  muster_test_ui_press_key (page, GDK_KEY_Return);
  g_assert_cmpuint (muster_ledger_get_length (muster_test_ui_get_battle (ui)), ==, 1);
}

static void
test_the_table_screen_has_the_code (MusterTestUi  *ui,
                                    gconstpointer  data)
{
  g_auto (MusterTestPhone) phone = { 0 };
  GtkWidget *table;

  muster_test_ui_open_battle (ui, DOCUMENT);
  muster_test_ui_activate (ui, "win.table-view", NULL);
  table = muster_test_ui_find_window (MUSTER_TYPE_TABLE_WINDOW);
  g_assert_true (muster_test_ui_hides (table, "Watch on Your Phone"));
  open (ui, &phone);
  g_assert_true (muster_test_ui_shows (table, "Watch on Your Phone"));
  g_assert_true (muster_test_ui_shows (table, muster_phones_get_address (get_phones (ui))));
  muster_phones_close (get_phones (ui));
  g_assert_true (muster_test_ui_hides (table, "Watch on Your Phone"));
}

#define ADD(name, func) \
  g_test_add ("/phones/" name, MusterTestUi, NULL, muster_test_ui_set_up, func, muster_test_ui_tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  ADD ("W-SEAT-01/the-popover", test_the_popover);
  ADD ("W-SEAT-02/renewing-throws-out", test_renewing_throws_out);
  ADD ("W-SEAT-01/it-ends-with-the-page", test_it_ends_with_the_page);
  ADD ("W-SHAPE-01/it-is-offered-to-start-again", test_it_is_offered_to_start_again);
  ADD ("W-PROPOSE-02/enter-accepts", test_enter_accepts);
  ADD ("W-PROPOSE-02/never-over-what-is-typed", test_never_over_what_is_typed);
  ADD ("W-PROPOSE-01/dice-are-marked", test_dice_are_marked);
  ADD ("W-SEAT-02/the-table-screen-has-the-code", test_the_table_screen_has_the_code);

  return g_test_run ();
}
