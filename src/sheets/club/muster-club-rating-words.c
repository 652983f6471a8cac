/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/club/muster-club-rating-words.h"

#include "core/club/muster-club-date.h"
#include "core/muster-i18n.h"
#include "sheets/club/muster-club-words.h"

#include <math.h>
#include <string.h>

/* How many results of one month are named. */
#define N_NAMED 5

char *
muster_club_rating_words_about (const MusterClubTables *tables,
                                MusterLibrary          *library)
{
  g_autofree char *month = NULL;
  g_autofree char *which = NULL;

  if (tables->ratings->rows->len == 0)
    return g_strdup ("");

  month = muster_club_words_month (tables->ratings->first_month, FALSE);
  which = *tables->choice.ruleset == '\0'
            ? g_strdup_printf (_("Glicko-2 ratings of all games together, since %s."), month)
            /* Translators: the name of a game, and a month. */
            : g_strdup_printf (_("Glicko-2 ratings of “%s” alone, since %s."),
                               muster_club_words_ruleset (library, tables->choice.ruleset), month);

  return g_strjoin (" ", which,
                    _("Everybody begins with 1500, and the results of a month count together."),
                    _("Nineteen times out of twenty the true strength is within twice the number after ±."),
                    NULL);
}

char *
muster_club_rating_words_title (const MusterClubTables *tables,
                                MusterLibrary          *library)
{
  if (*tables->choice.ruleset == '\0')
    return g_strdup (_("Rating (Glicko-2), all games together"));

  /* Translators: the name of a game. */
  return g_strdup_printf (_("Rating (Glicko-2), %s"),
                          muster_club_words_ruleset (library, tables->choice.ruleset));
}

char *
muster_club_rating_words_value (const MusterClubRating *rating)
{
  if (rating == NULL)
    return g_strdup ("");

  return g_strdup_printf ("%.0f ±%.0f", rating->glicko.rating, rating->glicko.deviation);
}

char *
muster_club_rating_words_sure (const MusterClubRating *rating)
{
  return g_strdup_printf (_("Nineteen times out of twenty between %.0f and %.0f"),
                          rating->glicko.rating - 2 * rating->glicko.deviation,
                          rating->glicko.rating + 2 * rating->glicko.deviation);
}

static gboolean
has_moved (const MusterClubGame   *game,
           const MusterClubFilter *filter,
           const MusterClubRating *rating)
{
  if (game->is_bye || muster_club_date_get_month (game->result->head.date) != rating->moved ||
      !muster_club_filter_matches (filter, game))
    return FALSE;
  for (guint i = 0; i < game->n_seats; i++)
    {
      if (game->seats[i].player == rating->player)
        return TRUE;
    }

  return FALSE;
}

char *
muster_club_rating_words_moved (const MusterClubTables *tables,
                                const MusterClubRating *rating)
{
  MusterClubFilter filter = muster_club_tables_filter_ratings (tables);
  double change = rint (rating->glicko.rating) - rint (rating->before);
  g_autofree char *month = muster_club_words_month (rating->moved, FALSE);
  g_autofree char *figure = g_strdup_printf ("%s%.0f", change < 0 ? "−" : "+", fabs (change));
  g_autoptr (GString) results = g_string_new (NULL);
  guint n = 0;

  for (guint i = 0; i < muster_club_book_get_n_games (tables->book); i++)
    {
      const MusterClubGame *game = muster_club_book_get_game (tables->book, i);

      if (has_moved (game, &filter, rating) && n++ < N_NAMED)
        {
          g_autofree char *words = muster_club_words_result (tables->book, game);

          g_string_append_printf (results, "%s%s", n > 1 ? "; " : "", words);
        }
    }
  if (n > N_NAMED)
    g_string_append_printf (results, _("; and %u more"), n - N_NAMED);

  /* Translators: a month, by how much a rating moved in it ("+12"), and the results that moved it. */
  return g_strdup_printf (_("%s, %s: %s"), month, figure, results->str);
}
