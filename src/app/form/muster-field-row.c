/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/form/muster-field-row.h"

#include "app/form/muster-field-editors.h"
#include "app/models/form/muster-form-checklist.h"
#include "app/toolkit/muster-flow-layout.h"
#include "core/muster-signal.h"

struct _MusterFieldRow
{
  MusterPanel parent_instance;

  MusterFormField *field;
  GtkWidget *editor;

  GtkWidget *line;
  GtkBox *box;
  GtkLabel *label;
  GtkLabel *reach;
};

G_DEFINE_FINAL_TYPE (MusterFieldRow, muster_field_row, MUSTER_TYPE_PANEL)

static guint activate_signal;

static void
activate_cb (MusterFieldRow *self)
{
  g_signal_emit (self, activate_signal, 0);
}

/* Shows what is wrong with the field, or else its limits, if it has any; screen readers read them as the
 * description of the editor. */
static void
show_reach (MusterFieldRow *self)
{
  const char *problem = muster_form_field_get_problem (self->field);
  const char *reach = *problem != '\0' ? problem : muster_form_field_get_reach (self->field);

  gtk_label_set_label (self->reach, reach);
  gtk_widget_set_visible (GTK_WIDGET (self->reach), *reach != '\0');
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->editor),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reach, -1);
}

static gboolean
muster_field_row_grab_focus (GtkWidget *widget)
{
  MusterFieldRow *self = MUSTER_FIELD_ROW (widget);

  return gtk_widget_child_focus (self->editor, GTK_DIR_TAB_FORWARD);
}

static void
muster_field_row_dispose (GObject *object)
{
  MusterFieldRow *self = MUSTER_FIELD_ROW (object);

  g_clear_object (&self->field);

  G_OBJECT_CLASS (muster_field_row_parent_class)->dispose (object);
}

static void
muster_field_row_class_init (MusterFieldRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = muster_field_row_dispose;
  widget_class->grab_focus = muster_field_row_grab_focus;

  activate_signal = muster_signal_new ("activate", G_TYPE_FROM_CLASS (klass));

  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-field-row.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterFieldRow, line);
  gtk_widget_class_bind_template_child (widget_class, MusterFieldRow, box);
  gtk_widget_class_bind_template_child (widget_class, MusterFieldRow, label);
  gtk_widget_class_bind_template_child (widget_class, MusterFieldRow, reach);
}

static void
muster_field_row_init (MusterFieldRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* With large text the limits stand below the editor. */
  gtk_widget_set_layout_manager (self->line, muster_flow_layout_new (10));
}

GtkWidget *
muster_field_row_new (MusterFormField *field)
{
  MusterFieldRow *self = g_object_new (MUSTER_TYPE_FIELD_ROW, NULL);
  GtkWidget *editor;

  self->field = g_object_ref (field);
  editor = muster_field_editor_new (self->field);
  gtk_label_set_label (self->label, muster_form_field_get_label (self->field));
  if (GTK_IS_ENTRY (editor))
    g_signal_connect_object (editor, "activate", G_CALLBACK (activate_cb), self,
                             G_CONNECT_SWAPPED);
  else
    {
      /* Enter in a number gives the order, as it does in a text; the spin button takes the number
       * first. */
      for (GtkWidget *child = gtk_widget_get_first_child (editor); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        if (GTK_IS_SPIN_BUTTON (child) || GTK_IS_ENTRY (child))
          g_signal_connect_object (gtk_editable_get_delegate (GTK_EDITABLE (child)), "activate",
                                   G_CALLBACK (activate_cb), self,
                                   G_CONNECT_SWAPPED | G_CONNECT_AFTER);
    }
  if (MUSTER_IS_FORM_CHECKLIST (self->field))
    {
      gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box), GTK_ORIENTATION_VERTICAL);
      gtk_widget_set_valign (GTK_WIDGET (self->label), GTK_ALIGN_START);
    }
  if (GTK_IS_SCROLLED_WINDOW (editor))
    gtk_widget_set_valign (GTK_WIDGET (self->label), GTK_ALIGN_START);
  gtk_box_insert_child_after (self->box, editor, GTK_WIDGET (self->label));
  self->editor = editor;
  g_signal_connect_object (self->field, "notify::reach", G_CALLBACK (show_reach), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->field, "notify::problem", G_CALLBACK (show_reach), self,
                           G_CONNECT_SWAPPED);
  show_reach (self);
  return GTK_WIDGET (self);
}

MusterFormField *
muster_field_row_get_field (MusterFieldRow *self)
{
  g_return_val_if_fail (MUSTER_IS_FIELD_ROW (self), NULL);

  return self->field;
}

void
muster_field_row_align (MusterFieldRow *self,
                        GtkSizeGroup   *labels)
{
  g_return_if_fail (MUSTER_IS_FIELD_ROW (self));

  if (!MUSTER_IS_FORM_CHECKLIST (self->field))
    gtk_size_group_add_widget (labels, GTK_WIDGET (self->label));
}
