/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-private.h"

#include "core/muster-i18n.h"

/* Orders that a unit carries out with its legs, and those that it ends with blows or shots. */


static const MusterPhrase GOES =
  { "K-MOVE-01", N_("{u0} may go {1}\"; difficult ground halves what is left of it") };
static const MusterPhrase GOES_ANYWHERE =
  { "K-MOVE-01", N_("{u0} may go {1}\", and difficult ground does not slow it") };
static const MusterPhrase GOES_CLOSE =
  { "K-MOVE-01", N_("{u0} may go {1}\" in close order, {2}\" in difficult ground, past no friends") };
static const MusterPhrase KEEP_TOGETHER =
  { "K-MOVE-02", N_("{u0} ends 1\" from all others, each model within 4\" of its Leader") };
static const MusterPhrase KEEP_TOGETHER_LEADERLESS =
  { "K-MOVE-02", N_("{u0} ends 1\" from all others, each model within 4\" of one that you choose") };
static const MusterPhrase TURN_GUN =
  { "K-MOVE-02", N_("{u0} can be turned with this move, and at no other time") };
static const MusterPhrase OPENS =
  { "K-CLOSE-01", N_("{u0} breaks close order") };
static const MusterPhrase DOUBLES =
  { "K-MOVE-03", N_("{u0}: {1}\" and {d2}: {3}\" in all") };
static const MusterPhrase SPORTY =
  { "K-LEAD-02", N_("{u0}: its jolly sporty Leader adds {1}\"") };
static const MusterPhrase FALLS_SHORT =
  { "K-MOVE-03", N_("{u0} cannot reach {u1} at {2}\" and just moves") };
static const MusterPhrase SKIRMISHES =
  { "K-MOVE-05", N_("{u0} goes before or after its shots, and into no contact") };
static const MusterPhrase FORMS =
  { "K-CLOSE-01", N_("{u0} forms close order: base to base in one or two ranks, facing one way") };
static const MusterPhrase TAKES_COVER =
  { "K-GROUND-01", N_("{u0} goes to ground") };
static const MusterPhrase SAFE =
  { "K-MOVE-04", N_("{u0}: {d1}, the dangerous ground does no harm") };
static const MusterPhrase DANGER =
  { "K-MOVE-04", N_("{u0}: {d1}, the dangerous ground costs a model") };
static const MusterPhrase CHOOSE_VICTIM =
  { "K-MOVE-04", N_("{u0} takes off a follower, or its Leader if you prefer: then correct that") };

static void
note_move (MusterResolution *self,
           int               inches)
{
  muster_fact (self, .member = "move", .unit = -1, .number = inches);
}

static gboolean
is_slowed (const MusterResolution *self,
           int                     unit)
{
  const KingsUnit *data = muster_kings_get_unit (self->setup, unit);

  return !(data->arm == KINGS_ARM_INFANTRY && data->kind == KINGS_KIND_TRIBAL) &&
         (data->bare.words & KINGS_WORD_LIGHT_INFANTRY) == 0;
}

/* K-MOVE-02: what only the table can judge. */
static void
prompt_move (MusterResolution *self,
             int               unit,
             int               inches)
{
  const MusterUnitState *now = &self->state->units[unit];

  note_move (self, inches);
  if (now->markers[KINGS_CLOSE_ORDER])
    muster_prompt (self, &GOES_CLOSE, unit, inches, KINGS_CLOSE_ORDER_SLOW);
  else
    muster_prompt (self, is_slowed (self, unit) ? &GOES : &GOES_ANYWHERE, unit, inches);
  if (now->strength > 1)
    muster_prompt (self,
                   now->leader == KINGS_IN_COMMAND ? &KEEP_TOGETHER : &KEEP_TOGETHER_LEADERLESS,
                   unit);
  if (muster_kings_get_unit (self->setup, unit)->arm == KINGS_ARM_CREWED)
    muster_prompt (self, &TURN_GUN, unit);
}

/* K-MOVE-04. FALSE: a die is missing. */
gboolean
muster_kings_cross_danger (MusterResolution *self,
                           int               unit)
{
  const guint8 *dice = muster_resolution_roll (self, KINGS_ROLL_DANGEROUS, unit, 1, 2);

  if (dice == NULL)
    return FALSE;

  muster_resolution_try_total (self, unit, muster_totals_from (2));
  muster_step (self, dice[0] == 1 ? &DANGER : &SAFE, unit,
               (gint32) muster_resolution_last_roll (self));
  if (dice[0] > 1)
    return TRUE;

  if (self->state->units[unit].strength > 1 &&
      self->state->units[unit].leader == KINGS_IN_COMMAND)
    muster_prompt (self, &CHOOSE_VICTIM, unit);
  muster_kings_lose_models (self, unit, 1, -1);
  return TRUE;
}

static gboolean
cross_danger_if_said (MusterResolution *self)
{
  return !muster_kings_order_get (self->order, KINGS_SLOT_DANGEROUS) ||
         muster_kings_cross_danger (self, self->order->unit);
}

static gboolean
is_in_play (const MusterResolution *self)
{
  return self->state->units[self->order->unit].fate == KINGS_IN_PLAY;
}

static gboolean
go (MusterResolution *self)
{
  int unit = self->order->unit;
  MusterUnitState *now = &self->state->units[unit];

  if (muster_kings_order_get (self->order, KINGS_SLOT_BREAK_CLOSE_ORDER))
    {
      now->markers[KINGS_CLOSE_ORDER] = 0;
      muster_step (self, &OPENS, unit);
    }
  self->state->own[KINGS_STATE_MOVED] = unit + 1;
  prompt_move (self, unit, muster_kings_get_move (self->setup, self->state, unit));
  return cross_danger_if_said (self);
}

/**
 * muster_kings_double:
 * @inches: (out): how far it may go in all
 *
 * Returns: %FALSE if a die is missing
 */
gboolean
muster_kings_double (MusterResolution *self,
                     int               unit,
                     int              *inches)
{
  int speed = muster_kings_get_profile (self->setup, self->state, unit).speed;
  int more = muster_kings_has_trait (self->setup, self->state, unit, KINGS_TRAIT_JOLLY_SPORTY)
               ? KINGS_SPORTY_INCHES : 0;
  const guint8 *dice;

  muster_need (self, NULL, speed + more);
  dice = muster_resolution_roll (self, KINGS_ROLL_DOUBLE, unit, 1, 0);
  if (dice == NULL)
    return FALSE;

  *inches = speed + more + dice[0];
  if (more > 0)
    muster_step (self, &SPORTY, unit, more);
  muster_step (self, &DOUBLES, unit, speed, (gint32) muster_resolution_last_roll (self), *inches);
  return TRUE;
}

static gboolean
go_at_the_double (MusterResolution *self)
{
  int unit = self->order->unit;
  int target = muster_kings_order_get (self->order, KINGS_SLOT_TARGET);
  int distance = muster_kings_order_get (self->order, KINGS_SLOT_DISTANCE);
  gboolean has_target = muster_kings_order_has (self->order, KINGS_SLOT_TARGET);
  gboolean reaches;
  int inches;

  if (!muster_kings_double (self, unit, &inches))
    return FALSE;

  reaches = has_target && (!muster_kings_order_has (self->order, KINGS_SLOT_DISTANCE) ||
                           distance <= inches);
  self->state->own[KINGS_STATE_MOVED] = unit + 1;
  if (has_target && !reaches)
    muster_step (self, &FALLS_SHORT, unit, target, distance);
  if (reaches)
    note_move (self, inches);
  else
    prompt_move (self, unit, inches);

  if (!cross_danger_if_said (self))
    return FALSE;
  return !reaches || !is_in_play (self) || muster_kings_fight (self, unit, target);
}

static gboolean
attack (MusterResolution *self)
{
  int unit = self->order->unit;
  int target = muster_kings_order_get (self->order, KINGS_SLOT_TARGET);
  int building = muster_kings_order_get_building (self->order);

  note_move (self, muster_kings_get_move (self->setup, self->state, unit));
  if (!cross_danger_if_said (self))
    return FALSE;
  if (!is_in_play (self))
    return TRUE;
  return building >= 0 ? muster_kings_storm_building (self, unit, building)
                       : muster_kings_fight (self, unit, target);
}

static gboolean
fire (MusterResolution *self)
{
  int building = muster_kings_order_get_building (self->order);

  note_move (self, 0);
  return building >= 0 ? muster_kings_shoot_building (self, self->order->unit, building)
                       : muster_kings_shoot (self, self->order->unit);
}

static gboolean
skirmish (MusterResolution *self)
{
  int unit = self->order->unit;
  int half = muster_kings_get_profile (self->setup, self->state, unit).speed / 2;

  prompt_move (self, unit, half);
  if (!cross_danger_if_said (self))
    return FALSE;
  if (!is_in_play (self) || !muster_kings_order_has (self->order, KINGS_SLOT_TARGET))
    return TRUE;

  muster_prompt (self, &SKIRMISHES, unit);
  return muster_kings_shoot (self, unit);
}

static gboolean
form_close_order (MusterResolution *self)
{
  note_move (self, 0);
  self->state->units[self->order->unit].markers[KINGS_CLOSE_ORDER] = 1;
  muster_step (self, &FORMS, self->order->unit);
  return TRUE;
}

static gboolean
go_to_ground (MusterResolution *self)
{
  note_move (self, 0);
  self->state->units[self->order->unit].markers[KINGS_GONE_TO_GROUND] = 1;
  muster_step (self, &TAKES_COVER, self->order->unit);
  return TRUE;
}

static gboolean
stand_to (MusterResolution *self)
{
  note_move (self, 0);
  return TRUE;
}

/* The ordered unit does what it is told if it passes its test. */
static void
act (MusterResolution  *self,
     gboolean         (*carry_out) (MusterResolution *self))
{
  muster_kings_open_order (self);
  if (muster_kings_test_action (self))
    carry_out (self);
  else
    note_move (self, 0);
}

void
muster_kings_play_stand_to (MusterResolution *self)
{
  act (self, stand_to);
}

void
muster_kings_play_move (MusterResolution *self)
{
  act (self, go);
}

void
muster_kings_play_double (MusterResolution *self)
{
  act (self, go_at_the_double);
}

void
muster_kings_play_attack (MusterResolution *self)
{
  act (self, attack);
}

void
muster_kings_play_fire (MusterResolution *self)
{
  act (self, fire);
}

void
muster_kings_play_skirmish (MusterResolution *self)
{
  act (self, skirmish);
}

void
muster_kings_play_close_order (MusterResolution *self)
{
  act (self, form_close_order);
}

void
muster_kings_play_go_to_ground (MusterResolution *self)
{
  act (self, go_to_ground);
}

/* K-MELEE-08: part of the attack that was won, so nothing is tested. */
void
muster_kings_play_follow_up (MusterResolution *self)
{
  int unit = self->order->unit;
  int target = muster_kings_order_get (self->order, KINGS_SLOT_TARGET);
  gboolean same = self->before->own[KINGS_STATE_FOLLOW_TARGET] == target + 1;
  int half;

  muster_kings_open_order (self);
  half = muster_kings_get_profile (self->setup, self->state, unit).speed / 2;
  note_move (self, same ? 0 : half);
  muster_kings_fight (self, unit, target);
}

void
muster_kings_play_rally (MusterResolution *self)
{
  muster_kings_open_order (self);
  if (muster_kings_rally (self, self->order->unit))
    note_move (self, 0);
}
