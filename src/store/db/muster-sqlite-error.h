/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sqlite3.h>

#include "store/muster-store-error.h"

G_BEGIN_DECLS

/* Turns a result code of SQLite into an error. @handle: (nullable). Always returns FALSE. */
gboolean muster_sqlite_error_set (GError  **error,
                                  sqlite3  *handle,
                                  int       result);

G_END_DECLS
