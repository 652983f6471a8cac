/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-tally-bar.h"

#include "app/models/battle/muster-tally-item.h"
#include "app/toolkit/muster-tooltip.h"
#include "app/toolkit/muster-widget-children.h"
#include "core/muster-i18n.h"

/* In pixels, between two tallies. */
#define SPACING 18

struct _MusterTallyBar
{
  GtkWidget parent_instance;

  GListModel *model;
  GSignalGroup *signals;
  gboolean compact;
  GtkWidget *more; /* shows that some have no room; the last child */
};

G_DEFINE_FINAL_TYPE (MusterTallyBar, muster_tally_bar, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_MODEL,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* The value is the last child of the widget that new_tally() makes. */
static void
show_value (GtkWidget       *tally,
            MusterTallyItem *item)
{
  const char *note = muster_tally_item_get_note (item);

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (tally)),
                       muster_tally_item_get_value (item));
  muster_tooltip_set (tally, *note != '\0' ? note : NULL);
}

static GtkWidget *
new_tally (MusterTallyItem *item)
{
  GtkWidget *tally = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (muster_tally_item_get_label (item));
  GtkWidget *value = gtk_label_new (NULL);

  gtk_widget_add_css_class (value, "tally");
  gtk_widget_add_css_class (value, "numeric");
  gtk_widget_set_valign (value, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (tally), label);
  gtk_box_append (GTK_BOX (tally), value);
  show_value (tally, item);
  g_signal_connect_object (item, "changed", G_CALLBACK (show_value), tally, G_CONNECT_SWAPPED);

  return tally;
}

static void
show_model (MusterTallyBar *self)
{
  guint n_items = self->model != NULL ? g_list_model_get_n_items (self->model) : 0;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != self->more)
    gtk_widget_unparent (child);
  for (guint i = 0; i < n_items; i++)
    {
      g_autoptr (MusterTallyItem) item = g_list_model_get_item (self->model, i);

      gtk_widget_insert_before (new_tally (item), GTK_WIDGET (self), self->more);
    }
}

static int
get_width (GtkWidget *child)
{
  int width;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width;
}

/* In the compact layout it only says that there are objectives. */
static void
muster_tally_bar_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  MusterTallyBar *self = MUSTER_TALLY_BAR (widget);
  int more;

  gtk_widget_measure (self->more, orientation, -1, NULL, &more, NULL, NULL);
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 0 : more;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != self->more;
       child = gtk_widget_get_next_sibling (child))
    {
      int size;

      gtk_widget_measure (child, orientation, -1, NULL, &size, NULL, NULL);
      if (orientation == GTK_ORIENTATION_VERTICAL)
        *minimum = *natural = MAX (*natural, size);
      else
        *natural += size + (*natural > 0 ? SPACING : 0);
    }
  if (orientation == GTK_ORIENTATION_HORIZONTAL && self->compact)
    *natural = MIN (more, *natural);
}

static void
place (GtkWidget *child,
       int        left,
       int        width,
       int        height,
       int        whole)
{
  gboolean reverse = gtk_widget_get_direction (child) == GTK_TEXT_DIR_RTL;

  gtk_widget_size_allocate (child,
                            &(GtkAllocation) { reverse ? whole - left - width : left, 0, width,
                                               height },
                            -1);
}

/* A tally without enough room is hidden, not cut off. */
static void
muster_tally_bar_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  MusterTallyBar *self = MUSTER_TALLY_BAR (widget);
  int more = get_width (self->more);
  int left = 0;
  guint n_left_out = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != self->more;
       child = gtk_widget_get_next_sibling (child))
    {
      int size = get_width (child);
      gboolean is_last = gtk_widget_get_next_sibling (child) == self->more;
      gboolean fits = n_left_out == 0 && left + size + (is_last ? 0 : SPACING + more) <= width;

      gtk_widget_set_child_visible (child, fits);
      if (!fits)
        {
          n_left_out++;
          continue;
        }
      place (child, left, size, height, width);
      left += size + SPACING;
    }

  gtk_widget_set_child_visible (self->more, n_left_out > 0);
  if (n_left_out > 0)
    place (self->more, left, MIN (more, width), height, width);
}

static void
muster_tally_bar_dispose (GObject *object)
{
  MusterTallyBar *self = MUSTER_TALLY_BAR (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->model);
  self->more = NULL;
  muster_widget_unparent_children (GTK_WIDGET (self));

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
  widget_class->measure = muster_tally_bar_measure;
  widget_class->size_allocate = muster_tally_bar_size_allocate;

  properties[PROP_MODEL] =
    g_param_spec_object ("model", NULL, NULL, G_TYPE_LIST_MODEL,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "tallies");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
muster_tally_bar_init (MusterTallyBar *self)
{
  /* Translators: stands for those that there is no room for. */
  self->more = gtk_label_new (_("Objectives…"));
  gtk_label_set_ellipsize (GTK_LABEL (self->more), PANGO_ELLIPSIZE_END);
  gtk_widget_set_parent (self->more, GTK_WIDGET (self));
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

/**
 * muster_tally_bar_set_compact:
 * @compact: the room is better used by others; it makes do with what is left
 */
void
muster_tally_bar_set_compact (MusterTallyBar *self,
                              gboolean        compact)
{
  g_return_if_fail (MUSTER_IS_TALLY_BAR (self));

  if (self->compact == compact)
    return;

  self->compact = compact;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
