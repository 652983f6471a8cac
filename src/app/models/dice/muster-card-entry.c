/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/dice/muster-card-entry.h"

#include <string.h>

/* Ranks; R, B and D begin the jokers and the deck buster; 1 begins a ten. */
#define FIRST_KEYS "A23456789TJQKRBD1"

void
muster_card_entry_init (MusterCardEntry *self)
{
  self->half = 0;
  self->has_deck = FALSE;
}

void
muster_card_entry_set_deck (MusterCardEntry  *self,
                            const MusterDeck *deck)
{
  self->deck = *deck;
  self->has_deck = TRUE;
}

MusterCardKey
muster_card_entry_press (MusterCardEntry *self,
                         char             key,
                         MusterCard      *card)
{
  char code[3] = { self->half, g_ascii_toupper (key), '\0' };

  if (code[1] == '\0')
    return MUSTER_CARD_KEY_NONE;

  if (self->half == 0)
    {
      if (strchr (FIRST_KEYS, code[1]) == NULL)
        return MUSTER_CARD_KEY_NONE;
      self->half = code[1];
      return MUSTER_CARD_KEY_HALF;
    }

  /* Ten is written T, but typing 10 works, too. */
  if (self->half == '1')
    {
      if (code[1] != '0')
        return MUSTER_CARD_KEY_NONE;
      self->half = 'T';
      return MUSTER_CARD_KEY_HALF;
    }

  if (!muster_card_parse (code, card))
    return MUSTER_CARD_KEY_NONE;

  self->half = 0;
  return MUSTER_CARD_KEY_CARD;
}

gboolean
muster_card_entry_allows (MusterCardEntry  *self,
                          const MusterCard *cards,
                          guint             n_cards)
{
  return !self->has_deck || muster_deck_can_turn_up (&self->deck, cards, n_cards);
}
