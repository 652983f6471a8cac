/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/club/muster-cli-club-night.h"
#include "cli/muster-cli-commands.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "core/club/muster-evening-draw.h"
#include "core/club/muster-evening-seats.h"
#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"

#include <string.h>

/* `club evening come|leave|pair|swap|fix|begin|result`: what happens in the course of an evening. */

/* What is done with the evening that the first argument names. @names: those behind it, as the evening
 * knows them. */
typedef gboolean (*Act) (MusterEvening *evening, char **names, GError **error);

/* Returns what time it is, if the evening is today. */
static char *
dup_time (const MusterEvening *evening)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *today = g_date_time_format (now, "%Y-%m-%d");

  return strcmp (today, evening->date) == 0 ? g_date_time_format (now, "%H:%M") : g_strdup ("");
}

static char **
list_names (const MusterCliNight  *night,
            char                 **names)
{
  guint n = g_strv_length (names);
  char **found = g_new0 (char *, n + 1);

  for (guint i = 0; i < n; i++)
    found[i] = g_strdup (muster_evening_find_name (night->evening, night->club->names, names[i]));

  return found;
}

/* @title: what is done, in a word */
static MusterCliStatus
run (const MusterCliCommand  *command,
     char                   **arguments,
     guint                    least,
     guint                    most,
     Act                      act,
     const char              *title)
{
  g_autofree char *path = NULL;
  const GOptionEntry entries[] = { MUSTER_CLI_OPTION_STORE (&path), { NULL } };
  g_auto (MusterCliNight) night = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *joined = NULL;
  g_autofree char *words = NULL;
  g_auto (GStrv) names = NULL;
  g_auto (GStrv) rest = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, least, most, &rest, &status))
    return status;
  if (!muster_cli_club_night_check_names (rest))
    return MUSTER_CLI_USAGE;
  if (!muster_cli_club_night_open_evening (&night, path, rest[0], MUSTER_CLI_NIGHT_CHANGE))
    return MUSTER_CLI_FAILED;

  names = list_names (&night, rest + 1);
  if (!act (night.evening, names, &error))
    return muster_cli_club_night_refuse (error);
  joined = muster_enumeration_join ((const char *const *) names);
  words = g_strdup_printf ("%s: %s", title, joined);

  return muster_cli_club_night_keep (&night, words);
}

static gboolean
come_cb (MusterEvening  *evening,
         char          **names,
         GError        **error)
{
  g_autofree char *at = dup_time (evening);

  for (guint i = 0; names[i] != NULL; i++)
    muster_evening_seats_come (evening, names[i], at);

  return TRUE;
}

MusterCliStatus
muster_cli_club_evening_round_run_come (const MusterCliCommand  *command,
                                        char                   **arguments)
{
  return run (command, arguments, 2, MUSTER_CLI_ANY_NUMBER, come_cb, _("Came"));
}

static gboolean
leave_cb (MusterEvening  *evening,
          char          **names,
          GError        **error)
{
  g_autofree char *at = dup_time (evening);

  for (guint i = 0; names[i] != NULL; i++)
    {
      if (!muster_evening_seats_leave (evening, names[i], at, error))
        return FALSE;
    }

  return TRUE;
}

MusterCliStatus
muster_cli_club_evening_round_run_leave (const MusterCliCommand  *command,
                                         char                   **arguments)
{
  return run (command, arguments, 2, MUSTER_CLI_ANY_NUMBER, leave_cb, _("Left"));
}

static gboolean
swap_cb (MusterEvening  *evening,
         char          **names,
         GError        **error)
{
  return muster_evening_seats_swap (evening, names[0], names[1], error);
}

MusterCliStatus
muster_cli_club_evening_round_run_swap (const MusterCliCommand  *command,
                                        char                   **arguments)
{
  return run (command, arguments, 3, 3, swap_cb, _("Swapped"));
}

static gboolean
fix_cb (MusterEvening  *evening,
        char          **names,
        GError        **error)
{
  return muster_evening_seats_fix (evening, names[0], names[1], error);
}

MusterCliStatus
muster_cli_club_evening_round_run_fix (const MusterCliCommand  *command,
                                       char                   **arguments)
{
  return run (command, arguments, 3, 3, fix_cb, _("Fixed"));
}

static gboolean
begin_cb (MusterEvening  *evening,
          char          **names,
          GError        **error)
{
  return muster_evening_seats_begin (evening, names[0], "", error);
}

MusterCliStatus
muster_cli_club_evening_round_run_begin (const MusterCliCommand  *command,
                                         char                   **arguments)
{
  return run (command, arguments, 2, 2, begin_cb, _("Begun"));
}

static gboolean
draw (MusterCliNight     *night,
      MusterEveningDraw   what,
      const char         *from,
      const char         *game,
      GError            **error)
{
  g_autoptr (MusterClubBook) book = muster_club_book_new (night->club->results, night->club->names);
  const MusterEveningPast past = { book, night->club->names, night->club->evenings };

  return muster_evening_draw (night->evening, what, &past, from, game, error);
}

MusterCliStatus
muster_cli_club_evening_round_run_pair (const MusterCliCommand  *command,
                                        char                   **arguments)
{
  g_autofree char *from = NULL;
  g_autofree char *wanted = NULL;
  g_autofree char *path = NULL;
  gboolean again = FALSE, only_free = FALSE, json = FALSE;
  const GOptionEntry entries[] = {
    { "again", 0, 0, G_OPTION_ARG_NONE, &again,
      N_("The last round anew, but for pairs that are fixed, have begun or have a result"), NULL },
    { "free", 0, 0, G_OPTION_ARG_NONE, &only_free, N_("Only those of the last round who have no opponent"),
      NULL },
    { "from", 0, 0, G_OPTION_ARG_STRING, &from,
      N_("Since when the league counts; otherwise since the evening’s day"), N_("DATE") },
    { "game", 0, 0, G_OPTION_ARG_STRING, &wanted, N_("What all of them play"), N_("GAME") },
    MUSTER_CLI_OPTION_JSON (&json, N_("Print the round as a JSON object")),
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_auto (MusterCliNight) night = { 0 };
  g_autoptr (JsonBuilder) builder = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *title = NULL;
  g_autofree char *game = NULL;
  g_auto (GStrv) rest = NULL;
  MusterEveningDraw what;
  MusterCliStatus status;
  guint last;

  if (!muster_cli_options_parse (command, entries, arguments, 1, 1, &rest, &status))
    return status;
  if (again && only_free)
    return muster_cli_options_misused (_("--again and --free cannot be used together"));
  if (!muster_cli_club_check_day ("--from", from))
    return MUSTER_CLI_USAGE;
  if (!muster_cli_club_night_open_evening (&night, path, rest[0], MUSTER_CLI_NIGHT_CHANGE))
    return MUSTER_CLI_FAILED;
  game = wanted != NULL ? muster_cli_club_night_dup_game (wanted) : NULL;
  if (wanted != NULL && game == NULL)
    return MUSTER_CLI_FAILED;

  what = again ? MUSTER_EVENING_AGAIN : only_free ? MUSTER_EVENING_FREE : MUSTER_EVENING_NEXT;
  if (!draw (&night, what, from, game, &error))
    return muster_cli_club_night_refuse (error);
  last = night.evening->rounds->len - 1;
  title = g_strdup_printf (_("Round %u drawn up"), last + 1);
  status = muster_cli_club_night_keep (&night, title);
  if (status != MUSTER_CLI_OK)
    return status;
  if (!json)
    {
      muster_cli_club_night_print_evening_round (&night, last);
      return status;
    }
  builder = json_builder_new_immutable ();
  muster_cli_club_night_add_evening_round (builder, &night, last);
  muster_cli_club_end_json (builder);

  return status;
}

MusterCliStatus
muster_cli_club_evening_round_run_result (const MusterCliCommand  *command,
                                          char                   **arguments)
{
  g_autofree char *number = NULL;
  g_autofree char *path = NULL;
  const GOptionEntry entries[] = {
    { "round", 0, 0, G_OPTION_ARG_STRING, &number, N_("The round; otherwise the last one"), N_("N") },
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_auto (MusterCliNight) night = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *title = NULL;
  g_auto (GStrv) names = NULL;
  g_auto (GStrv) rest = NULL;
  MusterClubVerdict verdict;
  MusterCliStatus status;
  gboolean has_points;
  gint64 points[2];
  guint round;

  if (!muster_cli_options_parse (command, entries, arguments, 4, 6, &rest, &status))
    return status;
  if (!muster_cli_club_night_check_names (rest) || !muster_cli_club_night_read_result (rest + 3, &verdict,
                                                                                       &has_points, points) ||
      !muster_cli_club_night_read_round ("--round", number, &round))
    return MUSTER_CLI_USAGE;
  if (!muster_cli_club_night_open_evening (&night, path, rest[0], MUSTER_CLI_NIGHT_CHANGE))
    return MUSTER_CLI_FAILED;

  names = list_names (&night, rest + 1);
  if (!muster_rounds_set_result (night.evening->rounds, round, names[0], names[1], verdict,
                                 has_points ? points : NULL, &error))
    return muster_cli_club_night_refuse (error);
  title = g_strdup_printf (_("Result: %s against %s"), names[0], names[1]);

  return muster_cli_club_night_keep (&night, title);
}
