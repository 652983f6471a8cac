/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/muster-about.h"

#include <adwaita.h>

#include "app/toolkit/muster-toolkit.h"
#include "core/muster-i18n.h"

void
muster_about_present (GtkWindow *parent)
{
  GtkWidget *about = adw_about_window_new ();

  g_object_set (about, "transient-for", parent, "modal", TRUE, "application-name", "Muster",
                "application-icon", APPLICATION_ID, "version", PACKAGE_VERSION, "developer-name",
                _("The Muster authors"), "comments",
                _("Keeps the books of tabletop battles: you roll the dice and move the figures, "
                  "Muster knows the tables, does the sums and remembers."),
                "license-type", GTK_LICENSE_GPL_3_0, "copyright", _("© The Muster authors"), "website",
                "https://muster.github.io/", NULL);
  adw_about_window_add_legal_section (
    ADW_ABOUT_WINDOW (about), _("Rules"), NULL, GTK_LICENSE_CUSTOM,
    _("Muster is not a rulebook. The games it keeps the books of belong to their authors and "
      "publishers; you need their books to play them."));
  muster_toolkit_let_shrink (about);
  gtk_window_present (GTK_WINDOW (about));
}
