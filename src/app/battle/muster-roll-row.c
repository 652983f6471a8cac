/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-roll-row.h"

#include "app/toolkit/muster-late-menu.h"
#include "app/toolkit/muster-tooltip.h"
#include "core/muster-i18n.h"
#include "core/muster-signal.h"

struct _MusterRollRow
{
  MusterPanel parent_instance;

  MusterRollItem *item;

  GtkLabel *purpose;
  GtkLabel *faces;
  GtkLabel *origin;
  GtkWidget *change;
  GtkMenuButton *again;
};

G_DEFINE_FINAL_TYPE (MusterRollRow, muster_roll_row, MUSTER_TYPE_PANEL)

enum
{
  SIGNAL_REOPEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
clicked_cb (MusterRollRow *self)
{
  g_signal_emit (self, signals[SIGNAL_REOPEN], 0);
}

/* Offers the units that may have the roll thrown again, as a menu for battle.throw-again. */
static void
offer_again (MusterRollRow *self)
{
  guint n_helpers = muster_roll_item_get_n_helpers (self->item);
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autofree char *label = NULL;

  for (guint i = 0; i < n_helpers; i++)
    {
      g_autoptr (GMenuItem) entry = NULL;
      g_autofree char *text = NULL;
      const char *name;
      int unit = muster_roll_item_get_helper (self->item, i, &name);

      /* Translators: a unit whose leader lets a roll be thrown a second time. */
      text = g_strdup_printf (_("Throw again: %s"), name);
      entry = g_menu_item_new (text, NULL);
      g_menu_item_set_action_and_target (entry, "battle.throw-again", "(uu)",
                                         muster_roll_item_get_index (self->item), (guint) unit);
      g_menu_append_item (menu, entry);
    }

  muster_late_menu_set (self->again, G_MENU_MODEL (menu));
  gtk_widget_set_visible (GTK_WIDGET (self->again), n_helpers > 0);
  /* Translators: %s is what a roll was for, as in "To hit". */
  label = g_strdup_printf (_("Throw again: %s"), muster_roll_item_get_purpose (self->item));
  muster_tooltip_set (GTK_WIDGET (self->again), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->again), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
}

static void
muster_roll_row_dispose (GObject *object)
{
  MusterRollRow *self = MUSTER_ROLL_ROW (object);

  g_clear_object (&self->item);

  G_OBJECT_CLASS (muster_roll_row_parent_class)->dispose (object);
}

static void
muster_roll_row_class_init (MusterRollRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = muster_roll_row_dispose;

  signals[SIGNAL_REOPEN] = muster_signal_new ("reopen", G_TYPE_FROM_CLASS (klass));

  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-roll-row.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterRollRow, purpose);
  gtk_widget_class_bind_template_child (widget_class, MusterRollRow, faces);
  gtk_widget_class_bind_template_child (widget_class, MusterRollRow, origin);
  gtk_widget_class_bind_template_child (widget_class, MusterRollRow, change);
  gtk_widget_class_bind_template_child (widget_class, MusterRollRow, again);
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);
}

static void
muster_roll_row_init (MusterRollRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
muster_roll_row_new (MusterRollItem *item)
{
  MusterRollRow *self = g_object_new (MUSTER_TYPE_ROLL_ROW, NULL);
  g_autofree char *change = NULL;

  self->item = g_object_ref (item);
  gtk_label_set_label (self->purpose, muster_roll_item_get_purpose (self->item));
  gtk_label_set_label (self->faces, muster_roll_item_get_faces (self->item));
  gtk_label_set_label (self->origin, muster_roll_item_get_origin (self->item));
  /* Translators: %s is what a roll was for, as in "To hit". */
  change = g_strdup_printf (_("Change roll: %s"), muster_roll_item_get_purpose (self->item));
  muster_tooltip_set (self->change, change);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->change), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  change, -1);
  offer_again (self);
  return GTK_WIDGET (self);
}

MusterRollItem *
muster_roll_row_get_item (MusterRollRow *self)
{
  g_return_val_if_fail (MUSTER_IS_ROLL_ROW (self), NULL);

  return self->item;
}
