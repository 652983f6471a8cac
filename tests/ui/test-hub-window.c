/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <adwaita.h>

#include "muster-test-hub.h"
#include "muster-test-ui.h"

/* A window and another desk at one hub. */

static gboolean
says_up_to_date (gpointer data)
{
  return muster_test_ui_says (data, "Up to date");
}

static gboolean
is_joining_offered (gpointer data)
{
  MusterTestUi *ui = data;

  return muster_test_ui_has_id (GTK_WIDGET (ui->window), "address");
}

static void
join (MusterTestUi *ui,
      const char   *uri)
{
  GtkWidget *window = GTK_WIDGET (ui->window);

  muster_test_ui_activate (ui, "win.hub", NULL);
  gtk_editable_set_text (GTK_EDITABLE (muster_test_ui_find_id (window, "address")), uri);
  g_assert_false (gtk_widget_get_sensitive (muster_test_ui_find_id (window, "join")));
  gtk_editable_set_text (GTK_EDITABLE (muster_test_ui_find_id (window, "desk_name")), "Secretary");
  g_assert_true (gtk_widget_get_sensitive (muster_test_ui_find_id (window, "join")));
  muster_test_ui_click (muster_test_ui_find_id (window, "join"));
  wait (says_up_to_date, ui);
  muster_test_ui_settle ();
}

static void
test_joining_and_leaving (MusterTestUi  *ui,
                          gconstpointer  data)
{
  join (ui, get_hub ());
  g_assert_true (muster_test_ui_says (ui, "Who is here"));
  g_assert_true (muster_test_ui_says (ui, "Secretary"));
  muster_test_ui_click (muster_test_ui_find_button (GTK_WIDGET (ui->window), "Leave the hub…"));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (muster_test_ui_find_window (ADW_TYPE_MESSAGE_DIALOG)),
                               "confirm");
  wait (is_joining_offered, ui);
}

static gboolean
is_followed (gpointer data)
{
  return muster_ledger_get_length (MUSTER_LEDGER (muster_test_ui_get_battle (data))) == 1;
}

static gboolean
has_battle (gpointer data)
{
  Desk *desk = data;

  return find_battle (desk->store, desk->kind) != 0;
}

/* S-LEDGER-05: an open battle shows what another desk has written. */
static void
test_an_open_battle_follows (MusterTestUi  *ui,
                             gconstpointer  data)
{
  const char *uri = get_hub ();
  Desk other = { 0 };
  g_autoptr (MusterStoreList) list = NULL;
  g_autoptr (MusterLedgerRow) row = NULL;

  join (ui, uri);
  open_desk (&other);
  ask_to_join (&other, uri, "Game master");
  wait (is_up_to_date, &other);
  muster_test_ui_open_battle (ui, DOCUMENT);
  list = muster_ledger_store_list (muster_store_get_battles (muster_test_ui_get_store (ui)));
  row = g_list_model_get_item (G_LIST_MODEL (list), 0);
  other.kind = muster_ledger_row_get_uuid (row);
  muster_test_ui_activate (ui, "win.share", NULL);
  wait (has_battle, &other);
  give (other.store, find_battle (other.store, other.kind), "end-turn");
  wait (is_followed, ui);
  close_desk (&other);
}

int
main (int    argc,
      char **argv)
{
  int status;

  muster_test_ui_init (&argc, &argv);
  hubs = g_strsplit (g_getenv ("MUSTER_TEST_HUBS"), "\n", -1);
  library = muster_test_library_new ();
  g_test_add ("/hub-window/joining-and-leaving", MusterTestUi, NULL, muster_test_ui_set_up,
              test_joining_and_leaving, muster_test_ui_tear_down);
  g_test_add ("/hub-window/open-battle-follows", MusterTestUi, NULL, muster_test_ui_set_up,
              test_an_open_battle_follows, muster_test_ui_tear_down);
  status = g_test_run ();
  g_object_unref (library);
  g_strfreev (hubs);

  return status;
}
