/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-seats.h"

#include "core/muster-i18n.h"

#include <string.h>

gboolean
muster_club_seats_read_points (const char *text,
                               gboolean    comma,
                               gint64     *points)
{
  g_autofree char *plain = g_strdup (text);
  char *dot;

  if (comma)
    g_strdelimit (plain, ",", '.');
  if (*plain == '+')
    memmove (plain, plain + 1, strlen (plain));
  dot = strchr (plain, '.');
  /* Zeros at the end of the decimals say nothing. */
  if (dot != NULL && dot[1] != '\0')
    {
      for (gsize n = strlen (plain); plain[n - 1] == '0' || plain[n - 1] == '.'; n--)
        {
          gboolean is_dot = plain[n - 1] == '.';

          plain[n - 1] = '\0';
          if (is_dot)
            break;
        }
    }

  return muster_club_points_parse (plain, points);
}

/* The first seat of the side. */
static guint
find_first (const MusterClubGuessSeat *seats,
            guint                      seat)
{
  for (guint i = 0; i < seat; i++)
    {
      if (strcmp (seats[i].line.side, seats[seat].line.side) == 0)
        return i;
    }

  return seat;
}

static guint
count_sides (const MusterClubGuessSeat *seats,
             guint                      n_seats)
{
  guint n = 0;

  for (guint i = 0; i < n_seats; i++)
    n += find_first (seats, i) == i;

  return n;
}

/* Whoever stands alone at the first place wins; several there draw; all others lose. */
static void
judge_places (MusterClubGuessSeat *seats,
              guint                n_seats)
{
  guint n_first = 0;
  gboolean keeps = count_sides (seats, n_seats) > 2;

  for (guint i = 0; i < n_seats; i++)
    n_first += find_first (seats, i) == i && seats[i].line.rank == 1;
  for (guint i = 0; i < n_seats; i++)
    {
      seats[i].line.verdict = seats[i].line.rank > 1 ? MUSTER_CLUB_LOSS
                              : n_first > 1          ? MUSTER_CLUB_DRAW
                                                     : MUSTER_CLUB_WIN;
      if (!keeps)
        seats[i].line.rank = 0;
    }
}

/* Fills in what follows for the sides of which nothing is said. */
static char *
judge_rest (MusterClubGuessSeat *seats,
            guint                n_seats)
{
  guint n_won = 0, n_drawn = 0, n_open = 0;

  for (guint i = 0; i < n_seats; i++)
    {
      n_won += seats[i].has_verdict && seats[i].line.verdict == MUSTER_CLUB_WIN;
      n_drawn += seats[i].has_verdict && seats[i].line.verdict == MUSTER_CLUB_DRAW;
      n_open += !seats[i].has_verdict && find_first (seats, i) == i;
    }
  if (n_open > 1 && n_won == 0 && n_drawn == 0)
    return g_strdup (_("nothing says who won"));
  for (guint i = 0; i < n_seats; i++)
    {
      const MusterClubGuessSeat *first = &seats[find_first (seats, i)];

      if (seats[i].has_verdict)
        continue;
      if (first->has_verdict)
        seats[i].line.verdict = first->line.verdict;
      else
        seats[i].line.verdict = n_won > 0     ? MUSTER_CLUB_LOSS
                                : n_drawn > 0 ? MUSTER_CLUB_DRAW
                                              : MUSTER_CLUB_WIN;
    }

  return NULL;
}

char *
muster_club_seats_settle (MusterClubGuessSeat *seats,
                          guint                n_seats)
{
  guint n_ranks = 0, n_verdicts = 0, n_points = 0;

  for (guint i = 0; i < n_seats; i++)
    {
      n_ranks += seats[i].line.rank > 0;
      n_verdicts += seats[i].has_verdict != FALSE;
      n_points += seats[i].line.has_points != FALSE;
    }
  if (n_ranks == n_seats && n_verdicts == 0)
    judge_places (seats, n_seats);
  else if (n_verdicts > 0)
    return judge_rest (seats, n_seats);
  else if (n_points == n_seats)
    {
      for (guint k = 0; k < n_seats; k++)
        {
          seats[k].line.rank = 1;
          for (guint j = 0; j < n_seats; j++)
            seats[k].line.rank += find_first (seats, j) == j && seats[j].line.points > seats[k].line.points;
        }
      judge_places (seats, n_seats);
    }
  else
    return g_strdup (_("nothing says who won"));

  return NULL;
}
