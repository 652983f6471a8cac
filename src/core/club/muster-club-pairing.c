/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-pairing.h"

#include "core/club/muster-club-league.h"
#include "core/club/muster-club-matching.h"
#include "core/club/muster-club-weighted-matching.h"

#include <stdlib.h>
#include <string.h>

/* Swiss pairing. The highest player who is free tries the others from the next one down and takes
 * the first with whom the pairing of all costs as little as it can. */

/**
 * Pairing:
 * @fresh: (nullable): which pairs cost nothing, if the others all cost 1. Players who cannot be
 *   paired for nothing then cost 1 a pair, so that it suffices to count the pairs for nothing.
 */
typedef struct
{
  guint n;
  const guint *costs;
  gboolean *fresh;
  gboolean *is_free;
} Pairing;

static guint64
weigh (const Pairing *self)
{
  guint n_free = 0;

  if (self->fresh == NULL)
    return muster_club_weighted_matching_weigh (self->n, self->costs, self->is_free);
  for (guint i = 0; i < self->n; i++)
    n_free += self->is_free[i] != 0;

  return n_free / 2 - muster_club_matching_count (self->n, self->fresh, self->is_free);
}

/* @cost: (inout): of the pairing of all who are free */
static guint
find_partner (Pairing *self,
              guint    player,
              guint64 *cost)
{
  for (guint partner = player + 1; partner < self->n; partner++)
    {
      guint here = self->costs[player * self->n + partner];

      if (!self->is_free[partner] || here > *cost)
        continue;
      self->is_free[partner] = FALSE;
      if (weigh (self) + here == *cost)
        {
          *cost -= here;
          return partner;
        }
      self->is_free[partner] = TRUE;
    }

  g_return_val_if_reached (player);
}

guint *
muster_club_pairing_pair_highest (guint        n,
                                  const guint *costs)
{
  g_autofree gboolean *fresh = g_new0 (gboolean, n * n + 1);
  g_autofree gboolean *is_free = g_new0 (gboolean, n + 1);
  guint *partners = g_new0 (guint, n + 1);
  Pairing pairing = { n, costs, fresh, is_free };
  guint64 cost;

  g_return_val_if_fail (n % 2 == 0, partners);

  for (guint i = 0; i < n * n; i++)
    {
      fresh[i] = costs[i] == 0 && i / n != i % n;
      if (costs[i] > 1)
        pairing.fresh = NULL;
    }
  for (guint i = 0; i < n; i++)
    is_free[i] = TRUE;
  cost = weigh (&pairing);
  for (guint i = 0; i < n; i++)
    {
      if (!is_free[i])
        continue;
      is_free[i] = FALSE;
      partners[i] = find_partner (&pairing, i, &cost);
      partners[partners[i]] = i;
    }

  return partners;
}

typedef struct
{
  guint index;
  guint rank; /* G_MAXUINT if he has no result */
  const char *name;
} Ranked;

static int
compare_ranked (gconstpointer a,
                gconstpointer b)
{
  const Ranked *first = a;
  const Ranked *second = b;

  if (first->rank != second->rank)
    return first->rank < second->rank ? -1 : 1;

  return strcmp (first->name, second->name);
}

guint *
muster_club_pairing_rank_players (const MusterClubBook   *book,
                                  const MusterClubFilter *filter,
                                  const char *const      *names)
{
  const MusterClubScoring scoring = MUSTER_CLUB_SCORING_DEFAULT;
  g_autoptr (GArray) league = muster_club_league_new (book, filter, &scoring);
  g_autofree guint *places = g_new0 (guint, muster_club_book_get_n_players (book) + 1);
  guint n = g_strv_length ((char **) names);
  g_autofree Ranked *ranked = g_new (Ranked, n + 1);
  guint *order = g_new (guint, n + 1);

  for (guint i = 0; i < league->len; i++)
    places[g_array_index (league, MusterClubStanding, i).player] = i + 1;
  for (guint i = 0; i < n; i++)
    {
      guint player;
      guint place = muster_club_book_find_player (book, names[i], &player) ? places[player] : 0;

      ranked[i] = (Ranked) { i, place > 0 ? place : G_MAXUINT, names[i] };
    }
  qsort (ranked, n, sizeof *ranked, compare_ranked);
  for (guint i = 0; i < n; i++)
    order[i] = ranked[i].index;

  return order;
}

/**
 * Draw:
 * @filter: which results count
 * @n: how many are paired
 * @order: the numbers of the names, from the highest
 * @places: where those who are paired stand in the order, by player of the book; @n: he is not
 *   paired
 */
typedef struct
{
  const MusterClubBook *book;
  MusterClubFilter filter;
  guint n;
  guint *order;
  guint *places;
} Draw;

static void
note_places (Draw              *self,
             const char *const *names)
{
  for (guint i = 0; i < muster_club_book_get_n_players (self->book); i++)
    self->places[i] = self->n;
  for (guint i = 0; i < self->n; i++)
    {
      guint player;

      if (muster_club_book_find_player (self->book, names[self->order[i]], &player))
        self->places[player] = i;
    }
}

static guint *
list_costs (const Draw *self)
{
  guint *costs = g_new0 (guint, self->n * self->n + 1);

  for (guint i = 0; i < muster_club_book_get_n_games (self->book); i++)
    {
      const MusterClubGame *game = muster_club_book_get_game (self->book, i);

      if (!muster_club_filter_matches (&self->filter, game))
        continue;
      for (guint k = 0; k < game->n_seats; k++)
        {
          for (guint j = 0; j < game->n_seats; j++)
            {
              guint a = self->places[game->seats[k].player];
              guint b = self->places[game->seats[j].player];

              if (game->seats[k].side != game->seats[j].side && a < self->n && b < self->n)
                costs[a * self->n + b] = 1;
            }
        }
    }

  return costs;
}

/**
 * muster_club_pairing_pair_swiss:
 *
 * Returns: (transfer full): the round
 */
MusterClubRound *
muster_club_pairing_pair_swiss (const MusterClubBook *book,
                                const char           *from,
                                const char *const    *names)
{
  MusterClubRound *round = muster_club_round_robin_new (1);
  const MusterClubFilter filter = { .from = from };
  g_autofree guint *order = muster_club_pairing_rank_players (book, &filter, names);
  g_autofree guint *places = g_new (guint, muster_club_book_get_n_players (book) + 1);
  g_autofree guint *costs = NULL;
  g_autofree guint *partners = NULL;
  Draw draw = { book, filter, g_strv_length ((char **) names), order, places };

  note_places (&draw, names);
  if (draw.n % 2 != 0)
    {
      g_autofree gboolean *had_bye = g_new0 (gboolean, draw.n + 1);
      guint place = draw.n - 1;
      guint bye;

      /* Chooses who gets the bye, before anything else is decided: the lowest who has had none. Takes
       * him out of the order. */
      for (guint i = 0; i < muster_club_book_get_n_games (draw.book); i++)
        {
          const MusterClubGame *game = muster_club_book_get_game (draw.book, i);

          if (game->is_bye && muster_club_filter_matches (&draw.filter, game))
            had_bye[draw.places[game->seats[0].player]] = TRUE;
        }
      while (place > 0 && had_bye[place])
        place--;
      if (had_bye[place])
        place = draw.n - 1;
      bye = draw.order[place];
      memmove (&draw.order[place], &draw.order[place + 1], (draw.n - 1 - place) * sizeof *draw.order);
      draw.n--;
      round->bye = (int) bye;

      note_places (&draw, names);
    }
  costs = list_costs (&draw);
  partners = muster_club_pairing_pair_highest (draw.n, costs);
  for (guint i = 0; i < draw.n; i++)
    {
      MusterClubMatch pair = { order[i], order[partners[i]] };

      if (i < partners[i])
        g_array_append_val (round->pairs, pair);
    }

  return round;
}
