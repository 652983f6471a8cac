/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-order-button.h"

#include "app/toolkit/muster-subject.h"
#include "app/toolkit/muster-tooltip.h"
#include "core/muster-signal.h"

struct _MusterOrderButton
{
  GtkFlowBoxChild parent_instance;

  MusterOrderItem *item;

  GtkWidget *button;
  GtkLabel *key;
  GtkLabel *note;
  MusterSubject *subject;
};

G_DEFINE_FINAL_TYPE (MusterOrderButton, muster_order_button, GTK_TYPE_FLOW_BOX_CHILD)

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
show_offer (MusterOrderButton *self)
{
  g_autofree char *summary = NULL;

  g_object_get (self->item, "summary", &summary, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  summary, -1);
  gtk_widget_set_sensitive (self->button, muster_order_item_get_legal (self->item));
  muster_tooltip_set (self->button, muster_order_item_get_legal (self->item)
                                      ? NULL
                                      : muster_order_item_get_note (self->item));
  gtk_widget_set_visible (GTK_WIDGET (self->note),
                          *muster_order_item_get_note (self->item) != '\0');
}

static void
show_chosen (MusterOrderButton *self)
{
  if (muster_order_item_get_chosen (self->item))
    gtk_widget_add_css_class (self->button, "chosen");
  else
    gtk_widget_remove_css_class (self->button, "chosen");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_STATE_PRESSED,
                               muster_order_item_get_chosen (self->item)
                                 ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                 : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
}

static void
clicked_cb (MusterOrderButton *self)
{
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0);
}

static void
muster_order_button_dispose (GObject *object)
{
  MusterOrderButton *self = MUSTER_ORDER_BUTTON (object);

  /* The parent class owns the child in the template and disposes of it. */
  g_clear_object (&self->item);

  G_OBJECT_CLASS (muster_order_button_parent_class)->dispose (object);
}

static void
muster_order_button_class_init (MusterOrderButtonClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = muster_order_button_dispose;

  signals[SIGNAL_CHOSEN] = muster_signal_new ("chosen", G_TYPE_FROM_CLASS (klass));

  g_type_ensure (MUSTER_TYPE_SUBJECT);
  g_type_ensure (MUSTER_TYPE_ORDER_ITEM);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-order-button.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterOrderButton, subject);
  gtk_widget_class_bind_template_child (widget_class, MusterOrderButton, button);
  gtk_widget_class_bind_template_child (widget_class, MusterOrderButton, key);
  gtk_widget_class_bind_template_child (widget_class, MusterOrderButton, note);
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);
}

static void
muster_order_button_init (MusterOrderButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
muster_order_button_new (MusterOrderItem *item)
{
  MusterOrderButton *self = g_object_new (MUSTER_TYPE_ORDER_BUTTON, NULL);

  self->item = g_object_ref (item);
  muster_subject_set_item (self->subject, self->item);
  g_signal_connect_object (self->item, "notify::summary", G_CALLBACK (show_offer), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->item, "notify::chosen", G_CALLBACK (show_chosen), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_visible (GTK_WIDGET (self->key), muster_order_item_get_key (self->item) != 0);
  show_offer (self);
  show_chosen (self);
  return GTK_WIDGET (self);
}

MusterOrderItem *
muster_order_button_get_item (MusterOrderButton *self)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_BUTTON (self), NULL);

  return self->item;
}
