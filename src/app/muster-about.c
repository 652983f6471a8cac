/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/muster-about.h"

#include <adwaita.h>

#include "addresses.h"
#include "app/toolkit/muster-toolkit.h"
#include "app/widgets/muster-dialog.h"
#include "core/muster-i18n.h"

void
muster_about_present (GtkWindow *parent)
{
  const char *libraries[] = {
    "GTK https://www.gtk.org/",
    "libadwaita https://gnome.pages.gitlab.gnome.org/libadwaita/",
    "SQLite https://www.sqlite.org/",
    "libarchive https://www.libarchive.org/",
    "libsoup https://libsoup.gnome.org/",
    "PostgreSQL https://www.postgresql.org/",
    "libqrencode https://fukuchi.org/works/qrencode/",
    NULL,
  };
  GtkWidget *about = adw_about_window_new ();
  g_autofree char *os = g_get_os_info (G_OS_INFO_KEY_PRETTY_NAME);
  /* What somebody who reports a fault is asked for; it is not translated, since others read it. */
  g_autofree char *debug_info = g_strdup_printf (
    "Muster %s\nGTK %u.%u.%u\nlibadwaita %u.%u.%u\nGLib %u.%u.%u\nSystem: %s\nLanguage: %s\n",
    PACKAGE_VERSION, gtk_get_major_version (), gtk_get_minor_version (), gtk_get_micro_version (),
    adw_get_major_version (), adw_get_minor_version (), adw_get_micro_version (),
    glib_major_version, glib_minor_version, glib_micro_version, os != NULL ? os : "unknown",
    pango_language_to_string (gtk_get_default_language ()));
  g_autofree char *release_notes = g_strdup_printf (
    "<p>%s</p><ul><li>%s</li><li>%s</li><li>%s</li><li>%s</li><li>%s</li></ul>",
    _("The first version that is handed out:"),
    _("Battles, forces and campaigns by four rulesets, with undo without limit"),
    _("Campaigns with a plan or a map, careers, honours and a newspaper for each side"),
    _("The club: results, league, ratings, evenings, tournaments and a web site"),
    _("Phones round the table, a hub for several desks, and a lab"),
    _("Help under F1"));

  g_object_set (about, "transient-for", parent, "modal", TRUE, "application-name", "Muster",
                "application-icon", APPLICATION_ID, "version", PACKAGE_VERSION, "developer-name",
                _("The Muster authors"), "comments",
                _("Keeps the books of tabletop battles: you roll the dice and move the figures, "
                  "Muster knows the tables, does the sums and remembers."),
                "license-type", GTK_LICENSE_GPL_3_0, "copyright", _("© The Muster authors"),
                "website", HOME_ADDRESS, "issue-url", ISSUES_ADDRESS, "support-url", HELP_ADDRESS,
                "release-notes-version", PACKAGE_VERSION, "release-notes", release_notes,
                "debug-info", debug_info, "debug-info-filename", "muster.txt",
                /* Translators: your names, one to a line. */
                "translator-credits", _("translator-credits"), NULL);
  adw_about_window_add_credit_section (ADW_ABOUT_WINDOW (about), _("Built With"), libraries);
  adw_about_window_add_legal_section (
    ADW_ABOUT_WINDOW (about), _("Rules"), NULL, GTK_LICENSE_CUSTOM,
    _("Muster is not a rulebook. The games it keeps the books of belong to their authors and "
      "publishers; you need their books to play them."));
  muster_toolkit_let_shrink (about);
  muster_dialog_present (GTK_WINDOW (about));
}
