/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-toolkit.h"

/* What the versions of the toolkit that Muster runs on do differently. Nothing else asks for a version; what
 * goes when the oldest of them does stands in docs/dependencies.md. */

/* Of either heading of a dialog, at least: room for a letter of any size, and less than a dialog has. */
#define HEADING_WIDTH 100

/**
 * muster_toolkit_announce:
 * @announcer: a label with the role of a status
 *
 * Has a screen reader say @text, without the focus going anywhere. An old toolkit can only change the name of
 * the status; a newer one takes that name away, and has a call for it.
 */
void
muster_toolkit_announce (GtkLabel   *announcer,
                         const char *text)
{
  g_return_if_fail (GTK_IS_LABEL (announcer));

  gtk_label_set_label (announcer, text);
#if GTK_CHECK_VERSION (4, 14, 0)
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_accessible_announce (GTK_ACCESSIBLE (announcer), text,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  G_GNUC_END_IGNORE_DEPRECATIONS
#else
  gtk_accessible_update_property (GTK_ACCESSIBLE (announcer), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
#endif
}

/**
 * muster_toolkit_wrap_heading:
 * @dialog: an AdwMessageDialog, or a part of it
 *
 * Lets the large heading wrap. It is never shown wrapped: where it does not fit the dialog takes a smaller
 * one. But the dialog measures it for any width that is enough for the smaller one, and newer versions of GTK
 * warn of that.
 */
void
muster_toolkit_wrap_heading (GtkWidget *dialog)
{
  if (GTK_IS_LABEL (dialog) && gtk_widget_has_css_class (dialog, "title-2"))
    {
      gtk_label_set_wrap (GTK_LABEL (dialog), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (dialog), PANGO_WRAP_WORD_CHAR);
      gtk_widget_set_size_request (gtk_widget_get_parent (dialog), HEADING_WIDTH, -1);
    }

  for (GtkWidget *child = gtk_widget_get_first_child (dialog); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    muster_toolkit_wrap_heading (child);
}
