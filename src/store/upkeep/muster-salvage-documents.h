/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/upkeep/muster-carver.h"
#include "store/upkeep/muster-salvage.h"

#include "store/db/muster-db.h"

G_BEGIN_DECLS

/**
 * MusterSalvageDocuments:
 * @versions: (element-type gint64 MusterVersion): by id, those that fit their hashes
 * @changes: (element-type gint64 MusterChangeRow): the same
 * @heads: (element-type utf8 MusterDocumentHead): by kind and key, the last of those that fit
 * @expected: (element-type utf8 gint64): by the name of a tally, how many rows there should be
 *
 * What a damaged file still holds of its documents. Private to the store.
 */
typedef struct
{
  GHashTable *versions;
  GHashTable *changes;
  GHashTable *heads;
  GHashTable *expected;
} MusterSalvageDocuments;

void     muster_salvage_documents_init   (MusterSalvageDocuments       *self);
void     muster_salvage_documents_clear  (MusterSalvageDocuments       *self);

/* Whether the row is one of documents; if it fits its hash, it is kept. */
gboolean muster_salvage_documents_take   (MusterSalvageDocuments       *self,
                                          const MusterCarvedRow        *row);
/* A tally, which fits its hash. */
void     muster_salvage_documents_expect (MusterSalvageDocuments       *self,
                                          const char                   *tally,
                                          gint64                        n_rows);
gboolean muster_salvage_documents_is_empty (const MusterSalvageDocuments *self);

/* In the transaction of the caller. */
gboolean muster_salvage_documents_save   (MusterSalvageDocuments       *self,
                                          MusterSalvage                *salvage,
                                          MusterDb                     *db,
                                          GError                      **error);

G_END_DECLS
