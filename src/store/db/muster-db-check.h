/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-db.h"

G_BEGIN_DECLS

/* The checks that SQLite can make. They find about a third of what can be wrong with a file; the
 * chains of hashes find the rest. */

/* Checks the structure only. The error is the first fault found. */
gboolean   muster_db_check_quickly      (MusterDb  *db,
                                         GError   **error);
/* Both list sentences, up to a limit; the list is empty if all is well. */
GPtrArray *muster_db_list_faults        (MusterDb  *db,
                                         GError   **error) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *muster_db_list_loose_rows    (MusterDb  *db,
                                         GError   **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
