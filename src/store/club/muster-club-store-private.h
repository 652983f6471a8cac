/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/club/muster-club-store.h"
#include "store/documents/muster-change.h"
#include "store/documents/muster-documents-private.h"

G_BEGIN_DECLS

MusterClubStore   *muster_club_store_new    (MusterDocuments *documents) G_GNUC_WARN_UNUSED_RESULT;

/* For a worker with a connection of its own. */
MusterClubContent *muster_club_store_content_load (MusterDb  *db,
                                                   GError   **error) G_GNUC_WARN_UNUSED_RESULT;

MusterDocuments   *muster_club_store_get_documents (MusterClubStore *self);

/* Puts or, without content, removes one document as a change of its own. */
gboolean           muster_club_people_put   (MusterClubStore           *self,
                                             const MusterDocumentKind  *kind,
                                             const char                *key,
                                             const char                *content,
                                             const char                *title,
                                             GError                   **error);
/* Makes those who were removed and have a result again members again. @results: (element-type
 * MusterClubResult).
 * @newcomers: (nullable) (element-type utf8): others. */
gboolean           muster_club_people_welcome (MusterClubStore         *self,
                                               MusterChange            *change,
                                               GPtrArray               *results,
                                               GPtrArray               *newcomers,
                                               GError                 **error);

G_END_DECLS
