/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-db.h"

G_BEGIN_DECLS

/* After schema/from-8.sql has set the tables of a file of schema 8 aside: makes those of today and
 * brings over what was in the others. */
gboolean muster_from_8_convert (MusterDb  *db,
                                GError   **error);

G_END_DECLS
