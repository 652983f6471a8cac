/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-tally-bar.h"

#include "app/models/muster-tally-item.h"
#include "core/muster-i18n.h"

struct _MusterTallyBar
{
  GtkWidget parent_instance;

  GListModel *model;
  GSignalGroup *signals;
  GtkWidget *scroller;
  GtkBox *box;
};

G_DEFINE_FINAL_TYPE (MusterTallyBar, muster_tally_bar, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_MODEL,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static GtkWidget *
new_tally (MusterTallyItem *item)
{
  GtkWidget *tally = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (muster_tally_item_get_label (item));
  GtkWidget *value = gtk_label_new (muster_tally_item_get_value (item));
  const char *note = muster_tally_item_get_note (item);

  gtk_widget_add_css_class (value, "tally");
  gtk_widget_add_css_class (value, "numeric");
  gtk_widget_set_valign (value, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (tally), label);
  gtk_box_append (GTK_BOX (tally), value);
  if (*note != '\0')
    gtk_widget_set_tooltip_text (tally, note);

  return tally;
}

static void
show_model (MusterTallyBar *self)
{
  guint n_items = self->model != NULL ? g_list_model_get_n_items (self->model) : 0;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->box))) != NULL)
    gtk_box_remove (self->box, child);
  for (guint i = 0; i < n_items; i++)
    {
      g_autoptr(MusterTallyItem) item = g_list_model_get_item (self->model, i);

      gtk_box_append (self->box, new_tally (item));
    }
}

static void
muster_tally_bar_dispose (GObject *object)
{
  MusterTallyBar *self = MUSTER_TALLY_BAR (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->model);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);

  G_OBJECT_CLASS (muster_tally_bar_parent_class)->dispose (object);
}

static void
muster_tally_bar_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  MusterTallyBar *self = MUSTER_TALLY_BAR (object);

  switch (prop_id)
    {
    case PROP_MODEL:
      g_value_set_object (value, self->model);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_tally_bar_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  MusterTallyBar *self = MUSTER_TALLY_BAR (object);

  switch (prop_id)
    {
    case PROP_MODEL:
      muster_tally_bar_set_model (self, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_tally_bar_class_init (MusterTallyBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = muster_tally_bar_dispose;
  object_class->get_property = muster_tally_bar_get_property;
  object_class->set_property = muster_tally_bar_set_property;

  properties[PROP_MODEL] =
    g_param_spec_object ("model", NULL, NULL, G_TYPE_LIST_MODEL,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "tallies");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
muster_tally_bar_init (MusterTallyBar *self)
{
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 18));
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_EXTERNAL,
                                  GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), GTK_WIDGET (self->box));
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Objectives and trackers"), -1);

  self->signals = g_signal_group_new (G_TYPE_LIST_MODEL);
  g_signal_group_connect_swapped (self->signals, "items-changed", G_CALLBACK (show_model), self);
}

void
muster_tally_bar_set_model (MusterTallyBar *self,
                            GListModel     *model)
{
  g_return_if_fail (MUSTER_IS_TALLY_BAR (self));
  g_return_if_fail (model == NULL || G_IS_LIST_MODEL (model));

  if (!g_set_object (&self->model, model))
    return;

  g_signal_group_set_target (self->signals, model);
  show_model (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODEL]);
}
