/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-round.h"

#include "core/club/muster-club-date.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"

#include <string.h>

/* A round in a document. What is empty or false is left out. Victory points are texts, as in the
 * table of results. */

static void
add_flag (JsonBuilder *builder,
          const char  *member,
          gboolean     flag)
{
  if (flag)
    muster_json_add_boolean (builder, member, TRUE);
}

void
muster_round_json_write (const MusterRound *self,
                         JsonBuilder       *builder)
{
  json_builder_begin_object (builder);
  muster_json_add_text (builder, "date", self->date);
  muster_json_add_text (builder, "game", self->game);
  json_builder_set_member_name (builder, "pairs");
  json_builder_begin_array (builder);
  for (guint i = 0; i < self->pairs->len; i++)
    {
      const MusterRoundPair *pair = self->pairs->pdata[i];

      json_builder_begin_object (builder);
      muster_json_add_int (builder, "table", pair->table);
      muster_json_add_text (builder, "attacker", pair->attacker);
      muster_json_add_text (builder, "defender", pair->defender);
      muster_json_add_text (builder, "game", pair->game);
      muster_json_add_text (builder, "scenario", pair->scenario);
      muster_json_add_text (builder, "battle", pair->battle);
      add_flag (builder, "fixed", pair->is_fixed);
      add_flag (builder, "begun", pair->is_begun);
      if (pair->has_result && !pair->is_fought)
        {
          muster_json_add_text (builder, "result", muster_club_verdict_get_word (pair->verdict));
          if (pair->has_points)
            {
              g_autofree char *attacker = muster_club_points_dup_text (pair->points[0]);
              g_autofree char *defender = muster_club_points_dup_text (pair->points[1]);

              muster_json_add_strv (builder, "points", (const char *[]) { attacker, defender, NULL });
            }
        }
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  muster_json_add_text (builder, "bye", self->bye);
  json_builder_end_object (builder);
}

/* Reads a text that may be absent, which is "". */
static void
read_text (const MusterSpot  *spot,
           char             **text)
{
  const char *value;

  if (!muster_spot_is_absent (spot) && muster_spot_read_string (spot, MUSTER_CLUB_MAX_CELL, &value))
    {
      g_free (*text);
      *text = g_strdup (value);
    }
}

/* Reads a name, which must be there and not be empty. */
static void
read_name (const MusterSpot  *spot,
           char             **name)
{
  if (!muster_spot_is_given (spot))
    return;
  read_text (spot, name);
  if (!muster_spot_failed (spot) && (*name == NULL || **name == '\0'))
    muster_spot_fail (spot, _("a name is empty"));
}

static gboolean
read_flag (const MusterSpot *spot)
{
  gboolean flag = FALSE;

  return !muster_spot_is_absent (spot) && muster_spot_read_boolean (spot, &flag) && flag;
}

static void
read_points (const MusterSpot *spot,
             MusterRoundPair  *pair)
{
  MusterSpot element;
  guint n;

  if (muster_spot_is_absent (spot) || !muster_spot_is_array (spot, 2, &n))
    return;
  if (n != 2)
    {
      muster_spot_fail (spot, _("either both sides have points or neither has"));
      return;
    }
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *fault = NULL;
      const char *text;

      if (!muster_spot_element (spot, i, &element) || !muster_spot_read_string (&element, 64, &text))
        return;
      if (muster_club_points_parse (text, &pair->points[i]))
        continue;
      fault = muster_club_points_dup_fault (text);
      muster_spot_fail (&element, "%s", fault);
      return;
    }
  pair->has_points = TRUE;
}

static void
read_pair (const MusterSpot *spot,
           MusterRound      *round)
{
  static const char *const names[] = { "table", "attacker", "defender", "game", "scenario", "battle",
                                       "fixed", "begun", "result", "points", NULL };
  MusterSpot members[G_N_ELEMENTS (names) - 1];
  MusterRoundPair *pair;
  int table = 0;
  const MusterSpot *result;
  const char *word;

  if (!muster_spot_members (spot, names, members) || !muster_spot_is_given (&members[0]) ||
      !muster_spot_read_int (&members[0], 1, G_MAXINT, &table))
    return;

  pair = muster_round_pair_new ("", "", "");
  g_ptr_array_add (round->pairs, pair);
  pair->table = (guint) table;
  read_name (&members[1], &pair->attacker);
  read_name (&members[2], &pair->defender);
  read_text (&members[3], &pair->game);
  read_text (&members[4], &pair->scenario);
  read_text (&members[5], &pair->battle);
  pair->is_fixed = read_flag (&members[6]);
  pair->is_begun = read_flag (&members[7]);

  result = &members[8];
  if (muster_spot_is_absent (result) || !muster_spot_read_string (result, 16, &word))
    return;
  if (!muster_club_verdict_parse (word, &pair->verdict))
    muster_spot_fail (result, _("“%s” is no result; it is win, draw or loss"), word);
  pair->has_result = TRUE;
  read_points (&members[9], pair);
}

/* Nobody sits twice in a round, and no table is given twice. */
static void
check_round (const MusterSpot  *spot,
             const MusterRound *round)
{
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) tables = g_hash_table_new (NULL, NULL);
  gboolean is_sound = TRUE;

  if (*round->bye != '\0')
    g_hash_table_add (names, round->bye);
  for (guint i = 0; i < round->pairs->len; i++)
    {
      const MusterRoundPair *pair = round->pairs->pdata[i];

      is_sound &= g_hash_table_add (names, pair->attacker) && g_hash_table_add (names, pair->defender) &&
                  g_hash_table_add (tables, GUINT_TO_POINTER (pair->table));
    }
  if (!is_sound)
    muster_spot_fail (spot, _("somebody or a table is twice in this round"));
}

/**
 * muster_round_json_read:
 *
 * Returns: (transfer full) (nullable): the round
 */
MusterRound *
muster_round_json_read (const MusterSpot *spot)
{
  static const char *const names[] = { "date", "game", "pairs", "bye", NULL };
  MusterSpot members[G_N_ELEMENTS (names) - 1], element;
  g_autoptr (MusterRound) self = NULL;
  guint n = 0;

  if (!muster_spot_members (spot, names, members))
    return NULL;

  self = muster_round_new ("");
  read_text (&members[0], &self->date);
  if (!muster_spot_failed (spot) && *self->date != '\0' && !muster_club_date_is_valid (self->date))
    muster_spot_fail (&members[0], _("“%s” is not a day; write it as in 2026-01-31"), self->date);
  read_text (&members[1], &self->game);
  read_text (&members[3], &self->bye);
  if (muster_spot_is_given (&members[2]) && muster_spot_is_array (&members[2], MUSTER_ROUND_MAX_PEOPLE, &n))
    {
      for (guint i = 0; i < n && muster_spot_element (&members[2], i, &element); i++)
        read_pair (&element, self);
    }
  if (!muster_spot_failed (spot))
    check_round (spot, self);

  return muster_spot_failed (spot) ? NULL : g_steal_pointer (&self);
}
