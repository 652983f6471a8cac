/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-ask.h"

#include <adwaita.h>

#include "app/toolkit/muster-accessible.h"
#include "app/toolkit/muster-mnemonics.h"
#include "app/toolkit/muster-toolkit.h"
#include "app/widgets/muster-dialog.h"
#include "core/muster-i18n.h"

/* @child: (transfer floating): the widget with the answer; it becomes the data of the task */
static void
ask (GtkWindow  *parent,
     const char *heading,
     const char *body,
     const char *confirm_label,
     GtkWidget  *child,
     GCallback   response_cb,
     GTask      *task)
{
  GtkWidget *dialog = adw_message_dialog_new (parent, heading, body);

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _("_Cancel"), "confirm",
                                    confirm_label, NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "confirm", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "confirm");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), child);
  muster_accessible_set_label (child, heading);
  g_task_set_task_data (task, g_object_ref (child), g_object_unref);
  g_signal_connect (dialog, "response", response_cb, task);
  muster_mnemonics_name (dialog);
  muster_toolkit_wrap_heading (dialog);
  muster_dialog_add_keys (GTK_WINDOW (dialog));
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_widget_grab_focus (child);
}

static void
text_response_cb (AdwMessageDialog *dialog,
                  const char       *response,
                  GTask            *task)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (g_task_get_task_data (task)));
  gboolean said = g_str_equal (response, "confirm") && *text != '\0';

  g_task_return_pointer (task, said ? g_strdup (text) : NULL, g_free);
  g_object_unref (task);
}

void
muster_ask_text_async (GtkWindow           *parent,
                       const char          *heading,
                       const char          *text,
                       const char          *confirm_label,
                       GAsyncReadyCallback  callback,
                       gpointer             data)
{
  GTask *task = g_task_new (parent, NULL, callback, data);
  GtkWidget *entry = gtk_entry_new ();

  g_task_set_source_tag (task, muster_ask_text_async);
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  ask (parent, heading, NULL, confirm_label, entry, G_CALLBACK (text_response_cb), task);
}

char *
muster_ask_text_finish (GAsyncResult *result)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  return g_task_propagate_pointer (G_TASK (result), NULL);
}

static void
choice_response_cb (AdwMessageDialog *dialog,
                    const char       *response,
                    GTask            *task)
{
  guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (g_task_get_task_data (task)));
  gboolean said = g_str_equal (response, "confirm") && selected != GTK_INVALID_LIST_POSITION;

  g_task_return_int (task, said ? (gssize) selected : -1);
  g_object_unref (task);
}

void
muster_ask_choice_async (GtkWindow           *parent,
                         const char          *heading,
                         const char          *body,
                         const char *const   *choices,
                         const char          *confirm_label,
                         GAsyncReadyCallback  callback,
                         gpointer             data)
{
  GTask *task = g_task_new (parent, NULL, callback, data);

  g_task_set_source_tag (task, muster_ask_choice_async);
  ask (parent, heading, body, confirm_label, gtk_drop_down_new_from_strings (choices),
       G_CALLBACK (choice_response_cb), task);
}

int
muster_ask_choice_finish (GAsyncResult *result)
{
  g_return_val_if_fail (G_IS_TASK (result), -1);

  return (int) g_task_propagate_int (G_TASK (result), NULL);
}
