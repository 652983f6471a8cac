/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-side-style.h"

#include "app/widgets/muster-accessible.h"
#include "core/battle/muster-battle-colours.h"
#include "core/muster-i18n.h"

void
muster_side_style_apply (GtkWidget    *widget,
                         MusterBattle *battle,
                         int           side)
{
  const MusterSideColour *own =
    side >= 0 ? muster_battle_get_colour (battle, (guint) side) : NULL;
  guint n_colours;
  const MusterSideColour *colours = muster_side_colours_list (&n_colours);

  for (guint i = 0; i < n_colours; i++)
    {
      g_autofree char *css_class = g_strdup_printf ("side-%s", colours[i].id);

      if (&colours[i] == own)
        gtk_widget_add_css_class (widget, css_class);
      else
        gtk_widget_remove_css_class (widget, css_class);
    }
}

GtkWidget *
muster_side_style_new_badge (MusterBattle *battle,
                             guint         side)
{
  g_autofree char *letters = muster_battle_dup_badge (battle, side);
  GtkWidget *badge = gtk_label_new (letters);

  gtk_widget_add_css_class (badge, "side-badge");
  gtk_widget_set_valign (badge, GTK_ALIGN_CENTER);
  muster_side_style_apply (badge, battle, (int) side);
  return badge;
}

static GMenuModel *
new_menu (guint side)
{
  GMenu *menu = g_menu_new ();
  guint n_colours;
  const MusterSideColour *colours = muster_side_colours_list (&n_colours);

  for (guint i = 0; i < n_colours; i++)
    {
      g_autoptr(GMenuItem) item = g_menu_item_new (_(colours[i].label), NULL);

      g_menu_item_set_action_and_target (item, "battle.set-colour", "(us)", side, colours[i].id);
      g_menu_append_item (menu, item);
    }
  return G_MENU_MODEL (menu);
}

GtkWidget *
muster_side_style_new_button (MusterBattle *battle,
                              guint         side)
{
  GtkWidget *button = gtk_menu_button_new ();
  g_autoptr(GMenuModel) menu = new_menu (side);
  /* Translators: a side of a battle. */
  g_autofree char *label =
    g_strdup_printf (_("Colour of %s"), muster_battle_get_setup (battle)->sides[side].name);

  gtk_menu_button_set_child (GTK_MENU_BUTTON (button), muster_side_style_new_badge (battle, side));
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), menu);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "side-button");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, label);
  muster_accessible_set_label (button, label);
  return button;
}
