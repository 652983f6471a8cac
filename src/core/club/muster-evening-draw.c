/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-evening-draw.h"

#include "core/club/muster-club-pairing.h"
#include "core/club/muster-evening-seats.h"
#include "core/muster-core-error.h"
#include "core/muster-i18n.h"

#include <string.h>

/* A meeting tonight costs more than all meetings on evenings before together. */
#define COST_BEFORE 1
#define COST_TONIGHT MUSTER_ROUND_MAX_PEOPLE

/**
 * Drawing:
 * @people: (element-type utf8): who is paired, under their names of tonight
 * @members: (element-type utf8): the same as members, ended by %NULL
 * @tonight: (element-type MusterRound): rounds of tonight, without the one that is drawn up
 * @before: (element-type MusterEvening)
 * @order: the numbers of those who are paired, from the highest
 */
typedef struct
{
  const MusterEveningPast *past;
  GPtrArray *people;
  GPtrArray *members;
  GPtrArray *tonight;
  GPtrArray *before;
  guint *order;
  guint n;
} Drawing;

GPtrArray *
muster_evening_draw_list_before (const MusterEvening *self,
                                 GPtrArray           *evenings)
{
  GPtrArray *before = g_ptr_array_new ();

  for (guint i = 0; i < evenings->len; i++)
    {
      const MusterEvening *evening = evenings->pdata[i];

      if (strcmp (evening->key, self->key) != 0 && muster_evening_compare (&evening, &self) < 0)
        g_ptr_array_add (before, evenings->pdata[i]);
    }
  g_ptr_array_sort (before, muster_evening_compare);
  /* The latest first. */
  for (guint i = 0; i < before->len / 2; i++)
    {
      gpointer kept = before->pdata[i];

      before->pdata[i] = before->pdata[before->len - 1 - i];
      before->pdata[before->len - 1 - i] = kept;
    }
  g_ptr_array_set_size (before, (int) MIN (before->len, self->last));

  return before;
}

static gboolean
have_met (GPtrArray             *rounds,
          const MusterClubNames *names,
          const char            *one,
          const char            *other)
{
  for (guint i = 0; i < rounds->len; i++)
    {
      if (muster_round_has_met (rounds->pdata[i], names, one, other))
        return TRUE;
    }

  return FALSE;
}

static guint
count_byes (GPtrArray             *rounds,
            const MusterClubNames *names,
            const char            *member)
{
  guint n = 0;

  for (guint i = 0; i < rounds->len; i++)
    {
      const MusterRound *round = rounds->pdata[i];

      n += *round->bye != '\0' && strcmp (muster_club_names_resolve (names, round->bye), member) == 0;
    }

  return n;
}

static guint
count_byes_before (const Drawing *self,
                   const char    *member)
{
  guint n = 0;

  for (guint i = 0; i < self->before->len; i++)
    n += count_byes (((MusterEvening *) self->before->pdata[i])->rounds, self->past->names, member);

  return n;
}

/* Chooses who sits out, and takes him out of the order: of those with the fewest byes tonight those
 * with the fewest before, and of them the lowest. */
static guint
choose_bye (Drawing *self)
{
  guint fewest_tonight = G_MAXUINT, fewest_before = G_MAXUINT;
  guint chosen = 0, bye;

  for (guint i = 0; i < self->n; i++)
    {
      const char *member = self->members->pdata[self->order[i]];
      guint tonight = count_byes (self->tonight, self->past->names, member);
      guint before = count_byes_before (self, member);

      if (tonight > fewest_tonight || (tonight == fewest_tonight && before > fewest_before))
        continue;
      fewest_tonight = tonight;
      fewest_before = before;
      chosen = i;
    }
  bye = self->order[chosen];
  memmove (&self->order[chosen], &self->order[chosen + 1], (self->n - 1 - chosen) * sizeof *self->order);
  self->n--;

  return bye;
}

static guint
get_cost (const Drawing *self,
          const char    *one,
          const char    *other)
{
  guint cost = have_met (self->tonight, self->past->names, one, other) ? COST_TONIGHT : 0;

  for (guint i = 0; i < self->before->len; i++)
    {
      if (have_met (((MusterEvening *) self->before->pdata[i])->rounds, self->past->names, one, other))
        return cost + COST_BEFORE;
    }

  return cost;
}

static guint *
list_costs (const Drawing *self)
{
  guint *costs = g_new0 (guint, self->n * self->n + 1);

  for (guint i = 0; i < self->n; i++)
    {
      for (guint j = i + 1; j < self->n; j++)
        costs[i * self->n + j] = costs[j * self->n + i] =
          get_cost (self, self->members->pdata[self->order[i]], self->members->pdata[self->order[j]]);
    }

  return costs;
}

/* Adds the pairs to the round. Others may stand in it already. */
static void
draw_pairs (Drawing     *self,
            MusterRound *round)
{
  g_autofree guint *costs = NULL;
  g_autofree guint *partners = NULL;

  if (self->n % 2 != 0)
    {
      g_free (round->bye);
      round->bye = g_strdup (self->people->pdata[choose_bye (self)]);
    }
  costs = list_costs (self);
  partners = muster_club_pairing_pair_highest (self->n, costs);
  for (guint i = 0; i < self->n; i++)
    {
      MusterRoundPair *pair;

      if (partners[i] < i)
        continue;
      pair = muster_round_pair_new (self->people->pdata[self->order[i]],
                                      self->people->pdata[self->order[partners[i]]], round->game);
      pair->table = muster_round_find_table (round);
      g_ptr_array_add (round->pairs, pair);
    }
  muster_round_sort (round);
}

static gboolean
check_ended (const MusterEvening  *self,
             GError              **error)
{
  const MusterRound *round = muster_evening_get_last (self);

  for (guint i = 0; round != NULL && i < round->pairs->len; i++)
    {
      const MusterRoundPair *pair = round->pairs->pdata[i];

      if (pair->is_begun && !pair->has_result)
        return muster_core_refuse (error, _("“%s” and “%s” have begun and have no result yet"),
                                   pair->attacker, pair->defender);
    }

  return TRUE;
}

/* Lists who is to be paired. @round: (nullable): in which those who have a seat keep it */
static GPtrArray *
list_people (const MusterEvening *self,
             MusterEveningDraw    what,
             const MusterRound   *round)
{
  GPtrArray *people = g_ptr_array_new ();

  for (guint i = 0; i < self->guests->len; i++)
    {
      const MusterEveningGuest *guest = self->guests->pdata[i];
      const MusterRoundPair *pair = round != NULL ? muster_round_find (round, guest->name) : NULL;
      gboolean stays = pair != NULL && (what == MUSTER_EVENING_FREE || pair->is_fixed ||
                                        muster_round_pair_is_settled (pair));

      if (!guest->has_left && !stays)
        g_ptr_array_add (people, guest->name);
    }

  return people;
}

gboolean
muster_evening_draw (MusterEvening            *self,
                     MusterEveningDraw         what,
                     const MusterEveningPast  *past,
                     const char               *from,
                     const char               *game,
                     GError                  **error)
{
  MusterRound *round = what != MUSTER_EVENING_NEXT ? muster_evening_get_last (self) : NULL;
  g_autoptr (GPtrArray) people = list_people (self, what, round);
  g_autoptr (GPtrArray) members = g_ptr_array_new ();
  g_autoptr (GPtrArray) tonight = g_ptr_array_new ();
  g_autoptr (GPtrArray) before = muster_evening_draw_list_before (self, past->evenings);
  g_autofree guint *order = NULL;
  MusterClubFilter filter = { .from = from != NULL ? from : self->date };
  Drawing drawing = { past, people, members, tonight, before, NULL, people->len };

  if (what != MUSTER_EVENING_NEXT && round == NULL)
    return muster_core_refuse (error, _("no round has been drawn up yet"));
  if (what == MUSTER_EVENING_NEXT && !check_ended (self, error))
    return FALSE;
  if (people->len < 2)
    return muster_core_refuse (error, _("there must be at least two who can be paired"));
  if (what == MUSTER_EVENING_NEXT && self->rounds->len == MUSTER_ROUND_MAX_ROUNDS)
    return muster_core_refuse (error, _("there can be no more rounds"));

  if (game == NULL)
    game = round != NULL ? round->game : "";
  filter.ruleset = *game != '\0' ? game : NULL;
  for (guint i = 0; i < people->len; i++)
    g_ptr_array_add (members, (char *) muster_club_names_resolve (past->names, people->pdata[i]));
  g_ptr_array_add (members, NULL);
  order = muster_club_pairing_rank_players (past->book, &filter, (const char *const *) members->pdata);
  drawing.order = order;
  for (guint i = 0; i < self->rounds->len; i++)
    {
      if (self->rounds->pdata[i] != round)
        g_ptr_array_add (tonight, self->rounds->pdata[i]);
    }
  if (round == NULL)
    {
      round = muster_round_new (game);
      g_ptr_array_add (self->rounds, round);
    }
  else
    {
      /* Takes apart what is drawn up anew. */
      /* Who sat out and has left keeps his bye while only the others are paired. */
      if (what == MUSTER_EVENING_AGAIN || muster_evening_is_here (self, round->bye))
        {
          g_free (round->bye);
          round->bye = g_strdup ("");
        }
      for (guint k = round->pairs->len; what == MUSTER_EVENING_AGAIN && k-- > 0; )
        {
          const MusterRoundPair *pair = round->pairs->pdata[k];

          if (!pair->is_fixed && !muster_round_pair_is_settled (pair))
            g_ptr_array_remove_index (round->pairs, k);
        }
    }
  if (strcmp (round->game, game) != 0)
    {
      g_free (round->game);
      round->game = g_strdup (game);
    }
  draw_pairs (&drawing, round);

  return TRUE;
}
