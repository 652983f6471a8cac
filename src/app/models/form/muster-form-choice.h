/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "app/models/form/muster-form-field.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORM_CHOICE (muster_form_choice_get_type ())
G_DECLARE_FINAL_TYPE (MusterFormChoice, muster_form_choice, MUSTER, FORM_CHOICE, MusterFormField)

/**
 * MusterFormChoice:
 *
 * A field that names one of several things: a unit, a side, a player, a choice. What must be said
 * and can only be said in one way is said from the beginning.
 *
 * Properties: options (#MusterFormOption, construct only), selected (place in the options, or -1:
 * nothing is said).
 */
MusterFormField *muster_form_choice_new          (const MusterField *field,
                                                  guint              index,
                                                  GListModel        *options) G_GNUC_WARN_UNUSED_RESULT;

GListModel      *muster_form_choice_get_options  (MusterFormChoice  *self);
int              muster_form_choice_get_selected (MusterFormChoice  *self);
void             muster_form_choice_set_selected (MusterFormChoice  *self,
                                                  int                selected);
gboolean         muster_form_choice_select       (MusterFormChoice  *self,
                                                  int                option_number);

G_END_DECLS
