/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "app/battle/muster-battle-page.h"
#include "app/battle/muster-form-card.h"
#include "app/battle/muster-log-panel.h"
#include "app/battle/muster-roll-row.h"
#include "core/battle/muster-battle-agreement.h"
#include "muster-test-ui.h"

/* An earlier entry is changed or taken out from the log, and the rest is kept. */

#define VOLLEY \
  "fire r1 target=b1 range=short cover=none | hit 5 5 1 2 6 3 1 1 2 4 4 2 | leader-casualty 3 4 | pinning 6 6"

static int
get_strength (MusterTestUi *ui)
{
  const MusterState *state = muster_battle_get_state (muster_test_ui_get_battle (ui));

  return state->units[muster_state_find_unit (state, "b1")].strength;
}

static void
open_battle (MusterTestUi *ui)
{
  muster_test_ui_open_case (ui, "r1 regular-infantry\nb1 tribal-infantry", VOLLEY "\nend-turn\nend-turn");
}

/* As somebody does who has chosen an entry of the log. */
static void
look_after (MusterTestUi *ui,
            guint         position)
{
  muster_battle_timeline_look (
    muster_battle_session_get_timeline (muster_window_pages_get_session (ui->window)), position);
  muster_test_ui_settle ();
}

static void
act (MusterTestUi *ui,
     const char   *action)
{
  g_assert_true (gtk_widget_activate_action (muster_test_ui_get_battle_page (ui), action, NULL));
  muster_test_ui_settle ();
}

static void
answer (const char *response)
{
  GtkWidget *question = muster_test_ui_find_window (ADW_TYPE_MESSAGE_DIALOG);

  if (g_str_equal (response, "cancel"))
    gtk_window_close (GTK_WINDOW (question));
  else
    adw_message_dialog_response (ADW_MESSAGE_DIALOG (question), response);
  muster_test_ui_settle ();
}

static void
test_an_entry_is_taken_out (MusterTestUi  *ui,
                            gconstpointer  data)
{
  g_autofree char *where = NULL;
  GtkWidget *question;
  int strength;

  open_battle (ui);
  strength = get_strength (ui);
  look_after (ui, 1);
  g_object_get (muster_battle_session_get_timeline (muster_window_pages_get_session (ui->window)),
                "past-text",
                &where, NULL);
  g_assert_true (g_str_has_suffix (where, ", 2 orders ago"));
  act (ui, "battle.take-out-entry");
  question = muster_test_ui_find_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (question)), "instead of"));
  answer ("cancel");
  g_assert_cmpuint (muster_ledger_get_length (muster_test_ui_get_battle (ui)), ==, 3);

  act (ui, "battle.take-out-entry");
  answer ("confirm");
  g_assert_cmpuint (muster_ledger_get_length (muster_test_ui_get_battle (ui)), ==, 2);
  g_assert_cmpint (get_strength (ui), >, strength);
}

/* By the keyboard alone, in the log itself. */
static void
test_the_log_has_keys (MusterTestUi  *ui,
                       gconstpointer  data)
{
  GtkWidget *panel, *list;

  open_battle (ui);
  gtk_widget_activate_action (muster_test_ui_get_battle_page (ui), "battle.show-panel", "s", "log");
  muster_test_ui_settle ();
  look_after (ui, 1);
  panel = muster_test_ui_find (muster_test_ui_get_battle_page (ui), MUSTER_TYPE_LOG_PANEL);
  list = muster_test_ui_find (panel, GTK_TYPE_LIST_VIEW);
  muster_test_ui_press_key (list, GDK_KEY_F2);
  muster_test_ui_settle ();
  gtk_window_destroy (GTK_WINDOW (muster_test_ui_find_window (ADW_TYPE_WINDOW)));
  muster_test_ui_press_key (list, GDK_KEY_Delete);
  muster_test_ui_settle ();
  answer ("confirm");
  g_assert_cmpuint (muster_ledger_get_length (muster_test_ui_get_battle (ui)), ==, 2);
}

/* The die that was mistyped is typed again, in the form as it was. */
static void
test_a_die_is_corrected (MusterTestUi  *ui,
                         gconstpointer  data)
{
  GtkWidget *form;
  int strength;

  open_battle (ui);
  strength = get_strength (ui);
  look_after (ui, 1);
  act (ui, "battle.change-entry");
  form = muster_test_ui_find_window (ADW_TYPE_WINDOW);
  g_assert_true (muster_test_ui_shows (form, "5 5 1 2 6 3 1 1 2 4 4 2"));
  g_signal_emit_by_name (muster_test_ui_find (form, MUSTER_TYPE_ROLL_ROW), "reopen");
  muster_test_ui_settle ();
  /* One die, and what was thrown because of them all. */
  muster_test_ui_press (form, "1" "34" "66");
  g_assert_true (gtk_widget_activate_action (form, "battle.resolve", NULL));
  muster_test_ui_settle ();
  answer ("confirm");
  g_assert_cmpuint (muster_ledger_get_length (muster_test_ui_get_battle (ui)), ==, 3);
  g_assert_cmpint (get_strength (ui), ==, strength + 1);
}

static gboolean
waits (MusterTestUi *ui)
{
  g_autofree char *words = muster_battle_dup_proposal_words (muster_test_ui_get_battle (ui));
  g_autofree char *line = g_strconcat (words, ". It waits for the other player", NULL);

  return muster_test_ui_says (ui, line) &&
         muster_test_ui_has_action (muster_test_ui_get_battle_page (ui), "win.battle-agree") &&
         muster_test_ui_has_action (muster_test_ui_get_battle_page (ui), "win.battle-decline");
}

static gboolean
asks_nothing (MusterTestUi *ui)
{
  return muster_battle_get_proposal (muster_test_ui_get_battle (ui)) == NULL &&
         !muster_test_ui_has_action (muster_test_ui_get_battle_page (ui), "win.battle-agree");
}

static void
set_agreed (MusterTestUi *ui)
{
  gtk_widget_activate_action (muster_test_ui_get_battle_page (ui), "record.agreed", NULL);
  g_assert_true (muster_battle_get_agreed (muster_test_ui_get_battle (ui)));
}

/* One side proposes, the battle is closed and opened again, and the line still asks the other one. */
static void
test_the_other_player_agrees (MusterTestUi  *ui,
                              gconstpointer  data)
{
  MusterTestDir *dir = ui->dir;
  int strength;

  open_battle (ui);
  strength = get_strength (ui);
  set_agreed (ui);
  look_after (ui, 1);
  act (ui, "battle.take-out-entry");
  answer ("confirm");
  g_assert_cmpuint (muster_ledger_get_length (muster_test_ui_get_battle (ui)), ==, 3);
  act (ui, "battle.return");
  g_assert_true (waits (ui));

  muster_test_ui_stop (ui);
  muster_test_ui_start (ui, dir);
  muster_test_ui_activate (ui, "win.open-battle", g_variant_new_int64 (1));
  g_assert_true (muster_test_ui_wait_page (ui, "battle"));
  g_assert_true (waits (ui));
  act (ui, "win.battle-agree");
  answer ("confirm");
  g_assert_cmpuint (muster_ledger_get_length (muster_test_ui_get_battle (ui)), ==, 2);
  g_assert_cmpint (get_strength (ui), >, strength);
  g_assert_true (asks_nothing (ui));
}

static void
test_the_other_player_declines (MusterTestUi  *ui,
                                gconstpointer  data)
{
  open_battle (ui);
  set_agreed (ui);
  look_after (ui, 1);
  act (ui, "battle.take-out-entry");
  answer ("confirm");
  act (ui, "battle.return");
  act (ui, "win.battle-decline");
  g_assert_true (asks_nothing (ui));
  g_assert_cmpuint (muster_ledger_get_length (muster_test_ui_get_battle (ui)), ==, 3);
  g_assert_true (muster_battle_get_agreed (muster_test_ui_get_battle (ui)));
}

/* How many orders are dropped stands where they are dropped; afterwards they can be read and given again. */
static void
test_dropped_orders_come_back (MusterTestUi  *ui,
                               gconstpointer  data)
{
  GtkWidget *told;
  MusterBattleTimeline *timeline;

  open_battle (ui);
  look_after (ui, 1);
  timeline = muster_battle_session_get_timeline (muster_window_pages_get_session (ui->window));
  g_assert_cmpuint (muster_battle_timeline_count_after (timeline), ==, 2);
  act (ui, "battle.undo-to-shown");
  g_assert_true (muster_test_ui_says (ui, "2 orders are taken back"));
  act (ui, "win.battle-dropped");
  told = muster_test_ui_find_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (told)), "End turn"));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (told), "close");
  muster_test_ui_settle ();
  act (ui, "battle.redo-all");
  g_assert_cmpuint (muster_ledger_get_length (muster_test_ui_get_battle (ui)), ==, 3);
  g_assert_true (muster_test_ui_says_not (ui, "2 orders are taken back"));
}

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  g_test_add ("/battle-change/the-log-has-keys", MusterTestUi, NULL, muster_test_ui_set_up,
              test_the_log_has_keys, muster_test_ui_tear_down);
  g_test_add ("/battle-change/an-entry-is-taken-out", MusterTestUi, NULL, muster_test_ui_set_up,
              test_an_entry_is_taken_out, muster_test_ui_tear_down);
  g_test_add ("/battle-change/a-die-is-corrected", MusterTestUi, NULL, muster_test_ui_set_up,
              test_a_die_is_corrected, muster_test_ui_tear_down);
  g_test_add ("/battle-change/the-other-player-agrees", MusterTestUi, NULL, muster_test_ui_set_up,
              test_the_other_player_agrees, muster_test_ui_tear_down);
  g_test_add ("/battle-change/the-other-player-declines", MusterTestUi, NULL, muster_test_ui_set_up,
              test_the_other_player_declines, muster_test_ui_tear_down);
  g_test_add ("/battle-change/dropped-orders-come-back", MusterTestUi, NULL, muster_test_ui_set_up,
              test_dropped_orders_come_back, muster_test_ui_tear_down);

  return g_test_run ();
}
