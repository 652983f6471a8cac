/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-league.h"

#include "core/muster-bidi.h"
#include "core/muster-i18n.h"

#include <inttypes.h>
#include <string.h>

/* Works out the league. The results are read twice, because the points that tied players won
 * against each other can be counted only when it is known who is tied. */

/* The most that a win, a draw or a loss may be worth. */
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

      if (!muster_club_points_whole_parse (parts[i], &number) || ABS (number) > MAX_WORTH)
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
    are_whole = muster_club_points_is_whole (parts[i]);
  if (!are_whole)
    return g_strdup_printf (_("“%s” is not three whole numbers, as in 3,1,0"), text);

  return g_strdup_printf (_("“%s”: each number must lie between −1,000,000 and 1,000,000"), text);
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
        {
          MusterClubStanding *standing = &standings[game->seats[j].player];

          standing->battles++;
          standing->counts[game->seats[j].line->verdict]++;
          standing->points += scoring->worth[game->seats[j].line->verdict];
          if (game->has_points)
            {
              guint side = game->seats[j].side;

              standing->points_for = muster_club_points_add (standing->points_for, game->points[side]);
              standing->points_against =
                muster_club_points_add (standing->points_against, muster_club_game_get_against (game, side));
            }
        }
    }
}

/* Returns whether an opponent in this game has the same number of points in the league. */
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

gint64
muster_club_standing_get_difference (const MusterClubStanding *self)
{
  return muster_club_points_add (self->points_for, -MAX (self->points_against, -G_MAXINT64));
}

/* "+12.5" */
static char *
dup_signed (gint64 points)
{
  g_autofree char *text = muster_club_points_dup_text (points);

  return g_strconcat (points >= 0 ? "+" : "", text, NULL);
}

static int
compare_numbers (gint64 a,
                 gint64 b)
{
  return (a > b) - (a < b);
}

/* Returns more than 0 if @a stands higher. @by: (out): the criterion that decided. */
static int
compare (const MusterClubStanding *a,
         const MusterClubStanding *b,
         MusterClubBreak          *by)
{
  const int orders[] = {
    compare_numbers (a->points, b->points),
    compare_numbers (a->mutual, b->mutual),
    compare_numbers (muster_club_standing_get_difference (a), muster_club_standing_get_difference (b)),
    compare_numbers (a->counts[MUSTER_CLUB_WIN], b->counts[MUSTER_CLUB_WIN]),
    compare_numbers (b->battles, a->battles),
  };

  for (*by = 0; *by < MUSTER_CLUB_BREAK_NAME; (*by)++)
    {
      if (orders[*by] != 0)
        return orders[*by];
    }

  /* Comparing the numbers of players compares their names. */
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
  for (guint i = 0; i < league->len; i++)
    {
      MusterClubStanding *standing = &g_array_index (league, MusterClubStanding, i);

      standing->place = i + 1;
      if (i > 0 && find_break (standing - 1, standing) == MUSTER_CLUB_BREAK_NAME)
        standing->place = standing[-1].place;
    }

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
  g_autofree char *own = NULL;
  g_autofree char *other = NULL;
  const MusterClubStanding *next;

  g_return_val_if_fail (line < league->len, NULL);

  if (line + 1 == league->len)
    return NULL;

  name = muster_bidi_isolate (muster_club_book_get_name (book, self[1].player));
  next = self + 1;
  switch (find_break (self, next))
    {
    case MUSTER_CLUB_BREAK_POINTS:
      return NULL;
    case MUSTER_CLUB_BREAK_MUTUAL:
      /* More than two players have the same number of points. */
      if (count_ties (league, self->points) > 2)
        return g_strdup_printf (dngettext (GETTEXT_PACKAGE,
                                           "before %s: %" PRId64 " point to %" PRId64
                                           " from the battles among those who tie",
                                           "before %s: %" PRId64 " points to %" PRId64
                                           " from the battles among those who tie",
                                           (gulong) ABS (self->mutual)),
                                name, self->mutual, next->mutual);
      if (self->n_mutual == 1 && self->n_mutual_won == 1)
        return g_strdup_printf (_("before %s: won the battle between them"), name);

      return g_strdup_printf (dngettext (GETTEXT_PACKAGE,
                                         "before %s: %" PRId64 " point to %" PRId64
                                         " from the battles between them",
                                         "before %s: %" PRId64 " points to %" PRId64
                                         " from the battles between them",
                                         (gulong) ABS (self->mutual)),
                              name, self->mutual, next->mutual);
    case MUSTER_CLUB_BREAK_DIFFERENCE:
      own = dup_signed (muster_club_standing_get_difference (self));
      other = dup_signed (muster_club_standing_get_difference (next));
      return g_strdup_printf (_("before %s: victory points %s to %s"), name, own, other);
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
