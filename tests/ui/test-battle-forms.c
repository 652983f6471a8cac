/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-battle-page.h"
#include "app/battle/muster-form-card.h"
#include "core/battle/muster-random-player.h"
#include "core/battle/muster-samples.h"
#include "core/muster-list.h"
#include "muster-test-ui.h"

/* Every form of every order, gone through with Tab and Shift+Tab while numbers and texts are typed, refused
 * and corrected. Warnings are fatal, and a focus that goes round for ever is a test that never ends. */

#define STEPS 12
#define ORDERS 17 /* given between two looks at what can be ordered */

static MusterBattleSession *
get_session (MusterTestUi *ui)
{
  return muster_window_pages_get_session (ui->window);
}

static void
pump (void)
{
  for (guint i = 0; i < 50 && g_main_context_iteration (NULL, FALSE); i++)
    ;
}

/* What the keys Tab and Shift+Tab do in a window. */
static void
tab (MusterTestUi     *ui,
     GtkDirectionType  direction)
{
  g_signal_emit_by_name (ui->window, "move-focus", direction);
  pump ();
}

static void
act (MusterTestUi *ui,
     const char   *action)
{
  gtk_widget_activate_action (muster_test_ui_get_battle_page (ui), action, NULL);
  pump ();
}

static gboolean
type_over (MusterTestUi *ui,
           const char   *text)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (ui->window));
  int position = 0;

  if (focus == NULL || !GTK_IS_EDITABLE (focus))
    return FALSE;
  gtk_editable_delete_text (GTK_EDITABLE (focus), 0, -1);
  gtk_editable_insert_text (GTK_EDITABLE (focus), text, -1, &position);
  pump ();
  return TRUE;
}

/* What Enter does in an entry. */
static void
enter (MusterTestUi *ui)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (ui->window));

  if (GTK_IS_TEXT (focus))
    g_signal_emit_by_name (focus, "activate");
  muster_test_ui_settle ();
}

static GtkWidget *
find_entry (MusterTestUi *ui,
            GType         type)
{
  GtkWidget *form = muster_test_ui_find (muster_test_ui_get_battle_page (ui), MUSTER_TYPE_FORM_CARD);
  GtkWidget *entry = muster_test_ui_find (form, type);

  g_assert_nonnull (entry);
  return entry;
}

/* Has a unit detach some of its men: their name, and a number that is refused by a rule. */
static gboolean
detach_too_many (MusterTestUi *ui,
                 int           unit)
{
  MusterOrderForm *form = muster_battle_session_get_form (get_session (ui));
  g_autofree char *rule = NULL;

  muster_battle_session_set_unit (get_session (ui), unit);
  if (!muster_battle_session_choose_id (get_session (ui), "detach"))
    return FALSE;
  muster_test_ui_settle ();
  gtk_widget_grab_focus (find_entry (ui, GTK_TYPE_ENTRY));
  g_assert_true (type_over (ui, "Scouts"));
  gtk_widget_grab_focus (find_entry (ui, GTK_TYPE_SPIN_BUTTON));
  g_assert_true (type_over (ui, "9"));
  enter (ui);
  if (muster_order_form_get_stage (form) == MUSTER_FORM_IDLE)
    act (ui, "battle.undo");
  g_object_get (form, "message-rule", &rule, NULL);
  return rule != NULL && *rule != '\0';
}

/* The way from the number to the link of the rule that refused it, which goes with its reason. */
static void
test_a_refused_number_is_corrected (MusterTestUi  *ui,
                                    gconstpointer  data)
{
  static const GtkDirectionType ways[] = { GTK_DIR_TAB_FORWARD, GTK_DIR_TAB_BACKWARD };

  muster_test_ui_open_sample (ui, "road-to-the-wells");
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      int unit = 0;

      while (!detach_too_many (ui, unit))
        g_assert_cmpint (++unit, <, muster_battle_get_state (muster_test_ui_get_battle (ui))->n_units);
      /* From the first field, where the refusal has put the focus. */
      tab (ui, GTK_DIR_TAB_FORWARD);
      g_assert_true (type_over (ui, "6"));
      tab (ui, ways[i]);
      g_assert_nonnull (gtk_root_get_focus (GTK_ROOT (ui->window)));
      g_assert_cmpint (muster_order_form_get_stage (muster_battle_session_get_form (get_session (ui))), ==,
                       MUSTER_FORM_READY);
      muster_order_form_cancel (muster_battle_session_get_form (get_session (ui)));
    }
}

static void
walk_form (MusterTestUi *ui)
{
  static const char *const texts[] = { "9", "1", "0", "77", "", "3" };
  guint typed = 0;

  muster_test_ui_settle ();
  act (ui, "battle.focus-next");
  for (guint i = 0; i < STEPS; i++)
    {
      if (type_over (ui, texts[typed % G_N_ELEMENTS (texts)]))
        {
          typed++;
          enter (ui);
          type_over (ui, texts[typed % G_N_ELEMENTS (texts)]);
        }
      tab (ui, i % 4 == 2 ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD);
      g_assert_nonnull (gtk_root_get_focus (GTK_ROOT (ui->window)));
    }
}

static void
walk_orders (MusterTestUi *ui,
             GHashTable   *seen,
             const char   *sample,
             GListModel   *orders)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < g_list_model_get_n_items (orders); i++)
    g_ptr_array_add (ids, g_strdup (muster_order_item_get_id (muster_list_peek (orders, i))));
  for (guint i = 0; i < ids->len; i++)
    {
      MusterOrderForm *form = muster_battle_session_get_form (get_session (ui));
      MusterBattle *battle = muster_test_ui_get_battle (ui);
      guint length = muster_ledger_get_length (battle);
      int unit = muster_battle_session_get_unit (get_session (ui));

      if (!muster_battle_session_choose_id (get_session (ui), ids->pdata[i]) ||
          !g_hash_table_add (seen, g_strdup_printf (
            "%s/%u", (char *) ids->pdata[i],
            g_list_model_get_n_items (muster_order_draft_get_fields (muster_order_form_get_draft (form))))))
        continue;
      g_test_message ("%s: %s of unit %d", sample, (char *) ids->pdata[i], unit);
      walk_form (ui);
      /* An order that needs no more than what was typed has been given. */
      while (muster_ledger_get_length (battle) > length)
        act (ui, "battle.undo");
      muster_order_form_cancel (form);
      muster_battle_session_set_unit (get_session (ui), unit);
      pump ();
    }
}

static void
give_any_order (MusterBattle *battle,
                MusterRandom *random)
{
  MusterRandomPlayer player = { .random = random };
  g_auto (MusterOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };
  g_auto (MusterOutcome) outcome = { 0 };
  g_autoptr (GError) error = NULL;

  if (!muster_random_player_choose (&player, muster_battle_get_setup (battle),
                                    muster_battle_get_state (battle), &order))
    return;
  muster_tape_init (&tape);
  muster_outcome_init (&outcome);
  tape.generator = random;
  muster_battle_try (battle, &order, &tape, &outcome);
  tape.generator = NULL;
  muster_battle_record (battle, &order, &tape, &error);
  g_assert_no_error (error);
}

static void
walk_units (MusterTestUi *ui,
            GHashTable   *seen,
            const char   *sample)
{
  MusterOrderList *orders = muster_battle_session_get_orders (get_session (ui));
  int n_units = muster_battle_get_state (muster_test_ui_get_battle (ui))->n_units;

  for (int unit = -1; unit < n_units; unit++)
    {
      muster_battle_session_set_unit (get_session (ui), unit);
      pump ();
      walk_orders (ui, seen, sample, muster_order_list_get_own (orders));
      walk_orders (ui, seen, sample, muster_order_list_get_common (orders));
    }
}

static void
test_every_form_bears_tab (MusterTestUi  *ui,
                           gconstpointer  data)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  MusterRandom random;
  guint n_stops = muster_test_rounds (5, 16);

  muster_test_ui_open_sample (ui, ((const MusterSample *) data)->id);
  muster_random_init (&random, 7);
  for (guint stop = 0; stop < n_stops; stop++)
    {
      walk_units (ui, seen, ((const MusterSample *) data)->id);
      for (guint i = 0; i < ORDERS; i++)
        give_any_order (muster_test_ui_get_battle (ui), &random);
    }
  g_assert_cmpuint (g_hash_table_size (seen), >=, 12);
}

/* Also those that nobody could give now: each form opens, is refused, and bears being corrected. */
static void
test_refused_forms_bear_tab (MusterTestUi  *ui,
                             gconstpointer  data)
{
  const MusterOrderSpec *orders;
  MusterOrderForm *form;

  muster_test_ui_open_sample (ui, data);
  orders = muster_ruleset_get_rules (muster_battle_get_ruleset (muster_test_ui_get_battle (ui)))->orders;
  form = muster_battle_session_get_form (get_session (ui));
  for (guint verb = 0; orders[verb].id != NULL; verb++)
    {
      guint length = muster_ledger_get_length (muster_test_ui_get_battle (ui));
      int unit = orders[verb].flags & MUSTER_ORDER_OF_UNIT ? 0 : -1;

      g_test_message ("%s of unit %d", orders[verb].id, unit);
      muster_battle_session_set_unit (get_session (ui), unit);
      muster_order_form_start (form, verb, unit);
      walk_form (ui);
      while (muster_ledger_get_length (muster_test_ui_get_battle (ui)) > length)
        act (ui, "battle.undo");
      muster_order_form_cancel (form);
      pump ();
    }
}

int
main (int   argc,
      char *argv[])
{
  /* One for each ruleset. */
  static const char *const samples[] = {
    "skirmish-at-the-ford", "road-to-the-wells", "frontier-column", "cowpens"
  };

  muster_test_ui_init (&argc, &argv);

  g_test_add ("/battle-forms/a-refused-number-is-corrected", MusterTestUi, NULL, muster_test_ui_set_up,
              test_a_refused_number_is_corrected, muster_test_ui_tear_down);
  for (const MusterSample *sample = muster_samples_list (); sample->id != NULL; sample++)
    {
      g_autofree char *path = g_strdup_printf ("/battle-forms/%s", sample->id);

      g_test_add (path, MusterTestUi, sample, muster_test_ui_set_up, test_every_form_bears_tab,
                  muster_test_ui_tear_down);
    }
  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_autofree char *path = g_strdup_printf ("/battle-forms/refused/%s", samples[i]);

      g_test_add (path, MusterTestUi, samples[i], muster_test_ui_set_up, test_refused_forms_bear_tab,
                  muster_test_ui_tear_down);
    }

  return g_test_run ();
}
