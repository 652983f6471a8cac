/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/dice/muster-card.h"
#include "core/dice/muster-random.h"

G_BEGIN_DECLS

/**
 * MusterDeck:
 * @left: how many cards of each kind can still be drawn
 * @discards: how many cards of each kind lie on the discard pile
 *
 * A deck knows which cards are left and which are discarded, but not their order. A card that is
 * neither left nor discarded is out: it lies in front of a player. A deck is a plain value, copied
 * by assignment.
 */
typedef struct
{
  guint8 left[MUSTER_N_CARD_KINDS];
  guint8 discards[MUSTER_N_CARD_KINDS];
  guint16 n_left;
  guint16 n_discards;
  guint8 packs;
  guint8 n_jokers;
} MusterDeck;

void       muster_deck_init    (MusterDeck       *deck,
                                guint             packs,
                                gboolean          jokers);

gboolean   muster_deck_can_draw (const MusterDeck *deck,
                                 MusterCard        card);
gboolean   muster_deck_draw    (MusterDeck       *deck,
                                MusterCard        card);
void       muster_deck_discard (MusterDeck       *deck,
                                MusterCard        card);
void       muster_deck_put_back (MusterDeck      *deck,
                                 MusterCard       card);
gboolean   muster_deck_exchange (MusterDeck      *deck,
                                 MusterCard       taken,
                                 MusterCard       given);
void       muster_deck_recycle (MusterDeck       *deck);
gboolean   muster_deck_can_turn_up (const MusterDeck *deck,
                                    const MusterCard *cards,
                                    guint             n_cards);

MusterCard muster_deck_pick    (const MusterDeck *deck,
                                MusterRandom     *random);

G_END_DECLS
