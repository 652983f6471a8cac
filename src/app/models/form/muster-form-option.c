/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/form/muster-form-option.h"

#include "core/muster-i18n.h"

struct _MusterFormOption
{
  MusterObject parent_instance;

  int number;
  char *label;
  gboolean is_checked;
};

G_DEFINE_FINAL_TYPE (MusterFormOption, muster_form_option, MUSTER_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_LABEL,
  PROP_NUMBER,
  PROP_IS_CHECKED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
muster_form_option_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  MusterFormOption *self = MUSTER_FORM_OPTION (object);

  switch (prop_id)
    {
    case PROP_LABEL:
      g_value_set_string (value, self->label);
      break;

    case PROP_NUMBER:
      g_value_set_int (value, self->number);
      break;

    case PROP_IS_CHECKED:
      g_value_set_boolean (value, self->is_checked);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_form_option_set_property (GObject      *object,
                                 guint         prop_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  MusterFormOption *self = MUSTER_FORM_OPTION (object);

  switch (prop_id)
    {
    case PROP_LABEL:
      self->label = g_value_dup_string (value);
      break;

    case PROP_NUMBER:
      self->number = g_value_get_int (value);
      break;

    case PROP_IS_CHECKED:
      muster_form_option_set_checked (self, g_value_get_boolean (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterFormOption, label, g_free),
};

static void
muster_form_option_class_init (MusterFormOptionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags fixed = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  object_class->get_property = muster_form_option_get_property;
  object_class->set_property = muster_form_option_set_property;

  properties[PROP_LABEL] = g_param_spec_string ("label", NULL, NULL, "", fixed);
  properties[PROP_NUMBER] =
    g_param_spec_int ("number", NULL, NULL, G_MININT, G_MAXINT, 0, fixed);
  properties[PROP_IS_CHECKED] =
    g_param_spec_boolean ("is-checked", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_form_option_init (MusterFormOption *self)
{
}

MusterFormOption *
muster_form_option_new (int         number,
                        const char *label)
{
  g_return_val_if_fail (label != NULL, NULL);

  return g_object_new (MUSTER_TYPE_FORM_OPTION, "number", number, "label", label, NULL);
}

int
muster_form_option_get_number (MusterFormOption *self)
{
  g_return_val_if_fail (MUSTER_IS_FORM_OPTION (self), 0);

  return self->number;
}

const char *
muster_form_option_get_label (MusterFormOption *self)
{
  g_return_val_if_fail (MUSTER_IS_FORM_OPTION (self), NULL);

  return self->label;
}

gboolean
muster_form_option_get_checked (MusterFormOption *self)
{
  g_return_val_if_fail (MUSTER_IS_FORM_OPTION (self), FALSE);

  return self->is_checked;
}

void
muster_form_option_set_checked (MusterFormOption *self,
                                gboolean          checked)
{
  g_return_if_fail (MUSTER_IS_FORM_OPTION (self));

  if (self->is_checked == checked)
    return;

  self->is_checked = checked;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_CHECKED]);
}

GListModel *
muster_form_option_list (const MusterChoice *choices)
{
  GListStore *options = g_list_store_new (MUSTER_TYPE_FORM_OPTION);

  for (int i = 0; choices != NULL && choices[i].id != NULL; i++)
    {
      g_autoptr (MusterFormOption) option = muster_form_option_new (i, _(choices[i].label));

      g_list_store_append (options, option);
    }
  return G_LIST_MODEL (options);
}
