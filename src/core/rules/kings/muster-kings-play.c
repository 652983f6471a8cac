/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-private.h"

#include "core/muster-i18n.h"

/* What is done before and after any order, and the orders that take one step. */

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

void
muster_kings_play_idiot_check (MusterResolution *self)
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

void
muster_kings_play_witness (MusterResolution *self)
{
  int unit = self->order->unit;

  self->state->units[unit].own[KINGS_OWN_WITNESSED]++;
  muster_kings_test_pinning (self, unit, 0, &self->outcome->passed);
}

void
muster_kings_play_retreat_loss (MusterResolution *self)
{
  muster_kings_lose_models (self, self->order->unit,
                            muster_order_get (self->order, KINGS_RETREAT_LOSS_MODELS), -1);
}

void
muster_kings_play_dangerous (MusterResolution *self)
{
  muster_kings_cross_danger (self, self->order->unit);
}

void
muster_kings_play_spike (MusterResolution *self)
{
  muster_kings_leave (self, self->order->unit, KINGS_SPIKED, -1);
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
