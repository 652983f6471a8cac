/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-form-card.h"
#include "app/battle/muster-order-panel.h"
#include "app/battle/muster-reminder-card.h"
#include "app/battle/muster-todo-card.h"
#include "app/models/battle/muster-battle-next.h"
#include "app/widgets/muster-dice-entry.h"
#include "muster-test-ui.h"

#include <string.h>

/* A battle that is fought with nothing but a keyboard, and what is next in it. */

#define TWO_A_SIDE "r1 regular-infantry\nr2 regular-infantry\nb1 tribal-infantry\nb2 tribal-infantry"
#define MISSES "111111111111"

static MusterBattleSession *
get_session (MusterTestUi *ui)
{
  return muster_window_pages_get_session (ui->window);
}

static const MusterState *
get_state (MusterTestUi *ui)
{
  return muster_battle_get_state (muster_test_ui_get_battle (ui));
}

static const char *
get_chosen (MusterTestUi *ui)
{
  int unit = muster_battle_session_get_unit (get_session (ui));

  return unit >= 0 ? get_state (ui)->units[unit].def->id : "";
}

static void
enter (MusterTestUi *ui)
{
  muster_test_ui_press_key (muster_test_ui_get_battle_page (ui), GDK_KEY_Return);
  muster_test_ui_settle ();
}

static void
assert_next (MusterTestUi *ui,
             const char   *label)
{
  g_autofree char *next = muster_battle_next_dup_label (get_session (ui));

  g_assert_cmpstr (next, ==, label);
}

/* Presses keys, "\n" for Enter, and says how many there were besides dice. */
static guint
play (MusterTestUi *ui,
      const char   *keys)
{
  GtkWidget *page = muster_test_ui_get_battle_page (ui);
  guint n = 0;

  for (; *keys != '\0'; keys++)
    {
      MusterOrderForm *form = muster_battle_session_get_form (get_session (ui));

      n += muster_order_form_get_stage (form) != MUSTER_FORM_ROLL;
      muster_test_ui_press_key (page, *keys == '\n' ? GDK_KEY_Return
                                                    : gdk_unicode_to_keyval ((guint32) *keys));
    }
  muster_test_ui_settle ();
  return n;
}

static void
test_three_turns_by_keyboard_alone (MusterTestUi  *ui,
                                    gconstpointer  data)
{
  muster_test_ui_open_case (ui, TWO_A_SIDE, NULL);
  for (int turn = 1; turn <= 3; turn++)
    {
      /* From the second turn on everybody fires at whom he fired at before. */
      gboolean first = turn == 1;

      g_assert_cmpint (get_state (ui)->turn, ==, turn);
      g_assert_cmpstr (get_chosen (ui), ==, "r1");
      g_assert_cmpuint (play (ui, first ? "f1" MISSES "\n\n" : "f" MISSES "\n\n"), ==, first ? 4 : 3);
      g_assert_cmpstr (get_chosen (ui), ==, "r2");
      g_assert_cmpuint (play (ui, first ? "f2" MISSES "\n" : "f" MISSES "\n"), ==, first ? 3 : 2);
      assert_next (ui, "End turn");
      g_assert_cmpuint (play (ui, "e"), ==, 1);
      g_assert_cmpint (get_state (ui)->active_side, ==, 1);
      g_assert_cmpstr (get_chosen (ui), ==, "b1");
      g_assert_cmpuint (play (ui, "t\n\nt\n\n"), ==, 6);
      g_assert_cmpint (get_state (ui)->active_side, ==, 0);
    }
  g_assert_cmpuint (muster_ledger_get_length (muster_test_ui_get_battle (ui)), ==, 18);
}

static void
test_an_ordinary_shot_takes_four_keys (MusterTestUi  *ui,
                                       gconstpointer  data)
{
  muster_test_ui_open_case (ui, TWO_A_SIDE, NULL);
  /* Twelve dice to hit, two for the leader, two for the nerve of the target. */
  g_assert_cmpuint (play (ui, "f1" "551263112442" "34" "12" "\n\n"), ==, 4);
  g_assert_cmpuint (muster_ledger_get_length (muster_test_ui_get_battle (ui)), ==, 1);
  g_assert_cmpstr (get_chosen (ui), ==, "r2");
  g_assert_true (muster_test_ui_says (ui, "b1: 3 figures lost, pinned 1"));
}

static void
test_targets_have_keys (MusterTestUi  *ui,
                        gconstpointer  data)
{
  MusterOrderForm *form;
  GtkWidget *page;

  muster_test_ui_open_case (ui, TWO_A_SIDE, NULL);
  page = muster_test_ui_get_battle_page (ui);
  form = muster_battle_session_get_form (get_session (ui));
  play (ui, "f");
  g_assert_true (muster_test_ui_shows (page, "1"));
  g_assert_true (muster_test_ui_shows (page, "2"));
  play (ui, "2");
  g_assert_cmpint (muster_test_app_get_chosen (form, "target"), ==, 1);
  g_assert_cmpint (muster_order_form_get_stage (form), ==, MUSTER_FORM_ROLL);
  /* Now digits are dice; before the first one, another target can be had. */
  muster_test_ui_press_key (page, GDK_KEY_BackSpace);
  muster_test_ui_settle ();
  g_assert_cmpint (muster_order_form_get_stage (form), ==, MUSTER_FORM_FILL);
  g_assert_true (muster_test_ui_shows (page, "2"));
  play (ui, "1");
  g_assert_cmpint (muster_test_app_get_chosen (form, "target"), ==, 0);
  play (ui, "2");
  g_assert_cmpint (muster_test_app_get_chosen (form, "target"), ==, 0);
  muster_test_ui_press_key (page, GDK_KEY_BackSpace);
  g_assert_cmpint (muster_test_app_get_chosen (form, "target"), ==, 0);
  muster_test_ui_press_key (page, GDK_KEY_Escape);
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_hides (page, "2"));
}

/* A target that is proposed is no more than that. */
static void
test_a_proposed_target_is_taken_back (MusterTestUi  *ui,
                                      gconstpointer  data)
{
  MusterOrderForm *form;

  muster_test_ui_open_case (ui, TWO_A_SIDE,
                            "fire r1 target=b1 range=long cover=hard | hit 1 1 1 1 1 1 1 1 1 1 1 1\n"
                            "stand-to r2\nend-turn\nend-turn");
  form = muster_battle_session_get_form (get_session (ui));
  play (ui, "f");
  g_assert_cmpint (muster_test_app_get_chosen (form, "target"), ==, 0);
  muster_test_ui_press_key (muster_test_ui_get_battle_page (ui), GDK_KEY_BackSpace);
  play (ui, "2");
  g_assert_cmpint (muster_test_app_get_chosen (form, "target"), ==, 1);
}

static void
test_what_is_next_is_the_default (MusterTestUi  *ui,
                                  gconstpointer  data)
{
  muster_test_ui_open_case (ui, TWO_A_SIDE, NULL);
  assert_next (ui, "Next: r2");
  g_assert_nonnull (muster_test_ui_find_button (muster_test_ui_get_battle_page (ui), "Next: r2"));
  enter (ui);
  g_assert_cmpstr (get_chosen (ui), ==, "r2");
  assert_next (ui, "Next: r1");
  play (ui, "t\n");
  assert_next (ui, "Next: r1");
  enter (ui);
  play (ui, "t\n");
  assert_next (ui, "End turn");
  enter (ui);
  g_assert_cmpint (get_state (ui)->active_side, ==, 1);
  g_assert_cmpstr (get_chosen (ui), ==, "b1");
}

static gboolean
says (GtkWidget     *widget,
      gconstpointer  text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
         strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL;
}

static GtkWidget *
find_reminder (MusterTestUi *ui,
               const char   *text)
{
  GtkWidget *card = muster_test_ui_find (muster_test_ui_get_battle_page (ui), MUSTER_TYPE_REMINDER_CARD);

  return card != NULL && gtk_widget_get_mapped (card) && muster_test_ui_search (card, says, text) != NULL
           ? muster_test_ui_find (card, GTK_TYPE_CHECK_BUTTON) : NULL;
}

static void
test_reminders_stay_until_they_are_ticked (MusterTestUi  *ui,
                                           gconstpointer  data)
{
  GtkWidget *check;

  /* Pinned, and its rally fails: it retreats. */
  muster_test_ui_open_case (ui, TWO_A_SIDE, "set unit=r1 field=pinned value=1\nrally r1 | rally 1 3");
  check = find_reminder (ui, "retreats");
  g_assert_nonnull (check);
  muster_battle_session_set_unit (get_session (ui),
                                  muster_test_app_find_unit (muster_test_ui_get_battle (ui), "r2"));
  muster_test_ui_settle ();
  play (ui, "t\n");
  g_assert_nonnull (find_reminder (ui, "retreats"));

  /* The end of the turn lists it, and takes a second word. */
  play (ui, "e");
  g_assert_cmpint (get_state (ui)->active_side, ==, 0);
  g_assert_nonnull (find_reminder (ui, "retreats"));
  g_assert_nonnull (muster_test_ui_find_button (muster_test_ui_get_battle_page (ui), "End turn"));
  play (ui, "e");
  g_assert_cmpint (get_state (ui)->active_side, ==, 1);
  g_assert_nonnull (find_reminder (ui, "since"));

  /* A tap beside the box ticks it as well, and takes that back. */
  check = find_reminder (ui, "retreats");
  for (guint i = 0; i < 3; i++)
    {
      gtk_widget_activate (gtk_widget_get_ancestor (check, GTK_TYPE_LIST_BOX_ROW));
      g_assert_cmpint (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)), ==, i % 2 == 0);
    }
  muster_test_ui_settle ();
  g_assert_nonnull (find_reminder (ui, "retreats"));
  play (ui, "t\n");
  g_assert_null (find_reminder (ui, "retreats"));
  gtk_widget_activate_action (muster_test_ui_get_battle_page (ui), "battle.undo", NULL);
  muster_test_ui_settle ();
  g_assert_null (find_reminder (ui, "retreats"));
}

/* What takes more than a quarter of the panel folds. */
static void
test_many_reminders_fold (MusterTestUi  *ui,
                          gconstpointer  data)
{
  GtkWidget *card, *list;
  guint n_shown = 0;

  muster_test_ui_open_case (ui,
                            "r1 regular-infantry\nr2 regular-infantry\nr3 regular-infantry\n"
                            "r4 regular-infantry\nr5 regular-infantry\nb1 tribal-infantry",
                            "set unit=r1 field=pinned value=1\nset unit=r2 field=pinned value=1\n"
                            "set unit=r3 field=pinned value=1\nset unit=r4 field=pinned value=1\n"
                            "set unit=r5 field=pinned value=1\nrally r1 | rally 1 3\nrally r2 | rally 1 3\n"
                            "rally r3 | rally 1 3\nrally r4 | rally 1 3\nrally r5 | rally 1 3");
  card = muster_test_ui_find (muster_test_ui_get_battle_page (ui), MUSTER_TYPE_REMINDER_CARD);
  list = muster_test_ui_find (card, GTK_TYPE_LIST_BOX);
  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    n_shown += gtk_widget_get_mapped (row);
  g_assert_cmpuint (n_shown, >=, 1);
  g_assert_cmpuint (n_shown, <=, 3);
  g_assert_cmpint (4 * gtk_widget_get_height (card), <=,
                   gtk_widget_get_height (gtk_widget_get_ancestor (card, MUSTER_TYPE_ORDER_PANEL)));
}

static void
test_cover_is_that_of_the_same_two (MusterTestUi  *ui,
                                    gconstpointer  data)
{
  MusterOrderForm *form;

  muster_test_ui_open_case (ui, TWO_A_SIDE,
                            "fire r1 target=b1 range=long cover=hard | hit 1 1 1 1 1 1 1 1 1 1 1 1\n"
                            "stand-to r2\nend-turn\nend-turn");
  form = muster_battle_session_get_form (get_session (ui));
  play (ui, "f");
  g_assert_cmpint (muster_test_app_get_chosen (form, "target"), ==, 0);
  g_assert_cmpint (muster_test_app_get_chosen (form, "range"), ==, 1);
  g_assert_cmpint (muster_test_app_get_chosen (form, "cover"), ==, 2);
  muster_test_app_choose (form, muster_test_ui_get_battle (ui), "target", "b2");
  g_assert_cmpint (muster_test_app_get_chosen (form, "cover"), ==, 0);
}

/* Units move: what was said of two of them in turn 1 is not what holds in turn 3. */
static void
test_what_was_said_long_ago_is_asked_again (MusterTestUi  *ui,
                                            gconstpointer  data)
{
  MusterOrderForm *form;

  muster_test_ui_open_case (ui, TWO_A_SIDE,
                            "fire r1 target=b1 range=long cover=hard | hit 1 1 1 1 1 1 1 1 1 1 1 1\n"
                            "end-turn\nend-turn\nend-turn\nend-turn");
  form = muster_battle_session_get_form (get_session (ui));
  g_assert_cmpint (get_state (ui)->turn, ==, 3);
  play (ui, "f");
  g_assert_cmpint (muster_order_form_get_stage (form), ==, MUSTER_FORM_FILL);
  g_assert_cmpint (muster_test_app_get_chosen (form, "target"), ==, -1);
  play (ui, "1");
  g_assert_cmpint (muster_test_app_get_chosen (form, "range"), ==, 0);
  g_assert_cmpint (muster_test_app_get_chosen (form, "cover"), ==, 0);
}

/* L is long here and no order, before the first die and with nothing else to press. */
static void
test_a_letter_chooses_a_value (MusterTestUi  *ui,
                               gconstpointer  data)
{
  MusterOrderForm *form;

  muster_test_ui_open_case (ui, TWO_A_SIDE, NULL);
  form = muster_battle_session_get_form (get_session (ui));
  play (ui, "f1");
  g_assert_cmpint (muster_test_app_get_chosen (form, "range"), ==, 0);
  play (ui, "l");
  g_assert_cmpint (muster_test_app_get_chosen (form, "range"), ==, 1);
  play (ui, "h");
  g_assert_cmpint (muster_test_app_get_chosen (form, "cover"), ==, 2);
  /* Once more it means the same, and starts nothing. */
  play (ui, "l");
  g_assert_cmpint (muster_test_app_get_chosen (form, "range"), ==, 1);
  g_assert_cmpint (muster_test_app_get_chosen (form, "target"), ==, 0);
}

static GtkEditable *
find_number (MusterTestUi *ui)
{
  GtkWidget *form = muster_test_ui_find (muster_test_ui_get_battle_page (ui), MUSTER_TYPE_FORM_CARD);

  return GTK_EDITABLE (muster_test_ui_find (form, GTK_TYPE_SPIN_BUTTON));
}

/* Nought is typed like any other distance: an empty place is none. What is too far becomes the furthest. */
static void
test_a_distance_is_typed (MusterTestUi  *ui,
                          gconstpointer  data)
{
  MusterOrderForm *form;
  GtkEditable *distance;

  muster_test_ui_open_sample (ui, "road-to-the-wells");
  form = muster_battle_session_get_form (get_session (ui));
  play (ui, "f1");
  muster_test_assert_text (form, "message", "Still missing: Distance");
  distance = find_number (ui);
  g_assert_cmpstr (gtk_editable_get_text (distance), ==, "");
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (ui->window)), GTK_WIDGET (distance)));
  gtk_spin_button_update (GTK_SPIN_BUTTON (distance));
  muster_test_assert_text (form, "message", "Still missing: Distance");
  gtk_editable_set_text (distance, "0");
  g_signal_emit_by_name (gtk_editable_get_delegate (distance), "activate");
  muster_test_ui_settle ();
  g_assert_cmpstr (gtk_editable_get_text (distance), ==, "0");
  g_assert_cmpint (muster_order_form_get_stage (form), ==, MUSTER_FORM_ROLL);

  muster_order_form_start (form, muster_test_app_find_verb (muster_test_ui_get_battle (ui), "charge"),
                           muster_battle_session_get_unit (get_session (ui)));
  muster_test_ui_settle ();
  distance = find_number (ui);
  gtk_editable_set_text (distance, "120");
  gtk_spin_button_update (GTK_SPIN_BUTTON (distance));
  g_assert_cmpstr (gtk_editable_get_text (distance), ==, "99");
}

static gboolean
has_lost_focus (gpointer widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus == NULL || !gtk_widget_is_ancestor (focus, widget);
}

/* With the last digit that a distance can have, the dice are next. One that may get another waits for it. */
static void
test_a_distance_is_said_with_its_last_digit (MusterTestUi  *ui,
                                             gconstpointer  data)
{
  MusterOrderForm *form;
  GtkEditable *distance;

  muster_test_ui_open_sample (ui, "road-to-the-wells");
  form = muster_battle_session_get_form (get_session (ui));
  play (ui, "f1");
  distance = find_number (ui);
  gtk_editable_set_text (distance, "1");
  muster_test_ui_settle ();
  g_assert_false (has_lost_focus (distance));
  g_assert_cmpstr (gtk_editable_get_text (distance), ==, "1");
  gtk_editable_set_text (distance, "10");
  muster_test_ui_settle ();
  g_assert_cmpint (muster_order_form_get_stage (form), ==, MUSTER_FORM_ROLL);
  g_assert_true (muster_test_wait_until (has_lost_focus, distance, MUSTER_TEST_PATIENCE));
  g_assert_cmpstr (gtk_editable_get_text (distance), ==, "10");
}

/* Nothing else is missing once a formation is chosen from its list: Enter gives the order. */
static void
test_a_choice_from_a_list_goes_on (MusterTestUi  *ui,
                                   gconstpointer  data)
{
  GtkWidget *form, *list;
  guint length;

  muster_test_ui_open_sample (ui, "road-to-the-wells");
  length = muster_ledger_get_length (muster_test_ui_get_battle (ui));
  play (ui, "w");
  form = muster_test_ui_find (muster_test_ui_get_battle_page (ui), MUSTER_TYPE_FORM_CARD);
  list = muster_test_ui_find (form, GTK_TYPE_DROP_DOWN);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (list), 2);
  muster_test_ui_settle ();
  g_assert_true (muster_test_wait_until (has_lost_focus, list, MUSTER_TEST_PATIENCE));
  play (ui, "\n");
  g_assert_cmpuint (muster_ledger_get_length (muster_test_ui_get_battle (ui)), ==, length + 1);
}

static gboolean
is_refusal (GtkWidget     *widget,
            gconstpointer  data)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
         gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == GTK_ACCESSIBLE_ROLE_STATUS &&
         g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), data);
}

static gboolean
is_refusing (MusterTestUi *ui)
{
  return muster_test_ui_search (muster_test_ui_get_battle_page (ui), is_refusal,
                                "Volley fire: R1 is not in close order") != NULL;
}

/* A key that can do nothing now says why. */
static void
test_a_refused_order_says_why (MusterTestUi  *ui,
                               gconstpointer  data)
{
  muster_test_ui_open_case (ui, TWO_A_SIDE, NULL);
  g_assert_false (is_refusing (ui));
  play (ui, "v");
  g_assert_cmpuint (muster_ledger_get_length (muster_test_ui_get_battle (ui)), ==, 0);
  g_assert_true (is_refusing (ui));
  play (ui, "t");
  g_assert_false (is_refusing (ui));
}

static gboolean
is_in_sight (gpointer data)
{
  GtkWidget *page = data;
  GtkWidget *dice = muster_test_ui_find (page, MUSTER_TYPE_DICE_ENTRY);
  GtkWidget *scroller = gtk_widget_get_ancestor (dice, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t area;

  return gtk_widget_get_mapped (dice) && gtk_widget_compute_bounds (dice, scroller, &area) &&
         area.origin.y >= 0.0f &&
         area.origin.y + area.size.height <= (float) gtk_widget_get_height (scroller);
}

/* Whoever types dice sees them, whatever has been said above them in the meantime. */
static void
test_dice_are_in_sight (MusterTestUi  *ui,
                        gconstpointer  data)
{
  GtkWidget *page;

  muster_test_ui_open_case (ui, TWO_A_SIDE, NULL);
  page = muster_test_ui_get_battle_page (ui);
  gtk_window_set_default_size (GTK_WINDOW (ui->window), 1000, 560);
  muster_test_ui_settle ();
  play (ui, "f1");
  g_assert_true (muster_test_wait_until (is_in_sight, page, MUSTER_TEST_PATIENCE));
  play (ui, "551263112442");
  g_assert_true (muster_test_wait_until (is_in_sight, page, MUSTER_TEST_PATIENCE));
  play (ui, "34");
  g_assert_true (muster_test_wait_until (is_in_sight, page, MUSTER_TEST_PATIENCE));
}

#define ADD(name, function)                                                                   \
  g_test_add ("/battle-keys/" name, MusterTestUi, NULL, muster_test_ui_set_up, function,      \
              muster_test_ui_tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  ADD ("three-turns-by-keyboard-alone", test_three_turns_by_keyboard_alone);
  ADD ("an-ordinary-shot-takes-four-keys", test_an_ordinary_shot_takes_four_keys);
  ADD ("targets-have-keys", test_targets_have_keys);
  ADD ("a-proposed-target-is-taken-back", test_a_proposed_target_is_taken_back);
  ADD ("what-is-next-is-the-default", test_what_is_next_is_the_default);
  ADD ("reminders-stay-until-they-are-ticked", test_reminders_stay_until_they_are_ticked);
  ADD ("many-reminders-fold", test_many_reminders_fold);
  ADD ("cover-is-that-of-the-same-two", test_cover_is_that_of_the_same_two);
  ADD ("what-was-said-long-ago-is-asked-again", test_what_was_said_long_ago_is_asked_again);
  ADD ("a-letter-chooses-a-value", test_a_letter_chooses_a_value);
  ADD ("a-distance-is-typed", test_a_distance_is_typed);
  ADD ("a-distance-is-said-with-its-last-digit", test_a_distance_is_said_with_its_last_digit);
  ADD ("a-choice-from-a-list-goes-on", test_a_choice_from_a_list_goes_on);
  ADD ("a-refused-order-says-why", test_a_refused_order_says_why);
  ADD ("dice-are-in-sight", test_dice_are_in_sight);

  return g_test_run ();
}
