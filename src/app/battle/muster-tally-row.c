/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-tally-row.h"

#include "app/toolkit/muster-text-label.h"
#include "app/toolkit/muster-tooltip.h"
#include "app/toolkit/muster-widget-children.h"
#include "core/muster-i18n.h"

struct _MusterTallyRow
{
  GtkWidget parent_instance;

  MusterTallyItem *item;
  GtkWidget *box;
  GtkLabel *value;                     /* for a tally that is not an objective */
  GtkLabel *counts[MUSTER_MAX_SIDES];  /* NULL if the side cannot score it */
};

G_DEFINE_FINAL_TYPE (MusterTallyRow, muster_tally_row, GTK_TYPE_WIDGET)

static void
show_counts (MusterTallyRow *self)
{
  if (self->value != NULL)
    gtk_label_set_label (self->value, muster_tally_item_get_value (self->item));

  for (guint side = 0; side < MUSTER_MAX_SIDES; side++)
    if (self->counts[side] != NULL)
      {
        g_autofree char *count =
          g_strdup_printf ("%d", muster_tally_item_get_count (self->item, side));

        gtk_label_set_label (self->counts[side], count);
      }
}

static GtkWidget *
new_label (const char *text,
           const char *css_class)
{
  GtkWidget *label = muster_text_label_new (text, css_class);

  gtk_widget_set_hexpand (label, TRUE);
  return label;
}

static GtkWidget *
new_step (MusterTallyRow *self,
          guint           side,
          int             count,
          const char     *side_name)
{
  GtkWidget *button = gtk_button_new_from_icon_name (count > 0 ? "list-add-symbolic"
                                                               : "list-remove-symbolic");
  /* Translators: a button: a side, and an objective that it has one more or one less of. */
  g_autofree char *label = g_strdup_printf (count > 0 ? _("%s: one more, %s") : _("%s: one less, %s"),
                                            side_name, muster_tally_item_get_label (self->item));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "battle.award");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(sii)",
                                    muster_tally_item_get_objective (self->item), (int) side, count);
  muster_tooltip_set (button, label);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "circular");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return button;
}

/* "Natal Column, 2 points each   − 3 +" */
static GtkWidget *
new_counter (MusterTallyRow    *self,
             const MusterSetup *setup,
             guint              side)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *count = gtk_label_new (NULL);
  int worth = muster_tally_item_get_worth (self->item, side);
  const char *name = setup->sides[side].name;
  /* Translators: a side, and the points that it gets for each of something. */
  g_autofree char *who = worth == 0 ? g_strdup (name)
                                    : g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%s · %d point each",
                                                                  "%s · %d points each",
                                                                  (gulong) ABS (worth)),
                                                       name, worth);

  gtk_widget_add_css_class (count, "tally");
  gtk_widget_add_css_class (count, "numeric");
  gtk_widget_set_valign (count, GTK_ALIGN_CENTER);
  gtk_label_set_width_chars (GTK_LABEL (count), 2);
  self->counts[side] = GTK_LABEL (count);
  gtk_box_append (GTK_BOX (box), new_label (who, "caption"));
  gtk_box_append (GTK_BOX (box), new_step (self, side, -1, setup->sides[side].name));
  gtk_box_append (GTK_BOX (box), count);
  gtk_box_append (GTK_BOX (box), new_step (self, side, 1, setup->sides[side].name));
  return box;
}

static void
build (MusterTallyRow    *self,
       const MusterSetup *setup)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_box_append (GTK_BOX (head), new_label (muster_tally_item_get_label (self->item), "heading"));
  gtk_box_append (GTK_BOX (self->box), head);
  if (muster_tally_item_get_objective (self->item) == NULL)
    {
      self->value = GTK_LABEL (gtk_label_new (NULL));
      gtk_widget_add_css_class (GTK_WIDGET (self->value), "tally");
      gtk_widget_add_css_class (GTK_WIDGET (self->value), "numeric");
      gtk_widget_set_valign (GTK_WIDGET (self->value), GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->value));
      return;
    }

  if (muster_tally_item_is_automatic (self->item))
    {
      GtkWidget *note = new_label (_("counted automatically"), "caption");

      gtk_widget_set_hexpand (note, FALSE);
      gtk_widget_add_css_class (note, "dim-label");
      gtk_box_append (GTK_BOX (head), note);
    }
  for (guint side = 0; side < setup->n_sides; side++)
    if (muster_tally_item_can_score (self->item, side))
      gtk_box_append (GTK_BOX (self->box), new_counter (self, setup, side));
}

static void
muster_tally_row_dispose (GObject *object)
{
  MusterTallyRow *self = MUSTER_TALLY_ROW (object);

  g_clear_object (&self->item);
  muster_widget_unparent_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (muster_tally_row_parent_class)->dispose (object);
}

static void
muster_tally_row_class_init (MusterTallyRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = muster_tally_row_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
muster_tally_row_init (MusterTallyRow *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
muster_tally_row_new (MusterTallyItem   *item,
                      const MusterSetup *setup)
{
  MusterTallyRow *self;

  g_return_val_if_fail (MUSTER_IS_TALLY_ITEM (item), NULL);

  self = g_object_new (MUSTER_TYPE_TALLY_ROW, NULL);
  self->item = g_object_ref (item);
  build (self, setup);
  show_counts (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  muster_tally_item_get_label (item), -1);
  g_signal_connect_object (item, "changed", G_CALLBACK (show_counts), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
