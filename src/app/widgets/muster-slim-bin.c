/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-slim-bin.h"

#include "app/widgets/muster-widget-children.h"

struct _MusterSlimBin
{
  GtkWidget parent_instance;

  GtkWidget *child;
  int preferred_width;
};

G_DEFINE_FINAL_TYPE (MusterSlimBin, muster_slim_bin, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_CHILD,
  PROP_PREFERRED_WIDTH,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static GtkSizeRequestMode
muster_slim_bin_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
muster_slim_bin_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  MusterSlimBin *self = MUSTER_SLIM_BIN (widget);

  *minimum = *natural = 0;
  if (self->child == NULL)
    return;

  gtk_widget_measure (self->child, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = MAX (*minimum, self->preferred_width);
}

static void
muster_slim_bin_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  MusterSlimBin *self = MUSTER_SLIM_BIN (widget);

  if (self->child != NULL)
    gtk_widget_size_allocate (self->child, &(GtkAllocation) { 0, 0, width, height }, baseline);
}

static void
muster_slim_bin_dispose (GObject *object)
{
  MusterSlimBin *self = MUSTER_SLIM_BIN (object);

  self->child = NULL;
  muster_widget_unparent_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (muster_slim_bin_parent_class)->dispose (object);
}

static void
muster_slim_bin_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  MusterSlimBin *self = MUSTER_SLIM_BIN (object);

  switch (prop_id)
    {
    case PROP_CHILD:
      g_value_set_object (value, self->child);
      break;
    case PROP_PREFERRED_WIDTH:
      g_value_set_int (value, self->preferred_width);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_slim_bin_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  MusterSlimBin *self = MUSTER_SLIM_BIN (object);

  switch (prop_id)
    {
    case PROP_CHILD:
      muster_slim_bin_set_child (self, g_value_get_object (value));
      break;
    case PROP_PREFERRED_WIDTH:
      self->preferred_width = g_value_get_int (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_slim_bin_class_init (MusterSlimBinClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = muster_slim_bin_dispose;
  object_class->get_property = muster_slim_bin_get_property;
  object_class->set_property = muster_slim_bin_set_property;
  widget_class->get_request_mode = muster_slim_bin_get_request_mode;
  widget_class->measure = muster_slim_bin_measure;
  widget_class->size_allocate = muster_slim_bin_size_allocate;

  properties[PROP_CHILD] =
    g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_PREFERRED_WIDTH] =
    g_param_spec_int ("preferred-width", NULL, NULL, 0, G_MAXINT, 0,
                      G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_slim_bin_init (MusterSlimBin *self)
{
}

/**
 * muster_slim_bin_get_child:
 *
 * Returns: (transfer none) (nullable): the child
 */
GtkWidget *
muster_slim_bin_get_child (MusterSlimBin *self)
{
  g_return_val_if_fail (MUSTER_IS_SLIM_BIN (self), NULL);

  return self->child;
}

void
muster_slim_bin_set_child (MusterSlimBin *self,
                           GtkWidget     *child)
{
  g_return_if_fail (MUSTER_IS_SLIM_BIN (self));

  if (self->child == child)
    return;

  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  if (child != NULL)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CHILD]);
}
