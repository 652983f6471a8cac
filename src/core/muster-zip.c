/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-zip.h"

#include "core/muster-core-error.h"
#include "core/muster-i18n.h"
#include "core/muster-zip-directory.h"

#include <archive.h>
#include <archive_entry.h>
#include <string.h>

/* Archives. Bytes are counted while they are unpacked; the sizes that an archive states are never
 * trusted. */

/* How many bytes are unpacked at a time. */
#define CHUNK (64 * 1024)

/* Up to this size the ratio of unpacked to packed bytes does not matter. */
#define FREE_SIZE (1024 * 1024)

/* The longest name of a file in an archive, in bytes. */
#define MAX_NAME 200

typedef struct archive Writer;
typedef struct archive_entry Entry;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Entry, archive_entry_free)

typedef struct
{
  struct archive *reader;
  const char *origin;
  gsize length;  /* bytes of the archive */
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
               origin, g_strchomp (valid));

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

/* Counts unpacked bytes, whether they are kept or not, and limits their ratio to the size of the
 * archive. Skipped entries count as well, because an entry without a stated length must be unpacked
 * to find the next one. */
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
                   dngettext (GETTEXT_PACKAGE, "%s: more than %d time as large when unpacked",
                              "%s: more than %d times as large when unpacked",
                              (gulong) MUSTER_ZIP_MAX_RATIO), self->origin,
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

/* Goes to the first entry whose name has this ending. */
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

/* @name: (nullable): the damaged file, if other files are read as well. */
static gboolean
fail_data (const Unpacking  *self,
           const char       *name,
           GError          **error)
{
  const char *reason = archive_error_string (self->reader);
  g_autofree char *valid = g_utf8_make_valid (reason != NULL ? reason : "", -1);

  if (name == NULL)
    return fail (self->origin, error, reason);
  g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_SYNTAX, _("%s: “%s” is damaged: %s"),
               self->origin, name, g_strchomp (valid));

  return FALSE;
}

static gboolean
read_data (Unpacking   *self,
           const char  *name,
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
        return fail_data (self, name, error);

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
 * Returns: (transfer full) (nullable): the content of the file
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
  done = done && find_entry (&self, ending, error) && read_data (&self, NULL, bytes, error);
  archive_read_free (self.reader);

  return done ? g_byte_array_free_to_bytes (g_steal_pointer (&bytes)) : NULL;
}

void
muster_zip_file_free (MusterZipFile *self)
{
  g_free (self->name);
  g_bytes_unref (self->content);
  g_free (self);
}

MusterZipFile *
muster_zip_file_new (const char *name,
                     GBytes     *content)
{
  MusterZipFile *self = g_new0 (MusterZipFile, 1);

  self->name = g_strdup (name);
  self->content = g_bytes_ref (content);

  return self;
}

static gboolean
is_plain_part (const char *part)
{
  return *part != '\0' && !g_str_equal (part, ".") && !g_str_equal (part, "..");
}

/* Whether a name means the same on every system and cannot lead out of the archive. */
static gboolean
is_plain_name (const char *name)
{
  g_auto (GStrv) parts = NULL;

  if (name == NULL || strlen (name) > MAX_NAME)
    return FALSE;
  for (const char *c = name; *c != '\0'; c++)
    if (!g_ascii_isalnum (*c) && strchr ("-._/", *c) == NULL)
      return FALSE;
  parts = g_strsplit (name, "/", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    if (!is_plain_part (parts[i]))
      return FALSE;

  return parts[0] != NULL;
}

static gboolean
fail_entry (const Unpacking  *self,
            const char       *name,
            GError          **error,
            const char       *reason)
{
  g_autofree char *valid = g_utf8_make_valid (name != NULL ? name : "", -1);

  g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID, "%s: “%s”: %s", self->origin, valid,
               reason);

  return FALSE;
}

static gboolean
check_entry (const Unpacking       *self,
             struct archive_entry  *entry,
             const char            *name,
             GHashTable            *names,
             GError               **error)
{
  if (!is_plain_name (name))
    return fail_entry (self, name, error, _("this is not the name of a file in an archive of Muster’s"));
  if (archive_entry_filetype (entry) != AE_IFREG || archive_entry_symlink (entry) != NULL ||
      archive_entry_hardlink (entry) != NULL)
    return fail_entry (self, name, error, _("not a plain file"));
  if (archive_entry_is_encrypted (entry))
    return fail_entry (self, name, error, _("encrypted; unpack it and pack it again without a password"));
  if (g_hash_table_contains (names, name))
    return fail_entry (self, name, error, _("appears in the archive more than once"));

  return TRUE;
}

static gboolean
read_entry (Unpacking             *self,
            struct archive_entry  *entry,
            GPtrArray             *files,
            GHashTable            *names,
            GError               **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autoptr (GBytes) content = NULL;
  const char *name = archive_entry_pathname (entry);
  MusterZipFile *file;

  if (!check_entry (self, entry, name, names, error) || !read_data (self, name, bytes, error))
    return FALSE;

  content = g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
  file = muster_zip_file_new (name, content);
  g_ptr_array_add (files, file);
  g_hash_table_add (names, file->name);

  return TRUE;
}

static gboolean
read_entries (Unpacking  *self,
              guint       max_files,
              GPtrArray  *files,
              GError    **error)
{
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);

  for (;;)
    {
      struct archive_entry *entry;
      int status = archive_read_next_header (self->reader, &entry);

      if (status == ARCHIVE_EOF)
        return TRUE;
      if (status < ARCHIVE_WARN)
        return fail (self->origin, error, archive_error_string (self->reader));
      if (files->len == max_files)
        {
          g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_TOO_LARGE,
                       dngettext (GETTEXT_PACKAGE, "%s: more than %u file in it",
                                  "%s: more than %u files in it", max_files), self->origin, max_files);
          return FALSE;
        }
      if (!read_entry (self, entry, files, names, error))
        return FALSE;
    }
}

/**
 * muster_zip_read_files:
 * @origin: what to call the archive in an error
 *
 * Returns: (transfer full) (element-type MusterZipFile) (nullable): its files, in order
 */
GPtrArray *
muster_zip_read_files (gconstpointer   data,
                       gsize           length,
                       guint           max_files,
                       gsize           max_size,
                       const char     *origin,
                       GError        **error)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_zip_file_free);
  Unpacking self = { .origin = origin, .length = length, .max_size = max_size };
  gboolean done;

  /* Requires the directory of the archive, because without it nobody can tell whether files are
   * missing. */
  self.reader = archive_read_new ();
  archive_read_support_format_zip_seekable (self.reader);
  done = archive_read_open_memory (self.reader, data, length) == ARCHIVE_OK ||
         fail (origin, error, archive_error_string (self.reader));
  done = done && read_entries (&self, max_files, files, error) &&
         muster_zip_directory_check (data, length, files, origin, error);
  archive_read_free (self.reader);

  return done ? g_steal_pointer (&files) : NULL;
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
             const char    *name,
             gconstpointer  data,
             gsize          length)
{
  g_autoptr (Entry) entry = archive_entry_new ();

  archive_entry_set_pathname (entry, name);
  archive_entry_set_filetype (entry, AE_IFREG);
  archive_entry_set_perm (entry, 0644);
  archive_entry_set_size (entry, (la_int64_t) length);

  return archive_write_header (writer, entry) == ARCHIVE_OK &&
         archive_write_data (writer, data, length) == (la_ssize_t) length;
}

static gboolean
open_writer (Writer     *writer,
             GByteArray *bytes,
             gboolean    packed)
{
  return archive_write_set_format_zip (writer) == ARCHIVE_OK &&
         (packed || archive_write_zip_set_compression_store (writer) == ARCHIVE_OK) &&
         archive_write_set_bytes_in_last_block (writer, 1) == ARCHIVE_OK &&
         archive_write_open (writer, bytes, NULL, write_cb, NULL) == ARCHIVE_OK;
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
  done = (open_writer (writer, bytes, TRUE) && write_entry (writer, name, data, length) &&
          archive_write_close (writer) == ARCHIVE_OK) ||
         fail (name, error, archive_error_string (writer));
  archive_write_free (writer);

  return done ? g_byte_array_free_to_bytes (g_steal_pointer (&bytes)) : NULL;
}

static GBytes *
write_files (GPtrArray   *files,
             gboolean     packed,
             const char  *origin,
             GError     **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  Writer *writer = archive_write_new ();
  gboolean done = open_writer (writer, bytes, packed);

  for (guint i = 0; done && i < files->len; i++)
    {
      const MusterZipFile *file = g_ptr_array_index (files, i);

      done = write_entry (writer, file->name, g_bytes_get_data (file->content, NULL),
                          g_bytes_get_size (file->content));
    }
  done = (done && archive_write_close (writer) == ARCHIVE_OK) ||
         fail (origin, error, archive_error_string (writer));
  archive_write_free (writer);

  return done ? g_byte_array_free_to_bytes (g_steal_pointer (&bytes)) : NULL;
}

/**
 * muster_zip_write_files:
 * @files: (element-type MusterZipFile): the files, in order
 * @origin: what to call the archive in an error
 *
 * Returns: (transfer full) (nullable): the archive
 */
GBytes *
muster_zip_write_files (GPtrArray   *files,
                        gsize        max_size,
                        const char  *origin,
                        GError     **error)
{
  g_autoptr (GBytes) packed = NULL;
  Unpacking self = { .origin = origin, .max_size = max_size };

  for (guint i = 0; i < files->len; i++)
    self.n_bytes += g_bytes_get_size (((const MusterZipFile *) files->pdata[i])->content);
  if (self.n_bytes > max_size)
    {
      fail_size (&self, error);
      return NULL;
    }
  packed = write_files (files, TRUE, origin, error);
  if (packed == NULL)
    return NULL;

  /* If the files pack too well, the reader would refuse the ratio, so they are stored
   * uncompressed. */
  self.length = g_bytes_get_size (packed);

  return count (&self, 0, NULL) ? g_steal_pointer (&packed) : write_files (files, FALSE, origin, error);
}
