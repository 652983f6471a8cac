/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-round.h"

#include "core/muster-core-error.h"
#include "core/muster-i18n.h"

#include <string.h>

static void
free_pair (gpointer data)
{
  MusterRoundPair *pair = data;

  g_free (pair->attacker);
  g_free (pair->defender);
  g_free (pair->game);
  g_free (pair->scenario);
  g_free (pair->battle);
  g_free (pair);
}

void
muster_round_free (MusterRound *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->date);
  g_free (self->game);
  g_free (self->bye);
  g_ptr_array_unref (self->pairs);
  g_free (self);
}

MusterRoundPair *
muster_round_pair_new (const char *attacker,
                       const char *defender,
                       const char *game)
{
  MusterRoundPair *self = g_new0 (MusterRoundPair, 1);

  self->attacker = g_strdup (attacker);
  self->defender = g_strdup (defender);
  self->game = g_strdup (game);
  self->scenario = g_strdup ("");
  self->battle = g_strdup ("");

  return self;
}

MusterRound *
muster_round_new (const char *game)
{
  MusterRound *self = g_new0 (MusterRound, 1);

  self->date = g_strdup ("");
  self->game = g_strdup (game);
  self->bye = g_strdup ("");
  self->pairs = g_ptr_array_new_with_free_func (free_pair);

  return self;
}

MusterRoundPair *
muster_round_find (const MusterRound *self,
                   const char        *name)
{
  for (guint i = 0; i < self->pairs->len; i++)
    {
      MusterRoundPair *pair = self->pairs->pdata[i];

      if (strcmp (pair->attacker, name) == 0 || strcmp (pair->defender, name) == 0)
        return pair;
    }

  return NULL;
}

gboolean
muster_round_pair_is_settled (const MusterRoundPair *self)
{
  return self->is_begun || self->has_result;
}

MusterClubVerdict
muster_round_turn_verdict (MusterClubVerdict verdict)
{
  if (verdict == MUSTER_CLUB_DRAW)
    return verdict;

  return verdict == MUSTER_CLUB_WIN ? MUSTER_CLUB_LOSS : MUSTER_CLUB_WIN;
}

static int
compare_tables (gconstpointer a,
                gconstpointer b)
{
  guint first = (*(MusterRoundPair *const *) a)->table;
  guint second = (*(MusterRoundPair *const *) b)->table;

  return (first > second) - (first < second);
}

void
muster_round_sort (MusterRound *self)
{
  g_ptr_array_sort (self->pairs, compare_tables);
}

MusterRoundPair *
muster_round_find_at (const MusterRound *self,
                      guint              table)
{
  for (guint i = 0; i < self->pairs->len; i++)
    {
      MusterRoundPair *pair = self->pairs->pdata[i];

      if (pair->table == table)
        return pair;
    }

  return NULL;
}

guint
muster_round_find_table (const MusterRound *self)
{
  guint table = 1;

  while (muster_round_find_at (self, table) != NULL)
    table++;

  return table;
}

gboolean
muster_round_has_met (const MusterRound     *self,
                      const MusterClubNames *names,
                      const char            *one,
                      const char            *other)
{
  for (guint i = 0; i < self->pairs->len; i++)
    {
      const MusterRoundPair *pair = self->pairs->pdata[i];
      const char *attacker, *defender;

      if (!muster_round_pair_is_settled (pair))
        continue;
      attacker = muster_club_names_resolve (names, pair->attacker);
      defender = muster_club_names_resolve (names, pair->defender);
      if ((strcmp (attacker, one) == 0 && strcmp (defender, other) == 0) ||
          (strcmp (attacker, other) == 0 && strcmp (defender, one) == 0))
        return TRUE;
    }

  return FALSE;
}

static gboolean
exchange (char       **text,
          const char  *name,
          const char  *other)
{
  if (strcmp (*text, name) != 0)
    return FALSE;
  g_free (*text);
  *text = g_strdup (other);

  return TRUE;
}

gboolean
muster_round_rename (MusterRound *self,
                     const char  *name,
                     const char  *other)
{
  gboolean found = exchange (&self->bye, name, other);

  for (guint i = 0; i < self->pairs->len; i++)
    {
      MusterRoundPair *pair = self->pairs->pdata[i];

      found |= exchange (&pair->attacker, name, other);
      found |= exchange (&pair->defender, name, other);
    }

  return found;
}

MusterRoundPair *
muster_rounds_find_pair (GPtrArray   *rounds,
                         guint        number,
                         const char  *name,
                         GError     **error)
{
  MusterRoundPair *pair;

  if (rounds->len == 0)
    {
      muster_core_refuse (error, _("no round has been drawn up yet"));
      return NULL;
    }
  if (number == 0)
    number = rounds->len;
  if (number > rounds->len)
    {
      muster_core_refuse (error, _("there is no round %u"), number);
      return NULL;
    }
  pair = muster_round_find (rounds->pdata[number - 1], name);
  if (pair == NULL)
    muster_core_refuse (error, _("“%s” has no opponent in round %u"), name, number);

  return pair;
}

gboolean
muster_rounds_set_result (GPtrArray          *rounds,
                          guint               number,
                          const char         *name,
                          const char         *opponent,
                          MusterClubVerdict   verdict,
                          const gint64       *points,
                          GError            **error)
{
  MusterRoundPair *pair = muster_rounds_find_pair (rounds, number, name, error);
  gboolean attacks;

  if (pair == NULL)
    return FALSE;
  attacks = strcmp (pair->attacker, name) == 0;
  if (strcmp (attacks ? pair->defender : pair->attacker, opponent) != 0)
    return muster_core_refuse (error, _("“%s” and “%s” are no pair of this round"), name, opponent);
  if (pair->is_fought)
    return muster_core_refuse (error, _("this battle was fought here, and its result comes from there"));

  pair->has_result = TRUE;
  pair->verdict = attacks ? verdict : muster_round_turn_verdict (verdict);
  pair->has_points = points != NULL;
  for (guint i = 0; i < G_N_ELEMENTS (pair->points); i++)
    pair->points[i] = points != NULL ? points[attacks ? i : 1 - i] : 0;

  return TRUE;
}

gboolean
muster_rounds_unset_result (GPtrArray   *rounds,
                            guint        number,
                            const char  *name,
                            GError     **error)
{
  MusterRoundPair *pair = muster_rounds_find_pair (rounds, number, name, error);

  if (pair == NULL)
    return FALSE;
  if (pair->is_fought)
    return muster_core_refuse (error, _("this battle was fought here, and its result comes from there"));
  pair->has_result = pair->has_points = FALSE;

  return TRUE;
}
