/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle-luck.h"
#include "core/battle/muster-battle.h"
#include "core/careers/muster-career-totals.h"

G_BEGIN_DECLS

/**
 * MusterClubLeader:
 * @totals: the sums of all battles in which he led, without luck
 *
 * A leader of a member's forces, who is recognised by his name.
 */
typedef struct
{
  char *name;
  MusterCareerTotals totals;
} MusterClubLeader;

typedef struct _MusterClubService MusterClubService;

/**
 * MusterClubService:
 *
 * What only the logs of a member's battles know: how the dice of his sides fell and what his
 * leaders did. If several members play a side, all of it counts for each of them.
 */

/* @names: all names that the member has had. */
MusterClubService      *muster_club_service_new           (const char *const       *names) G_GNUC_WARN_UNUSED_RESULT;
MusterClubService      *muster_club_service_ref           (MusterClubService       *self);
void                    muster_club_service_unref         (MusterClubService       *self);

/* Adds a battle, if the member took part in it. @battle: (nullable): one of his that cannot be read. */
void                    muster_club_service_add           (MusterClubService       *self,
                                                           MusterBattle            *battle);

/* Gives the exact luck over all battles. */
void                    muster_club_service_sum              (const MusterClubService *self,
                                                              MusterLuckSum           *sum);
/* Returns words such as "good: 34 of 96 went well, …, in 3 battles"; "" if he has thrown no
 * dice. */
char                   *muster_club_service_dup_luck         (const MusterClubService *self) G_GNUC_WARN_UNUSED_RESULT;
/* (nullable): Returns words that say how many of his battles are missing from all this; NULL: none. */
char                   *muster_club_service_dup_gap          (const MusterClubService *self) G_GNUC_WARN_UNUSED_RESULT;
/* (element-type MusterClubLeader): Returns his leaders, those who have done most first. */
GPtrArray              *muster_club_service_get_leaders      (MusterClubService       *self);
/* Returns words such as "3 battles: 2 won, 0 drawn, 1 lost; fell or fled once; figures felled 7
 * · fights won 2". */
char                   *muster_club_service_leader_dup_words (const MusterClubLeader  *leader) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterClubService, muster_club_service_unref)

G_END_DECLS
