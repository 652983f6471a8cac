/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Whenever a tooltip is set, GTK asks the display server for the position of the pointer and waits
 * for the answer. This avoids that if the text stays the same or the widget is in no window yet.
 * @text: (nullable) */
static inline void
muster_tooltip_set (GtkWidget  *widget,
                    const char *text)
{
  gboolean is_visible = gtk_widget_get_visible (widget);

  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) == 0)
    return;

  if (gtk_widget_get_root (widget) != NULL || !is_visible)
    {
      gtk_widget_set_tooltip_text (widget, text);
      return;
    }

  gtk_widget_set_visible (widget, FALSE);
  gtk_widget_set_tooltip_text (widget, text);
  gtk_widget_set_visible (widget, TRUE);
}

G_END_DECLS
