/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/toolkit/muster-late-menu.h"

static void
create_cb (GtkMenuButton *button,
           gpointer       menu)
{
  if (gtk_menu_button_get_menu_model (button) != menu)
    gtk_menu_button_set_menu_model (button, menu);
}

void
muster_late_menu_set (GtkMenuButton *button,
                      GMenuModel    *menu)
{
  gtk_menu_button_set_create_popup_func (button, create_cb, g_object_ref (menu), g_object_unref);
}
