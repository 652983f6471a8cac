/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-battle-page.h"
#include "app/battle/muster-log-panel.h"
#include "app/battle/muster-unit-card.h"
#include "app/widgets/muster-dice-row.h"
#include "muster-test-ui.h"

static void
point_at (MusterTestUi *ui,
          const char   *unit)
{
  muster_battle_session_point_at (muster_window_pages_get_session (ui->window),
                                  muster_test_app_find_unit (muster_test_ui_get_battle (ui), unit));
  muster_test_ui_settle ();
}

/* A short battle from the first order to taking it back, as somebody with real dice fights it. */
static void
test_a_shot_is_fired_and_taken_back (MusterTestUi  *ui,
                                     gconstpointer  data)
{
  GtkWidget *page;

  muster_test_ui_open_sample (ui, "skirmish-at-the-ford");
  page = muster_test_ui_get_battle_page (ui);
  g_assert_true (muster_test_ui_says (ui, "Turn 1 of 10 · Ford Column to act · 5 units left"));
  g_assert_true (muster_test_ui_says (ui, "16/16"));
  g_assert_true (muster_test_ui_says_not (ui, "13/16"));

  point_at (ui, "r1");
  muster_test_ui_press (page, "f");
  g_assert_true (muster_test_ui_says (ui, "1st Company: Fire"));
  point_at (ui, "b1");
  g_assert_true (muster_test_ui_says (ui, "To hit"));
  g_assert_true (muster_test_ui_says (ui, "1st Company: 12 dice, each 5 or 6 hits"));
  /* What matters before the dice is said before them, and not ticked off afterwards. */
  g_assert_true (muster_test_ui_says (
    ui, "1st Company: an enemy that can reach it next turn has to be shot at before Black Shields"));
  muster_test_ui_press (page, "551263112442");
  g_assert_true (muster_test_ui_says (ui, "5 5 1 2 6 3 1 1 2 4 4 2"));
  muster_test_ui_press (page, "3412");
  g_assert_cmpuint (muster_ledger_get_length (muster_test_ui_get_battle (ui)), ==, 0);
  muster_test_ui_click (muster_test_ui_find_action (page, "battle.resolve"));

  g_assert_cmpuint (muster_ledger_get_length (muster_test_ui_get_battle (ui)), ==, 1);
  g_assert_true (muster_test_ui_says (ui, "13/16"));
  g_assert_true (muster_test_ui_says (ui, "Pinned 1"));
  g_assert_true (muster_test_ui_says (ui, "✓ Fired"));
  g_assert_true (muster_test_ui_says (ui, "Turn 1 of 10 · Ford Column to act · 4 units left"));
  g_assert_true (muster_test_ui_says (ui, "Black Shields: 3 figures lost, pinned 1"));
  g_assert_true (muster_test_ui_says (ui, "1 entry"));

  gtk_widget_activate_action (page, "battle.undo", NULL);
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_says_not (ui, "13/16"));
  g_assert_true (muster_test_ui_says_not (ui, "Pinned 1"));
  gtk_widget_activate_action (page, "battle.redo", NULL);
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_says (ui, "13/16"));
  g_assert_true (muster_test_ui_says (ui, "Pinned 1"));
}

static void
test_refused_orders_show_the_reason (MusterTestUi  *ui,
                                     gconstpointer  data)
{
  muster_test_ui_open_sample (ui, "skirmish-at-the-ford");
  point_at (ui, "r1");
  g_assert_true (muster_test_ui_says (ui, "Rally: 1st Company is not pinned"));
  g_assert_false (muster_test_ui_has_button (muster_test_ui_get_battle_page (ui), "Rally"));
  g_assert_nonnull (muster_test_ui_find_button (muster_test_ui_get_battle_page (ui), "Move"));
}

static void
test_the_focus_goes_where_the_next_key_belongs (MusterTestUi  *ui,
                                                gconstpointer  data)
{
  GtkWidget *page;
  GtkWidget *focus;

  muster_test_ui_open_sample (ui, "skirmish-at-the-ford");
  page = muster_test_ui_get_battle_page (ui);
  point_at (ui, "r1");
  muster_test_ui_press (page, "m");
  g_assert_true (MUSTER_IS_DICE_ROW (gtk_window_get_focus (GTK_WINDOW (ui->window))));
  muster_test_ui_press (page, "66");
  focus = gtk_window_get_focus (GTK_WINDOW (ui->window));
  g_assert_true (focus == muster_test_ui_find_action (page, "battle.resolve"));
  muster_test_ui_click (focus);
  g_assert_nonnull (gtk_widget_get_ancestor (gtk_window_get_focus (GTK_WINDOW (ui->window)),
                                             GTK_TYPE_LIST_VIEW));
}

static void
test_escape_drops_the_order_then_the_unit (MusterTestUi  *ui,
                                           gconstpointer  data)
{
  MusterBattleSession *session;
  GtkWidget *page;

  muster_test_ui_open_sample (ui, "skirmish-at-the-ford");
  page = muster_test_ui_get_battle_page (ui);
  session = muster_window_pages_get_session (ui->window);
  point_at (ui, "r1");
  muster_test_ui_press (page, "m");
  muster_test_ui_press_key (page, GDK_KEY_Escape);
  g_assert_cmpint (muster_order_form_get_stage (muster_battle_session_get_form (session)), ==,
                   MUSTER_FORM_IDLE);
  g_assert_cmpint (muster_battle_session_get_unit (session), >=, 0);
  muster_test_ui_press_key (page, GDK_KEY_Escape);
  g_assert_cmpint (muster_battle_session_get_unit (session), ==, -1);
}

static void
test_a_letter_does_not_throw_dice_away (MusterTestUi  *ui,
                                        gconstpointer  data)
{
  MusterOrderForm *form;
  MusterDiceTray *tray;
  gboolean handled = TRUE;
  g_autoptr (GListModel) controllers = NULL;

  muster_test_ui_open_sample (ui, "skirmish-at-the-ford");
  form = muster_battle_session_get_form (muster_window_pages_get_session (ui->window));
  point_at (ui, "r1");
  muster_test_ui_press (muster_test_ui_get_battle_page (ui), "m6");
  controllers = gtk_widget_observe_controllers (muster_test_ui_get_battle_page (ui));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_s, 0, 0, &handled);
    }
  g_assert_false (handled);
  tray = muster_order_dice_get_tray (muster_order_form_get_dice (form));
  g_assert_cmpuint (muster_dice_tray_get_n_entered (tray), ==, 1);
}

static void
test_the_past_is_shown_with_a_way_back (MusterTestUi  *ui,
                                        gconstpointer  data)
{
  MusterBattleSession *session;
  GtkWidget *page;

  muster_test_ui_open_sample (ui, "skirmish-at-the-ford");
  page = muster_test_ui_get_battle_page (ui);
  session = muster_window_pages_get_session (ui->window);
  point_at (ui, "r1");
  muster_test_ui_press (page, "t");
  muster_test_ui_click (muster_test_ui_find_action (page, "battle.resolve"));
  muster_battle_timeline_look (muster_battle_session_get_timeline (session), 0);
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_says (ui, "How the battle began"));
  g_assert_true (muster_test_ui_says_not (ui, "✓ Stood to"));
  muster_test_ui_click (muster_test_ui_find_action (page, "battle.return"));
  g_assert_true (muster_test_ui_says (ui, "✓ Stood to"));
}

static void
test_the_end_is_announced (MusterTestUi  *ui,
                           gconstpointer  data)
{
  MusterBattleSession *session;
  MusterOrderForm *form;
  g_autoptr (GError) error = NULL;

  muster_test_ui_open_sample (ui, "skirmish-at-the-ford");
  session = muster_window_pages_get_session (ui->window);
  form = muster_battle_session_get_form (session);
  g_assert_true (muster_battle_session_choose_id (session, "end-battle"));
  muster_test_app_write (form, "reason", "tea");
  g_assert_true (muster_battle_session_resolve (session, &error));
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_says (ui, "The battle is drawn"));
}

static void
test_cards_are_dealt (MusterTestUi  *ui,
                      gconstpointer  data)
{
  MusterBattleSession *session;

  muster_test_ui_open_sample (ui, "frontier-column");
  session = muster_window_pages_get_session (ui->window);
  g_assert_true (muster_battle_session_choose_id (session, "deal"));
  gtk_widget_activate_action (muster_test_ui_get_battle_page (ui), "battle.roll", NULL);
  muster_test_ui_settle ();
  muster_test_ui_click (muster_test_ui_find_action (muster_test_ui_get_battle_page (ui), "battle.resolve"));
  g_assert_cmpuint (muster_ledger_get_length (muster_test_ui_get_battle (ui)), ==, 3);
}

/* A whole battle of random orders goes through the page without a warning. */
static void
test_a_battle_is_fought_by_chance (MusterTestUi  *ui,
                                   gconstpointer  data)
{
  MusterBattleSession *session;
  MusterRandom random;
  guint n_orders = muster_test_rounds (60, 600);

  muster_test_ui_open_sample (ui, data);
  session = muster_window_pages_get_session (ui->window);
  muster_random_init (&random, 1879);
  muster_battle_session_set_rolls_first (session, TRUE);
  for (guint i = 0; i < n_orders; i++)
    {
      const MusterState *state = muster_battle_get_state (muster_test_ui_get_battle (ui));
      GListModel *orders = muster_order_list_get_own (muster_battle_session_get_orders (session));
      int unit = (int) muster_random_below (&random, (guint) state->n_units + 1) - 1;
      g_autoptr (MusterOrderItem) order = NULL;
      g_autoptr (GError) error = NULL;

      muster_battle_session_set_unit (session, unit);
      if (g_list_model_get_n_items (orders) == 0)
        continue;
      order = g_list_model_get_item (
        orders, muster_random_below (&random, g_list_model_get_n_items (orders)));
      muster_battle_session_choose (session, order);
      muster_battle_session_point_at (
        session, (int) muster_random_below (&random, (guint) state->n_units));
      muster_battle_session_resolve (session, &error);
      g_assert_no_error (error);
      g_main_context_iteration (NULL, FALSE);
    }
  muster_test_ui_settle ();
  g_assert_cmpuint (muster_ledger_get_length (muster_test_ui_get_battle (ui)), >, 3);
}

#define ADD(name, data, function)                                                            \
  g_test_add ("/battle-page/" name, MusterTestUi, data, muster_test_ui_set_up, function, \
              muster_test_ui_tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  ADD ("a-shot-is-fired-and-taken-back", NULL, test_a_shot_is_fired_and_taken_back);
  ADD ("refused-orders-show-the-reason", NULL, test_refused_orders_show_the_reason);
  ADD ("the-focus-goes-where-the-next-key-belongs", NULL,
       test_the_focus_goes_where_the_next_key_belongs);
  ADD ("escape-drops-the-order-then-the-unit", NULL, test_escape_drops_the_order_then_the_unit);
  ADD ("a-letter-does-not-throw-dice-away", NULL, test_a_letter_does_not_throw_dice_away);
  ADD ("the-past-is-shown-with-a-way-back", NULL, test_the_past_is_shown_with_a_way_back);
  ADD ("the-end-is-announced", NULL, test_the_end_is_announced);
  ADD ("cards-are-dealt", NULL, test_cards_are_dealt);
  ADD ("a-battle-is-fought-by-chance/kings", "skirmish-at-the-ford",
       test_a_battle_is_fought_by_chance);
  ADD ("a-battle-is-fought-by-chance/hexcard", "frontier-column",
       test_a_battle_is_fought_by_chance);

  return g_test_run ();
}
