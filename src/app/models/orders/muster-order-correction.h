/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/form/muster-form-field.h"
#include "core/rules/muster-correction.h"

G_BEGIN_DECLS

/* The fields of the umpire's correction that depend on other fields. */

gboolean         muster_order_correction_is_for  (const MusterSetup      *setup,
                                                  const MusterOrderSpec  *spec);
MusterFormField *muster_order_correction_new_what (const MusterSetup      *setup,
                                                   const MusterState      *state,
                                                   const MusterOrder      *order)
                                                  G_GNUC_WARN_UNUSED_RESULT;
MusterFormField *muster_order_correction_new_value (const MusterSetup      *setup,
                                                    const MusterState      *state,
                                                    const MusterCorrection *correction)
                                                   G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
