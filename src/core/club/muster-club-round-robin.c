/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-round-robin.h"

#include "core/muster-i18n.h"

MusterClubRound *
muster_club_round_robin_new (guint number)
{
  MusterClubRound *self = g_new0 (MusterClubRound, 1);

  self->number = number;
  self->pairs = g_array_new (FALSE, FALSE, sizeof (MusterClubMatch));
  self->bye = MUSTER_CLUB_NO_BYE;

  return self;
}

void
muster_club_round_robin_free (MusterClubRound *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->pairs);
  g_free (self);
}

/* Returns the player at a place of the circle after it has turned @n_turns times. The first
 * player stays where he is. */
static guint
get_player_at (guint place,
               guint n_places,
               guint n_turns)
{
  return place == 0 ? 0 : 1 + (place - 1 + (n_places - 1) - n_turns % (n_places - 1)) % (n_places - 1);
}

/* @n_places: even; a number that is no player's stands for the bye */
static MusterClubRound *
draw_round (guint number,
            guint n_players,
            guint n_places)
{
  MusterClubRound *round = muster_club_round_robin_new (number);

  for (guint i = 0; i < n_places / 2; i++)
    {
      guint front = get_player_at (i, n_places, number - 1);
      guint back = get_player_at (n_places - 1 - i, n_places, number - 1);
      MusterClubMatch pair = { front, back };

      if (number % 2 == 0)
        pair = (MusterClubMatch) { back, front };
      if (MAX (front, back) == n_players)
        round->bye = (int) MIN (front, back);
      else
        g_array_append_val (round->pairs, pair);
    }

  return round;
}

static MusterClubRound *
turn_round (const MusterClubRound *first,
            guint                  number)
{
  MusterClubRound *round = muster_club_round_robin_new (number);

  round->bye = first->bye;
  for (guint i = 0; i < first->pairs->len; i++)
    {
      MusterClubMatch pair = g_array_index (first->pairs, MusterClubMatch, i);
      MusterClubMatch turned = { pair.defender, pair.attacker };

      g_array_append_val (round->pairs, turned);
    }

  return round;
}

/**
 * muster_club_round_robin:
 * @n_players: at least two
 *
 * Returns: (transfer full): the rounds
 */
GPtrArray *
muster_club_round_robin (guint    n_players,
                         gboolean twice)
{
  GPtrArray *rounds = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_club_round_robin_free);
  guint n_places = n_players + n_players % 2;

  g_return_val_if_fail (n_players >= 2, rounds);

  for (guint number = 1; number < n_places; number++)
    g_ptr_array_add (rounds, draw_round (number, n_players, n_places));
  for (guint number = 1; twice && number < n_places; number++)
    g_ptr_array_add (rounds, turn_round (rounds->pdata[number - 1], n_places - 1 + number));

  return rounds;
}

char *
muster_club_round_robin_players_dup_fault (const char *const *names)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  if (names == NULL || names[0] == NULL || names[1] == NULL)
    return g_strdup (_("there must be at least two players"));
  for (guint i = 0; names[i] != NULL; i++)
    {
      if (*names[i] == '\0')
        return g_strdup (_("a name is empty"));
      if (!g_hash_table_add (seen, (char *) names[i]))
        return g_strdup_printf (_("“%s” is named twice"), names[i]);
    }

  return NULL;
}
