/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/db/muster-hash-reader.h"

#include <string.h>

#define TAG_SIZE 9 /* the kind of the value, and a number of 8 bytes, the highest first */

/* Reads the next tag, which must be of this kind, and returns its number: a value, or the size of
 * what follows. */
static guint64
take_tag (MusterHashReader *self,
          char              kind)
{
  guint64 number = 0;

  if (self->is_wrong || self->n_left < TAG_SIZE || self->next[0] != (guint8) kind)
    {
      self->is_wrong = TRUE;
      return 0;
    }

  for (guint i = 1; i < TAG_SIZE; i++)
    number = number << 8 | self->next[i];
  self->next += TAG_SIZE;
  self->n_left -= TAG_SIZE;

  return number;
}

void
muster_hash_reader_init (MusterHashReader *self,
                         GBytes           *bytes,
                         const char       *purpose)
{
  g_autofree char *text = NULL;

  self->next = g_bytes_get_data (bytes, &self->n_left);
  self->is_wrong = FALSE;
  text = muster_hash_reader_dup_text (self);
  self->is_wrong |= strcmp (text, purpose) != 0;
}

gint64
muster_hash_reader_get_int (MusterHashReader *self)
{
  return (gint64) take_tag (self, 'i');
}

char *
muster_hash_reader_dup_text (MusterHashReader *self)
{
  guint64 length = take_tag (self, 't');
  char *text;

  if (self->is_wrong || length > self->n_left ||
      !g_utf8_validate_len ((const char *) self->next, (gsize) length, NULL))
    {
      self->is_wrong = TRUE;
      return g_strdup ("");
    }

  text = g_strndup ((const char *) self->next, (gsize) length);
  self->next += length;
  self->n_left -= (gsize) length;

  return text;
}

void
muster_hash_reader_get_hash (MusterHashReader *self,
                             MusterHash       *hash)
{
  guint64 length = take_tag (self, 'b');

  memset (hash, 0, sizeof *hash);
  if (self->is_wrong || length != sizeof hash->bytes || length > self->n_left)
    {
      self->is_wrong = TRUE;
      return;
    }

  memcpy (hash->bytes, self->next, sizeof hash->bytes);
  self->next += sizeof hash->bytes;
  self->n_left -= sizeof hash->bytes;
}

gboolean
muster_hash_reader_finish (MusterHashReader *self)
{
  return !self->is_wrong && self->n_left == 0;
}
