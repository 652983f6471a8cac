/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/club/muster-club-evening.h"

#include "core/club/muster-club-date.h"
#include "core/club/muster-evening-attendance.h"
#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"
#include "sheets/club/muster-club-words.h"
#include "store/muster-store-club.h"

#include <stdlib.h>
#include <string.h>

/* What the window says of an evening. */

static MusterClub *
get_club (MusterClubEvening *self)
{
  return muster_club_rounds_get_club (MUSTER_CLUB_ROUNDS (self));
}

static const char *
name_cb (const char *ruleset,
         const char *scenario,
         gpointer    data)
{
  return scenario != NULL ? muster_club_words_scenario (data, ruleset, scenario)
                          : muster_club_words_ruleset (data, ruleset);
}

static MusterEveningWords
get_words (MusterClubEvening *self)
{
  MusterClub *club = get_club (self);
  const MusterClubContent *content = muster_club_get_content (club);

  return (MusterEveningWords) { content != NULL ? content->names : NULL, name_cb,
                                muster_club_get_library (club) };
}

char *
muster_club_evening_dup_title (MusterClubEvening *self)
{
  const MusterEvening *evening = muster_club_evening_get (self);
  g_auto (GStrv) parts = evening != NULL ? g_strsplit (evening->date, "-", 3) : NULL;
  g_autoptr (GDateTime) day = NULL;
  g_autofree char *words = NULL;

  if (evening == NULL)
    return g_strdup ("");
  day = g_date_time_new_utc (atoi (parts[0]), atoi (parts[1]), atoi (parts[2]), 0, 0, 0);
  /* Translators: a day as in "Thursday 19 November 2026". */
  words = g_date_time_format (day, _("%A %-d %B %Y"));

  /* Translators: a day and a time. */
  return *evening->time != '\0' ? g_strdup_printf (_("%s, %s"), words, evening->time) : g_strdup (words);
}

static void
append_part (GString    *text,
             const char *part)
{
  if (*part != '\0')
    g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", part);
}

char *
muster_club_evening_dup_subtitle (MusterClubEvening *self)
{
  const MusterEvening *evening = muster_club_evening_get (self);
  GString *text = g_string_new (NULL);
  g_autofree char *rounds = NULL;

  if (evening == NULL)
    return g_string_free (text, FALSE);
  append_part (text, evening->title);
  append_part (text, evening->place);
  rounds = evening->rounds->len > 0
             ? g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u round", "%u rounds", evening->rounds->len),
                                evening->rounds->len)
             : g_strdup (_("no round yet"));
  append_part (text, rounds);

  return g_string_free (text, FALSE);
}

char *
muster_club_evening_dup_counts (MusterClubEvening *self)
{
  const MusterEvening *evening = muster_club_evening_get (self);
  guint n_here = 0, n_left = 0, n_expected = 0;
  GString *text;

  if (evening == NULL)
    return g_strdup ("");
  for (guint i = 0; i < evening->guests->len; i++)
    {
      gboolean has_left = ((MusterEveningGuest *) evening->guests->pdata[i])->has_left;

      n_left += has_left != FALSE;
      n_here += !has_left;
    }
  for (guint i = 0; i < evening->expected->len; i++)
    n_expected += muster_evening_find_guest (evening, evening->expected->pdata[i]) == NULL;
  text = g_string_new (NULL);
  g_string_append_printf (text, dngettext (GETTEXT_PACKAGE, "%u here", "%u here", n_here), n_here);
  if (n_left > 0)
    {
      g_string_append (text, " · ");
      g_string_append_printf (text, dngettext (GETTEXT_PACKAGE, "%u has left", "%u have left", n_left),
                              n_left);
    }
  if (n_expected > 0)
    {
      g_string_append (text, " · ");
      g_string_append_printf (text, dngettext (GETTEXT_PACKAGE, "%u expected", "%u expected", n_expected),
                              n_expected);
    }

  return g_string_free (text, FALSE);
}

char *
muster_club_evening_dup_free (MusterClubEvening *self)
{
  const MusterEvening *evening = muster_club_evening_get (self);
  const MusterRound *round = evening != NULL ? muster_evening_get_last (evening) : NULL;
  g_autoptr (GPtrArray) people = round != NULL ? muster_evening_list_free (evening, round) : NULL;
  g_autoptr (GString) names = g_string_new (NULL);

  if (people == NULL || people->len == 0 || !muster_club_rounds_is_last (MUSTER_CLUB_ROUNDS (self)))
    return g_strdup ("");
  for (guint i = 0; i < people->len; i++)
    muster_enumeration_add (names,
                            muster_club_rounds_get_name (MUSTER_CLUB_ROUNDS (self), people->pdata[i]));
  if (*round->bye != '\0')
    return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%s has no opponent, and %s sits out.",
                                       "%s have no opponent, and %s sits out.", people->len),
                            names->str, muster_club_rounds_get_name (MUSTER_CLUB_ROUNDS (self), round->bye));

  return g_strdup_printf (
    dngettext (GETTEXT_PACKAGE, "%s has no opponent.", "%s have no opponent.", people->len), names->str);
}

char *
muster_club_evening_dup_note (MusterClubEvening     *self,
                              const MusterRoundPair *pair)
{
  MusterClubTables *tables = muster_club_get_tables (get_club (self));
  const MusterEvening *evening = muster_club_evening_get (self);
  const char *attacker = muster_club_rounds_get_name (MUSTER_CLUB_ROUNDS (self), pair->attacker);
  const char *defender = muster_club_rounds_get_name (MUSTER_CLUB_ROUNDS (self), pair->defender);
  guint first, second;

  if (tables == NULL || !muster_club_book_find_player (tables->book, attacker, &first) ||
      !muster_club_book_find_player (tables->book, defender, &second))
    return g_strdup (_("first meeting"));
  for (guint i = muster_club_book_get_n_games (tables->book); i-- > 0; )
    {
      const MusterClubGame *game = muster_club_book_get_game (tables->book, i);
      guint found = 0;

      if (strcmp (game->result->head.date, evening->date) >= 0)
        continue;
      for (guint j = 0; j < game->n_seats; j++)
        found |= game->seats[j].player == first ? 1 : game->seats[j].player == second ? 2 : 0;
      if (found == 3)
        {
          g_autofree char *day = muster_club_words_day (game->result->head.date);

          return g_strdup_printf (_("last met on %s"), day);
        }
    }

  return g_strdup (_("first meeting"));
}

char *
muster_club_evening_dup_game (MusterClubEvening     *self,
                              const MusterRoundPair *pair)
{
  const MusterEveningWords words = get_words (self);

  return muster_evening_words_game (&words, pair);
}

char *
muster_club_evening_dup_chat (MusterClubEvening *self)
{
  const MusterEveningWords words = get_words (self);

  return muster_club_rounds_get_drawn (MUSTER_CLUB_ROUNDS (self)) != NULL
           ? muster_evening_words_round (&words, muster_club_evening_get (self),
                                         muster_club_rounds_get_round (MUSTER_CLUB_ROUNDS (self)))
           : g_strdup ("");
}

char *
muster_club_evening_dup_calendar (MusterClubEvening  *self,
                                  const char         *stamp,
                                  GError            **error)
{
  MusterClub *club = get_club (self);
  const MusterClubContent *content = muster_club_get_content (club);
  MusterDocuments *documents = muster_store_get_documents (muster_club_get_store (club));
  const MusterEvening *shown = muster_club_evening_get (self);
  const MusterEveningWords words = get_words (self);
  MusterClubCalendar *calendar = muster_club_calendar_new (stamp);
  gboolean is_sound = TRUE;
  char *text;

  for (guint i = 0; is_sound && content != NULL && i < content->evenings->len; i++)
    {
      const MusterEvening *evening = content->evenings->pdata[i];
      gboolean is_shown = shown != NULL && strcmp (evening->key, shown->key) == 0;
      guint n_changes;

      if (!is_shown && strcmp (evening->date, muster_club_get_today (club)) < 0)
        continue;
      is_sound = muster_club_evenings_count (evening, documents, &n_changes, error);
      if (is_sound)
        muster_evening_words_calendar (&words, is_shown ? shown : evening, n_changes, calendar);
    }
  text = muster_club_calendar_end (calendar);
  if (!is_sound)
    g_clear_pointer (&text, g_free);

  return text;
}

char *
muster_club_evening_dup_attendance (MusterClubEvening *self)
{
  const MusterClubContent *content = muster_club_get_content (get_club (self));
  g_autoptr (GArray) attendance = NULL;

  if (content == NULL)
    return g_strdup ("");
  attendance = muster_evening_attendance_count (content->evenings, content->names, NULL, NULL);

  return muster_evening_attendance_to_csv (attendance);
}

GArray *
muster_club_evening_rank (MusterClubEvening  *self,
                          MusterClubBook    **book)
{
  const MusterEvening *evening = muster_club_evening_get (self);
  const MusterClubContent *content = muster_club_get_content (get_club (self));
  g_autoptr (GPtrArray) results = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_club_result_unref);
  const MusterClubScoring scoring = MUSTER_CLUB_SCORING_DEFAULT;
  const MusterClubFilter filter = { 0 };

  if (evening != NULL)
    muster_evening_add_results (evening, results);
  *book = muster_club_book_new (results, content != NULL ? content->names : NULL);

  return muster_club_league_new (*book, &filter, &scoring);
}
