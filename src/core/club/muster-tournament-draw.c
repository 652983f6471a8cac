/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-tournament.h"

#include "core/club/muster-club-pairing.h"
#include "core/club/muster-club-ratings.h"
#include "core/club/muster-club-round-robin.h"
#include "core/club/muster-tournament-standings.h"
#include "core/muster-core-error.h"
#include "core/muster-i18n.h"

#include <stdlib.h>
#include <string.h>

/* Draws up rounds of tournaments. Names in lists here are lent by the tournament. */

static gboolean
is_in (const MusterTournament *self,
       const char             *name)
{
  const MusterTournamentPlayer *player = muster_tournament_find_player (self, name);

  return player != NULL && muster_tournament_player_is_in (player);
}

static guint
count_in (const MusterTournament *self)
{
  guint n = 0;

  for (guint i = 0; i < self->players->len; i++)
    n += muster_tournament_player_is_in (self->players->pdata[i]) != FALSE;

  return n;
}

static guint
count_unbeaten (const MusterTournament *self)
{
  g_autoptr (GArray) rows = muster_tournament_standings_rank (self, MUSTER_TOURNAMENT_NOW);
  guint n = 0;

  for (guint i = 0; i < rows->len; i++)
    {
      const MusterTournamentStanding *row = &g_array_index (rows, MusterTournamentStanding, i);

      n += muster_tournament_player_is_in (row->player) && row->counts[MUSTER_CLUB_LOSS] == 0;
    }

  return n;
}

char *
muster_tournament_draw_dup_end (const MusterTournament *self)
{
  const MusterRound *last = self->rounds->len > 0 ? self->rounds->pdata[self->rounds->len - 1] : NULL;

  for (guint i = 0; last != NULL && i < last->pairs->len; i++)
    {
      const MusterRoundPair *pair = last->pairs->pdata[i];

      if (!pair->has_result)
        return g_strdup_printf (_("“%s” and “%s” have no result yet"), pair->attacker, pair->defender);
    }
  if (self->n_rounds != MUSTER_TOURNAMENT_UNBEATEN && self->rounds->len >= self->n_rounds)
    return g_strdup (_("all rounds have been played"));
  if (self->rounds->len >= MUSTER_ROUND_MAX_ROUNDS)
    return g_strdup (_("there can be no more rounds"));
  if (self->n_rounds == MUSTER_TOURNAMENT_UNBEATEN && count_unbeaten (self) <= 1)
    return g_strdup (_("at most one is unbeaten, so it is over"));

  return count_in (self) < 2 ? g_strdup (_("there must be at least two who still take part")) : NULL;
}

static int
compare_lots (gconstpointer a,
              gconstpointer b)
{
  return strcmp ((*(MusterTournamentPlayer *const *) a)->lot, (*(MusterTournamentPlayer *const *) b)->lot);
}

/* Lists those who still take part, from the highest. */
static GPtrArray *
list_order (const MusterTournament *self,
            GPtrArray              *rated)
{
  GPtrArray *order = g_ptr_array_new ();

  if (self->rounds->len > 0)
    {
      g_autoptr (GArray) rows = muster_tournament_standings_rank (self, MUSTER_TOURNAMENT_NOW);

      for (guint i = 0; i < rows->len; i++)
        g_ptr_array_add (order, g_array_index (rows, MusterTournamentStanding, i).player->name);
    }
  else if (self->first == MUSTER_TOURNAMENT_RATING && rated != NULL)
    {
      for (guint i = 0; i < rated->len; i++)
        g_ptr_array_add (order, rated->pdata[i]);
    }
  else
    {
      g_autoptr (GPtrArray) players = g_ptr_array_new ();

      for (guint i = 0; i < self->players->len; i++)
        g_ptr_array_add (players, self->players->pdata[i]);
      g_ptr_array_sort (players, compare_lots);
      for (guint i = 0; i < players->len; i++)
        g_ptr_array_add (order, ((MusterTournamentPlayer *) players->pdata[i])->name);
    }
  for (guint i = order->len; i-- > 0; )
    {
      if (!is_in (self, order->pdata[i]))
        g_ptr_array_remove_index (order, i);
    }

  return order;
}

static gboolean
had_bye (const MusterTournament *self,
         const char             *name)
{
  for (guint i = 0; i < self->rounds->len; i++)
    {
      if (strcmp (((MusterRound *) self->rounds->pdata[i])->bye, name) == 0)
        return TRUE;
    }

  return FALSE;
}

static gboolean
have_met (const MusterTournament *self,
          const char             *one,
          const char             *other)
{
  for (guint i = 0; i < self->rounds->len; i++)
    {
      const MusterRoundPair *pair = muster_round_find (self->rounds->pdata[i], one);

      if (pair != NULL && (strcmp (pair->attacker, other) == 0 || strcmp (pair->defender, other) == 0))
        return TRUE;
    }

  return FALSE;
}

static void
add_pair (MusterRound *round,
          const char  *attacker,
          const char  *defender)
{
  MusterRoundPair *pair = muster_round_pair_new (attacker, defender, "");

  pair->table = round->pairs->len + 1;
  g_ptr_array_add (round->pairs, pair);
}

static void
set_bye (MusterRound *round,
         const char  *name)
{
  g_free (round->bye);
  round->bye = g_strdup (name);
}

static void
draw_swiss (const MusterTournament *self,
            MusterRound            *round,
            GPtrArray              *rated)
{
  g_autoptr (GPtrArray) order = list_order (self, rated);
  g_autofree guint *costs = NULL;
  g_autofree guint *partners = NULL;
  guint n;

  if (order->len % 2 != 0)
    {
      guint place = order->len - 1;

      /* Takes the lowest who has had no bye out of the order; if all had one, the lowest. */
      while (place > 0 && had_bye (self, order->pdata[place]))
        place--;
      if (had_bye (self, order->pdata[place]))
        place = order->len - 1;
      set_bye (round, g_ptr_array_remove_index (order, place));
    }
  n = order->len;
  costs = g_new0 (guint, n * n + 1);
  for (guint i = 0; i < n * n; i++)
    costs[i] = have_met (self, order->pdata[i / n], order->pdata[i % n]);
  /* Nobody is his own opponent. */
  for (guint i = 0; i < n; i++)
    costs[i * n + i] = 0;
  partners = muster_club_pairing_pair_highest (n, costs);
  for (guint i = 0; i < n; i++)
    {
      if (i < partners[i])
        add_pair (round, order->pdata[i], order->pdata[partners[i]]);
    }
}

gboolean
muster_tournament_draw (MusterTournament  *self,
                        const char        *date,
                        GPtrArray         *pairs,
                        GPtrArray         *rated,
                        GError           **error)
{
  g_autofree char *end = muster_tournament_draw_dup_end (self);
  g_autoptr (MusterRound) round = muster_round_new ("");

  if (end != NULL)
    return muster_core_refuse (error, "%s", end);

  g_free (round->date);
  round->date = g_strdup (date != NULL ? date : self->from);
  if (pairs != NULL)
    {
      g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
      guint n_left = 0;

      for (guint i = 0; i < pairs->len; i++)
        {
          if (!is_in (self, pairs->pdata[i]))
            return muster_core_refuse (error, _("“%s” does not take part"), (char *) pairs->pdata[i]);
          if (!g_hash_table_add (seen, pairs->pdata[i]))
            return muster_core_refuse (error, _("“%s” is named twice"), (char *) pairs->pdata[i]);
        }
      for (guint i = 0; i < self->players->len; i++)
        {
          const MusterTournamentPlayer *player = self->players->pdata[i];

          if (!muster_tournament_player_is_in (player) || g_hash_table_contains (seen, player->name))
            continue;
          if (n_left++ > 0 || count_in (self) % 2 == 0)
            return muster_core_refuse (error, _("“%s” is in no pair"), player->name);
          set_bye (round, player->name);
        }
      for (guint i = 0; i + 1 < pairs->len; i += 2)
        add_pair (round, pairs->pdata[i], pairs->pdata[i + 1]);
    }
  else if (self->system == MUSTER_TOURNAMENT_ROBIN)
    {
      g_autoptr (GPtrArray) circle = muster_club_round_robin (self->players->len, TRUE);
      const MusterClubRound *drawn = circle->pdata[self->rounds->len % circle->len];

      /* Games of those who have dropped out are left out. When everybody has met everybody, it begins anew
       * with roles changed. */
      for (guint i = 0; i < drawn->pairs->len; i++)
        {
          const MusterClubMatch *match = &g_array_index (drawn->pairs, MusterClubMatch, i);
          const MusterTournamentPlayer *attacker = self->players->pdata[match->attacker];
          const MusterTournamentPlayer *defender = self->players->pdata[match->defender];

          if (muster_tournament_player_is_in (attacker) && muster_tournament_player_is_in (defender))
            add_pair (round, attacker->name, defender->name);
        }
      if (drawn->bye != MUSTER_CLUB_NO_BYE)
        {
          const MusterTournamentPlayer *player = self->players->pdata[drawn->bye];

          if (muster_tournament_player_is_in (player))
            set_bye (round, player->name);
        }
    }
  else
    {
      if (self->first == MUSTER_TOURNAMENT_HAND && self->rounds->len == 0)
        return muster_core_refuse (error, _("the first round is made by hand: say who meets whom"));
      draw_swiss (self, round, rated);
    }
  g_ptr_array_add (self->rounds, g_steal_pointer (&round));

  return TRUE;
}

gboolean
muster_tournament_draw_undraw (MusterTournament  *self,
                               GError           **error)
{
  const MusterRound *last = self->rounds->len > 0 ? self->rounds->pdata[self->rounds->len - 1] : NULL;

  if (last == NULL)
    return muster_core_refuse (error, _("no round has been drawn up yet"));
  for (guint i = 0; i < last->pairs->len; i++)
    {
      if (((MusterRoundPair *) last->pairs->pdata[i])->has_result)
        return muster_core_refuse (error, _("this round has results already"));
    }
  for (guint i = 0; i < self->players->len; i++)
    {
      const MusterTournamentPlayer *player = self->players->pdata[i];
      guint n_joins = player->joins->len;

      if (g_array_index (player->joins, MusterTournamentJoin, n_joins - 1).after == self->rounds->len ||
          (player->drops->len > 0 &&
           g_array_index (player->drops, guint, player->drops->len - 1) == self->rounds->len))
        return muster_core_refuse (error, _("“%s” has joined or dropped out since"), player->name);
    }
  g_ptr_array_set_size (self->rounds, (int) self->rounds->len - 1);

  return TRUE;
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static char *
dup_day_before (const char *date)
{
  GDate day;
  char text[16];

  g_date_clear (&day, 1);
  g_date_set_dmy (&day, (GDateDay) atoi (date + 8), (GDateMonth) atoi (date + 5), (GDateYear) atoi (date));
  g_date_subtract_days (&day, 1);
  g_snprintf (text, sizeof text, "%04u-%02u-%02u", g_date_get_year (&day), (guint) g_date_get_month (&day),
              g_date_get_day (&day));

  return g_strdup (text);
}

GPtrArray *
muster_tournament_draw_list_rated (const MusterTournament *self,
                                   const MusterClubBook   *book,
                                   const MusterClubNames  *names)
{
  g_autofree char *to = dup_day_before (self->from);
  const MusterClubFilter filter = { .to = to };
  g_autoptr (MusterClubRatings) ratings = muster_club_ratings_new (book, &filter, FALSE);
  GPtrArray *rated = g_ptr_array_new ();
  g_autoptr (GPtrArray) others = g_ptr_array_new ();

  for (guint i = 0; i < ratings->rows->len; i++)
    {
      const char *member =
        muster_club_book_get_name (book, g_array_index (ratings->rows, MusterClubRating, i).player);
      const MusterTournamentPlayer *player =
        muster_tournament_find_player (self, muster_tournament_find_name (self, names, member));

      if (player != NULL)
        g_ptr_array_add (rated, player->name);
    }
  for (guint i = 0; i < self->players->len; i++)
    {
      const MusterTournamentPlayer *player = self->players->pdata[i];

      if (!g_ptr_array_find (rated, player->name, NULL))
        g_ptr_array_add (others, player->name);
    }
  g_ptr_array_sort (others, compare_names);
  g_ptr_array_extend (rated, others, NULL, NULL);

  return rated;
}
