/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-dialog.h"

#include "app/widgets/muster-manual.h"

static int
fit (int wanted,
     int room)
{
  /* Either size may be unknown: a window that was never shown has none. */
  return wanted > 0 && room > 0 ? MIN (wanted, room) : wanted;
}

static gboolean
help_cb (GtkWidget *widget,
         GVariant  *arguments,
         gpointer   data)
{
  muster_manual_show (widget, NULL);
  return GDK_EVENT_STOP;
}

void
muster_dialog_add_keys (GtkWindow *dialog)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  g_return_if_fail (GTK_IS_WINDOW (dialog));

  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys), gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_w, GDK_CONTROL_MASK),
                                                      gtk_named_action_new ("window.close")));
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys), gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_F1, 0),
                                                      gtk_callback_action_new (help_cb, NULL, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (dialog), keys);
}

void
muster_dialog_present (GtkWindow *dialog)
{
  GtkWindow *parent;

  g_return_if_fail (GTK_IS_WINDOW (dialog));

  muster_dialog_add_keys (dialog);
  parent = gtk_window_get_transient_for (dialog);
  if (parent != NULL)
    {
      int width, height;

      gtk_window_get_default_size (dialog, &width, &height);
      gtk_window_set_default_size (dialog, fit (width, gtk_widget_get_width (GTK_WIDGET (parent))),
                                   fit (height, gtk_widget_get_height (GTK_WIDGET (parent))));
    }
  gtk_window_present (dialog);
}

void
muster_dialog_leave_search (GtkSearchEntry *search)
{
  g_return_if_fail (GTK_IS_SEARCH_ENTRY (search));

  if (*gtk_editable_get_text (GTK_EDITABLE (search)) != '\0')
    gtk_editable_set_text (GTK_EDITABLE (search), "");
  else
    gtk_widget_activate_action (GTK_WIDGET (search), "window.close", NULL);
}
