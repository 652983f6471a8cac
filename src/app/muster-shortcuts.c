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
  { NULL, N_("A New Battle") },
  { "<Control>n", N_("New Battle") },
  { "<Control>Page_Down", N_("Next Step") },
  { "<Control>Page_Up", N_("Previous Step") },
  { "<Control>Return", N_("Start the Battle") },
  { "<Control>p", N_("Scenario Sheet") },
  { "<Control>w", N_("Close, and Keep It") },
  { NULL, N_("In a Battle") },
  { "Up Down Left Right", N_("Choose a Unit") },
  { "a...z", N_("Choose an Order by Its Letter") },
  { "1...6", N_("Enter Dice") },
  { "plus", N_("Enter Only How Many Dice Count") },
  { "BackSpace", N_("Take the Last Die Back, or Before It the Target") },
  { "<Control>r", N_("Have Muster Roll") },
  { "Return", N_("Resolve the Order, Then Go On") },
  { "Escape", N_("Drop the Order, Go Back") },
  { "<Control>p", N_("Print the Report") },
  { "<Control>e", N_("End the Turn") },
  { "<Control>z", N_("Take the Last Order Back") },
  { "F2", N_("In the Log: Change the Entry") },
  { "Delete", N_("In the Log: Take the Entry Out") },
  { "Insert", N_("In the Log: Pin a Photo to the Entry") },
  { "<Control><Shift>z", N_("Give It Again") },
  { "<Control>space", N_("Choose the Next Unit Without an Order") },
  { "<Control>l", N_("Show or Hide the Log") },
  { "<Control>f", N_("Search the Log") },
  { "<Control>j", N_("Show or Hide the Objectives") },
  { "<Alt>Up <Alt>Down", N_("Look One Line Back or Forward") },
  { "<Alt>Page_Up <Alt>Page_Down", N_("Look One Turn Back or Forward") },
  { "<Control>m", N_("Write a Note") },
  { "<Control><Shift>m", N_("Pin a Photo to the Log") },
  { "Pause", N_("Pause the Clock") },
  { "<Control>t", N_("Table View for Everyone in the Room") },
  { "F11", N_("Full Screen, in the Table View") },
  { "<Alt>Left", N_("Back to the Battles") },
  { NULL, N_("In a Force") },
  { "<Control>i", N_("Add Units") },
  { "<Control>p", N_("Print the Force") },
  { "<Control>d", N_("Duplicate the Unit") },
  { "Delete", N_("Remove the Unit") },
  { "<Alt>Up", N_("Move the Unit Up") },
  { "<Alt>Down", N_("Move the Unit Down") },
  { "<Control>r", N_("Roll for Its Leader") },
  { "<Control>z", N_("Undo") },
  { "<Control><Shift>z", N_("Redo") },
  { "<Alt>Left Escape", N_("Back to the List") },
  { NULL, N_("In a Campaign") },
  { "<Control>1...6", N_("The Parts of the Page") },
  { "<Alt>Up", N_("Move the Chapter Earlier") },
  { "<Alt>Down", N_("Move the Chapter Later") },
  { "<Control>z", N_("Undo") },
  { "<Control><Shift>z", N_("Redo") },
  { NULL, N_("Everywhere") },
  { "<Alt>1", N_("Desk") },
  { "<Alt>2", N_("Battles") },
  { "<Alt>3", N_("Forces") },
  { "<Alt>4", N_("Campaigns") },
  { "<Alt>5", N_("Club") },
  { "<Alt>6", N_("Reference") },
  { "<Control><Shift>r", N_("Enter a Result") },
  { "<Control>o", N_("Open a Battle, a Force or a Campaign") },
  { "<Control>f", N_("Search") },
  { "<Control>p", N_("Print the Reference That Is Shown") },
  { "F1", N_("Help on This Page") },
  { "<Shift>F1", N_("Show or End the Tour of the Page") },
  { "F9", N_("Show or Hide the Sidebar") },
  { "F10", N_("Main Menu") },
  { "<Control>comma", N_("Preferences") },
  { "<Control>question", N_("Keyboard Shortcuts") },
  { "<Control>w", N_("Close the Window") },
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

GtkWindow *
muster_shortcuts_present (GtkWindow *parent)
{
  GtkWidget *window = g_object_new (ADW_TYPE_PREFERENCES_WINDOW, "title", _("Keyboard Shortcuts"),
                                    "transient-for", parent, "destroy-with-parent", TRUE, "modal", TRUE,
                                    "default-width", WIDTH, "default-height", HEIGHT, NULL);
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
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (window), page);

  muster_toolkit_let_shrink (window);
  muster_dialog_present (GTK_WINDOW (window));

  return GTK_WINDOW (window);
}
