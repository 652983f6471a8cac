/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/club/muster-club-pulse-words.h"

#include "app/models/club/muster-club-choices.h"
#include "core/club/muster-club-pulse.h"
#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"
#include "sheets/club/muster-club-words.h"

/* After how many days a member is missed, how many such members are named, and among how many of
 * the latest players meetings are suggested. */
#define MISSED_DAYS 60
#define N_MISSED 3
#define N_LOOKED_AT 16
#define N_MEETINGS 2
#define N_CAMPAIGNS 3

static void
add (GPtrArray *lines,
     char      *line)
{
  g_ptr_array_add (lines, line);
}

/* Only an active member can be missed. */
static gboolean
is_expected (MusterClub *club,
             const char *name)
{
  const MusterClubContent *content = muster_club_get_content (club);
  const MusterClubMember *member = g_hash_table_lookup (content->members, name);

  return member == NULL || (member->is_active && !member->is_gone);
}

static void
add_meetings (GPtrArray  *lines,
              MusterClub *club)
{
  MusterClubBook *book = muster_club_get_tables (club)->book;
  g_autoptr (GPtrArray) names = muster_club_list_players (club);
  g_autoptr (GArray) players = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GArray) meetings = NULL;
  guint player;

  for (guint i = 0; i < names->len && players->len < N_LOOKED_AT; i++)
    if (muster_club_book_find_player (book, names->pdata[i], &player))
      g_array_append_val (players, player);
  meetings = muster_club_pulse_meetings_new (book, (const guint *) (gpointer) players->data, players->len);
  for (guint i = 0; i < MIN (meetings->len, N_MEETINGS); i++)
    {
      const MusterClubMeeting *meeting = &g_array_index (meetings, MusterClubMeeting, i);
      const char *first = muster_club_book_get_name (book, meeting->first);
      const char *second = muster_club_book_get_name (book, meeting->second);

      add (lines, meeting->battles == 0
                    ? g_strdup_printf (_("%s and %s have never met: tonight?"), first, second)
                    : g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%s and %s have met only once.",
                                                  "%s and %s have met only %u times.", meeting->battles),
                                       first, second, meeting->battles));
    }
}

char *
muster_club_pulse_dup_waiting (const MusterClubWaiting *waiting)
{
  g_autofree char *players = NULL;
  GString *text;

  text = g_string_new (NULL);
  for (guint i = 0; i < waiting->players->len; i++)
    muster_enumeration_add (text, (const char *) waiting->players->pdata[i]);
  players = g_string_free (text, FALSE);
  if (waiting->is_fought)
    /* Translators: a campaign, and the title of a chapter. */
    return g_strdup_printf (_("“%s” waits for the aftermath of “%s”."), waiting->campaign, waiting->chapter);
  if (*players == '\0')
    return g_strdup_printf (_("“%s” waits for “%s”."), waiting->campaign, waiting->chapter);
  if (waiting->is_open)
    /* Translators: a campaign, names of players, and the title of a chapter. */
    return g_strdup_printf (_("“%s” waits for %s to fight “%s”."), waiting->campaign, players,
                            waiting->chapter);
  return g_strdup_printf (_("“%s” waits for %s: “%s” comes next."), waiting->campaign, players,
                          waiting->chapter);
}

/* Suggests a scenario of the ruleset that was played last. */
static void
add_scenario (GPtrArray  *lines,
              MusterClub *club)
{
  MusterClubBook *book = muster_club_get_tables (club)->book;
  MusterLibrary *library = muster_club_get_library (club);
  guint n_games = muster_club_book_get_n_games (book);
  const char *id = n_games > 0 ? muster_club_book_get_game (book, n_games - 1)->result->head.ruleset : "";
  MusterRuleset *ruleset = muster_library_find_ruleset (library, id);
  GPtrArray *scenarios;
  g_autofree const char **ids = NULL;
  g_autofree guint *counts = NULL;
  guint least = 0;

  if (ruleset == NULL)
    return;
  scenarios = muster_catalog_get_scenarios (muster_ruleset_get_catalog (ruleset));
  if (scenarios->len < 2)
    return;

  ids = g_new0 (const char *, scenarios->len + 1);
  counts = g_new0 (guint, scenarios->len);
  for (guint i = 0; i < scenarios->len; i++)
    ids[i] = ((const MusterScenario *) scenarios->pdata[i])->id;
  muster_club_pulse_count_scenarios (book, id, ids, counts);
  for (guint i = 1; i < scenarios->len; i++)
    if (counts[i] < counts[least])
      least = i;
  if (counts[least] == 0)
    add (lines, g_strdup_printf (_("“%s” was never played: tonight?"),
                                 muster_club_words_scenario (library, id, ids[least])));
  else
    /* Translators: the name of a scenario, and how often it was played. */
    add (lines, g_strdup_printf (dngettext (GETTEXT_PACKAGE, "“%s” was played only once.",
                                            "“%s” was played only %u times.", counts[least]),
                                 muster_club_words_scenario (library, id, ids[least]), counts[least]));
}

/**
 * muster_club_pulse_list_words:
 *
 * Returns: (transfer full): the sentences; none before the club is loaded
 */
GPtrArray *
muster_club_pulse_list_words (MusterClub *club)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  GPtrArray *waiting;
  int days;
  MusterClubBook *book;
  g_autoptr (GArray) absences = NULL;
  guint n = 0;

  g_return_val_if_fail (MUSTER_IS_CLUB (club), lines);

  if (muster_club_get_tables (club) == NULL)
    return lines;

  days = muster_club_pulse_days_since_last (muster_club_get_tables (club)->book,
                                            muster_club_get_today (club));
  if (days == 0)
    add (lines, g_strdup (_("The last result was today.")));
  else if (days > 0)
    add (lines, g_strdup_printf (dngettext (GETTEXT_PACKAGE, "The last result was %d day ago.",
                                            "The last result was %d days ago.", (gulong) days),
                                 days));
  waiting = muster_club_get_content (club)->waiting;
  /* Begin with the newest campaigns, which are more likely to be continued. */
  for (guint i = waiting->len; i-- > 0 && waiting->len - i <= N_CAMPAIGNS; )
    add (lines, muster_club_pulse_dup_waiting (waiting->pdata[i]));
  book = muster_club_get_tables (club)->book;
  absences = muster_club_pulse_absences_new (book, muster_club_get_today (club), MISSED_DAYS);
  /* Begin with those who came most recently, who are more likely to return. */
  for (guint i = absences->len; i-- > 0 && n < N_MISSED; )
    {
      const MusterClubAbsence *absence = &g_array_index (absences, MusterClubAbsence, i);
      const char *name = muster_club_book_get_name (book, absence->player);

      if (!is_expected (club, name))
        continue;
      add (lines, g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%s has not played for %u day.",
                                              "%s has not played for %u days.",
                                              absence->days), name, absence->days));
      n++;
    }
  add_meetings (lines, club);
  add_scenario (lines, club);
  return lines;
}
