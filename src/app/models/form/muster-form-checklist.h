/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "app/models/form/muster-form-field.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORM_CHECKLIST (muster_form_checklist_get_type ())
G_DECLARE_FINAL_TYPE (MusterFormChecklist, muster_form_checklist, MUSTER, FORM_CHECKLIST, MusterFormField)

/**
 * MusterFormChecklist:
 *
 * A field that names any number of units, sides or choices: those of its options (#MusterFormOption) that
 * are checked.
 */
MusterFormField *muster_form_checklist_new         (const MusterField   *field,
                                                    guint                index,
                                                    GListModel          *options) G_GNUC_WARN_UNUSED_RESULT;

GListModel      *muster_form_checklist_get_options (MusterFormChecklist *self);

G_END_DECLS
