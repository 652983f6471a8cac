/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-offer-line.h"

#include "app/toolkit/muster-flow-layout.h"
#include "app/toolkit/muster-mnemonics.h"
#include "app/toolkit/muster-widget-children.h"

struct _MusterOfferLine
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *words;
};

G_DEFINE_FINAL_TYPE (MusterOfferLine, muster_offer_line, GTK_TYPE_WIDGET)

static void
muster_offer_line_dispose (GObject *object)
{
  muster_widget_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (muster_offer_line_parent_class)->dispose (object);
}

static void
muster_offer_line_class_init (MusterOfferLineClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_offer_line_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
muster_offer_line_init (MusterOfferLine *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_widget_add_css_class (self->box, "muster-banner");
  self->words = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, "hexpand", TRUE,
                              "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0, NULL);
  gtk_box_append (GTK_BOX (self->box), self->words);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static void
add_button (GtkWidget  *buttons,
            const char *label,
            const char *action)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (button, buttons);
}

GtkWidget *
muster_offer_line_new (const char *first_label,
                       const char *first_action,
                       const char *second_label,
                       const char *second_action)
{
  MusterOfferLine *self = g_object_new (MUSTER_TYPE_OFFER_LINE, NULL);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  /* With large text the buttons do not fit side by side. */
  gtk_widget_set_layout_manager (buttons, muster_flow_layout_new (8));
  gtk_widget_set_halign (buttons, GTK_ALIGN_END);
  add_button (buttons, first_label, first_action);
  add_button (buttons, second_label, second_action);
  gtk_box_append (GTK_BOX (self->box), buttons);
  muster_mnemonics_name (GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

void
muster_offer_line_set_words (MusterOfferLine *self,
                             const char      *words)
{
  g_return_if_fail (MUSTER_IS_OFFER_LINE (self));

  gtk_label_set_label (GTK_LABEL (self->words), words);
  gtk_widget_set_visible (GTK_WIDGET (self), *words != '\0');
}

void
muster_offer_line_set_compact (MusterOfferLine *self,
                               gboolean         compact)
{
  g_return_if_fail (MUSTER_IS_OFFER_LINE (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box), compact ? GTK_ORIENTATION_VERTICAL
                                                                      : GTK_ORIENTATION_HORIZONTAL);
}
