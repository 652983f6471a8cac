/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "app/after/muster-after-window.h"
#include "app/plan/muster-plan-page.h"
#include "app/print/muster-print-preview.h"
#include "core/battle/muster-battle-file.h"
#include "muster-test-battles.h"
#include "muster-test-store.h"
#include "muster-test-ui.h"

/* What can be done with a battle that is over, from the window of its result. */

#define N_ORDERS 120
#define WORDS "Sir, I have the honour to report that <all> is lost & won."

static MusterLedgerStore *
get_battles (MusterTestUi *ui)
{
  return muster_store_get_battles (muster_test_ui_get_store (ui));
}

static gint64
fight (MusterTestUi *ui,
       const char   *ruleset)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle = muster_test_battles_fight (library, ruleset, 7, N_ORDERS);
  g_autoptr (GError) error = NULL;
  gint64 id;

  g_assert_true (muster_battle_store_add (get_battles (ui), battle, &id, &error));
  g_assert_no_error (error);
  return id;
}

static GtkWidget *
show_result (MusterTestUi *ui,
             gint64        id)
{
  muster_test_ui_activate (ui, "win.battle-result", g_variant_new_int64 (id));
  return muster_test_ui_find_window (MUSTER_TYPE_AFTER_WINDOW);
}

static void
type_despatch (GtkWidget  *view,
               const char *text)
{
  GtkWidget *editor = muster_test_ui_find (view, GTK_TYPE_TEXT_VIEW);

  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (editor)), text, -1);
  muster_test_ui_settle ();
}

static char *
dup_shown_despatch (GtkWidget *view)
{
  GtkWidget *editor = muster_test_ui_find (view, GTK_TYPE_TEXT_VIEW);
  g_autofree char *text = NULL;

  g_object_get (gtk_text_view_get_buffer (GTK_TEXT_VIEW (editor)), "text", &text, NULL);
  return g_steal_pointer (&text);
}

static void
assert_kept (MusterTestUi *ui,
             gint64        id,
             const char   *expected)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) battle =
    muster_battle_store_open (get_battles (ui), id, library, MUSTER_LEDGER_OPEN_DEFAULT, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (muster_battle_get_details (battle)->despatch, ==, expected);
}

static void
click (GtkWidget  *view,
       const char *label)
{
  muster_test_ui_click (muster_test_ui_find_button (view, label));
}

static void
close_view (GtkWidget *view)
{
  gtk_window_close (GTK_WINDOW (view));
  muster_test_ui_settle ();
  g_assert_false (muster_test_ui_has_window (MUSTER_TYPE_AFTER_WINDOW));
}

static void
test_the_despatch_is_edited_and_saved (MusterTestUi  *ui,
                                       gconstpointer  data)
{
  gint64 id = fight (ui, data);
  GtkWidget *view = show_result (ui, id);
  g_autofree char *written = dup_shown_despatch (view);
  g_autofree char *again = NULL;
  g_autofree char *reverted = NULL;

  g_assert_cmpuint (strlen (written), >, 100);
  g_assert_false (gtk_widget_is_sensitive (muster_test_ui_find_action (view, "after.save")));
  g_assert_false (gtk_widget_is_sensitive (muster_test_ui_find_action (view, "after.revert")));

  type_despatch (view, WORDS);
  assert_kept (ui, id, NULL);
  click (view, "Save");
  assert_kept (ui, id, WORDS);
  g_assert_false (gtk_widget_is_sensitive (muster_test_ui_find_action (view, "after.save")));
  close_view (view);

  view = show_result (ui, id);
  again = dup_shown_despatch (view);
  g_assert_cmpstr (again, ==, WORDS);
  click (view, "Restore the Original");
  reverted = dup_shown_despatch (view);
  g_assert_cmpstr (reverted, ==, written);
  click (view, "Save");
  assert_kept (ui, id, NULL);
  close_view (view);
}

static void
test_closing_keeps_what_was_typed (MusterTestUi  *ui,
                                   gconstpointer  data)
{
  gint64 id = fight (ui, "kings");
  GtkWidget *view = show_result (ui, id);

  type_despatch (view, WORDS);
  close_view (view);
  assert_kept (ui, id, WORDS);
}

static void
test_quitting_keeps_what_was_typed (MusterTestUi  *ui,
                                    gconstpointer  data)
{
  gint64 id = fight (ui, "kings");
  MusterTestDir *dir = ui->dir;

  type_despatch (show_result (ui, id), WORDS);
  muster_test_ui_stop (ui);
  muster_test_ui_start (ui, dir);
  assert_kept (ui, id, WORDS);
}

/* Longer than the store takes: it is said, and the text is not lost with the window. */
static void
test_what_cannot_be_saved_stays (MusterTestUi  *ui,
                                 gconstpointer  data)
{
  gint64 id = fight (ui, "kings");
  GtkWidget *view = show_result (ui, id);
  g_autofree char *long_text = g_strnfill (MUSTER_DESPATCH_MAX_LENGTH + 1, 'x');
  g_autofree char *shown = NULL;
  GtkWidget *dialog;

  type_despatch (view, long_text);
  gtk_window_close (GTK_WINDOW (view));
  dialog = muster_test_ui_find_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_true (muster_test_ui_shows (dialog, "The Despatch Could Not Be Saved"));
  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (dialog)) == GTK_WINDOW (view));
  gtk_window_close (GTK_WINDOW (dialog));
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_has_window (MUSTER_TYPE_AFTER_WINDOW));
  shown = dup_shown_despatch (view);
  g_assert_cmpstr (shown, ==, long_text);

  type_despatch (view, WORDS);
  close_view (view);
  assert_kept (ui, id, WORDS);
}

static GtkWidget *
open_preview (MusterTestUi *ui,
              GtkWidget    *view)
{
  GtkWidget *preview;

  click (view, "Print Report…");
  preview = muster_test_ui_find_window (MUSTER_TYPE_PRINT_PREVIEW);
  /* Over the window that it was asked from, not behind it. */
  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (preview)) == GTK_WINDOW (view));
  return preview;
}

typedef struct
{
  const char *path;
} FileWait;

static gboolean
is_there (gpointer data)
{
  return g_file_test (((FileWait *) data)->path, G_FILE_TEST_EXISTS);
}

static char *
wait_file (const char *path)
{
  FileWait wait = { path };
  g_autoptr (GError) error = NULL;
  char *content;

  g_assert_true (muster_test_wait_until (is_there, &wait, MUSTER_TEST_PATIENCE));
  g_assert_true (g_file_get_contents (path, &content, NULL, &error));
  g_assert_no_error (error);
  return content;
}

static void
test_the_report_is_saved_in_every_format (MusterTestUi  *ui,
                                          gconstpointer  data)
{
  static const struct
  {
    const char *ending;
    const char *begins;
    const char *holds;
  } cases[] = {
    { ".pdf", "%PDF-", "%%EOF" },
    { ".html", "<!DOCTYPE html>", "that &lt;all&gt; is lost &amp; won" },
    { ".md", "# ", "is lost & won" },
    { ".txt", "", "that <all> is lost & won" },
  };
  gint64 id = fight (ui, data);
  GtkWidget *view = show_result (ui, id);
  GtkWidget *preview;

  type_despatch (view, WORDS);
  preview = open_preview (ui, view);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *name = g_strconcat ("report", cases[i].ending, NULL);
      g_autofree char *path = muster_test_dir_build (ui->dir, name);
      g_autofree char *content = NULL;

      g_assert_true (
        gtk_widget_activate_action (preview, "print.export", "s", cases[i].ending));
      muster_test_ui_save_as (path);
      content = wait_file (path);
      g_assert_true (g_str_has_prefix (content, cases[i].begins));
      if (i > 0)
        g_assert_nonnull (strstr (content, cases[i].holds));
      g_assert_true (muster_test_ui_shows (preview, "The sheet was saved"));
    }
  gtk_window_close (GTK_WINDOW (preview));
  muster_test_ui_settle ();
  close_view (view);
}

static void
test_the_report_is_printed (MusterTestUi  *ui,
                            gconstpointer  data)
{
  GtkWidget *view = show_result (ui, fight (ui, "kings"));
  GtkWidget *preview = open_preview (ui, view);
  GtkWidget *dialog;
  GType print_dialog;

  g_assert_true (gtk_widget_activate_action (preview, "print.print", NULL));
  /* Its header is not among those of GTK itself. */
  print_dialog = g_type_from_name ("GtkPrintUnixDialog");
  dialog = muster_test_ui_find_window (print_dialog);
  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (dialog)) == GTK_WINDOW (preview));
  gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_CANCEL);
  muster_test_ui_settle ();
  g_assert_false (muster_test_ui_has_window (print_dialog));
  g_assert_true (muster_test_ui_has_window (MUSTER_TYPE_PRINT_PREVIEW));
  gtk_window_close (GTK_WINDOW (preview));
  muster_test_ui_settle ();
  close_view (view);
}

static void
test_the_battle_is_exported (MusterTestUi  *ui,
                             gconstpointer  data)
{
  gint64 id = fight (ui, data);
  GtkWidget *view = show_result (ui, id);
  g_autofree char *path = muster_test_dir_build (ui->dir, "sent.muster-battle");
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (MusterBattle) read = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *content = NULL;

  click (view, "Export…");
  muster_test_ui_save_as (path);
  content = wait_file (path);
  read = muster_battle_file_read (library, content, strlen (content), "sent", &error);
  g_assert_no_error (error);
  battle = muster_battle_store_open (get_battles (ui), id, library, MUSTER_LEDGER_OPEN_DEFAULT, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (muster_ledger_get_length (read), ==, muster_ledger_get_length (battle));
  g_assert_cmpuint (muster_ledger_get_length (read), >, 10);
  close_view (view);
}

static void
assert_same_unit (const MusterUnitDef *before,
                  const MusterUnitDef *after)
{
  g_assert_cmpstr (before->name, ==, after->name);
  g_assert_cmpstr (before->type->id, ==, after->type->id);
  g_assert_cmpint (before->side, ==, after->side);
  g_assert_cmpint (before->models, ==, after->models);
  g_assert_cmpuint (before->n_given, ==, after->n_given);
  for (guint i = 0; i < before->n_given; i++)
    g_assert_cmpstr (before->options[i]->id, ==, after->options[i]->id);
  if (!before->leader.present)
    return;
  g_assert_true (after->leader.present);
  g_assert_cmpint (before->leader.leadership, ==, after->leader.leadership);
  if (before->leader.name != NULL && *before->leader.name != '\0')
    g_assert_cmpstr (before->leader.name, ==, after->leader.name);
  g_assert_cmpstr (before->leader.trait != NULL ? before->leader.trait->id : "", ==,
                   after->leader.trait != NULL ? after->leader.trait->id : "");
}

/* Every force stands where the other did, whole and with the Leaders that it marched out with, whatever
 * became of them. */
static void
test_a_rematch_swaps_the_sides (MusterTestUi  *ui,
                                gconstpointer  data)
{
  gint64 id = fight (ui, data);
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) before =
    muster_battle_store_open (get_battles (ui), id, library, MUSTER_LEDGER_OPEN_DEFAULT, &error);
  MusterSetup *old = muster_battle_get_setup (before);
  MusterBattle *after;
  MusterSetup *new;

  g_assert_no_error (error);
  click (show_result (ui, id), "Play the Rematch…");
  g_assert_false (muster_test_ui_has_window (MUSTER_TYPE_AFTER_WINDOW));
  g_assert_true (muster_test_ui_wait_page (ui, "plan"));
  g_assert_true (
    muster_test_ui_shows (GTK_WIDGET (ui->window), "A rematch: whoever attacked now defends"));
  click (GTK_WIDGET (muster_window_pages_get_plan_page (ui->window)), "Start the Battle");
  g_assert_true (muster_test_ui_wait_page (ui, "battle"));

  after = muster_battle_session_get_battle (muster_window_pages_get_session (ui->window));
  new = muster_battle_get_setup (after);
  g_assert_cmpuint (new->n_sides, ==, old->n_sides);
  for (guint i = 0; i < old->n_sides; i++)
    {
      g_assert_cmpstr (new->sides[i].name, ==, old->sides[i].name);
      g_assert_cmpint (new->sides[i].role, ==, old->sides[i].role == 1 ? 0 : 1);
    }
  g_assert_cmpuint (new->units->len, ==, old->units->len);
  for (guint i = 0; i < old->units->len; i++)
    assert_same_unit (old->units->pdata[i], new->units->pdata[i]);
  g_assert_cmpstr (new->scenario->id, ==, old->scenario->id);
  g_assert_cmpint (new->table_length, ==, old->table_length > 0 ? old->table_length
                                                                : new->table_length);
  /* It is another battle, and the old one is as it was. */
  g_assert_cmpuint (muster_test_count_ledgers (get_battles (ui)), ==, 2);
  g_assert_cmpstr (muster_battle_get_title (after), !=, muster_battle_get_title (before));
}

#define ADD(name, data, function)                                                   \
  g_test_add ("/result/" name, MusterTestUi, data, muster_test_ui_set_up, function, \
              muster_test_ui_tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  ADD ("kings/the-despatch-is-edited-and-saved", "kings", test_the_despatch_is_edited_and_saved);
  ADD ("hexcard/the-despatch-is-edited-and-saved", "hexcard", test_the_despatch_is_edited_and_saved);
  ADD ("closing-keeps-what-was-typed", NULL, test_closing_keeps_what_was_typed);
  ADD ("quitting-keeps-what-was-typed", NULL, test_quitting_keeps_what_was_typed);
  ADD ("what-cannot-be-saved-stays", NULL, test_what_cannot_be_saved_stays);
  ADD ("kings/the-report-is-saved-in-every-format", "kings",
       test_the_report_is_saved_in_every_format);
  ADD ("hexcard/the-report-is-saved-in-every-format", "hexcard",
       test_the_report_is_saved_in_every_format);
  ADD ("the-report-is-printed", NULL, test_the_report_is_printed);
  ADD ("kings/the-battle-is-exported", "kings", test_the_battle_is_exported);
  ADD ("hexcard/the-battle-is-exported", "hexcard", test_the_battle_is_exported);
  ADD ("kings/a-rematch-swaps-the-sides", "kings", test_a_rematch_swaps_the_sides);
  ADD ("hexcard/a-rematch-swaps-the-sides", "hexcard", test_a_rematch_swaps_the_sides);

  return g_test_run ();
}
