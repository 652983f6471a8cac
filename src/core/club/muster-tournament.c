/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-tournament.h"

#include "core/muster-core-error.h"
#include "core/muster-i18n.h"

#include <string.h>

static const char *const SYSTEMS[] = { "swiss", "robin" };
static const char *const FIRSTS[] = { "lot", "rating", "hand" };
static const char *const BREAKS[] = { "for", "difference", "opponents", "median", "met", "wins" };

static void
free_player (gpointer data)
{
  MusterTournamentPlayer *player = data;

  g_free (player->name);
  g_free (player->force);
  g_free (player->lot);
  g_array_unref (player->joins);
  g_array_unref (player->drops);
  g_free (player);
}

MusterTournament *
muster_tournament_new (const char *name,
                       const char *date)
{
  MusterTournament *self = g_new0 (MusterTournament, 1);

  self->key = g_strdup ("");
  self->name = g_strdup (name);
  self->from = g_strdup (date);
  self->to = g_strdup (date);
  self->ruleset = g_strdup ("");
  self->scoring = MUSTER_CLUB_SCORING_DEFAULT;
  self->breaks[0] = MUSTER_TOURNAMENT_OPPONENTS;
  self->breaks[1] = MUSTER_TOURNAMENT_DIFFERENCE;
  self->breaks[2] = MUSTER_TOURNAMENT_WINS;
  self->n_breaks = 3;
  self->bye = MUSTER_CLUB_WIN;
  self->players = g_ptr_array_new_with_free_func (free_player);
  self->rounds = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_round_free);

  return self;
}

MusterTournament *
muster_tournament_copy (const MusterTournament *self)
{
  g_autofree char *json = muster_tournament_json_write (self);
  MusterTournament *copy = muster_tournament_json_read (self->key, json, NULL);

  g_return_val_if_fail (copy != NULL, NULL);

  copy->number = self->number;

  return copy;
}

void
muster_tournament_free (MusterTournament *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->key);
  g_free (self->name);
  g_free (self->from);
  g_free (self->to);
  g_free (self->ruleset);
  g_ptr_array_unref (self->players);
  g_ptr_array_unref (self->rounds);
  g_free (self);
}

MusterTournamentPlayer *
muster_tournament_find_player (const MusterTournament *self,
                               const char             *name)
{
  for (guint i = 0; i < self->players->len; i++)
    {
      MusterTournamentPlayer *player = self->players->pdata[i];

      if (strcmp (player->name, name) == 0)
        return player;
    }

  return NULL;
}

const char *
muster_tournament_find_name (const MusterTournament *self,
                             const MusterClubNames  *names,
                             const char             *name)
{
  const char *member = muster_club_names_resolve (names, name);

  for (guint i = 0; i < self->players->len; i++)
    {
      const MusterTournamentPlayer *player = self->players->pdata[i];

      if (strcmp (muster_club_names_resolve (names, player->name), member) == 0)
        return player->name;
    }

  return member;
}

gboolean
muster_tournament_player_is_in (const MusterTournamentPlayer *self)
{
  return self->joins->len > self->drops->len;
}

gboolean
muster_tournament_rename (MusterTournament *self,
                          const char       *name,
                          const char       *other)
{
  MusterTournamentPlayer *player = muster_tournament_find_player (self, name);
  gboolean found = player != NULL;

  if (player != NULL)
    {
      g_free (player->name);
      player->name = g_strdup (other);
    }
  for (guint i = 0; i < self->rounds->len; i++)
    found |= muster_round_rename (self->rounds->pdata[i], name, other);

  return found;
}

guint
muster_tournament_count_rounds (MusterTournamentSystem system,
                                guint                  n_players)
{
  guint n = 0;

  if (system == MUSTER_TOURNAMENT_ROBIN)
    return n_players + n_players % 2 - 1;
  /* As many as it takes to part the players by halves. */
  while ((1u << n) < n_players)
    n++;

  return n;
}

static void
add_join (MusterTournamentPlayer *player,
          guint                   after,
          int                     points)
{
  MusterTournamentJoin join = { after, points };

  g_array_append_val (player->joins, join);
}

MusterTournamentPlayer *
muster_tournament_add_player (MusterTournament *self,
                              const char       *name)
{
  MusterTournamentPlayer *player = g_new0 (MusterTournamentPlayer, 1);
  g_autofree char *seeded = g_strdup_printf ("%" G_GINT64_FORMAT ":%s", self->seed, name);

  player->name = g_strdup (name);
  player->force = g_strdup ("");
  player->lot = g_compute_checksum_for_string (G_CHECKSUM_SHA256, seeded, -1);
  player->joins = g_array_new (FALSE, FALSE, sizeof (MusterTournamentJoin));
  player->drops = g_array_new (FALSE, FALSE, sizeof (guint));
  add_join (player, self->rounds->len, 0);
  g_ptr_array_add (self->players, player);

  return player;
}

gboolean
muster_tournament_join (MusterTournament  *self,
                        const char        *name,
                        int                points,
                        GError           **error)
{
  MusterTournamentPlayer *player = muster_tournament_find_player (self, name);

  if (player != NULL && muster_tournament_player_is_in (player))
    return muster_core_refuse (error, _("“%s” is in it already"), name);
  if (self->system == MUSTER_TOURNAMENT_ROBIN && self->rounds->len > 0)
    return muster_core_refuse (error, _("nobody can join a round robin after the first round"));
  if (self->players->len >= MUSTER_ROUND_MAX_PEOPLE)
    return muster_core_refuse (error, _("no more can take part"));

  if (player == NULL)
    {
      player = muster_tournament_add_player (self, name);
      g_array_index (player->joins, MusterTournamentJoin, 0).points = points;
    }
  else
    {
      add_join (player, self->rounds->len, points);
    }

  return TRUE;
}

gboolean
muster_tournament_drop (MusterTournament  *self,
                        const char        *name,
                        GError           **error)
{
  MusterTournamentPlayer *player = muster_tournament_find_player (self, name);
  guint after = self->rounds->len;

  if (player == NULL)
    return muster_core_refuse (error, _("“%s” does not take part"), name);
  if (!muster_tournament_player_is_in (player))
    return muster_core_refuse (error, _("“%s” has dropped out already"), name);
  g_array_append_val (player->drops, after);

  return TRUE;
}

static const char *
find_force (const char *name,
            gpointer    data)
{
  const MusterTournamentPlayer *player = muster_tournament_find_player (data, name);

  return player != NULL ? player->force : "";
}

void
muster_tournament_add_results (const MusterTournament *self,
                               GPtrArray              *results)
{
  const MusterClubHead head = { self->key, self->from, self->ruleset, "", "", self->name };

  for (guint i = 0; i < self->rounds->len; i++)
    muster_round_results_add (self->rounds->pdata[i], i + 1, &head, find_force, (gpointer) self, results);
}

static gboolean
parse_word (const char        *word,
            const char *const *words,
            guint              n_words,
            guint             *index)
{
  for (*index = 0; *index < n_words; (*index)++)
    {
      if (strcmp (word, words[*index]) == 0)
        return TRUE;
    }

  return FALSE;
}

const char *
muster_tournament_system_get_word (MusterTournamentSystem system)
{
  return SYSTEMS[system];
}

gboolean
muster_tournament_system_parse (const char             *word,
                                MusterTournamentSystem *system)
{
  guint index;

  if (!parse_word (word, SYSTEMS, G_N_ELEMENTS (SYSTEMS), &index))
    return FALSE;
  *system = (MusterTournamentSystem) index;

  return TRUE;
}

const char *
muster_tournament_first_get_word (MusterTournamentFirst first)
{
  return FIRSTS[first];
}

gboolean
muster_tournament_first_parse (const char            *word,
                               MusterTournamentFirst *first)
{
  guint index;

  if (!parse_word (word, FIRSTS, G_N_ELEMENTS (FIRSTS), &index))
    return FALSE;
  *first = (MusterTournamentFirst) index;

  return TRUE;
}

const char *
muster_tournament_break_get_word (MusterTournamentBreak by)
{
  return BREAKS[by];
}

char *
muster_tournament_breaks_parse (const char *const     *words,
                                MusterTournamentBreak *breaks,
                                guint                 *n_breaks)
{
  guint n = 0;

  for (guint i = 0; words[i] != NULL; i++)
    {
      guint index;

      if (!parse_word (words[i], BREAKS, G_N_ELEMENTS (BREAKS), &index))
        return g_strdup_printf (_("“%s” is none of for, difference, opponents, median, met and wins"),
                                words[i]);
      for (guint j = 0; j < n; j++)
        {
          if (breaks[j] == (MusterTournamentBreak) index)
            return g_strdup_printf (_("“%s” is named twice"), words[i]);
        }
      breaks[n++] = (MusterTournamentBreak) index;
    }
  *n_breaks = n;

  return NULL;
}
