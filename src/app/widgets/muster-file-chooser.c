/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-file-chooser.h"

#include "core/muster-i18n.h"

#include <string.h>

static GtkFileFilter *
new_muster_filter (void)
{
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _("Files of Muster, and Lists"));
  gtk_file_filter_add_pattern (filter, "*.muster-battle");
  gtk_file_filter_add_pattern (filter, "*.muster-bundle");
  gtk_file_filter_add_pattern (filter, "*.muster-campaign");
  gtk_file_filter_add_pattern (filter, "*.muster-force");
  gtk_file_filter_add_pattern (filter, "*.ros");
  gtk_file_filter_add_pattern (filter, "*.rosz");
  gtk_file_filter_add_pattern (filter, "*.csv");
  gtk_file_filter_add_pattern (filter, "*.txt");
  gtk_file_filter_add_pattern (filter, "*.json");

  return filter;
}

/* Filters saved files by their ending, which tells the format. */
static GtkFileFilter *
new_ending_filter (const char *ending)
{
  GtkFileFilter *filter = gtk_file_filter_new ();
  g_autofree char *name = g_ascii_strup (ending + 1, -1);

  gtk_file_filter_set_name (filter, name);
  gtk_file_filter_add_suffix (filter, ending + 1);

  return filter;
}

/* @name: (nullable): the name under which the file will be saved */
static GtkFileFilter *
new_filter (const char *name)
{
  const char *ending = name != NULL ? strrchr (name, '.') : NULL;

  if (ending == NULL)
    return new_muster_filter ();

  return new_ending_filter (ending);
}

/* Filters the image formats that the store accepts. */
static GtkFileFilter *
new_image_filter (void)
{
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _("Pictures"));
  gtk_file_filter_add_mime_type (filter, "image/png");
  gtk_file_filter_add_mime_type (filter, "image/jpeg");
  gtk_file_filter_add_mime_type (filter, "image/webp");

  return filter;
}

static void
response_cb (GtkNativeDialog *dialog,
             int              response,
             GTask           *task)
{
  if (response == GTK_RESPONSE_ACCEPT)
    g_task_return_pointer (task, gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog)),
                           g_object_unref);
  else
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "No file was chosen");

  gtk_native_dialog_destroy (dialog);
  g_object_unref (task);
}

/* Only the task holds a reference to the dialog, until the user has answered. */
static GtkFileChooserNative *
new_dialog (GtkWindow            *parent,
            GtkFileChooserAction  action,
            const char           *title,
            GtkFileFilter        *first, /* (nullable) */
            GTask                *task)
{
  gboolean saves = action == GTK_FILE_CHOOSER_ACTION_SAVE;
  GtkFileChooserNative *dialog =
    gtk_file_chooser_native_new (title, parent, action, saves ? _("_Save") : _("_Open"), NULL);
  GtkFileFilter *filter;
  g_autoptr (GtkFileFilter) any = NULL;

  filter = gtk_file_filter_new ();
  gtk_file_filter_set_name (filter, _("All Files"));
  gtk_file_filter_add_pattern (filter, "*");
  any = filter;
  if (first != NULL)
    {
      gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), first);
      gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), any);
    }
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_task_set_task_data (task, dialog, g_object_unref);

  return dialog;
}

static void
ask (GtkWindow            *parent,
     GtkFileChooserAction  action,
     const char           *title,
     const char           *name,
     GtkFileFilter        *first,
     GTask                *task)
{
  GtkFileChooserNative *dialog = new_dialog (parent, action, title, first, task);

  if (name != NULL)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  g_signal_connect (dialog, "response", G_CALLBACK (response_cb), task);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

static void
many_response_cb (GtkNativeDialog *dialog,
                  int              response,
                  GTask           *task)
{
  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GListModel) chosen = gtk_file_chooser_get_files (GTK_FILE_CHOOSER (dialog));
      GPtrArray *files = g_ptr_array_new_with_free_func (g_object_unref);

      for (guint i = 0; i < g_list_model_get_n_items (chosen); i++)
        g_ptr_array_add (files, g_list_model_get_item (chosen, i));
      g_task_return_pointer (task, files, (GDestroyNotify) g_ptr_array_unref);
    }
  else
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "No file was chosen");

  gtk_native_dialog_destroy (dialog);
  g_object_unref (task);
}

void
muster_file_chooser_open_many_async (GtkWindow           *parent,
                                     const char          *title,
                                     GCancellable        *cancellable,
                                     GAsyncReadyCallback  callback,
                                     gpointer             data)
{
  GTask *task = g_task_new (parent, cancellable, callback, data);
  g_autoptr (GtkFileFilter) filter = new_muster_filter ();
  GtkFileChooserNative *dialog =
    new_dialog (parent, GTK_FILE_CHOOSER_ACTION_OPEN, title, filter, task);

  g_task_set_source_tag (task, muster_file_chooser_open_many_async);
  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (dialog), TRUE);
  g_signal_connect (dialog, "response", G_CALLBACK (many_response_cb), task);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

/**
 * muster_file_chooser_open_many_finish:
 *
 * Returns: (transfer full) (nullable) (element-type GFile): the files, at least one
 */
GPtrArray *
muster_file_chooser_open_many_finish (GAsyncResult  *result,
                                      GError       **error)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

void
muster_file_chooser_open_image_async (GtkWindow           *parent,
                                      const char          *title,
                                      GCancellable        *cancellable,
                                      GAsyncReadyCallback  callback,
                                      gpointer             data)
{
  GTask *task = g_task_new (parent, cancellable, callback, data);
  g_autoptr (GtkFileFilter) filter = new_image_filter ();

  g_task_set_source_tag (task, muster_file_chooser_open_image_async);
  ask (parent, GTK_FILE_CHOOSER_ACTION_OPEN, title, NULL, filter, task);
}

void
muster_file_chooser_open_table_async (GtkWindow           *parent,
                                      const char          *title,
                                      GCancellable        *cancellable,
                                      GAsyncReadyCallback  callback,
                                      gpointer             data)
{
  GTask *task = g_task_new (parent, cancellable, callback, data);
  g_autoptr (GtkFileFilter) filter = new_ending_filter (".csv");

  g_task_set_source_tag (task, muster_file_chooser_open_table_async);
  ask (parent, GTK_FILE_CHOOSER_ACTION_OPEN, title, NULL, filter, task);
}

void
muster_file_chooser_open_drawing_async (GtkWindow           *parent,
                                        const char          *title,
                                        GCancellable        *cancellable,
                                        GAsyncReadyCallback  callback,
                                        gpointer             data)
{
  GTask *task = g_task_new (parent, cancellable, callback, data);
  g_autoptr (GtkFileFilter) filter = new_ending_filter (".svg");

  g_task_set_source_tag (task, muster_file_chooser_open_drawing_async);
  ask (parent, GTK_FILE_CHOOSER_ACTION_OPEN, title, NULL, filter, task);
}

void
muster_file_chooser_open_folder_async (GtkWindow           *parent,
                                       const char          *title,
                                       GCancellable        *cancellable,
                                       GAsyncReadyCallback  callback,
                                       gpointer             data)
{
  GTask *task = g_task_new (parent, cancellable, callback, data);

  g_task_set_source_tag (task, muster_file_chooser_open_folder_async);
  ask (parent, GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, title, NULL, NULL, task);
}

/**
 * muster_file_chooser_open_finish:
 *
 * Returns: (transfer full) (nullable): the file
 */
GFile *
muster_file_chooser_open_finish (GAsyncResult  *result,
                                 GError       **error)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/**
 * muster_file_chooser_save_async:
 * @name: what the file is called unless somebody says otherwise
 */
void
muster_file_chooser_save_async (GtkWindow           *parent,
                                const char          *title,
                                const char          *name,
                                GCancellable        *cancellable,
                                GAsyncReadyCallback  callback,
                                gpointer             data)
{
  GTask *task = g_task_new (parent, cancellable, callback, data);
  g_autoptr (GtkFileFilter) filter = new_filter (name);

  g_task_set_source_tag (task, muster_file_chooser_save_async);
  ask (parent, GTK_FILE_CHOOSER_ACTION_SAVE, title, name, filter, task);
}

GFile *
muster_file_chooser_save_finish (GAsyncResult  *result,
                                 GError       **error)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
