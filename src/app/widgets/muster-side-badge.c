/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-side-badge.h"

#include "app/toolkit/muster-accessible.h"
#include "app/toolkit/muster-late-menu.h"
#include "app/toolkit/muster-tooltip.h"
#include "core/muster-i18n.h"

void
muster_side_badge_paint (GtkWidget              *widget,
                         const MusterSideColour *colour)
{
  guint n_colours;
  const MusterSideColour *colours = muster_side_colours_list (&n_colours);

  for (guint i = 0; i < n_colours; i++)
    {
      g_autofree char *css_class = g_strdup_printf ("side-%s", colours[i].id);

      if (&colours[i] == colour)
        gtk_widget_add_css_class (widget, css_class);
      else
        gtk_widget_remove_css_class (widget, css_class);
    }
  if (colour == NULL)
    gtk_widget_add_css_class (widget, "side-none");
  else
    gtk_widget_remove_css_class (widget, "side-none");
}

GtkWidget *
muster_side_badge_new (const char             *letters,
                       const MusterSideColour *colour)
{
  GtkWidget *badge = gtk_label_new (letters);

  gtk_widget_add_css_class (badge, "side-badge");
  gtk_widget_set_valign (badge, GTK_ALIGN_CENTER);
  muster_side_badge_paint (badge, colour);
  return badge;
}

static void
add_colour (GMenu      *menu,
            const char *label,
            const char *id)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "side.set-colour", "s", id);
  g_menu_append_item (menu, item);
}

static GMenuModel *
new_menu (const char *none)
{
  GMenu *menu = g_menu_new ();
  guint n_colours;
  const MusterSideColour *colours = muster_side_colours_list (&n_colours);

  if (none != NULL)
    add_colour (menu, none, "");
  for (guint i = 0; i < n_colours; i++)
    add_colour (menu, _(colours[i].label), colours[i].id);
  return G_MENU_MODEL (menu);
}

void
muster_side_badge_show (GtkWidget              *button,
                        const char             *name,
                        const char             *letters,
                        const MusterSideColour *colour)
{
  GtkWidget *badge = gtk_menu_button_get_child (GTK_MENU_BUTTON (button));
  /* Translators: a side of a battle, and what colour it has: "Colour of the Field Force: red". */
  g_autofree char *label =
    g_strdup_printf (_("Colour of %s: %s"), name,
                     colour != NULL ? _(colour->label) : _("None"));

  gtk_label_set_label (GTK_LABEL (badge), letters);
  muster_side_badge_paint (badge, colour);
  muster_tooltip_set (button, label);
  muster_accessible_set_label (button, label);
}

GtkWidget *
muster_side_badge_new_button (const char             *name,
                              const char             *letters,
                              const MusterSideColour *colour,
                              const char             *none)
{
  GtkWidget *button = gtk_menu_button_new ();
  g_autoptr (GMenuModel) menu = new_menu (none);

  gtk_menu_button_set_child (GTK_MENU_BUTTON (button), muster_side_badge_new (letters, colour));
  muster_late_menu_set (GTK_MENU_BUTTON (button), menu);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "side-button");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  muster_side_badge_show (button, name, letters, colour);
  return button;
}
