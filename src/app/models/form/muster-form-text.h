/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/form/muster-form-field.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORM_TEXT (muster_form_text_get_type ())
G_DECLARE_FINAL_TYPE (MusterFormText, muster_form_text, MUSTER, FORM_TEXT, MusterFormField)

/**
 * MusterFormText:
 *
 * A field that is written: words, a value that may be a number too, numbers in a row. What cannot be read is
 * a problem of the field, and says nothing.
 *
 * Properties: text (never %NULL; "" says nothing).
 */
MusterFormField *muster_form_text_new      (const MusterField *field,
                                            guint              index) G_GNUC_WARN_UNUSED_RESULT;

void             muster_form_text_set_text (MusterFormText    *self,
                                            const char        *text);

/* Whether it may have several lines: its `max` is how many are shown at least. */
gboolean         muster_form_text_is_prose (MusterFormText    *self);

G_END_DECLS
