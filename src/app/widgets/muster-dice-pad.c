/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-dice-pad.h"

#include "app/toolkit/muster-widget-children.h"
#include "core/muster-i18n.h"
#include "core/muster-signal.h"

/* How many faces fit beside the roll button in a window of 360 pixels. */
#define MAX_FACES 6

struct _MusterDicePad
{
  GtkWidget parent_instance;

  MusterDiceTray *tray;
  GSignalGroup *signals;
  GtkWidget *faces[MAX_FACES];
};

G_DEFINE_FINAL_TYPE (MusterDicePad, muster_dice_pad, GTK_TYPE_WIDGET)

static guint pressed_signal;

static void
show_tray (MusterDicePad *self)
{
  guint sides = self->tray != NULL ? muster_dice_tray_get_sides (self->tray) : 0;

  gtk_widget_set_visible (GTK_WIDGET (self), sides > 0 && sides <= MAX_FACES);
  for (guint i = 0; i < MAX_FACES; i++)
    gtk_widget_set_visible (self->faces[i], i < sides);
}

static void
clicked_cb (MusterDicePad *self,
            GtkWidget     *button)
{
  for (guint i = 0; i < MAX_FACES; i++)
    if (self->faces[i] == button && self->tray != NULL &&
        muster_dice_tray_type (self->tray, (char) ('1' + i)))
      g_signal_emit (self, pressed_signal, 0);
}

static void
muster_dice_pad_dispose (GObject *object)
{
  MusterDicePad *self = MUSTER_DICE_PAD (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->tray);
  muster_widget_unparent_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (muster_dice_pad_parent_class)->dispose (object);
}

static void
muster_dice_pad_class_init (MusterDicePadClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = muster_dice_pad_dispose;

  pressed_signal = muster_signal_new ("pressed", G_TYPE_FROM_CLASS (klass));

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "pad");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
muster_dice_pad_init (MusterDicePad *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Faces of a die"), -1);
  gtk_widget_add_css_class (GTK_WIDGET (self), "linked");
  for (guint i = 0; i < MAX_FACES; i++)
    {
      g_autofree char *face = g_strdup_printf ("%u", i + 1);

      self->faces[i] = gtk_button_new_with_label (face);
      gtk_widget_set_parent (self->faces[i], GTK_WIDGET (self));
      /* The focus stays on the dice, which take the keys. */
      gtk_widget_set_focus_on_click (self->faces[i], FALSE);
      gtk_widget_set_focusable (self->faces[i], FALSE);
      g_signal_connect_object (self->faces[i], "clicked", G_CALLBACK (clicked_cb), self,
                               G_CONNECT_SWAPPED);
    }

  self->signals = g_signal_group_new (MUSTER_TYPE_DICE_TRAY);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (show_tray), self);
  show_tray (self);
}

void
muster_dice_pad_set_tray (MusterDicePad  *self,
                          MusterDiceTray *tray)
{
  g_return_if_fail (MUSTER_IS_DICE_PAD (self));
  g_return_if_fail (tray == NULL || MUSTER_IS_DICE_TRAY (tray));

  if (!g_set_object (&self->tray, tray))
    return;

  g_signal_group_set_target (self->signals, tray);
  show_tray (self);
}
