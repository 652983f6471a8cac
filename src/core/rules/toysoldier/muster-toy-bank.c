/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/toysoldier/muster-toy-private.h"

#include <json-glib/json-glib.h>

#include "core/muster-json-members.h"
#include "core/rules/toysoldier/muster-toy-text.h"

/* What a general can do with a card instead of acting on it: pass, bank it, or play another in its
 * place. */

static const MusterPhrase NEEDS_OVERRIDE = {
  "T-ADV-26", N_("This battle is played without the optional rule “Passing on cards”."), TRUE
};
static const MusterPhrase NOT_A_TWO = { "T-ADV-26", N_("Nobody passes on a 2.") };
static const MusterPhrase HAS_USED = { "T-ADV-26", N_("{u0} has done with {k1} already.") };
static const MusterPhrase NO_MORE_PASSES = {
  "T-ADV-26", N_("{u0} is rated {1} and has passed on {2} this turn.")
};
static const MusterPhrase ONLY_COMMANDER = {
  "T-ADV-26", N_("Only {u0}, who commands, passes on a joker.")
};
static const MusterPhrase NEVER_A_TWO = {
  "T-ADV-28", N_("A 2 is neither banked nor replaced.")
};
static const MusterPhrase IS_USED = {
  "T-ADV-28", N_("{k0} has been used, and is neither banked nor replaced.")
};
static const MusterPhrase IS_PASSED = {
  "T-ADV-28", N_("{u0} has passed on {k1}: it is not banked.")
};
static const MusterPhrase IS_FROM_BANK = {
  "T-ADV-28", N_("{k0} comes from the bank, and is neither banked again nor replaced.")
};
static const MusterPhrase BANK_IS_FULL = {
  "T-ADV-28", N_("{s0} has banked {1} this turn, and its commander is rated {2}.")
};
static const MusterPhrase NO_POINT = { "T-ADV-27", N_("{u0} has no command point.") };
static const MusterPhrase NOT_BANKED = { "T-ADV-27", N_("{k0} does not lie in the bank of {s1}.") };
static const MusterPhrase BANK_IS_EMPTY = {
  "T-ADV-27", N_("No card lies in the bank of {s0}.")
};
static const MusterPhrase NO_CARD_UP = { "T-ADV-27", N_("No card is up.") };

static const MusterPhrase PASSES = {
  "T-ADV-26", N_("{u0} passes on {k1}; cards passed on this turn: {2}")
};
static const MusterPhrase PASSES_FREELY = {
  "T-BATTLE-24", N_("{u0} passes on {k1}; cards passed on this turn: {2}")
};
static const MusterPhrase NOBODY_HIT = { "T-ADV-26", N_("Nobody is disordered by {k0}") };
static const MusterPhrase BANKS = { "T-ADV-27", N_("{u0} pays a point: {k1} is banked") };
static const MusterPhrase PLAYS = { "T-ADV-27", N_("{k0} is played in place of {k1}") };

static const MusterPhrase LAY_ASIDE = { NULL, N_("Lay {k0} aside and draw the next card.") };

/* Whether a general has used the card that is up or ridden on it, or its joker or 2 is settled. */
static gboolean
is_used (const MusterState *state)
{
  for (int i = 0; i < state->n_units; i++)
    if (toy_is_general (state, i) &&
        (state->units[i].own[TOY_USES] > 0 || state->units[i].own[TOY_RODE]))
      return TRUE;
  return state->own[TOY_SETTLED] != 0;
}

static int
find_passer (const MusterState *state)
{
  for (int i = 0; i < state->n_units; i++)
    if (toy_is_general (state, i) && state->units[i].own[TOY_PASSED])
      return i;
  return -1;
}

static gboolean
judge_override (const MusterSetup *setup,
                const MusterState *state,
                const MusterOrder *order,
                MusterJudgeScope   scope,
                MusterRefusal     *why)
{
  const MusterUnitState *general = &state->units[order->unit];
  MusterCard card = muster_toy_cards_get_up (state);
  gboolean is_patient = toy_is_general (state, order->unit) &&
                        toy_has_word (state, order->unit, TOY_WORD_UNLIMITED_PASS);
  int commander;

  if (!is_patient && !toy_has_rule (setup, TOY_RULE_OVERRIDE_DECK))
    return muster_refuse (why, &NEEDS_OVERRIDE);
  if (!muster_toy_judge_card (state, order->unit, why) ||
      !muster_toy_judge_general (state, order->unit, state->active_side, why))
    return FALSE;
  if (muster_toy_cards_is_two (card))
    return muster_refuse (why, &NOT_A_TWO);
  if (general->own[TOY_USES] > 0 || general->own[TOY_PASSED] || general->own[TOY_RODE] ||
      (muster_toy_cards_is_joker (card) && state->own[TOY_SETTLED]))
    return muster_refuse (why, &HAS_USED, order->unit, card);
  commander = muster_toy_units_get_commander (state, state->active_side);
  if (muster_toy_cards_is_joker (card) && order->unit != commander)
    return muster_refuse (why, &ONLY_COMMANDER, commander);
  if (!is_patient && general->markers[TOY_OVERRIDES] >= toy_get_rating (state, order->unit))
    return muster_refuse (why, &NO_MORE_PASSES, order->unit, toy_get_rating (state, order->unit),
                          general->markers[TOY_OVERRIDES]);
  return TRUE;
}

static void
play_override (MusterResolution *self)
{
  MusterState *state = self->state;
  int unit = self->order->unit;
  MusterUnitState *general = &state->units[unit];
  MusterCard card = muster_toy_cards_get_up (state);

  general->own[TOY_PASSED] = TRUE;
  general->markers[TOY_OVERRIDES] =
    (gint16) MIN (general->markers[TOY_OVERRIDES] + 1, muster_toy_markers[TOY_OVERRIDES].max);
  muster_step (self,
               toy_has_word (state, unit, TOY_WORD_UNLIMITED_PASS) ? &PASSES_FREELY : &PASSES,
               unit, card, general->markers[TOY_OVERRIDES]);
  if (!muster_toy_cards_is_joker (card))
    return;
  state->own[TOY_SETTLED] = TRUE;
  muster_step (self, &NOBODY_HIT, card);
}

const MusterOrderHandler muster_toy_override = { judge_override, NULL, play_override };

/* A 2, a card that was used and one that came from the bank can be neither banked nor replaced. */
static gboolean
check_exchangeable (const MusterState *state,
                    MusterRefusal     *why)
{
  MusterCard card = muster_toy_cards_get_up (state);

  if (card == MUSTER_CARD_NONE)
    return muster_refuse (why, &NO_CARD_UP);
  if (muster_toy_cards_is_two (card))
    return muster_refuse (why, &NEVER_A_TWO);
  if (state->own[TOY_FROM_BANK])
    return muster_refuse (why, &IS_FROM_BANK, card);

  /* Passing on a joker settles it, but does not count as using it. */
  if (is_used (state) && !(muster_toy_cards_is_joker (card) && find_passer (state) >= 0))
    return muster_refuse (why, &IS_USED, card);
  return TRUE;
}

static gboolean
judge_bank (const MusterSetup *setup,
            const MusterState *state,
            const MusterOrder *order,
            MusterJudgeScope   scope,
            MusterRefusal     *why)
{
  int side = state->active_side;
  int commander, n_banked;

  if (!muster_toy_judge_rule (setup, TOY_RULE_BANK_CARDS, why) ||
      !muster_toy_judge_card (state, order->unit, why) ||
      !muster_toy_judge_general (state, order->unit, side, why) ||
      !check_exchangeable (state, why))
    return FALSE;
  if (find_passer (state) >= 0)
    return muster_refuse (why, &IS_PASSED, find_passer (state), muster_toy_cards_get_up (state));

  commander = muster_toy_units_get_commander (state, side);
  n_banked = state->own[TOY_N_BANKED + side];
  if (n_banked >= toy_get_rating (state, commander))
    return muster_refuse (why, &BANK_IS_FULL, side, n_banked, toy_get_rating (state, commander));
  if (toy_get_marker (state, order->unit, TOY_CP) < 1)
    return muster_refuse (why, &NO_POINT, order->unit);
  return TRUE;
}

static void
play_bank (MusterResolution *self)
{
  MusterState *state = self->state;
  MusterCard card = muster_toy_cards_get_up (state);
  int side = state->active_side;
  gint32 *bank = &state->own[TOY_BANKED + side * TOY_MOST_BANKED];
  guint place = 0;

  while (bank[place] != 0)
    place++;
  bank[place] = card + 1;
  state->own[TOY_N_BANKED + side]++;
  state->units[self->order->unit].markers[TOY_CP]--;

  state->own[TOY_UP] = 0;
  muster_toy_cards_put_away (state);
  muster_step (self, &BANKS, self->order->unit, card);
  muster_prompt (self, &LAY_ASIDE, card);
}

const MusterOrderHandler muster_toy_bank = { judge_bank, NULL, play_bank };

/* Where a card lies in the bank of a side, or -1. */
static int
find_banked (const MusterState *state,
             int                side,
             MusterCard         card)
{
  for (int i = 0; i < TOY_MOST_BANKED; i++)
    if (state->own[TOY_BANKED + side * TOY_MOST_BANKED + i] == card + 1)
      return i;
  return -1;
}

static gboolean
judge_play_banked (const MusterSetup *setup,
                   const MusterState *state,
                   const MusterOrder *order,
                   MusterJudgeScope   scope,
                   MusterRefusal     *why)
{
  if (!muster_toy_judge_rule (setup, TOY_RULE_BANK_CARDS, why) ||
      !muster_toy_judge_phase (state, TOY_PHASE_CARD, why) || !check_exchangeable (state, why))
    return FALSE;
  if (state->active_side < 0 || state->own[TOY_BANKED + state->active_side * TOY_MOST_BANKED] == 0)
    return muster_refuse (why, &BANK_IS_EMPTY, state->active_side);
  return TRUE;
}

static gboolean
judge_play_banked_whole (const MusterSetup *setup,
                         const MusterState *state,
                         const MusterOrder *order,
                         MusterJudgeScope   scope,
                         MusterRefusal     *why)
{
  MusterCard card = (MusterCard) toy_get (order, TOY_CARD);

  if (find_banked (state, state->active_side, card) < 0)
    return muster_refuse (why, &NOT_BANKED, card, state->active_side);
  return TRUE;
}

static void
play_play_banked (MusterResolution *self)
{
  MusterState *state = self->state;
  MusterCard drawn = muster_toy_cards_get_up (state);
  MusterCard card = (MusterCard) toy_get (self->order, TOY_CARD);
  int side = state->active_side;
  gint32 *bank = &state->own[TOY_BANKED + side * TOY_MOST_BANKED];

  for (int i = find_banked (state, side, card); i + 1 < TOY_MOST_BANKED; i++)
    {
      bank[i] = bank[i + 1];
      bank[i + 1] = 0;
    }
  if (bank[TOY_MOST_BANKED - 1] == card + 1)
    bank[TOY_MOST_BANKED - 1] = 0;

  muster_toy_cards_put_away (state);
  state->own[TOY_UP] = card + 1;
  state->own[TOY_FROM_BANK] = TRUE;
  state->active_side = (gint8) side;
  muster_step (self, &PLAYS, card, drawn);
  muster_toy_cards_prompt_pending (self);
}

const MusterOrderHandler muster_toy_play_banked = {
  judge_play_banked, judge_play_banked_whole, play_play_banked
};

void
muster_toy_bank_write_state (const MusterSetup *setup,
                             const MusterState *state,
                             JsonBuilder       *builder)
{
  static const char *const victories[] = { NULL, "full", "minor" };
  MusterCard card = muster_toy_cards_get_up (state);

  muster_json_add_string (builder, "victory", victories[state->own[TOY_VICTORY]]);
  json_builder_set_member_name (builder, "deck");
  json_builder_begin_object (builder);
  muster_json_add_int (builder, "left", state->deck.n_left);
  muster_json_add_string (builder, "up",
                          card != MUSTER_CARD_NONE ? muster_card_get_code (card) : NULL);

  json_builder_set_member_name (builder, "banked");
  json_builder_begin_object (builder);
  for (guint side = 0; side < setup->n_sides; side++)
    {
      json_builder_set_member_name (builder, setup->sides[side].id);
      json_builder_begin_array (builder);
      for (guint i = 0; i < TOY_MOST_BANKED; i++)
        {
          int kept = state->own[TOY_BANKED + side * TOY_MOST_BANKED + i] - 1;

          if (kept >= 0)
            json_builder_add_string_value (builder, muster_card_get_code ((MusterCard) kept));
        }
      json_builder_end_array (builder);
    }
  json_builder_end_object (builder);

  json_builder_end_object (builder);
}
