/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The file is there as a whole, or not at all. One that is there already stays, unless @overwrite. */
gboolean muster_cli_write_file  (const char  *path,
                                 const char  *text,
                                 gboolean     overwrite,
                                 GError     **error);

G_END_DECLS
