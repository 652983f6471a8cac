/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/club/muster-club-pair.h"
#include "app/models/club/muster-club.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

/**
 * MusterClubDraw:
 * @MUSTER_CLUB_DRAW_SWISS: one round, by the league
 * @MUSTER_CLUB_DRAW_ROUND_ROBIN: everybody against everybody
 * @MUSTER_CLUB_DRAW_DOUBLE: the same twice
 */
typedef enum
{
  MUSTER_CLUB_DRAW_SWISS,
  MUSTER_CLUB_DRAW_ROUND_ROBIN,
  MUSTER_CLUB_DRAW_DOUBLE,
} MusterClubDraw;

#define MUSTER_TYPE_CLUB_EVENING (muster_club_evening_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubEvening, muster_club_evening, MUSTER, CLUB_EVENING, MusterObject)

/**
 * MusterClubEvening:
 *
 * Who is here tonight, and who meets whom.
 *
 * Properties: club (construct only), draw (a #MusterClubDraw), ruleset (its id, for scenarios), n-present,
 * can-draw, byes (who sits out, in words, or "").
 */
MusterClubEvening *muster_club_evening_new         (MusterClub        *club) G_GNUC_WARN_UNUSED_RESULT;

/* MusterClubPresence: everybody who is active. */
GListModel        *muster_club_evening_get_members (MusterClubEvening *self);
/* Somebody who is not a member yet. */
void               muster_club_evening_add_guest   (MusterClubEvening *self,
                                                    const char        *name);

/* MusterClubPair, in the order of rounds and tables; empty before they are drawn. */
GListModel        *muster_club_evening_get_pairs   (MusterClubEvening *self);
void               muster_club_evening_draw        (MusterClubEvening *self);
/* (nullable): who sits out that round. */
const char        *muster_club_evening_get_bye     (MusterClubEvening *self,
                                                    guint              round);

/* For other programs. @stamp: as in 20260131T120000Z */
char              *muster_club_evening_dup_calendar (MusterClubEvening *self,
                                                     const char        *stamp) G_GNUC_WARN_UNUSED_RESULT;

MusterClub        *muster_club_evening_get_club    (MusterClubEvening *self);

G_END_DECLS
