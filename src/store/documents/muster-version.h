/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-hash.h"
#include "store/documents/muster-document-kind.h"

G_BEGIN_DECLS

/**
 * MusterVersionState:
 * @MUSTER_VERSION_KEPT: has content
 * @MUSTER_VERSION_REMOVED: says that the document was removed
 * @MUSTER_VERSION_ERASED: had content, which is gone for good; its hash is still there
 */
typedef enum
{
  MUSTER_VERSION_KEPT,
  MUSTER_VERSION_REMOVED,
  MUSTER_VERSION_ERASED,
} MusterVersionState;

/**
 * MusterVersion:
 * @id: of this version; later ones have higher ids
 * @number: under which lists know the document, counted by kind; 0 in a history
 * @change: the change that put it
 * @kept: seconds since 1970, UTC
 * @key: (nullable): what tells it from others of its kind
 * @has_parent: whether it follows another version
 * @parent: the version that it follows
 * @content: (nullable): JSON text; only of one that is kept
 * @version: SHA-256 over the kind, the key, the parent and the content
 * @fault: (nullable): why it cannot be read. It then has no content, and nothing else of it can be
 *   relied on
 *
 * One version of a document, verified.
 */
typedef struct
{
  gint64 id;
  gint64 number;
  gint64 change;
  gint64 kept;
  char *kind;
  char *key;
  gboolean has_parent;
  MusterHash parent;
  MusterVersionState state;
  char *content;
  MusterHash version;
  GError *fault;
} MusterVersion;

void muster_version_free (MusterVersion *self);

/* What a version is known by. @parent: (nullable). @content: (nullable): of one that is removed. */
void muster_version_hash (const char       *kind,
                          const char       *key,
                          const MusterHash *parent,
                          const char       *content,
                          MusterHash       *version);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterVersion, muster_version_free)

G_END_DECLS
