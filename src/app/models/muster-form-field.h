/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/rules/muster-order.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORM_FIELD (muster_form_field_get_type ())
G_DECLARE_FINAL_TYPE (MusterFormField, muster_form_field, MUSTER, FORM_FIELD, GObject)

/**
 * MusterFormField:
 *
 * A parameter of the order that is being given, as a view edits it. Which of the properties counts
 * hangs on the kind of the field.
 *
 * Properties: selected (place in the options, or -1: nothing is said; for units, sides, players and
 * choices), given and number (for numbers), active (for a switch), text (for words).
 * Signal `changed`: the field holds another value.
 */
MusterFormField   *muster_form_field_new          (const MusterField *field,
                                                   guint              index,
                                                   GListModel        *options) G_GNUC_WARN_UNUSED_RESULT;

const MusterField *muster_form_field_get_field    (MusterFormField   *self);
const char        *muster_form_field_get_label    (MusterFormField   *self);
gboolean           muster_form_field_is_required  (MusterFormField   *self);
gboolean           muster_form_field_is_list      (MusterFormField   *self);
GListModel        *muster_form_field_get_options  (MusterFormField   *self);

int                muster_form_field_get_selected (MusterFormField   *self);
void               muster_form_field_set_selected (MusterFormField   *self,
                                                   int                selected);
gboolean           muster_form_field_select       (MusterFormField   *self,
                                                   int                option_number);
int                muster_form_field_get_number   (MusterFormField   *self);
void               muster_form_field_set_number   (MusterFormField   *self,
                                                   int                number);
gboolean           muster_form_field_get_active   (MusterFormField   *self);
void               muster_form_field_set_active   (MusterFormField   *self,
                                                   gboolean           active);
const char        *muster_form_field_get_text     (MusterFormField   *self);
void               muster_form_field_set_text     (MusterFormField   *self,
                                                   const char        *text);
gboolean           muster_form_field_get_given    (MusterFormField   *self);
void               muster_form_field_set_given    (MusterFormField   *self,
                                                   gboolean           given);

gboolean           muster_form_field_is_missing   (MusterFormField   *self);
void               muster_form_field_write        (MusterFormField   *self,
                                                   MusterOrder       *order);

G_END_DECLS
