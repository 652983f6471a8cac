/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-evening-words.h"

#include "core/muster-i18n.h"

/* Returns the name of a ruleset or scenario, or what was written if it is none. */
static const char *
get_name (const MusterEveningWords *self,
          const char               *game,
          const char               *scenario)
{
  const char *name = self->name != NULL ? self->name (game, scenario, self->data) : NULL;

  return name != NULL ? name : scenario != NULL ? scenario : game;
}

char *
muster_evening_words_game (const MusterEveningWords *self,
                           const MusterRoundPair    *pair)
{
  const char *game = *pair->game != '\0' ? get_name (self, pair->game, NULL) : "";
  const char *scenario = *pair->scenario != '\0' ? get_name (self, pair->game, pair->scenario) : "";

  if (*game == '\0' || *scenario == '\0')
    return g_strdup (*game != '\0' ? game : scenario);

  /* Translators: a game and its scenario. */
  return g_strdup_printf (_("%s: %s"), game, scenario);
}

char *
muster_evening_words_pair (const MusterEveningWords *self,
                           const MusterRoundPair    *pair)
{
  const char *attacker = muster_club_names_resolve (self->names, pair->attacker);
  const char *defender = muster_club_names_resolve (self->names, pair->defender);
  g_autofree char *game = muster_evening_words_game (self, pair);

  if (*game == '\0')
    return g_strdup_printf (_("Table %u: %s against %s"), pair->table, attacker, defender);

  /* Translators: who attacks, who defends, and what they play. */
  return g_strdup_printf (_("Table %u: %s against %s, %s"), pair->table, attacker, defender, game);
}

char *
muster_evening_words_result (const MusterEveningWords *self,
                             const MusterRoundPair    *pair)
{
  const char *winner = muster_club_names_resolve (
    self->names, pair->verdict == MUSTER_CLUB_WIN ? pair->attacker : pair->defender);
  g_autofree char *first = muster_club_points_dup_text (pair->points[0]);
  g_autofree char *second = muster_club_points_dup_text (pair->points[1]);

  if (!pair->has_result)
    return g_strdup ("");
  if (pair->verdict == MUSTER_CLUB_DRAW)
    return pair->has_points ? g_strdup_printf (_("a draw, %s : %s"), first, second) : g_strdup (_("a draw"));
  if (!pair->has_points)
    return g_strdup_printf (_("%s won"), winner);

  return g_strdup_printf (_("%s won, %s : %s"), winner, first, second);
}

char *
muster_evening_words_round (const MusterEveningWords *self,
                            const MusterEvening      *evening,
                            guint                     round)
{
  const MusterRound *drawn = evening->rounds->pdata[round];
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, _("%s, %s: round %u"), muster_evening_get_title (evening), evening->date,
                          round + 1);
  for (guint i = 0; i < drawn->pairs->len; i++)
    {
      const MusterRoundPair *pair = drawn->pairs->pdata[i];
      g_autofree char *line = muster_evening_words_pair (self, pair);
      g_autofree char *result = muster_evening_words_result (self, pair);

      g_string_append_printf (text, "\n%s", line);
      if (*result != '\0')
        g_string_append_printf (text, " – %s", result);
    }
  if (*drawn->bye != '\0')
    {
      g_string_append_c (text, '\n');
      g_string_append_printf (text, _("%s sits out"), muster_club_names_resolve (self->names, drawn->bye));
    }

  return g_string_free (text, FALSE);
}

void
muster_evening_words_calendar (const MusterEveningWords *self,
                               const MusterEvening      *evening,
                               guint                     sequence,
                               MusterClubCalendar       *calendar)
{
  const MusterRound *round = muster_evening_get_last (evening);
  g_autofree char *uid = g_strdup_printf ("evening-%s@muster", evening->key);
  g_autoptr (GString) description = g_string_new (NULL);
  g_autoptr (GDateTime) changed = g_date_time_new_from_unix_utc (evening->stamp);
  g_autofree char *stamp = changed != NULL ? g_date_time_format (changed, "%Y%m%dT%H%M%SZ") : NULL;

  for (guint i = 0; round != NULL && i < round->pairs->len; i++)
    {
      g_autofree char *line = muster_evening_words_pair (self, round->pairs->pdata[i]);

      g_string_append_printf (description, "%s%s", i > 0 ? "\n" : "", line);
    }
  muster_club_calendar_add_event (
    calendar, &(MusterClubCalendarEvent) { uid, sequence, stamp, evening->date, evening->time,
                                           muster_evening_get_title (evening), evening->place,
                                           description->str });
}
