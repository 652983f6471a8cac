/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/form/muster-form-choice.h"

#include "app/models/form/muster-form-option.h"

struct _MusterFormChoice
{
  MusterFormField parent_instance;

  GListModel *options;
  int selected;
};

G_DEFINE_FINAL_TYPE (MusterFormChoice, muster_form_choice, MUSTER_TYPE_FORM_FIELD)

enum
{
  PROP_0,
  PROP_OPTIONS,
  PROP_SELECTED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static gboolean
muster_form_choice_get (MusterFormField *field,
                        MusterValue     *value)
{
  MusterFormChoice *self = MUSTER_FORM_CHOICE (field);
  g_autoptr (MusterFormOption) option = NULL;

  if (self->selected < 0)
    return FALSE;

  option = g_list_model_get_item (self->options, (guint) self->selected);
  value->number = muster_form_option_get_number (option);
  return TRUE;
}

static void
muster_form_choice_set (MusterFormField   *field,
                        const MusterValue *value)
{
  MusterFormChoice *self = MUSTER_FORM_CHOICE (field);

  if (value == NULL || !muster_form_choice_select (self, value->number))
    muster_form_choice_set_selected (self, -1);
}

static void
muster_form_choice_constructed (GObject *object)
{
  MusterFormChoice *self = MUSTER_FORM_CHOICE (object);
  const MusterField *field = muster_form_field_get_field (MUSTER_FORM_FIELD (self));

  G_OBJECT_CLASS (muster_form_choice_parent_class)->constructed (object);

  if (!muster_form_field_is_required (MUSTER_FORM_FIELD (self)) || (field->flags & MUSTER_FIELD_ASKED))
    return;

  if (field->kind == MUSTER_FIELD_CHOICE)
    muster_form_choice_select (self, field->fallback);
  else if (g_list_model_get_n_items (self->options) == 1)
    muster_form_choice_set_selected (self, 0);
}

static void
muster_form_choice_dispose (GObject *object)
{
  MusterFormChoice *self = MUSTER_FORM_CHOICE (object);

  g_clear_object (&self->options);

  G_OBJECT_CLASS (muster_form_choice_parent_class)->dispose (object);
}

static void
muster_form_choice_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  MusterFormChoice *self = MUSTER_FORM_CHOICE (object);

  switch (prop_id)
    {
    case PROP_OPTIONS:
      g_value_set_object (value, self->options);
      break;

    case PROP_SELECTED:
      g_value_set_int (value, self->selected);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_form_choice_set_property (GObject      *object,
                                 guint         prop_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  MusterFormChoice *self = MUSTER_FORM_CHOICE (object);

  switch (prop_id)
    {
    case PROP_OPTIONS:
      self->options = g_value_dup_object (value);
      break;

    case PROP_SELECTED:
      muster_form_choice_set_selected (self, g_value_get_int (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_form_choice_class_init (MusterFormChoiceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  MusterFormFieldClass *field_class = MUSTER_FORM_FIELD_CLASS (klass);

  object_class->constructed = muster_form_choice_constructed;
  object_class->dispose = muster_form_choice_dispose;
  object_class->get_property = muster_form_choice_get_property;
  object_class->set_property = muster_form_choice_set_property;
  field_class->get = muster_form_choice_get;
  field_class->set = muster_form_choice_set;

  properties[PROP_OPTIONS] =
    g_param_spec_object ("options", NULL, NULL, G_TYPE_LIST_MODEL,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_SELECTED] =
    g_param_spec_int ("selected", NULL, NULL, -1, G_MAXINT, -1,
                      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_form_choice_init (MusterFormChoice *self)
{
  self->selected = -1;
}

MusterFormField *
muster_form_choice_new (const MusterField *field,
                        guint              index,
                        GListModel        *options)
{
  g_return_val_if_fail (G_IS_LIST_MODEL (options), NULL);

  return g_object_new (MUSTER_TYPE_FORM_CHOICE, "field", field, "index", index, "options", options,
                       NULL);
}

GListModel *
muster_form_choice_get_options (MusterFormChoice *self)
{
  g_return_val_if_fail (MUSTER_IS_FORM_CHOICE (self), NULL);

  return self->options;
}

int
muster_form_choice_get_selected (MusterFormChoice *self)
{
  g_return_val_if_fail (MUSTER_IS_FORM_CHOICE (self), -1);

  return self->selected;
}

/**
 * muster_form_choice_set_selected:
 * @selected: a place in the options, or -1 to say nothing
 */
void
muster_form_choice_set_selected (MusterFormChoice *self,
                                 int               selected)
{
  g_return_if_fail (MUSTER_IS_FORM_CHOICE (self));
  g_return_if_fail (selected < (int) g_list_model_get_n_items (self->options));

  if (self->selected == selected)
    return;

  self->selected = selected;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SELECTED]);
  muster_form_field_changed (MUSTER_FORM_FIELD (self));
}

/**
 * muster_form_choice_select:
 * @option_number: what the order would hold
 *
 * Returns: whether there is such an option; it is selected now
 */
gboolean
muster_form_choice_select (MusterFormChoice *self,
                           int               option_number)
{
  guint n_options;

  g_return_val_if_fail (MUSTER_IS_FORM_CHOICE (self), FALSE);

  n_options = g_list_model_get_n_items (self->options);
  for (guint i = 0; i < n_options; i++)
    {
      g_autoptr (MusterFormOption) option = g_list_model_get_item (self->options, i);

      if (muster_form_option_get_number (option) == option_number)
        {
          muster_form_choice_set_selected (self, (int) i);
          return TRUE;
        }
    }

  return FALSE;
}
