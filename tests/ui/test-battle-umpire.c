/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-battle-page.h"
#include "app/battle/muster-form-card.h"
#include "app/battle/muster-order-panel.h"
#include "app/form/muster-field-row.h"
#include "muster-test-ui.h"

/* The umpire at the window: whatever a unit has can be put right by hand. */

static const MusterUnitState *
get_unit (MusterTestUi *ui,
          const char   *id)
{
  return &muster_battle_get_state (muster_test_ui_get_battle (ui))
            ->units[muster_test_app_find_unit (muster_test_ui_get_battle (ui), id)];
}

static gboolean
is_row_of (GtkWidget     *widget,
           gconstpointer  field)
{
  return MUSTER_IS_FIELD_ROW (widget) &&
         g_str_equal (muster_form_field_get_field (
                        muster_field_row_get_field (MUSTER_FIELD_ROW (widget)))->id, field);
}

/* The row of a field, by its id, or NULL. */
static GtkWidget *
find_row (GtkWidget  *root,
          const char *field)
{
  return muster_test_ui_search (root, is_row_of, field);
}

static GtkWidget *
find_editor (MusterTestUi *ui,
             const char   *field,
             GType         type)
{
  GtkWidget *card = muster_test_ui_find (muster_test_ui_get_battle_page (ui), MUSTER_TYPE_FORM_CARD);
  GtkWidget *row = find_row (card, field);

  g_assert_nonnull (row);
  return muster_test_ui_find (row, type);
}

static void
choose_listed (GtkDropDown *list,
               const char  *words)
{
  GListModel *model = gtk_drop_down_get_model (list);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (model, i);
      g_autofree char *label = NULL;

      g_object_get (item, "label", &label, NULL);
      if (!g_str_equal (label, words))
        continue;
      gtk_drop_down_set_selected (list, i);
      muster_test_ui_settle ();
      return;
    }
  g_error ("“%s” cannot be chosen", words);
}

/* Chooses by its words, as somebody does who opens the list, or presses a button where there are few. */
static void
choose (MusterTestUi *ui,
        const char   *field,
        const char   *words)
{
  GtkWidget *list = find_editor (ui, field, GTK_TYPE_DROP_DOWN);

  if (list != NULL)
    choose_listed (GTK_DROP_DOWN (list), words);
  else
    muster_test_ui_click (muster_test_ui_find_button (
      find_row (muster_test_ui_get_battle_page (ui), field), words));
}

static void
begin (MusterTestUi *ui,
       const char   *order,
       const char   *unit)
{
  MusterBattleSession *session = muster_window_pages_get_session (ui->window);

  muster_battle_session_set_unit (
    session, unit != NULL ? muster_test_app_find_unit (muster_test_ui_get_battle (ui), unit) : -1);
  g_assert_true (muster_battle_session_choose_id (session, order));
  muster_test_ui_settle ();
}

static void
resolve (MusterTestUi *ui)
{
  muster_test_ui_click (muster_test_ui_find_action (muster_test_ui_get_battle_page (ui), "battle.resolve"));
}

/* Each thing is edited by what suits it, and comes as it is. */
static void
test_values_come_as_they_are (MusterTestUi  *ui,
                              gconstpointer  data)
{
  GtkSpinButton *number;

  muster_test_ui_open_sample (ui, "skirmish-at-the-ford");
  begin (ui, "set", "r1");
  number = GTK_SPIN_BUTTON (find_editor (ui, "value", GTK_TYPE_SPIN_BUTTON));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (number), ==, 12);
  g_assert_true (muster_test_ui_says (ui, "Still missing: Becomes"));

  choose (ui, "field", "Has acted");
  g_assert_false (gtk_switch_get_active (
    GTK_SWITCH (find_editor (ui, "value", GTK_TYPE_SWITCH))));
  choose (ui, "field", "Fate");
  g_assert_cmpuint (gtk_drop_down_get_selected (
                      GTK_DROP_DOWN (find_editor (ui, "value", GTK_TYPE_DROP_DOWN))), ==, 0);
  choose (ui, "field", "Strength");
  number = GTK_SPIN_BUTTON (find_editor (ui, "value", GTK_TYPE_SPIN_BUTTON));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (number), ==, 12);

  /* Return gives the order. */
  gtk_editable_set_text (GTK_EDITABLE (number), "9");
  g_signal_emit_by_name (gtk_editable_get_delegate (GTK_EDITABLE (number)), "activate");
  muster_test_ui_settle ();
  g_assert_cmpint (get_unit (ui, "r1")->strength, ==, 9);
  g_assert_true (muster_test_ui_says (ui, "9/12"));
}

static void
test_a_lost_unit_comes_back (MusterTestUi  *ui,
                             gconstpointer  data)
{
  g_auto (GStrv) steps = NULL;

  muster_test_ui_open_sample (ui, "skirmish-at-the-ford");
  begin (ui, "set", "b1");
  choose (ui, "field", "Fate");
  choose (ui, "value", "Destroyed");
  resolve (ui);
  g_assert_cmpint (get_unit (ui, "b1")->strength, ==, 0);

  begin (ui, "set", "b1");
  choose (ui, "field", "Fate");
  choose (ui, "value", "In play");
  gtk_editable_set_text (GTK_EDITABLE (find_editor (ui, "reason", GTK_TYPE_ENTRY)),
                         "two were hiding");
  resolve (ui);
  g_assert_cmpint (get_unit (ui, "b1")->fate, ==, MUSTER_FATE_IN_PLAY);
  g_assert_true (muster_test_ui_says (ui, "Put Black Shields on the table."));
  steps = muster_log_entry_dup_steps (muster_battle_get_last_entry (muster_test_ui_get_battle (ui)));
  g_assert_cmpuint (g_strv_length (steps), ==, 2);
  g_assert_true (g_str_has_suffix (steps[0], "Fate, Destroyed → In play"));
  g_assert_cmpstr (steps[1], ==, "Reason: two were hiding");

  gtk_widget_activate_action (muster_test_ui_get_battle_page (ui), "battle.undo", NULL);
  g_assert_cmpint (get_unit (ui, "b1")->fate, !=, MUSTER_FATE_IN_PLAY);
  gtk_widget_activate_action (muster_test_ui_get_battle_page (ui), "battle.redo", NULL);
  g_assert_cmpint (get_unit (ui, "b1")->fate, ==, MUSTER_FATE_IN_PLAY);
}

static void
test_acted_is_put_right (MusterTestUi  *ui,
                         gconstpointer  data)
{
  muster_test_ui_open_sample (ui, "skirmish-at-the-ford");
  begin (ui, "set", "r1");
  choose (ui, "field", "Has acted");
  gtk_switch_set_active (GTK_SWITCH (find_editor (ui, "value", GTK_TYPE_SWITCH)), TRUE);
  muster_test_ui_settle ();
  resolve (ui);
  g_assert_true (muster_test_ui_says (ui, "✓ Acted"));
}

static void
set_number (MusterTestUi *ui,
            const char   *words)
{
  GtkWidget *number = find_editor (ui, "value", GTK_TYPE_SPIN_BUTTON);

  gtk_editable_set_text (GTK_EDITABLE (number), words);
  g_signal_emit_by_name (gtk_editable_get_delegate (GTK_EDITABLE (number)), "activate");
  muster_test_ui_settle ();
}

/* Without a unit it is the battle that is put right. */
static void
test_the_battle_is_put_right (MusterTestUi  *ui,
                              gconstpointer  data)
{
  GtkDropDown *unit;
  g_autoptr (GObject) whole = NULL;
  g_autofree char *label = NULL;

  muster_test_ui_open_sample (ui, "skirmish-at-the-ford");
  begin (ui, "set", NULL);
  unit = GTK_DROP_DOWN (find_editor (ui, "unit", GTK_TYPE_DROP_DOWN));
  g_object_get (unit, "selected-item", &whole, NULL);
  g_object_get (whole, "label", &label, NULL);
  g_assert_cmpstr (label, ==, "The whole battle");
  choose (ui, "field", "Turn");
  set_number (ui, "4");
  g_assert_cmpint (muster_battle_get_state (muster_test_ui_get_battle (ui))->turn, ==, 4);
  g_assert_true (muster_test_ui_says (ui, "Turn 4 of 10 · Ford Column to act · 5 units left"));

  begin (ui, "set", NULL);
  choose (ui, "field", "Side to act");
  choose (ui, "value", "Valley Clans");
  resolve (ui);
  g_assert_true (muster_test_ui_says (ui, "Turn 4 of 10 · Valley Clans to act · 5 units left"));

  gtk_widget_activate_action (muster_test_ui_get_battle_page (ui), "battle.undo", NULL);
  g_assert_true (muster_test_ui_says (ui, "Turn 4 of 10 · Ford Column to act · 5 units left"));
  gtk_widget_activate_action (muster_test_ui_get_battle_page (ui), "battle.undo", NULL);
  g_assert_cmpint (muster_battle_get_state (muster_test_ui_get_battle (ui))->turn, ==, 1);
}

/* From the battle to a unit and back, the form offers what can be set of each. */
static void
test_a_unit_is_chosen_after_all (MusterTestUi  *ui,
                                 gconstpointer  data)
{
  GtkSpinButton *number;

  muster_test_ui_open_sample (ui, "skirmish-at-the-ford");
  begin (ui, "set", NULL);
  choose (ui, "field", "Turn");
  choose (ui, "unit", "1st Company");
  choose (ui, "field", "Strength");
  number = GTK_SPIN_BUTTON (find_editor (ui, "value", GTK_TYPE_SPIN_BUTTON));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (number), ==, 12);
  choose (ui, "unit", "The whole battle");
  choose (ui, "field", "Turn");
  number = GTK_SPIN_BUTTON (find_editor (ui, "value", GTK_TYPE_SPIN_BUTTON));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (number), ==, 1);
}

static GtkWidget *
get_panel (MusterTestUi *ui)
{
  return muster_test_ui_find (muster_test_ui_get_battle_page (ui), MUSTER_TYPE_ORDER_PANEL);
}

/* The turn is ended in one place, and nobody is asked to begin where nothing is rolled. */
static void
test_the_turn_is_ended_in_one_place (MusterTestUi  *ui,
                                     gconstpointer  data)
{
  GtkWidget *page;

  muster_test_ui_open_sample (ui, "skirmish-at-the-ford");
  page = muster_test_ui_get_battle_page (ui);
  muster_battle_session_set_unit (muster_window_pages_get_session (ui->window), -1);
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_hides (get_panel (ui), "End turn"));
  g_assert_true (muster_test_ui_hides (get_panel (ui), "Begin"));
  g_assert_nonnull (muster_test_ui_find_button (page, "End turn"));

  muster_battle_session_set_unit (muster_window_pages_get_session (ui->window), 0);
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_hides (get_panel (ui), "End turn"));
  g_assert_true (muster_test_ui_shows (get_panel (ui), "Fire"));
}

/* Who chooses it in the menu sees at once what there is to choose, and may go on with the keys. */
static void
test_the_menu_leads_to_what_the_umpire_may_do (MusterTestUi  *ui,
                                               gconstpointer  data)
{
  GtkWidget *focus;

  muster_test_ui_open_sample (ui, "skirmish-at-the-ford");
  g_assert_true (muster_test_ui_hides (get_panel (ui), "Correct"));
  gtk_widget_activate_action (muster_test_ui_get_battle_page (ui), "battle.whole-battle", NULL);
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_shows (get_panel (ui), "Correct"));
  focus = gtk_root_get_focus (GTK_ROOT (ui->window));
  g_assert_true (focus != NULL && gtk_widget_is_ancestor (focus, get_panel (ui)));
}

/* By what a unit has acted is on its card, and is read out. */
static void
test_the_card_says_what_was_done (MusterTestUi  *ui,
                                  gconstpointer  data)
{
  g_autofree char *summary = NULL;
  g_autoptr (GObject) item = NULL;

  muster_test_ui_open_sample (ui, "skirmish-at-the-ford");
  begin (ui, "stand-to", "r1");
  resolve (ui);
  g_assert_true (muster_test_ui_says (ui, "✓ Stood to"));
  item = g_list_model_get_item (
    muster_battle_get_units (muster_test_ui_get_battle (ui)),
    (guint) muster_test_app_find_unit (muster_test_ui_get_battle (ui), "r1"));
  g_object_get (item, "summary", &summary, NULL);
  g_assert_true (g_str_has_suffix (summary, "has acted: Stood to"));

  gtk_widget_activate_action (muster_test_ui_get_battle_page (ui), "battle.undo", NULL);
  g_assert_true (muster_test_ui_hides (muster_test_ui_get_battle_page (ui), "✓ Stood to"));
}

/* A house rule at the table: so many dice more, and why, as the log tells. */
static void
test_a_shot_is_corrected (MusterTestUi  *ui,
                          gconstpointer  data)
{
  MusterOrderForm *form;
  g_auto (GStrv) steps = NULL;
  g_autofree char *told = NULL;

  muster_test_ui_open_case (ui, "r1 regular-infantry\nb1 tribal-infantry", NULL);
  form = muster_battle_session_get_form (muster_window_pages_get_session (ui->window));
  begin (ui, "fire", "r1");
  muster_test_ui_press (muster_test_ui_get_battle_page (ui), "1");
  gtk_expander_set_expanded (
    GTK_EXPANDER (muster_test_ui_find_id (muster_test_ui_get_battle_page (ui), "house")), TRUE);
  muster_test_ui_settle ();
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find_editor (ui, "umpire-dice", GTK_TYPE_SPIN_BUTTON)), 2);
  gtk_editable_set_text (GTK_EDITABLE (find_editor (ui, "umpire-reason", GTK_TYPE_ENTRY)), "from a tower");
  muster_test_ui_settle ();
  muster_test_ui_press (muster_test_ui_get_battle_page (ui), "111111111111");
  g_assert_cmpint (muster_order_form_get_stage (form), ==, MUSTER_FORM_ROLL);
  muster_test_ui_press (muster_test_ui_get_battle_page (ui), "11");
  g_assert_cmpint (muster_order_form_get_stage (form), ==, MUSTER_FORM_READY);
  resolve (ui);
  steps = muster_log_entry_dup_steps (muster_battle_get_last_entry (muster_test_ui_get_battle (ui)));
  told = g_strjoinv ("\n", steps);
  g_assert_nonnull (strstr (told, "from a tower"));
}

/* An optional rule is switched in the middle of a battle, and an entry of the log says so. */
static void
test_a_rule_is_switched (MusterTestUi  *ui,
                         gconstpointer  data)
{
  MusterBattle *battle;

  muster_test_ui_open_case (ui, "r1 regular-infantry\nb1 tribal-infantry", NULL);
  battle = muster_test_ui_get_battle (ui);
  begin (ui, "set", NULL);
  choose (ui, "field", "Dangerous terrain");
  gtk_switch_set_active (GTK_SWITCH (find_editor (ui, "value", GTK_TYPE_SWITCH)), TRUE);
  muster_test_ui_settle ();
  g_assert_true (muster_battle_get_state (battle)->switched == 0);
  resolve (ui);
  g_assert_true (muster_battle_get_state (battle)->switched != 0);
  g_assert_cmpuint (muster_ledger_get_length (battle), ==, 1);
}

#define ADD(name, function)                                                                   \
  g_test_add ("/battle-umpire/" name, MusterTestUi, NULL, muster_test_ui_set_up, function,    \
              muster_test_ui_tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  ADD ("values-come-as-they-are", test_values_come_as_they_are);
  ADD ("a-lost-unit-comes-back", test_a_lost_unit_comes_back);
  ADD ("acted-is-put-right", test_acted_is_put_right);
  ADD ("the-battle-is-put-right", test_the_battle_is_put_right);
  ADD ("a-unit-is-chosen-after-all", test_a_unit_is_chosen_after_all);
  ADD ("the-turn-is-ended-in-one-place", test_the_turn_is_ended_in_one_place);
  ADD ("the-menu-leads-to-what-the-umpire-may-do", test_the_menu_leads_to_what_the_umpire_may_do);
  ADD ("the-card-says-what-was-done", test_the_card_says_what_was_done);
  ADD ("a-shot-is-corrected", test_a_shot_is_corrected);
  ADD ("a-rule-is-switched", test_a_rule_is_switched);

  return g_test_run ();
}
