/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/dice/muster-deck.h"

G_BEGIN_DECLS

/**
 * MusterCardEntry:
 * @half: the rank of a card whose suit is still to come, or 0
 *
 * How cards are entered: with two keys, a rank and a suit ("4H"), and only those that the pack still has.
 * Part of #MusterDiceTray.
 */
typedef struct
{
  char half;
  gboolean has_deck;
  MusterDeck deck;
} MusterCardEntry;

/**
 * MusterCardKey:
 * @MUSTER_CARD_KEY_NONE: it says nothing about a card
 * @MUSTER_CARD_KEY_HALF: it begins one, or goes on with one
 * @MUSTER_CARD_KEY_CARD: it makes one
 */
typedef enum
{
  MUSTER_CARD_KEY_NONE,
  MUSTER_CARD_KEY_HALF,
  MUSTER_CARD_KEY_CARD,
} MusterCardKey;

/* Any card can turn up until a deck is set. */
void          muster_card_entry_init     (MusterCardEntry  *self);
void          muster_card_entry_set_deck (MusterCardEntry  *self,
                                          const MusterDeck *deck);

/* After a complete card, the next key begins another. */
MusterCardKey muster_card_entry_press    (MusterCardEntry  *self,
                                          char              key,
                                          MusterCard       *card);
/* Whether these cards can turn up together. */
gboolean      muster_card_entry_allows   (MusterCardEntry  *self,
                                          const MusterCard *cards,
                                          guint             n_cards);

G_END_DECLS
