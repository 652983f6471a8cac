/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-tournament-standings.h"

#include <stdlib.h>
#include <string.h>

/* Works out standings. Points first, since the points of opponents follow from them; then the breaks
 * in the order of the tournament, since what somebody won from those who tie with him depends on
 * those before it; then lots. */

typedef struct
{
  const MusterTournament *tournament;
  guint n_rounds;
  GArray *rows;
  GHashTable *by_name; /* index of the row */
} Count;

static MusterTournamentStanding *
get_row (const Count *self,
         guint        row)
{
  return &g_array_index (self->rows, MusterTournamentStanding, row);
}

/* Everybody who meets somebody in these rounds has a row. */
static guint
find_row (const Count *self,
          const char  *name)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (self->by_name, name));
}

gboolean
muster_tournament_standings_break_has_points (MusterTournamentBreak by)
{
  return by == MUSTER_TOURNAMENT_FOR || by == MUSTER_TOURNAMENT_DIFFERENCE;
}

/* Whether a number of rounds is known to these standings. What was said before the first round always
 * is. */
static gboolean
is_known (guint after,
          guint asked)
{
  return after == 0 || after < asked;
}

static void
add_players (Count *self,
             guint  after)
{
  for (guint i = 0; i < self->tournament->players->len; i++)
    {
      const MusterTournamentPlayer *player = self->tournament->players->pdata[i];
      MusterTournamentStanding row = { .player = player };

      for (guint j = 0; j < player->joins->len; j++)
        {
          const MusterTournamentJoin *join = &g_array_index (player->joins, MusterTournamentJoin, j);

          if (is_known (join->after, after))
            row.points += join->points;
        }
      if (!is_known (g_array_index (player->joins, MusterTournamentJoin, 0).after, after))
        continue;
      g_hash_table_insert (self->by_name, player->name, GUINT_TO_POINTER (self->rows->len));
      g_array_append_val (self->rows, row);
    }
}

static void
add_verdict (const Count       *self,
             const char        *name,
             MusterClubVerdict  verdict)
{
  MusterTournamentStanding *row = get_row (self, find_row (self, name));

  row->counts[verdict]++;
  row->points += self->tournament->scoring.worth[verdict];
}

/* Calls a function with each pair that has a result. */
static void
visit_pairs (const Count *self,
             void       (*visit) (const Count *self, const MusterRoundPair *pair))
{
  for (guint i = 0; i < self->n_rounds; i++)
    {
      const MusterRound *round = self->tournament->rounds->pdata[i];

      for (guint j = 0; j < round->pairs->len; j++)
        {
          const MusterRoundPair *pair = round->pairs->pdata[j];

          if (pair->has_result)
            visit (self, pair);
        }
    }
}

static void
count_pair (const Count           *self,
            const MusterRoundPair *pair)
{
  add_verdict (self, pair->attacker, pair->verdict);
  add_verdict (self, pair->defender, muster_round_turn_verdict (pair->verdict));
  if (pair->has_points)
    {
      MusterTournamentStanding *attacker = get_row (self, find_row (self, pair->attacker));
      MusterTournamentStanding *defender = get_row (self, find_row (self, pair->defender));

      attacker->breaks[MUSTER_TOURNAMENT_FOR] += pair->points[0];
      attacker->breaks[MUSTER_TOURNAMENT_DIFFERENCE] += pair->points[0] - pair->points[1];
      defender->breaks[MUSTER_TOURNAMENT_FOR] += pair->points[1];
      defender->breaks[MUSTER_TOURNAMENT_DIFFERENCE] += pair->points[1] - pair->points[0];
    }
}

/* (element-type gint64): lists the points of all whom he met. */
static GArray *
list_met (const Count *self,
          const char  *name)
{
  GArray *met = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint i = 0; i < self->n_rounds; i++)
    {
      const MusterRoundPair *pair = muster_round_find (self->tournament->rounds->pdata[i], name);
      gint64 points;

      if (pair == NULL || !pair->has_result)
        continue;
      points =
        get_row (self, find_row (self, strcmp (pair->attacker, name) == 0 ? pair->defender : pair->attacker))
          ->points;
      g_array_append_val (met, points);
    }

  return met;
}

/* Compares by points and by the breaks before @end, the order of the tournament. */
static int
compare_until (const MusterTournament         *tournament,
               const MusterTournamentStanding *a,
               const MusterTournamentStanding *b,
               guint                           end)
{
  if (a->points != b->points)
    return a->points > b->points ? -1 : 1;
  for (guint i = 0; i < end; i++)
    {
      gint64 first = a->breaks[tournament->breaks[i]];
      gint64 second = b->breaks[tournament->breaks[i]];

      if (first != second)
        return first > second ? -1 : 1;
    }

  return 0;
}

static void
count_mutual (const Count           *self,
              const MusterRoundPair *pair)
{
  MusterTournamentStanding *attacker = get_row (self, find_row (self, pair->attacker));
  MusterTournamentStanding *defender = get_row (self, find_row (self, pair->defender));
  const int *worth = self->tournament->scoring.worth;
  guint place = 0;

  while (place < self->tournament->n_breaks && self->tournament->breaks[place] != MUSTER_TOURNAMENT_MET)
    place++;
  if (compare_until (self->tournament, attacker, defender, place) != 0)

    return;
  attacker->breaks[MUSTER_TOURNAMENT_MET] += worth[pair->verdict];
  defender->breaks[MUSTER_TOURNAMENT_MET] += worth[muster_round_turn_verdict (pair->verdict)];
}

static int
compare_lots (gconstpointer a,
              gconstpointer b)
{
  const MusterTournamentStanding *first = a;
  const MusterTournamentStanding *second = b;

  return strcmp (first->player->lot, second->player->lot);
}

static int
compare_rows (gconstpointer a,
              gconstpointer b,
              gpointer      data)
{
  const MusterTournament *tournament = data;
  const MusterTournamentStanding *first = a;
  const MusterTournamentStanding *second = b;
  int order = compare_until (tournament, first, second, tournament->n_breaks);

  return order != 0 ? order : first->lot < second->lot ? -1 : 1;
}

/**
 * muster_tournament_standings_rank:
 *
 * Returns: (transfer full): the standings
 */
GArray *
muster_tournament_standings_rank (const MusterTournament *self,
                                  guint                   after)
{
  g_autoptr (GHashTable) by_name = g_hash_table_new (g_str_hash, g_str_equal);
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (MusterTournamentStanding));
  Count count = { self, MIN (after, self->rounds->len), rows, by_name };

  add_players (&count, after);
  visit_pairs (&count, count_pair);

  for (guint i = 0; i < count.n_rounds; i++)
    {
      const MusterRound *round = count.tournament->rounds->pdata[i];

      if (*round->bye != '\0')
        add_verdict (&count, round->bye, count.tournament->bye);
    }

  for (guint i = 0; i < rows->len; i++)
    {
      MusterTournamentStanding *row = get_row (&count, i);
      g_autoptr (GArray) met = list_met (&count, row->player->name);
      gint64 sum = 0, best = G_MININT64, worst = G_MAXINT64;

      for (guint k = 0; k < met->len; k++)
        {
          gint64 points = g_array_index (met, gint64, k);

          sum += points;
          best = MAX (best, points);
          worst = MIN (worst, points);
        }
      row->breaks[MUSTER_TOURNAMENT_OPPONENTS] = sum;
      row->breaks[MUSTER_TOURNAMENT_MEDIAN] = met->len > 2 ? sum - best - worst : 0;
      row->breaks[MUSTER_TOURNAMENT_WINS] = row->counts[MUSTER_CLUB_WIN];
    }
  visit_pairs (&count, count_mutual);
  g_array_sort (rows, compare_lots);
  for (guint i = 0; i < rows->len; i++)
    get_row (&count, i)->lot = i + 1;
  g_array_sort_with_data (rows, compare_rows, (gpointer) self);
  for (guint i = 0; i < rows->len; i++)
    get_row (&count, i)->place = i + 1;

  return rows;
}
