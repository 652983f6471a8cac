/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/toolkit/muster-mnemonics.h"

/**
 * muster_mnemonics_name:
 * @root: a button, or what holds buttons
 *
 * Has buttons with a mnemonic called what is written on them. The toolkit gives such a button the
 * text with its underscore for a name, and the label on it for another, so that "_Next Next" is
 * heard; the label alone is right.
 */
void
muster_mnemonics_name (GtkWidget *root)
{
  if (GTK_IS_BUTTON (root) && gtk_button_get_use_underline (GTK_BUTTON (root)))
    {
      gtk_accessible_reset_property (GTK_ACCESSIBLE (root), GTK_ACCESSIBLE_PROPERTY_LABEL);
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    muster_mnemonics_name (child);
}
