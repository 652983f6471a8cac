/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-phones-button.h"

#include "app/toolkit/muster-accessible.h"
#include "app/toolkit/muster-tooltip.h"

struct _MusterPhonesButton
{
  GtkButton parent_instance;

  GtkLabel *count;
  GSignalGroup *signals;
};

G_DEFINE_FINAL_TYPE (MusterPhonesButton, muster_phones_button, GTK_TYPE_BUTTON)

static void
show_cb (MusterPhonesButton *self)
{
  g_autoptr (MusterPhones) phones = g_signal_group_dup_target (self->signals);
  g_autofree char *status = NULL;
  g_autofree char *count = NULL;
  gboolean running = FALSE;
  guint n = 0;

  if (phones != NULL)
    g_object_get (phones, "running", &running, "n-looking", &n, "status", &status, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), running);
  if (!running)
    return;
  count = g_strdup_printf ("%u", n);
  gtk_label_set_label (self->count, count);
  muster_tooltip_set (GTK_WIDGET (self), status);
  muster_accessible_set_label (GTK_WIDGET (self), status);
}

static void
muster_phones_button_dispose (GObject *object)
{
  MusterPhonesButton *self = MUSTER_PHONES_BUTTON (object);

  if (self->signals != NULL)
    g_signal_group_set_target (self->signals, NULL);
  g_clear_object (&self->signals);

  G_OBJECT_CLASS (muster_phones_button_parent_class)->dispose (object);
}

static void
muster_phones_button_class_init (MusterPhonesButtonClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_phones_button_dispose;
}

static void
muster_phones_button_init (MusterPhonesButton *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->count = GTK_LABEL (gtk_label_new ("0"));
  gtk_widget_add_css_class (GTK_WIDGET (self->count), "numeric");
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("phone-symbolic"));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->count));
  gtk_button_set_child (GTK_BUTTON (self), box);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "win.phones");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);

  self->signals = g_signal_group_new (MUSTER_TYPE_PHONES);
  g_signal_group_connect_object (self->signals, "notify::running", G_CALLBACK (show_cb), self,
                                 G_CONNECT_SWAPPED);
  g_signal_group_connect_object (self->signals, "notify::n-looking", G_CALLBACK (show_cb), self,
                                 G_CONNECT_SWAPPED);
}

void
muster_phones_button_set_phones (MusterPhonesButton *self,
                                 MusterPhones       *phones)
{
  g_return_if_fail (MUSTER_IS_PHONES_BUTTON (self));

  g_signal_group_set_target (self->signals, phones);
  show_cb (self);
}
