/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-dice-row.h"

#include <string.h>

#include "app/toolkit/muster-flow-layout.h"
#include "app/toolkit/muster-widget-children.h"
#include "core/muster-i18n.h"

#define SPACING 5

struct _MusterDiceRow
{
  GtkWidget parent_instance;

  MusterDiceTray *tray;
  char *purpose;
  GSignalGroup *signals;
};

G_DEFINE_FINAL_TYPE (MusterDiceRow, muster_dice_row, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_TRAY,
  PROP_PURPOSE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
pressed_cb (GtkGestureClick *gesture,
            int              n_press,
            double           x,
            double           y,
            MusterDiceRow   *self)
{
  GtkWidget *pressed = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  guint index = 0;

  for (GtkWidget *box = gtk_widget_get_first_child (GTK_WIDGET (self)); box != pressed;
       box = gtk_widget_get_next_sibling (box))
    index++;

  if (self->tray != NULL)
    muster_dice_tray_set_cursor (self->tray, index);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
add_box (MusterDiceRow *self)
{
  GtkWidget *box = gtk_label_new (NULL);
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_widget_add_css_class (box, "die");
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (box, GTK_EVENT_CONTROLLER (click));
  gtk_widget_set_parent (box, GTK_WIDGET (self));
}

static void
fit_boxes (MusterDiceRow *self,
           guint          n_boxes)
{
  guint n_shown = 0;

  for (GtkWidget *box = gtk_widget_get_first_child (GTK_WIDGET (self)); box != NULL;
       box = gtk_widget_get_next_sibling (box))
    n_shown++;
  for (; n_shown < n_boxes; n_shown++)
    add_box (self);
  for (; n_shown > n_boxes; n_shown--)
    gtk_widget_unparent (gtk_widget_get_last_child (GTK_WIDGET (self)));
}

static void
set_class (GtkWidget  *widget,
           const char *css_class,
           gboolean    on)
{
  if (on)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

static void
describe (MusterDiceRow *self)
{
  g_autofree char *text = NULL;
  g_autofree char *label = NULL;

  if (self->tray == NULL)
    return;

  g_object_get (self->tray, "text", &text, NULL);
  if (self->purpose == NULL || *self->purpose == '\0')
    label = g_strdup (_("Dice"));
  else
    /* Translators: what dice decide, and the dice entered so far, "_" for those to come. */
    label = g_strdup_printf (_("Dice for %s: %s"), self->purpose, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
show_tray (MusterDiceRow *self)
{
  guint n_faces = self->tray != NULL ? muster_dice_tray_get_n_faces (self->tray) : 0;

  GtkWidget *box;

  fit_boxes (self, n_faces);
  box = gtk_widget_get_first_child (GTK_WIDGET (self));
  for (guint i = 0; i < n_faces; i++, box = gtk_widget_get_next_sibling (box))
    {
      gboolean is_cards = muster_dice_tray_is_cards (self->tray);
      gboolean is_entered = muster_dice_tray_has_face (self->tray, i);
      g_autofree char *face = muster_dice_tray_dup_face (self->tray, i);

      /* Draw a complete card with its sign; one without a suit yet is shown as typed so far. */
      if (is_cards && is_entered && strlen (face) == 2)
        gtk_label_set_label (GTK_LABEL (box),
                             muster_card_get_sign (muster_dice_tray_get_faces (self->tray)[i]));
      else
        gtk_label_set_label (GTK_LABEL (box), face);
      set_class (box, "counts", muster_dice_tray_counts (self->tray, i));
      set_class (box, "entered", is_entered);
      set_class (box, "cursor", i == muster_dice_tray_get_cursor (self->tray));
      set_class (box, "card-face", is_cards);
      set_class (box, "red", is_cards && is_entered &&
                               muster_card_is_red (muster_dice_tray_get_faces (self->tray)[i]));
    }

  gtk_widget_set_visible (GTK_WIDGET (self), n_faces > 0);
  describe (self);
}

static void
muster_dice_row_dispose (GObject *object)
{
  MusterDiceRow *self = MUSTER_DICE_ROW (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->tray);
  muster_widget_unparent_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (muster_dice_row_parent_class)->dispose (object);
}

static void
muster_dice_row_finalize (GObject *object)
{
  MusterDiceRow *self = MUSTER_DICE_ROW (object);

  g_clear_pointer (&self->purpose, g_free);

  G_OBJECT_CLASS (muster_dice_row_parent_class)->finalize (object);
}

static void
muster_dice_row_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  MusterDiceRow *self = MUSTER_DICE_ROW (object);

  switch (prop_id)
    {
    case PROP_TRAY:
      g_value_set_object (value, self->tray);
      break;
    case PROP_PURPOSE:
      g_value_set_string (value, self->purpose);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_dice_row_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  MusterDiceRow *self = MUSTER_DICE_ROW (object);

  switch (prop_id)
    {
    case PROP_TRAY:
      muster_dice_row_set_tray (self, g_value_get_object (value));
      break;
    case PROP_PURPOSE:
      g_free (self->purpose);
      self->purpose = g_value_dup_string (value);
      describe (self);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_dice_row_class_init (MusterDiceRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = muster_dice_row_dispose;
  object_class->finalize = muster_dice_row_finalize;
  object_class->get_property = muster_dice_row_get_property;
  object_class->set_property = muster_dice_row_set_property;

  properties[PROP_TRAY] =
    g_param_spec_object ("tray", NULL, NULL, MUSTER_TYPE_DICE_TRAY,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_PURPOSE] =
    g_param_spec_string ("purpose", NULL, NULL, NULL, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "dice");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
muster_dice_row_init (MusterDiceRow *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), muster_flow_layout_new (SPACING));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);

  self->signals = g_signal_group_new (MUSTER_TYPE_DICE_TRAY);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (show_tray), self);
}

void
muster_dice_row_set_tray (MusterDiceRow  *self,
                          MusterDiceTray *tray)
{
  g_return_if_fail (MUSTER_IS_DICE_ROW (self));
  g_return_if_fail (tray == NULL || MUSTER_IS_DICE_TRAY (tray));

  if (!g_set_object (&self->tray, tray))
    return;

  g_signal_group_set_target (self->signals, tray);
  show_tray (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TRAY]);
}
