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

static gboolean
get_usual (MusterFormField *field)
{
  return muster_form_field_get_field (field)->fallback != 0;
}

static gboolean
muster_form_switch_get (MusterFormField *field,
                        MusterValue     *value)
{
  MusterFormSwitch *self = MUSTER_FORM_SWITCH (field);

  if (self->active == get_usual (field) && !muster_form_field_is_required (field))
    return FALSE;

  value->number = self->active;
  return TRUE;
}

static void
muster_form_switch_set (MusterFormField   *field,
                        const MusterValue *value)
{
  muster_form_switch_set_active (MUSTER_FORM_SWITCH (field),
                                 value != NULL ? value->number != 0 : get_usual (field));
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
  MUSTER_FORM_FIELD_CLASS (klass)->get = muster_form_switch_get;
  MUSTER_FORM_FIELD_CLASS (klass)->set = muster_form_switch_set;

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

  self->active = get_usual (MUSTER_FORM_FIELD (self));

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
