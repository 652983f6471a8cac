/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-side-badge.h"

#include "app/widgets/muster-accessible.h"
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

static GMenuModel *
new_menu (void)
{
  GMenu *menu = g_menu_new ();
  guint n_colours;
  const MusterSideColour *colours = muster_side_colours_list (&n_colours);

  for (guint i = 0; i < n_colours; i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (_(colours[i].label), NULL);

      g_menu_item_set_action_and_target (item, "side.set-colour", "s", colours[i].id);
      g_menu_append_item (menu, item);
    }
  return G_MENU_MODEL (menu);
}

void
muster_side_badge_allow_none (GtkWidget  *button,
                              const char *label)
{
  GMenuModel *menu = gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (button));
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "side.set-colour", "s", "");
  g_menu_prepend_item (G_MENU (menu), item);
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
  gtk_widget_set_tooltip_text (button, label);
  muster_accessible_set_label (button, label);
}

GtkWidget *
muster_side_badge_new_button (const char             *name,
                              const char             *letters,
                              const MusterSideColour *colour)
{
  GtkWidget *button = gtk_menu_button_new ();
  g_autoptr (GMenuModel) menu = new_menu ();

  gtk_menu_button_set_child (GTK_MENU_BUTTON (button), muster_side_badge_new (letters, colour));
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), menu);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "side-button");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  muster_side_badge_show (button, name, letters, colour);
  return button;
}
