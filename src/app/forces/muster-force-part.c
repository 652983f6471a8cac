/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-force-part.h"

#include "app/toolkit/muster-widget-children.h"

typedef struct
{
  MusterForceUnitView *view;
} MusterForcePartPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (MusterForcePart, muster_force_part, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_VIEW,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
muster_force_part_dispose (GObject *object)
{
  MusterForcePartPrivate *priv =
    muster_force_part_get_instance_private (MUSTER_FORCE_PART (object));

  gtk_widget_dispose_template (GTK_WIDGET (object), G_OBJECT_TYPE (object));
  muster_widget_unparent_children (GTK_WIDGET (object));
  g_clear_object (&priv->view);

  G_OBJECT_CLASS (muster_force_part_parent_class)->dispose (object);
}

static void
muster_force_part_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_VIEW:
      g_value_set_object (value, muster_force_part_get_view (MUSTER_FORCE_PART (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_part_set_property (GObject      *object,
                                guint         prop_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  MusterForcePartPrivate *priv =
    muster_force_part_get_instance_private (MUSTER_FORCE_PART (object));

  switch (prop_id)
    {
    case PROP_VIEW:
      priv->view = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_part_class_init (MusterForcePartClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = muster_force_part_dispose;
  object_class->get_property = muster_force_part_get_property;
  object_class->set_property = muster_force_part_set_property;

  properties[PROP_VIEW] =
    g_param_spec_object ("view", NULL, NULL, MUSTER_TYPE_FORCE_UNIT_VIEW,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
muster_force_part_init (MusterForcePart *self)
{
}

MusterForceUnitView *
muster_force_part_get_view (MusterForcePart *self)
{
  MusterForcePartPrivate *priv = muster_force_part_get_instance_private (self);

  g_return_val_if_fail (MUSTER_IS_FORCE_PART (self), NULL);

  return priv->view;
}

MusterForce *
muster_force_part_get_force (MusterForcePart *self)
{
  return muster_force_unit_view_get_force (muster_force_part_get_view (self));
}
