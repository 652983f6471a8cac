/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/form/muster-form-group.h"

#include "app/form/muster-field-editors.h"
#include "app/widgets/muster-action-row.h"

/* The width of an entry at the end of a row, in characters. */
#define ENTRY_CHARS 12

struct _MusterFormGroup
{
  AdwPreferencesGroup parent_instance;

  MusterForm *form;
  GPtrArray *rows; /* in the order of the form */
};

G_DEFINE_FINAL_TYPE (MusterFormGroup, muster_form_group, ADW_TYPE_PREFERENCES_GROUP)

/* A preferences group can only add rows at its end, so all rows after the change are made anew. */
static void
fields_changed_cb (MusterFormGroup *self,
                   guint            position,
                   guint            n_removed,
                   guint            n_added,
                   GListModel      *fields)
{
  guint n_fields = g_list_model_get_n_items (fields);

  for (guint i = position; i < self->rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, (int) position);
  for (guint i = position; i < n_fields; i++)
    {
      g_autoptr (MusterFormField) field = g_list_model_get_item (fields, i);
      GtkWidget *row = muster_form_row_new (field);

      adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
      g_ptr_array_add (self->rows, row);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), n_fields > 0);
}

static void
muster_form_group_dispose (GObject *object)
{
  MusterFormGroup *self = MUSTER_FORM_GROUP (object);

  g_clear_object (&self->form);
  g_clear_pointer (&self->rows, g_ptr_array_unref);

  G_OBJECT_CLASS (muster_form_group_parent_class)->dispose (object);
}

static void
muster_form_group_class_init (MusterFormGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_form_group_dispose;
}

static void
muster_form_group_init (MusterFormGroup *self)
{
  self->rows = g_ptr_array_new ();
}

GtkWidget *
muster_form_group_new (MusterForm *form,
                       const char *title)
{
  MusterFormGroup *self;

  g_return_val_if_fail (MUSTER_IS_FORM (form), NULL);

  self = g_object_new (MUSTER_TYPE_FORM_GROUP, "title", title, NULL);
  self->form = g_object_ref (form);
  g_signal_connect_object (form, "items-changed", G_CALLBACK (fields_changed_cb), self,
                           G_CONNECT_SWAPPED);
  fields_changed_cb (self, 0, 0, g_list_model_get_n_items (G_LIST_MODEL (form)), G_LIST_MODEL (form));
  return GTK_WIDGET (self);
}

GtkWidget *
muster_form_row_new (MusterFormField *field)
{
  GtkWidget *row, *editor;

  g_return_val_if_fail (MUSTER_IS_FORM_FIELD (field), NULL);

  row = muster_action_row_new_plain (muster_form_field_get_label (field), NULL);
  editor = muster_field_editor_new (field);
  gtk_widget_set_valign (editor, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (editor, FALSE);
  if (GTK_IS_EDITABLE (editor))
    gtk_editable_set_width_chars (GTK_EDITABLE (editor), ENTRY_CHARS);
  g_object_bind_property (field, "problem", row, "subtitle", G_BINDING_SYNC_CREATE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), editor);
  if (GTK_IS_SWITCH (editor))
    {
      /* The row is the label of the switch: with a label of its own a screen reader would read it
       * twice. */
      gtk_accessible_reset_property (GTK_ACCESSIBLE (editor), GTK_ACCESSIBLE_PROPERTY_LABEL);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), editor);
    }
  return row;
}
