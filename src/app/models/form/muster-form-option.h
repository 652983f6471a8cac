/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/fields/muster-field.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORM_OPTION (muster_form_option_get_type ())
G_DECLARE_FINAL_TYPE (MusterFormOption, muster_form_option, MUSTER, FORM_OPTION, MusterObject)

/**
 * MusterFormOption:
 *
 * One thing that can be chosen in a field: a unit, a side, a choice.
 *
 * Properties: label, number (what the value holds for it), is-checked (for fields that take a
 * list).
 */
MusterFormOption *muster_form_option_new         (int               number,
                                                  const char       *label) G_GNUC_WARN_UNUSED_RESULT;

int               muster_form_option_get_number  (MusterFormOption *self);
const char       *muster_form_option_get_label   (MusterFormOption *self);
gboolean          muster_form_option_get_checked (MusterFormOption *self);
void              muster_form_option_set_checked (MusterFormOption *self,
                                                  gboolean          checked);

/* The options of a field with choices; the number of each is its index. @choices: (nullable): NULL
 * for none. */
GListModel       *muster_form_option_list        (const MusterChoice *choices) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
