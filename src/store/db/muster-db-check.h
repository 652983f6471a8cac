/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-db.h"

G_BEGIN_DECLS

/* What SQLite can tell of a file, which is about a third of what can be wrong: the chains of
 * hashes tell the rest. */

/* Structure only; an error is the first thing found. */
gboolean   muster_db_check_quickly      (MusterDb  *db,
                                         GError   **error);
/* Sentences, as many as there are up to a limit; empty if all is well. */
GPtrArray *muster_db_list_faults        (MusterDb  *db,
                                         GError   **error) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *muster_db_list_loose_rows    (MusterDb  *db,
                                         GError   **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
