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
 * @tags: what the caller counts along the way, such as hits so far
 * @chance: the chance that the pile looks like this
 *
 * One of the ways that a pile of cards may look after some draws.
 */
typedef struct
{
  guint16 left[MUSTER_PILE_SORTS];
  guint16 tags[MUSTER_PILE_TAGS];
  double chance;
} MusterPile;

/**
 * MusterPiles:
 * @whole: how many cards of each sort there are after the discards have been shuffled back
 * @piles: (element-type MusterPile): all the ways that the pile may look
 */
typedef struct
{
  guint16 whole[MUSTER_PILE_SORTS];
  GArray *piles;
} MusterPiles;

/* Returns the sort of a card, from 0. The caller decides which cards are of one sort. */
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
