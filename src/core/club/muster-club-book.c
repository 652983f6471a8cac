/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-book.h"

#include "core/club/muster-club-vocabulary.h"

#include <string.h>

/* Players are numbered in the order of their names, so that comparing their numbers sorts them
 * by name. */

struct _MusterClubBook
{
  gatomicrefcount ref_count;
  GPtrArray *results;
  GPtrArray *names;
  GHashTable *players; /* index by name */
  gboolean *absent;    /* by player: was removed */
  GArray *games;
};

static void
clear_game (gpointer data)
{
  MusterClubGame *game = data;

  g_free (game->seats);
  g_free (game->points);
  g_free (game->ranks);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static void
collect_names (MusterClubBook        *self,
               const MusterClubNames *names)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < self->results->len; i++)
    {
      const MusterClubResult *result = self->results->pdata[i];

      for (guint j = 0; j < result->n_lines; j++)
        {
          const char *name = muster_club_names_resolve (names, result->lines[j].player);

          if (!g_hash_table_contains (seen, name))
            {
              char *copy = g_strdup (name);

              g_ptr_array_add (self->names, copy);
              g_hash_table_add (seen, copy);
            }
        }
    }
  g_ptr_array_sort (self->names, compare_names);
  for (guint i = 0; i < self->names->len; i++)
    g_hash_table_insert (self->players, self->names->pdata[i], GUINT_TO_POINTER (i));
  self->absent = g_new0 (gboolean, self->names->len + 1);
  /* Names that were only merged say nothing of who is a member. */
  for (guint i = 0; muster_club_names_has_members (names) && i < self->names->len; i++)
    self->absent[i] = !muster_club_names_is_known (names, self->names->pdata[i]);
}

static guint
find_side (const MusterClubResult *result,
           guint                   line,
           const MusterClubGame   *game)
{
  for (guint i = 0; i < line; i++)
    {
      if (strcmp (result->lines[i].side, result->lines[line].side) == 0)
        return game->seats[i].side;
    }

  return game->n_sides;
}

static void
seat_players (MusterClubBook        *self,
              MusterClubGame        *game,
              const MusterClubNames *names)
{
  const MusterClubResult *result = game->result;

  game->winner = -1;
  game->has_points = TRUE;
  game->n_seats = result->n_lines;
  game->seats = g_new (MusterClubSeat, result->n_lines);
  for (guint i = 0; i < result->n_lines; i++)
    {
      const MusterClubLine *line = &result->lines[i];
      const char *name = muster_club_names_resolve (names, line->player);

      game->seats[i].line = line;
      game->seats[i].player = GPOINTER_TO_UINT (g_hash_table_lookup (self->players, name));
      game->seats[i].side = find_side (result, i, game);
      game->n_sides = MAX (game->n_sides, game->seats[i].side + 1);
      game->has_points = game->has_points && line->has_points;
      if (line->verdict == MUSTER_CLUB_WIN)
        game->winner = (int) game->seats[i].side;
    }
}

/* One game has one name in every table, whether somebody typed it or its ruleset gave it. @spelled:
 * (element-type utf8 utf8): those that were looked up. Returns: (transfer full): the result */
static MusterClubResult *
spell_game (MusterClubResult *result,
            GHashTable       *spelled)
{
  const char *game = g_hash_table_lookup (spelled, result->head.ruleset);
  MusterClubHead head = result->head;

  if (game == NULL)
    {
      game = muster_club_vocabulary_spell_game (head.ruleset);
      g_hash_table_insert (spelled, (char *) head.ruleset, (char *) game);
    }
  if (strcmp (game, head.ruleset) == 0)
    return muster_club_result_ref (result);
  head.ruleset = game;

  return muster_club_result_new (&head, result->lines, result->n_lines);
}

/**
 * muster_club_book_new:
 * @names: (nullable): which names were merged; NULL for a book in which names of people and of games
 *   stand as they came
 *
 * Returns: (transfer full): the book
 */
MusterClubBook *
muster_club_book_new (GPtrArray             *results,
                      const MusterClubNames *names)
{
  MusterClubBook *self = g_new0 (MusterClubBook, 1);
  g_autoptr (GPtrArray) sorted = NULL;
  g_autoptr (GHashTable) battles = NULL;
  g_autoptr (GHashTable) spelled = g_hash_table_new (g_str_hash, g_str_equal);

  g_atomic_ref_count_init (&self->ref_count);
  /* Each battle is kept once. The sort is stable, so the first of two results of a battle stays. */
  sorted =
    g_ptr_array_new_full (results->len, (GDestroyNotify) muster_club_result_unref);
  battles = g_hash_table_new (g_str_hash, g_str_equal);
  for (guint i = 0; i < results->len; i++)
    {
      MusterClubResult *result = results->pdata[i];

      if (g_hash_table_add (battles, (char *) result->head.battle))
        g_ptr_array_add (sorted, names != NULL ? spell_game (result, spelled)
                                               : muster_club_result_ref (result));
    }
  g_ptr_array_sort (sorted, muster_club_result_compare);
  self->results = g_steal_pointer (&sorted);
  self->names = g_ptr_array_new_with_free_func (g_free);
  self->players = g_hash_table_new (g_str_hash, g_str_equal);
  self->games = g_array_sized_new (FALSE, FALSE, sizeof (MusterClubGame), self->results->len);
  g_array_set_clear_func (self->games, clear_game);
  collect_names (self, names);
  for (guint i = 0; i < self->results->len; i++)
    {
      MusterClubResult *result = self->results->pdata[i];
      MusterClubGame game = { .result = result, .is_bye = muster_club_result_is_bye (result) };

      seat_players (self, &game, names);
      game.has_points = game.has_points && !game.is_bye;
      if (game.has_points)
        {
          game.points = g_new0 (gint64, game.n_sides);
          for (guint k = 0; k < game.n_seats; k++)
            game.points[game.seats[k].side] = game.seats[k].line->points;
        }
      if (result->lines[0].rank > 0)
        {
          game.ranks = g_new0 (guint, game.n_sides);
          for (guint k = 0; k < game.n_seats; k++)
            game.ranks[game.seats[k].side] = game.seats[k].line->rank;
        }
      g_array_append_val (self->games, game);
    }

  return self;
}

MusterClubBook *
muster_club_book_ref (MusterClubBook *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

void
muster_club_book_unref (MusterClubBook *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  g_array_unref (self->games);
  g_hash_table_unref (self->players);
  g_free (self->absent);
  g_ptr_array_unref (self->names);
  g_ptr_array_unref (self->results);
  g_free (self);
}

guint
muster_club_book_get_n_games (const MusterClubBook *self)
{
  return self->games->len;
}

const MusterClubGame *
muster_club_book_get_game (const MusterClubBook *self,
                           guint                 game)
{
  g_return_val_if_fail (game < self->games->len, NULL);

  return &g_array_index (self->games, MusterClubGame, game);
}

guint
muster_club_book_get_n_players (const MusterClubBook *self)
{
  return self->names->len;
}

const char *
muster_club_book_get_name (const MusterClubBook *self,
                           guint                 player)
{
  g_return_val_if_fail (player < self->names->len, NULL);

  return self->names->pdata[player];
}

gboolean
muster_club_book_is_member (const MusterClubBook *self,
                            guint                 player)
{
  g_return_val_if_fail (player < self->names->len, FALSE);

  return !self->absent[player];
}

gboolean
muster_club_book_find_player (const MusterClubBook *self,
                              const char           *name,
                              guint                *player)
{
  gpointer index;

  if (!g_hash_table_lookup_extended (self->players, name, NULL, &index))
    return FALSE;
  *player = GPOINTER_TO_UINT (index);

  return TRUE;
}

MusterClubVerdict
muster_club_game_judge (const MusterClubGame *self,
                        guint                 side,
                        guint                 other)
{
  if (self->ranks != NULL && self->ranks[side] != self->ranks[other])
    return self->ranks[side] < self->ranks[other] ? MUSTER_CLUB_WIN : MUSTER_CLUB_LOSS;
  if (self->ranks != NULL)
    return MUSTER_CLUB_DRAW;
  if (self->winner == (int) side)
    return MUSTER_CLUB_WIN;

  return self->winner == (int) other ? MUSTER_CLUB_LOSS : MUSTER_CLUB_DRAW;
}

gint64
muster_club_game_get_against (const MusterClubGame *self,
                              guint                 side)
{
  gint64 most = G_MININT64;

  g_return_val_if_fail (self->has_points, 0);

  for (guint i = 0; i < self->n_sides; i++)
    {
      if (i != side)
        most = MAX (most, self->points[i]);
    }

  return most;
}

gboolean
muster_club_filter_matches (const MusterClubFilter *self,
                            const MusterClubGame   *game)
{
  const MusterClubHead *head = &game->result->head;

  return (self->from == NULL || strcmp (head->date, self->from) >= 0) &&
         (self->to == NULL || strcmp (head->date, self->to) <= 0) &&
         (self->ruleset == NULL || strcmp (head->ruleset, self->ruleset) == 0) &&
         (self->place == NULL || strcmp (head->place, self->place) == 0);
}
