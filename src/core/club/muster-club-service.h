/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle-luck.h"
#include "core/battle/muster-battle.h"
#include "core/careers/muster-career-totals.h"

G_BEGIN_DECLS

/**
 * MusterClubLeader:
 * @totals: of all battles that he led in; without luck
 *
 * A leader whom a member has led with, known by his name. He is counted as his force counts him.
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
 * What only the logs of a member's battles know: how the dice of his sides fell, and what his leaders did.
 * Where several play a side, it is of all of them alike.
 */

/* @names: all names of the member. */
MusterClubService      *muster_club_service_new           (const char *const       *names) G_GNUC_WARN_UNUSED_RESULT;
MusterClubService      *muster_club_service_ref           (MusterClubService       *self);
void                    muster_club_service_unref         (MusterClubService       *self);

/* As far as he is in it. */
void                    muster_club_service_add           (MusterClubService       *self,
                                                           MusterBattle            *battle);

/* Over all battles, exactly. */
void                    muster_club_service_sum           (const MusterClubService *self,
                                                           MusterLuckSum           *sum);
/* "good: 34 of 96 went well, …, in 3 battles"; "": he has thrown none. */
char                   *muster_club_service_dup_luck      (const MusterClubService *self) G_GNUC_WARN_UNUSED_RESULT;
/* Those who have done most first. (element-type MusterClubLeader) */
GPtrArray              *muster_club_service_get_leaders   (MusterClubService       *self);
/* "3 battles: 2 won, 0 drawn, 1 lost; fell or fled once; figures felled 7 · fights won 2" */
char                   *muster_club_leader_dup_words      (const MusterClubLeader  *leader) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterClubService, muster_club_service_unref)

G_END_DECLS
