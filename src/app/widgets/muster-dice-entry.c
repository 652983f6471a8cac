/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-dice-entry.h"

#include "app/toolkit/muster-flow-layout.h"
#include "app/widgets/muster-dice-pad.h"
#include "app/widgets/muster-dice-row.h"
#include "core/muster-i18n.h"
#include "core/muster-signal.h"

struct _MusterDiceEntry
{
  MusterPanel parent_instance;

  MusterDiceTray *tray;
  GSignalGroup *signals;

  MusterDiceRow *row;
  MusterDicePad *pad;
  GtkWidget *keys;
  GtkButton *roll;
};

G_DEFINE_FINAL_TYPE (MusterDiceEntry, muster_dice_entry, MUSTER_TYPE_PANEL)

enum
{
  PROP_0,
  PROP_PURPOSE,
  PROP_ROLL_ACTION,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint entered_signal;

static void
show_tray (MusterDiceEntry *self)
{
  guint n_faces = self->tray != NULL ? muster_dice_tray_get_n_faces (self->tray) : 0;
  guint n_missing;
  g_autofree char *label = NULL;

  if (n_faces == 0)
    return;

  n_missing = n_faces - muster_dice_tray_get_n_entered (self->tray);
  if (muster_dice_tray_is_cards (self->tray))
    label = g_strdup (_("Draw"));
  else
    /* Translators: a button that rolls so many dice. */
    label = g_strdup_printf (_("Roll %u"), n_missing > 0 ? n_missing : n_faces);
  gtk_button_set_label (self->roll, label);
}

static void
pressed_cb (MusterDiceEntry *self)
{
  g_signal_emit (self, entered_signal, 0);
}

static gboolean
muster_dice_entry_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (MUSTER_DICE_ENTRY (widget)->row));
}

static void
muster_dice_entry_dispose (GObject *object)
{
  MusterDiceEntry *self = MUSTER_DICE_ENTRY (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->tray);

  G_OBJECT_CLASS (muster_dice_entry_parent_class)->dispose (object);
}

static void
muster_dice_entry_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  MusterDiceEntry *self = MUSTER_DICE_ENTRY (object);

  switch (prop_id)
    {
    case PROP_PURPOSE:
      g_object_get_property (G_OBJECT (self->row), "purpose", value);
      break;
    case PROP_ROLL_ACTION:
      g_value_set_string (value, gtk_actionable_get_action_name (GTK_ACTIONABLE (self->roll)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_dice_entry_set_property (GObject      *object,
                                guint         prop_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  MusterDiceEntry *self = MUSTER_DICE_ENTRY (object);

  switch (prop_id)
    {
    case PROP_PURPOSE:
      g_object_set_property (G_OBJECT (self->row), "purpose", value);
      break;
    case PROP_ROLL_ACTION:
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->roll), g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_dice_entry_class_init (MusterDiceEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = muster_dice_entry_dispose;
  object_class->get_property = muster_dice_entry_get_property;
  object_class->set_property = muster_dice_entry_set_property;
  widget_class->grab_focus = muster_dice_entry_grab_focus;

  properties[PROP_PURPOSE] = g_param_spec_string ("purpose", NULL, NULL, NULL, flags);
  properties[PROP_ROLL_ACTION] = g_param_spec_string ("roll-action", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  entered_signal = muster_signal_new ("entered", G_TYPE_FROM_CLASS (klass));

  g_type_ensure (MUSTER_TYPE_DICE_PAD);
  g_type_ensure (MUSTER_TYPE_DICE_ROW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-dice-entry.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterDiceEntry, row);
  gtk_widget_class_bind_template_child (widget_class, MusterDiceEntry, pad);
  gtk_widget_class_bind_template_child (widget_class, MusterDiceEntry, keys);
  gtk_widget_class_bind_template_child (widget_class, MusterDiceEntry, roll);
  gtk_widget_class_bind_template_callback (widget_class, pressed_cb);
}

static void
muster_dice_entry_init (MusterDiceEntry *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* With large text the button stands below the faces. */
  gtk_widget_set_layout_manager (self->keys, muster_flow_layout_new (8));
  self->signals = g_signal_group_new (MUSTER_TYPE_DICE_TRAY);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (show_tray), self);
}

GtkWidget *
muster_dice_entry_new (const char *roll_action)
{
  return g_object_new (MUSTER_TYPE_DICE_ENTRY, "roll-action", roll_action, NULL);
}

void
muster_dice_entry_set_tray (MusterDiceEntry *self,
                            MusterDiceTray  *tray)
{
  g_return_if_fail (MUSTER_IS_DICE_ENTRY (self));
  g_return_if_fail (tray == NULL || MUSTER_IS_DICE_TRAY (tray));

  if (!g_set_object (&self->tray, tray))
    return;

  g_signal_group_set_target (self->signals, tray);
  muster_dice_row_set_tray (self->row, tray);
  muster_dice_pad_set_tray (self->pad, tray);
  show_tray (self);
}

/**
 * muster_dice_entry_press_key:
 *
 * Returns: whether it was a die, or took one back
 */
gboolean
muster_dice_entry_press_key (MusterDiceEntry *self,
                             guint            keyval,
                             GdkModifierType  modifiers)
{
  guint32 character = gdk_keyval_to_unicode (keyval);

  g_return_val_if_fail (MUSTER_IS_DICE_ENTRY (self), FALSE);

  if (self->tray == NULL ||
      (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0)
    return FALSE;
  if (keyval == GDK_KEY_BackSpace)
    return muster_dice_tray_erase (self->tray);
  return character > 0 && character < 127 && muster_dice_tray_type (self->tray, (char) character);
}
