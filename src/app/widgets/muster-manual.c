/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-manual.h"

#include "app/models/muster-help.h"

/**
 * muster_manual_show:
 * @from: a widget of the window that asks
 * @page: (nullable): of the manual; %NULL for the one about this window
 *
 * A dialog is about something of its own, or about the same as the window that it belongs to. Only that
 * window knows the program, which opens the manual.
 */
void
muster_manual_show (GtkWidget  *from,
                    const char *page)
{
  GtkWindow *window;

  g_return_if_fail (GTK_IS_WIDGET (from));

  for (window = GTK_WINDOW (gtk_widget_get_root (from)); window != NULL;
       window = gtk_window_get_transient_for (window))
    {
      GtkApplication *application = gtk_window_get_application (window);

      if (page == NULL)
        page = muster_help_find_window (G_OBJECT_TYPE_NAME (window));
      if (application == NULL)
        continue;
      if (page != NULL)
        g_action_group_activate_action (G_ACTION_GROUP (application), "help", g_variant_new_string (page));
      else
        gtk_widget_activate_action (GTK_WIDGET (window), "win.help", NULL);
      return;
    }
}
