/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define MUSTER_HASH_SIZE 32

/* SHA-256. */
typedef struct
{
  guint8 bytes[MUSTER_HASH_SIZE];
} MusterHash;

/**
 * MusterHasher:
 *
 * Hashes a list of values. The hasher puts the kind and size before each value, so that no two
 * lists give the same bytes.
 */
typedef struct
{
  GChecksum *checksum;
  GByteArray *bytes;
} MusterHasher;

/* @purpose: names what is hashed, with the version of the format. */
void     muster_hasher_init       (MusterHasher     *self,
                                   const char       *purpose);
/* The same, and appends the hashed bytes to @bytes, which must outlive the hasher. MusterHashReader
 * reads them. */
void     muster_hasher_init_bytes (MusterHasher     *self,
                                   const char       *purpose,
                                   GByteArray       *bytes);
void     muster_hasher_add_int    (MusterHasher     *self,
                                   gint64            number);
void     muster_hasher_add_text   (MusterHasher     *self,
                                   const char       *text);
/* Adds each number as a value of its own. */
void     muster_hasher_add_ints   (MusterHasher     *self,
                                   const gint64     *numbers,
                                   guint             n_numbers);
void     muster_hasher_add_texts  (MusterHasher     *self,
                                   const char *const *texts,
                                   guint             n_texts);
void     muster_hasher_add_hash   (MusterHasher     *self,
                                   const MusterHash *hash);
/* Also clears the hasher. */
void     muster_hasher_finish     (MusterHasher     *self,
                                   MusterHash       *hash);

gboolean muster_hash_equal        (const MusterHash *a,
                                   const MusterHash *b);
char    *muster_hash_to_hex       (const MusterHash *hash) G_GNUC_WARN_UNUSED_RESULT;
gboolean muster_hash_from_hex     (MusterHash       *hash,
                                   const char       *hex);

G_END_DECLS
