/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/models/form/muster-form.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORM_GROUP (muster_form_group_get_type ())
G_DECLARE_FINAL_TYPE (MusterFormGroup, muster_form_group, MUSTER, FORM_GROUP, AdwPreferencesGroup)

/**
 * MusterFormGroup:
 *
 * A form as a group of rows, as in preferences. Keeps the form, and follows it when fields come and go; not
 * there while it has none.
 */
GtkWidget *muster_form_group_new (MusterForm      *form,
                                  const char      *title) G_GNUC_WARN_UNUSED_RESULT;

/* A single row of that kind. The caller must keep the form alive. */
GtkWidget *muster_form_row_new   (MusterFormField *field) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
