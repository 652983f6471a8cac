/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/muster-shortcuts.h"

#include <adwaita.h>
#include <string.h>

#include "app/toolkit/muster-accessible.h"
#include "app/toolkit/muster-toolkit.h"
#include "app/widgets/muster-action-row.h"
#include "app/widgets/muster-dialog.h"
#include "core/muster-i18n.h"

/* The window that lists the keyboard shortcuts. It replaces the window of GTK, which needs a large
 * screen. */

#define WIDTH 560
#define HEIGHT 680

/* Stands between the first and the last key of a range. */
#define RANGE "..."

/* An entry without keys is the heading of those that follow; spaces separate several keys. */
static const struct
{
  const char *keys;
  const char *title;
} SHORTCUTS[] = {
  { NULL, N_("A new battle") },
  { "<Control>n", N_("New battle") },
  { "<Control>Page_Down", N_("Next step") },
  { "<Control>Page_Up", N_("Previous step") },
  { "<Control>Return", N_("Start the battle") },
  { "<Control>p", N_("Scenario sheet") },
  { "<Control>w", N_("Close, and keep it") },
  { NULL, N_("In a battle") },
  { "Up Down Left Right", N_("Choose a unit") },
  { "a...z", N_("Choose an order by its letter") },
  { "1...6", N_("Enter dice") },
  { "plus", N_("Enter only how many dice count") },
  { "BackSpace", N_("Take the last die back") },
  { "<Control>r", N_("Have Muster roll") },
  { "Return", N_("Resolve the order, then go on") },
  { "Escape", N_("Drop the order, go back") },
  { "<Control>p", N_("Print the report") },
  { "<Control>e", N_("End the turn") },
  { "<Control>z", N_("Take the last order back") },
  { "F2", N_("In the log: change the entry") },
  { "Delete", N_("In the log: take the entry out") },
  { "<Control><Shift>z", N_("Give it again") },
  { "<Control>space", N_("Choose the next unit without an order") },
  { "<Control>l", N_("Show or hide the log") },
  { "<Control>f", N_("Search the log") },
  { "<Control>j", N_("Show or hide the objectives") },
  { "<Alt>Up <Alt>Down", N_("Look one line back or forward") },
  { "<Alt>Page_Up <Alt>Page_Down", N_("Look one turn back or forward") },
  { "<Control>m", N_("Write a note") },
  { "Pause", N_("Pause the clock") },
  { "<Control>t", N_("Table view for everyone in the room") },
  { "F11", N_("Full screen, in the table view") },
  { "<Alt>Left", N_("Back to the battles") },
  { NULL, N_("In a force") },
  { "<Control>i", N_("Add units") },
  { "<Control>p", N_("Print the force") },
  { "<Control>d", N_("Duplicate the unit") },
  { "Delete", N_("Remove the unit") },
  { "<Alt>Up", N_("Move the unit up") },
  { "<Alt>Down", N_("Move the unit down") },
  { "<Control>r", N_("Roll for its Leader") },
  { "<Control>z", N_("Undo") },
  { "<Control><Shift>z", N_("Redo") },
  { "<Alt>Left Escape", N_("Back to the list") },
  { NULL, N_("In a campaign") },
  { "<Control>1...6", N_("The parts of the page") },
  { "<Alt>Up", N_("Move the chapter earlier") },
  { "<Alt>Down", N_("Move the chapter later") },
  { "<Control>z", N_("Undo") },
  { "<Control><Shift>z", N_("Redo") },
  { NULL, N_("Everywhere") },
  { "<Alt>1", N_("Desk") },
  { "<Alt>2", N_("Battles") },
  { "<Alt>3", N_("Forces") },
  { "<Alt>4", N_("Campaigns") },
  { "<Alt>5", N_("Club") },
  { "<Alt>6", N_("Reference") },
  { "<Control><Shift>r", N_("Enter a result") },
  { "<Control>o", N_("Open a battle, a force or a campaign") },
  { "<Control>f", N_("Search") },
  { "<Control>p", N_("Print the reference that is shown") },
  { "F1", N_("Help on this page") },
  { "<Shift>F1", N_("Show or end the tour of the page") },
  { "F9", N_("Show or hide the sidebar") },
  { "F10", N_("Main menu") },
  { "<Control>comma", N_("Preferences") },
  { "<Control>question", N_("Keyboard shortcuts") },
  { "<Control>w", N_("Close the window") },
  { "<Control>q", N_("Quit") },
};

static char *
dup_key_label (const char *key)
{
  GdkModifierType modifiers;
  guint keyval;

  return gtk_accelerator_parse (key, &keyval, &modifiers) ? gtk_accelerator_get_label (keyval, modifiers)
                                                          : g_strdup (key);
}

/* "Up, Down", "Ctrl+1 – 6": what is long has a line of its own. */
static char *
dup_keys_label (const char *keys)
{
  g_auto (GStrv) parts = g_strsplit (keys, " ", -1);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_auto (GStrv) ends = g_strsplit (parts[i], RANGE, 2);
      g_autofree char *first = dup_key_label (ends[0]);
      g_autofree char *last = ends[1] != NULL ? dup_key_label (ends[1]) : NULL;

      if (i > 0)
        g_string_append (text, strchr (keys, '<') != NULL ? "\n" : ", ");
      g_string_append (text, first);
      if (last != NULL)
        g_string_append_printf (text, " – %s", last);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static GtkWidget *
new_row (const char *title,
         const char *keys)
{
  g_autofree char *label = dup_keys_label (keys);
  g_autofree char *summary = g_strdup_printf ("%s: %s", title, label);
  GtkWidget *row = muster_action_row_new_plain (title, NULL);
  GtkWidget *shown = gtk_label_new (label);

  gtk_widget_add_css_class (shown, "dim-label");
  gtk_label_set_justify (GTK_LABEL (shown), GTK_JUSTIFY_RIGHT);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), shown);
  muster_accessible_set_label (row, summary);
  return row;
}

static AdwPreferencesPage *
new_page (void)
{
  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  AdwPreferencesGroup *group = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (SHORTCUTS); i++)
    if (SHORTCUTS[i].keys == NULL)
      {
        group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
        adw_preferences_group_set_title (group, _(SHORTCUTS[i].title));
        adw_preferences_page_add (page, group);
      }
    else
      adw_preferences_group_add (group, new_row (_(SHORTCUTS[i].title), SHORTCUTS[i].keys));
  return page;
}

GtkWindow *
muster_shortcuts_present (GtkWindow *parent)
{
  GtkWidget *window = g_object_new (ADW_TYPE_PREFERENCES_WINDOW, "title", _("Keyboard shortcuts"),
                                    "transient-for", parent, "destroy-with-parent", TRUE, "modal", TRUE,
                                    "default-width", WIDTH, "default-height", HEIGHT, NULL);

  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (window), new_page ());
  muster_toolkit_let_shrink (window);
  muster_dialog_present (GTK_WINDOW (window));

  return GTK_WINDOW (window);
}
