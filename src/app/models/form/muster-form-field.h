/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "core/rules/muster-order.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORM_FIELD (muster_form_field_get_type ())
G_DECLARE_DERIVABLE_TYPE (MusterFormField, muster_form_field, MUSTER, FORM_FIELD, GObject)

/**
 * MusterFormFieldClass:
 * @is_empty: whether the field says nothing yet. One that always says something leaves it out.
 * @write: says in the order what the field holds; one that says nothing leaves the order alone
 *
 * How a kind of field is filled: #MusterFormChoice, #MusterFormChecklist, #MusterFormNumber,
 * #MusterFormSwitch, #MusterFormText. Which of them a field needs is known to
 * muster_form_fields_make().
 */
struct _MusterFormFieldClass
{
  GObjectClass parent_class;

  gboolean (*is_empty) (MusterFormField *self);
  void     (*write)    (MusterFormField *self,
                        MusterOrder     *order);
};

/**
 * MusterFormField:
 *
 * A parameter of the order that is being given, as a view edits it.
 *
 * Properties: field (copied; what it points to is static data of the ruleset) and index (its place
 * among the fields of the order), both construct only; reach (how far, in words).
 * Signal `changed`: the field holds another value.
 */
const MusterField *muster_form_field_get_field   (MusterFormField *self);
guint              muster_form_field_get_index   (MusterFormField *self);
const char        *muster_form_field_get_label   (MusterFormField *self);
const char        *muster_form_field_get_reach   (MusterFormField *self);
void               muster_form_field_set_reach   (MusterFormField *self,
                                                  const char      *reach);
gboolean           muster_form_field_is_required (MusterFormField *self);

gboolean           muster_form_field_is_missing  (MusterFormField *self);
void               muster_form_field_write       (MusterFormField *self,
                                                  MusterOrder     *order);

/* For those who derive. */
void               muster_form_field_changed     (MusterFormField *self);

G_END_DECLS
