/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/forces/muster-force-record.h"

G_BEGIN_DECLS

/* The row of a force that holds what it has besides units, as text. Private to the store. */

/* Leaves @details as it is if there is none. A file that was not brought up to date has none. */
gboolean muster_force_detail_load         (MusterDb    *db,
                                           gint64       force_id,
                                           char       **details,
                                           GError     **error);
/* "": none. */
gboolean muster_force_detail_save         (MusterDb    *db,
                                           gint64       force_id,
                                           const char  *details,
                                           GError     **error);
void     muster_force_detail_compute_hash (gint64       force_id,
                                           const char  *details,
                                           MusterHash  *hash);

/* For a force that lost units: takes out what names them, so that the rest can be read. */
void     muster_force_detail_prune        (MusterForceRecord *force);

G_END_DECLS
