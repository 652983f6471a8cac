/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

#include <string.h>

#include "app/club/muster-club-entry-dialog.h"
#include "app/club/muster-club-page.h"
#include "app/widgets/muster-confirm.h"
#include "app/widgets/muster-dialog.h"
#include "app/widgets/muster-file-chooser.h"
#include "core/club/muster-club-csv.h"
#include "core/club/muster-club-points.h"
#include "core/muster-i18n.h"
#include "sheets/club/muster-club-sheets.h"
#include "store/documents/muster-document-kinds.h"
#include "store/documents/muster-documents.h"
#include "store/muster-store-club.h"

/* Actions on results of the club. Each can be undone for a while. */

/* A result before it was changed. Undo restores it, or removes the new one if there was none. */
typedef struct
{
  MusterWindow *window;
  MusterClubResult *before; /* (nullable) */
  char *battle;
} Undo;

static void
undo_free (gpointer  data,
           GClosure *closure)
{
  Undo *undo = data;

  g_object_unref (undo->window);
  g_clear_pointer (&undo->before, muster_club_result_unref);
  g_free (undo->battle);
  g_free (undo);
}

static MusterClubStore *
get_store (MusterWindow *self)
{
  return muster_store_get_club (muster_window_get_store (self));
}

static gboolean
put_result (MusterWindow      *self,
            MusterClubResult  *result,
            GError           **error)
{
  g_autoptr (GPtrArray) results = g_ptr_array_new ();

  g_ptr_array_add (results, result);
  return muster_club_store_put (get_store (self), results, NULL, error);
}

static void
undo_cb (AdwToast *toast,
         Undo     *undo)
{
  g_autoptr (GError) error = NULL;
  gboolean done = undo->before != NULL ? put_result (undo->window, undo->before, &error)
                                       : muster_club_store_remove (get_store (undo->window), undo->battle,
                                                                   &error);

  if (!done)
    muster_window_output_report (undo->window, _("This Could Not Be Undone"), error);
}

static void
offer_undo (MusterWindow     *self,
            const char       *text,
            const char       *battle,
            MusterClubResult *before)
{
  AdwToast *toast = muster_window_toast (self, text);
  Undo *undo = g_new0 (Undo, 1);

  undo->window = g_object_ref (self);
  undo->before = before != NULL ? muster_club_result_ref (before) : NULL;
  undo->battle = g_strdup (battle);
  adw_toast_set_button_label (toast, _("_Undo"));
  g_signal_connect_data (toast, "button-clicked", G_CALLBACK (undo_cb), undo, undo_free, 0);
}

/* Takes the last change of the club's record back, whenever it was made, or does it again. */
static void
revert (MusterWindow *self,
        gboolean      redo)
{
  MusterDocuments *documents = muster_store_get_documents (muster_window_get_store (self));
  g_autofree char *title = redo ? muster_documents_undo_dup_redo (documents, MUSTER_AREA_CLUB)
                                : muster_documents_undo_dup (documents, MUSTER_AREA_CLUB);
  g_autofree char *words = NULL;
  g_autoptr (GError) error = NULL;

  if (title == NULL)
    {
      muster_window_toast (self, redo ? _("There is nothing to redo.") : _("There is nothing to undo."));
      return;
    }
  if (!(redo ? muster_documents_undo_redo (documents, MUSTER_AREA_CLUB, &error)
             : muster_documents_undo (documents, MUSTER_AREA_CLUB, &error)))
    {
      muster_window_output_report (self, _("This Could Not Be Undone"), error);
      return;
    }
  /* Translators: what a change did, such as "3 results entered". */
  words = g_strdup_printf (redo ? _("Done again: %s") : _("Taken back: %s"), title);
  muster_window_toast (self, words);
}

static void
undo_club_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  revert (MUSTER_WINDOW (widget), FALSE);
}

static void
redo_club_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  revert (MUSTER_WINDOW (widget), TRUE);
}

MusterClubResult *
muster_window_club_find_result (MusterWindow *self,
                                const char   *battle)
{
  const MusterClubContent *content = muster_club_get_content (muster_window_pages_get_club (self));

  for (guint i = 0; content != NULL && i < content->results->len; i++)
    {
      MusterClubResult *result = content->results->pdata[i];

      if (strcmp (result->head.battle, battle) == 0)
        return result;
    }
  return NULL;
}

/* "Ann 5, Ben 3" */
static char *
dup_result_words (const MusterClubResult *result)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < result->n_lines; i++)
    {
      g_autofree char *points =
        result->lines[i].has_points ? muster_club_points_dup_text (result->lines[i].points) : NULL;

      g_string_append_printf (words, "%s%s%s%s", i > 0 ? ", " : "", result->lines[i].player,
                              points != NULL ? " " : "", points != NULL ? points : "");
    }
  return g_string_free (words, FALSE);
}

static void
keep_result (MusterWindow          *self,
             MusterClubEntryDialog *dialog)
{
  g_autoptr (MusterClubResult) result =
    muster_club_entry_dup_result (muster_club_entry_dialog_get_entry (dialog));
  MusterClubResult *before =
    result != NULL ? muster_window_club_find_result (self, result->head.battle) : NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;

  if (result == NULL)
    return;
  if (!put_result (self, result, &error))
    {
      muster_window_output_report (self, _("The Result Could Not Be Saved"), error);
      return;
    }
  offer_undo (self, _("The result was saved"), result->head.battle, before);
  if (before != NULL)
    {
      gtk_window_destroy (GTK_WINDOW (dialog));
      return;
    }
  words = dup_result_words (result);
  muster_club_entry_dialog_go_on (dialog, words);
}

static void
long_ago_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (MusterClubEntryDialog) dialog = MUSTER_CLUB_ENTRY_DIALOG (data);
  GtkWindow *window = gtk_window_get_transient_for (GTK_WINDOW (dialog));

  if (muster_confirm_finish (result) && window != NULL)
    {
      muster_club_entry_dialog_accept_day (dialog);
      keep_result (MUSTER_WINDOW (window), dialog);
    }
}

/* A day that is more than a year ago is asked about, once for each day (N-DATE-03). */
static void
keep_cb (MusterWindow          *self,
         MusterClubEntryDialog *dialog)
{
  g_autofree char *day = NULL;
  g_autofree char *heading = NULL;

  if (!muster_club_entry_dialog_asks_day (dialog))
    {
      keep_result (self, dialog);
      return;
    }
  g_object_get (muster_club_entry_dialog_get_entry (dialog), "date", &day, NULL);
  heading = g_strdup_printf (_("Was it played on %s?"), day);
  muster_confirm_async (GTK_WINDOW (dialog), heading, _("That is more than a year ago."), _("_Keep"),
                        long_ago_cb, g_object_ref (dialog));
}

static void
present_entry (MusterWindow    *self,
               MusterClubEntry *entry)
{
  GtkWidget *dialog = muster_club_entry_dialog_new (muster_window_pages_get_club (self), entry);

  gtk_window_set_transient_for (GTK_WINDOW (dialog), GTK_WINDOW (self));
  g_signal_connect_object (dialog, "keep", G_CALLBACK (keep_cb), self, G_CONNECT_SWAPPED);
  muster_dialog_present (GTK_WINDOW (dialog));
}

static void
enter_result_cb (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  MusterClub *club = muster_window_pages_get_club (self);
  g_autoptr (MusterClubEntry) entry = muster_club_entry_new (muster_club_get_today (club));
  MusterClubTables *tables = muster_club_get_tables (club);
  guint n = tables != NULL ? muster_club_book_get_n_games (tables->book) : 0;
  const MusterClubHead *last = n > 0 ? &muster_club_book_get_game (tables->book, n - 1)->result->head : NULL;

  /* Proposes the rules and the place of the latest result, which are most often the same. */
  if (last != NULL)
    g_object_set (entry, "ruleset", last->ruleset, "place", last->place, NULL);

  present_entry (self, entry);
}

/* Returns the campaign to which the battle of a result belongs, or 0. A battle on paper has the id
 * `campaign/chapter`; a battle whose log is elsewhere only has the title of its campaign. */
static gint64
find_campaign (MusterWindow           *self,
               const MusterClubResult *result)
{
  MusterLedgerStore *campaigns = muster_store_get_campaigns (muster_window_get_store (self));
  g_auto (GStrv) parts = g_strsplit (result->head.battle, "/", 2);
  g_autoptr (MusterStoreList) rows = NULL;
  gint64 id = muster_ledger_store_find (campaigns, parts[0]);

  if (id != 0)
    return id;
  rows = muster_ledger_store_list (campaigns);
  muster_store_list_set_show (rows, MUSTER_SHOW_ALL);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (rows)); i++)
    {
      g_autoptr (MusterLedgerRow) row = g_list_model_get_item (G_LIST_MODEL (rows), i);

      if (strcmp (muster_ledger_row_get_title (row), result->head.campaign) == 0)
        return muster_ledger_row_get_id (row);
    }
  return 0;
}

static void
open_chapter (MusterWindow           *self,
              const MusterClubResult *result)
{
  gint64 id = find_campaign (self, result);
  g_autofree char *words = NULL;

  if (id != 0)
    {
      muster_window_campaigns_open (self, id);
      return;
    }
  words = g_strdup_printf (_("This is a chapter of “%s”, and is changed there"), result->head.campaign);
  muster_window_toast (self, words);
}

/* Opens the battle if its log is here, or the campaign of the chapter; a result that was typed in
 * opens in the editor. */
static void
open_result_cb (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  const char *battle = g_variant_get_string (parameter, NULL);
  gint64 id = muster_ledger_store_find (muster_store_get_battles (muster_window_get_store (self)), battle);
  MusterClubResult *result = muster_window_club_find_result (self, battle);
  g_autoptr (MusterClubEntry) entry = NULL;

  if (id != 0)
    {
      muster_window_battles_open (self, id);
      return;
    }
  if (result != NULL && !muster_club_is_entered (muster_window_pages_get_club (self), battle))
    {
      open_chapter (self, result);
      return;
    }
  entry = result != NULL ? muster_club_entry_new_for (result) : NULL;
  if (entry != NULL)
    present_entry (self, entry);
  else
    muster_window_toast (self, _("This result can only be removed, or imported again"));
}

static void
remove_result_cb (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  const char *battle = g_variant_get_string (parameter, NULL);
  g_autoptr (MusterClubResult) before = NULL;
  g_autoptr (GError) error = NULL;

  if (muster_window_club_find_result (self, battle) == NULL)
    return;
  before = muster_club_result_ref (muster_window_club_find_result (self, battle));
  if (muster_club_store_remove (get_store (self), battle, &error))
    offer_undo (self, _("The result was removed"), battle, before);
  else
    muster_window_output_report (self, _("The Result Could Not Be Removed"), error);
}

typedef struct
{
  char *path;
  GPtrArray *results;
} Export;

static void
free_export (gpointer data)
{
  Export *export = data;

  g_free (export->path);
  g_ptr_array_unref (export->results);
  g_free (export);
}

/* Exports the results with the names as they were entered, without merging names. */
static void
export_cb (GTask        *task,
           gpointer      source,
           gpointer      data,
           GCancellable *cancellable)
{
  g_autoptr (MusterClubBook) book = muster_club_book_new (((Export *) data)->results, NULL);
  char *csv = muster_club_csv_write (book);

  g_task_return_pointer (task, g_bytes_new_take (csv, strlen (csv)), (GDestroyNotify) g_bytes_unref);
}

static void
exported_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      data)
{
  const Export *export = g_task_get_task_data (G_TASK (result));
  g_autoptr (GBytes) bytes = g_task_propagate_pointer (G_TASK (result), NULL);

  if (bytes != NULL)
    muster_window_output_write (MUSTER_WINDOW (object), export->path, bytes, _("The results were exported"),
                                _("The Results Could Not Be Exported"));
}

static void
export_chosen_cb (GObject      *object,
                  GAsyncResult *result,
                  gpointer      data)
{
  MusterWindow *self = MUSTER_WINDOW (object);
  const MusterClubContent *content = muster_club_get_content (muster_window_pages_get_club (self));
  g_autoptr (GFile) file = muster_file_chooser_save_finish (result, NULL);
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;
  g_autoptr (GTask) task = NULL;
  Export *export;

  if (path == NULL || content == NULL)
    return;

  export = g_new0 (Export, 1);
  export->path = g_steal_pointer (&path);
  export->results = g_ptr_array_ref (content->results);
  task = g_task_new (self, NULL, exported_cb, NULL);
  g_task_set_task_data (task, export, free_export);
  g_task_run_in_thread (task, export_cb);
}

static void
export_results_cb (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  muster_file_chooser_save_async (GTK_WINDOW (widget), _("Export Results"), _("Results.csv"), NULL,
                                  export_chosen_cb, NULL);
}

static MusterDocument *
make_report (guint                     sheet,
             const MusterSheetOptions *options,
             gpointer                  data)
{
  MusterClub *club = MUSTER_CLUB (data);

  return muster_window_occasions_sign_sheet (
    muster_club_get_store (club),
    muster_club_sheets_report_new (muster_club_get_tables (club), muster_club_get_library (club)));
}

static void
print_club_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  MusterClub *club = muster_window_pages_get_club (self);
  g_autoptr (MusterSheetSource) source = NULL;

  if (muster_club_get_tables (club) == NULL)
    return;
  source = muster_sheet_source_new (_("Club report"), make_report, g_object_ref (club), g_object_unref);
  muster_sheet_source_add_sheet (source, "club", _("Club report"), MUSTER_SHEET_USE_NONE);
  muster_window_output_print (self, GTK_WINDOW (self), source);
}

static void
tell_copied_cb (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  muster_window_toast (MUSTER_WINDOW (widget), _("The figures were copied"));
}

void
muster_window_club_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.enter-result", NULL, enter_result_cb);
  gtk_widget_class_install_action (widget_class, "win.open-result", "s", open_result_cb);
  gtk_widget_class_install_action (widget_class, "win.remove-result", "s", remove_result_cb);
  gtk_widget_class_install_action (widget_class, "win.undo-club", NULL, undo_club_cb);
  gtk_widget_class_install_action (widget_class, "win.redo-club", NULL, redo_club_cb);
  gtk_widget_class_install_action (widget_class, "win.export-results", NULL, export_results_cb);
  gtk_widget_class_install_action (widget_class, "win.print-club", NULL, print_club_cb);
  gtk_widget_class_install_action (widget_class, "win.tell-copied", NULL, tell_copied_cb);
}
