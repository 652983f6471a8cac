/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/campaign/muster-campaign-act-card.h"

#include "app/form/muster-field-row.h"
#include "app/form/muster-field-table.h"
#include "app/toolkit/muster-accessible.h"
#include "app/toolkit/muster-text-label.h"
#include "app/toolkit/muster-widget-children.h"
#include "app/widgets/muster-dice-entry.h"
#include "app/widgets/muster-rule-links.h"
#include "core/muster-i18n.h"

struct _MusterCampaignActCard
{
  GtkWidget parent_instance;

  MusterCampaignAct *act;
  char *verb;
  GtkBox *fields;
  GtkSizeGroup *labels;
  GPtrArray *rows; /* for each field, the child of the box that shows it */
  GtkLabel *question;
  MusterDiceEntry *dice;
  GtkWidget *again;
  GtkLabel *refusal;
  GtkLabel *preview;
  MusterRuleLinks *rules;
  GtkWidget *give;
};

G_DEFINE_FINAL_TYPE (MusterCampaignActCard, muster_campaign_act_card, GTK_TYPE_WIDGET)

static guint failed_signal;

static void
set_text (GtkLabel   *label,
          const char *text)
{
  gtk_label_set_label (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), *text != '\0');
}

static const char *
get_roll_label (MusterCampaignActCard *self)
{
  return muster_campaign_act_is_change (self->act) ? _("Roll the Rest") : _("Roll the Rest and Record");
}

static void
show_act (MusterCampaignActCard *self)
{
  gboolean asking = muster_campaign_act_is_asking (self->act);
  g_autofree char *question = muster_campaign_act_dup_question (self->act);
  g_autofree char *preview = muster_campaign_act_dup_preview (self->act);
  g_auto (GStrv) rules = muster_campaign_act_dup_rules (self->act);
  gboolean had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self->dice)) != NULL;

  set_text (self->question, question);
  set_text (self->refusal, muster_campaign_act_get_refusal (self->act));
  set_text (self->preview, preview);
  muster_rule_links_set_rules (self->rules, (const char *const *) rules);
  gtk_widget_set_visible (GTK_WIDGET (self->dice), asking);
  g_object_set (self->dice, "purpose", question, NULL);
  gtk_widget_set_visible (self->again, muster_campaign_act_has_dice (self->act));
  gtk_button_set_label (GTK_BUTTON (self->give), asking ? get_roll_label (self) : self->verb);
  gtk_widget_set_sensitive (self->give, muster_campaign_act_is_ready (self->act));
  if (had_focus && !asking)
    gtk_widget_grab_focus (self->give);
}

static void
give_cb (MusterCampaignActCard *self)
{
  g_autoptr (MusterCampaignAct) act = g_object_ref (self->act);
  g_autoptr (MusterCampaignActCard) keep = g_object_ref (self);
  g_autoptr (GError) error = NULL;

  if (!gtk_widget_get_sensitive (self->give))
    return;
  if (!muster_campaign_act_give (act, &error))
    g_signal_emit (self, failed_signal, 0, error);
}

static void
throw_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  muster_campaign_act_throw (MUSTER_CAMPAIGN_ACT_CARD (widget)->act);
}

static void
again_cb (MusterCampaignActCard *self)
{
  muster_campaign_act_take_up_dice (self->act);
  gtk_widget_grab_focus (GTK_WIDGET (self->dice));
}

/* Fields that are cells of one table share a widget. */
static GtkWidget *
show_field (MusterCampaignActCard *self,
            MusterFormField       *field)
{
  GtkWidget *last = gtk_widget_get_last_child (GTK_WIDGET (self->fields));
  GtkWidget *row;

  if (muster_form_field_get_table (field) == NULL)
    {
      row = muster_field_row_new (field);
      muster_field_row_align (MUSTER_FIELD_ROW (row), self->labels);
      g_signal_connect_object (row, "activate", G_CALLBACK (give_cb), self, G_CONNECT_SWAPPED);
    }
  else if (last != NULL && MUSTER_IS_FIELD_TABLE (last) &&
           muster_field_table_takes (MUSTER_FIELD_TABLE (last), field))
    {
      muster_field_table_add (MUSTER_FIELD_TABLE (last), field);
      return last;
    }
  else
    {
      row = muster_field_table_new (field);
    }
  gtk_box_append (self->fields, row);
  return row;
}

/* Fields only change at the end of a form. */
static void
fields_changed_cb (MusterCampaignActCard *self,
                   guint                  position,
                   guint                  n_removed,
                   guint                  n_added,
                   GListModel            *fields)
{
  for (guint i = self->rows->len; i > position; i--)
    {
      GtkWidget *row = self->rows->pdata[i - 1];

      if (MUSTER_IS_FIELD_TABLE (row) && muster_field_table_drop (MUSTER_FIELD_TABLE (row)))
        continue;
      gtk_box_remove (self->fields, row);
    }
  g_ptr_array_set_size (self->rows, (int) MIN (position, self->rows->len));
  for (guint i = position; i < g_list_model_get_n_items (fields); i++)
    {
      g_autoptr (MusterFormField) field = g_list_model_get_item (fields, i);

      g_ptr_array_add (self->rows, show_field (self, field));
    }
}

static gboolean
key_pressed_cb (MusterCampaignActCard *self,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        modifiers)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  /* Digits that the user types into a text field are not dice. */
  return muster_campaign_act_is_asking (self->act) && (focus == NULL || !GTK_IS_EDITABLE (focus)) &&
         muster_dice_entry_press_key (self->dice, keyval, modifiers);
}

static gboolean
muster_campaign_act_card_grab_focus (GtkWidget *widget)
{
  MusterCampaignActCard *self = MUSTER_CAMPAIGN_ACT_CARD (widget);
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (self->fields));

  if (first != NULL)
    return gtk_widget_grab_focus (first);
  return gtk_widget_grab_focus (muster_campaign_act_is_asking (self->act) ? GTK_WIDGET (self->dice)
                                                                          : self->give);
}

static void
muster_campaign_act_card_dispose (GObject *object)
{
  MusterCampaignActCard *self = MUSTER_CAMPAIGN_ACT_CARD (object);

  muster_widget_unparent_children (GTK_WIDGET (self));
  g_clear_object (&self->act);
  g_clear_object (&self->labels);
  g_clear_object (&self->give);
  g_clear_pointer (&self->verb, g_free);
  g_clear_pointer (&self->rows, g_ptr_array_unref);

  G_OBJECT_CLASS (muster_campaign_act_card_parent_class)->dispose (object);
}

static void
muster_campaign_act_card_class_init (MusterCampaignActCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_campaign_act_card_dispose;
  widget_class->grab_focus = muster_campaign_act_card_grab_focus;

  failed_signal = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_ERROR);
  gtk_widget_class_install_action (widget_class, "act.throw", NULL, throw_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkLabel *
add_label (GtkWidget  *box,
           const char *text,
           const char *style)
{
  GtkWidget *label = muster_text_label_new (text, style);

  gtk_widget_set_visible (label, *text != '\0');
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static void
muster_campaign_act_card_init (MusterCampaignActCard *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->rows = g_ptr_array_new ();
  self->labels = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/* @title: (nullable): NULL if it stands in a header, where the button stands as well */
static void
build (MusterCampaignActCard *self,
       const char            *title)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  g_autofree char *rule = muster_campaign_act_dup_rule (self->act);

  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "campaign-card");
  if (title != NULL)
    add_label (box, title, "heading");
  add_label (box, rule, "dim-label");
  self->fields = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 8));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->fields));
  self->question = add_label (box, "", "plan-question");
  self->dice = MUSTER_DICE_ENTRY (muster_dice_entry_new ("act.throw"));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->dice));
  self->refusal = add_label (box, "", "warning");
  self->preview = add_label (box, "", "plan-lines");
  self->rules = MUSTER_RULE_LINKS (muster_rule_links_new ());
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->rules));
  self->again = gtk_button_new_with_mnemonic (_("Enter the _Dice Again"));
  gtk_widget_set_halign (self->again, GTK_ALIGN_START);
  g_signal_connect_object (self->again, "clicked", G_CALLBACK (again_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), self->again);
  self->give = g_object_ref_sink (gtk_button_new_with_label (self->verb));
  gtk_widget_add_css_class (self->give, "suggested-action");
  g_signal_connect_object (self->give, "clicked", G_CALLBACK (give_cb), self, G_CONNECT_SWAPPED);
  if (title != NULL)
    {
      gtk_widget_set_halign (self->give, GTK_ALIGN_START);
      gtk_box_append (GTK_BOX (box), self->give);
    }
  gtk_widget_set_parent (box, GTK_WIDGET (self));
}

static GtkWidget *
new_card (MusterCampaignAct *act,
          const char        *title,
          const char        *verb,
          gboolean           is_bare)
{
  MusterCampaignActCard *self = g_object_new (MUSTER_TYPE_CAMPAIGN_ACT_CARD, NULL);
  GListModel *fields = muster_campaign_slip_get_fields (muster_campaign_act_get_slip (act));

  self->act = g_object_ref (act);
  self->verb = g_strdup (verb);
  build (self, is_bare ? NULL : title);
  muster_accessible_set_label (GTK_WIDGET (self), title);
  muster_dice_entry_set_tray (self->dice, muster_campaign_act_get_tray (act));
  g_signal_connect_object (fields, "items-changed", G_CALLBACK (fields_changed_cb), self, G_CONNECT_SWAPPED);
  fields_changed_cb (self, 0, 0, g_list_model_get_n_items (fields), fields);
  g_signal_connect_object (act, "changed", G_CALLBACK (show_act), self, G_CONNECT_SWAPPED);
  show_act (self);
  return GTK_WIDGET (self);
}

GtkWidget *
muster_campaign_act_card_new (MusterCampaignAct *act,
                              const char        *title,
                              const char        *verb)
{
  return new_card (act, title, verb, FALSE);
}

GtkWidget *
muster_campaign_act_card_new_bare (MusterCampaignAct *act,
                                   const char        *title,
                                   const char        *verb)
{
  return new_card (act, title, verb, TRUE);
}

GtkWidget *
muster_campaign_act_card_get_button (MusterCampaignActCard *self)
{
  g_return_val_if_fail (MUSTER_IS_CAMPAIGN_ACT_CARD (self), NULL);

  return self->give;
}
