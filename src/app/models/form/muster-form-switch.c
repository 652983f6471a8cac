/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/form/muster-form-switch.h"

struct _MusterFormSwitch
{
  MusterFormField parent_instance;

  gboolean active;
};

G_DEFINE_FINAL_TYPE (MusterFormSwitch, muster_form_switch, MUSTER_TYPE_FORM_FIELD)

enum
{
  PROP_0,
  PROP_ACTIVE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
muster_form_switch_write (MusterFormField *field,
                          MusterOrder     *order)
{
  MusterFormSwitch *self = MUSTER_FORM_SWITCH (field);
  gboolean usual = muster_form_field_get_field (field)->fallback != 0;

  if (self->active != usual || muster_form_field_is_required (field))
    muster_order_set (order, muster_form_field_get_index (field), self->active);
}

static void
muster_form_switch_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  MusterFormSwitch *self = MUSTER_FORM_SWITCH (object);

  switch (prop_id)
    {
    case PROP_ACTIVE:
      g_value_set_boolean (value, self->active);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_form_switch_set_property (GObject      *object,
                                 guint         prop_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  MusterFormSwitch *self = MUSTER_FORM_SWITCH (object);

  switch (prop_id)
    {
    case PROP_ACTIVE:
      muster_form_switch_set_active (self, g_value_get_boolean (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_form_switch_class_init (MusterFormSwitchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = muster_form_switch_get_property;
  object_class->set_property = muster_form_switch_set_property;
  MUSTER_FORM_FIELD_CLASS (klass)->write = muster_form_switch_write;

  properties[PROP_ACTIVE] =
    g_param_spec_boolean ("active", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_form_switch_init (MusterFormSwitch *self)
{
}

MusterFormField *
muster_form_switch_new (const MusterField *field,
                        guint              index)
{
  MusterFormSwitch *self =
    g_object_new (MUSTER_TYPE_FORM_SWITCH, "field", field, "index", index, NULL);

  self->active = field->fallback != 0;

  return MUSTER_FORM_FIELD (self);
}

void
muster_form_switch_set_active (MusterFormSwitch *self,
                               gboolean          active)
{
  g_return_if_fail (MUSTER_IS_FORM_SWITCH (self));

  if (self->active == active)
    return;

  self->active = active;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ACTIVE]);
  muster_form_field_changed (MUSTER_FORM_FIELD (self));
}
