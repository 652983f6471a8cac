/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-private.h"

#include "core/rules/kings/muster-kings-text.h"

/* What an automated unit does in its turn: Mr Babbage's second table (K-SOLO-03, K-SOLO-07). */

static const MusterPhrase ROLLED =
  { "K-SOLO-03", N_("{u0}: {d1}") };
static const MusterPhrase ROLLED_NEAR =
  { "K-SOLO-03", N_("{u0}: {d1}, {+2} because it can reach an enemy = {4}") };
static const MusterPhrase ROLLED_WEAK =
  { "K-SOLO-03", N_("{u0}: {d1}, {+3} because it is outnumbered = {4}") };
static const MusterPhrase ROLLED_BOTH =
  { "K-SOLO-03", N_("{u0}: {d1}, {+2} because it can reach an enemy, {+3} because it is outnumbered = {4}") };
static const MusterPhrase SLINKS =
  { "K-SOLO-03", N_("{u0} slinks away: roll whether it returns") };
static const MusterPhrase CAUTION =
  { "K-SOLO-03", N_("{u0} is cautious and comes no closer") };
static const MusterPhrase TO_GROUND =
  { "K-SOLO-03", N_("{u0} is cautious and goes to ground") };
static const MusterPhrase ADVANCES =
  { "K-SOLO-03", N_("{u0} goes up to {1}\" towards its nearest enemy") };
static const MusterPhrase CHARGES =
  { "K-SOLO-03", N_("{u0} charges up to {1}\" at its nearest enemy") };
static const MusterPhrase FIRES =
  { "K-SOLO-03", N_("{u0} stays where it is and fires") };
static const MusterPhrase GUN_WAITS =
  { "K-SOLO-07", N_("{u0} has no target") };
static const MusterPhrase GUN_TARGET =
  { "K-SOLO-07", N_("{u0} fires at the largest unit within {1}\"[, else within {2}\"]") };
static const MusterPhrase NOT_AUTOMATED =
  { "K-SOLO-03", N_("{u0} is not Mr Babbage’s"), TRUE };
static const MusterPhrase NO_TARGET =
  { "K-SOLO-03", N_("say which enemy it can reach or shoot at") };

static void
note_move (MusterResolution *self,
           int               inches)
{
  muster_fact (self, .member = "move", .unit = -1, .number = inches);
}

/* Shooters fire instead of moving, as long as the order names a shot. */
gboolean
muster_kings_solo_act_fires_instead (const MusterSetup *setup,
                                     const MusterOrder *order,
                                     const KingsRow    *row)
{
  if (muster_kings_get_unit (setup, order->unit)->native != KINGS_SHOOTER ||
      !muster_kings_order_has (order, KINGS_SLOT_RANGE))
    return FALSE;
  return row->word != KINGS_ACT_CHARGE ||
         (row->value == 0 &&
          muster_kings_order_get (order, KINGS_SLOT_RANGE) == KINGS_RANGE_SHORT);
}

static gboolean
roll_action (MusterResolution *self,
             int               unit)
{
  const KingsSolo *solo = &muster_kings_get_data (self->setup)->solo;
  gboolean is_near = muster_kings_order_get (self->order, KINGS_SLOT_CAN_CONTACT) != 0;
  gboolean is_weak = muster_kings_order_get (self->order, KINGS_SLOT_OUTNUMBERED) != 0;
  int modifier = (is_near ? solo->can_contact : 0) + (is_weak ? solo->outnumbered : 0);
  const guint8 *dice;
  const KingsRow *row;

  muster_need (self, NULL, modifier);
  dice = muster_resolution_roll (self, KINGS_ROLL_BABBAGE, unit, 1, 0);
  if (dice == NULL)
    return FALSE;

  row = muster_kings_find_row (solo->act, dice[0] + modifier);
  muster_step (self,
               is_near && is_weak ? &ROLLED_BOTH
               : is_near          ? &ROLLED_NEAR
               : is_weak          ? &ROLLED_WEAK
                                  : &ROLLED,
               unit, (gint32) muster_resolution_last_roll (self), solo->can_contact,
               solo->outnumbered, dice[0] + modifier);
  if (row->word == KINGS_ACT_SLINK)
    {
      muster_kings_losses_leave (self, unit, KINGS_WITHDRAWN, -1);
      self->state->units[unit].own[KINGS_OWN_FLAGS] |= KINGS_FLAG_SLUNK | KINGS_FLAG_RETURN_DUE;
      muster_prompt (self, &SLINKS, unit);
      note_move (self, 0);

      return TRUE;
    }
  if (row->word == KINGS_ACT_CAUTION)
    {
      note_move (self, 0);
      if (muster_kings_get_unit (self->setup, unit)->native == KINGS_CHARGER)
        {
          self->state->units[unit].markers[KINGS_GONE_TO_GROUND] = 1;
          muster_step (self, &TO_GROUND, unit);
          return TRUE;
        }

      muster_kings_activation_rise (self, unit);
      muster_step (self, &CAUTION, unit);
      return !muster_kings_order_has (self->order, KINGS_SLOT_RANGE) ||
             muster_kings_fire_shoot (self, unit);
    }
  if (!muster_kings_solo_act_fires_instead (self->setup, self->order, row))
    {
      const MusterOrder *order = self->order;
      int inches = muster_kings_units_get_profile (self->setup, self->state, unit).speed;
      gboolean charges = row->word == KINGS_ACT_CHARGE;
      gboolean reaches;

      muster_kings_activation_rise (self, unit);
      if (charges && row->value == 0 && !muster_kings_move_double (self, unit, &inches))
        return FALSE;
      if (charges)
        inches += row->value;

      note_move (self, inches);
      reaches = muster_kings_order_get (order, KINGS_SLOT_CAN_CONTACT) ||
                (muster_kings_order_has (order, KINGS_SLOT_DISTANCE) &&
                 muster_kings_order_get (order, KINGS_SLOT_DISTANCE) <= inches);
      muster_prompt (self, charges ? &CHARGES : &ADVANCES, unit, inches);
      return !reaches || muster_kings_melee_fight (self, unit,
                                                   muster_kings_order_get (order,
                                                                           KINGS_SLOT_TARGET));
    }

  note_move (self, 0);
  muster_kings_activation_rise (self, unit);
  muster_step (self, &FIRES, unit);
  return muster_kings_fire_shoot (self, unit);
}

static gboolean
judge_act_by_table (const MusterSetup *setup,
                    const MusterState *state,
                    const MusterOrder *order,
                    MusterJudgeScope   scope,
                    MusterRefusal     *why)
{
  gboolean shoots = muster_kings_order_has (order, KINGS_SLOT_RANGE) ||
                    muster_kings_order_has (order, KINGS_SLOT_COVER);
  gboolean aims = muster_kings_order_get (order, KINGS_SLOT_CAN_CONTACT) ||
                  muster_kings_order_has (order, KINGS_SLOT_DISTANCE);

  if (!muster_kings_is_automated (setup, order->unit))
    return muster_refuse (why, &NOT_AUTOMATED, order->unit);
  if (!muster_kings_judge_activation (setup, state, order, why))
    return FALSE;
  if (scope == MUSTER_JUDGE_UNIT)
    return TRUE;

  if (shoots)
    return muster_kings_fire_judge_shot (setup, state, order, why);
  if (muster_kings_order_has (order, KINGS_SLOT_TARGET))
    return muster_kings_judge_enemy (setup, state, order->unit,
                                     muster_kings_order_get (order, KINGS_SLOT_TARGET), why);
  return !aims || muster_refuse (why, &NO_TARGET, 0);
}

static void
play_act_by_table (MusterResolution *self)
{
  int unit = self->order->unit;
  KingsProfile profile;

  muster_kings_activation_open_order (self);
  if (muster_kings_get_unit (self->setup, unit)->native != KINGS_GUN)
    {
      roll_action (self, unit);
      return;
    }

  note_move (self, 0);
  if (!muster_kings_order_has (self->order, KINGS_SLOT_RANGE))
    {
      muster_step (self, &GUN_WAITS, unit);
      return;
    }
  muster_kings_activation_rise (self, unit);
  profile = muster_kings_units_get_profile (self->setup, self->state, unit);
  muster_prompt (self, &GUN_TARGET, unit, profile.short_range, MAX (profile.long_range, 0));
  muster_kings_fire_shoot (self, unit);
}

const MusterOrderHandler muster_kings_babbage_act = {
  judge_act_by_table, NULL, play_act_by_table,
  .forecast = muster_kings_forecast_table,
  .asks_for = muster_kings_asks_for,
};
