/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define MUSTER_ZIP_MAX_ENTRIES 100
/* How much larger than an archive what is in it may be. */
#define MUSTER_ZIP_MAX_RATIO 100

/* Archives in memory: nothing is ever unpacked to a disk, so that no name in an archive leads anywhere. */

gboolean  muster_zip_looks_like (gconstpointer   data,
                                 gsize           length);

/* The first file whose name ends so. More than @max_size bytes of it and of what stands before it are
 * refused, whatever the archive says of its size. */
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

/* Every file of an archive that Muster has written: all of them or none. Strict: names of letters, digits
 * and -._ in plain folders, each once; plain files alone, and none encrypted. */
GPtrArray *muster_zip_read_files  (gconstpointer   data,
                                   gsize           length,
                                   guint           max_files,
                                   gsize           max_size,
                                   const char     *origin,
                                   GError        **error) G_GNUC_WARN_UNUSED_RESULT;
/* The same bytes for the same files, and always such that muster_zip_read_files() takes it. */
GBytes    *muster_zip_write_files (GPtrArray      *files,
                                   gsize           max_size,
                                   const char     *origin,
                                   GError        **error) G_GNUC_WARN_UNUSED_RESULT;

/* An archive with one file; the same bytes for the same file. */
GBytes   *muster_zip_write      (const char     *name,
                                 gconstpointer   data,
                                 gsize           length,
                                 GError        **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
