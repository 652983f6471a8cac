/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-round.h"

#include <string.h>

/* Rounds and the results of the club. A result that was entered on a pair is the club's at once. A
 * battle that was begun from a pair is a result by itself, once it is over, and the pair has it from
 * there. */

static MusterClubLine
new_line (const MusterRoundPair  *pair,
          MusterClubRole          role,
          const char           *(*force) (const char *name, gpointer data),
          gpointer                data)
{
  const char *name = role == MUSTER_CLUB_ATTACKER ? pair->attacker : pair->defender;

  return (MusterClubLine) {
    .player = name,
    .side = name,
    .force = force != NULL ? force (name, data) : "",
    .notes = "",
    .has_points = pair->has_points,
    .points = pair->points[role == MUSTER_CLUB_ATTACKER ? 0 : 1],
    .verdict = role == MUSTER_CLUB_ATTACKER ? pair->verdict : muster_round_turn_verdict (pair->verdict),
    .role = role,
  };
}

void
muster_round_results_add (const MusterRound     *self,
                          guint                  number,
                          const MusterClubHead  *head,
                          const char          *(*force) (const char *name, gpointer data),
                          gpointer               data,
                          GPtrArray             *results)
{
  MusterClubHead own = *head;

  if (*self->date != '\0')
    own.date = self->date;
  for (guint i = 0; i < self->pairs->len; i++)
    {
      const MusterRoundPair *pair = self->pairs->pdata[i];
      const MusterClubLine lines[] = { new_line (pair, MUSTER_CLUB_ATTACKER, force, data),
                                       new_line (pair, MUSTER_CLUB_DEFENDER, force, data) };
      g_autofree char *id = g_strdup_printf ("%s/%u/%u", head->battle, number, pair->table);
      MusterClubHead fought = own;

      if (!pair->has_result || pair->is_fought)
        continue;
      fought.battle = *pair->battle != '\0' ? pair->battle : id;
      if (*pair->game != '\0')
        fought.ruleset = pair->game;
      fought.scenario = pair->scenario;
      g_ptr_array_add (results, muster_club_result_new (&fought, lines, G_N_ELEMENTS (lines)));
    }
  if (*self->bye != '\0')
    {
      const MusterClubLine line = { .player = self->bye, .side = MUSTER_CLUB_BYE, .force = "", .notes = "",
                                    .verdict = MUSTER_CLUB_WIN };
      g_autofree char *battle = g_strdup_printf ("%s/%u/bye", own.battle, number);
      MusterClubHead bye = own;

      bye.battle = battle;
      if (*self->game != '\0')
        bye.ruleset = self->game;
      g_ptr_array_add (results, muster_club_result_new (&bye, &line, 1));
    }
}

static const MusterClubLine *
find_line (const MusterClubResult *result,
           const char             *player)
{
  for (guint i = 0; i < result->n_lines; i++)
    {
      if (strcmp (result->lines[i].player, player) == 0)
        return &result->lines[i];
    }

  return NULL;
}

void
muster_round_results_take (MusterRound *self,
                           GHashTable  *results)
{
  for (guint i = 0; i < self->pairs->len; i++)
    {
      MusterRoundPair *pair = self->pairs->pdata[i];
      const MusterClubResult *result =
        *pair->battle != '\0' ? g_hash_table_lookup (results, pair->battle) : NULL;
      const MusterClubLine *attacker = result != NULL ? find_line (result, pair->attacker) : NULL;
      const MusterClubLine *defender = result != NULL ? find_line (result, pair->defender) : NULL;

      if (attacker == NULL || defender == NULL)
        continue;
      pair->is_begun = pair->has_result = pair->is_fought = TRUE;
      pair->verdict = attacker->verdict;
      pair->has_points = attacker->has_points && defender->has_points;
      pair->points[0] = attacker->points;
      pair->points[1] = defender->points;
    }
}
