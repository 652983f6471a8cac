/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-league.h"

#include "core/muster-bidi.h"
#include "core/muster-i18n.h"

#include <string.h>

/* What two have won against each other can be known only when it is known who ties, so that the results are
 * gone through twice. */

/* What a win, a draw or a loss may be worth. */
#define MAX_WORTH 1000000

gboolean
muster_club_scoring_parse (const char        *text,
                           MusterClubScoring *scoring)
{
  g_auto (GStrv) parts = g_strsplit (text, ",", -1);

  if (g_strv_length (parts) != G_N_ELEMENTS (scoring->worth))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (scoring->worth); i++)
    {
      gint64 number;

      if (!muster_club_points_parse (parts[i], &number) || ABS (number) > MAX_WORTH)
        return FALSE;
      scoring->worth[i] = (int) number;
    }

  return TRUE;
}

char *
muster_club_scoring_dup_fault (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ",", -1);
  gboolean are_whole = g_strv_length (parts) == G_N_ELEMENTS (((MusterClubScoring *) NULL)->worth);

  for (guint i = 0; are_whole && parts[i] != NULL; i++)
    are_whole = muster_club_points_are_whole (parts[i]);
  if (!are_whole)
    return g_strdup_printf (_("“%s” is not three whole numbers, as in 3,1,0"), text);

  return g_strdup_printf (_("“%s”: each number must lie between −1,000,000 and 1,000,000"), text);
}

static void
count_seat (MusterClubStanding      *standing,
            const MusterClubGame    *game,
            const MusterClubSeat    *seat,
            const MusterClubScoring *scoring)
{
  standing->battles++;
  standing->counts[seat->line->verdict]++;
  standing->points += scoring->worth[seat->line->verdict];
  if (game->has_points)
    {
      standing->points_for += game->points[seat->side];
      standing->points_against += muster_club_game_get_against (game, seat->side);
    }
}

static void
count_games (const MusterClubBook    *book,
             const MusterClubFilter  *filter,
             const MusterClubScoring *scoring,
             MusterClubStanding      *standings)
{
  for (guint i = 0; i < muster_club_book_get_n_games (book); i++)
    {
      const MusterClubGame *game = muster_club_book_get_game (book, i);

      if (!muster_club_filter_matches (filter, game))
        continue;
      for (guint j = 0; j < game->n_seats; j++)
        count_seat (&standings[game->seats[j].player], game, &game->seats[j], scoring);
    }
}

/* Whether somebody with as many points stood against him. */
static gboolean
has_rival (const MusterClubGame     *game,
           const MusterClubSeat     *seat,
           const MusterClubStanding *standings)
{
  for (guint i = 0; i < game->n_seats; i++)
    {
      if (game->seats[i].side != seat->side &&
          standings[game->seats[i].player].points == standings[seat->player].points)
        return TRUE;
    }

  return FALSE;
}

static void
count_mutual (const MusterClubBook    *book,
              const MusterClubFilter  *filter,
              const MusterClubScoring *scoring,
              MusterClubStanding      *standings)
{
  for (guint i = 0; i < muster_club_book_get_n_games (book); i++)
    {
      const MusterClubGame *game = muster_club_book_get_game (book, i);

      if (!muster_club_filter_matches (filter, game))
        continue;
      for (guint j = 0; j < game->n_seats; j++)
        {
          const MusterClubSeat *seat = &game->seats[j];
          MusterClubStanding *standing = &standings[seat->player];

          if (!has_rival (game, seat, standings))
            continue;
          standing->mutual += scoring->worth[seat->line->verdict];
          standing->n_mutual++;
          standing->n_mutual_won += seat->line->verdict == MUSTER_CLUB_WIN;
        }
    }
}

static gint64
get_difference (const MusterClubStanding *standing)
{
  return standing->points_for - standing->points_against;
}

static int
compare_numbers (gint64 a,
                 gint64 b)
{
  return (a > b) - (a < b);
}

/* Above 0: @a stands higher. @by: (out): what it is by */
static int
compare (const MusterClubStanding *a,
         const MusterClubStanding *b,
         MusterClubBreak          *by)
{
  const int orders[] = {
    compare_numbers (a->points, b->points),
    compare_numbers (a->mutual, b->mutual),
    compare_numbers (get_difference (a), get_difference (b)),
    compare_numbers (a->counts[MUSTER_CLUB_WIN], b->counts[MUSTER_CLUB_WIN]),
    compare_numbers (b->battles, a->battles),
  };

  for (*by = 0; *by < MUSTER_CLUB_BREAK_NAME; (*by)++)
    {
      if (orders[*by] != 0)
        return orders[*by];
    }

  /* Players are numbered in the order of their names. */
  return compare_numbers (b->player, a->player);
}

static int
compare_standings (gconstpointer a,
                   gconstpointer b)
{
  MusterClubBreak by;

  return -compare (a, b, &by);
}

static MusterClubBreak
find_break (const MusterClubStanding *higher,
            const MusterClubStanding *lower)
{
  MusterClubBreak by;

  compare (higher, lower, &by);

  return by;
}

static void
give_places (GArray *league)
{
  for (guint i = 0; i < league->len; i++)
    {
      MusterClubStanding *standing = &g_array_index (league, MusterClubStanding, i);

      standing->place = i + 1;
      if (i > 0 && find_break (standing - 1, standing) == MUSTER_CLUB_BREAK_NAME)
        standing->place = standing[-1].place;
    }
}

/**
 * muster_club_league_new:
 *
 * Returns: (transfer full): the league of those with a battle that counts
 */
GArray *
muster_club_league_new (const MusterClubBook    *book,
                        const MusterClubFilter  *filter,
                        const MusterClubScoring *scoring)
{
  guint n_players = muster_club_book_get_n_players (book);
  g_autofree MusterClubStanding *standings = g_new0 (MusterClubStanding, MAX (n_players, 1));
  GArray *league = g_array_new (FALSE, FALSE, sizeof (MusterClubStanding));

  count_games (book, filter, scoring, standings);
  count_mutual (book, filter, scoring, standings);
  for (guint i = 0; i < n_players; i++)
    {
      standings[i].player = i;
      if (standings[i].battles > 0)
        g_array_append_val (league, standings[i]);
    }
  g_array_sort (league, compare_standings);
  give_places (league);

  return league;
}

static guint
count_ties (GArray *league,
            gint64  points)
{
  guint n = 0;

  for (guint i = 0; i < league->len; i++)
    n += g_array_index (league, MusterClubStanding, i).points == points;

  return n;
}

/* @n_ties: how many have as many points */
static char *
explain_mutual (const MusterClubStanding *self,
                const MusterClubStanding *next,
                const char               *name,
                guint                     n_ties)
{
  if (n_ties > 2)
    return g_strdup_printf (_("before %s: %" G_GINT64_FORMAT " points to %" G_GINT64_FORMAT
                              " from the battles among those who tie"),
                            name, self->mutual, next->mutual);
  if (self->n_mutual == 1 && self->n_mutual_won == 1)
    return g_strdup_printf (_("before %s: won the battle between them"), name);

  return g_strdup_printf (_("before %s: %" G_GINT64_FORMAT " points to %" G_GINT64_FORMAT
                            " from the battles between them"),
                          name, self->mutual, next->mutual);
}

static char *
explain_break (const MusterClubStanding *self,
               const MusterClubStanding *next,
               const char               *name,
               guint                     n_ties)
{
  switch (find_break (self, next))
    {
    case MUSTER_CLUB_BREAK_POINTS:
      return NULL;
    case MUSTER_CLUB_BREAK_MUTUAL:
      return explain_mutual (self, next, name, n_ties);
    case MUSTER_CLUB_BREAK_DIFFERENCE:
      return g_strdup_printf (_("before %s: victory points %+" G_GINT64_FORMAT " to %+" G_GINT64_FORMAT),
                              name, get_difference (self), get_difference (next));
    case MUSTER_CLUB_BREAK_WINS:
      return g_strdup_printf (_("before %s: more battles won, %u to %u"), name, self->counts[MUSTER_CLUB_WIN],
                              next->counts[MUSTER_CLUB_WIN]);
    case MUSTER_CLUB_BREAK_BATTLES:
      return g_strdup_printf (_("before %s: as many points from fewer battles, %u to %u"), name,
                              self->battles, next->battles);
    case MUSTER_CLUB_BREAK_NAME:
    default:
      return g_strdup_printf (_("level with %s in everything"), name);
    }
}

/**
 * muster_club_league_explain:
 *
 * Returns: (transfer full) (nullable): why
 */
char *
muster_club_league_explain (const MusterClubBook *book,
                            GArray               *league,
                            guint                 line)
{
  const MusterClubStanding *self = &g_array_index (league, MusterClubStanding, line);
  g_autofree char *name = NULL;

  g_return_val_if_fail (line < league->len, NULL);

  if (line + 1 == league->len)
    return NULL;

  name = muster_bidi_isolate (muster_club_book_get_name (book, self[1].player));
  return explain_break (self, self + 1, name, count_ties (league, self->points));
}
