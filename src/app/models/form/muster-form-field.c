/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/form/muster-form-field.h"

#include "core/muster-i18n.h"
#include "core/muster-signal.h"

typedef struct
{
  MusterField field;
  guint index;
  char *reach;
  char *problem;
  char *table;
  char *row;
  char *column;
} MusterFormFieldPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (MusterFormField, muster_form_field, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_FIELD,
  PROP_INDEX,
  PROP_REACH,
  PROP_PROBLEM,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint changed_signal;

static MusterFormFieldPrivate *
get_private (MusterFormField *self)
{
  return muster_form_field_get_instance_private (self);
}

static void
muster_form_field_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  MusterFormFieldPrivate *priv = get_private (MUSTER_FORM_FIELD (object));

  switch (prop_id)
    {
    case PROP_FIELD:
      g_value_set_pointer (value, &priv->field);
      break;

    case PROP_INDEX:
      g_value_set_uint (value, priv->index);
      break;

    case PROP_REACH:
      g_value_set_string (value, priv->reach);
      break;

    case PROP_PROBLEM:
      g_value_set_string (value, priv->problem);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_form_field_set_property (GObject      *object,
                                guint         prop_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  MusterFormFieldPrivate *priv = get_private (MUSTER_FORM_FIELD (object));

  switch (prop_id)
    {
    case PROP_FIELD:
      priv->field = *(const MusterField *) g_value_get_pointer (value);
      break;

    case PROP_INDEX:
      priv->index = g_value_get_uint (value);
      break;

    case PROP_REACH:
      muster_form_field_set_reach (MUSTER_FORM_FIELD (object), g_value_get_string (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_form_field_finalize (GObject *object)
{
  MusterFormFieldPrivate *priv = get_private (MUSTER_FORM_FIELD (object));

  g_free (priv->reach);
  g_free (priv->problem);
  g_free (priv->table);
  g_free (priv->row);
  g_free (priv->column);

  G_OBJECT_CLASS (muster_form_field_parent_class)->finalize (object);
}

static void
muster_form_field_class_init (MusterFormFieldClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  object_class->finalize = muster_form_field_finalize;
  object_class->get_property = muster_form_field_get_property;
  object_class->set_property = muster_form_field_set_property;

  properties[PROP_FIELD] = g_param_spec_pointer ("field", NULL, NULL, flags);
  properties[PROP_INDEX] = g_param_spec_uint ("index", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_REACH] =
    g_param_spec_string ("reach", NULL, NULL, "",
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_PROBLEM] =
    g_param_spec_string ("problem", NULL, NULL, "", G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  changed_signal = muster_signal_new ("changed", G_TYPE_FROM_CLASS (klass));
}

static void
muster_form_field_init (MusterFormField *self)
{
  MusterFormFieldPrivate *priv = get_private (self);

  priv->reach = g_strdup ("");
  priv->problem = g_strdup ("");
}

const MusterField *
muster_form_field_get_field (MusterFormField *self)
{
  g_return_val_if_fail (MUSTER_IS_FORM_FIELD (self), NULL);

  return &get_private (self)->field;
}

guint
muster_form_field_get_index (MusterFormField *self)
{
  g_return_val_if_fail (MUSTER_IS_FORM_FIELD (self), 0);

  return get_private (self)->index;
}

const char *
muster_form_field_get_label (MusterFormField *self)
{
  g_return_val_if_fail (MUSTER_IS_FORM_FIELD (self), NULL);

  return _(get_private (self)->field.label);
}

/* Returns how far the unit or number in the field may be: "up to 12 hexes", or "". */
const char *
muster_form_field_get_reach (MusterFormField *self)
{
  g_return_val_if_fail (MUSTER_IS_FORM_FIELD (self), NULL);

  return get_private (self)->reach;
}

/* @text: (nullable): NULL is the same as "" */
static void
replace_text (MusterFormField  *self,
              char            **old,
              const char       *text,
              GParamSpec       *property)
{
  if (g_str_equal (*old, text != NULL ? text : ""))
    return;

  g_free (*old);
  *old = g_strdup (text != NULL ? text : "");
  g_object_notify_by_pspec (G_OBJECT (self), property);
}

void
muster_form_field_set_reach (MusterFormField *self,
                             const char      *reach)
{
  g_return_if_fail (MUSTER_IS_FORM_FIELD (self));

  replace_text (self, &get_private (self)->reach, reach, properties[PROP_REACH]);
}

const char *
muster_form_field_get_problem (MusterFormField *self)
{
  g_return_val_if_fail (MUSTER_IS_FORM_FIELD (self), NULL);

  return get_private (self)->problem;
}

gboolean
muster_form_field_is_required (MusterFormField *self)
{
  g_return_val_if_fail (MUSTER_IS_FORM_FIELD (self), FALSE);

  return (get_private (self)->field.flags & (MUSTER_FIELD_REQUIRED | MUSTER_FIELD_ASKED)) != 0;
}

void
muster_form_field_set_cell (MusterFormField *self,
                            const char      *table,
                            const char      *row,
                            const char      *column)
{
  MusterFormFieldPrivate *priv = get_private (self);

  g_return_if_fail (MUSTER_IS_FORM_FIELD (self));

  g_free (priv->table);
  g_free (priv->row);
  g_free (priv->column);
  priv->table = g_strdup (table);
  priv->row = g_strdup (row);
  priv->column = g_strdup (column);
}

const char *
muster_form_field_get_table (MusterFormField *self)
{
  g_return_val_if_fail (MUSTER_IS_FORM_FIELD (self), NULL);

  return get_private (self)->table;
}

const char *
muster_form_field_get_row (MusterFormField *self)
{
  g_return_val_if_fail (MUSTER_IS_FORM_FIELD (self), NULL);

  return get_private (self)->row;
}

const char *
muster_form_field_get_column (MusterFormField *self)
{
  g_return_val_if_fail (MUSTER_IS_FORM_FIELD (self), NULL);

  return get_private (self)->column;
}

gboolean
muster_form_field_is_missing (MusterFormField *self)
{
  MusterValue value = { 0 };
  gboolean is_said;

  g_return_val_if_fail (MUSTER_IS_FORM_FIELD (self), FALSE);

  is_said = muster_form_field_get_value (self, &value);
  muster_value_clear (get_private (self)->field.kind, &value);
  return !is_said && muster_form_field_is_required (self);
}

gboolean
muster_form_field_get_value (MusterFormField *self,
                             MusterValue     *value)
{
  g_return_val_if_fail (MUSTER_IS_FORM_FIELD (self), FALSE);
  g_return_val_if_fail (value != NULL && value->data == NULL, FALSE);

  return MUSTER_FORM_FIELD_GET_CLASS (self)->get (self, value);
}

/**
 * muster_form_field_set_value:
 * @value: (nullable): %NULL to say nothing
 */
void
muster_form_field_set_value (MusterFormField   *self,
                             const MusterValue *value)
{
  g_return_if_fail (MUSTER_IS_FORM_FIELD (self));

  MUSTER_FORM_FIELD_GET_CLASS (self)->set (self, value);
}

void
muster_form_field_changed (MusterFormField *self)
{
  g_return_if_fail (MUSTER_IS_FORM_FIELD (self));

  g_signal_emit (self, changed_signal, 0);
}

void
muster_form_field_set_problem (MusterFormField *self,
                               const char      *problem)
{
  g_return_if_fail (MUSTER_IS_FORM_FIELD (self));

  replace_text (self, &get_private (self)->problem, problem, properties[PROP_PROBLEM]);
}
