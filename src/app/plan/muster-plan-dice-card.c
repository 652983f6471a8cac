/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/plan/muster-plan-dice-card.h"

#include "app/toolkit/muster-mnemonics.h"
#include "app/toolkit/muster-text-label.h"
#include "app/toolkit/muster-widget-children.h"
#include "app/widgets/muster-dice-entry.h"
#include "core/muster-i18n.h"

struct _MusterPlanDiceCard
{
  GtkWidget parent_instance;

  MusterPlanDice *dice;

  GtkLabel *title;
  GtkLabel *question;
  GtkLabel *lines;
  MusterDiceEntry *entry;
  GtkWidget *type_button;
  GtkWidget *roll_button;
  GtkWidget *cancel_button;
};

G_DEFINE_FINAL_TYPE (MusterPlanDiceCard, muster_plan_dice_card, GTK_TYPE_WIDGET)

static void
show_dice (MusterPlanDiceCard *self)
{
  gboolean asking = muster_plan_dice_is_asking (self->dice);
  const char *lines = muster_plan_dice_get_lines (self->dice);
  const char *question = muster_plan_dice_get_question (self->dice);
  g_autofree char *purpose = muster_plan_dice_dup_purpose (self->dice);
  gboolean had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self->entry)) != NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), asking || muster_plan_dice_is_possible (self->dice));
  gtk_label_set_label (self->lines, lines);
  gtk_widget_set_visible (GTK_WIDGET (self->lines), *lines != '\0');
  gtk_label_set_label (self->question, question);
  gtk_widget_set_visible (GTK_WIDGET (self->question), asking);
  gtk_widget_set_visible (GTK_WIDGET (self->entry), asking);
  gtk_widget_set_visible (self->type_button, !asking);
  gtk_widget_set_visible (self->cancel_button, asking);
  gtk_widget_set_visible (self->roll_button, !asking || muster_plan_dice_has_many (self->dice));
  gtk_button_set_label (GTK_BUTTON (self->roll_button), asking ? _("_Roll the Rest") : _("_Roll"));
  muster_mnemonics_name (self->roll_button);
  g_object_set (self->entry, "purpose", purpose, NULL);

  /* The entry disappears after the last die, so move the focus to a widget nearby. */
  if (had_focus && !asking)
    gtk_widget_grab_focus (self->type_button);
}

static void
type_clicked_cb (MusterPlanDiceCard *self)
{
  muster_plan_dice_ask (self->dice);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

static void
roll_clicked_cb (MusterPlanDiceCard *self)
{
  muster_plan_dice_roll (self->dice);
}

static void
cancel_clicked_cb (MusterPlanDiceCard *self)
{
  muster_plan_dice_cancel (self->dice);
  gtk_widget_grab_focus (self->type_button);
}

/* Throws only the dice that are asked for now. */
static void
throw_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  muster_plan_dice_throw (MUSTER_PLAN_DICE_CARD (widget)->dice);
}

static gboolean
key_pressed_cb (MusterPlanDiceCard *self,
                guint               keyval,
                guint               keycode,
                GdkModifierType     modifiers)
{
  if (!muster_plan_dice_is_asking (self->dice))
    return FALSE;
  if (keyval == GDK_KEY_Escape)
    {
      cancel_clicked_cb (self);
      return TRUE;
    }
  return muster_dice_entry_press_key (self->entry, keyval, modifiers);
}

static void
muster_plan_dice_card_dispose (GObject *object)
{
  MusterPlanDiceCard *self = MUSTER_PLAN_DICE_CARD (object);

  g_clear_object (&self->dice);
  muster_widget_unparent_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (muster_plan_dice_card_parent_class)->dispose (object);
}

static void
muster_plan_dice_card_class_init (MusterPlanDiceCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_plan_dice_card_dispose;
  gtk_widget_class_install_action (widget_class, "dice.roll", NULL, throw_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_r, GDK_CONTROL_MASK, "dice.roll",
                                       NULL);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkLabel *
add_label (GtkWidget  *box,
           const char *style)
{
  GtkWidget *label = muster_text_label_new (NULL, style);

  gtk_box_append (GTK_BOX (box), label);

  return GTK_LABEL (label);
}

static GtkWidget *
add_button (MusterPlanDiceCard *self,
            GtkWidget          *box,
            const char         *label,
            GCallback           clicked_cb)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  muster_mnemonics_name (button);
  g_signal_connect_object (button, "clicked", clicked_cb, self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), button);

  return button;
}

static void
muster_plan_dice_card_init (MusterPlanDiceCard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "plan-dice");
  self->title = add_label (box, "heading");
  self->lines = add_label (box, "plan-lines");
  self->question = add_label (box, "plan-question");
  self->entry = MUSTER_DICE_ENTRY (muster_dice_entry_new ("dice.roll"));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->entry));
  self->type_button = add_button (self, buttons, _("_Type in the Dice"), G_CALLBACK (type_clicked_cb));
  self->cancel_button = add_button (self, buttons, _("Ca_ncel"), G_CALLBACK (cancel_clicked_cb));
  self->roll_button = add_button (self, buttons, _("_Roll"), G_CALLBACK (roll_clicked_cb));
  gtk_box_append (GTK_BOX (box), buttons);
  gtk_widget_set_parent (box, GTK_WIDGET (self));

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
muster_plan_dice_card_new (MusterPlanDice *dice,
                           const char     *title)
{
  MusterPlanDiceCard *self = g_object_new (MUSTER_TYPE_PLAN_DICE_CARD, NULL);

  self->dice = g_object_ref (dice);
  gtk_label_set_label (self->title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  muster_dice_entry_set_tray (self->entry, muster_plan_dice_get_tray (dice));
  g_signal_connect_object (dice, "changed", G_CALLBACK (show_dice), self, G_CONNECT_SWAPPED);
  show_dice (self);

  return GTK_WIDGET (self);
}
