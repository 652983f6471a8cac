/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/hub/muster-hub-card.h"

GtkWidget *
muster_hub_card_new_text (const char *text,
                          const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);

  return label;
}

GtkWidget *
muster_hub_card_new (const char *icon_name,
                     const char *title,
                     const char *note,
                     GtkWidget  *aside)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *icon = gtk_image_new_from_icon_name (icon_name);

  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "muster-hub-card");
  gtk_widget_add_css_class (icon, "muster-hub-symbol");
  gtk_widget_set_valign (icon, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (texts), muster_hub_card_new_text (title, "heading"));
  gtk_box_append (GTK_BOX (texts), muster_hub_card_new_text (note, "dim-label"));
  gtk_box_append (GTK_BOX (head), icon);
  gtk_box_append (GTK_BOX (head), texts);
  if (aside != NULL)
    gtk_box_append (GTK_BOX (head), aside);
  gtk_box_append (GTK_BOX (card), head);

  return card;
}
