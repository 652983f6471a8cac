/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "store/muster-store-error.h"

G_BEGIN_DECLS

/* Reads and writes whole files; nothing else in the program does. Errors are of MUSTER_STORE_ERROR
 * and name the file. */

/* Reads a regular file of at most @max_size bytes. The text ends with a NUL that @length does not
 * count. */
char     *muster_files_read         (const char           *path,
                                     gsize                 max_size,
                                     gsize                *length,
                                     GError              **error) G_GNUC_WARN_UNUSED_RESULT;
/* Writes a file atomically and durably: afterwards the name has the whole new content, or still the
 * old one. Only its owner may read the file. */
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

/* Makes sure that a file, or the list of names in a folder, is on the disk. For code that moves
 * files. */
gboolean  muster_files_sync         (const char           *path,
                                     GError              **error);
/* Reads the first bytes of a regular file. It never blocks on anything else, such as a pipe. */
gboolean  muster_files_read_head    (const char           *path,
                                     gpointer              bytes,
                                     gsize                 size,
                                     gsize                *length,
                                     GError              **error);
/* Renames the file durably. */
gboolean  muster_files_move         (const char           *from,
                                     const char           *to,
                                     GError              **error);
gboolean  muster_files_are_same     (const char           *a,
                                     const char           *b);
gboolean  muster_files_copy         (const char           *from,
                                     const char           *to,
                                     GError              **error);

G_END_DECLS
