/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-private.h"

#include "core/rules/kings/muster-kings-text.h"
#include "core/rules/muster-correction.h"

/* The orders that every ruleset has: set, remove, award and end-battle. */

#define MAX_COUNT 9999

static const MusterPhrase NO_MODELS =
  { "K-FILE-04", N_("{u0} has left play with no models left") };
static const MusterPhrase NOBODY_ACTS =
  { "K-END-01", N_("the battle is over: no side is to act any more") };
static const MusterPhrase NOT_SPIKED =
  { "K-CREW-01", N_("only a leaderless crewed weapon can be spiked") };
static const MusterPhrase WHO_SCORES =
  { NULL, N_("an award is for a side or for a player, not for both") };
static const MusterPhrase NO_OBJECTIVE =
  { "K-SCN-02", N_("{s1} cannot score “{t0}” in this scenario") };
static const MusterPhrase TOO_MANY =
  { "K-SCN-02", N_("that would be more than anybody can count") };
static const MusterPhrase STAYS =
  { "K-FILE-05", N_("{u0} is neither returning nor gone for good") };
static const MusterPhrase AWARDED =
  { "K-SCN-02", N_("{s0}: {o1}, {+2}") };
static const MusterPhrase AWARDED_PLAYER =
  { "K-SCN-02", N_("{p0}: {o1}, {+2}") };
static const MusterPhrase NOTE =
  { NULL, N_("{t0}") };

static gboolean
judge_fate (const MusterSetup *setup,
            const MusterState *state,
            int                unit,
            int                fate,
            MusterRefusal     *why)
{
  if (fate == KINGS_SPIKED &&
      (muster_kings_get_unit (setup, unit)->arm != KINGS_ARM_CREWED ||
       state->units[unit].leader == KINGS_IN_COMMAND))
    return muster_refuse (why, &NOT_SPIKED, unit);
  return TRUE;
}

static gboolean
judge_set (const MusterSetup *setup,
           const MusterState *state,
           const MusterOrder *order,
           MusterJudgeScope   scope,
           MusterRefusal     *why)
{
  MusterCorrection correction;

  muster_correction_init (&correction, setup, state, order);
  if (correction.kind == MUSTER_CORRECT_STRENGTH &&
      (state->units[correction.unit].fate == KINGS_DESTROYED ||
       state->units[correction.unit].fate == KINGS_ABSORBED))
    return muster_refuse (why, &NO_MODELS, correction.unit);
  if (correction.kind == MUSTER_CORRECT_ACTIVE_SIDE && state->over)
    return muster_refuse (why, &NOBODY_ACTS, 0);
  if (!muster_correction_judge (&correction, setup, state, order, why))
    return FALSE;
  return correction.kind != MUSTER_CORRECT_FATE ||
         judge_fate (setup, state, correction.unit,
                     muster_correction_get_new (&correction, setup, state, order), why);
}

static void
play_set (MusterResolution *self)
{
  MusterCorrection correction;
  MusterUnitState *now;

  muster_correction_init (&correction, self->setup, self->state, self->order);
  muster_correction_play (&correction, self);
  if (correction.kind == MUSTER_CORRECT_ACTIVE_SIDE && correction.now != self->state->active_side)
    muster_kings_turn_hand_on (self, self->state->active_side);
  if (correction.kind == MUSTER_CORRECT_TRACKER)
    {
      guint slot = g_array_index (self->setup->trackers, MusterTrackerDef, correction.index).slot;

      /* K-FILE-05: a building that stands again changes no points, but the record must not say that
       * somebody brought it down. */
      if (slot < KINGS_STATE_BUILDINGS + KINGS_N_BUILDINGS && correction.now == 0 &&
          self->state->own[slot] > 0)
        muster_note (self, MUSTER_INCIDENT_UNRAZED, -1, -1, (int) slot - KINGS_STATE_BUILDINGS + 1);
    }
  if (correction.unit >= 0)
    {
      now = &self->state->units[correction.unit];
      if (correction.kind == MUSTER_CORRECT_FATE && now->fate == KINGS_IN_PLAY &&
          correction.now != KINGS_IN_PLAY)
        {
          MusterUnitState *back = &self->state->units[correction.unit];
          int side = muster_kings_get_unit (self->setup, correction.unit)->side;

          /* The umpire has put the unit on the table: it no longer waits to return,
           * and has nothing to witness of what happened while it was away. */
          back->own[KINGS_OWN_FLAGS] &= ~(KINGS_FLAG_RETURN_DUE | KINGS_FLAG_SLUNK);
          back->own[KINGS_OWN_WITNESSED] = self->state->own[KINGS_STATE_LOSSES + side];
          if (back->markers[KINGS_RETURNING] || back->markers[KINGS_GONE])
            {
              if (back->markers[KINGS_GONE] && self->state->own[KINGS_STATE_GONE] > 0)
                self->state->own[KINGS_STATE_GONE]--;
              back->markers[KINGS_RETURNING] = 0;
              back->markers[KINGS_GONE] = 0;
              muster_step (self, &STAYS, correction.unit);
            }
        }
      if (correction.kind == MUSTER_CORRECT_ACTED && !now->acted)
        {
          /* A unit that has not acted has had no first order. */
          now->own[KINGS_OWN_FIRST_ORDER] = 0;
          now->own[KINGS_OWN_FLAGS] &= ~KINGS_FLAG_SECOND_ORDER;
        }
    }

  muster_common_step_reason (self);
}

const MusterOrderHandler muster_kings_set = { NULL, judge_set, play_set };

static gboolean
judge_remove (const MusterSetup *setup,
              const MusterState *state,
              const MusterOrder *order,
              MusterJudgeScope   scope,
              MusterRefusal     *why)
{
  int unit = muster_order_get (order, MUSTER_REMOVE_UNIT);
  int fate = muster_common_get_removal (order);

  return muster_kings_judge_in_play (state, unit, why) &&
         judge_fate (setup, state, unit, fate, why);
}

static void
play_remove (MusterResolution *self)
{
  muster_kings_losses_leave (self, muster_order_get (self->order, MUSTER_REMOVE_UNIT),
                             muster_common_get_removal (self->order), -1);
  muster_common_step_reason (self);
}

const MusterOrderHandler muster_kings_remove = { NULL, judge_remove, play_remove };

static gboolean
judge_award (const MusterSetup *setup,
             const MusterState *state,
             const MusterOrder *order,
             MusterJudgeScope   scope,
             MusterRefusal     *why)
{
  const char *id = muster_order_get_text (order, MUSTER_AWARD_OBJECTIVE);
  gboolean any = muster_kings_has_rule (setup, KINGS_RULE_NAMED_AWARDS);
  const MusterObjectiveDef *def;
  int index, side, count;

  if (!muster_common_names_one (order))
    return muster_refuse (why, &WHO_SCORES, 0);

  side = muster_common_get_awarded_side (setup, order);
  index = muster_setup_find_objective (setup, id);
  if (index < 0)
    return (any && setup->objectives->len < MUSTER_MAX_OBJECTIVES) ||
           muster_refuse (why, &NO_OBJECTIVE, MUSTER_AWARD_OBJECTIVE, side);
  def = g_ptr_array_index (setup->objectives, index);
  if (!(def->sides >> side & 1))
    return muster_refuse (why, &NO_OBJECTIVE, MUSTER_AWARD_OBJECTIVE, side);

  count = state->objectives[side][index] + muster_order_get (order, MUSTER_AWARD_COUNT);
  return (count >= -MAX_COUNT && count <= MAX_COUNT) || muster_refuse (why, &TOO_MANY, 0);
}

static void
play_award (MusterResolution *self)
{
  const MusterOrder *order = self->order;
  const char *id = muster_order_get_text (order, MUSTER_AWARD_OBJECTIVE);
  gboolean has_player = muster_order_has (order, MUSTER_AWARD_PLAYER);
  int player = has_player ? muster_order_get (order, MUSTER_AWARD_PLAYER) : -1;
  int side = muster_common_get_awarded_side (self->setup, order);
  int index = muster_setup_name_objective (self->setup, id, 1);
  int count = muster_order_get (order, MUSTER_AWARD_COUNT);

  muster_kings_score_count (self, side, player, index, count);
  if (has_player)
    muster_step (self, &AWARDED_PLAYER, player, index, count);
  else
    muster_step (self, &AWARDED, side, index, count);
  if (self->state->over)
    muster_kings_end_find_winner (self);
  muster_common_step_reason (self);
}

const MusterOrderHandler muster_kings_award = { NULL, judge_award, play_award };

static void
play_end_battle (MusterResolution *self)
{
  if (muster_order_has (self->order, KINGS_END_BATTLE_REASON))
    muster_step (self, &NOTE, KINGS_END_BATTLE_REASON);
  muster_kings_end_now (self);
}

const MusterOrderHandler muster_kings_end_battle = { .play = play_end_battle };
