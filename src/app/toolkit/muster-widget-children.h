/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A widget must unparent its children when it is disposed of. gtk_widget_dispose_template() only
 * unparents the template children that are bound to a field. */
static inline void
muster_widget_unparent_children (GtkWidget *widget)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (widget)) != NULL)
    gtk_widget_unparent (child);
}

/* For a page that has one child and grabs the focus for one part of it when it is shown. GTK would
 * move the focus to that part whenever Tab enters the page, so that Tab would never reach what
 * stands before it, such as the header bar. With this function Tab reaches all of them. */
static inline gboolean
muster_widget_focus_child (GtkWidget        *widget,
                           GtkDirectionType  direction)
{
  return gtk_widget_child_focus (gtk_widget_get_first_child (widget), direction);
}

G_END_DECLS
