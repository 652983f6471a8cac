/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle-deeds.h"
#include "core/battle/muster-battle-luck.h"
#include "core/battle/muster-battle.h"

G_BEGIN_DECLS

/**
 * MusterUnitRecord:
 * @lost: figures that fell
 * @returned: figures that came back, because the unit reappeared or the umpire corrected its losses
 * @moved: figures that went over to another unit
 * @is_gone: whether it left play and counts as lost
 * @gone_turn: the turn in which it left play, or 0
 * @by: the enemy who last fought it before that, or -1
 * @is_staff: whether it is a leader's unit that does not fight
 * @officer_fell: whether its officer is lost, who is not among the leaders of the battle
 * @tally: the trials that @luck sums up
 *
 * What happened to a unit. Its strength is start - lost + returned - moved.
 */
typedef struct
{
  const MusterUnitDef *def;
  int start;
  int left;
  int lost;
  int returned;
  int moved;
  guint8 fate;
  gboolean is_gone;
  int gone_turn;
  int by;
  gboolean is_staff;
  gboolean officer_fell;
  MusterDeeds deeds;
  MusterLuckSum luck;
  MusterLuckTally *tally;
} MusterUnitRecord;

/**
 * MusterLeaderRecord:
 * @unit: index of the unit that he leads, or that he is; where leaders can move between units, the
 *   one that he began with
 * @at: index of the unit that he is with at the end, or -1
 * @is_unit: whether he is a unit by himself
 * @status: in the ruleset's table of leader statuses
 * @is_lost: whether he fell or ran
 * @lost_turn: the turn in which he was lost, or 0
 * @by: the enemy unit that caused the loss, or -1
 * @deeds, @luck, @tally: those of the units that he led, while he led them
 */
typedef struct
{
  int unit;
  int at;
  gboolean is_unit;
  guint8 status;
  gboolean is_lost;
  int lost_turn;
  int by;
  MusterDeeds deeds;
  MusterLuckSum luck;
  MusterLuckTally *tally;
} MusterLeaderRecord;

/**
 * MusterTurnRecord:
 * @lost: figures lost, by side
 * @units_lost: units lost, by side
 * @score: the points at the end of the turn, by side
 */
typedef struct
{
  int turn;
  guint n_entries;
  int lost[MUSTER_MAX_SIDES];
  int units_lost[MUSTER_MAX_SIDES];
  int score[MUSTER_MAX_SIDES];
} MusterTurnRecord;

/**
 * MusterSideRecord:
 * @dice, @tests, @luck: the luck with single dice, with tests, and with both together
 */
typedef struct
{
  int score;
  int n_units;
  int start;
  int lost;
  int units_lost;
  int leaders_lost;
  MusterLuckSum dice;
  MusterLuckSum tests;
  MusterLuckSum luck;
} MusterSideRecord;

/**
 * MusterMoment:
 * @entry: index in the log
 * @left: figures of the unit after that order
 * @leader: index of the unit whose leader led it then, or -1
 * @foe_leader: the same for the enemy unit involved
 *
 * An incident, with what a report needs to describe it.
 */
typedef struct
{
  guint entry;
  gint16 turn;
  gint16 left;
  gint16 leader;
  gint16 foe_leader;
  MusterIncident incident;
} MusterMoment;

/**
 * MusterBattleResult:
 * @why: (nullable): why it is over, in the reader's language
 * @units: (element-type MusterUnitRecord): by their index in the state
 * @leaders: (element-type MusterLeaderRecord): in the order of their units
 * @turns: (element-type MusterTurnRecord):
 * @moments: (element-type MusterMoment): everything that happened, in order
 * @n_overridden: number of rolls that the umpire set, which count for nobody's luck
 *
 * The result of a battle so far. It is worked out from the setup and the log and never stored.
 */
typedef struct
{
  MusterSetup *setup;
  guint n_entries;
  int turn;
  gboolean is_over;
  int winner;
  char *why;
  MusterSideRecord sides[MUSTER_MAX_SIDES];
  GArray *units;
  GArray *leaders;
  GArray *turns;
  GArray *moments;
  guint n_overridden;
} MusterBattleResult;

/* The result up to the moment that @battle shows: the present, unless the reader looks at a past
 * one. */
MusterBattleResult       *muster_battle_result_new         (MusterBattle             *battle) G_GNUC_WARN_UNUSED_RESULT;
void                      muster_battle_result_free        (MusterBattleResult       *self);

const MusterUnitRecord   *muster_battle_result_get_unit    (const MusterBattleResult *self,
                                                            int                       unit);
const MusterLeaderRecord *muster_battle_result_find_leader (const MusterBattleResult *self,
                                                            int                       unit);
/* The name of the leader of a unit, or "the leader of …". */
char                     *muster_battle_result_dup_leader_name (const MusterBattleResult *self,
                                                                int                       unit) G_GNUC_WARN_UNUSED_RESULT;
/* Who won, such as "Natal Column won, 4 : 2". */
char                     *muster_battle_result_dup_headline (const MusterBattleResult *self) G_GNUC_WARN_UNUSED_RESULT;
/* "4 : 2", the points of the winner first. */
char                     *muster_battle_result_dup_score   (const MusterBattleResult *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterBattleResult, muster_battle_result_free)

G_END_DECLS
