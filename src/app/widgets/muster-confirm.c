/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-confirm.h"

#include <adwaita.h>

#include "app/toolkit/muster-mnemonics.h"
#include "app/toolkit/muster-toolkit.h"
#include "app/widgets/muster-dialog.h"
#include "app/widgets/muster-manual.h"
#include "core/muster-i18n.h"

static void
show (GtkWidget *dialog)
{
  muster_mnemonics_name (dialog);
  muster_toolkit_wrap_heading (dialog);
  muster_dialog_add_keys (GTK_WINDOW (dialog));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
response_cb (AdwMessageDialog *dialog,
             const char       *response,
             GTask            *task)
{
  g_task_return_boolean (task, g_str_equal (response, "confirm"));
  g_object_unref (task);
}

/**
 * muster_confirm_async:
 * @confirm_label: what is done, on the button that does it; it is taken to be something that cannot be
 *   undone
 */
void
muster_confirm_async (GtkWindow           *parent,
                      const char          *heading,
                      const char          *body,
                      const char          *confirm_label,
                      GAsyncReadyCallback  callback,
                      gpointer             data)
{
  GTask *task = g_task_new (parent, NULL, callback, data);
  GtkWidget *dialog = adw_message_dialog_new (parent, heading, body);

  g_task_set_source_tag (task, muster_confirm_async);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _("_Cancel"), "confirm",
                                    confirm_label, NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "confirm",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect (dialog, "response", G_CALLBACK (response_cb), task);
  show (dialog);
}

/**
 * muster_confirm_finish:
 *
 * Returns: whether it is meant
 */
gboolean
muster_confirm_finish (GAsyncResult *result)
{
  g_return_val_if_fail (G_IS_TASK (result), FALSE);

  return g_task_propagate_boolean (G_TASK (result), NULL);
}

static GtkWidget *
new_message (GtkWindow  *parent,
             const char *heading,
             const char *body)
{
  GtkWidget *dialog = adw_message_dialog_new (parent, heading, body);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "close");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "close");
  return dialog;
}

/* Shows a message that the user must read before going on. */
void
muster_confirm_tell (GtkWindow  *parent,
                     const char *heading,
                     const char *body)
{
  show (new_message (parent, heading, body));
}

static void
help_cb (GtkWidget  *dialog,
         const char *response,
         const char *page)
{
  muster_manual_show (dialog, page);
}

/**
 * muster_confirm_report:
 * @page: (nullable): a constant: the page of the manual about it; %NULL for that of @parent
 *
 * Tells what went wrong, and offers the manual.
 */
void
muster_confirm_report (GtkWindow  *parent,
                       const char *heading,
                       const char *body,
                       const char *page)
{
  GtkWidget *dialog = new_message (parent, heading, body);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "help", _("_Help"));
  g_signal_connect (dialog, "response::help", G_CALLBACK (help_cb), (gpointer) page);
  show (dialog);
}
