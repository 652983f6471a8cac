/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "app/models/club/muster-club-preview-line.h"
#include "app/models/club/muster-club.h"
#include "core/muster-items.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CLUB_PREVIEW (muster_club_preview_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubPreview, muster_club_preview, MUSTER, CLUB_PREVIEW, MusterItems)

/**
 * MusterClubPreview:
 *
 * A table of results before it is taken: what of it is taken, matched and refused, line by line. A list of
 * #MusterClubPreviewLine.
 *
 * Properties: summary, columns (that are not kept, or ""), can-accept, only-refused (lines that are taken
 * or there already are left out of the list).
 */

/* Reads the file on a worker. It fails if the file cannot be read at all. */
void               muster_club_preview_read_async  (MusterClub           *club,
                                                    GBytes               *file,
                                                    const char           *origin,
                                                    GAsyncReadyCallback   callback,
                                                    gpointer              data);
MusterClubPreview *muster_club_preview_read_finish (MusterClub           *club,
                                                    GAsyncResult         *result,
                                                    GError              **error) G_GNUC_WARN_UNUSED_RESULT;

guint              muster_club_preview_get_n_taken (MusterClubPreview    *self);
GPtrArray         *muster_club_preview_get_results (MusterClubPreview    *self);
GPtrArray         *muster_club_preview_get_new_players (MusterClubPreview *self);

G_END_DECLS
