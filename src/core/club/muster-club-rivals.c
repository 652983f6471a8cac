/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-rivals.h"

static int
compare_rivals (gconstpointer a,
                gconstpointer b)
{
  const MusterClubRivals *first = a;
  const MusterClubRivals *second = b;

  if (first->player != second->player)
    return first->player < second->player ? -1 : 1;

  return first->opponent < second->opponent ? -1 : first->opponent > second->opponent;
}

static MusterClubRivals *
get_pair (GArray     *rivals,
          GHashTable *places,
          guint       player,
          guint       opponent)
{
  gint64 key = (gint64) player << 32 | opponent;
  gpointer place;

  if (!g_hash_table_lookup_extended (places, &key, NULL, &place))
    {
      MusterClubRivals pair = { .player = player, .opponent = opponent };

      place = GUINT_TO_POINTER (rivals->len);
      g_hash_table_insert (places, g_memdup2 (&key, sizeof key), place);
      g_array_append_val (rivals, pair);
    }

  return &g_array_index (rivals, MusterClubRivals, GPOINTER_TO_UINT (place));
}

/**
 * muster_club_rivals_new:
 *
 * Returns: (transfer full): all pairs of opponents
 */
GArray *
muster_club_rivals_new (const MusterClubBook   *book,
                        const MusterClubFilter *filter)
{
  g_autoptr (GHashTable) places = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  GArray *rivals = g_array_new (FALSE, FALSE, sizeof (MusterClubRivals));

  for (guint i = 0; i < muster_club_book_get_n_games (book); i++)
    {
      const MusterClubGame *game = muster_club_book_get_game (book, i);

      if (muster_club_filter_matches (filter, game))
        {
          for (guint k = 0; k < game->n_seats; k++)
            {
              for (guint j = 0; j < game->n_seats; j++)
                {
                  const MusterClubSeat *a = &game->seats[k];
                  const MusterClubSeat *b = &game->seats[j];
                  MusterClubRivals *pair;

                  if (a->side == b->side || a->player >= b->player)
                    continue;
                  pair = get_pair (rivals, places, a->player, b->player);
                  pair->battles++;
                  pair->counts[muster_club_game_judge (game, a->side, b->side)]++;
                }
            }
        }
    }
  g_array_sort (rivals, compare_rivals);

  return rivals;
}

MusterClubRivals
muster_club_rivals_find (GArray *rivals,
                         guint   player,
                         guint   opponent)
{
  MusterClubRivals pair = { .player = MIN (player, opponent), .opponent = MAX (player, opponent) };
  guint match;

  if (g_array_binary_search (rivals, &pair, compare_rivals, &match))
    pair = g_array_index (rivals, MusterClubRivals, match);
  if (player > opponent)
    {
      guint won = pair.counts[MUSTER_CLUB_WIN];

      pair.player = player;
      pair.opponent = opponent;
      pair.counts[MUSTER_CLUB_WIN] = pair.counts[MUSTER_CLUB_LOSS];
      pair.counts[MUSTER_CLUB_LOSS] = won;
    }

  return pair;
}

/* Sorts the opponents of one player by how often he met them. */
static int
compare_meetings (gconstpointer a,
                  gconstpointer b)
{
  const MusterClubRivals *first = a;
  const MusterClubRivals *second = b;

  if (first->battles != second->battles)
    return first->battles > second->battles ? -1 : 1;

  return first->opponent < second->opponent ? -1 : first->opponent > second->opponent;
}

GArray *
muster_club_rivals_list (GArray *rivals,
                         guint   player)
{
  GArray *met = g_array_new (FALSE, FALSE, sizeof (MusterClubRivals));

  for (guint i = 0; i < rivals->len; i++)
    {
      const MusterClubRivals *pair = &g_array_index (rivals, MusterClubRivals, i);
      MusterClubRivals own;

      if (pair->player != player && pair->opponent != player)
        continue;
      own = muster_club_rivals_find (rivals, player, pair->player == player ? pair->opponent : pair->player);
      g_array_append_val (met, own);
    }
  g_array_sort (met, compare_meetings);

  return met;
}
