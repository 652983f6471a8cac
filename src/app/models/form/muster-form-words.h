/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/fields/muster-field.h"

G_BEGIN_DECLS

/* Values that are written as a line of text: "Camp 4, Well 2", "3, 7, 12", "1/3". */

/* @value: an empty value. @problem: (out) (optional) (nullable): why the text is not valid. Returns
 * FALSE if the text is empty or not valid. */
gboolean  muster_form_words_read  (const MusterField  *field,
                                   const char         *text,
                                   MusterValue        *value,
                                   char              **problem);
char     *muster_form_words_write (const MusterField  *field,
                                   const MusterValue  *value) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
