/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-db.h"
#include "store/documents/muster-change.h"

G_BEGIN_DECLS

MusterDocuments *
              muster_documents_new      (MusterDb                 *db) G_GNUC_WARN_UNUSED_RESULT;
MusterDb     *muster_documents_get_db   (MusterDocuments          *self);

/* A kind that muster_document_kinds does not list; only tests need one. @kind: static. */
void          muster_documents_introduce (MusterDocuments          *self,
                                          const MusterDocumentKind *kind);
/* (nullable): for a kind of a later version */
const MusterDocumentKind *
              muster_documents_find_kind (MusterDocuments          *self,
                                          const char               *id);

void          muster_documents_emit     (MusterDocuments          *self,
                                         const char               *kind,
                                         MusterDocumentEvent       event,
                                         gint64                    id);

/* Every change, version and current version of a file against its hash, and whether they fit each other.
 * @tell hears of each fault. FALSE: nothing can be read. */
typedef void (*MusterDocumentsFault) (const GError *fault,
                                      gpointer      data);

gboolean      muster_documents_check    (MusterDb                 *db,
                                         MusterDocumentsFault      tell,
                                         gpointer                  data,
                                         GError                  **error);

G_END_DECLS
