/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/documents/muster-documents.h"
#include "store/forces/muster-force-store.h"

G_BEGIN_DECLS

MusterForceStore *muster_force_store_new    (MusterDocuments  *documents) G_GNUC_WARN_UNUSED_RESULT;
MusterDocuments  *muster_force_store_get_documents (MusterForceStore *self);
void              muster_force_store_emit   (MusterForceStore *self,
                                             gint64            id,
                                             gboolean          is_new);

G_END_DECLS
