/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

#include <string.h>

#include "app/club/muster-club-import-dialog.h"
#include "app/models/club/muster-club-preview.h"
#include "app/widgets/muster-dialog.h"
#include "app/widgets/muster-file-chooser.h"
#include "core/muster-i18n.h"
#include "store/muster-files.h"
#include "store/muster-store-club.h"

/* Tables of results from a file, dropped on the page or pasted (N-IMPORT). */

#define KEY "club-tables"

static void
kept_cb (GObject      *object,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr (MusterClubImportDialog) dialog = MUSTER_CLUB_IMPORT_DIALOG (data);
  MusterWindow *self = MUSTER_WINDOW (gtk_window_get_transient_for (GTK_WINDOW (dialog)));
  MusterClubPreview *preview = muster_club_import_dialog_get_preview (dialog);
  guint n = muster_club_reading_count (muster_club_preview_get_reading (preview), MUSTER_CLUB_TAKEN);
  g_autoptr (GError) error = NULL;
  g_autoptr (GSettings) settings = NULL;
  g_autoptr (GVariant) before = NULL;
  g_autoptr (GVariant) remembered = NULL;
  g_autofree char *words = NULL;
  AdwToast *toast;

  if (!muster_store_club_put_finish (MUSTER_STORE (object), result, &error))
    {
      gtk_widget_set_sensitive (GTK_WIDGET (dialog), TRUE);
      muster_window_output_report (self, _("The Results Could Not Be Saved"), error);
      return;
    }
  g_object_get (self, "settings", &settings, NULL);
  before = g_settings_get_value (settings, KEY);
  remembered = muster_club_preview_remember (preview, before);
  g_settings_set_value (settings, KEY, remembered);
  words =
    g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u battle was kept", "%u battles were kept", n), n);
  toast = muster_window_toast (self, words);
  adw_toast_set_button_label (toast, _("_Undo"));
  adw_toast_set_action_name (toast, "win.undo-club");
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
accept_cb (MusterWindow           *self,
           MusterClubImportDialog *dialog)
{
  const MusterClubReading *reading =
    muster_club_preview_get_reading (muster_club_import_dialog_get_preview (dialog));

  /* A cell that is being typed in must know that it loses the focus. */
  gtk_window_set_focus (GTK_WINDOW (dialog), NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (dialog), FALSE);
  muster_store_club_put_async (muster_window_get_store (self), muster_club_reading_get_results (reading),
                               muster_club_reading_get_new_players (reading),
                               reading->guess != NULL ? reading->guess->merges : NULL, NULL, kept_cb,
                               g_object_ref (dialog));
}

static void
refused_chosen_cb (GObject      *object,
                   GAsyncResult *result,
                   gpointer      data)
{
  g_autoptr (MusterClubImportDialog) dialog = MUSTER_CLUB_IMPORT_DIALOG (data);
  GtkWindow *window = gtk_window_get_transient_for (GTK_WINDOW (dialog));
  g_autoptr (GFile) file = muster_file_chooser_save_finish (result, NULL);
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;
  g_autoptr (GBytes) bytes = NULL;
  char *csv;

  if (path == NULL || window == NULL)
    return;
  csv = muster_club_reading_dup_refused (
    muster_club_preview_get_reading (muster_club_import_dialog_get_preview (dialog)));
  bytes = g_bytes_new_take (csv, strlen (csv));
  muster_window_output_write (MUSTER_WINDOW (window), path, bytes, _("The refused rows were saved"),
                              _("The Refused Rows Could Not Be Saved"));
}

static void
save_refused_cb (MusterWindow           *self,
                 MusterClubImportDialog *dialog)
{
  muster_file_chooser_save_async (GTK_WINDOW (dialog), _("Save Refused Rows"), _("Refused.csv"), NULL,
                                  refused_chosen_cb, g_object_ref (dialog));
}

static void
previewed_cb (GObject      *object,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr (MusterWindow) self = MUSTER_WINDOW (data);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterClubPreview) preview =
    muster_club_preview_read_finish (MUSTER_CLUB (object), result, &error);
  GtkWidget *dialog;

  if (preview == NULL)
    {
      muster_window_output_report (self, _("The Table Could Not Be Read"), error);
      return;
    }
  dialog = muster_club_import_dialog_new (preview);
  gtk_window_set_transient_for (GTK_WINDOW (dialog), GTK_WINDOW (self));
  g_signal_connect_object (dialog, "accept", G_CALLBACK (accept_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "save-refused", G_CALLBACK (save_refused_cb), self, G_CONNECT_SWAPPED);
  muster_dialog_present (GTK_WINDOW (dialog));
}

static void
preview_file (MusterWindow *self,
              GBytes       *file)
{
  g_autoptr (GSettings) settings = NULL;
  g_autoptr (GVariant) remembered = NULL;

  g_object_get (self, "settings", &settings, NULL);
  remembered = g_settings_get_value (settings, KEY);
  muster_club_preview_read_async (muster_window_pages_get_club (self), file, _("The table"), remembered,
                                  previewed_cb, g_object_ref (self));
}

/* A table that waits until the club is read. */
typedef struct
{
  MusterWindow *window;
  GBytes *file;
  gulong handler;
} Waiting;

static void
club_read_cb (MusterClub *club,
              Waiting    *waiting)
{
  g_autoptr (MusterWindow) window = NULL;
  g_autoptr (GBytes) file = NULL;

  if (!muster_club_is_loaded (club))
    return;
  window = waiting->window;
  file = waiting->file;
  g_signal_handler_disconnect (club, waiting->handler);
  g_free (waiting);
  preview_file (window, file);
}

/* @text: (transfer full) */
static void
preview_table (MusterWindow *self,
               char         *text,
               gsize         length)
{
  g_autoptr (GBytes) file = g_bytes_new_take (text, length);
  MusterClub *club = muster_window_pages_get_club (self);
  Waiting *waiting;

  if (muster_club_is_loaded (club))
    {
      preview_file (self, file);
      return;
    }
  waiting = g_new0 (Waiting, 1);
  waiting->window = g_object_ref (self);
  waiting->file = g_bytes_ref (file);
  waiting->handler = g_signal_connect (club, "changed", G_CALLBACK (club_read_cb), waiting);
  g_object_set (club, "is-watched", TRUE, NULL);
}

static void
read_cb (GObject      *object,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr (MusterWindow) self = MUSTER_WINDOW (data);
  g_autoptr (GError) error = NULL;
  gsize length;
  char *text = muster_files_read_finish (result, &length, &error);

  if (text != NULL)
    preview_table (self, text, length);
  else
    muster_window_output_report (self, _("The Table Could Not Be Read"), error);
}

void
muster_window_tables_import (MusterWindow *self,
                             GFile        *file)
{
  g_autofree char *path = g_file_get_path (file);

  if (path != NULL)
    muster_files_read_async (path, MUSTER_CLUB_MAX_FILE, NULL, read_cb, g_object_ref (self));
}

static void
import_chosen_cb (GObject      *object,
                  GAsyncResult *result,
                  gpointer      data)
{
  g_autoptr (GFile) file = muster_file_chooser_open_finish (result, NULL);

  if (file != NULL)
    muster_window_tables_import (MUSTER_WINDOW (object), file);
}

static void
import_results_cb (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  muster_file_chooser_open_table_async (GTK_WINDOW (widget), _("Bring In a Spreadsheet"), NULL,
                                        import_chosen_cb, NULL);
}

static void
pasted_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (MusterWindow) self = MUSTER_WINDOW (data);
  char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (object), result, NULL);

  if (text != NULL && *text != '\0')
    {
      preview_table (self, text, strlen (text));
      return;
    }
  g_free (text);
  muster_window_toast (self,
                       _("There is no text on the clipboard. Copy the cells in your spreadsheet first."));
}

static void
paste_results_cb (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), NULL, pasted_cb, g_object_ref (widget));
}

void
muster_window_tables_install_import_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.import-results", NULL, import_results_cb);
  gtk_widget_class_install_action (widget_class, "win.paste-results", NULL, paste_results_cb);
}
