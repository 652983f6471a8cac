/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-private.h"

#include "core/muster-i18n.h"

/* From an order to what it does. */

static const MusterPhrase IDIOT_OBEYS =
  { "K-LEAD-02", N_("{u0}: {d1}, its idiot does as you like") };
static const MusterPhrase IDIOT_ERRS =
  { "K-LEAD-02", N_("{u0}: {d1}, its idiot does as the enemy likes") };
static const MusterPhrase ENEMY_ORDERS =
  { "K-LEAD-02", N_("The enemy chooses the order of {u0}") };
static const MusterPhrase SECOND_ORDER =
  { "K-LEAD-02", N_("{u0} may be given one more and different order, with a test") };
static const MusterPhrase BABBAGE_APPEARS =
  { "K-SOLO-02", N_("{u0} has moved: roll whether natives appear") };

/* Orders that end the moment in which a winner may follow up or natives appear. */
static gboolean
is_another_order (guint verb)
{
  return (verb >= KINGS_IDIOT_CHECK && verb <= KINGS_RALLY) || verb == KINGS_ABSORB ||
         verb == KINGS_DEPLOY || verb == KINGS_REINFORCE || verb == KINGS_BABBAGE_ACT ||
         verb == KINGS_END_TURN;
}

static void
play_activation (MusterResolution *self)
{
  muster_kings_open_order (self);
  if (self->order->verb == KINGS_RALLY)
    {
      if (muster_kings_rally (self, self->order->unit))
        muster_fact (self, .member = "move", .unit = -1, .number = 0);
      return;
    }

  if (self->order->verb == KINGS_FOLLOW_UP || muster_kings_test_action (self))
    muster_kings_play_movement (self);
  else
    muster_fact (self, .member = "move", .unit = -1, .number = 0);
}

static void
play_idiot_check (MusterResolution *self)
{
  int unit = self->order->unit;
  MusterUnitState *now = &self->state->units[unit];
  const guint8 *dice = muster_resolution_roll (self, KINGS_ROLL_IDIOT, unit, 1, 2);

  if (dice == NULL)
    return;

  muster_resolution_try_total (self, unit, muster_totals_from (2));
  now->own[KINGS_OWN_FLAGS] |= KINGS_FLAG_IDIOT_CHECKED;
  muster_step (self, dice[0] == 1 ? &IDIOT_ERRS : &IDIOT_OBEYS, unit,
               (gint32) muster_resolution_last_roll (self));
  if (dice[0] > 1)
    return;
  now->markers[KINGS_ENEMY_ORDERS] = 1;
  muster_prompt (self, &ENEMY_ORDERS, unit);
}

static void
play_witness (MusterResolution *self)
{
  int unit = self->order->unit;

  self->state->units[unit].own[KINGS_OWN_WITNESSED]++;
  muster_kings_test_pinning (self, unit, 0, &self->outcome->passed);
}

static void
play_order (MusterResolution *self)
{
  int unit = self->order->unit;

  switch (self->order->verb)
    {
    case KINGS_BEGIN:
      muster_kings_play_begin (self);
      break;
    case KINGS_IDIOT_CHECK:
      play_idiot_check (self);
      break;
    case KINGS_WITNESS:
      play_witness (self);
      break;
    case KINGS_RETREAT_LOSS:
      muster_kings_lose_models (self, unit,
                                muster_order_get (self->order, KINGS_RETREAT_LOSS_MODELS), -1);
      break;
    case KINGS_DANGEROUS:
      muster_kings_cross_danger (self, unit);
      break;
    case KINGS_SPIKE:
      muster_kings_leave (self, unit, KINGS_SPIKED, -1);
      break;
    case KINGS_ABSORB:
      muster_kings_open_order (self);
      muster_kings_play_reserves (self);
      break;
    case KINGS_DEPLOY:
    case KINGS_REINFORCE:
      muster_kings_play_reserves (self);
      break;
    case KINGS_DRAW_SIDE:
      muster_kings_play_draw_side (self);
      break;
    case KINGS_BABBAGE_APPEAR:
    case KINGS_BABBAGE_ACT:
    case KINGS_BABBAGE_RETURN:
      muster_kings_play_babbage (self);
      break;
    case KINGS_END_TURN:
    case KINGS_SET:
    case KINGS_REMOVE:
    case KINGS_AWARD:
    case KINGS_NOTE:
    case KINGS_END_BATTLE:
      muster_kings_play_common (self);
      break;
    default:
      play_activation (self);
      break;
    }
}

/* What is looked at when an order of a unit is over. */
static void
close_order (MusterResolution *self)
{
  const MusterState *state = self->state;
  int unit = self->order->unit;
  int target = muster_kings_order_has (self->order, KINGS_SLOT_TARGET)
                 ? muster_kings_order_get (self->order, KINGS_SLOT_TARGET) : -1;

  muster_kings_look_for_rout (self, unit);
  if (target >= 0)
    muster_kings_look_for_rout (self, target);

  if (state->units[unit].fate != KINGS_IN_PLAY)
    return;
  if (state->units[unit].own[KINGS_OWN_FIRST_ORDER] == self->order->verb + 1 &&
      !(state->units[unit].own[KINGS_OWN_FLAGS] & KINGS_FLAG_SECOND_ORDER) &&
      muster_kings_has_trait (self->setup, state, unit, KINGS_TRAIT_DESTINED))
    muster_prompt (self, &SECOND_ORDER, unit);
  if (state->own[KINGS_STATE_MOVED] == unit + 1 && !muster_kings_is_automated (self->setup, unit) &&
      muster_kings_get_data (self->setup)->automated >= 0)
    muster_prompt (self, &BABBAGE_APPEARS, unit);
}

void
muster_kings_prepare (MusterResolution *self)
{
  MusterState *state = self->state;

  state->own[KINGS_STATE_BEGUN] = TRUE;
  if (!is_another_order (self->order->verb))
    return;

  state->own[KINGS_STATE_FOLLOW_UNIT] = 0;
  state->own[KINGS_STATE_FOLLOW_TARGET] = 0;
  state->own[KINGS_STATE_MOVED] = 0;
}

void
muster_kings_settle (MusterResolution *self)
{
  if (self->order->unit >= 0)
    close_order (self);
}

static const MusterOrderHandler any = {
  muster_kings_judge, NULL, play_order, muster_kings_forecast, muster_kings_asks_for
};

const MusterOrderHandler *const muster_kings_handlers[] = {
  [0 ... KINGS_N_ORDERS - 1] = &any,
};
