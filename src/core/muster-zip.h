/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define MUSTER_ZIP_MAX_ENTRIES 100
/* How many times larger than the archive its content may be. */
#define MUSTER_ZIP_MAX_RATIO 100

/* Archives in memory. Nothing is ever unpacked to disk, so no name in an archive can write outside
 * of it. */

gboolean  muster_zip_looks_like (gconstpointer   data,
                                 gsize           length);

/* Reads the first file whose name has this ending. Fails if it and the files before it have more
 * than @max_size bytes, whatever sizes the archive states. */
GBytes   *muster_zip_read       (gconstpointer   data,
                                 gsize           length,
                                 const char     *ending,
                                 gsize           max_size,
                                 const char     *origin,
                                 GError        **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * MusterZipFile:
 * @name: with its folders, such as `battles/1.json`
 *
 * A file in an archive.
 */
typedef struct
{
  char *name;
  GBytes *content;
} MusterZipFile;

MusterZipFile *muster_zip_file_new  (const char    *name,
                                     GBytes        *content) G_GNUC_WARN_UNUSED_RESULT;
void           muster_zip_file_free (MusterZipFile *self);

/* Reads every file of an archive that Muster has written, all or none. Strict: names consist of
 * letters, digits and -._ in plain folders and are unique; all entries are regular files, none
 * encrypted. */
GPtrArray *muster_zip_read_files  (gconstpointer   data,
                                   gsize           length,
                                   guint           max_files,
                                   gsize           max_size,
                                   const char     *origin,
                                   GError        **error) G_GNUC_WARN_UNUSED_RESULT;
/* Writes the same bytes for the same files, always in a form that muster_zip_read_files()
 * accepts. */
GBytes    *muster_zip_write_files (GPtrArray      *files,
                                   gsize           max_size,
                                   const char     *origin,
                                   GError        **error) G_GNUC_WARN_UNUSED_RESULT;

/* An archive with one file. The same file always gives the same bytes. */
GBytes   *muster_zip_write      (const char     *name,
                                 gconstpointer   data,
                                 gsize           length,
                                 GError        **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
