/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle-result.h"
#include "core/battle/muster-battle-tie.h"
#include "core/careers/muster-career-event.h"

G_BEGIN_DECLS

/**
 * MusterCareerPart:
 * @is_lost: a unit is gone, a leader fell or ran
 * @turn: in which that was, or 0
 * @by: index of the enemy whose doing it was, or -1
 * @tally: of its dice
 *
 * What one unit or leader did in a battle.
 */
typedef struct
{
  gboolean is_lost;
  int turn;
  int by;
  MusterDeeds deeds;
  MusterLuckTally *tally;
} MusterCareerPart;

/**
 * MusterCareerFighter:
 * @id, @name: as the battle has them
 * @type: id of its type
 * @unit, @leader: (nullable): who they are in the campaign
 * @leader_name: "": it has no leader
 * @left: with those who were split off
 * @is_leader: it is a leader by itself
 *
 * A unit that a battle began with, and who led it.
 */
typedef struct
{
  char *id;
  char *name;
  char *type;
  char *unit;
  char *leader;
  char *leader_name;
  int side;
  int start;
  int left;
  gboolean has_leader;
  gboolean is_leader;
  MusterCareerPart own;
  MusterCareerPart led;
} MusterCareerFighter;

/**
 * MusterCareerMeeting:
 * @a, @b: indexes of fighters, the lower one first
 * @won: fights, by the one and by the other
 * @felled: figures of the other
 * @broken: the other left play because of it
 * @leaders: the other's leader fell
 *
 * Two who met in a battle, and how it went.
 */
typedef struct
{
  int a;
  int b;
  guint won[2];
  guint drawn;
  guint felled[2];
  guint broken[2];
  guint leaders[2];
} MusterCareerMeeting;

/**
 * MusterCareerSource:
 * @id: UUID of the battle
 * @digest: of its log
 * @scenario: (nullable): what it is called
 * @date: (nullable): as the battle has it
 * @despatch: an account of it in a few sentences, or as somebody has edited it
 * @tie: (nullable): how it belongs to a campaign
 * @sides, @side_ids: names, and what the battle calls them
 * @winner: index of a side, or %MUSTER_WINNER_DRAW, or %MUSTER_WINNER_NONE
 * @tallies: of all dice of a side, also of units that came up in play
 * @fighters: (element-type MusterCareerFighter)
 * @meetings, @duels: (element-type MusterCareerMeeting): of units, and of leaders, who are known by the
 * fighter   that they began with
 *
 * What careers take from a battle, of whatever rules: read from its log once, and far smaller than it.
 */
typedef struct
{
  gatomicrefcount ref_count;
  char *id;
  char *digest;
  char *title;
  char *ruleset;
  char *scenario;
  char *date;
  char *despatch;
  MusterBattleTie *tie;
  char *sides[MUSTER_MAX_SIDES];
  char *side_ids[MUSTER_MAX_SIDES];
  guint n_sides;
  int winner;
  int scores[MUSTER_MAX_SIDES];
  MusterLuckTally *tallies[MUSTER_MAX_SIDES];
  gboolean is_over;
  GPtrArray *fighters;
  GArray *meetings;
  GArray *duels;
} MusterCareerSource;

/* @tie: (nullable): how it belongs to a campaign; NULL: as the battle says itself. */
MusterCareerSource *muster_career_source_new   (MusterBattle             *battle,
                                                const char               *battle_id,
                                                const MusterBattleTie    *tie) G_GNUC_WARN_UNUSED_RESULT;
MusterCareerSource *muster_career_source_ref   (MusterCareerSource       *self);
void                muster_career_source_unref (MusterCareerSource       *self);

/* Who a unit or a leader of the campaign was in it, or -1. */
int                 muster_career_source_find_unit   (const MusterCareerSource *self,
                                                      const char               *unit);
int                 muster_career_source_find_leader (const MusterCareerSource *self,
                                                      const char               *leader);
const MusterCareerFighter *
                    muster_career_source_get_fighter (const MusterCareerSource *self,
                                                      int                       index);

/* The battle, and the line of a career that it is for a fighter, or for its leader. */
MusterCareerAffair *muster_career_source_make_affair (const MusterCareerSource *self,
                                                      guint                     entry) G_GNUC_WARN_UNUSED_RESULT;
MusterCareerEvent  *muster_career_source_make_event  (const MusterCareerSource *self,
                                                      int                       fighter,
                                                      gboolean                  of_leader,
                                                      MusterCareerAffair       *affair) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCareerSource, muster_career_source_unref)

G_END_DECLS
