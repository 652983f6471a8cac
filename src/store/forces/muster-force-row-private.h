/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/forces/muster-force-record.h"
#include "store/forces/muster-force-row.h"

G_BEGIN_DECLS

/* @record: (transfer full): is emptied. */
MusterForceRow *muster_force_row_new_take (MusterForceRecord *record,
                                           gboolean           damaged) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
