/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/hexcard/muster-hexcard-forecast.h"

#include "core/rules/hexcard/muster-hexcard-text.h"

/* The chance of each disrupted unit to recover at the end of the turn. */

static gboolean
tries (const MusterState *state,
       int                unit)
{
  return muster_state_is_in_play (state, unit) &&
         hexcard_has_marker (state, unit, HEXCARD_DISRUPTED);
}

/* The most cards that can be turned for all attempts. */
static guint
count_cards (const MusterState *state)
{
  guint n = 0;

  for (int i = 0; i < state->n_units; i++)
    if (tries (state, i) && muster_hexcard_turn_get_good_suits (state, i) != 0)
      n += muster_hexcard_turn_has_second_try (state, i) ? 2 : 1;
  return n;
}

static gboolean
is_good (guint suits,
         guint suit)
{
  return (suits >> suit & 1) != 0;
}

/* As long as the pack lasts, each card is as likely to be good as the first, however many have been
 * turned. */
static double
get_chance (const MusterPile *pile,
            guint             suits,
            gboolean          second)
{
  double n_left = 0.0;
  double n_good = 0.0;
  double first;

  for (guint suit = 0; suit < MUSTER_PILE_SORTS; suit++)
    {
      n_left += pile->left[suit];
      n_good += is_good (suits, suit) ? pile->left[suit] : 0;
    }
  first = n_good / n_left;
  return second && n_left > 1.0 ? first + (1.0 - first) * n_good / (n_left - 1.0) : first;
}

/* Turns a card for every way in @from; those that fail go to @failed, which is @tried when there is
 * no other attempt. Returns: the chance of success */
static double
turn (const MusterPiles *piles,
      const GArray      *from,
      guint              suits,
      GArray            *tried,
      GArray            *failed)
{
  double chance = 0.0;
  MusterPile drawn;

  for (guint i = 0; i < from->len; i++)
    for (guint suit = 0; suit < MUSTER_PILE_SORTS; suit++)
      if (muster_piles_draw (piles, &g_array_index (from, MusterPile, i), suit, &drawn))
        {
          gboolean good = is_good (suits, suit);

          chance += good ? drawn.chance : 0.0;
          g_array_append_val (good ? tried : failed, drawn);
        }
  return chance;
}

/* Where the pack may run out and be reshuffled, every possible pile is followed. */
static double
follow (MusterPiles *piles,
        guint        suits,
        gboolean     second)
{
  g_autoptr (GArray) tried = g_array_new (FALSE, FALSE, sizeof (MusterPile));
  g_autoptr (GArray) failed = g_array_new (FALSE, FALSE, sizeof (MusterPile));
  double chance = turn (piles, piles->piles, suits, tried, second ? failed : tried);

  muster_piles_settle (failed);
  chance += turn (piles, failed, suits, tried, tried);
  muster_piles_settle (tried);
  g_array_unref (piles->piles);
  piles->piles = g_steal_pointer (&tried);
  return chance;
}

static guint
sort_by_suit (MusterCard card)
{
  MusterSuit suit = muster_card_get_suit (card);

  /* There are no jokers in this pack. */
  return suit < MUSTER_SUIT_NONE ? suit : MUSTER_SUIT_HEARTS;
}

gboolean
muster_hexcard_forecast_cohesion (const MusterSetup *setup,
                                  const MusterState *state,
                                  const MusterOrder *order,
                                  MusterForecast    *forecast)
{
  g_auto (MusterPiles) piles = { 0 };
  gboolean lasts = count_cards (state) <= state->deck.n_left;

  muster_piles_init (&piles, &state->deck, sort_by_suit);
  for (int i = muster_hexcard_units_next (state, -1); i >= 0;
       i = muster_hexcard_units_next (state, i))
    {
      guint suits = muster_hexcard_turn_get_good_suits (state, i);
      gboolean second = muster_hexcard_turn_has_second_try (state, i);
      double chance = 0.0;

      if (!tries (state, i) || forecast->n_chances == MUSTER_FORECAST_CHANCES)
        continue;
      if (suits != 0)
        chance = lasts ? get_chance (&g_array_index (piles.piles, MusterPile, 0), suits, second)
                       : follow (&piles, suits, second);
      muster_forecast_add_chance (forecast, "recovered", N_("Recovers"), i, chance);
    }
  return forecast->n_chances > 0;
}
