/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-leader-dice.h"

#include "app/models/dice/muster-dice-seed.h"
#include "app/toolkit/muster-mnemonics.h"
#include "app/widgets/muster-dice-entry.h"
#include "core/muster-i18n.h"

struct _MusterLeaderDice
{
  AdwWindow parent_instance;

  MusterLeaderRoller *roller;
  MusterRandom random;

  GtkLabel *unit;
  GtkLabel *request;
  MusterDiceEntry *dice;
  GtkLabel *last;
};

G_DEFINE_FINAL_TYPE (MusterLeaderDice, muster_leader_dice, ADW_TYPE_WINDOW)

enum
{
  PROP_0,
  PROP_ROLLER,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
show_request (MusterLeaderDice *self)
{
  if (!muster_leader_roller_is_busy (self->roller))
    {
      gtk_window_destroy (GTK_WINDOW (self));
      return;
    }

  gtk_label_set_label (self->unit, muster_leader_roller_get_title (self->roller));
  gtk_label_set_label (self->request, muster_leader_roller_get_request (self->roller));
  g_object_set (self->dice, "purpose", muster_leader_roller_get_purpose (self->roller), NULL);
}

static void
appointed_cb (MusterLeaderDice *self,
              MusterForceUnit  *unit,
              const char       *words)
{
  g_autofree char *line =
    unit != NULL ? g_strdup_printf ("%s: %s", muster_force_unit_get_name (unit), words)
                 : g_strdup (words);

  gtk_label_set_label (self->last, line);
  gtk_widget_set_visible (GTK_WIDGET (self->last), TRUE);
}

static void
roll_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  MusterLeaderDice *self = MUSTER_LEADER_DICE (widget);

  muster_leader_roller_roll (self->roller, &self->random);
}

static gboolean
key_pressed_cb (MusterLeaderDice *self,
                guint             keyval,
                guint             keycode,
                GdkModifierType   modifiers)
{
  return muster_dice_entry_press_key (self->dice, keyval, modifiers);
}

static gboolean
muster_leader_dice_close_request (GtkWindow *window)
{
  MusterLeaderDice *self = MUSTER_LEADER_DICE (window);

  g_signal_handlers_disconnect_by_func (self->roller, show_request, self);
  muster_leader_roller_cancel (self->roller);

  return GTK_WINDOW_CLASS (muster_leader_dice_parent_class)->close_request (window);
}

static void
muster_leader_dice_constructed (GObject *object)
{
  MusterLeaderDice *self = MUSTER_LEADER_DICE (object);

  G_OBJECT_CLASS (muster_leader_dice_parent_class)->constructed (object);

  if (muster_leader_roller_has_army (self->roller))
    gtk_window_set_title (GTK_WINDOW (self), _("Roll for an Army"));
  muster_dice_entry_set_tray (self->dice, muster_leader_roller_get_tray (self->roller));
  g_signal_connect_object (self->roller, "notify::is-busy", G_CALLBACK (show_request), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->roller, "appointed", G_CALLBACK (appointed_cb), self,
                           G_CONNECT_SWAPPED);
  show_request (self);
}

static void
muster_leader_dice_finalize (GObject *object)
{
  MusterLeaderDice *self = MUSTER_LEADER_DICE (object);

  g_clear_object (&self->roller);

  G_OBJECT_CLASS (muster_leader_dice_parent_class)->finalize (object);
}

static void
muster_leader_dice_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_ROLLER:
      g_value_set_object (value, MUSTER_LEADER_DICE (object)->roller);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_leader_dice_set_property (GObject      *object,
                                 guint         prop_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_ROLLER:
      MUSTER_LEADER_DICE (object)->roller = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_leader_dice_class_init (MusterLeaderDiceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GtkWindowClass *window_class = GTK_WINDOW_CLASS (klass);

  object_class->constructed = muster_leader_dice_constructed;
  object_class->finalize = muster_leader_dice_finalize;
  object_class->get_property = muster_leader_dice_get_property;
  object_class->set_property = muster_leader_dice_set_property;
  window_class->close_request = muster_leader_dice_close_request;

  properties[PROP_ROLLER] =
    g_param_spec_object ("roller", NULL, NULL, MUSTER_TYPE_LEADER_ROLLER,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (MUSTER_TYPE_DICE_ENTRY);
  gtk_widget_class_install_action (widget_class, "dice.roll", NULL, roll_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_r, GDK_CONTROL_MASK, "dice.roll",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-leader-dice.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterLeaderDice, unit);
  gtk_widget_class_bind_template_child (widget_class, MusterLeaderDice, request);
  gtk_widget_class_bind_template_child (widget_class, MusterLeaderDice, dice);
  gtk_widget_class_bind_template_child (widget_class, MusterLeaderDice, last);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
}

static void
muster_leader_dice_init (MusterLeaderDice *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  muster_mnemonics_name (GTK_WIDGET (self));
  muster_dice_seed (&self->random);
}

/**
 * muster_leader_dice_new:
 * @roller: that awaits dice
 *
 * Returns: (transfer none): to be presented
 */
MusterLeaderDice *
muster_leader_dice_new (GtkWindow          *parent,
                        MusterLeaderRoller *roller)
{
  g_return_val_if_fail (muster_leader_roller_is_busy (roller), NULL);

  return g_object_new (MUSTER_TYPE_LEADER_DICE, "transient-for", parent, "roller", roller, NULL);
}
