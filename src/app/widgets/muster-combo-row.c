/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-combo-row.h"

static void
setup_row_cb (GtkSignalListItemFactory *factory,
              GtkListItem              *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *mark = gtk_image_new_from_icon_name ("object-select-symbolic");

  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), mark);
  g_object_bind_property (item, "selected", mark, "visible", G_BINDING_SYNC_CREATE);
  gtk_list_item_set_child (item, box);
}

/* Names an item as the row does: by its expression or, without one, as a string. */
static void
bind_row_cb (AdwComboRow *row,
             GtkListItem *item)
{
  GtkWidget *label = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  gpointer object = gtk_list_item_get_item (item);
  GtkExpression *expression = adw_combo_row_get_expression (row);
  g_auto (GValue) name = G_VALUE_INIT;

  if (expression == NULL)
    gtk_label_set_label (GTK_LABEL (label), gtk_string_object_get_string (object));
  else if (gtk_expression_evaluate (expression, object, &name))
    gtk_label_set_label (GTK_LABEL (label), g_value_get_string (&name));
}

void
muster_combo_row_show_long (AdwComboRow *row)
{
  g_autoptr (GtkListItemFactory) list = gtk_signal_list_item_factory_new ();

  g_signal_connect (list, "setup", G_CALLBACK (setup_row_cb), NULL);
  g_signal_connect_object (list, "bind", G_CALLBACK (bind_row_cb), row, G_CONNECT_SWAPPED);
  adw_combo_row_set_list_factory (row, list);
  /* Show the selection below the title, where it can take several lines. */
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_combo_row_set_use_subtitle (row, TRUE);
}

AdwComboRow *
muster_combo_row_new (const char *title)
{
  GtkWidget *row = adw_combo_row_new ();

  muster_combo_row_show_long (ADW_COMBO_ROW (row));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);

  return ADW_COMBO_ROW (row);
}
