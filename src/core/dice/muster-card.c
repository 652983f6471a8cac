/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/dice/muster-card.h"

#include "core/muster-i18n.h"

#include <string.h>

/* The code of a card has two letters: its rank and its suit, or one of the codes for the two
 * jokers and the deck buster. Codes must not change, since files that people exchange contain
 * them. */
static const char RANKS[] = "A23456789TJQK";
static const char SUITS[] = "HCDS";
static const char *const EXTRA_CODES[] = { "RJ", "BJ", "DB" };

/**
 * muster_card_parse:
 * @code: such as `4H`, `TS`, `RJ`
 * @card: (out): the card
 *
 * Returns: whether @code names a card
 */
gboolean
muster_card_parse (const char *code,
                   MusterCard *card)
{
  const char *rank;
  const char *suit;

  g_return_val_if_fail (code != NULL, FALSE);
  g_return_val_if_fail (card != NULL, FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (EXTRA_CODES); i++)
    if (strcmp (code, EXTRA_CODES[i]) == 0)
      {
        *card = (MusterCard) (MUSTER_CARD_RED_JOKER + i);
        return TRUE;
      }

  if (strlen (code) != 2)
    return FALSE;

  rank = strchr (RANKS, code[0]);
  suit = strchr (SUITS, code[1]);
  if (rank == NULL || suit == NULL)
    return FALSE;

  *card = MUSTER_CARD (rank - RANKS + 1, suit - SUITS);
  return TRUE;
}

/**
 * muster_card_get_code:
 *
 * Returns: the code of @card, or "?" for no card
 */
const char *
muster_card_get_code (MusterCard card)
{
  static const char codes[] = "AH\0AC\0AD\0AS\0" "2H\0" "2C\0" "2D\0" "2S\0"
                              "3H\0" "3C\0" "3D\0" "3S\0" "4H\0" "4C\0" "4D\0" "4S\0"
                              "5H\0" "5C\0" "5D\0" "5S\0" "6H\0" "6C\0" "6D\0" "6S\0"
                              "7H\0" "7C\0" "7D\0" "7S\0" "8H\0" "8C\0" "8D\0" "8S\0"
                              "9H\0" "9C\0" "9D\0" "9S\0" "TH\0TC\0TD\0TS\0JH\0JC\0JD\0JS\0"
                              "QH\0QC\0QD\0QS\0KH\0KC\0KD\0KS\0RJ\0BJ\0DB";

  return card < MUSTER_N_CARD_KINDS ? codes + 3 * card : "?";
}

/**
 * muster_card_get_sign:
 *
 * Returns: the sign of the card, such as "4♥", or the code of a card without rank
 */
const char *
muster_card_get_sign (MusterCard card)
{
  static const char *const signs[] = {
    "A♥", "A♣", "A♦", "A♠",
    "2♥", "2♣", "2♦", "2♠",
    "3♥", "3♣", "3♦", "3♠",
    "4♥", "4♣", "4♦", "4♠",
    "5♥", "5♣", "5♦", "5♠",
    "6♥", "6♣", "6♦", "6♠",
    "7♥", "7♣", "7♦", "7♠",
    "8♥", "8♣", "8♦", "8♠",
    "9♥", "9♣", "9♦", "9♠",
    "10♥", "10♣", "10♦", "10♠",
    "J♥", "J♣", "J♦", "J♠",
    "Q♥", "Q♣", "Q♦", "Q♠",
    "K♥", "K♣", "K♦", "K♠",
  };

  return card < G_N_ELEMENTS (signs) ? signs[card] : muster_card_get_code (card);
}

/**
 * muster_card_get_words:
 *
 * Returns: how to write the card in a sentence, in the reader's language: "4♥", or the name of a
 *   card without rank
 */
const char *
muster_card_get_words (MusterCard card)
{
  switch (card)
    {
    case MUSTER_CARD_RED_JOKER:
      return _("Red joker");
    case MUSTER_CARD_BLACK_JOKER:
      return _("Black joker");
    case MUSTER_CARD_DECK_BUSTER:
      return _("Deck buster");
    default:
      return muster_card_get_sign (card);
    }
}

/**
 * muster_card_get_rank:
 *
 * Returns: 1 for an ace to 13 for a king; 0 for a card without rank
 */
guint
muster_card_get_rank (MusterCard card)
{
  return card < 52 ? card / 4 + 1u : 0;
}

MusterSuit
muster_card_get_suit (MusterCard card)
{
  return card < 52 ? (MusterSuit) (card % 4) : MUSTER_SUIT_NONE;
}

gboolean
muster_card_is_red (MusterCard card)
{
  if (card < 52)
    return card % 2 == 0;

  return card == MUSTER_CARD_RED_JOKER;
}
