/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/hexcard/muster-hexcard-private.h"

#include "core/rules/hexcard/muster-hexcard-text.h"
#include "core/rules/muster-correction.h"

/* The umpire's order `set`, where these rules have something to add to it. */

static const MusterPhrase NOT_IN_PLAY = { NULL, N_("The unit is not in play.") };
static const MusterPhrase NOT_A_UNIT = { NULL, N_("This takes a unit, or nothing.") };
static const MusterPhrase ONLY_GUNS = { NULL, N_("{u0} is not a gun.") };
static const MusterPhrase ONLY_COMMANDERS = { NULL, N_("{u0} is not a commander.") };
static const MusterPhrase NOT_DEALT = {
  "H-TURN-01", N_("No cards lie on the table: deal first.")
};
static const MusterPhrase IS_OUT = {
  "H-CARD-02", N_("{k0} lies in front of {u1}: take it away from there first.")
};

static const MusterPhrase NO_LONGER_WITH = { "H-GEN-04", N_("{u0} is no longer with {u1}") };
static const MusterPhrase LINK_BROKEN = { "H-GEN-04", N_("{u0} is with nobody") };
static const MusterPhrase SAME_CARD = { "H-TURN-04", N_("{u0} acts with it, on {k1}") };
static const MusterPhrase NO_CARD_EITHER = {
  "H-TURN-04", N_("{u0} acts with it, so has no card either")
};
static const MusterPhrase TRADES = { "H-GEN-04", N_("{u0} has {k1} in exchange") };
static const MusterPhrase LAY_CARD = { NULL, N_("Lay {k1} in front of {u0}.") };
static const MusterPhrase TAKE_CARD = { NULL, N_("Take {k1} from {u0}: it goes back into the pack.") };

/* Who holds @card, alone or with its group; -1 if it lies in the pack. */
static int
find_owner (const MusterState *state,
            int                card)
{
  if (state->deck.left[card] > 0 || state->deck.discards[card] > 0)
    return -1;
  for (int i = muster_hexcard_units_next (state, -1); i >= 0;
       i = muster_hexcard_units_next (state, i))
    if (state->units[i].card == card)
      return i;
  return -1;
}

static gboolean
judge_set (const MusterSetup *setup,
           const MusterState *state,
           const MusterOrder *order,
           MusterJudgeScope   scope,
           MusterRefusal     *why)
{
  MusterCorrection correction;
  int number;

  muster_correction_init (&correction, setup, state, order);
  if (correction.kind != MUSTER_CORRECT_FATE && correction.unit >= 0 &&
      !muster_state_is_in_play (state, correction.unit))
    return muster_refuse (why, &NOT_IN_PLAY, 0);
  if (!muster_correction_judge (&correction, setup, state, order, why))
    return FALSE;

  number = muster_correction_get_new (&correction, setup, state, order);
  switch ((guint) correction.kind)
    {
    case MUSTER_CORRECT_WITH:
      {
        const MusterValue *value = &order->values[MUSTER_SET_VALUE];

        if (!value->is_text)
          return muster_refuse (why, &NOT_A_UNIT, 0);
        if (value->data == NULL)
          return TRUE;
        return muster_hexcard_attach_check_link (state, correction.unit,
                                                 muster_state_find_unit (state, value->data), why);
      }
    case MUSTER_CORRECT_FATE:
      return muster_hexcard_umpire_check_fate (state, correction.unit, number, why);
    case MUSTER_CORRECT_MARKER:
      {
        HexcardArm arm = hexcard_get_arm (state, correction.unit);

        if (correction.index == HEXCARD_LIMBERED && arm != HEXCARD_GUN)
          return muster_refuse (why, &ONLY_GUNS, correction.unit);
        if (correction.index == HEXCARD_WOUNDED && arm != HEXCARD_COMMANDER)
          return muster_refuse (why, &ONLY_COMMANDERS, correction.unit);
        return TRUE;
      }
    case MUSTER_CORRECT_CARD:
      {
        int owner = number >= 0 && number != correction.now ? find_owner (state, number) : -1;

        /* Setting a card trades it with its owner, so the unit must have one to give in
         * exchange. */
        if (state->phase == HEXCARD_PHASE_DEAL)
          return muster_refuse (why, &NOT_DEALT, 0);
        if (owner >= 0 && correction.now < 0)
          return muster_refuse (why, &IS_OUT, number, owner);
        return TRUE;
      }
    default:
      return TRUE;
    }
}

/* Gives the card of @unit to all who act with it. A unit that had none acts alone. */
static void
share_card (MusterResolution *self,
            int               unit)
{
  MusterState *state = self->state;
  MusterCard card = state->units[unit].card;
  int group = state->units[unit].own[HEXCARD_GROUP];

  for (int i = muster_hexcard_units_next (state, -1); i >= 0;
       i = muster_hexcard_units_next (state, i))
    {
      if (i == unit || group == 0 || state->units[i].own[HEXCARD_GROUP] != group)
        continue;
      state->units[i].card = card;
      if (card == MUSTER_CARD_NONE)
        state->units[i].own[HEXCARD_GROUP] = 0;
      if (muster_state_is_in_play (state, i))
        muster_step (self, card != MUSTER_CARD_NONE ? &SAME_CARD : &NO_CARD_EITHER, i, card);
    }
  if (card == MUSTER_CARD_NONE)
    state->units[unit].own[HEXCARD_GROUP] = 0;
  else if (group == 0)
    state->units[unit].own[HEXCARD_GROUP] = (gint32) state->n_units + 1;
}

static void
play_set (MusterResolution *self)
{
  MusterCorrection correction;
  int unit, number;

  muster_correction_init (&correction, self->setup, self->state, self->order);
  unit = correction.unit;
  number = muster_correction_get_new (&correction, self->setup, self->state, self->order);
  if (correction.kind == MUSTER_CORRECT_WITH)
    {
      int before = self->state->units[unit].with;

      if (before >= 0 && before != number)
        muster_step (self, &NO_LONGER_WITH, unit, before);
      if (number >= 0)
        muster_hexcard_attach_link (self, unit, number);
      else
        {
          self->state->units[unit].with = -1;
          muster_step (self, &LINK_BROKEN, unit);
        }
      return;
    }

  muster_correction_play (&correction, self);
  if (correction.kind == MUSTER_CORRECT_CARD && number != correction.now)
    {
      MusterState *state = self->state;
      int owner = number >= 0 ? find_owner (self->before, number) : -1;

      /* The unit has its new card; its old one goes to where the new one came from. */
      share_card (self, unit);
      if (number < 0)
        {
          muster_deck_put_back (&state->deck, (MusterCard) correction.now);
          muster_prompt (self, &TAKE_CARD, unit, correction.now);
        }
      else
        {
          muster_prompt (self, &LAY_CARD, unit, number);
          if (owner < 0)
            muster_deck_exchange (&state->deck, (MusterCard) number, correction.now >= 0
                                  ? (MusterCard) correction.now : MUSTER_CARD_NONE);
        }
      if (owner >= 0)
        {
          state->units[owner].card = (MusterCard) correction.now;
          muster_step (self, &TRADES, owner, correction.now);
          muster_prompt (self, &LAY_CARD, owner, correction.now);
          share_card (self, owner);
        }
      muster_hexcard_cards_number_groups (state);
    }
  else if (correction.kind == MUSTER_CORRECT_STRENGTH && number == 0)
    muster_hexcard_umpire_remove_unit (self, unit, HEXCARD_DESTROYED);
}

const MusterOrderHandler muster_hexcard_set = { NULL, judge_set, play_set };
