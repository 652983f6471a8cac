/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A widget must let go of its children when it is disposed of; gtk_widget_dispose_template() does so
 * for those of its template that are bound to a field, not for the others. */
static inline void
muster_widget_unparent_children (GtkWidget *widget)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (widget)) != NULL)
    gtk_widget_unparent (child);
}

/* For a page that has one child, and one part of it that the focus goes to when the page is shown: Tab goes
 * to all of them. The toolkit would have that part take the focus whenever Tab comes in, so that what stands
 * before it, such as the header bar, never came up. */
static inline gboolean
muster_widget_focus_child (GtkWidget        *widget,
                           GtkDirectionType  direction)
{
  return gtk_widget_child_focus (gtk_widget_get_first_child (widget), direction);
}

G_END_DECLS
