/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/dice/muster-deck.h"

#include <string.h>

/**
 * muster_deck_init:
 * @packs: packs of 52 cards shuffled together
 * @jokers: whether each pack has its two jokers
 *
 * Makes @deck complete: all its cards can be drawn and none is discarded.
 */
void
muster_deck_init (MusterDeck *deck,
                  guint       packs,
                  gboolean    jokers)
{
  guint n_kinds = jokers ? 54 : 52;

  g_return_if_fail (deck != NULL);
  g_return_if_fail (packs > 0 && packs < 200);

  memset (deck, 0, sizeof *deck);
  for (guint i = 0; i < n_kinds; i++)
    deck->left[i] = (guint8) packs;
  deck->packs = (guint8) packs;
  deck->n_jokers = jokers ? 2 : 0;
  deck->n_left = (guint16) (packs * n_kinds);
}

gboolean
muster_deck_can_draw (const MusterDeck *deck,
                      MusterCard        card)
{
  return card < MUSTER_N_CARD_KINDS && deck->left[card] > 0;
}

/**
 * muster_deck_draw:
 *
 * Takes @card out of the cards that are left.
 *
 * Returns: %FALSE, with nothing changed, if no such card is left
 */
gboolean
muster_deck_draw (MusterDeck *deck,
                  MusterCard  card)
{
  if (!muster_deck_can_draw (deck, card))
    return FALSE;

  deck->left[card]--;
  deck->n_left--;
  return TRUE;
}

/**
 * muster_deck_discard:
 *
 * Puts a card that was out on the discard pile.
 */
void
muster_deck_discard (MusterDeck *deck,
                     MusterCard  card)
{
  g_return_if_fail (card < MUSTER_N_CARD_KINDS);

  deck->discards[card]++;
  deck->n_discards++;
}

/**
 * muster_deck_put_back:
 *
 * Puts a card that was out back among those that can be drawn.
 */
void
muster_deck_put_back (MusterDeck *deck,
                      MusterCard  card)
{
  g_return_if_fail (card < MUSTER_N_CARD_KINDS);

  deck->left[card]++;
  deck->n_left++;
}

/**
 * muster_deck_exchange:
 * @taken: the card that is taken out: one that is left or, if none is, a discarded one
 * @given: a card that was out and takes the place of @taken, or %MUSTER_CARD_NONE
 *
 * Returns: %FALSE, with nothing changed, if @taken is neither left nor discarded
 */
gboolean
muster_deck_exchange (MusterDeck *deck,
                      MusterCard  taken,
                      MusterCard  given)
{
  g_return_val_if_fail (taken < MUSTER_N_CARD_KINDS, FALSE);

  if (muster_deck_draw (deck, taken))
    {
      if (given != MUSTER_CARD_NONE)
        muster_deck_put_back (deck, given);
      return TRUE;
    }

  if (deck->discards[taken] == 0)
    return FALSE;
  deck->discards[taken]--;
  deck->n_discards--;
  if (given != MUSTER_CARD_NONE)
    muster_deck_discard (deck, given);
  return TRUE;
}

/**
 * muster_deck_recycle:
 *
 * Shuffles the discards back into the cards that are left.
 */
void
muster_deck_recycle (MusterDeck *deck)
{
  for (guint i = 0; i < MUSTER_N_CARD_KINDS; i++)
    deck->left[i] = (guint8) (deck->left[i] + deck->discards[i]);
  deck->n_left = (guint16) (deck->n_left + deck->n_discards);
  memset (deck->discards, 0, sizeof deck->discards);
  deck->n_discards = 0;
}

/**
 * muster_deck_can_turn_up:
 *
 * Returns: whether @cards can turn up one after the other. When no card is left, the discards are
 *   shuffled back, including those of @cards that turned up before
 */
gboolean
muster_deck_can_turn_up (const MusterDeck *deck,
                         const MusterCard *cards,
                         guint             n_cards)
{
  MusterDeck rest = *deck;

  for (guint i = 0; i < n_cards; i++)
    {
      if (rest.n_left == 0)
        muster_deck_recycle (&rest);
      if (!muster_deck_draw (&rest, cards[i]))
        return FALSE;
      muster_deck_discard (&rest, cards[i]);
    }
  return TRUE;
}

/**
 * muster_deck_pick:
 *
 * Chooses one of the cards that are left, each with the same chance, without drawing it.
 *
 * Returns: the card, or %MUSTER_CARD_NONE if none is left
 */
MusterCard
muster_deck_pick (const MusterDeck *deck,
                  MusterRandom     *random)
{
  guint place;

  if (deck->n_left == 0)
    return MUSTER_CARD_NONE;

  place = muster_random_below (random, deck->n_left);
  for (guint i = 0; i < MUSTER_N_CARD_KINDS; i++)
    {
      if (place < deck->left[i])
        return (MusterCard) i;
      place -= deck->left[i];
    }

  g_return_val_if_reached (MUSTER_CARD_NONE);
}
