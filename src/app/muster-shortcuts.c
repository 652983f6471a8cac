/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/muster-shortcuts.h"

/* Made when it is asked for: from a resource gtk/help-overlay.ui GTK would make one for every window at
 * its start, a tenth of what the program needs to come up. */
GtkWindow *
muster_shortcuts_present (GtkWindow *parent)
{
  g_autoptr(GtkBuilder) builder =
    gtk_builder_new_from_resource (APPLICATION_PATH "/ui/muster-shortcuts.ui");
  GtkWindow *window = GTK_WINDOW (gtk_builder_get_object (builder, "shortcuts"));

  gtk_window_set_transient_for (window, parent);
  gtk_window_set_destroy_with_parent (window, TRUE);
  gtk_window_present (window);

  return window;
}
