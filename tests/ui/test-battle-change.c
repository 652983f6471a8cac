/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "app/battle/muster-battle-page.h"
#include "app/battle/muster-form-card.h"
#include "app/battle/muster-roll-row.h"
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
  muster_battle_timeline_look (muster_battle_session_get_timeline (muster_window_get_session (ui->window)),
                               position);
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
  g_object_get (muster_battle_session_get_timeline (muster_window_get_session (ui->window)), "past-text",
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

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  g_test_add ("/battle-change/an-entry-is-taken-out", MusterTestUi, NULL, muster_test_ui_set_up,
              test_an_entry_is_taken_out, muster_test_ui_tear_down);
  g_test_add ("/battle-change/a-die-is-corrected", MusterTestUi, NULL, muster_test_ui_set_up,
              test_a_die_is_corrected, muster_test_ui_tear_down);

  return g_test_run ();
}
