/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-icon-button.h"

#include "app/toolkit/muster-accessible.h"
#include "app/toolkit/muster-tooltip.h"

GtkWidget *
muster_icon_button_new (const char *icon_name,
                        const char *label)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon_name);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  muster_tooltip_set (button, label);
  muster_accessible_set_label (button, label);
  return button;
}
