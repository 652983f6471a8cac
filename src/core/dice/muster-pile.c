/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/dice/muster-pile.h"

#include <string.h>

static gboolean
is_empty (const guint16 *cards)
{
  for (guint i = 0; i < MUSTER_PILE_SORTS; i++)
    if (cards[i] > 0)
      return FALSE;
  return TRUE;
}

/**
 * muster_piles_init:
 * @deck: the deck with its discards; cards that are out cannot turn up
 *
 * Begins with one pile, the present one, whose chance is 1.
 */
void
muster_piles_init (MusterPiles        *self,
                   const MusterDeck   *deck,
                   MusterPileSortFunc  sort)
{
  MusterPile pile = { .chance = 1.0 };

  memset (self->whole, 0, sizeof self->whole);
  for (guint i = 0; i < MUSTER_N_CARD_KINDS; i++)
    {
      guint of = sort ((MusterCard) i);

      pile.left[of] = (guint16) (pile.left[of] + deck->left[i]);
      self->whole[of] = (guint16) (self->whole[of] + deck->left[i] + deck->discards[i]);
    }
  if (is_empty (pile.left))
    memcpy (pile.left, self->whole, sizeof pile.left);

  self->piles = g_array_new (FALSE, FALSE, sizeof (MusterPile));
  g_array_append_val (self->piles, pile);
}

void
muster_piles_clear (MusterPiles *self)
{
  g_clear_pointer (&self->piles, g_array_unref);
}

/**
 * muster_piles_draw:
 * @sort: the sort of the card that turns up
 * @drawn: (out): @pile without that card; its chance is that of @pile times that of the card
 *
 * Turns up a card and discards it. If it was the last card, the discards are shuffled back.
 *
 * Returns: %FALSE if no such card can turn up
 */
gboolean
muster_piles_draw (const MusterPiles *self,
                   const MusterPile  *pile,
                   guint              sort,
                   MusterPile        *drawn)
{
  guint n_left = 0;

  if (pile->left[sort] == 0)
    return FALSE;

  for (guint i = 0; i < MUSTER_PILE_SORTS; i++)
    n_left += pile->left[i];
  *drawn = *pile;
  drawn->chance *= (double) pile->left[sort] / n_left;
  drawn->left[sort]--;
  if (n_left == 1)
    memcpy (drawn->left, self->whole, sizeof drawn->left);
  return TRUE;
}

static int
compare_piles (gconstpointer a,
               gconstpointer b)
{
  const MusterPile *one = a;
  const MusterPile *other = b;
  int order = memcmp (one->tags, other->tags, sizeof one->tags);

  return order != 0 ? order : memcmp (one->left, other->left, sizeof one->left);
}

/**
 * muster_piles_settle:
 * @piles: (inout) (element-type MusterPile):
 *
 * Merges piles that are alike and adds their chances.
 */
void
muster_piles_settle (GArray *piles)
{
  guint n = 0;

  g_array_sort (piles, compare_piles);
  for (guint i = 0; i < piles->len; i++)
    {
      MusterPile *last = n > 0 ? &g_array_index (piles, MusterPile, n - 1) : NULL;
      const MusterPile *pile = &g_array_index (piles, MusterPile, i);

      if (last != NULL && compare_piles (last, pile) == 0)
        last->chance += pile->chance;
      else
        g_array_index (piles, MusterPile, n++) = *pile;
    }
  g_array_set_size (piles, n);
}
