/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-hash.h"

G_BEGIN_DECLS

/**
 * MusterHashReader:
 *
 * Reads values back from the bytes that a MusterHasher has hashed. It accepts only bytes that a
 * hasher could have written, so that hashing the values again gives the same bytes. It remembers an
 * error until muster_hash_reader_finish() and returns empty values after it.
 */
typedef struct
{
  const guint8 *next;
  gsize n_left;
  gboolean is_wrong;
} MusterHashReader;

/* @bytes: must outlive the reader. @purpose: the purpose with which the bytes must begin. */
void     muster_hash_reader_init      (MusterHashReader *self,
                                       GBytes           *bytes,
                                       const char       *purpose);
gint64   muster_hash_reader_get_int   (MusterHashReader *self);
/* Returns UTF-8 without NUL; never NULL. */
char    *muster_hash_reader_dup_text  (MusterHashReader *self) G_GNUC_WARN_UNUSED_RESULT;
void     muster_hash_reader_get_hash  (MusterHashReader *self,
                                       MusterHash       *hash);
/* Returns whether all bytes were valid and none are left. */
gboolean muster_hash_reader_finish    (MusterHashReader *self);

G_END_DECLS
