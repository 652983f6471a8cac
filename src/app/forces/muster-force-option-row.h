/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/forces/muster-force-choice.h"
#include "app/widgets/muster-action-row.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORCE_OPTION_ROW (muster_force_option_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterForceOptionRow, muster_force_option_row, MUSTER, FORCE_OPTION_ROW,
                      MusterActionRow)

/**
 * MusterForceOptionRow:
 *
 * An option of a unit with its switch: what it does and costs, and, where it is refused, why.
 *
 * Properties: choice (construct only).
 * Signals: `switched` (boolean): it is to be on or off; `favoured` (boolean): it is to cost nothing.
 */
GtkWidget         *muster_force_option_row_new        (MusterForceChoice    *choice) G_GNUC_WARN_UNUSED_RESULT;

MusterForceChoice *muster_force_option_row_get_choice (MusterForceOptionRow *self);

G_END_DECLS
