/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-ratings.h"

#include "core/club/muster-club-date.h"

#include <math.h>

/* Ratings that differ by less than this are equal: they are sums of the same numbers in another
 * order. */
#define GRAIN 1e-6

typedef struct
{
  const MusterClubBook *book;
  MusterClubRating *ratings; /* by player */
  GArray **games;            /* MusterGlickoGame of the period, by player; NULL if none yet */
  GArray *active;            /* players with games in the period */
  guint n_players;
} Clerk;

static gboolean
counts (const MusterClubGame   *game,
        const MusterClubFilter *filter)
{
  return !game->is_bye && muster_club_filter_matches (filter, game);
}

/* Returns whether there is any result. */
static gboolean
find_span (MusterClubRatings      *self,
           const MusterClubBook   *book,
           const MusterClubFilter *filter)
{
  gboolean found = FALSE;
  guint last = 0;

  for (guint i = 0; i < muster_club_book_get_n_games (book); i++)
    {
      const MusterClubGame *game = muster_club_book_get_game (book, i);

      guint month = muster_club_date_get_month (game->result->head.date);

      if (!counts (game, filter))
        continue;
      if (!found || month != last)
        g_array_append_val (self->months, month);
      last = month;
      if (!found)
        self->first_month = last;
      found = TRUE;
    }
  if (found)
    self->n_months =
      (filter->to != NULL ? muster_club_date_get_month (filter->to) : last) - self->first_month + 1;

  return found;
}

/* Lets @n periods pass in which nobody plays. The loop ends when the deviation has reached its
 * maximum, so that centuries take no longer than decades. */
static void
rest (Clerk *self,
      guint  n)
{
  for (guint i = 0; i < self->n_players; i++)
    {
      MusterGlicko *glicko = &self->ratings[i].glicko;

      for (guint j = 0; self->ratings[i].battles > 0 && j < n && glicko->deviation < MUSTER_GLICKO_DEVIATION;
           j++)
        *glicko = muster_glicko_after (glicko, NULL, 0);
    }
}

static void
go_through (MusterClubRatings      *self,
            Clerk                  *clerk,
            const MusterClubFilter *filter)
{
  guint n_games = muster_club_book_get_n_games (clerk->book);
  guint next = 0, behind = self->first_month;

  for (guint place = 0; place < self->months->len; place++)
    {
      guint month = g_array_index (self->months, guint, place);

      rest (clerk, month - behind);
      for (; next < n_games; next++)
        {
          const MusterClubGame *game = muster_club_book_get_game (clerk->book, next);

          if (muster_club_date_get_month (game->result->head.date) > month)
            break;
          for (guint i = 0; counts (game, filter) && i < game->n_seats; i++)
            {
              const MusterClubSeat *seat = &game->seats[i];
              MusterClubRating *rating = &clerk->ratings[seat->player];
              GArray *games = clerk->games[seat->player];

              if (games == NULL)
                games = clerk->games[seat->player] = g_array_new (FALSE, FALSE, sizeof (MusterGlickoGame));
              if (games->len == 0)
                {
                  g_array_append_val (clerk->active, seat->player);
                  rating->moved = month;
                  rating->before = rating->glicko.rating;
                  if (rating->battles == 0)
                    rating->since = month;
                }
              rating->battles++;
              for (guint k = 0; k < game->n_seats; k++)
                {
                  const MusterClubSeat *other = &game->seats[k];
                  MusterGlickoGame entry;
                  static const double SCORES[] = { 1, 0.5, 0 };

                  if (other->side == seat->side)
                    continue;
                  entry.opponent = clerk->ratings[other->player].glicko;
                  entry.score = SCORES[muster_club_game_judge (game, seat->side, other->side)];
                  g_array_append_val (games, entry);
                }
            }
        }

      /* Ends a period for all who have a rating. Those who have played change by their games; the
       * deviation of the others grows. The games hold the ratings that opponents had before the
       * period, so that the order of the players makes no difference. */
      for (guint i = 0; i < clerk->n_players; i++)
        {
          MusterClubRating *rating = &clerk->ratings[i];
          GArray *games = clerk->games[i];

          if (rating->battles == 0)
            continue;
          rating->glicko = muster_glicko_after (&rating->glicko,
                                                games != NULL ? (MusterGlickoGame *) games->data : NULL,
                                                games != NULL ? games->len : 0);
        }
      for (guint i = 0; i < clerk->active->len; i++)
        g_array_set_size (clerk->games[g_array_index (clerk->active, guint, i)], 0);
      g_array_set_size (clerk->active, 0);

      for (guint i = 0; self->history != NULL && i < clerk->n_players; i++)
        {
          if (clerk->ratings[i].battles > 0)
            self->history[(gsize) i * self->months->len + place] = clerk->ratings[i].glicko;
        }
      behind = month + 1;
    }
  rest (clerk, self->first_month + self->n_months - behind);
}

static int
compare_ratings (gconstpointer a,
                 gconstpointer b)
{
  const MusterClubRating *first = a;
  const MusterClubRating *second = b;
  double difference = rint (first->glicko.rating / GRAIN) - rint (second->glicko.rating / GRAIN);

  if (difference > 0 || difference < 0)
    return difference > 0 ? -1 : 1;

  /* Comparing the numbers of players compares their names. */
  return first->player < second->player ? -1 : first->player > second->player;
}

/**
 * muster_club_ratings_new:
 *
 * Returns: (transfer full): the ratings of all who have played
 */
MusterClubRatings *
muster_club_ratings_new (const MusterClubBook   *book,
                         const MusterClubFilter *filter,
                         gboolean                with_history)
{
  MusterClubRatings *self = g_new0 (MusterClubRatings, 1);
  Clerk clerk = { .book = book, .n_players = muster_club_book_get_n_players (book) };

  self->rows = g_array_new (FALSE, FALSE, sizeof (MusterClubRating));
  self->months = g_array_new (FALSE, FALSE, sizeof (guint));
  if (!find_span (self, book, filter))
    return self;

  clerk.ratings = g_new0 (MusterClubRating, clerk.n_players);
  clerk.games = g_new0 (GArray *, clerk.n_players);
  clerk.active = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < clerk.n_players; i++)
    clerk.ratings[i] = (MusterClubRating) { .player = i, .glicko = MUSTER_GLICKO_START };
  if (with_history)
    self->history = g_new0 (MusterGlicko, (gsize) clerk.n_players * self->months->len);
  go_through (self, &clerk, filter);
  for (guint i = 0; i < clerk.n_players; i++)
    {
      if (clerk.ratings[i].battles > 0)
        g_array_append_val (self->rows, clerk.ratings[i]);
    }
  g_array_sort (self->rows, compare_ratings);
  for (guint i = 0; i < clerk.n_players; i++)
    g_clear_pointer (&clerk.games[i], g_array_unref);
  g_free (clerk.games);
  g_free (clerk.ratings);
  g_array_unref (clerk.active);

  return self;
}

void
muster_club_ratings_free (MusterClubRatings *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->rows);
  g_array_unref (self->months);
  g_free (self->history);
  g_free (self);
}

const MusterGlicko *
muster_club_ratings_get (const MusterClubRatings *self,
                         guint                    player,
                         guint                    place)
{
  const MusterGlicko *glicko;

  g_return_val_if_fail (self->history != NULL && place < self->months->len, NULL);

  glicko = &self->history[(gsize) player * self->months->len + place];

  return glicko->rating != 0 || glicko->deviation != 0 ? glicko : NULL;
}
