/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-profile.h"

#include "core/club/muster-club-date.h"

#include <string.h>

/* Counts how often each value occurs. */
typedef struct
{
  GHashTable *counts;
  const char *best;
  guint n_best;
} Favourite;

static void
free_profile (gpointer data)
{
  MusterClubProfile *self = data;

  g_array_unref (self->games);
  g_free (self);
}

/* If several values are equally frequent, the first by name is the favourite. */
static void
count (Favourite  *self,
       const char *value)
{
  guint n;

  if (*value == '\0')
    return;
  n = GPOINTER_TO_UINT (g_hash_table_lookup (self->counts, value)) + 1;
  g_hash_table_insert (self->counts, (char *) value, GUINT_TO_POINTER (n));
  if (n > self->n_best || (n == self->n_best && strcmp (value, self->best) < 0))
    {
      self->best = value;
      self->n_best = n;
    }
}

static const MusterClubLine *
find_line (const MusterClubGame *game,
           guint                 player)
{
  for (guint i = 0; i < game->n_seats; i++)
    {
      if (game->seats[i].player == player)
        return game->seats[i].line;
    }

  return NULL;
}

/* Favourites can be found only when all results of the player are known. */
static void
find_favourites (MusterClubProfile    *self,
                 const MusterClubBook *book,
                 guint                 player)
{
  Favourite favourites[3] = { { g_hash_table_new (g_str_hash, g_str_equal), "", 0 },
                              { g_hash_table_new (g_str_hash, g_str_equal), "", 0 },
                              { g_hash_table_new (g_str_hash, g_str_equal), "", 0 } };

  for (guint i = 0; i < self->games->len; i++)
    {
      const MusterClubGame *game = muster_club_book_get_game (book, g_array_index (self->games, guint, i));

      if (game->is_bye)
        continue;
      count (&favourites[0], game->result->head.scenario);
      count (&favourites[1], find_line (game, player)->force);
      count (&favourites[2], game->result->head.ruleset);
    }
  self->scenario = favourites[0].best;
  self->n_scenario = favourites[0].n_best;
  self->force = favourites[1].best;
  self->n_force = favourites[1].n_best;
  self->ruleset = favourites[2].best;
  self->n_ruleset = favourites[2].n_best;
  for (guint i = 0; i < G_N_ELEMENTS (favourites); i++)
    g_hash_table_unref (favourites[i].counts);
}

static void
add_game (MusterClubProfile    *self,
          const MusterClubGame *game,
          guint                 number,
          MusterClubVerdict     verdict)
{
  g_array_append_val (self->games, number);
  self->last = game->result->head.date;
  if (game->is_bye)
    return;
  self->battles++;
  self->counts[verdict]++;
  if (self->n_form == MUSTER_CLUB_FORM)
    {
      memmove (self->form, self->form + 1, (MUSTER_CLUB_FORM - 1) * sizeof *self->form);
      self->n_form--;
    }
  self->form[self->n_form++] = verdict;
}

/**
 * muster_club_profiles_new:
 *
 * Returns: (transfer full): what everybody has done
 */
GPtrArray *
muster_club_profiles_new (const MusterClubBook   *book,
                          const MusterClubFilter *filter)
{
  GPtrArray *profiles = g_ptr_array_new_with_free_func (free_profile);

  for (guint i = 0; i < muster_club_book_get_n_players (book); i++)
    {
      MusterClubProfile *profile = g_new0 (MusterClubProfile, 1);

      profile->games = g_array_new (FALSE, FALSE, sizeof (guint));
      profile->last = "";
      g_ptr_array_add (profiles, profile);
    }
  for (guint i = 0; i < muster_club_book_get_n_games (book); i++)
    {
      const MusterClubGame *game = muster_club_book_get_game (book, i);

      for (guint j = 0; muster_club_filter_matches (filter, game) && j < game->n_seats; j++)
        add_game (profiles->pdata[game->seats[j].player], game, i, game->seats[j].line->verdict);
    }
  for (guint i = 0; i < profiles->len; i++)
    find_favourites (profiles->pdata[i], book, i);

  return profiles;
}

/**
 * muster_club_profile_list_battles:
 *
 * Returns: (transfer container): the battles
 */
GPtrArray *
muster_club_profile_list_battles (const MusterClubProfile *self,
                                  const MusterClubBook    *book)
{
  GPtrArray *battles = g_ptr_array_new ();

  for (guint i = 0; i < self->games->len; i++)
    {
      const MusterClubGame *game = muster_club_book_get_game (book, g_array_index (self->games, guint, i));

      g_ptr_array_add (battles, (char *) game->result->head.battle);
    }

  return battles;
}

/**
 * muster_club_profile_months_new:
 *
 * Returns: (transfer full): the counts
 */
GArray *
muster_club_profile_months_new (const MusterClubBook   *book,
                                const MusterClubFilter *filter,
                                guint                  *first)
{
  GArray *months = g_array_new (FALSE, TRUE, sizeof (guint));

  *first = 0;
  for (guint i = 0; i < muster_club_book_get_n_games (book); i++)
    {
      const MusterClubGame *game = muster_club_book_get_game (book, i);
      guint month = muster_club_date_get_month (game->result->head.date);

      if (game->is_bye || !muster_club_filter_matches (filter, game))
        continue;
      if (months->len == 0)
        *first = month;
      if (month - *first >= months->len)
        g_array_set_size (months, month - *first + 1);
      g_array_index (months, guint, month - *first)++;
    }

  return months;
}
