/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/form/muster-form-field.h"
#include "app/toolkit/muster-panel.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FIELD_ROW (muster_field_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterFieldRow, muster_field_row, MUSTER, FIELD_ROW, MusterPanel)

/**
 * MusterFieldRow:
 *
 * A parameter of an order to fill in: its name, and whatever suits what it can hold.
 *
 * Signal `activate`: Enter was pressed in it.
 */
GtkWidget       *muster_field_row_new       (MusterFormField *field) G_GNUC_WARN_UNUSED_RESULT;

MusterFormField *muster_field_row_get_field (MusterFieldRow  *self);

/* Makes the label as wide as those of the other rows of a form, so that its editors stand in one column. */
void             muster_field_row_align     (MusterFieldRow  *self,
                                             GtkSizeGroup    *labels);

G_END_DECLS
