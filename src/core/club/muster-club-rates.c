/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-rates.h"

#include <math.h>
#include <string.h>

#define Z 1.959964

gboolean
muster_club_rates_by_parse (const char   *word,
                            MusterClubBy *by)
{
  static const char *const WORDS[] = { "ruleset", "scenario", "role", "force" };

  for (guint i = 0; i < G_N_ELEMENTS (WORDS); i++)
    {
      if (strcmp (word, WORDS[i]) == 0)
        {
          *by = (MusterClubBy) i;
          return TRUE;
        }
    }

  return FALSE;
}

static gboolean
has_roles (const MusterClubResult *result)
{
  for (guint i = 0; i < result->n_lines; i++)
    {
      if (result->lines[i].role != MUSTER_CLUB_NO_ROLE)
        return TRUE;
    }

  return FALSE;
}

/* Returns the value for which the line counts, or "" if it does not count. Where nobody noted who attacked,
 * all lines count for the ruleset and the scenario. */
static const char *
get_value (const MusterClubHead *head,
           const MusterClubLine *line,
           gboolean              roles,
           MusterClubBy          by)
{
  gboolean counts = !roles || line->role == MUSTER_CLUB_ATTACKER;

  switch (by)
    {
    case MUSTER_CLUB_BY_RULESET:
      return counts ? head->ruleset : "";
    case MUSTER_CLUB_BY_SCENARIO:
      return counts ? head->scenario : "";
    case MUSTER_CLUB_BY_ROLE:
      return muster_club_role_get_word (line->role);
    case MUSTER_CLUB_BY_FORCE:
      return line->force;
    default:
      g_return_val_if_reached ("");
    }
}

static int
compare_rates (gconstpointer a,
               gconstpointer b)
{
  return strcmp (((const MusterClubRate *) a)->value, ((const MusterClubRate *) b)->value);
}

static void
work_out (MusterClubRate *self)
{
  double n = self->battles;
  double middle, half;

  g_return_if_fail (self->battles > 0);

  self->share = self->counts[MUSTER_CLUB_WIN] / n;
  middle = (self->share + Z * Z / (2 * n)) / (1 + Z * Z / n);
  half = Z / (1 + Z * Z / n) * sqrt (self->share * (1 - self->share) / n + Z * Z / (4 * n * n));
  /* Rounding errors must not make a share less than 0 or more than 1. */
  self->low = self->counts[MUSTER_CLUB_WIN] == 0 ? 0 : MAX (middle - half, 0);
  self->high = self->counts[MUSTER_CLUB_WIN] == self->battles ? 1 : MIN (middle + half, 1);
}

/**
 * muster_club_rates_new:
 *
 * Returns: (transfer full): how often which value won
 */
GArray *
muster_club_rates_new (const MusterClubBook   *book,
                       const MusterClubFilter *filter,
                       MusterClubBy            by)
{
  g_autoptr (GHashTable) places = g_hash_table_new (g_str_hash, g_str_equal);
  GArray *rates = g_array_new (FALSE, FALSE, sizeof (MusterClubRate));

  for (guint i = 0; i < muster_club_book_get_n_games (book); i++)
    {
      const MusterClubGame *game = muster_club_book_get_game (book, i);
      gboolean roles = has_roles (game->result);

      if (game->is_bye || !muster_club_filter_matches (filter, game))
        continue;
      for (guint j = 0; j < game->n_seats; j++)
        {
          const MusterClubLine *line = game->seats[j].line;
          const char *value = get_value (&game->result->head, line, roles, by);

          if (*value != '\0')
            {
              gpointer place;
              MusterClubRate *rate;

              if (!g_hash_table_lookup_extended (places, value, NULL, &place))
                {
                  MusterClubRate fresh = { .value = value };

                  place = GUINT_TO_POINTER (rates->len);
                  g_hash_table_insert (places, (char *) value, place);
                  g_array_append_val (rates, fresh);
                }
              rate = &g_array_index (rates, MusterClubRate, GPOINTER_TO_UINT (place));
              rate->battles++;
              rate->counts[line->verdict]++;
            }
        }
    }
  for (guint i = 0; i < rates->len; i++)
    work_out (&g_array_index (rates, MusterClubRate, i));
  g_array_sort (rates, compare_rates);

  return rates;
}
