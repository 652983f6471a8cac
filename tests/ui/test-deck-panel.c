/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-battle-page.h"
#include "app/battle/muster-card-picker.h"
#include "app/battle/muster-deck-panel.h"
#include "app/widgets/muster-dice-row.h"
#include "muster-test-ui.h"

/* The cards of a battle in the window: chosen from the pack, and then shown in their order. */

static GtkWidget *
get_panel (MusterTestUi *ui)
{
  return muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_DECK_PANEL);
}

static MusterOrderForm *
get_form (MusterTestUi *ui)
{
  return muster_battle_session_get_form (muster_window_pages_get_session (ui->window));
}

static GtkWidget *
open_picker (MusterTestUi *ui)
{
  GtkWidget *picker = muster_test_ui_find (muster_test_ui_get_battle_page (ui), MUSTER_TYPE_CARD_PICKER);
  GtkWidget *open = muster_test_ui_find (picker, GTK_TYPE_MENU_BUTTON);

  g_assert_true (gtk_widget_get_visible (picker));
  gtk_menu_button_popup (GTK_MENU_BUTTON (open));
  muster_test_ui_settle ();
  return GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (open)));
}

static void
test_cards_are_chosen_from_the_pack (MusterTestUi  *ui,
                                     gconstpointer  data)
{
  MusterDiceTray *tray;
  GtkWidget *pack;
  GtkWidget *four;

  muster_test_ui_open_sample (ui, "frontier-column");
  muster_test_ui_press (muster_test_ui_get_battle_page (ui), "d");
  tray = muster_order_dice_get_tray (muster_order_form_get_dice (get_form (ui)));
  g_assert_true (muster_test_ui_says (ui, "Choose card 1 of 12: Brigadier Lorne"));

  g_assert_true (muster_test_ui_shows (muster_test_ui_get_battle_page (ui), "Type 4h for 4♥, tc for 10♣"));
  pack = open_picker (ui);
  four = muster_test_ui_find_button (pack, "4♥");
  g_assert_nonnull (four);
  g_assert_true (gtk_widget_get_sensitive (four));
  muster_test_ui_click (four);
  g_assert_cmpuint (muster_dice_tray_get_n_entered (tray), ==, 1);
  g_assert_true (muster_test_ui_says (ui, "Choose card 2 of 12: Borderers"));
  g_assert_false (gtk_widget_get_sensitive (four));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (four), ==, "4♥ is among these cards already.");

  /* Keys belong to the pack while it is open. */
  gtk_popover_popdown (GTK_POPOVER (pack));
  muster_test_ui_settle ();
  gtk_widget_grab_focus (muster_test_ui_find (muster_test_ui_get_battle_page (ui), MUSTER_TYPE_DICE_ROW));
  muster_test_ui_press (muster_test_ui_get_battle_page (ui), "4h");
  g_assert_cmpuint (muster_dice_tray_get_n_entered (tray), ==, 1);
  g_assert_true (muster_test_ui_says (ui, "4♥ is among these cards already."));
}

static void
test_dealt_cards_stand_in_their_order (MusterTestUi  *ui,
                                       gconstpointer  data)
{
  MusterBattleSession *session;
  MusterBattle *battle;
  g_autoptr (GError) error = NULL;

  muster_test_ui_open_sample (ui, "frontier-column");
  session = muster_window_pages_get_session (ui->window);
  battle = muster_battle_session_get_battle (session);
  g_assert_true (muster_test_ui_shows (
    get_panel (ui), "Cards left: 52 · Next card: red 50 % · black 50 % · court 23 %"));
  muster_test_ui_press (muster_test_ui_get_battle_page (ui), "d");
  muster_test_ui_press (muster_test_ui_get_battle_page (ui), "4hkstd2cas5c7h8d9s3cjhqd");
  g_assert_true (muster_battle_session_resolve (session, &error));
  g_assert_no_error (error);
  muster_test_ui_settle ();

  g_assert_true (muster_test_ui_shows (
    get_panel (ui),
    "Cards left: 40 · discarded: 2 · Next card: red 50 % · black 50 % · court 23 %"));
  g_assert_true (muster_test_ui_shows (get_panel (ui), "A♠"));
  g_assert_true (muster_test_ui_shows (get_panel (ui), "Brigadier Lorne, Borderers"));
  muster_test_ui_click (muster_test_ui_find (get_panel (ui), GTK_TYPE_BUTTON));
  g_assert_cmpint (muster_battle_session_get_unit (session), ==,
                   muster_test_app_find_unit (battle, "r4"));
}

/* Where jokers turn up, their keys are told, too. */
static void
test_jokers_have_keys (MusterTestUi  *ui,
                       gconstpointer  data)
{
  GtkWidget *page;

  muster_test_ui_open_sample (ui, "cowpens");
  page = muster_test_ui_get_battle_page (ui);
  g_assert_true (muster_battle_session_choose_id (muster_window_pages_get_session (ui->window),
                                                  "start-turn"));
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_hides (page, "Type 4h for 4♥, tc for 10♣, rj or bj for a joker"));
  muster_test_ui_press (page, "5443");
  g_assert_true (muster_battle_session_resolve (muster_window_pages_get_session (ui->window), NULL));
  g_assert_true (muster_battle_session_choose_id (muster_window_pages_get_session (ui->window), "draw"));
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_shows (page, "Type 4h for 4♥, tc for 10♣, rj or bj for a joker"));
}

static void
test_no_pack_where_there_are_no_cards (MusterTestUi  *ui,
                                       gconstpointer  data)
{
  muster_test_ui_open_sample (ui, "skirmish-at-the-ford");
  g_assert_false (gtk_widget_get_visible (get_panel (ui)));
}

#define ADD(name, func) \
  g_test_add ("/deck/" name, MusterTestUi, NULL, muster_test_ui_set_up, func, \
              muster_test_ui_tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  ADD ("cards-are-chosen-from-the-pack", test_cards_are_chosen_from_the_pack);
  ADD ("dealt-cards-stand-in-their-order", test_dealt_cards_stand_in_their_order);
  ADD ("jokers-have-keys", test_jokers_have_keys);
  ADD ("no-pack-where-there-are-no-cards", test_no_pack_where_there_are_no_cards);

  return g_test_run ();
}
