/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/form/muster-form.h"

#include "app/models/form/muster-form-fields.h"
#include "app/models/form/muster-form-option.h"
#include "core/muster-signal.h"

struct _MusterForm
{
  GObject parent_instance;

  MusterFormSource source;
  GListStore *fields;
  gboolean is_reading;
};

static guint changed_signal;

static GType
muster_form_get_item_type (GListModel *list)
{
  return MUSTER_TYPE_FORM_FIELD;
}

static guint
muster_form_get_n_items (GListModel *list)
{
  return g_list_model_get_n_items (G_LIST_MODEL (MUSTER_FORM (list)->fields));
}

static gpointer
muster_form_get_item (GListModel *list,
                      guint       position)
{
  return g_list_model_get_item (G_LIST_MODEL (MUSTER_FORM (list)->fields), position);
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = muster_form_get_item_type;
  iface->get_n_items = muster_form_get_n_items;
  iface->get_item = muster_form_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (MusterForm, muster_form, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

/* A field that already has this value keeps the text in which it was entered. */
static void
read_field (MusterForm      *self,
            MusterFormField *field)
{
  const MusterField *spec = muster_form_field_get_field (field);
  MusterValue said = { 0 }, entered = { 0 };
  gboolean is_said = muster_members_get (self->source.members, spec, self->source.names, &said);
  gboolean is_entered = muster_form_field_get_value (field, &entered);

  if (is_said != is_entered || (is_said && !muster_value_equal (spec->kind, &said, &entered)))
    {
      self->is_reading = TRUE;
      muster_form_field_set_value (field, is_said ? &said : NULL);
      self->is_reading = FALSE;
    }
  muster_value_clear (spec->kind, &said);
  muster_value_clear (spec->kind, &entered);
}

static void
field_changed_cb (MusterForm      *self,
                  MusterFormField *field)
{
  const MusterField *spec = muster_form_field_get_field (field);
  MusterValue value = { 0 };
  gboolean is_entered, is_new;

  if (self->is_reading || *muster_form_field_get_problem (field) != '\0')
    return;

  is_entered = muster_form_field_get_value (field, &value);
  is_new = muster_members_set (self->source.members, spec, self->source.names,
                               is_entered ? &value : NULL);
  muster_value_clear (spec->kind, &value);
  if (is_new)
    g_signal_emit (self, changed_signal, 0);
}

static void
muster_form_dispose (GObject *object)
{
  MusterForm *self = MUSTER_FORM (object);

  g_clear_object (&self->fields);
  g_clear_object (&self->source.owner);
  g_clear_object (&self->source.names_owner);

  G_OBJECT_CLASS (muster_form_parent_class)->dispose (object);
}

static void
muster_form_class_init (MusterFormClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_form_dispose;

  changed_signal = muster_signal_new ("changed", G_TYPE_FROM_CLASS (klass));
}

static void
muster_form_init (MusterForm *self)
{
  self->fields = g_list_store_new (MUSTER_TYPE_FORM_FIELD);
  g_signal_connect_object (self->fields, "items-changed", G_CALLBACK (g_list_model_items_changed), self,
                           G_CONNECT_SWAPPED);
}

MusterForm *
muster_form_new (const MusterFormSource *source)
{
  MusterForm *self;

  g_return_val_if_fail (G_IS_OBJECT (source->owner), NULL);

  self = g_object_new (MUSTER_TYPE_FORM, NULL);
  self->source = *source;
  g_object_ref (source->owner);
  if (source->names_owner != NULL)
    g_object_ref (source->names_owner);

  return self;
}

void
muster_form_add (MusterForm        *self,
                 const MusterField *field,
                 GListModel        *options)
{
  g_autoptr (GListModel) own = NULL;
  g_autoptr (MusterFormField) added = NULL;

  g_return_if_fail (MUSTER_IS_FORM (self));

  own = options != NULL ? g_object_ref (options) : muster_form_option_list (field->choices);
  added = muster_form_fields_make (field, muster_form_get_n_items (G_LIST_MODEL (self)), own);
  read_field (self, added);
  g_signal_connect_object (added, "changed", G_CALLBACK (field_changed_cb), self, G_CONNECT_SWAPPED);
  g_list_store_append (self->fields, added);
}

void
muster_form_refresh (MusterForm *self)
{
  g_return_if_fail (MUSTER_IS_FORM (self));

  for (guint i = 0; i < muster_form_get_n_items (G_LIST_MODEL (self)); i++)
    {
      g_autoptr (MusterFormField) field = muster_form_get_item (G_LIST_MODEL (self), i);

      if (*muster_form_field_get_problem (field) == '\0')
        read_field (self, field);
    }
}
