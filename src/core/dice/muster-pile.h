/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/dice/muster-deck.h"

G_BEGIN_DECLS

/* Exact chances of cards that are drawn and not put back, worked out and never sampled. */

#define MUSTER_PILE_SORTS 4
#define MUSTER_PILE_TAGS 4

/**
 * MusterPile:
 * @left: how many cards of each sort may still turn up
 * @tags: what the asker wants to know of how it came to this, such as hits so far
 * @chance: that it is as it is here
 *
 * One of the ways that a pile may look by then.
 */
typedef struct
{
  guint16 left[MUSTER_PILE_SORTS];
  guint16 tags[MUSTER_PILE_TAGS];
  double chance;
} MusterPile;

/**
 * MusterPiles:
 * @whole: cards of each sort that are there when the discards have been shuffled back
 * @piles: (element-type MusterPile): all ways that the pile may look
 */
typedef struct
{
  guint16 whole[MUSTER_PILE_SORTS];
  GArray *piles;
} MusterPiles;

/* Of which sort a card is, from 0; what counts as a sort is the asker's to say. */
typedef guint (*MusterPileSortFunc) (MusterCard card);

void     muster_piles_init   (MusterPiles        *self,
                              const MusterDeck   *deck,
                              MusterPileSortFunc  sort);
void     muster_piles_clear  (MusterPiles        *self);

gboolean muster_piles_draw   (const MusterPiles  *self,
                              const MusterPile   *pile,
                              guint               sort,
                              MusterPile         *drawn);
void     muster_piles_settle (GArray             *piles);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterPiles, muster_piles_clear)

G_END_DECLS
