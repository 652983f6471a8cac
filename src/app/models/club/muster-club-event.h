/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/club/muster-club-rounds.h"
#include "core/club/muster-tournament-standings.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CLUB_EVENT (muster_club_event_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubEvent, muster_club_event, MUSTER, CLUB_EVENT, MusterClubRounds)

/**
 * MusterClubEvent:
 *
 * The tournament of a club that is looked at: unless another one is chosen, the last that was made.
 * Every change is on the disk before it is shown.
 *
 * Signal: changed.
 */
MusterClubEvent        *muster_club_event_new          (MusterClub              *club) G_GNUC_WARN_UNUSED_RESULT;

/* (nullable): NULL if there is none. It must not be changed. */
const MusterTournament *muster_club_event_get          (MusterClubEvent         *self);
/* How many rounds count in what is shown: up to the one that is looked at, or all so far. */
guint                   muster_club_event_get_after    (MusterClubEvent         *self);

/* Keeps a new tournament, or one that was changed, and looks at it. @tournament: (transfer full). */
gboolean                muster_club_event_keep         (MusterClubEvent         *self,
                                                        MusterTournament        *tournament,
                                                        GError                 **error);
/* Draws up the next round. @pairs: (nullable): by hand, such as "Ann = Ben, Cid = Dan". */
gboolean                muster_club_event_draw         (MusterClubEvent         *self,
                                                        const char              *pairs,
                                                        GError                 **error);
/* Returns who meets whom if nobody says otherwise, as the text for a round by hand. */
char                   *muster_club_event_dup_pairs    (MusterClubEvent         *self) G_GNUC_WARN_UNUSED_RESULT;
/* Takes the last round back. */
gboolean                muster_club_event_undraw       (MusterClubEvent         *self,
                                                        GError                 **error);
gboolean                muster_club_event_join         (MusterClubEvent         *self,
                                                        const char              *name,
                                                        int                      points,
                                                        GError                 **error);
gboolean                muster_club_event_drop         (MusterClubEvent         *self,
                                                        const char              *name,
                                                        GError                 **error);
gboolean                muster_club_event_set_force    (MusterClubEvent         *self,
                                                        const char              *name,
                                                        const char              *force,
                                                        GError                 **error);

/* What is said of it. Both return "" where there is nothing to say. */
char                   *muster_club_event_dup_subtitle (MusterClubEvent         *self) G_GNUC_WARN_UNUSED_RESULT;
/* How far the round is that is looked at. */
char                   *muster_club_event_dup_progress (MusterClubEvent         *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
