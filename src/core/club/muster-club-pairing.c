/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-pairing.h"

#include "core/club/muster-club-league.h"
#include "core/club/muster-club-matching.h"

#include <stdlib.h>
#include <string.h>

/* Everybody may meet everybody, so that those whom no first meeting is left for meet each other again: the
 * fewest second meetings are what is missing to the most first ones. The highest tries his partners from the
 * next on, and takes the first that still allows for the best. */

typedef struct
{
  const MusterClubBook *book;
  const char *from;
  guint *order;      /* places of the names, highest first */
  gboolean *is_in;   /* by name: has a result since then */
  guint *players;    /* by name: of the book, if is_in */
  guint n;
} Draw;

static guint
count_seconds (guint           n,
               const gboolean *fresh,
               const gboolean *is_free)
{
  guint n_free = 0;

  for (guint i = 0; i < n; i++)
    n_free += is_free[i] != 0;

  return n_free / 2 - muster_club_matching_count (n, fresh, is_free);
}

static guint
find_partner (guint           player,
              guint           n,
              const gboolean *fresh,
              gboolean       *is_free,
              guint          *n_seconds)
{
  for (guint partner = player + 1; partner < n; partner++)
    {
      guint here = !fresh[player * n + partner];

      if (!is_free[partner] || here > *n_seconds)
        continue;
      is_free[partner] = FALSE;
      if (count_seconds (n, fresh, is_free) + here == *n_seconds)
        {
          *n_seconds -= here;
          return partner;
        }
      is_free[partner] = TRUE;
    }

  g_return_val_if_reached (player);
}

guint *
muster_club_pair_highest (guint           n,
                          const gboolean *met)
{
  g_autofree gboolean *fresh = g_new (gboolean, n * n);
  g_autofree gboolean *is_free = g_new (gboolean, n);
  guint *partners = g_new0 (guint, n);
  guint n_seconds;

  g_return_val_if_fail (n % 2 == 0, partners);

  for (guint i = 0; i < n * n; i++)
    fresh[i] = !met[i] && i / n != i % n;
  for (guint i = 0; i < n; i++)
    is_free[i] = TRUE;
  n_seconds = count_seconds (n, fresh, is_free);
  for (guint i = 0; i < n; i++)
    {
      if (!is_free[i])
        continue;
      is_free[i] = FALSE;
      partners[i] = find_partner (i, n, fresh, is_free, &n_seconds);
      partners[partners[i]] = i;
    }

  return partners;
}

typedef struct
{
  guint index;
  guint rank; /* G_MAXUINT: no result */
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

/* The order is that of the whole league with the others struck out. */
static void
rank_players (Draw              *self,
              const char *const *names)
{
  const MusterClubScoring scoring = MUSTER_CLUB_SCORING_DEFAULT;
  const MusterClubFilter filter = { .from = self->from };
  g_autoptr (GArray) league = muster_club_league_new (self->book, &filter, &scoring);
  g_autofree guint *places = g_new0 (guint, muster_club_book_get_n_players (self->book) + 1);
  g_autofree Ranked *ranked = g_new (Ranked, self->n);

  for (guint i = 0; i < league->len; i++)
    places[g_array_index (league, MusterClubStanding, i).player] = i + 1;
  for (guint i = 0; i < self->n; i++)
    {
      guint place = muster_club_book_find_player (self->book, names[i], &self->players[i])
                      ? places[self->players[i]]
                      : 0;

      self->is_in[i] = place > 0;
      ranked[i] = (Ranked) { i, place > 0 ? place : G_MAXUINT, names[i] };
    }
  qsort (ranked, self->n, sizeof *ranked, compare_ranked);
  for (guint i = 0; i < self->n; i++)
    self->order[i] = ranked[i].index;
}

/* The player at a place of the order, if somebody of the book is there. */
static gboolean
get_player (const Draw *self,
            guint       place,
            guint      *player)
{
  *player = self->players[self->order[place]];

  return self->is_in[self->order[place]];
}

static gboolean
had_bye (const Draw *self,
         guint       place)
{
  const MusterClubFilter filter = { .from = self->from };
  guint player;

  if (!get_player (self, place, &player))
    return FALSE;
  for (guint i = 0; i < muster_club_book_get_n_games (self->book); i++)
    {
      const MusterClubGame *game = muster_club_book_get_game (self->book, i);

      if (game->is_bye && game->seats[0].player == player && muster_club_filter_matches (&filter, game))
        return TRUE;
    }

  return FALSE;
}

/* Settled before anything else: the lowest who has had none. Takes him out of the order. */
static int
choose_bye (Draw *self)
{
  guint place = self->n - 1;
  guint bye;

  if (self->n % 2 == 0)
    return MUSTER_CLUB_NO_BYE;

  while (place > 0 && had_bye (self, place))
    place--;
  if (had_bye (self, place))
    place = self->n - 1;
  bye = self->order[place];
  memmove (&self->order[place], &self->order[place + 1], (self->n - 1 - place) * sizeof *self->order);
  self->n--;

  return (int) bye;
}

static void
note_meetings (const Draw           *self,
               const MusterClubGame *game,
               const guint          *places,
               gboolean             *met)
{
  for (guint i = 0; i < game->n_seats; i++)
    {
      for (guint j = 0; j < game->n_seats; j++)
        {
          guint a = places[game->seats[i].player];
          guint b = places[game->seats[j].player];

          if (game->seats[i].side != game->seats[j].side && a < self->n && b < self->n)
            met[a * self->n + b] = TRUE;
        }
    }
}

static gboolean *
list_meetings (const Draw *self)
{
  const MusterClubFilter filter = { .from = self->from };
  gboolean *met = g_new0 (gboolean, self->n * self->n + 1);
  guint n_players = muster_club_book_get_n_players (self->book);
  g_autofree guint *places = g_new (guint, n_players + 1);

  for (guint i = 0; i < n_players; i++)
    places[i] = G_MAXUINT;
  for (guint i = 0; i < self->n; i++)
    {
      guint player;

      if (get_player (self, i, &player))
        places[player] = i;
    }
  for (guint i = 0; i < muster_club_book_get_n_games (self->book); i++)
    {
      const MusterClubGame *game = muster_club_book_get_game (self->book, i);

      if (muster_club_filter_matches (&filter, game))
        note_meetings (self, game, places, met);
    }

  return met;
}

/**
 * muster_club_pair_swiss:
 *
 * Returns: (transfer full): the round
 */
MusterClubRound *
muster_club_pair_swiss (const MusterClubBook *book,
                        const char           *from,
                        const char *const    *names)
{
  MusterClubRound *round = muster_club_round_new (1);
  guint n = g_strv_length ((char **) names);
  g_autofree guint *order = g_new0 (guint, n);
  g_autofree gboolean *is_in = g_new0 (gboolean, n);
  g_autofree guint *players = g_new0 (guint, n);
  g_autofree gboolean *met = NULL;
  g_autofree guint *partners = NULL;
  Draw draw = { book, from, order, is_in, players, n };

  rank_players (&draw, names);
  round->bye = choose_bye (&draw);
  met = list_meetings (&draw);
  partners = muster_club_pair_highest (draw.n, met);
  for (guint i = 0; i < draw.n; i++)
    {
      MusterClubMatch pair = { order[i], order[partners[i]] };

      if (i < partners[i])
        g_array_append_val (round->pairs, pair);
    }

  return round;
}
