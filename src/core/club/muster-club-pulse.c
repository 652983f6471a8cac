/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-pulse.h"

#include "core/club/muster-club-date.h"
#include "core/club/muster-club-rivals.h"

#include <math.h>
#include <string.h>

/* Finds out how active a club is and what it might play tonight. */

int
muster_club_pulse_days_since_last (const MusterClubBook *book,
                                   const char           *today)
{
  guint n = muster_club_book_get_n_games (book);
  guint last, day = muster_club_date_get_day (today);

  if (n == 0)
    return -1;
  last = muster_club_date_get_day (muster_club_book_get_game (book, n - 1)->result->head.date);

  return last <= day ? (int) (day - last) : -1;
}

static int
compare_absences (gconstpointer a,
                  gconstpointer b)
{
  const MusterClubAbsence *first = a;
  const MusterClubAbsence *second = b;

  if (first->days != second->days)
    return first->days > second->days ? -1 : 1;

  return first->player < second->player ? -1 : first->player > second->player;
}

/**
 * muster_club_pulse_absences_new:
 *
 * Returns: (transfer full): who stays away
 */
GArray *
muster_club_pulse_absences_new (const MusterClubBook *book,
                                const char           *today,
                                guint                 days)
{
  guint n_players = muster_club_book_get_n_players (book);
  g_autofree guint *last = g_new0 (guint, MAX (n_players, 1));
  guint day = muster_club_date_get_day (today);
  GArray *absences = g_array_new (FALSE, FALSE, sizeof (MusterClubAbsence));

  /* Games stand in the order of their dates, so that the last one overwrites the others. */
  for (guint i = 0; i < muster_club_book_get_n_games (book); i++)
    {
      const MusterClubGame *game = muster_club_book_get_game (book, i);
      guint played = muster_club_date_get_day (game->result->head.date);

      for (guint j = 0; j < game->n_seats; j++)
        last[game->seats[j].player] = played;
    }
  for (guint i = 0; i < n_players; i++)
    {
      MusterClubAbsence absence = { i, day - MIN (last[i], day) };

      if (absence.days >= days)
        g_array_append_val (absences, absence);
    }
  g_array_sort (absences, compare_absences);

  return absences;
}

typedef struct
{
  MusterClubMeeting meeting;
  guint last; /* number of the last game in which they met, from 1 */
} Meeting;

static int
compare_meetings (gconstpointer a,
                  gconstpointer b)
{
  const Meeting *first = a;
  const Meeting *second = b;

  if (first->meeting.battles != second->meeting.battles)
    return first->meeting.battles < second->meeting.battles ? -1 : 1;
  if (first->last != second->last)
    return first->last < second->last ? -1 : 1;
  if (first->meeting.first != second->meeting.first)
    return first->meeting.first < second->meeting.first ? -1 : 1;

  return first->meeting.second < second->meeting.second ? -1 : first->meeting.second > second->meeting.second;
}

/* Returns the number, from 1, of the last game in which the two were opponents; 0 if there is
 * none. */
static guint
find_last (const MusterClubBook *book,
           guint                 a,
           guint                 b)
{
  for (guint i = muster_club_book_get_n_games (book); i-- > 0; )
    {
      const MusterClubGame *game = muster_club_book_get_game (book, i);
      int sides[2] = { -1, -1 };

      for (guint j = 0; j < game->n_seats; j++)
        {
          if (game->seats[j].player == a)
            sides[0] = (int) game->seats[j].side;
          else if (game->seats[j].player == b)
            sides[1] = (int) game->seats[j].side;
        }
      if (sides[0] >= 0 && sides[1] >= 0 && sides[0] != sides[1])
        return i + 1;
    }

  return 0;
}

/**
 * muster_club_pulse_meetings_new:
 *
 * Returns: (transfer full): all pairs of them
 */
GArray *
muster_club_pulse_meetings_new (const MusterClubBook *book,
                                const guint          *players,
                                guint                 n_players)
{
  const MusterClubFilter all = { 0 };
  g_autoptr (GArray) rivals = muster_club_rivals_new (book, &all);
  g_autoptr (GArray) meetings = g_array_new (FALSE, FALSE, sizeof (Meeting));
  GArray *sorted = g_array_new (FALSE, FALSE, sizeof (MusterClubMeeting));

  for (guint i = 0; i < n_players; i++)
    {
      for (guint j = i + 1; j < n_players; j++)
        {
          MusterClubRivals pair = muster_club_rivals_find (rivals, players[i], players[j]);
          Meeting meeting = { { pair.player, pair.opponent, pair.battles }, 0 };

          if (pair.battles > 0)
            meeting.last = find_last (book, players[i], players[j]);
          g_array_append_val (meetings, meeting);
        }
    }
  g_array_sort (meetings, compare_meetings);
  for (guint i = 0; i < meetings->len; i++)
    g_array_append_val (sorted, g_array_index (meetings, Meeting, i).meeting);

  return sorted;
}

void
muster_club_pulse_count_scenarios (const MusterClubBook *book,
                                   const char           *ruleset,
                                   const char *const    *scenarios,
                                   guint                *counts)
{
  for (guint i = 0; scenarios[i] != NULL; i++)
    counts[i] = 0;
  for (guint i = 0; i < muster_club_book_get_n_games (book); i++)
    {
      const MusterClubHead *head = &muster_club_book_get_game (book, i)->result->head;

      for (guint j = 0; strcmp (head->ruleset, ruleset) == 0 && scenarios[j] != NULL; j++)
        counts[j] += strcmp (head->scenario, scenarios[j]) == 0;
    }
}

int
muster_club_pulse_balance (const MusterGlicko *stronger,
                           const MusterGlicko *weaker,
                           int                 points)
{
  double chance = muster_glicko_expect (stronger, weaker);

  return (int) lround (points * MAX (chance - 0.5, 0));
}
