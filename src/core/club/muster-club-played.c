/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-played.h"

#include <string.h>

static int
compare_played (gconstpointer a,
                gconstpointer b)
{
  const MusterClubPlayed *first = a;
  const MusterClubPlayed *second = b;

  if (first->battles != second->battles)
    return first->battles > second->battles ? -1 : 1;

  return strcmp (first->ruleset, second->ruleset);
}

/**
 * muster_club_played_new:
 *
 * Returns: (transfer full) (element-type MusterClubPlayed): the games
 */
GArray *
muster_club_played_new (const MusterClubBook   *book,
                        const MusterClubFilter *filter)
{
  g_autoptr (GHashTable) places = g_hash_table_new (g_str_hash, g_str_equal);
  GArray *played = g_array_new (FALSE, FALSE, sizeof (MusterClubPlayed));

  for (guint i = 0; i < muster_club_book_get_n_games (book); i++)
    {
      const MusterClubGame *game = muster_club_book_get_game (book, i);
      const MusterClubPlayed fresh = { .ruleset = game->result->head.ruleset };
      gpointer place;

      if (game->is_bye || !muster_club_filter_matches (filter, game))
        continue;
      if (!g_hash_table_lookup_extended (places, fresh.ruleset, NULL, &place))
        {
          place = GUINT_TO_POINTER (played->len);
          g_hash_table_insert (places, (char *) fresh.ruleset, place);
          g_array_append_val (played, fresh);
        }
      g_array_index (played, MusterClubPlayed, GPOINTER_TO_UINT (place)).battles++;
    }
  g_array_sort (played, compare_played);

  return played;
}
