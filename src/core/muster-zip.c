/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-zip.h"

#include "core/muster-core-error.h"
#include "core/muster-i18n.h"

#include <archive.h>
#include <archive_entry.h>
#include <string.h>

/* How much of a packed file is asked for at a time. */
#define CHUNK (64 * 1024)

/* So little is unpacked whatever it was packed in. */
#define FREE_SIZE (1024 * 1024)

typedef struct archive Writer;
typedef struct archive_entry Entry;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Entry, archive_entry_free)

typedef struct
{
  struct archive *reader;
  const char *origin;
  gsize length;  /* of the archive */
  gsize n_bytes; /* unpacked so far */
  gsize max_size;
} Unpacking;

static gboolean
fail (const char  *origin,
      GError     **error,
      const char  *reason)
{
  g_autofree char *valid = g_utf8_make_valid (reason != NULL ? reason : "", -1);

  g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_SYNTAX, _("%s: not a valid zip archive: %s"),
               origin, valid);

  return FALSE;
}

gboolean
muster_zip_looks_like (gconstpointer data,
                       gsize         length)
{
  return length >= 4 && memcmp (data, "PK\003\004", 4) == 0;
}

static gboolean
fail_size (const Unpacking  *self,
           GError          **error)
{
  g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_TOO_LARGE,
               _("%s: larger than %d MiB when unpacked"), self->origin,
               (int) (self->max_size / 1024 / 1024));

  return FALSE;
}

/* Whatever is unpacked counts, be it kept or not, and must be in proportion to what it was packed in: an
 * entry that does not say how long it is has to be unpacked to get behind it. */
static gboolean
count (Unpacking  *self,
       gsize       n,
       GError    **error)
{
  self->n_bytes += n;
  if (self->n_bytes > self->max_size)
    return fail_size (self, error);
  if (self->n_bytes > FREE_SIZE && self->n_bytes / MUSTER_ZIP_MAX_RATIO > self->length)
    {
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_TOO_LARGE,
                   _("%s: more than %d times as large when unpacked"), self->origin,
                   MUSTER_ZIP_MAX_RATIO);
      return FALSE;
    }

  return TRUE;
}

static gboolean
skip_data (Unpacking  *self,
           GError    **error)
{
  g_autofree char *chunk = g_malloc (CHUNK);
  la_ssize_t n;

  while ((n = archive_read_data (self->reader, chunk, CHUNK)) > 0)
    {
      if (!count (self, (gsize) n, error))
        return FALSE;
    }

  return n == 0 || fail (self->origin, error, archive_error_string (self->reader));
}

static gboolean
has_ending (struct archive_entry *entry,
            const char           *ending)
{
  const char *name = archive_entry_pathname_utf8 (entry);

  if (name == NULL)
    name = archive_entry_pathname (entry);

  return name != NULL && archive_entry_filetype (entry) == AE_IFREG && g_str_has_suffix (name, ending);
}

/* Goes to the entry whose name ends so. */
static gboolean
find_entry (Unpacking   *self,
            const char  *ending,
            GError     **error)
{
  for (guint i = 0; i < MUSTER_ZIP_MAX_ENTRIES; i++)
    {
      struct archive_entry *entry;
      int status = archive_read_next_header (self->reader, &entry);

      if (status == ARCHIVE_EOF)
        break;
      if (status < ARCHIVE_WARN)
        return fail (self->origin, error, archive_error_string (self->reader));
      if (has_ending (entry, ending))
        return TRUE;
      if (!skip_data (self, error))
        return FALSE;
    }
  g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID, _("%s: there is no “%s” file in it"),
               self->origin, ending);

  return FALSE;
}

static gboolean
read_data (Unpacking   *self,
           GByteArray  *bytes,
           GError     **error)
{
  for (;;)
    {
      gsize before = bytes->len;
      la_ssize_t n;

      g_byte_array_set_size (bytes, (guint) before + CHUNK);
      n = archive_read_data (self->reader, bytes->data + before, CHUNK);
      if (n < 0)
        return fail (self->origin, error, archive_error_string (self->reader));

      g_byte_array_set_size (bytes, (guint) (before + (gsize) n));
      if (n == 0)
        return TRUE;
      if (!count (self, (gsize) n, error))
        return FALSE;
    }
}

/**
 * muster_zip_read:
 * @origin: what to call the archive in an error
 *
 * Returns: (transfer full) (nullable): what is in the file
 */
GBytes *
muster_zip_read (gconstpointer   data,
                 gsize           length,
                 const char     *ending,
                 gsize           max_size,
                 const char     *origin,
                 GError        **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  Unpacking self = { .origin = origin, .length = length, .max_size = max_size };
  gboolean done;

  g_return_val_if_fail (ending != NULL, NULL);

  self.reader = archive_read_new ();
  archive_read_support_format_zip (self.reader);
  done = archive_read_open_memory (self.reader, data, length) == ARCHIVE_OK ||
         fail (origin, error, archive_error_string (self.reader));
  done = done && find_entry (&self, ending, error) && read_data (&self, bytes, error);
  archive_read_free (self.reader);

  return done ? g_byte_array_free_to_bytes (g_steal_pointer (&bytes)) : NULL;
}

static la_ssize_t
write_cb (struct archive *archive,
          void           *data,
          const void     *buffer,
          size_t          length)
{
  g_byte_array_append (data, buffer, (guint) length);

  return (la_ssize_t) length;
}

static gboolean
write_entry (Writer        *writer,
             GByteArray    *bytes,
             const char    *name,
             gconstpointer  data,
             gsize          length)
{
  g_autoptr (Entry) entry = archive_entry_new ();

  archive_entry_set_pathname (entry, name);
  archive_entry_set_filetype (entry, AE_IFREG);
  archive_entry_set_perm (entry, 0644);
  archive_entry_set_size (entry, (la_int64_t) length);

  return archive_write_set_format_zip (writer) == ARCHIVE_OK &&
         archive_write_set_bytes_in_last_block (writer, 1) == ARCHIVE_OK &&
         archive_write_open (writer, bytes, NULL, write_cb, NULL) == ARCHIVE_OK &&
         archive_write_header (writer, entry) == ARCHIVE_OK &&
         archive_write_data (writer, data, length) == (la_ssize_t) length &&
         archive_write_close (writer) == ARCHIVE_OK;
}

/**
 * muster_zip_write:
 *
 * Returns: (transfer full) (nullable): the archive
 */
GBytes *
muster_zip_write (const char     *name,
                  gconstpointer   data,
                  gsize           length,
                  GError        **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  Writer *writer;
  gboolean done;

  g_return_val_if_fail (name != NULL, NULL);

  writer = archive_write_new ();
  done = write_entry (writer, bytes, name, data, length) ||
         fail (name, error, archive_error_string (writer));
  archive_write_free (writer);

  return done ? g_byte_array_free_to_bytes (g_steal_pointer (&bytes)) : NULL;
}
