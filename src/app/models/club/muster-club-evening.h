/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/club/muster-club.h"
#include "core/club/muster-evening-draw.h"
#include "core/club/muster-evening-words.h"
#include "core/club/muster-evening.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CLUB_EVENING (muster_club_evening_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubEvening, muster_club_evening, MUSTER, CLUB_EVENING, MusterObject)

/**
 * MusterClubEvening:
 *
 * The evening of a club that is looked at: unless another one is chosen, tonight's, or the next to
 * come, or the last one. Every change is on the disk before it is shown.
 *
 * Signal: changed.
 */
MusterClubEvening   *muster_club_evening_new          (MusterClub               *club) G_GNUC_WARN_UNUSED_RESULT;

MusterClub          *muster_club_evening_get_club     (MusterClubEvening        *self);
/* (nullable): NULL if there is none. It must not be changed. */
const MusterEvening *muster_club_evening_get          (MusterClubEvening        *self);
/* Returns the evening @step places after it in the calendar, or NULL. */
const MusterEvening *muster_club_evening_look         (MusterClubEvening        *self,
                                                       int                       step);
void                 muster_club_evening_choose       (MusterClubEvening        *self,
                                                       const char               *key);
/* The round that is looked at, from 0; it goes to a new one by itself. */
guint                muster_club_evening_get_round    (MusterClubEvening        *self);
void                 muster_club_evening_set_round    (MusterClubEvening        *self,
                                                       guint                     round);
/* (nullable): NULL if there is none. */
const MusterRound   *muster_club_evening_get_drawn    (MusterClubEvening        *self);
/* Returns whether the last round is looked at, which is the only one that can be changed. */
gboolean             muster_club_evening_is_last      (MusterClubEvening        *self);
/* Returns the name of the member. */
const char          *muster_club_evening_get_name     (MusterClubEvening        *self,
                                                       const char               *name);

/* Keeps a new evening, or one that was changed, and looks at it. @evening: (transfer full). */
gboolean             muster_club_evening_keep         (MusterClubEvening        *self,
                                                       MusterEvening            *evening,
                                                       GError                  **error);
gboolean             muster_club_evening_remove       (MusterClubEvening        *self,
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
gboolean             muster_club_evening_set_game     (MusterClubEvening        *self,
                                                       guint                     table,
                                                       const char               *game,
                                                       const char               *scenario,
                                                       GError                  **error);
/* In the round that is looked at. @verdict: the attacker's. @points: (nullable): of both. */
gboolean             muster_club_evening_set_result   (MusterClubEvening        *self,
                                                       guint                     table,
                                                       MusterClubVerdict         verdict,
                                                       const gint64             *points,
                                                       GError                  **error);
gboolean             muster_club_evening_unset_result (MusterClubEvening        *self,
                                                       guint                     table,
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
