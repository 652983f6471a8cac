/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/club/muster-club-store.h"
#include "store/db/muster-db.h"

G_BEGIN_DECLS

MusterClubStore   *muster_club_store_new    (MusterDb  *db) G_GNUC_WARN_UNUSED_RESULT;

/* After somebody else has changed it. */
void               muster_club_store_emit_changed (MusterClubStore *self);

/* For a worker with a connection of its own. */
MusterClubContent *muster_club_content_load (MusterDb  *db,
                                             GError   **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
