/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * MusterCard:
 *
 * A playing card. The numbers 0 to 51 follow the order in which cards are activated: by rank (ace
 * low), then by suit in the order hearts, clubs, diamonds, spades. Cards can therefore be compared
 * as numbers.
 */
typedef guint8 MusterCard;

typedef enum
{
  MUSTER_SUIT_HEARTS,
  MUSTER_SUIT_CLUBS,
  MUSTER_SUIT_DIAMONDS,
  MUSTER_SUIT_SPADES,
  MUSTER_SUIT_NONE,
} MusterSuit;

#define MUSTER_CARD_RED_JOKER ((MusterCard) 52)
#define MUSTER_CARD_BLACK_JOKER ((MusterCard) 53)
#define MUSTER_CARD_DECK_BUSTER ((MusterCard) 54)
#define MUSTER_N_CARD_KINDS 55
#define MUSTER_CARD_NONE ((MusterCard) 255)

#define MUSTER_CARD(rank, suit) ((MusterCard) (((rank) - 1) * 4 + (suit)))

gboolean    muster_card_parse    (const char *code,
                                  MusterCard *card);
const char *muster_card_get_code (MusterCard  card);
const char *muster_card_get_sign (MusterCard  card);
const char *muster_card_get_words (MusterCard card);
guint       muster_card_get_rank (MusterCard  card);
MusterSuit  muster_card_get_suit (MusterCard  card);
gboolean    muster_card_is_red   (MusterCard  card);

G_END_DECLS
