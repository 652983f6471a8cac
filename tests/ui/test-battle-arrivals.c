/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-battle-page.h"
#include "app/battle/muster-form-card.h"
#include "app/battle/muster-table-window.h"
#include "app/battle/muster-todo-card.h"
#include "app/models/battle/muster-battle-next.h"
#include "app/models/battle/muster-battle-next.h"
#include "app/plan/muster-plan-page.h"
#include "core/fields/muster-members.h"
#include "muster-test-ui.h"

/* Who acts next and who comes on, as it is done through the window. */

#define THREE(order) \
  "scenario open turn-order=" order "\nside red role=attacker\nside blue role=defender\n" \
  "side green role=defender\nr1 regular-infantry\nb1 tribal-infantry\ng1 tribal-infantry"

static const char *
get_active (MusterTestUi *ui)
{
  return muster_battle_get_setup (muster_test_ui_get_battle (ui))
           ->sides[muster_battle_get_state (muster_test_ui_get_battle (ui))->active_side].id;
}

static void
assert_turn (MusterTestUi *ui,
             int           turn,
             const char   *side)
{
  g_assert_cmpint (muster_battle_get_state (muster_test_ui_get_battle (ui))->turn, ==, turn);
  g_assert_cmpstr (get_active (ui), ==, side);
}

static void
click (MusterTestUi *ui,
       const char   *label)
{
  muster_test_ui_click (muster_test_ui_find_button (muster_test_ui_get_battle_page (ui), label));
}

/* One press of what the panel offers: what is next, or something else that is to do. */
static void
do_duty (MusterTestUi *ui,
         const char   *label)
{
  muster_test_ui_click (muster_test_ui_find_button (muster_test_ui_get_battle_page (ui), label));
}

static gboolean
has_duty (MusterTestUi *ui,
          const char   *label)
{
  MusterBattleSession *session = muster_window_pages_get_session (ui->window);
  g_autofree char *next = NULL;
  GtkWidget *card;

  muster_battle_session_set_unit (session, -1);
  muster_test_ui_settle ();
  next = muster_battle_next_dup_label (session);
  card = muster_test_ui_find (muster_test_ui_get_battle_page (ui), MUSTER_TYPE_TODO_CARD);
  return g_strcmp0 (next, label) == 0 || (card != NULL && muster_test_ui_has_button (card, label));
}

static void
end_turn (MusterTestUi *ui)
{
  gtk_widget_activate_action (muster_test_ui_get_battle_page (ui), "battle.end-turn", NULL);
  muster_test_ui_settle ();
  /* What is left to do is shown first. */
  if (muster_battle_next_is_ending (muster_window_pages_get_session (ui->window)))
    click (ui, "End turn");
}

/* A card is drawn at the table and said; or the program draws. With one side left there is nothing to
 * draw, and for the next turn it is drawn anew. */
static void
test_sides_act_as_drawn (MusterTestUi  *ui,
                         gconstpointer  data)
{
  muster_test_ui_open_case (ui, THREE ("drawn"), NULL);
  assert_turn (ui, 1, "red");

  /* The turn does not end before; what comes first is offered. */
  gtk_widget_activate_action (muster_test_ui_get_battle_page (ui), "battle.end-turn", NULL);
  muster_test_ui_settle ();
  assert_turn (ui, 1, "red");
  do_duty (ui, "Draw who acts next");
  g_assert_true (muster_test_ui_says (ui, "Still missing: Whose card was drawn"));
  muster_test_ui_click (muster_test_ui_find_button (
    muster_test_ui_find (muster_test_ui_get_battle_page (ui), MUSTER_TYPE_FORM_CARD), "green"));
  click (ui, "Resolve");
  end_turn (ui);
  assert_turn (ui, 1, "green");

  g_assert_false (has_duty (ui, "Draw who acts next"));
  end_turn (ui);
  assert_turn (ui, 1, "blue");

  g_assert_true (has_duty (ui, "Draw who acts next"));
  do_duty (ui, "Draw who acts next");
  click (ui, "Draw");
  click (ui, "Resolve");
  end_turn (ui);
  g_assert_cmpint (muster_battle_get_state (muster_test_ui_get_battle (ui))->turn, ==, 2);
}

/* Whoever has had his turn is not in the bag. */
static void
test_the_program_draws_who_is_left (MusterTestUi  *ui,
                                    gconstpointer  data)
{
  muster_test_ui_open_case (ui, THREE ("drawn"), NULL);
  for (guint i = 0; i < 4; i++)
    {
      g_assert_true (has_duty (ui, "Draw who acts next"));
      do_duty (ui, "Draw who acts next");
      gtk_widget_activate_action (muster_test_ui_get_battle_page (ui), "battle.roll", NULL);
      muster_test_ui_settle ();
      click (ui, "Resolve");
      end_turn (ui);
      g_assert_cmpstr (get_active (ui), !=, "red");
      for (guint k = 0; k < 2; k++)
        gtk_widget_activate_action (muster_test_ui_get_battle_page (ui), "battle.undo", NULL);
      muster_test_ui_settle ();
      assert_turn (ui, 1, "red");
    }
}

static void
test_sides_act_round_the_table (MusterTestUi  *ui,
                                gconstpointer  data)
{
  static const char *const sides[] = { "red", "blue", "green", "red" };

  muster_test_ui_open_case (ui, THREE ("clockwise"), NULL);
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      assert_turn (ui, i < 3 ? 1 : 2, sides[i]);
      g_assert_false (has_duty (ui, "Draw who acts next"));
      end_turn (ui);
    }
}

/* From the first page of a new battle to the draw. */
static void
test_a_drawn_order_is_set_up (MusterTestUi  *ui,
                              gconstpointer  data)
{
  MusterBattlePlan *plan;
  GtkWidget *page;

  gtk_widget_activate_action (GTK_WIDGET (ui->window), "win.new-battle", NULL);
  muster_test_ui_settle ();
  page = GTK_WIDGET (muster_window_pages_get_plan_page (ui->window));
  plan = muster_plan_session_get_plan (muster_plan_page_get_session (MUSTER_PLAN_PAGE (page)));
  muster_test_ui_click (muster_test_ui_find_id (page, "next"));
  muster_test_ui_click (muster_test_ui_find_button (page, "Add a Side"));
  g_assert_cmpuint (muster_battle_plan_get_n_sides (plan), ==, 3);
  muster_battle_plan_fill_sides (plan);
  muster_test_ui_click (muster_test_ui_find_id (page, "next"));
  g_assert_true (muster_test_ui_shows (page, "Order of the sides"));
  muster_test_ui_choose (page, "By drawn cards");
  muster_test_ui_click (muster_test_ui_find_id (page, "start"));
  g_assert_true (muster_test_ui_wait_page (ui, "battle"));
  g_assert_cmpuint (muster_battle_get_setup (muster_test_ui_get_battle (ui))->n_sides, ==, 3);

  /* The leaders of these forces are rolled, and some want dice before the first turn. */
  if (has_duty (ui, "Begin"))
    {
      do_duty (ui, "Begin");
      gtk_widget_activate_action (muster_test_ui_get_battle_page (ui), "battle.roll", NULL);
      muster_test_ui_settle ();
      click (ui, "Resolve");
    }
  g_assert_true (has_duty (ui, "Draw who acts next"));
}

static GtkWidget *
open_table (MusterTestUi *ui)
{
  gtk_widget_activate_action (GTK_WIDGET (ui->window), "win.table-view", NULL);
  muster_test_ui_settle ();
  return muster_test_ui_find_window (MUSTER_TYPE_TABLE_WINDOW);
}

/* Who lies in wait is known to the page alone until he shows himself. */
static void
test_hidden_units_show_themselves (MusterTestUi  *ui,
                                   gconstpointer  data)
{
  GtkWidget *table;

  muster_test_ui_open_case (ui, "scenario D\nr1 tribal-infantry reserve=true\nr2 tribal-infantry\n"
                            "b1 regular-infantry", "end-turn");
  table = open_table (ui);
  g_assert_true (muster_test_ui_hides (table, "r1"));
  g_assert_true (muster_test_ui_hides (table, "1 unit in reserve"));
  g_assert_true (muster_test_ui_says (ui, "1 unit in reserve"));

  g_assert_true (has_duty (ui, "Come on"));
  do_duty (ui, "Come on");
  click (ui, "Resolve");
  g_assert_true (muster_test_ui_says_not (ui, "1 unit in reserve"));
  g_assert_true (muster_test_ui_says (ui, "r1"));
  g_assert_true (muster_test_ui_shows (table, "r1: Come on"));
  gtk_window_close (GTK_WINDOW (table));
}

/* Reinforcements are rolled for first, and come as far as the points go. */
static void
test_reinforcements_come_for_points (MusterTestUi  *ui,
                                     gconstpointer  data)
{
  muster_test_ui_open_case (ui, "scenario H\nr1 tribal-infantry\nb1 regular-infantry\n"
                            "b2 regular-infantry reserve=true\nb3 tribal-infantry reserve=true",
                            "end-turn\nend-turn\nend-turn");
  assert_turn (ui, 2, "blue");
  g_assert_true (muster_test_ui_says (ui, "2 units in reserve"));
  g_assert_true (has_duty (ui, "Roll for reinforcements"));
  do_duty (ui, "Roll for reinforcements");
  muster_test_ui_press (muster_test_ui_get_battle_page (ui), "45");
  click (ui, "Resolve");

  g_assert_false (has_duty (ui, "Roll for reinforcements"));
  do_duty (ui, "Come on");
  click (ui, "Resolve");
  g_assert_true (muster_test_ui_says (ui, "1 unit in reserve"));
  g_assert_true (muster_test_ui_says (ui, "b2"));
}

#define ADD(name, function)                                                                   \
  g_test_add ("/battle-arrivals/" name, MusterTestUi, NULL, muster_test_ui_set_up, function,  \
              muster_test_ui_tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  ADD ("sides-act-as-drawn", test_sides_act_as_drawn);
  ADD ("the-program-draws-who-is-left", test_the_program_draws_who_is_left);
  ADD ("sides-act-round-the-table", test_sides_act_round_the_table);
  ADD ("a-drawn-order-is-set-up", test_a_drawn_order_is_set_up);
  ADD ("hidden-units-show-themselves", test_hidden_units_show_themselves);
  ADD ("reinforcements-come-for-points", test_reinforcements_come_for_points);

  return g_test_run ();
}
