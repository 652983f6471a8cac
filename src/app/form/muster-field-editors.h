/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/models/form/muster-form-field.h"

G_BEGIN_DECLS

/* A widget that edits @field; which one depends on the kind of the field. */
GtkWidget *muster_field_editor_new (MusterFormField *field) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
