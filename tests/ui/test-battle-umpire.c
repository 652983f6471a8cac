/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-battle-page.h"
#include "app/battle/muster-field-row.h"
#include "app/battle/muster-form-card.h"
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

/* Chooses by its words, as somebody does who opens the list. */
static void
choose (MusterTestUi *ui,
        const char   *field,
        const char   *words)
{
  GtkDropDown *list = GTK_DROP_DOWN (find_editor (ui, field, GTK_TYPE_DROP_DOWN));
  GListModel *model = gtk_drop_down_get_model (list);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr(GObject) item = g_list_model_get_item (model, i);
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

static void
begin (MusterTestUi *ui,
       const char   *order,
       const char   *unit)
{
  MusterBattleSession *session = muster_window_get_session (ui->window);

  muster_battle_session_set_unit (session, muster_test_app_find_unit (muster_test_ui_get_battle (ui), unit));
  g_assert_true (muster_battle_session_choose_id (session, order));
  muster_test_ui_settle ();
}

static void
resolve (MusterTestUi *ui)
{
  muster_test_ui_click (muster_test_ui_find_button (muster_test_ui_get_battle_page (ui), "Resolve"));
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
  g_assert_true (muster_test_ui_says (ui, "Still to say: Becomes"));

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
  g_auto(GStrv) steps = NULL;

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

  return g_test_run ();
}
