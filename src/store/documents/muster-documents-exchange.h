/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/documents/muster-documents.h"

G_BEGIN_DECLS

/* Calls @visit with the current version of every document of a kind, including removed ones. A
 * damaged row is an error. */
typedef void (*MusterDocumentHeadVisit) (const char       *key,
                                         const MusterHash *version,
                                         gboolean          removed,
                                         gpointer          data);

gboolean   muster_documents_exchange_visit_heads (MusterDocuments           *self,
                                                  const MusterDocumentKind  *kind,
                                                  MusterDocumentHeadVisit    visit,
                                                  gpointer                   data,
                                                  GError                   **error);

/* (transfer full) (nullable) (element-type MusterVersion): follows the current version back to
 * @after and returns the versions after it, the oldest first. @after: (nullable): NULL for the whole
 * chain. @found: (out): whether the chain has @after. A damaged version is an error. */
GPtrArray *muster_documents_exchange_list_after  (MusterDocuments           *self,
                                                  const MusterDocumentKind  *kind,
                                                  const char                *key,
                                                  const MusterHash          *after,
                                                  gboolean                  *found,
                                                  GError                   **error) G_GNUC_WARN_UNUSED_RESULT;

/* (nullable): the desk that put the first version of a document which this file has; "" is this one. */
char      *muster_documents_exchange_dup_desk    (MusterDocuments           *self,
                                                  const MusterDocumentKind  *kind,
                                                  const char                *key) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
