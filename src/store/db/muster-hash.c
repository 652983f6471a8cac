/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/db/muster-hash.h"

#include <string.h>

static void
add_raw (MusterHasher *self,
         const void   *bytes,
         gsize         length)
{
  g_checksum_update (self->checksum, bytes, (gssize) length);
  if (self->bytes != NULL)
    g_byte_array_append (self->bytes, bytes, (guint) length);
}

static void
add_tagged (MusterHasher *self,
            char          kind,
            guint64       number)
{
  guint8 tag[9] = { (guint8) kind };

  for (guint i = 0; i < 8; i++)
    tag[8 - i] = (guint8) (number >> (8 * i));

  add_raw (self, tag, sizeof tag);
}

void
muster_hasher_init (MusterHasher *self,
                    const char   *purpose)
{
  muster_hasher_init_bytes (self, purpose, NULL);
}

void
muster_hasher_init_bytes (MusterHasher *self,
                          const char   *purpose,
                          GByteArray   *bytes)
{
  self->checksum = g_checksum_new (G_CHECKSUM_SHA256);
  self->bytes = bytes;
  muster_hasher_add_text (self, purpose);
}

void
muster_hasher_add_int (MusterHasher *self,
                       gint64        number)
{
  add_tagged (self, 'i', (guint64) number);
}

void
muster_hasher_add_text (MusterHasher *self,
                        const char   *text)
{
  gsize length = strlen (text);

  add_tagged (self, 't', length);
  add_raw (self, text, length);
}

void
muster_hasher_add_ints (MusterHasher *self,
                        const gint64 *numbers,
                        guint         n_numbers)
{
  for (guint i = 0; i < n_numbers; i++)
    muster_hasher_add_int (self, numbers[i]);
}

void
muster_hasher_add_texts (MusterHasher      *self,
                         const char *const *texts,
                         guint              n_texts)
{
  for (guint i = 0; i < n_texts; i++)
    muster_hasher_add_text (self, texts[i]);
}

void
muster_hasher_add_hash (MusterHasher     *self,
                        const MusterHash *hash)
{
  add_tagged (self, 'b', sizeof hash->bytes);
  add_raw (self, hash->bytes, sizeof hash->bytes);
}

void
muster_hasher_finish (MusterHasher *self,
                      MusterHash   *hash)
{
  gsize length = sizeof hash->bytes;

  g_checksum_get_digest (self->checksum, hash->bytes, &length);
  g_clear_pointer (&self->checksum, g_checksum_free);
}

gboolean
muster_hash_equal (const MusterHash *a,
                   const MusterHash *b)
{
  return memcmp (a->bytes, b->bytes, sizeof a->bytes) == 0;
}

char *
muster_hash_to_hex (const MusterHash *hash)
{
  GString *hex = g_string_sized_new (2 * MUSTER_HASH_SIZE);

  for (guint i = 0; i < MUSTER_HASH_SIZE; i++)
    g_string_append_printf (hex, "%02x", hash->bytes[i]);

  return g_string_free (hex, FALSE);
}

/**
 * muster_hash_from_hex:
 *
 * Returns: %FALSE if @hex is not 64 hexadecimal digits
 */
gboolean
muster_hash_from_hex (MusterHash *hash,
                      const char *hex)
{
  if (strlen (hex) != 2 * MUSTER_HASH_SIZE)
    return FALSE;

  for (guint i = 0; i < MUSTER_HASH_SIZE; i++)
    {
      int high = g_ascii_xdigit_value (hex[2 * i]);
      int low = g_ascii_xdigit_value (hex[2 * i + 1]);

      if (high < 0 || low < 0)
        return FALSE;
      hash->bytes[i] = (guint8) (high << 4 | low);
    }

  return TRUE;
}
