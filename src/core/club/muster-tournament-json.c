/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-tournament.h"

#include "core/club/muster-club-date.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "core/muster-json.h"

#include <string.h>

/* The document of a tournament. All of it is checked, so that standings need not ask whether those
 * who met take part. */

char *
muster_tournament_json_write (const MusterTournament *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);

  muster_json_add_text (builder, "name", self->name);
  muster_json_add_text (builder, "system", muster_tournament_system_get_word (self->system));
  muster_json_add_int (builder, "rounds", self->n_rounds);
  muster_json_add_text (builder, "from", self->from);
  muster_json_add_text (builder, "to", self->to);
  muster_json_add_text (builder, "ruleset", self->ruleset);
  json_builder_set_member_name (builder, "scoring");
  json_builder_begin_array (builder);
  for (guint i = 0; i < G_N_ELEMENTS (self->scoring.worth); i++)
    json_builder_add_int_value (builder, self->scoring.worth[i]);
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "breaks");
  json_builder_begin_array (builder);
  for (guint i = 0; i < self->n_breaks; i++)
    json_builder_add_string_value (builder, muster_tournament_break_get_word (self->breaks[i]));
  json_builder_end_array (builder);
  muster_json_add_text (builder, "bye", muster_club_verdict_get_word (self->bye));
  muster_json_add_text (builder, "first", muster_tournament_first_get_word (self->first));
  muster_json_add_int (builder, "seed", self->seed);

  json_builder_set_member_name (builder, "players");
  json_builder_begin_array (builder);
  for (guint i = 0; i < self->players->len; i++)
    {
      const MusterTournamentPlayer *player = self->players->pdata[i];

      json_builder_begin_object (builder);
      muster_json_add_text (builder, "name", player->name);
      muster_json_add_text (builder, "force", player->force);
      muster_json_add_text (builder, "lot", player->lot);
      json_builder_set_member_name (builder, "joins");
      json_builder_begin_array (builder);
      for (guint k = 0; k < player->joins->len; k++)
        {
          const MusterTournamentJoin *join = &g_array_index (player->joins, MusterTournamentJoin, k);

          json_builder_begin_object (builder);
          muster_json_add_int (builder, "after", join->after);
          muster_json_add_int (builder, "points", join->points);
          json_builder_end_object (builder);
        }
      json_builder_end_array (builder);
      json_builder_set_member_name (builder, "drops");
      json_builder_begin_array (builder);
      for (guint k = 0; k < player->drops->len; k++)
        json_builder_add_int_value (builder, g_array_index (player->drops, guint, k));
      json_builder_end_array (builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "played");
  json_builder_begin_array (builder);
  for (guint i = 0; i < self->rounds->len; i++)
    muster_round_json_write (self->rounds->pdata[i], builder);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);

  return muster_json_print (root, FALSE);
}

static gboolean
read_text (const MusterSpot  *spot,
           char             **text)
{
  const char *value;

  if (muster_spot_is_absent (spot))
    return !muster_spot_failed (spot);
  if (!muster_spot_read_string (spot, MUSTER_CLUB_MAX_CELL, &value))
    return FALSE;
  g_free (*text);
  *text = g_strdup (value);

  return TRUE;
}

static void
read_day (const MusterSpot  *spot,
          char             **day)
{
  if (muster_spot_is_given (spot) && read_text (spot, day) && !muster_club_date_is_valid (*day))
    muster_spot_fail (spot, _("“%s” is not a day; write it as in 2026-01-31"), *day);
}

static void
read_joins (const MusterSpot       *spot,
            MusterTournamentPlayer *player)
{
  static const char *const names[] = { "after", "points", NULL };
  guint n = 0;

  if (!muster_spot_is_given (spot) || !muster_spot_is_array (spot, MUSTER_ROUND_MAX_ROUNDS, &n))
    return;
  if (n == 0)
    muster_spot_fail (spot, _("“%s” never joined"), player->name);
  for (guint i = 0; i < n; i++)
    {
      MusterSpot element, members[2];
      int after = 0, points = 0;

      if (!muster_spot_element (spot, i, &element) || !muster_spot_members (&element, names, members) ||
          !muster_spot_is_given (&members[0]) || !muster_spot_is_given (&members[1]) ||
          !muster_spot_read_int (&members[0], 0, MUSTER_ROUND_MAX_ROUNDS, &after) ||
          !muster_spot_read_int (&members[1], 0, MUSTER_TOURNAMENT_MAX_POINTS, &points))
        return;
      g_array_append_val (player->joins, ((MusterTournamentJoin) { (guint) after, points }));
    }
}

static void
read_drops (const MusterSpot       *spot,
            MusterTournamentPlayer *player)
{
  guint n = 0;

  if (muster_spot_is_absent (spot) || !muster_spot_is_array (spot, MUSTER_ROUND_MAX_ROUNDS, &n))
    return;
  for (guint i = 0; i < n; i++)
    {
      MusterSpot element;
      int after;
      guint round;

      if (!muster_spot_element (spot, i, &element) ||
          !muster_spot_read_int (&element, 0, MUSTER_ROUND_MAX_ROUNDS, &after))
        return;
      round = (guint) after;
      g_array_append_val (player->drops, round);
    }
  if (n > player->joins->len || n + 1 < player->joins->len)
    muster_spot_fail (spot, _("“%s” dropped out more often than he joined, or too rarely"), player->name);
}

static void
read_player (const MusterSpot *spot,
             MusterTournament *self)
{
  static const char *const names[] = { "name", "force", "lot", "joins", "drops", NULL };
  MusterSpot members[G_N_ELEMENTS (names) - 1];
  g_autofree char *name = g_strdup ("");
  MusterTournamentPlayer *player;

  if (!muster_spot_members (spot, names, members) || !read_text (&members[0], &name))
    return;
  if (*name == '\0' || muster_tournament_find_player (self, name) != NULL)
    {
      muster_spot_fail (spot, *name == '\0' ? _("a name is empty") : _("“%s” is named twice"), name);
      return;
    }
  player = muster_tournament_add_player (self, name);
  g_array_set_size (player->joins, 0);
  read_text (&members[1], &player->force);
  read_text (&members[2], &player->lot);
  read_joins (&members[3], player);
  read_drops (&members[4], player);
}

static gboolean
takes_part (const MusterTournament *self,
            const char             *name,
            guint                   round)
{
  const MusterTournamentPlayer *player = muster_tournament_find_player (self, name);

  return player != NULL && g_array_index (player->joins, MusterTournamentJoin, 0).after < round;
}

static void
read_round (const MusterSpot *spot,
            MusterTournament *self)
{
  MusterRound *round = muster_round_json_read (spot);
  guint number = self->rounds->len + 1;

  if (round == NULL)
    return;
  g_ptr_array_add (self->rounds, round);
  if (*round->bye != '\0' && !takes_part (self, round->bye, number))
    muster_spot_fail (spot, _("“%s” does not take part"), round->bye);
  for (guint i = 0; i < round->pairs->len; i++)
    {
      const MusterRoundPair *pair = round->pairs->pdata[i];

      if (!takes_part (self, pair->attacker, number) || !takes_part (self, pair->defender, number))
        muster_spot_fail (spot, _("“%s” or “%s” does not take part"), pair->attacker, pair->defender);
    }
}

static void
read_list (const MusterSpot *spot,
           guint             most,
           MusterTournament *self,
           void            (*read) (const MusterSpot *spot, MusterTournament *self))
{
  MusterSpot element;
  guint n = 0;

  if (!muster_spot_is_given (spot) || !muster_spot_is_array (spot, most, &n))
    return;
  for (guint i = 0; i < n && !muster_spot_failed (spot) && muster_spot_element (spot, i, &element); i++)
    read (&element, self);
}

static void
read_worth (const MusterSpot *spot,
            MusterTournament *self)
{
  MusterSpot element;
  guint n = 0;

  if (!muster_spot_is_given (spot) || !muster_spot_is_array (spot, 3, &n))
    return;
  if (n != 3)
    muster_spot_fail (spot, _("the scoring has three numbers, as in 3,1,0"));
  for (guint i = 0; i < n && muster_spot_element (spot, i, &element); i++)
    muster_spot_read_int (&element, -1000000, 1000000, &self->scoring.worth[i]);
}

static void
read_breaks (const MusterSpot *spot,
             MusterTournament *self)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  g_autofree char *fault = NULL;
  MusterSpot element;
  guint n = 0;

  if (!muster_spot_is_given (spot) || !muster_spot_is_array (spot, MUSTER_TOURNAMENT_N_BREAKS, &n))
    return;
  for (guint i = 0; i < n && muster_spot_element (spot, i, &element); i++)
    {
      const char *word;

      if (!muster_spot_read_string (&element, 64, &word))
        return;
      g_ptr_array_add (words, (char *) word);
    }
  g_ptr_array_add (words, NULL);
  fault = muster_tournament_breaks_parse ((const char *const *) words->pdata, self->breaks, &self->n_breaks);
  if (fault != NULL)
    muster_spot_fail (spot, "%s", fault);
}

/* Reads a word of a few; @parse fills in what it means. */
#define READ_WORD(spot, parse, target) \
  G_STMT_START \
  { \
    const char *word; \
\
    if (muster_spot_is_given (spot) && muster_spot_read_string (spot, 64, &word) && !parse (word, target)) \
      muster_spot_fail (spot, _("“%s” is not known here"), word); \
  } \
  G_STMT_END

/**
 * muster_tournament_json_read:
 *
 * Returns: (transfer full) (nullable): the tournament
 */
MusterTournament *
muster_tournament_json_read (const char  *key,
                             const char  *json,
                             GError     **error)
{
  static const char *const names[] = { "name", "system", "rounds", "from", "to", "ruleset", "scoring",
                                       "breaks", "bye", "first", "seed", "players", "played", NULL };
  g_autoptr (MusterJson) document = muster_json_read (json, strlen (json), key, error);
  g_autoptr (MusterTournament) self = NULL;
  g_autoptr (GError) problem = NULL;
  MusterSpot root, members[G_N_ELEMENTS (names) - 1];
  int n_rounds = 0;

  if (document == NULL)
    return NULL;

  self = muster_tournament_new ("", "");
  g_free (self->key);
  self->key = g_strdup (key);
  muster_spot_init (&root, document, key, &problem);
  if (muster_spot_members (&root, names, members))
    {
      const MusterSpot *spot;

      if (read_text (&members[0], &self->name) && *self->name == '\0')
        muster_spot_fail (&root, _("the event has no name"));
      READ_WORD (&members[1], muster_tournament_system_parse, &self->system);
      if (muster_spot_is_given (&members[2]))
        muster_spot_read_int (&members[2], 0, MUSTER_ROUND_MAX_ROUNDS, &n_rounds);
      self->n_rounds = (guint) n_rounds;
      read_day (&members[3], &self->from);
      read_day (&members[4], &self->to);
      read_text (&members[5], &self->ruleset);
      read_worth (&members[6], self);
      read_breaks (&members[7], self);
      READ_WORD (&members[8], muster_club_verdict_parse, &self->bye);
      READ_WORD (&members[9], muster_tournament_first_parse, &self->first);

      spot = &members[10];
      if (muster_spot_is_given (spot))
        {
          if (muster_spot_holds (spot, MUSTER_JSON_INT) && spot->value->number >= 0)
            self->seed = spot->value->number;
          else
            muster_spot_fail (spot, _("the seed is not a whole number"));
        }

      read_list (&members[11], MUSTER_ROUND_MAX_PEOPLE, self, read_player);
      read_list (&members[12], MUSTER_ROUND_MAX_ROUNDS, self, read_round);
    }
  if (problem == NULL)
    return g_steal_pointer (&self);
  g_propagate_error (error, g_steal_pointer (&problem));

  return NULL;
}
