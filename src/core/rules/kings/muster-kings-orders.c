/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-private.h"

#include "core/rules/kings/muster-kings-text.h"

/* The handler of each order, and what is done before and after any order. */

static const MusterPhrase TAKE_MODELS = {
  NULL, N_("{u0}: take models off: {1}"), .gist = MUSTER_GIST_NEVER
};
static const MusterPhrase TAKE_AWAY = { NULL, N_("Take {u0} off the table"), .gist = MUSTER_GIST_NEVER };
static const MusterPhrase PUT_PINNED = {
  "K-PIN-02", N_("{u0}: place Pinned markers: {1}, {2} in all"), .gist = MUSTER_GIST_NEVER
};
static const MusterPhrase TAKE_PINNED = {
  "K-RALLY-01", N_("{u0}: take its Pinned markers away"), .gist = MUSTER_GIST_NEVER
};
static const MusterPhrase LEAVE_PINNED = {
  "K-LEAD-02", N_("{u0}: leave {1} of its Pinned markers"), .gist = MUSTER_GIST_NEVER
};
static const MusterPhrase SECOND_ORDER =
  { "K-LEAD-02", N_("{u0} may be given one more and different order, with a test") };
static const MusterPhrase BABBAGE_APPEARS =
  { "K-SOLO-02", N_("{u0} has moved: roll whether natives appear") };

void
muster_kings_orders_prepare (MusterResolution *self)
{
  MusterState *state = self->state;

  state->own[KINGS_STATE_BEGUN] = TRUE;
  if (!(self->order->verb >= KINGS_IDIOT_CHECK && self->order->verb <= KINGS_RALLY) &&
      self->order->verb != KINGS_ABSORB && self->order->verb != KINGS_DEPLOY &&
      self->order->verb != KINGS_REINFORCE && self->order->verb != KINGS_BABBAGE_ACT &&
      self->order->verb != KINGS_END_TURN)
    return;

  state->own[KINGS_STATE_FOLLOW_UNIT] = 0;
  state->own[KINGS_STATE_FOLLOW_TARGET] = 0;
  state->own[KINGS_STATE_MOVED] = 0;
}

/* Models and markers come before those who move. */
static void
prompt_changes (MusterResolution *self)
{
  GArray *prompts = self->outcome->prompts;
  guint n_before = prompts->len;

  for (int unit = 0; unit < self->before->n_units; unit++)
    {
      const MusterUnitState *was = &self->before->units[unit];
      const MusterUnitState *now = &self->state->units[unit];

      if (was->fate != KINGS_IN_PLAY)
        continue;
      if (now->fate == KINGS_RESERVE || now->fate == KINGS_ABSORBED)
        continue;
      if (now->fate != KINGS_IN_PLAY)
        {
          muster_prompt (self, &TAKE_AWAY, unit);
          continue;
        }
      if (now->strength < was->strength)
        muster_prompt (self, &TAKE_MODELS, unit, was->strength - now->strength);
      if (now->markers[KINGS_PINNED] > was->markers[KINGS_PINNED])
        muster_prompt (self, &PUT_PINNED, unit, now->markers[KINGS_PINNED] - was->markers[KINGS_PINNED],
                       now->markers[KINGS_PINNED]);
      else if (now->markers[KINGS_PINNED] == 0 && was->markers[KINGS_PINNED] > 0)
        muster_prompt (self, &TAKE_PINNED, unit);
      else if (now->markers[KINGS_PINNED] < was->markers[KINGS_PINNED])
        muster_prompt (self, &LEAVE_PINNED, unit, now->markers[KINGS_PINNED]);
    }
  if (n_before > 0 && prompts->len > n_before)
    {
      g_autofree MusterLine *moves = g_memdup2 (prompts->data, n_before * sizeof (MusterLine));

      g_array_remove_range (prompts, 0, n_before);
      g_array_append_vals (prompts, moves, n_before);
    }
}

void
muster_kings_orders_settle (MusterResolution *self)
{
  if (self->order->unit >= 0)
    {
      const MusterState *state = self->state;
      int unit = self->order->unit;
      int target = muster_kings_order_has (self->order, KINGS_SLOT_TARGET)
                   ? muster_kings_order_get (self->order, KINGS_SLOT_TARGET) : -1;

      /* After an order of a unit, routs are looked for, and what the order makes possible is
       * prompted. */
      muster_kings_morale_look_for_rout (self, unit);
      if (target >= 0)
        muster_kings_morale_look_for_rout (self, target);

      if (state->units[unit].fate == KINGS_IN_PLAY)
        {
          if (state->units[unit].own[KINGS_OWN_FIRST_ORDER] == self->order->verb + 1 &&
              !(state->units[unit].own[KINGS_OWN_FLAGS] & KINGS_FLAG_SECOND_ORDER) &&
              muster_kings_has_trait (self->setup, state, unit, KINGS_TRAIT_DESTINED))
            muster_prompt (self, &SECOND_ORDER, unit);
          if (state->own[KINGS_STATE_MOVED] == unit + 1 &&
              !muster_kings_is_automated (self->setup, unit) &&
              muster_kings_get_data (self->setup)->automated >= 0)
            muster_prompt (self, &BABBAGE_APPEARS, unit);
        }
    }
  if (!self->outcome->quiet && self->order->verb < KINGS_SET)
    prompt_changes (self);
}

const MusterOrderHandler *const muster_kings_handlers[] = {
  [KINGS_BEGIN] = &muster_kings_begin,
  [KINGS_IDIOT_CHECK] = &muster_kings_idiot_check,
  [KINGS_STAND_TO] = &muster_kings_stand_to,
  [KINGS_MOVE] = &muster_kings_move,
  [KINGS_AT_THE_DOUBLE] = &muster_kings_at_the_double,
  [KINGS_ATTACK] = &muster_kings_attack,
  [KINGS_FOLLOW_UP] = &muster_kings_follow_up,
  [KINGS_FIRE] = &muster_kings_fire,
  [KINGS_VOLLEY_FIRE] = &muster_kings_fire,
  [KINGS_SKIRMISH] = &muster_kings_skirmish,
  [KINGS_FORM_CLOSE_ORDER] = &muster_kings_form_close_order,
  [KINGS_GO_TO_GROUND] = &muster_kings_go_to_ground,
  [KINGS_RALLY] = &muster_kings_rally,
  [KINGS_WITNESS] = &muster_kings_witness,
  [KINGS_RETREAT_LOSS] = &muster_kings_retreat_loss,
  [KINGS_DANGEROUS] = &muster_kings_dangerous,
  [KINGS_SPIKE] = &muster_kings_spike,
  [KINGS_ABSORB] = &muster_kings_absorb,
  [KINGS_DEPLOY] = &muster_kings_deploy,
  [KINGS_REINFORCE] = &muster_kings_reinforce,
  [KINGS_DRAW_SIDE] = &muster_kings_draw_side,
  [KINGS_BABBAGE_APPEAR] = &muster_kings_babbage_appear,
  [KINGS_BABBAGE_ACT] = &muster_kings_babbage_act,
  [KINGS_BABBAGE_RETURN] = &muster_kings_babbage_return,
  [KINGS_END_TURN] = &muster_kings_end_turn,
  [KINGS_SET] = &muster_kings_set,
  [KINGS_REMOVE] = &muster_kings_remove,
  [KINGS_AWARD] = &muster_kings_award,
  [KINGS_NOTE] = &muster_common_note,
  [KINGS_END_BATTLE] = &muster_kings_end_battle,
};

G_STATIC_ASSERT (G_N_ELEMENTS (muster_kings_handlers) == KINGS_N_ORDERS);
