/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The file is there as a whole, or not at all. One that is there already stays, unless
 * @overwrite. */
gboolean muster_cli_file_write      (const char  *path,
                                     const char  *content,
                                     gsize        length,
                                     gboolean     overwrite,
                                     GError     **error);
/* That it could be written, as far as that can be said before. */
gboolean muster_cli_file_check_free (const char  *path,
                                     gboolean     overwrite,
                                     GError     **error);

/* A title as the name of a file, without its ending; @fallback where nothing of it is left. */
char    *muster_cli_file_dup_stem (const char  *title,
                                   const char  *fallback) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
