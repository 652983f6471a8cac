/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/club/muster-club-rounds.h"
#include "core/club/muster-evening-draw.h"
#include "core/club/muster-evening-words.h"
#include "core/club/muster-evening.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CLUB_EVENING (muster_club_evening_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubEvening, muster_club_evening, MUSTER, CLUB_EVENING, MusterClubRounds)

/**
 * MusterClubEvening:
 *
 * The evening of a club that is looked at: unless another one is chosen, tonight's, or the next to
 * come, or the last one. Every change is on the disk before it is shown.
 *
 * Signal: changed.
 */
MusterClubEvening   *muster_club_evening_new          (MusterClub               *club) G_GNUC_WARN_UNUSED_RESULT;

/* (nullable): NULL if there is none. It must not be changed. */
const MusterEvening *muster_club_evening_get          (MusterClubEvening        *self);

/* Keeps a new evening, or one that was changed, and looks at it. @evening: (transfer full). */
gboolean             muster_club_evening_keep         (MusterClubEvening        *self,
                                                       MusterEvening            *evening,
                                                       GError                  **error);
/* @at: what time it is. */
gboolean             muster_club_evening_come         (MusterClubEvening        *self,
                                                       const char               *name,
                                                       const char               *at,
                                                       GError                  **error);
gboolean             muster_club_evening_leave        (MusterClubEvening        *self,
                                                       const char               *name,
                                                       const char               *at,
                                                       GError                  **error);
gboolean             muster_club_evening_draw         (MusterClubEvening        *self,
                                                       MusterEveningDraw         what,
                                                       GError                  **error);
gboolean             muster_club_evening_swap         (MusterClubEvening        *self,
                                                       const char               *name,
                                                       const char               *other,
                                                       GError                  **error);
/* Lets somebody take the seat of the same kind in the next pair that has not begun, or of who sits
 * out. @step: 1 or -1. */
gboolean             muster_club_evening_move         (MusterClubEvening        *self,
                                                       const char               *name,
                                                       int                       step,
                                                       GError                  **error);
/* Fixes the pair at a table, or lets it go again. */
gboolean             muster_club_evening_pin          (MusterClubEvening        *self,
                                                       guint                     table,
                                                       GError                  **error);
/* @battle: the UUID of the battle that was begun, or "". */
gboolean             muster_club_evening_begin        (MusterClubEvening        *self,
                                                       guint                     table,
                                                       const char               *battle,
                                                       GError                  **error);
/* What the pair at a table plays, and where. Whoever sits at @new_table takes its table. */
gboolean             muster_club_evening_set_game     (MusterClubEvening        *self,
                                                       guint                     table,
                                                       const char               *game,
                                                       const char               *scenario,
                                                       guint                     new_table,
                                                       GError                  **error);

/* What is said of it. All return "" where there is nothing to say. */
char                *muster_club_evening_dup_title    (MusterClubEvening        *self) G_GNUC_WARN_UNUSED_RESULT;
char                *muster_club_evening_dup_subtitle (MusterClubEvening        *self) G_GNUC_WARN_UNUSED_RESULT;
char                *muster_club_evening_dup_counts   (MusterClubEvening        *self) G_GNUC_WARN_UNUSED_RESULT;
/* Who is free, and with whom he could be paired. */
char                *muster_club_evening_dup_free     (MusterClubEvening        *self) G_GNUC_WARN_UNUSED_RESULT;
/* When the two of a pair last met. */
char                *muster_club_evening_dup_note     (MusterClubEvening        *self,
                                                       const MusterRoundPair    *pair) G_GNUC_WARN_UNUSED_RESULT;
char                *muster_club_evening_dup_game     (MusterClubEvening        *self,
                                                       const MusterRoundPair    *pair) G_GNUC_WARN_UNUSED_RESULT;
/* The round for a chat. */
char                *muster_club_evening_dup_chat     (MusterClubEvening        *self) G_GNUC_WARN_UNUSED_RESULT;
/* All evenings to come, and this one, for calendar programs. */
char                *muster_club_evening_dup_calendar (MusterClubEvening        *self,
                                                       const char               *stamp,
                                                       GError                  **error) G_GNUC_WARN_UNUSED_RESULT;
/* Who came how often to all evenings, as a table. */
char                *muster_club_evening_dup_attendance (MusterClubEvening      *self) G_GNUC_WARN_UNUSED_RESULT;
/* (element-type MusterClubStanding): the league of the evening alone. @book: (out): whose players
 * they are. */
GArray              *muster_club_evening_rank         (MusterClubEvening        *self,
                                                       MusterClubBook          **book) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
