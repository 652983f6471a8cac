/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/documents/muster-version-private.h"

G_BEGIN_DECLS

/**
 * MusterDocumentHead:
 * @number: under which lists know the document, counted by kind; 0 for one that is not in the file
 * @head: the id of its current version
 * @version: the hash of that version
 * @removed: the current version has no content
 * @facts: what lists look at
 *
 * Which version of a document is the current one, with what lists look at. All of it follows from the
 * versions, and check and salvage compare it with them. Private to the store.
 */
typedef struct
{
  gint64 number;
  char *kind;
  char *key;
  gint64 head;
  MusterHash version;
  gint64 removed;
  MusterDocumentFacts facts;
} MusterDocumentHead;

#define MUSTER_HEAD_COLUMNS \
  "d.kind, d.number, d.key, d.head, d.version, d.removed, d.archived, d.search, d.facts, d.hash"
#define MUSTER_HEAD_N_COLUMNS 10

void     muster_document_head_clear   (MusterDocumentHead        *self);
void     muster_document_head_hash    (const MusterDocumentHead  *self,
                                       MusterHash                *hash);
/* From the present row, beginning at its first column. FALSE: it does not fit its hash. */
gboolean muster_document_head_read    (MusterDocumentHead        *self,
                                       MusterStmt                *stmt);

/* The tally of the documents of a kind, removed ones with them. */
char    *muster_document_head_dup_tally (const char               *kind) G_GNUC_WARN_UNUSED_RESULT;

/* With the number 0 if there is no such document. FALSE with an error if it is damaged. */
gboolean muster_document_head_find    (MusterDocumentHead        *self,
                                       MusterDb                  *db,
                                       const char                *kind,
                                       const char                *key,
                                       GError                   **error);
/* The same by the number of a list. */
gboolean muster_document_head_look_up (MusterDocumentHead        *self,
                                       MusterDb                  *db,
                                       const char                *kind,
                                       gint64                     number,
                                       GError                   **error);

/* Makes @version the current one of its document, with the facts that @kind derives from it. @kind:
 * (nullable). */
void     muster_document_head_advance (MusterDocumentHead        *self,
                                       const MusterDocumentKind  *kind,
                                       const MusterVersion      *version);
/* Within a transaction. */
gboolean muster_document_head_save    (const MusterDocumentHead  *self,
                                       MusterDb                  *db,
                                       GError                   **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterDocumentHead, muster_document_head_clear)

G_END_DECLS
