/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/phones/muster-phones-button.h"

#include "app/phones/muster-phones-popover.h"
#include "app/toolkit/muster-accessible.h"
#include "app/toolkit/muster-tooltip.h"
#include "core/muster-i18n.h"

struct _MusterPhonesButton
{
  AdwBin parent_instance;

  GtkMenuButton *button;
  GtkLabel *count;
  GSignalGroup *signals;
};

G_DEFINE_FINAL_TYPE (MusterPhonesButton, muster_phones_button, ADW_TYPE_BIN)

/* The button is there while phones are served, and under the popover that switches them on. */
static void
show_cb (MusterPhonesButton *self)
{
  GtkPopover *popover = gtk_menu_button_get_popover (self->button);
  g_autoptr (MusterPhones) phones = g_signal_group_dup_target (self->signals);
  g_autofree char *status = NULL;
  g_autofree char *count = NULL;
  gboolean running = FALSE;
  guint n = 0;

  if (phones != NULL)
    g_object_get (phones, "running", &running, "n-looking", &n, "status", &status, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self),
                          running || (popover != NULL && gtk_widget_get_visible (GTK_WIDGET (popover))));
  gtk_widget_set_visible (GTK_WIDGET (self->count), running);
  count = g_strdup_printf ("%u", n);
  gtk_label_set_label (self->count, count);
  muster_tooltip_set (GTK_WIDGET (self->button), running ? status : _("On Phones"));
  muster_accessible_set_label (GTK_WIDGET (self->button), running ? status : _("On Phones"));
}

static void
create_cb (GtkMenuButton *button,
           gpointer       data)
{
  MusterPhonesButton *self = MUSTER_PHONES_BUTTON (data);
  g_autoptr (MusterPhones) phones = g_signal_group_dup_target (self->signals);
  GtkWidget *popover;

  if (gtk_menu_button_get_popover (button) != NULL || phones == NULL)
    return;
  popover = muster_phones_popover_new (phones);
  g_signal_connect_object (popover, "closed", G_CALLBACK (show_cb), self, G_CONNECT_SWAPPED);
  gtk_menu_button_set_popover (button, popover);
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
  self->button = GTK_MENU_BUTTON (gtk_menu_button_new ());
  gtk_menu_button_set_child (self->button, box);
  gtk_menu_button_set_create_popup_func (self->button, create_cb, self, NULL);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->button));
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

void
muster_phones_button_popup (MusterPhonesButton *self)
{
  g_return_if_fail (MUSTER_IS_PHONES_BUTTON (self));

  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_menu_button_popup (self->button);
}
