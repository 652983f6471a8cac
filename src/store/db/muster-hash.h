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
 * Hashes a list of values. Each is preceded by its kind and size, so that no two lists have the
 * same bytes.
 */
typedef struct
{
  GChecksum *checksum;
} MusterHasher;

/* @purpose: what is hashed, with the version of how. */
void     muster_hasher_init       (MusterHasher     *self,
                                   const char       *purpose);
void     muster_hasher_add_int    (MusterHasher     *self,
                                   gint64            number);
void     muster_hasher_add_text   (MusterHasher     *self,
                                   const char       *text);
/* Each as one. */
void     muster_hasher_add_ints   (MusterHasher     *self,
                                   const gint64     *numbers,
                                   guint             n_numbers);
void     muster_hasher_add_texts  (MusterHasher     *self,
                                   const char *const *texts,
                                   guint             n_texts);
void     muster_hasher_add_hash   (MusterHasher     *self,
                                   const MusterHash *hash);
/* Also clears it. */
void     muster_hasher_finish     (MusterHasher     *self,
                                   MusterHash       *hash);

gboolean muster_hash_equal        (const MusterHash *a,
                                   const MusterHash *b);
char    *muster_hash_to_hex       (const MusterHash *hash) G_GNUC_WARN_UNUSED_RESULT;
gboolean muster_hash_from_hex     (MusterHash       *hash,
                                   const char       *hex);

G_END_DECLS
