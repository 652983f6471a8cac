/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "store/muster-store-error.h"

G_BEGIN_DECLS

/* The one place that reads and writes whole files. Errors are of MUSTER_STORE_ERROR and name the
 * file. */

/* An ordinary file of at most @max_size bytes; the text ends with a NUL that does not count. */
char     *muster_files_read         (const char           *path,
                                     gsize                 max_size,
                                     gsize                *length,
                                     GError              **error) G_GNUC_WARN_UNUSED_RESULT;
/* The new content is under the name as a whole and on the disk, or the old one still is. */
gboolean  muster_files_write        (const char           *path,
                                     const char           *text,
                                     gssize                length,
                                     GError              **error);

void      muster_files_read_async   (const char           *path,
                                     gsize                 max_size,
                                     GCancellable         *cancellable,
                                     GAsyncReadyCallback   callback,
                                     gpointer              data);
char     *muster_files_read_finish  (GAsyncResult         *result,
                                     gsize                *length,
                                     GError              **error) G_GNUC_WARN_UNUSED_RESULT;
void      muster_files_write_async  (const char           *path,
                                     const char           *text,
                                     gssize                length,
                                     GCancellable         *cancellable,
                                     GAsyncReadyCallback   callback,
                                     gpointer              data);
gboolean  muster_files_write_finish (GAsyncResult         *result,
                                     GError              **error);

/* For what else moves files about: that a file, or the names in a folder, are on the disk. */
gboolean  muster_files_sync         (const char           *path,
                                     GError              **error);
/* The first bytes of an ordinary file; nothing else is ever waited for. */
gboolean  muster_files_read_head    (const char           *path,
                                     gpointer              bytes,
                                     gsize                 size,
                                     gsize                *length,
                                     GError              **error);
/* Gives the file another name, and makes sure that it keeps it. */
gboolean  muster_files_move         (const char           *from,
                                     const char           *to,
                                     GError              **error);
gboolean  muster_files_are_same     (const char           *a,
                                     const char           *b);
gboolean  muster_files_copy         (const char           *from,
                                     const char           *to,
                                     GError              **error);

G_END_DECLS
