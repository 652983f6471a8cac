/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/toysoldier/muster-toy-forecast.h"

#include <string.h>

#include "core/rules/toysoldier/muster-toy-text.h"

/* The deck, the card that is up, and who still has to use it. */

static const MusterPhrase NO_CARD_LEFT = {
  "T-TURN-03", N_("No card is left: the turn can end.")
};
static const MusterPhrase IS_BOUND = {
  "T-CARD-05", N_("{u0} has yet to use {k1}: {u2} can act.")
};
static const MusterPhrase JOKER_PENDING = {
  "T-CARD-10", N_("{k0} has yet to disorder an enemy unit.")
};
static const MusterPhrase TWO_PENDING = {
  "T-CARD-11", N_("{k0} has yet to disorder a unit of its own side.")
};
static const MusterPhrase WRONG_CARD = {
  "T-CARD-10", N_("Only a joker or a 2 disorders a unit.")
};
static const MusterPhrase JOKER_SETTLED = { "T-CARD-10", N_("{k0} has had its effect.") };
static const MusterPhrase TWO_SETTLED = { "T-CARD-11", N_("{k0} has had its effect.") };
static const MusterPhrase JOKER_HITS_ENEMIES = {
  "T-CARD-10", N_("A joker disorders an enemy: {u0} is not one.")
};
static const MusterPhrase TWO_HITS_OWN = {
  "T-CARD-11", N_("A 2 disorders a unit of its own side: {u0} is not one.")
};
static const MusterPhrase HAS_MARKER = { "T-CARD-12", N_("{u0} has a disorder marker already.") };

static const MusterPhrase TURNED = { "T-CARD-02", N_("{k0} is up, for {s1}; cards left: {2}") };
static const MusterPhrase TURNED_LAST = { "T-CARD-02", N_("{k0} is up, for {s1}; no card is left") };
static const MusterPhrase BUSTED = { "T-ADV-25", N_("The deck buster: the turn is over") };
static const MusterPhrase JOKER_DONE = { "T-CARD-10", N_("{k0}: {u1} is disordered") };
static const MusterPhrase TWO_DONE = { "T-CARD-11", N_("{k0}: {u1} is disordered") };

static const MusterPhrase CHOOSE_ENEMY = {
  NULL, N_("{k0}: the commander of {s1} puts a disorder marker on an enemy unit."), TRUE
};
static const MusterPhrase CHOOSE_OWN = {
  NULL, N_("{k0}: the commander of {s1} puts a disorder marker on a unit of his own."), TRUE
};

MusterCard
muster_toy_cards_get_up (const MusterState *state)
{
  return state->own[TOY_UP] > 0 ? (MusterCard) (state->own[TOY_UP] - 1) : MUSTER_CARD_NONE;
}

/**
 * muster_toy_cards_get_side:
 *
 * Returns: the side that a card is for, or -1: the deck buster
 */
int
muster_toy_cards_get_side (const MusterSetup *setup,
                           MusterCard         card)
{
  gboolean first_is_red = toy_get_data (setup)->suits[0] % 2 == 0;

  if (card == MUSTER_CARD_DECK_BUSTER || card == MUSTER_CARD_NONE)
    return -1;
  return muster_card_is_red (card) == first_is_red ? 0 : 1;
}

gboolean
muster_toy_cards_is_two (MusterCard card)
{
  return muster_card_get_rank (card) == TOY_RANK_TWO;
}

gboolean
muster_toy_cards_is_joker (MusterCard card)
{
  return card == MUSTER_CARD_RED_JOKER || card == MUSTER_CARD_BLACK_JOKER;
}

/* Whether units act on it: all cards but jokers and 2s. */
gboolean
muster_toy_cards_activates (MusterCard card)
{
  return card < MUSTER_CARD_RED_JOKER && !muster_toy_cards_is_two (card);
}

/**
 * muster_toy_cards_shuffle:
 *
 * Makes the deck whole: the suit of each side, both jokers, and the deck buster where it is in play.
 */
void
muster_toy_cards_shuffle (const MusterSetup *setup,
                          MusterState       *state)
{
  const ToyData *data = toy_get_data (setup);
  MusterDeck *deck = &state->deck;

  memset (deck, 0, sizeof *deck);
  for (guint rank = 1; rank <= 13; rank++)
    {
      deck->left[MUSTER_CARD (rank, data->suits[0])] = 1;
      deck->left[MUSTER_CARD (rank, data->suits[1])] = 1;
    }
  deck->left[MUSTER_CARD_RED_JOKER] = deck->left[MUSTER_CARD_BLACK_JOKER] = 1;
  deck->left[MUSTER_CARD_DECK_BUSTER] = toy_has_rule (setup, TOY_RULE_DECK_BUSTER);
  deck->packs = 1;
  deck->n_jokers = 2;
  deck->n_left = 28 + deck->left[MUSTER_CARD_DECK_BUSTER];
}

/* Discards the card that is up, so that none is. */
void
muster_toy_cards_put_away (MusterState *state)
{
  MusterCard card = muster_toy_cards_get_up (state);

  if (card != MUSTER_CARD_NONE)
    muster_deck_discard (&state->deck, card);
  state->own[TOY_UP] = 0;
  state->active_side = -1;

  /* Nobody has used, passed on or ridden with the next card yet. */
  for (int i = 0; i < state->n_units; i++)
    {
      if (toy_is_general (state, i))
        state->units[i].own[TOY_USES] = state->units[i].own[TOY_PASSED] =
          state->units[i].own[TOY_RODE] = 0;
      else
        state->units[i].own[TOY_MARCHED] = 0;
    }
  state->own[TOY_TAKER] = state->own[TOY_SETTLED] = state->own[TOY_FROM_BANK] = 0;
}

void
muster_toy_cards_get_draw_deck (const MusterSetup *setup,
                                const MusterState *state,
                                guint              n_cards,
                                MusterDeck        *deck)
{
  *deck = state->deck;
}

/* Returns: a unit of @general's own that binds him, or -1 */
static int
find_bond (const MusterState *state,
           int                general)
{
  const MusterUnitState *now = &state->units[general];

  if (!muster_toy_cards_activates (muster_toy_cards_get_up (state)) ||
      !toy_is_general (state, general) || !toy_is_on_table (state, general) ||
      now->def->side != state->active_side || now->own[TOY_USES] > 0 || now->own[TOY_PASSED] ||
      now->own[TOY_RODE])
    return -1;

  for (int i = 0; i < state->n_units; i++)
    if (toy_get_side (state, i) == state->active_side &&
        muster_toy_units_may_act_freely (state, i) &&
        muster_toy_units_get_own_general (state, i) == general)
      return i;
  return -1;
}

/**
 * muster_toy_cards_is_bound:
 *
 * Returns: whether @general must use the card that is up before the next is turned
 */
gboolean
muster_toy_cards_is_bound (const MusterState *state,
                           int                general)
{
  return find_bond (state, general) >= 0;
}

/*
 *
 * Returns: whether the joker or the 2 that is up can go to @unit
 */
static gboolean
can_be_penalised (const MusterState *state,
                  int                unit)
{
  gboolean own = toy_get_side (state, unit) == state->active_side;

  return !toy_is_general (state, unit) && toy_is_on_table (state, unit) &&
         !toy_get_marker (state, unit, TOY_DISORDER) &&
         own == muster_toy_cards_is_two (muster_toy_cards_get_up (state));
}

/**
 * muster_toy_cards_is_pending:
 *
 * Returns: whether a joker or a 2 is up that still has a unit to go to
 */
gboolean
muster_toy_cards_is_pending (const MusterState *state)
{
  MusterCard card = muster_toy_cards_get_up (state);

  if ((!muster_toy_cards_is_joker (card) && !muster_toy_cards_is_two (card)) ||
      state->own[TOY_SETTLED])
    return FALSE;
  for (int i = 0; i < state->n_units; i++)
    if (can_be_penalised (state, i))
      return TRUE;
  return FALSE;
}

/* Whether the card that is up lets the players turn the next one, or end the turn. */
gboolean
muster_toy_cards_check_unbound (const MusterState *state,
                                MusterRefusal     *why)
{
  MusterCard card = muster_toy_cards_get_up (state);

  if (muster_toy_cards_is_pending (state))
    return muster_refuse (why, muster_toy_cards_is_joker (card) ? &JOKER_PENDING : &TWO_PENDING,
                          card);
  for (int i = 0; i < state->n_units; i++)
    {
      int bond = find_bond (state, i);

      if (bond >= 0)
        return muster_refuse (why, &IS_BOUND, i, card, bond);
    }
  return TRUE;
}

static gboolean
judge_draw (const MusterSetup *setup,
            const MusterState *state,
            const MusterOrder *order,
            MusterJudgeScope   scope,
            MusterRefusal     *why)
{
  if (state->phase != TOY_PHASE_READY && !muster_toy_judge_phase (state, TOY_PHASE_CARD, why))
    return FALSE;
  if (!muster_toy_cards_check_unbound (state, why))
    return FALSE;
  if (state->deck.n_left == 0)
    return muster_refuse (why, &NO_CARD_LEFT);
  return TRUE;
}

/* Tells the commander what the joker or the 2 that has come up asks of him. */
void
muster_toy_cards_prompt_pending (MusterResolution *self)
{
  MusterCard card = muster_toy_cards_get_up (self->state);

  if (muster_toy_cards_is_pending (self->state))
    muster_prompt (self, muster_toy_cards_is_joker (card) ? &CHOOSE_ENEMY : &CHOOSE_OWN, card,
                   self->state->active_side);
}

static void
play_draw (MusterResolution *self)
{
  MusterState *state = self->state;
  const guint8 *cards = muster_resolution_draw (self, TOY_PURPOSE_DRAW, -1, 1);

  if (cards == NULL)
    return;
  if (!muster_deck_draw (&state->deck, cards[0]))
    {
      muster_resolution_refuse_card (self, cards[0]);
      return;
    }

  muster_fact (self, .member = "card", .unit = -1, .word = muster_card_get_code (cards[0]));
  state->phase = TOY_PHASE_CARD;
  if (cards[0] != MUSTER_CARD_DECK_BUSTER)
    {
      int side = muster_toy_cards_get_side (self->setup, cards[0]);

      muster_toy_cards_put_away (state);
      state->own[TOY_UP] = cards[0] + 1;
      state->active_side = (gint8) side;
      muster_step (self, state->deck.n_left > 0 ? &TURNED : &TURNED_LAST, cards[0], side, state->deck.n_left);
      muster_toy_cards_prompt_pending (self);
      return;
    }
  muster_step (self, &BUSTED);
  muster_toy_turn_end (self);
}

const MusterOrderHandler muster_toy_draw = {
  judge_draw, NULL, play_draw,
  .forecast = muster_toy_forecast_draw,
};

static gboolean
judge_penalise (const MusterSetup *setup,
                const MusterState *state,
                const MusterOrder *order,
                MusterJudgeScope   scope,
                MusterRefusal     *why)
{
  MusterCard card = muster_toy_cards_get_up (state);
  int unit = order->unit;

  if (!muster_toy_judge_phase (state, TOY_PHASE_CARD, why))
    return FALSE;
  if (!muster_toy_cards_is_joker (card) && !muster_toy_cards_is_two (card))
    return muster_refuse (why, &WRONG_CARD);
  if (state->own[TOY_SETTLED])
    return muster_refuse (why, muster_toy_cards_is_two (card) ? &TWO_SETTLED : &JOKER_SETTLED,
                          card);
  if (!muster_toy_judge_fighting (state, unit, why) ||
      !muster_toy_judge_on_table (state, unit, why))
    return FALSE;
  if ((toy_get_side (state, unit) == state->active_side) != muster_toy_cards_is_two (card))
    return muster_refuse (why, muster_toy_cards_is_two (card) ? &TWO_HITS_OWN : &JOKER_HITS_ENEMIES,
                          unit);
  if (toy_get_marker (state, unit, TOY_DISORDER))
    return muster_refuse (why, &HAS_MARKER, unit);
  return TRUE;
}

static void
play_penalise (MusterResolution *self)
{
  MusterCard card = muster_toy_cards_get_up (self->state);
  int unit = self->order->unit;

  self->state->units[unit].markers[TOY_DISORDER] = 1;
  self->state->own[TOY_SETTLED] = TRUE;
  muster_step (self, muster_toy_cards_is_joker (card) ? &JOKER_DONE : &TWO_DONE, card, unit);
}

const MusterOrderHandler muster_toy_penalise = { judge_penalise, NULL, play_penalise };
