/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/muster-object.h"
#include "store/documents/muster-version.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_DOCUMENTS (muster_documents_get_type ())
G_DECLARE_FINAL_TYPE (MusterDocuments, muster_documents, MUSTER, DOCUMENTS, MusterObject)

/**
 * MusterDocumentEvent:
 * @MUSTER_DOCUMENT_ADDED: it is new, or was removed and is there again
 */
typedef enum
{
  MUSTER_DOCUMENT_ADDED,
  MUSTER_DOCUMENT_CHANGED,
  MUSTER_DOCUMENT_GONE,
} MusterDocumentEvent;

/**
 * MusterDocuments:
 *
 * The documents of a data file: everything in it that is no ledger. A document has a kind and a
 * key, and any number of versions, which are only ever added; the last one is the current one.
 * #MusterChange puts versions.
 *
 * Signals: `changed` with a #MusterDocumentEvent and the number of a document, detailed by its kind, and
 * `settled`, detailed by the area, once after each change.
 */

/* The current version. @document: (out) (nullable): %NULL if there is no such document, or it was removed.
 * FALSE: it cannot be read. */
gboolean         muster_documents_read         (MusterDocuments           *self,
                                                const MusterDocumentKind  *kind,
                                                const char                *key,
                                                MusterVersion           **document,
                                                GError                   **error);
/* The same by its number in lists. */
gboolean         muster_documents_read_number  (MusterDocuments           *self,
                                                const MusterDocumentKind  *kind,
                                                gint64                     number,
                                                MusterVersion           **document,
                                                GError                   **error);

/* All that are there, in the order in which they were first put, one after the other; one that cannot be
 * read or is known to be missing has a fault. FALSE: none can be read. */
typedef void (*MusterDocumentVisit) (const MusterVersion *document,
                                     gpointer              data);

gboolean         muster_documents_visit        (MusterDocuments           *self,
                                                const MusterDocumentKind  *kind,
                                                MusterDocumentVisit        visit,
                                                gpointer                   data,
                                                GError                   **error);

/* (element-type MusterVersion): all versions, the newest first. */
GPtrArray       *muster_documents_list_history (MusterDocuments           *self,
                                                const MusterDocumentKind  *kind,
                                                const char                *key,
                                                GError                   **error) G_GNUC_WARN_UNUSED_RESULT;

/* What would be undone or redone next in an area, in words; NULL if there is nothing. */
char            *muster_documents_undo_dup      (MusterDocuments           *self,
                                                 const char                *area) G_GNUC_WARN_UNUSED_RESULT;
char            *muster_documents_undo_dup_redo (MusterDocuments           *self,
                                                 const char                *area) G_GNUC_WARN_UNUSED_RESULT;
/* The first undoes the last change of an area that is not undone yet; the second redoes the change
 * that was undone last. Each is one change and skips versions that were erased meanwhile. If a
 * document no longer has the content that the change left, the error is
 * %MUSTER_STORE_ERROR_CONFLICT and nothing is undone. */
gboolean         muster_documents_undo          (MusterDocuments           *self,
                                                 const char                *area,
                                                 GError                   **error);
gboolean         muster_documents_undo_redo     (MusterDocuments           *self,
                                                 const char                *area,
                                                 GError                   **error);

/* After another connection has changed something. */
void             muster_documents_emit_settled (MusterDocuments           *self,
                                                const char                *area);

G_END_DECLS
