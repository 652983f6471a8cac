/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/muster-zip.h"

G_BEGIN_DECLS

/* Compares the directory at the end of an archive with the files that were read from it, so that no
 * program can find other files in it than Muster did. @files: (element-type MusterZipFile): the files.
 * @origin: what to call the archive in an error. */
gboolean muster_zip_directory_check (const guint8  *data,
                                     gsize          length,
                                     GPtrArray     *files,
                                     const char    *origin,
                                     GError       **error);

G_END_DECLS
