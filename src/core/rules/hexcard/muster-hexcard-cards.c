/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/hexcard/muster-hexcard-private.h"

#include "core/rules/hexcard/muster-hexcard-text.h"

/* The pack: what is turned up in play, and the deal. */

#define CARDS_A_PACK 52

static const MusterPhrase JOKER = { "H-CARD-01", N_("{k0} is not in this pack: it has no jokers") };
static const MusterPhrase IMPOSSIBLE = {
  "H-CARD-02", N_("{k0} cannot turn up: it lies in front of a unit or among the discards")
};

static const MusterPhrase KEEPS = { "H-TURN-04", N_("{u0} acts on {k1}") };
static const MusterPhrase DISCARDS = {
  "H-TURN-04", N_("{u0} and {u1} keep the lower card: {k2} is discarded")
};
static const MusterPhrase MORE_PACKS = {
  "H-CARD-04", MUSTER_COUNTED (0, "{0} pack is shuffled for {1} cards",
                               "{0} packs are shuffled together for {1} cards")
};
static const MusterPhrase PUT_OUT = { NULL, N_("Lay the cards out: {u0} acts first, on {k1}.") };

static gboolean
draw_card (MusterResolution *self,
           MusterCard        card)
{
  if (muster_deck_draw (&self->state->deck, card))
    return TRUE;

  /* The roll has been read already: the error has to name it, not the one after it. */
  self->cursor--;
  muster_resolution_fail (self, card < CARDS_A_PACK ? &IMPOSSIBLE : &JOKER, MUSTER_ARGS (card));

  return FALSE;
}

/**
 * muster_hexcard_cards_turn:
 *
 * Turns up cards from the rest of the pack and discards them.
 *
 * Returns: (nullable): the cards, or %NULL when the order cannot go on
 */
const guint8 *
muster_hexcard_cards_turn (MusterResolution *self,
                           HexcardPurpose    purpose,
                           int               unit,
                           guint             n_cards,
                           HexcardLuck       is_lucky)
{
  const guint8 *cards = muster_resolution_draw (self, purpose, unit, n_cards);

  for (guint i = 0; cards != NULL && i < n_cards; i++)
    {
      if (self->state->deck.n_left == 0)
        muster_deck_recycle (&self->state->deck);
      if (muster_deck_can_draw (&self->state->deck, cards[i]))
        {
          const MusterDeck *deck = &self->state->deck;
          guint good = 0;

          /* Counts the card as luck: how many of those left would have been as good. */
          for (guint kind = 0; kind < CARDS_A_PACK; kind++)
            if (deck->left[kind] > 0 && is_lucky (self->state, unit, (MusterCard) kind))
              good += deck->left[kind];
          muster_resolution_try_card (self, unit, good, deck->n_left,
                                      is_lucky (self->state, unit, cards[i]));
        }
      if (!draw_card (self, cards[i]))
        return NULL;
      muster_deck_discard (&self->state->deck, cards[i]);
    }
  return cards;
}

void
muster_hexcard_cards_get_draw_deck (const MusterSetup *setup,
                                    const MusterState *state,
                                    guint              n_cards,
                                    MusterDeck        *deck)
{
  *deck = state->deck;
}

/* Whether @unit gets a card of its own. */
static gboolean
is_holder (const MusterState *state,
           int                unit)
{
  int load;

  if (!muster_state_is_in_play (state, unit))
    return FALSE;
  if (hexcard_get_arm (state, unit) != HEXCARD_TRANSPORT)
    return TRUE;

  load = muster_hexcard_units_get_load (state, unit);
  return load < 0 || hexcard_get_arm (state, load) != HEXCARD_GUN;
}

/* The deal goes through the holders in listing order. */
int
muster_hexcard_cards_get_recipient (const MusterSetup *setup,
                                    const MusterState *state,
                                    guint              purpose,
                                    guint              nth)
{
  if (purpose != HEXCARD_PURPOSE_DEAL)
    return -1;

  for (int i = muster_hexcard_units_next (state, -1); i >= 0;
       i = muster_hexcard_units_next (state, i))
    if (is_holder (state, i) && nth-- == 0)
      return i;
  return -1;
}

static guint
count_holders (const MusterState *state)
{
  guint n = 0;

  for (int i = 0; i < state->n_units; i++)
    n += is_holder (state, i);
  return n;
}

/* The unit whose group @unit, which is in play, belongs to: itself, the unit that a commander is
 * with, the gun that a transport tows. */
static int
find_head (const MusterState *state,
           int                unit)
{
  int head = unit;

  if (hexcard_get_arm (state, unit) == HEXCARD_COMMANDER && state->units[unit].with >= 0)
    head = state->units[unit].with;
  if (!is_holder (state, head))
    head = muster_hexcard_units_get_load (state, head);
  return head;
}

/* Hands out the cards. The head of a group keeps its lowest card; the others are discarded. */
static gboolean
hand_out (MusterResolution *self,
          const guint8     *cards)
{
  MusterState *state = self->state;

  for (int i = muster_hexcard_units_next (state, -1); i >= 0;
       i = muster_hexcard_units_next (state, i))
    if (is_holder (state, i))
      {
        MusterCard card = *cards++;

        if (!draw_card (self, card))
          return FALSE;
        state->units[i].card = card;
      }

  for (int i = muster_hexcard_units_next (state, -1); i >= 0;
       i = muster_hexcard_units_next (state, i))
    {
      MusterCard card = state->units[i].card;
      MusterCard discarded;
      int head;

      if (!is_holder (state, i))
        continue;
      head = find_head (state, i);
      if (head == i)
        continue;

      discarded = MAX (card, state->units[head].card);
      state->units[head].card = MIN (card, state->units[head].card);
      muster_deck_discard (&state->deck, discarded);
      muster_step (self, &DISCARDS, head, i, discarded);
    }
  return TRUE;
}

typedef struct
{
  int head;  /* the unit that leads it, or the number that the group had */
  int place; /* of its first member, in listing order */
  MusterCard card;
} Group;

static int
compare_groups (gconstpointer a,
                gconstpointer b)
{
  const Group *one = a;
  const Group *other = b;

  return one->card != other->card ? one->card - other->card : one->place - other->place;
}

/**
 * muster_hexcard_cards_number_groups:
 *
 * Numbers the groups anew in the order in which they act, when a card has become another one.
 */
void
muster_hexcard_cards_number_groups (MusterState *state)
{
  Group groups[MUSTER_MAX_UNITS];
  int numbers[MUSTER_MAX_UNITS + 2] = { 0 };
  guint n_groups = 0;

  for (int i = muster_hexcard_units_next (state, -1); i >= 0;
       i = muster_hexcard_units_next (state, i))
    {
      int group = state->units[i].own[HEXCARD_GROUP];

      if (group == 0 || numbers[group] != 0)
        continue;
      groups[n_groups] = (Group) { group, (int) n_groups, state->units[i].card };
      numbers[group] = (int) ++n_groups;
    }

  qsort (groups, n_groups, sizeof *groups, compare_groups);
  for (guint i = 0; i < n_groups; i++)
    numbers[groups[i].head] = (int) i + 1;
  for (int i = 0; i < state->n_units; i++)
    state->units[i].own[HEXCARD_GROUP] = numbers[state->units[i].own[HEXCARD_GROUP]];
}

static gboolean
judge_deal (const MusterSetup *setup,
            const MusterState *state,
            const MusterOrder *order,
            MusterJudgeScope   scope,
            MusterRefusal     *why)
{
  return muster_hexcard_judge_phase (state, HEXCARD_PHASE_DEAL, why);
}

static void
play_deal (MusterResolution *self)
{
  guint n_cards = count_holders (self->state);
  guint packs = n_cards / CARDS_A_PACK + 1;
  const guint8 *cards;
  MusterState *state = self->state;
  Group groups[MUSTER_MAX_UNITS];
  guint n_groups;
  gint16 of_head[MUSTER_MAX_UNITS];
  int place = 0;

  muster_deck_init (&self->state->deck, packs, FALSE);
  if (packs > 1)
    muster_step (self, &MORE_PACKS, (gint32) packs, (gint32) n_cards);

  if (n_cards > 0)
    {
      cards = muster_resolution_draw (self, HEXCARD_PURPOSE_DEAL, -1, n_cards);
      if (cards == NULL || !hand_out (self, cards))
        return;
    }

  /* Groups are numbered in the order in which they act, and their members get their number and
   * card. */
  n_groups = 0;
  for (int i = 0; i < state->n_units; i++)
    of_head[i] = -1;

  for (int i = muster_hexcard_units_next (state, -1); i >= 0;
       i = muster_hexcard_units_next (state, i))
    {
      int head;

      if (!muster_state_is_in_play (state, i))
        continue;
      head = find_head (state, i);
      if (of_head[head] >= 0)
        continue;
      of_head[head] = (gint16) n_groups;
      groups[n_groups++] = (Group) { head, place++, state->units[head].card };
    }

  qsort (groups, n_groups, sizeof *groups, compare_groups);
  for (guint i = 0; i < n_groups; i++)
    {
      state->units[groups[i].head].own[HEXCARD_GROUP] = (gint32) i + 1;
      muster_step (self, &KEEPS, groups[i].head, groups[i].card);
    }

  for (int i = 0; i < state->n_units; i++)
    {
      const MusterUnitState *head;

      if (!muster_state_is_in_play (state, i))
        continue;
      head = &state->units[find_head (state, i)];
      state->units[i].own[HEXCARD_GROUP] = head->own[HEXCARD_GROUP];
      state->units[i].card = head->card;
    }

  if (n_groups > 0)
    muster_prompt (self, &PUT_OUT, groups[0].head, groups[0].card);

  self->state->phase = HEXCARD_PHASE_ACTIVATION;
}

const MusterOrderHandler muster_hexcard_deal = { judge_deal, NULL, play_deal };
