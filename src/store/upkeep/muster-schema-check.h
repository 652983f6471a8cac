/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-db.h"

G_BEGIN_DECLS

/* That the tables are those that the scripts make: a changed type or condition is damage, an added trigger or
 * view is worse. Of a file of an earlier version it can only be said that it has neither. */
gboolean muster_schema_check_sound (MusterDb  *db,
                                    GError   **error);

G_END_DECLS
