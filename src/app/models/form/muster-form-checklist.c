/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/form/muster-form-checklist.h"

#include "app/models/form/muster-form-option.h"

struct _MusterFormChecklist
{
  MusterFormField parent_instance;

  GListModel *options;
};

G_DEFINE_FINAL_TYPE (MusterFormChecklist, muster_form_checklist, MUSTER_TYPE_FORM_FIELD)

/* Returns: (element-type gint16): the value for the order */
static GArray *
list_checked (MusterFormChecklist *self)
{
  GArray *numbers = g_array_new (FALSE, FALSE, sizeof (gint16));
  guint n_options = g_list_model_get_n_items (self->options);

  for (guint i = 0; i < n_options; i++)
    {
      g_autoptr (MusterFormOption) option = g_list_model_get_item (self->options, i);
      gint16 number = (gint16) muster_form_option_get_number (option);

      if (muster_form_option_get_checked (option))
        g_array_append_val (numbers, number);
    }

  return numbers;
}

static gboolean
muster_form_checklist_get (MusterFormField *field,
                           MusterValue     *value)
{
  g_autoptr (GArray) numbers = list_checked (MUSTER_FORM_CHECKLIST (field));

  if (numbers->len == 0)
    return FALSE;

  muster_value_set_list (muster_form_field_get_field (field)->kind, value,
                         (const gint16 *) (gpointer) numbers->data, numbers->len);
  return TRUE;
}

static gboolean
is_listed (const MusterValue *value,
           int                number)
{
  for (int i = 0; value != NULL && i < value->number; i++)
    if (muster_value_get_list (value)[i] == number)
      return TRUE;
  return FALSE;
}

static void
muster_form_checklist_set (MusterFormField   *field,
                           const MusterValue *value)
{
  GListModel *options = MUSTER_FORM_CHECKLIST (field)->options;

  for (guint i = 0; i < g_list_model_get_n_items (options); i++)
    {
      g_autoptr (MusterFormOption) option = g_list_model_get_item (options, i);

      muster_form_option_set_checked (option,
                                      is_listed (value, muster_form_option_get_number (option)));
    }
}

static void
muster_form_checklist_dispose (GObject *object)
{
  MusterFormChecklist *self = MUSTER_FORM_CHECKLIST (object);

  g_clear_object (&self->options);

  G_OBJECT_CLASS (muster_form_checklist_parent_class)->dispose (object);
}

static void
muster_form_checklist_class_init (MusterFormChecklistClass *klass)
{
  MusterFormFieldClass *field_class = MUSTER_FORM_FIELD_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_form_checklist_dispose;
  field_class->get = muster_form_checklist_get;
  field_class->set = muster_form_checklist_set;
}

static void
muster_form_checklist_init (MusterFormChecklist *self)
{
}

MusterFormField *
muster_form_checklist_new (const MusterField *field,
                           guint              index,
                           GListModel        *options)
{
  MusterFormChecklist *self;
  guint n_options;

  g_return_val_if_fail (G_IS_LIST_MODEL (options), NULL);

  self = g_object_new (MUSTER_TYPE_FORM_CHECKLIST, "field", field, "index", index, NULL);
  self->options = g_object_ref (options);
  n_options = g_list_model_get_n_items (self->options);
  for (guint i = 0; i < n_options; i++)
    {
      g_autoptr (MusterFormOption) option = g_list_model_get_item (self->options, i);

      g_signal_connect_object (option, "notify::is-checked",
                               G_CALLBACK (muster_form_field_changed), self, G_CONNECT_SWAPPED);
    }

  return MUSTER_FORM_FIELD (self);
}

GListModel *
muster_form_checklist_get_options (MusterFormChecklist *self)
{
  g_return_val_if_fail (MUSTER_IS_FORM_CHECKLIST (self), NULL);

  return self->options;
}
