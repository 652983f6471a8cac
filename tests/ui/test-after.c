/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/after/muster-after-window.h"
#include "muster-test-ui.h"
#include "muster-test-store.h"

/* What comes after a battle, in the window: the despatch, edited, taken back and kept. */

#define MINE "We held the ford."

static GtkWidget *
find_result (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (MUSTER_IS_AFTER_WINDOW (window))
        return window;
    }

  return NULL;
}

/* @id: 0 for the battle that is open */
static GtkWidget *
open_result (MusterTestUi *ui,
             gint64        id)
{
  GtkWidget *result;

  gtk_widget_activate_action (GTK_WIDGET (ui->window), "win.battle-result", "x", id);
  muster_test_ui_settle ();
  result = find_result ();
  g_assert_nonnull (result);

  return result;
}

static void
close_result (GtkWidget *result)
{
  gtk_window_close (GTK_WINDOW (result));
  muster_test_ui_settle ();
  g_assert_null (find_result ());
}

static GtkTextBuffer *
get_buffer (GtkWidget *result)
{
  return gtk_text_view_get_buffer (
    GTK_TEXT_VIEW (muster_test_ui_find (result, GTK_TYPE_TEXT_VIEW)));
}

static void
assert_text (GtkWidget  *result,
             const char *expected)
{
  g_autofree char *text = NULL;

  g_object_get (get_buffer (result), "text", &text, NULL);
  g_assert_cmpstr (text, ==, expected);
}

static void
click (GtkWidget  *result,
       const char *label)
{
  GtkWidget *button = muster_test_ui_find_button (result, label);

  g_assert_nonnull (button);
  g_assert_true (gtk_widget_is_sensitive (button));
  muster_test_ui_click (button);
  muster_test_ui_settle ();
}

/* As somebody types: in place of what was there. */
static void
write_over (GtkWidget  *result,
            const char *text)
{
  GtkTextBuffer *buffer = get_buffer (result);
  GtkTextIter start, end;

  gtk_text_buffer_begin_user_action (buffer);
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  gtk_text_buffer_delete (buffer, &start, &end);
  gtk_text_buffer_insert (buffer, &start, text, -1);
  gtk_text_buffer_end_user_action (buffer);
  muster_test_ui_settle ();
}

static gint64
import (MusterTestUi *ui)
{
  static const char text[] =
    "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"kings\", \"title\": \"Ford\","
    " \"sides\": [{\"id\": \"red\", \"units\": [{\"id\": \"r1\", \"type\": \"regular-infantry\"}]},"
    " {\"id\": \"blue\", \"units\": [{\"id\": \"b1\", \"type\": \"tribal-infantry\"}]}],"
    " \"log\": [{\"order\": \"end-turn\"}, {\"order\": \"end-turn\"}]}";
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  MusterStore *store = muster_test_ui_get_store (ui);
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  muster_test_import_battle (muster_store_get_battles (store), library, text, strlen (text),
                             "test", &id, &error);
  g_assert_no_error (error);
  return id;
}

/* Takes orders back in a battle that is not open, or gives them again. */
static void
seek (MusterTestUi *ui,
      gint64        id,
      guint         length)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  MusterStore *store = muster_test_ui_get_store (ui);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) battle =
    muster_battle_store_open (muster_store_get_battles (store), id, library,
                              MUSTER_LEDGER_OPEN_DEFAULT, &error);

  g_assert_no_error (error);
  g_assert_true (muster_ledger_seek (battle, length, &error));
  g_assert_no_error (error);
}

static void
test_edits_are_taken_back_and_kept (MusterTestUi  *ui,
                                    gconstpointer  data)
{
  g_autofree char *written = NULL;
  GtkWidget *result;

  muster_test_ui_open_sample (ui, "skirmish-at-the-ford");
  result = open_result (ui, 0);
  g_object_get (get_buffer (result), "text", &written, NULL);
  g_assert_false (gtk_widget_is_sensitive (muster_test_ui_find_action (result, "after.undo")));

  write_over (result, MINE);
  click (result, "Restore the Original");
  assert_text (result, written);
  /* Not even that is final. */
  click (result, "Undo");
  assert_text (result, MINE);
  click (result, "Undo");
  assert_text (result, written);
  click (result, "Redo");
  assert_text (result, MINE);
  close_result (result);

  result = open_result (ui, 0);
  assert_text (result, MINE);
  click (result, "Restore the Original");
  close_result (result);
  result = open_result (ui, 0);
  assert_text (result, written);
  close_result (result);
}

static void
test_a_despatch_of_another_log_says_so (MusterTestUi  *ui,
                                        gconstpointer  data)
{
  static const char warning[] =
    "The log has changed since this despatch was edited. What it says may no longer be true.";
  gint64 id = import (ui);
  GtkWidget *result = open_result (ui, id);

  write_over (result, MINE);
  g_assert_true (muster_test_ui_hides (result, warning));
  close_result (result);

  seek (ui, id, 1);
  result = open_result (ui, id);
  g_assert_true (muster_test_ui_shows (result, warning));
  click (result, "Keep This One");
  g_assert_true (muster_test_ui_hides (result, warning));
  close_result (result);
  result = open_result (ui, id);
  assert_text (result, MINE);
  g_assert_true (muster_test_ui_hides (result, warning));
  close_result (result);

  seek (ui, id, 0);
  result = open_result (ui, id);
  click (result, "Write It Again");
  g_assert_true (muster_test_ui_hides (result, warning));
  close_result (result);
  seek (ui, id, 2);
  result = open_result (ui, id);
  g_assert_true (muster_test_ui_hides (result, warning));
  close_result (result);
}

#define ADD(name, function)                                                                       \
  g_test_add ("/after/" name, MusterTestUi, NULL, muster_test_ui_set_up, function,                \
              muster_test_ui_tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  ADD ("edits-are-taken-back-and-kept", test_edits_are_taken_back_and_kept);
  ADD ("a-despatch-of-another-log-says-so", test_a_despatch_of_another_log_says_so);

  return g_test_run ();
}
