/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/models/form/muster-form-field.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FIELD_TABLE (muster_field_table_get_type ())
G_DECLARE_FINAL_TYPE (MusterFieldTable, muster_field_table, MUSTER, FIELD_TABLE, GtkWidget)

/* Fields of one form as the cells of a table: a line for each row, with its name before it. A table is
 * filled from its first field on, and emptied from its last one. */

/* @field: the first cell. */
GtkWidget *muster_field_table_new   (MusterFormField   *field) G_GNUC_WARN_UNUSED_RESULT;
/* Whether the field is a cell of this table. */
gboolean   muster_field_table_takes (MusterFieldTable  *self,
                                     MusterFormField   *field);
void       muster_field_table_add   (MusterFieldTable  *self,
                                     MusterFormField   *field);
/* Takes the last cell away. FALSE: it is the only one, and stays. */
gboolean   muster_field_table_drop  (MusterFieldTable  *self);

G_END_DECLS
