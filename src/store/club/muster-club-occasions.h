/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle-details.h"
#include "core/muster-json.h"
#include "store/documents/muster-documents.h"

G_BEGIN_DECLS

/* When battles were played and whether they count for the club. How a battle began says it; what somebody
 * says afterwards is a document of the club under the UUID of the battle or campaign, which goes before it
 * and can be undone. */

/* The day as it is here and now. */
char       *muster_club_occasions_dup_today (void) G_GNUC_WARN_UNUSED_RESULT;
/* FALSE: it was played after today, which cannot be. */
gboolean    muster_club_occasions_check     (const MusterOccasion  *occasion,
                                             GError               **error);

/* (element-type utf8 MusterOccasion): what was said afterwards, by UUID. @n_damaged: grows by those that
 * cannot be read. NULL: none can be read. */
GHashTable *muster_club_occasions_list    (MusterDocuments       *documents,
                                           guint                 *n_damaged,
                                           GError               **error) G_GNUC_WARN_UNUSED_RESULT;
/* What a battle's beginning says, and what was said afterwards. @setup: as the store keeps it. @created:
 * when it was stored, for one that does not know its day. @said: (nullable): of muster_club_occasions_list().
 * @occasion: (out caller-allocates): empty */
void        muster_club_occasion_resolve  (const char            *uuid,
                                           const MusterJson      *setup,
                                           gint64                 created,
                                           GHashTable            *said,
                                           MusterOccasion        *occasion);
/* (element-type utf8 MusterOccasion): of all battles that have begun, by UUID. NULL: they cannot be read. */
GHashTable *muster_club_occasions_resolve (MusterDocuments      *documents,
                                           GError              **error) G_GNUC_WARN_UNUSED_RESULT;
/* Lays what was said afterwards over what its beginning says. */
gboolean    muster_club_occasions_overlay (MusterDocuments       *documents,
                                           const char            *uuid,
                                           MusterOccasion        *occasion,
                                           GError               **error);

/* Says it. @played: (nullable): %NULL leaves the day. @counts: MUSTER_COUNTS_UNSAID leaves that. */
gboolean    muster_club_occasions_set     (MusterDocuments       *documents,
                                           const char            *uuid,
                                           const char            *title,
                                           const char            *played,
                                           MusterCounts           counts,
                                           GError               **error);

G_END_DECLS
