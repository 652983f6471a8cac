/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/documents/muster-document-kinds.h"
#include "store/documents/muster-documents.h"

G_BEGIN_DECLS

/**
 * MusterForceRecord:
 * @id: its number in lists; 0 for one that is not kept yet
 * @summary: what a list shows, and the force as its file has it
 * @updated: when it was saved last
 *
 * A force as it is kept. Private to the store.
 */
typedef struct
{
  gint64 id;
  char *uuid;
  MusterForceSummary summary;
  gint64 updated;
} MusterForceRecord;

void     muster_force_record_clear (MusterForceRecord  *self);

/* Verified. One that is not there is an error. */
gboolean muster_force_record_load  (MusterForceRecord  *self,
                                    MusterDocuments    *documents,
                                    gint64              id,
                                    GError            **error);
/* Of the summary only the document, the points and whether it is archived: the rest follows from them. */
gboolean muster_force_record_save  (MusterForceRecord  *self,
                                    MusterDocuments    *documents,
                                    GError            **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterForceRecord, muster_force_record_clear)

G_END_DECLS
