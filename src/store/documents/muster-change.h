/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/muster-scrub.h"
#include "store/documents/muster-documents.h"

G_BEGIN_DECLS

/**
 * MusterChange:
 *
 * A group of documents that are stored together, all of them or none, and undone together. Freeing
 * a change that was not committed discards it. A change that begins while another on the same
 * connection is open becomes part of it, under the area and the title of the first; discarding a
 * part discards the whole.
 *
 * A put that leaves the content as it is adds no version, and a change without versions is not recorded.
 */
typedef struct _MusterChange MusterChange;

/* @area: whose undo takes it back, such as "club". @title: what is done, in words, in the reader's
 * language. */
MusterChange *muster_change_begin  (MusterDocuments           *documents,
                                    const char                *area,
                                    const char                *title,
                                    GError                   **error) G_GNUC_WARN_UNUSED_RESULT;

/* Stores a new version after the current one, whatever that is. @content: (nullable): NULL removes
 * the document. */
gboolean      muster_change_put    (MusterChange              *self,
                                    const MusterDocumentKind  *kind,
                                    const char                *key,
                                    const char                *content,
                                    GError                   **error);
/* Stores a new version only if @parent is the current one; otherwise the error is
 * %MUSTER_STORE_ERROR_CONFLICT. @parent: (nullable): NULL if the document must be new. */
gboolean      muster_change_put_after (MusterChange              *self,
                                       const MusterDocumentKind  *kind,
                                       const char                *key,
                                       const MusterHash          *parent,
                                       const char                *content,
                                       GError                   **error);
/* Stores a version that another desk has made, as it is, and makes it the current one. It may follow
 * a version that is not in this file. Nothing of it is trusted: it must fit its hash, and its kind
 * must accept its content. */
gboolean      muster_change_take   (MusterChange              *self,
                                    const MusterDocumentKind  *kind,
                                    const MusterVersion       *version,
                                    GError                   **error);
/* Erases the content of all versions of the document but the current one, and the titles of the
 * changes that made them. Nobody can undo this. To erase the current version as well, remove the
 * document first. */
gboolean      muster_change_erase_past (MusterChange              *self,
                                        const MusterDocumentKind  *kind,
                                        const char                *key,
                                        GError                   **error);

/* Takes names out of every version of every document, out of keys, and out of the titles of all
 * changes. A version that had one is erased: it keeps its hash and has no content; the current one is
 * followed by one without. A key that had one changes, and all versions of its document are erased.
 * Nobody can undo this; undoing what was done before passes over what was erased. The same documents
 * become the same ones on every desk. */
gboolean      muster_documents_erase_scrub_change    (MusterChange              *self,
                                                      const MusterScrub         *scrub,
                                                      GError                   **error);

/* Leaves the stacks of undo and redo as they are: what another desk has done, or what cannot be
 * undone. @desk: "" for this one. */
void          muster_change_set_apart (MusterChange           *self,
                                       const char             *desk);

/* On success everything is on the disk, and lists have been notified. */
gboolean      muster_change_commit (MusterChange              *self,
                                    GError                   **error);
void          muster_change_free   (MusterChange              *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterChange, muster_change_free)

G_END_DECLS
