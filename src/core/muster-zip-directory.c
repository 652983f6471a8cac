/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-zip-directory.h"

#include "core/muster-core-error.h"
#include "core/muster-i18n.h"

#include <string.h>
#include <sys/stat.h>

/* An archive says twice what its files are called: before each file, and in the directory behind all of
 * them. Programs differ in which of the two they believe, so both must agree. Numbers are written with
 * the lowest byte first. */

#define END_LENGTH   22
#define ENTRY_LENGTH 46
#define LOCAL_LENGTH 30

#define IS_ENCRYPTED (1 << 0 | 1 << 6 | 1 << 13)
#define MADE_ON_UNIX 3
#define IS_FOLDER    0x10

typedef struct
{
  const guint8 *data;
  gsize length;
  const char *origin;
  GHashTable *names; /* of the files that were read; each is taken out once it is found */
} Directory;

static gsize
get_number (const guint8 *bytes,
            guint         n_bytes)
{
  gsize number = 0;

  for (guint i = n_bytes; i-- > 0; )
    number = number << 8 | bytes[i];

  return number;
}

static gboolean
fail (const Directory  *self,
      const char       *reason,
      GError          **error)
{
  g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID, _("%s: not a valid zip archive: %s"),
               self->origin, reason);

  return FALSE;
}

/* Whether what stands before the file says the same as its entry in the directory. */
static gboolean
fits_local (const Directory *self,
            const guint8    *entry,
            const char      *name)
{
  gsize start = get_number (entry + 42, 4);
  gsize name_length = strlen (name);
  const guint8 *local = self->data + start;

  return start < self->length && self->length - start >= LOCAL_LENGTH + name_length &&
         memcmp (local, "PK\003\004", 4) == 0 &&
         (get_number (local + 6, 2) & IS_ENCRYPTED) == 0 &&
         get_number (local + 8, 2) == get_number (entry + 10, 2) &&
         get_number (local + 26, 2) == name_length && memcmp (local + LOCAL_LENGTH, name, name_length) == 0;
}

static gboolean
is_plain_file (const guint8 *entry)
{
  gsize attributes = get_number (entry + 38, 4);
  gsize mode = attributes >> 16;

  return (attributes & IS_FOLDER) == 0 &&
         (entry[5] != MADE_ON_UNIX || (mode & S_IFMT) == 0 || S_ISREG (mode));
}

/* @room: how many bytes are left of the directory; @n_bytes: (out): the length of the entry. */
static gboolean
check_entry (Directory     *self,
             const guint8  *entry,
             gsize          room,
             gsize         *n_bytes,
             GError       **error)
{
  g_autofree char *name = NULL;
  gsize name_length;

  if (room < ENTRY_LENGTH || memcmp (entry, "PK\001\002", 4) != 0)
    return fail (self, _("its directory is damaged"), error);
  name_length = get_number (entry + 28, 2);
  *n_bytes = ENTRY_LENGTH + name_length + get_number (entry + 30, 2) + get_number (entry + 32, 2);
  if (*n_bytes > room)
    return fail (self, _("its directory is damaged"), error);
  if (get_number (entry + 32, 2) != 0)
    return fail (self, _("there are comments in it"), error);
  if ((get_number (entry + 8, 2) & IS_ENCRYPTED) != 0)
    return fail (self, _("its directory says that files are encrypted"), error);
  if (!is_plain_file (entry))
    return fail (self, _("its directory has something that is no plain file"), error);

  /* A NUL within the name would hide the rest of it. */
  name = g_strndup ((const char *) entry + ENTRY_LENGTH, name_length);
  if (strlen (name) != name_length || !g_hash_table_remove (self->names, name) ||
      !fits_local (self, entry, name))
    return fail (self, _("its directory names other files than there are"), error);

  return TRUE;
}

gboolean
muster_zip_directory_check (const guint8  *data,
                            gsize          length,
                            GPtrArray     *files,
                            const char    *origin,
                            GError       **error)
{
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  Directory self = { data, length, origin, names };
  const guint8 *end = data + length - END_LENGTH;
  gsize start, size, n_bytes;

  if (length < END_LENGTH || memcmp (end, "PK\005\006", 4) != 0 || get_number (end + 20, 2) != 0)
    return fail (&self, _("there is a comment in it, or something behind its end"), error);
  size = get_number (end + 12, 4);
  start = get_number (end + 16, 4);
  if (get_number (end + 4, 4) != 0 || start > length - END_LENGTH || size != length - END_LENGTH - start)
    return fail (&self, _("its directory is damaged"), error);

  for (guint i = 0; i < files->len; i++)
    g_hash_table_add (names, ((MusterZipFile *) files->pdata[i])->name);
  for (gsize at = 0; at < size; at += n_bytes)
    {
      if (!check_entry (&self, data + start + at, size - at, &n_bytes, error))
        return FALSE;
    }
  if (g_hash_table_size (names) > 0 || get_number (end + 8, 2) != files->len ||
      get_number (end + 10, 2) != files->len)
    return fail (&self, _("its directory names other files than there are"), error);

  return TRUE;
}
