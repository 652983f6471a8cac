/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/form/muster-field-table.h"

#include "app/form/muster-field-editors.h"
#include "app/models/form/muster-form-switch.h"
#include "app/toolkit/muster-accessible.h"
#include "app/toolkit/muster-text-label.h"
#include "app/toolkit/muster-widget-children.h"

/* The first line of the grid has the names of the columns, the first column those of the rows. */

struct _MusterFieldTable
{
  GtkWidget parent_instance;

  char *name;
  GtkGrid *grid;
  GPtrArray *columns; /* char * */
  GPtrArray *cells;   /* GtkWidget, in the order in which they were added */
  char *row;          /* the last one */
  int n_rows;
};

G_DEFINE_FINAL_TYPE (MusterFieldTable, muster_field_table, GTK_TYPE_WIDGET)

static void
muster_field_table_dispose (GObject *object)
{
  MusterFieldTable *self = MUSTER_FIELD_TABLE (object);

  muster_widget_unparent_children (GTK_WIDGET (self));
  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->row, g_free);
  g_clear_pointer (&self->columns, g_ptr_array_unref);
  g_clear_pointer (&self->cells, g_ptr_array_unref);

  G_OBJECT_CLASS (muster_field_table_parent_class)->dispose (object);
}

static void
muster_field_table_class_init (MusterFieldTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_field_table_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
muster_field_table_init (MusterFieldTable *self)
{
  self->columns = g_ptr_array_new_with_free_func (g_free);
  self->cells = g_ptr_array_new ();
}

/* The name of what a line or column is; the cells say it themselves. */
static GtkWidget *
add_name (MusterFieldTable *self,
          const char       *name,
          int               column,
          int               row,
          const char       *style)
{
  GtkWidget *label = muster_text_label_new (name, style);

  gtk_widget_set_hexpand (label, column == 0);
  gtk_grid_attach (self->grid, label, column, row, 1, 1);
  return label;
}

static int
find_column (MusterFieldTable *self,
             const char       *name)
{
  guint index;

  if (!g_ptr_array_find_with_equal_func (self->columns, name, g_str_equal, &index))
    {
      index = self->columns->len;
      g_ptr_array_add (self->columns, g_strdup (name));
      gtk_widget_set_hexpand (add_name (self, name, (int) index + 1, 0, "dim-label"), FALSE);
    }
  return (int) index + 1;
}

/* What is ticked needs no more room than a tick. */
static GtkWidget *
new_cell (MusterFormField *field)
{
  GtkWidget *cell;

  if (!MUSTER_IS_FORM_SWITCH (field))
    {
      cell = muster_field_editor_new (field);
      gtk_widget_set_hexpand (cell, FALSE);
      return cell;
    }
  cell = gtk_check_button_new ();
  muster_accessible_set_label (cell, muster_form_field_get_label (field));
  gtk_widget_set_name (cell, muster_form_field_get_label (field));
  g_object_bind_property (field, "active", cell, "active", G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  return cell;
}

GtkWidget *
muster_field_table_new (MusterFormField *field)
{
  MusterFieldTable *self = g_object_new (MUSTER_TYPE_FIELD_TABLE, NULL);

  self->name = g_strdup (muster_form_field_get_table (field));
  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_spacing (self->grid, 12);
  gtk_grid_set_row_spacing (self->grid, 4);
  gtk_widget_set_parent (GTK_WIDGET (self->grid), GTK_WIDGET (self));
  muster_accessible_set_label (GTK_WIDGET (self), self->name);
  add_name (self, self->name, 0, 0, "heading");
  muster_field_table_add (self, field);
  return GTK_WIDGET (self);
}

gboolean
muster_field_table_takes (MusterFieldTable *self,
                          MusterFormField  *field)
{
  g_return_val_if_fail (MUSTER_IS_FIELD_TABLE (self), FALSE);

  return g_strcmp0 (self->name, muster_form_field_get_table (field)) == 0;
}

void
muster_field_table_add (MusterFieldTable *self,
                        MusterFormField  *field)
{
  const char *row = muster_form_field_get_row (field);
  int column = find_column (self, muster_form_field_get_column (field));
  GtkWidget *cell = new_cell (field);

  /* Two that follow each other may have the same name: then a column comes again. */
  if (g_strcmp0 (self->row, row) != 0 || gtk_grid_get_child_at (self->grid, column, self->n_rows) != NULL)
    {
      g_free (self->row);
      self->row = g_strdup (row);
      add_name (self, row, 0, ++self->n_rows, NULL);
    }
  gtk_widget_set_halign (cell, GTK_ALIGN_START);
  gtk_widget_set_valign (cell, GTK_ALIGN_CENTER);
  gtk_grid_attach (self->grid, cell, column, self->n_rows, 1, 1);
  g_ptr_array_add (self->cells, cell);
}

gboolean
muster_field_table_drop (MusterFieldTable *self)
{
  GtkWidget *cell, *name;
  int column, row, width, height;

  g_return_val_if_fail (MUSTER_IS_FIELD_TABLE (self), FALSE);

  if (self->cells->len < 2)
    return FALSE;
  cell = g_ptr_array_steal_index (self->cells, self->cells->len - 1);
  gtk_grid_query_child (self->grid, cell, &column, &row, &width, &height);
  gtk_grid_remove (self->grid, cell);
  for (guint i = 1; i <= self->columns->len; i++)
    if (gtk_grid_get_child_at (self->grid, (int) i, row) != NULL)
      return TRUE;
  name = gtk_grid_get_child_at (self->grid, 0, row);
  gtk_grid_remove (self->grid, name);
  self->n_rows = row - 1;
  g_clear_pointer (&self->row, g_free);
  return TRUE;
}
