/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-evening-seats.h"

#include "core/muster-core-error.h"
#include "core/muster-i18n.h"

#include <string.h>

static void
replace (char       **text,
         const char  *other)
{
  char *copy = g_strdup (other);

  g_free (*text);
  *text = copy;
}

void
muster_evening_seats_come (MusterEvening *self,
                           const char    *name,
                           const char    *at)
{
  MusterEveningGuest *guest = muster_evening_find_guest (self, name);

  if (guest != NULL && !guest->has_left)
    return;

  /* Who comes again is the last to have come. */
  if (guest != NULL)
    g_ptr_array_remove (self->guests, guest);
  guest = g_new0 (MusterEveningGuest, 1);
  guest->name = g_strdup (name);
  guest->at = g_strdup (at);
  guest->left_at = g_strdup ("");
  g_ptr_array_add (self->guests, guest);
}

static gboolean
check_here (MusterEvening  *self,
            const char     *name,
            GError        **error)
{
  const MusterEveningGuest *guest = muster_evening_find_guest (self, name);

  if (guest == NULL)
    return muster_core_refuse (error, _("“%s” has not come"), name);

  return !guest->has_left || muster_core_refuse (error, _("“%s” has left already"), name);
}

gboolean
muster_evening_seats_leave (MusterEvening  *self,
                            const char     *name,
                            const char     *at,
                            GError        **error)
{
  MusterEveningGuest *guest = muster_evening_find_guest (self, name);
  MusterRound *round = muster_evening_get_last (self);
  MusterRoundPair *pair = round != NULL ? muster_round_find (round, name) : NULL;

  if (!check_here (self, name, error))
    return FALSE;

  if (pair != NULL && !muster_round_pair_is_settled (pair))
    g_ptr_array_remove (round->pairs, pair);
  guest->has_left = TRUE;
  replace (&guest->left_at, at);

  return TRUE;
}

gboolean
muster_evening_seats_strike (MusterEvening  *self,
                             const char     *name,
                             GError        **error)
{
  MusterEveningGuest *guest = muster_evening_find_guest (self, name);

  if (guest == NULL)
    return muster_core_refuse (error, _("“%s” has not come"), name);
  for (guint i = 0; i < self->rounds->len; i++)
    {
      const MusterRound *round = self->rounds->pdata[i];
      const MusterRoundPair *pair = muster_round_find (round, name);

      if (strcmp (round->bye, name) == 0 || (pair != NULL && (i + 1 < self->rounds->len ||
                                                              muster_round_pair_is_settled (pair))))
        return muster_core_refuse (error, _("“%s” has taken part in round %u, and can only leave"), name,
                                   i + 1);
    }
  if (muster_evening_is_here (self, name) && !muster_evening_seats_leave (self, name, "", error))
    return FALSE;
  g_ptr_array_remove (self->guests, guest);

  return TRUE;
}

/* Finds the last round, in which both are here and neither is in a pair that has begun. */
static MusterRound *
find_open (MusterEvening  *self,
           const char     *name,
           const char     *other,
           GError        **error)
{
  MusterRound *round = muster_evening_get_last (self);
  const char *const both[] = { name, other };

  if (strcmp (name, other) == 0)
    {
      muster_core_refuse (error, _("“%s” is named twice"), name);
      return NULL;
    }
  if (round == NULL)
    {
      muster_core_refuse (error, _("no round has been drawn up yet"));
      return NULL;
    }
  for (guint i = 0; i < G_N_ELEMENTS (both); i++)
    {
      const MusterRoundPair *pair = muster_round_find (round, both[i]);

      if (!check_here (self, both[i], error))
        return NULL;
      if (pair != NULL && muster_round_pair_is_settled (pair))
        {
          muster_core_refuse (error, _("“%s” is in a pair that has begun or has a result"), both[i]);
          return NULL;
        }
    }

  return round;
}

/* Returns where the name of somebody stands in the round, or NULL if he is free. */
static char **
find_seat (MusterRound *round,
           const char  *name)
{
  MusterRoundPair *pair = muster_round_find (round, name);

  if (pair != NULL)
    return strcmp (pair->attacker, name) == 0 ? &pair->attacker : &pair->defender;

  return strcmp (round->bye, name) == 0 ? &round->bye : NULL;
}

gboolean
muster_evening_seats_swap (MusterEvening  *self,
                           const char     *name,
                           const char     *other,
                           GError        **error)
{
  MusterRound *round = find_open (self, name, other, error);
  char **first = round != NULL ? find_seat (round, name) : NULL;
  char **second = round != NULL ? find_seat (round, other) : NULL;
  g_autofree char *a = g_strdup (name);
  g_autofree char *b = g_strdup (other);

  if (round == NULL)
    return FALSE;
  if (first == NULL && second == NULL)
    return muster_core_refuse (error, _("neither “%s” nor “%s” has a seat in this round"), name, other);
  if (first != NULL)
    replace (first, b);
  if (second != NULL)
    replace (second, a);

  return TRUE;
}

gboolean
muster_evening_seats_fix (MusterEvening  *self,
                          const char     *attacker,
                          const char     *defender,
                          GError        **error)
{
  MusterRound *round = find_open (self, attacker, defender, error);
  const char *const both[] = { attacker, defender };
  MusterRoundPair *fixed;
  guint table = 0;

  if (round == NULL)
    return FALSE;

  fixed = muster_round_pair_new (attacker, defender, round->game);
  for (guint i = 0; i < G_N_ELEMENTS (both); i++)
    {
      MusterRoundPair *pair = muster_round_find (round, both[i]);

      if (strcmp (round->bye, both[i]) == 0)
        replace (&round->bye, "");
      if (pair == NULL)
        continue;
      if (table == 0)
        {
          table = pair->table;
          replace (&fixed->game, pair->game);
          replace (&fixed->scenario, pair->scenario);
        }
      g_ptr_array_remove (round->pairs, pair);
    }
  fixed->is_fixed = TRUE;
  fixed->table = table != 0 ? table : muster_round_find_table (round);
  g_ptr_array_add (round->pairs, fixed);
  muster_round_sort (round);

  return TRUE;
}

gboolean
muster_evening_seats_set_table (MusterEvening  *self,
                                const char     *name,
                                guint           table,
                                GError        **error)
{
  MusterRoundPair *pair = muster_rounds_find_pair (self->rounds, 0, name, error);
  MusterRound *round = muster_evening_get_last (self);
  MusterRoundPair *other;

  if (pair == NULL)
    return FALSE;
  if (table < 1 || table > MUSTER_ROUND_MAX_PEOPLE)
    return muster_core_refuse (error, _("there is no table %u"), table);

  other = muster_round_find_at (round, table);
  /* A result is known by its table. */
  if (pair->has_result || (other != NULL && other->has_result))
    return muster_core_refuse (error, _("the battle at table %u is over and stays where it was fought"),
                               pair->has_result ? pair->table : table);
  if (other != NULL)
    other->table = pair->table;
  pair->table = table;
  muster_round_sort (round);

  return TRUE;
}

gboolean
muster_evening_seats_begin (MusterEvening  *self,
                            const char     *name,
                            const char     *battle,
                            GError        **error)
{
  MusterRoundPair *pair = muster_rounds_find_pair (self->rounds, 0, name, error);

  if (pair == NULL)
    return FALSE;
  if (pair->has_result)
    return muster_core_refuse (error, _("this pair has a result already"));
  if (pair->is_begun)
    return muster_core_refuse (error, _("this pair has begun already"));
  pair->is_begun = TRUE;
  replace (&pair->battle, battle);

  return TRUE;
}
