/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-battle-banner.h"
#include "app/battle/muster-battle-page.h"
#include "app/battle/muster-log-panel.h"
#include "app/battle/muster-order-panel.h"
#include "app/battle/muster-unit-card.h"
#include "app/widgets/muster-dice-pad.h"
#include "muster-test-ui.h"

/* What has the focus on the battle page: never nothing, and always what probably comes next. */

static MusterBattleSession *
get_session (MusterTestUi *ui)
{
  return muster_window_pages_get_session (ui->window);
}

static GtkWidget *
get_focus (MusterTestUi *ui)
{
  return gtk_root_get_focus (GTK_ROOT (ui->window));
}

static GtkWidget *
get_result (MusterTestUi *ui)
{
  GtkWidget *banner = muster_test_ui_find (muster_test_ui_get_battle_page (ui), MUSTER_TYPE_BATTLE_BANNER);

  return GTK_WIDGET (gtk_widget_get_template_child (banner, MUSTER_TYPE_BATTLE_BANNER, "result"));
}

/* The unit whose row has the focus, or "". */
static const char *
get_focused_unit (MusterTestUi *ui)
{
  GtkWidget *focus = get_focus (ui);
  GtkWidget *card = focus != NULL ? gtk_widget_get_first_child (focus) : NULL;

  if (card == NULL || !MUSTER_IS_UNIT_CARD (card))
    return "";
  return muster_unit_item_get_name (muster_unit_card_get_item (MUSTER_UNIT_CARD (card)));
}

static const char *
get_chosen_unit (MusterTestUi *ui)
{
  MusterBattle *battle = muster_battle_session_get_battle (get_session (ui));
  int unit = muster_battle_session_get_unit (get_session (ui));

  return unit < 0 ? "" : muster_battle_get_state (battle)->units[unit].def->name;
}

static void
act (MusterTestUi *ui,
     const char   *action)
{
  gtk_widget_activate_action (muster_test_ui_get_battle_page (ui), action, NULL);
  muster_test_ui_settle ();
}

static void
end_turn (MusterTestUi *ui)
{
  act (ui, "battle.end-turn");
  act (ui, "battle.resolve");
}

/* The first arrow chooses whoever has the focus; arrows to the side choose as well. */
static void
test_arrows_choose_units (MusterTestUi  *ui,
                          gconstpointer  data)
{
  GtkWidget *page;

  muster_test_ui_open_sample (ui, "skirmish-at-the-ford");
  page = muster_test_ui_get_battle_page (ui);
  muster_battle_session_set_unit (get_session (ui), -1);
  gtk_widget_grab_focus (page);
  g_assert_cmpstr (get_focused_unit (ui), ==, "1st Company");
  g_assert_cmpstr (get_chosen_unit (ui), ==, "");

  muster_test_ui_press_key (page, GDK_KEY_Down);
  g_assert_cmpstr (get_chosen_unit (ui), ==, "1st Company");
  muster_test_ui_press_key (page, GDK_KEY_Right);
  g_assert_cmpstr (get_focused_unit (ui), ==, "Black Shields");
  g_assert_cmpstr (get_chosen_unit (ui), ==, "Black Shields");
  muster_test_ui_press_key (page, GDK_KEY_Left);
  g_assert_cmpstr (get_chosen_unit (ui), ==, "1st Company");

  /* While an order is given, they say at whom. */
  muster_test_ui_press (page, "f");
  gtk_widget_grab_focus (page);
  muster_test_ui_press_key (page, GDK_KEY_Right);
  g_assert_cmpstr (get_chosen_unit (ui), ==, "1st Company");
  g_assert_true (muster_test_ui_shows (page, "To hit"));
}

static void
test_the_next_unit_has_the_focus (MusterTestUi  *ui,
                                  gconstpointer  data)
{
  muster_test_ui_open_sample (ui, "skirmish-at-the-ford");
  g_assert_cmpstr (get_chosen_unit (ui), ==, "1st Company");
  act (ui, "battle.next-unit");
  g_assert_cmpstr (get_focused_unit (ui), ==, "2nd Company");
  g_assert_cmpstr (get_chosen_unit (ui), ==, "2nd Company");
  act (ui, "battle.deselect");
  g_assert_cmpstr (get_chosen_unit (ui), ==, "");
  g_assert_cmpstr (get_focused_unit (ui), !=, "");
}

/* When the turn passes, the units of the side that acts now come next; and so when it is taken back. */
static void
test_the_focus_follows_the_turn (MusterTestUi  *ui,
                                 gconstpointer  data)
{
  muster_test_ui_open_sample (ui, "skirmish-at-the-ford");
  end_turn (ui);
  g_assert_cmpstr (get_chosen_unit (ui), ==, "Black Shields");
  g_assert_cmpstr (get_focused_unit (ui), ==, "Black Shields");
  g_assert_true (muster_test_ui_shows (muster_test_ui_get_battle_page (ui), "to act"));

  act (ui, "battle.undo");
  g_assert_cmpstr (get_chosen_unit (ui), ==, "1st Company");
  g_assert_cmpstr (get_focused_unit (ui), ==, "1st Company");
}

/* The end is an event: who won and why, the result at hand, and the way back. */
static void
test_the_end_leads_to_the_result (MusterTestUi  *ui,
                                  gconstpointer  data)
{
  GtkWidget *page;

  muster_test_ui_open_sample (ui, "skirmish-at-the-ford");
  page = muster_test_ui_get_battle_page (ui);
  for (guint i = 0; i < 20; i++)
    end_turn (ui);

  g_assert_true (muster_test_ui_shows (page, "The battle is drawn"));
  g_assert_true (muster_test_ui_shows (page,
                                       "Ford Column 0 : 0 Valley Clans · Turn 10 was the last"));
  g_assert_true (get_focus (ui) == get_result (ui));
  g_assert_true (muster_test_ui_has_button (page, "Take Back"));

  act (ui, "battle.undo");
  g_assert_true (muster_test_ui_hides (page, "The battle is drawn"));
  g_assert_cmpstr (get_focused_unit (ui), !=, "");
  act (ui, "battle.redo");
  g_assert_true (get_focus (ui) == get_result (ui));
}

static GtkWidget *
get_face (MusterTestUi *ui,
          guint         face)
{
  GtkWidget *button = gtk_widget_get_first_child (
    muster_test_ui_find (muster_test_ui_get_battle_page (ui), MUSTER_TYPE_DICE_PAD));

  for (; face > 1; face--)
    button = gtk_widget_get_next_sibling (button);
  return button;
}

/* Dice that are pointed at, one after the other, to the end of the order. */
static void
test_dice_are_entered_by_pointer (MusterTestUi  *ui,
                                  gconstpointer  data)
{
  muster_test_ui_open_sample (ui, "skirmish-at-the-ford");
  muster_test_ui_press (muster_test_ui_get_battle_page (ui), "m");
  muster_test_ui_click (get_face (ui, 6));
  muster_test_ui_click (get_face (ui, 5));
  g_assert_true (muster_test_ui_shows (muster_test_ui_get_battle_page (ui), "6 5"));
  muster_test_ui_click (muster_test_ui_find_action (muster_test_ui_get_battle_page (ui), "battle.resolve"));
  g_assert_cmpuint (
    muster_ledger_get_length (muster_battle_session_get_battle (get_session (ui))), ==, 1);
  g_assert_cmpstr (get_focused_unit (ui), ==, "1st Company");
}

static gboolean
is_focus_in (MusterTestUi *ui,
             GType         type)
{
  return get_focus (ui) != NULL && gtk_widget_get_ancestor (get_focus (ui), type) != NULL;
}

/* From the units to their orders in one step, to the log and back with its key. */
static void
test_keys_reach_the_panel (MusterTestUi  *ui,
                           gconstpointer  data)
{
  muster_test_ui_open_sample (ui, "skirmish-at-the-ford");
  end_turn (ui);
  g_assert_cmpstr (get_focused_unit (ui), ==, "Black Shields");
  muster_test_ui_press_key (muster_test_ui_get_battle_page (ui), GDK_KEY_Tab);
  g_assert_true (is_focus_in (ui, MUSTER_TYPE_ORDER_PANEL));

  gtk_widget_activate_action (muster_test_ui_get_battle_page (ui), "battle.show-panel", "s", "log");
  muster_test_ui_settle ();
  g_assert_true (is_focus_in (ui, MUSTER_TYPE_LOG_PANEL));
  gtk_widget_activate_action (muster_test_ui_get_battle_page (ui), "battle.show-panel", "s", "log");
  muster_test_ui_settle ();
  g_assert_cmpstr (get_focused_unit (ui), ==, "Black Shields");
}

/* A banner that goes takes no focus with it. */
static void
test_back_to_now_keeps_the_focus (MusterTestUi  *ui,
                                  gconstpointer  data)
{
  GtkWidget *button;

  muster_test_ui_open_sample (ui, "skirmish-at-the-ford");
  end_turn (ui);
  muster_battle_timeline_look (muster_battle_session_get_timeline (get_session (ui)), 0);
  muster_test_ui_settle ();
  button = muster_test_ui_find_action (muster_test_ui_get_battle_page (ui), "battle.return");
  gtk_widget_grab_focus (button);
  muster_test_ui_click (button);
  g_assert_cmpstr (get_focused_unit (ui), !=, "");
}

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

#define ADD(path, func) \
  g_test_add (path, MusterTestUi, NULL, muster_test_ui_set_up, func, muster_test_ui_tear_down)
  ADD ("/battle-focus/arrows-choose-units", test_arrows_choose_units);
  ADD ("/battle-focus/the-next-unit-has-the-focus", test_the_next_unit_has_the_focus);
  ADD ("/battle-focus/the-focus-follows-the-turn", test_the_focus_follows_the_turn);
  ADD ("/battle-focus/the-end-leads-to-the-result", test_the_end_leads_to_the_result);
  ADD ("/battle-focus/dice-are-entered-by-pointer", test_dice_are_entered_by_pointer);
  ADD ("/battle-focus/keys-reach-the-panel", test_keys_reach_the_panel);
  ADD ("/battle-focus/back-to-now-keeps-the-focus", test_back_to_now_keeps_the_focus);

  return g_test_run ();
}
