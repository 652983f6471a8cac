/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/hexcard/muster-hexcard-private.h"

#include "core/rules/hexcard/muster-hexcard-text.h"

/* The end of a turn: disrupted units try to recover, the cards are gathered in. */

/* In the order of HexcardWord, a bit for each suit on which a unit of that quality recovers. */
static const guint RECOVERS_ON[] = {
  [HEXCARD_GOOD] = 1u << MUSTER_SUIT_DIAMONDS | 1u << MUSTER_SUIT_CLUBS | 1u << MUSTER_SUIT_SPADES,
  [HEXCARD_AVERAGE] = 1u << MUSTER_SUIT_CLUBS | 1u << MUSTER_SUIT_SPADES,
  [HEXCARD_POOR] = 1u << MUSTER_SUIT_SPADES,
  [HEXCARD_VERY_POOR] = 0,
};

static const MusterPhrase NEEDS[] = {
  [HEXCARD_GOOD] = { "H-COHESION-03", N_("any card but a heart recovers") },
  [HEXCARD_AVERAGE] = { "H-COHESION-03", N_("a black card recovers") },
  [HEXCARD_POOR] = { "H-COHESION-03", N_("a spade recovers") },
  [HEXCARD_VERY_POOR] = { "H-COHESION-06", N_("no card recovers") },
};

static const MusterPhrase NO_CARD = { "H-COHESION-06", N_("{u0} is very poor and cannot recover") };
static const MusterPhrase FAILS = { "H-COHESION-02", N_("{k1}: {u0} does not recover") };
static const MusterPhrase RECOVERS = { "H-COHESION-03", N_("{k1}: {u0} recovers") };
static const MusterPhrase ANOTHER_TRY = {
  "H-COHESION-04", N_("A commander is with {u0}: a second attempt")
};
static const MusterPhrase OWN_SECOND_TRY = {
  "H-COHESION-05", N_("{u0} is a commander: a second attempt")
};
static const MusterPhrase NEXT_TURN = {
  "H-TURN-01", N_("Turn {0} is over; turn {1} begins"), .gist = MUSTER_GIST_ALWAYS
};

static const MusterPhrase TAKE_MARKER = { NULL, N_("Take the disruption marker from {u0}.") };
static const MusterPhrase GATHER = { NULL, N_("Gather in all cards and shuffle them.") };

/**
 * muster_hexcard_turn_list_good_suits:
 *
 * Returns: a bit for each suit on which units of this quality recover
 */
guint
muster_hexcard_turn_list_good_suits (HexcardWord quality)
{
  return RECOVERS_ON[quality];
}

/**
 * muster_hexcard_turn_get_good_suits:
 *
 * Returns: a bit for each suit on which @unit recovers; 0 if it cannot and turns no card
 */
guint
muster_hexcard_turn_get_good_suits (const MusterState *state,
                                    int                unit)
{
  return RECOVERS_ON[state->units[unit].def->own[HEXCARD_DEF_QUALITY]];
}

/**
 * muster_hexcard_turn_has_second_try:
 *
 * Returns: whether @unit may try again when it has failed to recover: a commander may, and a unit that
 *   has one with it
 */
gboolean
muster_hexcard_turn_has_second_try (const MusterState *state,
                                    int                unit)
{
  if (hexcard_get_arm (state, unit) == HEXCARD_COMMANDER)
    return TRUE;
  for (int i = 0; i < state->n_units; i++)
    if (hexcard_commands (state, i, unit))
      return TRUE;
  return FALSE;
}

static gboolean
recovers_on (const MusterState *state,
             int                unit,
             MusterCard         card)
{
  return (muster_hexcard_turn_get_good_suits (state, unit) >> muster_card_get_suit (card) & 1) != 0;
}

/* Turns a card for a unit that tries to recover. FALSE when the card is missing. */
static gboolean
try_once (MusterResolution *self,
          HexcardPurpose    purpose,
          int               unit,
          gboolean         *recovered)
{
  const guint8 *cards;

  muster_need (self, &NEEDS[self->state->units[unit].def->own[HEXCARD_DEF_QUALITY]], 0);
  cards = muster_hexcard_cards_turn (self, purpose, unit, 1, recovers_on);
  if (cards == NULL)
    return FALSE;

  *recovered = recovers_on (self->state, unit, cards[0]);
  muster_step (self, *recovered ? &RECOVERS : &FAILS, unit, cards[0]);
  return TRUE;
}

static gboolean
try_to_recover (MusterResolution *self,
                int               unit,
                gboolean         *recovered)
{
  gboolean is_commander = hexcard_get_arm (self->state, unit) == HEXCARD_COMMANDER;

  if (!try_once (self, HEXCARD_PURPOSE_COHESION, unit, recovered))
    return FALSE;
  if (*recovered || !muster_hexcard_turn_has_second_try (self->state, unit))
    return TRUE;

  muster_step (self, is_commander ? &OWN_SECOND_TRY : &ANOTHER_TRY, unit);
  return try_once (self, HEXCARD_PURPOSE_COHESION_SECOND, unit, recovered);
}

static gboolean
judge_end_turn (const MusterSetup *setup,
                const MusterState *state,
                const MusterOrder *order,
                MusterJudgeScope   scope,
                MusterRefusal     *why)
{
  return muster_hexcard_judge_phase (state, HEXCARD_PHASE_COHESION, why);
}

static void
play_end_turn (MusterResolution *self)
{
  const MusterState *state = self->state;

  muster_fact (self, .member = "cohesion", .key = "", .unit = -1);
  for (int i = muster_hexcard_units_next (state, -1); i >= 0;
       i = muster_hexcard_units_next (state, i))
    {
      MusterUnitState *now = &self->state->units[i];
      gboolean recovered = FALSE;

      if (muster_state_is_in_play (state, i) && hexcard_has_marker (state, i, HEXCARD_DISRUPTED))
        {
          if (muster_hexcard_turn_get_good_suits (self->state, i) == 0)
            muster_step (self, &NO_CARD, i);
          else if (!try_to_recover (self, i, &recovered))
            return;
          else
            muster_note (self, recovered ? MUSTER_INCIDENT_RALLIED : MUSTER_INCIDENT_FAILED_RALLY,
                         i, -1);

          if (recovered)
            {
              now->markers[HEXCARD_DISRUPTED] = 0;
              muster_prompt (self, &TAKE_MARKER, i);
            }
          muster_fact (self, .member = "cohesion", .unit = (gint16) i, .word = recovered
                       ? "regained" : "failed");
        }
    }

  if (!muster_hexcard_score_check_end (self))
    {
      MusterState *now = self->state;

      for (int i = 0; i < now->n_units; i++)
        {
          MusterUnitState *unit = &now->units[i];

          unit->card = MUSTER_CARD_NONE;
          unit->acted = FALSE;
          unit->own[HEXCARD_GROUP] = 0;
          unit->markers[HEXCARD_MOVED] = 0;
          unit->markers[HEXCARD_FOUGHT] = 0;
        }

      muster_step (self, &NEXT_TURN, now->turn, now->turn + 1);
      muster_prompt (self, &GATHER, 0);
      muster_deck_init (&now->deck, now->deck.packs, FALSE);
      now->phase = HEXCARD_PHASE_DEAL;
      now->turn++;
    }
}

const MusterOrderHandler muster_hexcard_end_turn = {
  judge_end_turn, NULL, play_end_turn, muster_hexcard_forecast_cohesion
};
