/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/form/muster-form-text.h"

#include "app/models/form/muster-form-words.h"

struct _MusterFormText
{
  MusterFormField parent_instance;

  char *text;
};

G_DEFINE_FINAL_TYPE (MusterFormText, muster_form_text, MUSTER_TYPE_FORM_FIELD)

enum
{
  PROP_0,
  PROP_TEXT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static gboolean
muster_form_text_get (MusterFormField *field,
                      MusterValue     *value)
{
  return muster_form_words_read (muster_form_field_get_field (field), MUSTER_FORM_TEXT (field)->text,
                                 value, NULL);
}

static void
muster_form_text_set (MusterFormField   *field,
                      const MusterValue *value)
{
  g_autofree char *text =
    value != NULL ? muster_form_words_write (muster_form_field_get_field (field), value) : NULL;

  muster_form_text_set_text (MUSTER_FORM_TEXT (field), text);
}

static void
muster_form_text_finalize (GObject *object)
{
  MusterFormText *self = MUSTER_FORM_TEXT (object);

  g_clear_pointer (&self->text, g_free);

  G_OBJECT_CLASS (muster_form_text_parent_class)->finalize (object);
}

static void
muster_form_text_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  MusterFormText *self = MUSTER_FORM_TEXT (object);

  switch (prop_id)
    {
    case PROP_TEXT:
      g_value_set_string (value, self->text);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_form_text_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  MusterFormText *self = MUSTER_FORM_TEXT (object);

  switch (prop_id)
    {
    case PROP_TEXT:
      muster_form_text_set_text (self, g_value_get_string (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_form_text_class_init (MusterFormTextClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  MusterFormFieldClass *field_class = MUSTER_FORM_FIELD_CLASS (klass);

  object_class->finalize = muster_form_text_finalize;
  object_class->get_property = muster_form_text_get_property;
  object_class->set_property = muster_form_text_set_property;
  field_class->get = muster_form_text_get;
  field_class->set = muster_form_text_set;

  properties[PROP_TEXT] =
    g_param_spec_string ("text", NULL, NULL, "",
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_form_text_init (MusterFormText *self)
{
  self->text = g_strdup ("");
}

MusterFormField *
muster_form_text_new (const MusterField *field,
                      guint              index)
{
  return g_object_new (MUSTER_TYPE_FORM_TEXT, "field", field, "index", index, NULL);
}

/**
 * muster_form_text_set_text:
 * @text: (nullable): %NULL is the same as ""
 */
void
muster_form_text_set_text (MusterFormText *self,
                           const char     *text)
{
  const MusterField *field;
  g_autofree char *problem = NULL;
  MusterValue value = { 0 };

  g_return_if_fail (MUSTER_IS_FORM_TEXT (self));

  if (text == NULL)
    text = "";
  if (g_str_equal (self->text, text))
    return;

  g_free (self->text);
  self->text = g_strdup (text);
  field = muster_form_field_get_field (MUSTER_FORM_FIELD (self));
  muster_form_words_read (field, self->text, &value, &problem);
  muster_value_clear (field->kind, &value);
  muster_form_field_set_problem (MUSTER_FORM_FIELD (self), problem);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TEXT]);
  muster_form_field_changed (MUSTER_FORM_FIELD (self));
}

gboolean
muster_form_text_is_prose (MusterFormText *self)
{
  const MusterField *field;

  g_return_val_if_fail (MUSTER_IS_FORM_TEXT (self), FALSE);

  field = muster_form_field_get_field (MUSTER_FORM_FIELD (self));
  return field->kind == MUSTER_FIELD_TEXT && field->max > 1;
}
