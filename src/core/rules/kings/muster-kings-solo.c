/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-private.h"

#include "core/rules/kings/muster-kings-text.h"

/* Natives appear and come back: Mr Babbage's first and third table (K-SOLO). */

static const MusterPhrase NO_BABBAGE =
  { "K-SOLO-01", N_("no side of this battle is automated"), TRUE };
static const MusterPhrase NOT_A_PLAYER =
  { "K-SOLO-02", N_("{u0} is Mr Babbage’s own"), TRUE };
static const MusterPhrase NOT_MOVED =
  { "K-SOLO-02", N_("{u0} has not just moved") };
static const MusterPhrase NOT_AUTOMATED =
  { "K-SOLO-03", N_("{u0} is not Mr Babbage’s"), TRUE };
static const MusterPhrase NO_RETURN =
  { "K-SOLO-04", N_("{u0} has nothing to return from") };

static const MusterPhrase NOBODY_CAN =
  { "K-SOLO-02", N_("no face brings natives") };
static const MusterPhrase NOBODY =
  { "K-SOLO-02", N_("{u0}: {d1}, nobody appears") };
static const MusterPhrase NONE_WAITING =
  { "K-SOLO-02", N_("{u0}: {d1}, but no such natives are waiting") };
static const MusterPhrase SOMEBODY =
  { "K-SOLO-02", N_("{u0}: {d1}, a native unit appears") };
static const MusterPhrase SEVERAL =
  { "K-SOLO-02", MUSTER_COUNTED (2, "{u0}: {d1}, {2} native unit appears",
                                 "{u0}: {d1}, {2} native units appear") };
static const MusterPhrase APPEARS =
  { "K-SOLO-02", N_("{u0} appears {1}\" away from {u2}, and more than {3}\" from any other enemy") };
static const MusterPhrase WHERE[] = {
  { "K-SOLO-02", N_("{u0}: they come from the front") },
  { "K-SOLO-02", N_("{u0}: they come from the left") },
  { "K-SOLO-02", N_("{u0}: they come from the right") },
  { "K-SOLO-02", N_("{u0}: they come from the rear") },
};

static const MusterPhrase FIRST_TIME =
  { "K-SOLO-04", N_("{u0}: {+1} since it is its first time") };
static const MusterPhrase SLUNK =
  { "K-SOLO-04", N_("{u0}: {+1} since it slunk away") };
static const MusterPhrase OTHERS_GONE =
  { "K-SOLO-04", N_("{u0}: {+1} since others are gone for good") };
static const MusterPhrase RETURN_UNCHANGED =
  { "K-SOLO-04", N_("{u0}: {d1}") };
static const MusterPhrase RETURN_ROLLED =
  { "K-SOLO-04", N_("{u0}: {d1}, {+2} = {3}") };
static const MusterPhrase GONE =
  { "K-SOLO-04", N_("{u0} is gone for good") };
static const MusterPhrase WAITS =
  { "K-SOLO-04", N_("{u0} waits to appear again") };
static const MusterPhrase RETURNING =
  { "K-SOLO-04", N_("{u0} is back when its side’s next turn begins") };
static const MusterPhrase BACK =
  { "K-SOLO-04", N_("{u0} is back at once, at long range, {2}\", in front of {u1}") };
static const MusterPhrase BACK_ANYWHERE =
  { "K-SOLO-04", N_("{u0} is back at once, at long range in front of an enemy") };
static const MusterPhrase CROWDED =
  { "K-SOLO-04", N_("{u0} has no room there: roll again") };

/* Returns: the unit that waits and now comes, or -1 */
static int
find_waiting (const MusterResolution *self,
              KingsNative             native)
{
  const KingsData *data = muster_kings_get_data (self->setup);

  for (int i = 0; i < self->state->n_units; i++)
    if (data->units[i].side == data->automated && data->units[i].native == native &&
        self->state->units[i].fate == KINGS_RESERVE &&
        !self->state->units[i].markers[KINGS_RETURNING])
      return i;
  return -1;
}

static int
get_arrival_inches (const MusterResolution *self,
                    KingsAppear             appear,
                    int                     unit,
                    int                     native)
{
  KingsProfile profile = muster_kings_units_get_profile (self->setup, self->state, unit);

  if (appear == KINGS_APPEAR_SPEED)
    return muster_kings_units_get_profile (self->setup, self->state, native).speed;
  return appear == KINGS_APPEAR_SHORT || profile.long_range <= 0 ? profile.short_range
                                                                  : profile.long_range;
}

/* Returns: what is added to its die, having said why */
static int
add_up_return (MusterResolution *self,
               int               unit)
{
  const KingsSolo *solo = &muster_kings_get_data (self->setup)->solo;
  gint32 flags = self->state->units[unit].own[KINGS_OWN_FLAGS];
  const struct
  {
    const MusterPhrase *phrase;
    int value;
  } modifiers[] = {
    { &FIRST_TIME, flags & KINGS_FLAG_RETURN_TESTED ? 0 : solo->first_time },
    { &SLUNK, flags & KINGS_FLAG_SLUNK ? solo->slunk : 0 },
    { &OTHERS_GONE, self->state->own[KINGS_STATE_GONE] * solo->gone },
  };
  int sum = 0;

  for (guint i = 0; i < G_N_ELEMENTS (modifiers); i++)
    {
      if (modifiers[i].value != 0)
        muster_step (self, modifiers[i].phrase, unit, modifiers[i].value);
      sum += modifiers[i].value;
    }
  return sum;
}

/* FALSE: a die is missing. */
static gboolean
roll_return (MusterResolution *self,
             int               unit,
             KingsBack        *how)
{
  const KingsSolo *solo = &muster_kings_get_data (self->setup)->solo;
  int modifier = add_up_return (self, unit);
  /* If every face brought the unit back at once, rolling again would never end. */
  gboolean crowded = muster_order_get (self->order, KINGS_RETURN_CROWDED) &&
                     muster_kings_find_row (solo->back, 1 + modifier)->word != KINGS_BACK_NOW;

  for (;;)
    {
      const guint8 *dice;

      muster_need (self, NULL, modifier);
      dice = muster_resolution_roll (self, KINGS_ROLL_RETURN, unit, 1, 0);
      if (dice == NULL)
        return FALSE;

      *how = (KingsBack) muster_kings_find_row (solo->back, dice[0] + modifier)->word;
      muster_step (self, modifier != 0 ? &RETURN_ROLLED : &RETURN_UNCHANGED, unit,
                   (gint32) muster_resolution_last_roll (self), modifier, dice[0] + modifier);
      if (*how != KINGS_BACK_NOW || !crowded)
        return TRUE;
      muster_step (self, &CROWDED, unit);
    }
}

static gboolean
judge_appear (const MusterSetup *setup,
              const MusterState *state,
              const MusterOrder *order,
              MusterJudgeScope   scope,
              MusterRefusal     *why)
{
  int unit = order->unit;

  if (muster_kings_get_data (setup)->automated < 0)
    return muster_refuse (why, &NO_BABBAGE, 0);
  if (muster_kings_is_automated (setup, unit))
    return muster_refuse (why, &NOT_A_PLAYER, unit);
  if (!muster_kings_judge_in_play (state, unit, why))
    return FALSE;
  return state->own[KINGS_STATE_MOVED] == unit + 1 || muster_refuse (why, &NOT_MOVED, unit);
}

static void
play_appear (MusterResolution *self)
{
  const KingsSolo *solo = &muster_kings_get_data (self->setup)->solo;
  int unit = self->order->unit;
  const guint8 *dice;
  int face, n_called, n_came = 0;
  gint32 roll;

  muster_need (self, solo->appear_from == 0 ? &NOBODY_CAN : NULL, solo->appear_from);
  dice = muster_resolution_roll (self, KINGS_ROLL_APPEAR, unit, 1, solo->appear_from);
  if (dice == NULL)
    return;

  face = dice[0];
  roll = (gint32) muster_resolution_last_roll (self);
  self->state->own[KINGS_STATE_MOVED] = 0;
  if (solo->appear[face - 1].word == KINGS_APPEAR_NONE)
    {
      muster_step (self, &NOBODY, unit, roll);
      return;
    }

  n_called = solo->appear[face - 1].value;
  muster_step (self, n_called == 1 ? &SOMEBODY : &SEVERAL, unit, roll, n_called);
  for (int i = 0; i < n_called; i++)
    {
      const KingsData *data = muster_kings_get_data (self->setup);
      KingsNative native = KINGS_CHARGER;
      int waiting;

      /* @face: of the die that called them. FALSE: a die is missing. */
      if (data->one_native >= 0)
        {
          native = (KingsNative) data->one_native;
        }
      else if (data->solo.rolls_type[face - 1])
        {
          const guint8 *die = muster_resolution_roll (self, KINGS_ROLL_TYPE, unit, 1, 0);

          if (die == NULL)
            return;
          native = (KingsNative) data->solo.natives[face - 1][die[0] - 1];
        }

      waiting = find_waiting (self, native);
      if (waiting >= 0)
        {
          self->state->units[waiting].fate = KINGS_IN_PLAY;
          muster_note (self, MUSTER_INCIDENT_ARRIVED, waiting, -1);
          (n_came)++;
          muster_prompt (self, &APPEARS, waiting,
                         get_arrival_inches (self, (KingsAppear) data->solo.appear[face - 1].word,
                                             unit, waiting), unit,
                         muster_kings_units_get_profile (self->setup, self->state, waiting).speed);
        }
    }
  if (n_came == 0)
    {
      muster_step (self, &NONE_WAITING, unit, roll);
      return;
    }

  dice = muster_resolution_roll (self, KINGS_ROLL_SIDE, unit, 1, 0);
  if (dice == NULL)
    return;
  muster_prompt (self, &WHERE[solo->side[dice[0] - 1].word], unit);
}

const MusterOrderHandler muster_kings_babbage_appear = { judge_appear, NULL, play_appear };

static gboolean
judge_return (const MusterSetup *setup,
              const MusterState *state,
              const MusterOrder *order,
              MusterJudgeScope   scope,
              MusterRefusal     *why)
{
  if (!muster_kings_is_automated (setup, order->unit))
    return muster_refuse (why, &NOT_AUTOMATED, order->unit);
  return (state->units[order->unit].own[KINGS_OWN_FLAGS] & KINGS_FLAG_RETURN_DUE) != 0 ||
         muster_refuse (why, &NO_RETURN, order->unit);
}

static void
play_return (MusterResolution *self)
{
  int unit = self->order->unit;
  MusterUnitState *now = &self->state->units[unit];
  gint32 *flags = &now->own[KINGS_OWN_FLAGS];
  KingsBack how;

  if (!roll_return (self, unit, &how))
    return;

  *flags = (*flags | KINGS_FLAG_RETURN_TESTED) & ~(KINGS_FLAG_RETURN_DUE | KINGS_FLAG_SLUNK);
  if (how != KINGS_BACK_GONE)
    {
      int foe = now->own[KINGS_OWN_FOE] - 1;

      /* The unit returns as it was when the battle began, except that what happens once a game is
       * not repeated. */
      now->strength = now->start;
      now->leader = KINGS_IN_COMMAND;
      for (guint i = 0; i < KINGS_N_MARKERS; i++)
        now->markers[i] = 0;
      now->markers[KINGS_AMMO] = (gint16) now->own[KINGS_OWN_AMMO];
      now->own[KINGS_OWN_FOE] = 0;
      now->own[KINGS_OWN_CAPS] = 0;

      now->fate = how == KINGS_BACK_NOW ? KINGS_IN_PLAY : KINGS_RESERVE;
      now->markers[KINGS_RETURNING] = how == KINGS_BACK_LATER;
      if (how == KINGS_BACK_NOW)
        muster_note (self, MUSTER_INCIDENT_ARRIVED, unit, -1);
      if (how == KINGS_BACK_WAIT)
        muster_step (self, &WAITS, unit);
      else if (how == KINGS_BACK_LATER)
        muster_step (self, &RETURNING, unit);
      else if (foe >= 0)
        muster_prompt (self, &BACK, unit, foe,
                       get_arrival_inches (self, KINGS_APPEAR_LONG, foe, unit));
      else
        muster_prompt (self, &BACK_ANYWHERE, unit);
      return;
    }
  now->markers[KINGS_GONE] = 1;
  self->state->own[KINGS_STATE_GONE]++;
  muster_step (self, &GONE, unit);
}

const MusterOrderHandler muster_kings_babbage_return = { judge_return, NULL, play_return };
