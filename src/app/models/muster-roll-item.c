/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/muster-roll-item.h"

#include "core/muster-i18n.h"

struct _MusterRollItem
{
  GObject parent_instance;

  char *purpose;
  char *faces;
  MusterRollOrigin origin;
};

G_DEFINE_FINAL_TYPE (MusterRollItem, muster_roll_item, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_PURPOSE,
  PROP_FACES,
  PROP_ORIGIN,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
muster_roll_item_finalize (GObject *object)
{
  MusterRollItem *self = MUSTER_ROLL_ITEM (object);

  g_clear_pointer (&self->purpose, g_free);
  g_clear_pointer (&self->faces, g_free);

  G_OBJECT_CLASS (muster_roll_item_parent_class)->finalize (object);
}

static void
muster_roll_item_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  MusterRollItem *self = MUSTER_ROLL_ITEM (object);

  switch (prop_id)
    {
    case PROP_PURPOSE:
      g_value_set_string (value, self->purpose);
      break;

    case PROP_FACES:
      g_value_set_string (value, self->faces);
      break;

    case PROP_ORIGIN:
      g_value_set_string (value, muster_roll_item_get_origin (self));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_roll_item_class_init (MusterRollItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->finalize = muster_roll_item_finalize;
  object_class->get_property = muster_roll_item_get_property;

  properties[PROP_PURPOSE] = g_param_spec_string ("purpose", NULL, NULL, "", flags);
  properties[PROP_FACES] = g_param_spec_string ("faces", NULL, NULL, "", flags);
  properties[PROP_ORIGIN] = g_param_spec_string ("origin", NULL, NULL, "", flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_roll_item_init (MusterRollItem *self)
{
}

MusterRollItem *
muster_roll_item_new (const char       *purpose,
                      const char       *faces,
                      MusterRollOrigin  origin)
{
  MusterRollItem *self = g_object_new (MUSTER_TYPE_ROLL_ITEM, NULL);

  self->purpose = g_strdup (purpose);
  self->faces = g_strdup (faces);
  self->origin = origin;

  return self;
}

const char *
muster_roll_item_get_purpose (MusterRollItem *self)
{
  g_return_val_if_fail (MUSTER_IS_ROLL_ITEM (self), NULL);

  return self->purpose;
}

const char *
muster_roll_item_get_faces (MusterRollItem *self)
{
  g_return_val_if_fail (MUSTER_IS_ROLL_ITEM (self), NULL);

  return self->faces;
}

const char *
muster_roll_item_get_origin (MusterRollItem *self)
{
  g_return_val_if_fail (MUSTER_IS_ROLL_ITEM (self), NULL);

  switch (self->origin)
    {
    case MUSTER_ROLL_ROLLED:
      return _("rolled by Muster");
    case MUSTER_ROLL_OVERRIDDEN:
      return _("changed by hand");
    case MUSTER_ROLL_TYPED:
    default:
      return _("typed in");
    }
}
