/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "core/fields/muster-field.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORM_FIELD (muster_form_field_get_type ())
G_DECLARE_DERIVABLE_TYPE (MusterFormField, muster_form_field, MUSTER, FORM_FIELD, GObject)

/**
 * MusterFormFieldClass:
 * @get: gives what the field says. FALSE: it says nothing, and @value stays empty
 * @set: says what @value is; NULL: nothing, which may leave something that is always said
 *
 * How a kind of field is filled: #MusterFormChoice, #MusterFormChecklist, #MusterFormNumber,
 * #MusterFormSwitch, #MusterFormText. Which of them a field needs is known to
 * muster_form_fields_make().
 */
struct _MusterFormFieldClass
{
  GObjectClass parent_class;

  gboolean (*get) (MusterFormField   *self,
                   MusterValue       *value);
  void     (*set) (MusterFormField   *self,
                   const MusterValue *value);
};

/**
 * MusterFormField:
 *
 * A value that describes itself, as a view edits it: a parameter of an order, a setting, a rule.
 *
 * Properties: field (copied; what it points to is static data) and index (its place in the table of fields),
 * both construct only; reach (how far, in words), problem (why what was entered cannot be, in words, or "").
 * Signal `changed`: the field says something else.
 */
const MusterField *muster_form_field_get_field   (MusterFormField *self);
guint              muster_form_field_get_index   (MusterFormField *self);
const char        *muster_form_field_get_label   (MusterFormField *self);
const char        *muster_form_field_get_reach   (MusterFormField *self);
void               muster_form_field_set_reach   (MusterFormField *self,
                                                  const char      *reach);
const char        *muster_form_field_get_problem (MusterFormField *self);
gboolean           muster_form_field_is_required (MusterFormField *self);

/* A field may be a cell of a table: the name of the table, of the row and of the column; all NULL for a
 * field that stands by itself. */
void               muster_form_field_set_cell    (MusterFormField *self,
                                                  const char      *table,
                                                  const char      *row,
                                                  const char      *column);
const char        *muster_form_field_get_table   (MusterFormField *self);
const char        *muster_form_field_get_row     (MusterFormField *self);
const char        *muster_form_field_get_column  (MusterFormField *self);

/* Whether the field is required and empty. */
gboolean           muster_form_field_is_missing  (MusterFormField *self);

/* @value: an empty value, to be cleared with muster_value_clear(). Returns FALSE if the field is
 * empty. */
gboolean           muster_form_field_get_value   (MusterFormField   *self,
                                                  MusterValue       *value);
void               muster_form_field_set_value   (MusterFormField   *self,
                                                  const MusterValue *value);

/* For derived classes. */
void               muster_form_field_changed     (MusterFormField *self);
void               muster_form_field_set_problem (MusterFormField *self,
                                                  const char      *problem);

G_END_DECLS
