/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "app/models/form/muster-form-field.h"

G_BEGIN_DECLS

/**
 * muster_form_fields_make:
 * @field: static data
 * @index: its place in the table of fields
 * @options: what can be chosen; empty where nothing is chosen from a list
 *
 * The one place that knows which kind of field is filled how.
 *
 * Returns: (transfer full): a field that says nothing yet, but for what it must say and can only
 *   say in one way
 */
MusterFormField *muster_form_fields_make (const MusterField *field,
                                          guint              index,
                                          GListModel        *options) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
