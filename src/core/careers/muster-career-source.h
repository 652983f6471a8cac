/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle-result.h"
#include "core/battle/muster-battle-tie.h"
#include "core/careers/muster-career-event.h"

G_BEGIN_DECLS

/**
 * MusterCareerPart:
 * @is_lost: whether the unit is gone, or the leader fell or ran
 * @turn: the turn in which it was lost, or 0
 * @by: index of the enemy that caused the loss, or -1
 * @tally: the tally of its dice
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
 * @unit, @leader: (nullable): their ids in the campaign
 * @leader_name: "" if it has no leader
 * @left: figures that are left, with those that were split off
 * @is_leader: whether the unit is itself a leader
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
 * @won: fights won by @a and by @b
 * @felled: figures of the other that each felled
 * @broken: how often each drove the other out of play
 * @leaders: how often each felled the other's leader
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
 * @digest: the digest of its log
 * @scenario: (nullable): the name of its scenario
 * @date: (nullable): as the battle has it
 * @despatch: an account of it in a few sentences, or as somebody has edited it
 * @told: those sentences of it that tell who was lost; all of it if somebody has edited it
 * @photo, @caption: (nullable): the id of the image of its last photo, and what was said of it
 * @tie: (nullable): how it belongs to a campaign
 * @sides, @side_ids: the names of the sides, and their ids in the battle
 * @winner: index of a side, or %MUSTER_WINNER_DRAW, or %MUSTER_WINNER_NONE
 * @tallies: all dice of each side, including those of units that came into play during the battle
 * @fighters: (element-type MusterCareerFighter)
 * @meetings, @duels: (element-type MusterCareerMeeting): of units, and of leaders, who are known by
 * the fighter   that they began with
 *
 * What careers need to know of a battle, under any rules. It is read from the log once and is far
 * smaller than the log.
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
  char *told;
  char *photo;
  char *caption;
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

/* @tie: (nullable): how the battle belongs to a campaign; NULL to use what the battle itself
 * says. */
MusterCareerSource *muster_career_source_new   (MusterBattle             *battle,
                                                const char               *battle_id,
                                                const MusterBattleTie    *tie) G_GNUC_WARN_UNUSED_RESULT;
MusterCareerSource *muster_career_source_ref   (MusterCareerSource       *self);
void                muster_career_source_unref (MusterCareerSource       *self);

/* Returns the index of the fighter that a unit or a leader of the campaign was in this battle,
 * or -1. */
int                 muster_career_source_find_unit   (const MusterCareerSource *self,
                                                      const char               *unit);
int                 muster_career_source_find_leader (const MusterCareerSource *self,
                                                      const char               *leader);
const MusterCareerFighter *
                    muster_career_source_get_fighter (const MusterCareerSource *self,
                                                      int                       index);

/* Makes the battle as careers tell of it, and the line that it gives the career of a fighter or
 * of its leader. */
MusterCareerAffair *muster_career_source_make_affair (const MusterCareerSource *self,
                                                      guint                     entry) G_GNUC_WARN_UNUSED_RESULT;
MusterCareerEvent  *muster_career_source_make_event  (const MusterCareerSource *self,
                                                      int                       fighter,
                                                      gboolean                  of_leader,
                                                      MusterCareerAffair       *affair) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCareerSource, muster_career_source_unref)

G_END_DECLS
