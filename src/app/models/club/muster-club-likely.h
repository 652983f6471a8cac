/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/club/muster-club.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CLUB_LIKELY (muster_club_likely_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubLikely, muster_club_likely, MUSTER, CLUB_LIKELY, MusterObject)

/**
 * MusterClubLikely:
 *
 * Two members who may be one person (N-MEMBER-05): the one with fewer battles is the other one, unless it is
 * turned round.
 *
 * Properties: title, note (both only read), is-same (whether somebody said yes).
 */
const char *muster_club_likely_get_name    (MusterClubLikely     *self);
const char *muster_club_likely_get_member  (MusterClubLikely     *self);
/* The member becomes a name of the other one. */
void        muster_club_likely_turn        (MusterClubLikely     *self);
/* Whether it is about the same two, whichever way, with as many battles. */
gboolean    muster_club_likely_equal       (MusterClubLikely     *self,
                                            MusterClubLikely     *other);

/* Looks through the whole club in a worker thread. The club must be loaded. */
void        muster_club_find_likely_async  (MusterClub           *club,
                                            GCancellable         *cancellable,
                                            GAsyncReadyCallback   callback,
                                            gpointer              data);
/* (element-type MusterClubLikely) (nullable): NULL if it was cancelled. */
GPtrArray  *muster_club_find_likely_finish (MusterClub           *club,
                                            GAsyncResult         *result) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
