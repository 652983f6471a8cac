/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/form/muster-form-field.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORM_SWITCH (muster_form_switch_get_type ())
G_DECLARE_FINAL_TYPE (MusterFormSwitch, muster_form_switch, MUSTER, FORM_SWITCH, MusterFormField)

/**
 * MusterFormSwitch:
 *
 * A field that is on or off. Where it need not be said, only what is unusual is said.
 *
 * Properties: active.
 */
MusterFormField *muster_form_switch_new        (const MusterField *field,
                                                guint              index) G_GNUC_WARN_UNUSED_RESULT;

void             muster_form_switch_set_active (MusterFormSwitch  *self,
                                                gboolean           active);

G_END_DECLS
