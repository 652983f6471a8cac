/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/club/muster-cli-club-night.h"
#include "cli/muster-cli-commands.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"

#include <string.h>

/* `club event new|round|result|drop|join`: what changes an event. */

typedef struct
{
  char *players;
  char *system;
  char *rounds;
  char *from;
  char *to;
  char *ruleset;
  char *scoring;
  char *breaks;
  char *bye;
  char *first;
  char *seed;
  char *path;
  gboolean json;
} Settings;

static void
clear_settings (Settings *self)
{
  g_free (self->players);
  g_free (self->system);
  g_free (self->rounds);
  g_free (self->from);
  g_free (self->to);
  g_free (self->ruleset);
  g_free (self->scoring);
  g_free (self->breaks);
  g_free (self->bye);
  g_free (self->first);
  g_free (self->seed);
  g_free (self->path);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Settings, clear_settings)

static gboolean
misuse (const char *option,
        const char *text)
{
  muster_cli_options_misused (_("%s: “%s” is not known here"), option, text);

  return FALSE;
}

static gboolean
read_breaks (const Settings   *self,
             MusterTournament *tournament)
{
  g_auto (GStrv) words = self->breaks != NULL ? g_strsplit (self->breaks, ",", -1) : NULL;
  g_autofree char *fault = NULL;
  MusterTournamentBreak breaks[MUSTER_TOURNAMENT_N_BREAKS];
  guint n_breaks;

  if (words == NULL)
    return TRUE;
  if (words[0] == NULL)
    return misuse ("--breaks", "");
  fault = muster_tournament_breaks_parse ((const char *const *) words, breaks, &n_breaks);
  if (fault != NULL)
    {
      muster_cli_options_misused ("--breaks: %s", fault);
      return FALSE;
    }
  memcpy (tournament->breaks, breaks, n_breaks * sizeof *breaks);
  tournament->n_breaks = n_breaks;

  return TRUE;
}

static gboolean
read_seed (const Settings   *self,
           MusterTournament *tournament)
{
  gint64 seed = (gint64) (g_random_int () >> 1);

  if (self->seed != NULL && !g_ascii_string_to_signed (self->seed, 10, 0, G_MAXINT64, &seed, NULL))
    {
      muster_cli_options_misused (_("--seed: “%s” is not a whole number from 0"), self->seed);
      return FALSE;
    }
  tournament->seed = seed;

  return TRUE;
}

static gboolean
read_days (const Settings   *self,
           MusterTournament *tournament)
{
  if (!muster_cli_club_check_day ("--from", self->from) || !muster_cli_club_check_day ("--to", self->to))
    return FALSE;
  if (self->from != NULL)
    {
      g_free (tournament->from);
      tournament->from = g_strdup (self->from);
    }
  g_free (tournament->to);
  tournament->to = g_strdup (self->to != NULL ? self->to : tournament->from);
  if (strcmp (tournament->to, tournament->from) >= 0)
    return TRUE;
  muster_cli_options_misused (_("the last day, %s, is before the first, %s"), tournament->to,
                              tournament->from);

  return FALSE;
}

static gboolean
read_rounds (const Settings   *self,
             MusterTournament *tournament,
             guint             n_players)
{
  guint64 n = 0;

  tournament->n_rounds = muster_tournament_count_rounds (tournament->system, n_players);
  if (self->rounds == NULL)
    return TRUE;
  if (strcmp (self->rounds, "unbeaten") == 0)
    n = MUSTER_TOURNAMENT_UNBEATEN;
  else if (!g_ascii_string_to_unsigned (self->rounds, 10, 1, MUSTER_ROUND_MAX_ROUNDS, &n, NULL))
    {
      muster_cli_options_misused (_("--rounds: “%s” is neither a whole number from 1 nor “unbeaten”"),
                                  self->rounds);
      return FALSE;
    }
  tournament->n_rounds = (guint) n;

  return TRUE;
}

/* Everything but the ruleset and the players, which the club must be asked for. */
static gboolean
read_settings (const Settings   *self,
               MusterTournament *tournament,
               guint             n_players)
{
  if (self->system != NULL && !muster_tournament_system_parse (self->system, &tournament->system))
    return misuse ("--system", self->system);
  if (self->bye != NULL && !muster_club_verdict_parse (self->bye, &tournament->bye))
    return misuse ("--bye", self->bye);
  if (self->first != NULL && !muster_tournament_first_parse (self->first, &tournament->first))
    return misuse ("--first", self->first);

  return muster_cli_club_check_scoring (self->scoring, &tournament->scoring) && read_breaks (self,
                                                                                             tournament) &&
         read_seed (self, tournament) && read_days (self, tournament) &&
         read_rounds (self, tournament, n_players);
}

/* Adds the players. FALSE: said who is named twice under two names of his. */
static gboolean
add_players (MusterTournament       *tournament,
             const MusterClubNames  *names,
             char                  **players)
{
  for (guint i = 0; players[i] != NULL; i++)
    {
      const char *member = muster_club_names_resolve (names, players[i]);

      if (muster_tournament_find_player (tournament, member) != NULL)
        {
          muster_cli_options_misused (_("--players: “%s” is named twice"), member);
          return FALSE;
        }
      muster_tournament_add_player (tournament, member);
    }

  return TRUE;
}

static void
tell (const MusterTournament *tournament,
      gboolean                json)
{
  g_autofree char *id = muster_cli_club_night_dup_event_id (tournament);
  g_autoptr (JsonBuilder) builder = NULL;

  if (!json)
    {
      muster_cli_print ("%s\n", id);
      return;
    }
  builder = json_builder_new_immutable ();
  json_builder_begin_object (builder);
  muster_json_add_string (builder, "event", id);
  muster_json_add_int (builder, "seed", tournament->seed);
  json_builder_end_object (builder);
  muster_cli_club_end_json (builder);
}

static MusterCliStatus
keep_new (const Settings    *settings,
          MusterTournament  *tournament,
          char             **players)
{
  g_auto (MusterCliNight) night = { 0 };
  g_autofree char *title = g_strdup_printf (_("Event planned: %s"), tournament->name);
  MusterCliStatus status;

  night.store = muster_cli_store_open (settings->path, MUSTER_STORE_DEFAULT);
  night.club = night.store != NULL ? muster_cli_club_of (night.store) : NULL;
  if (night.club == NULL)
    return MUSTER_CLI_FAILED;
  if (!add_players (tournament, night.club->names, players))
    return MUSTER_CLI_USAGE;

  night.tournament = tournament;
  status = muster_cli_club_night_keep (&night, title);
  if (status == MUSTER_CLI_OK)
    tell (tournament, settings->json);

  return status;
}

MusterCliStatus
muster_cli_club_event_run_new (const MusterCliCommand  *command,
                               char                   **arguments)
{
  g_auto (Settings) settings = { 0 };
  const GOptionEntry entries[] = {
    { "players", 0, 0, G_OPTION_ARG_STRING, &settings.players,
      N_("Who plays: names with commas between them"), N_("A,B,…") },
    { "system", 0, 0, G_OPTION_ARG_STRING, &settings.system, N_("swiss or robin; otherwise swiss"),
      N_("SYSTEM") },
    { "rounds", 0, 0, G_OPTION_ARG_STRING, &settings.rounds,
      N_("How many rounds, or “unbeaten”: until at most one has not lost"), N_("N") },
    { "from", 0, 0, G_OPTION_ARG_STRING, &settings.from, N_("The first day; otherwise today"), N_("DATE") },
    { "to", 0, 0, G_OPTION_ARG_STRING, &settings.to, N_("The last day; otherwise the first"), N_("DATE") },
    { "ruleset", 0, 0, G_OPTION_ARG_STRING, &settings.ruleset, N_("What is played"), N_("GAME") },
    { "scoring", 0, 0, G_OPTION_ARG_STRING, &settings.scoring,
      N_("What a win, a draw and a loss are worth; otherwise 3,1,0"), N_("W,D,L") },
    { "breaks", 0, 0, G_OPTION_ARG_STRING, &settings.breaks,
      N_("What parts those who tie: for, difference, opponents, median, met, wins"), N_("LIST") },
    { "bye", 0, 0, G_OPTION_ARG_STRING, &settings.bye, N_("win, draw or loss; otherwise win"), N_("RESULT") },
    { "first", 0, 0, G_OPTION_ARG_STRING, &settings.first,
      N_("The first round: lot, rating or hand; otherwise lot"), N_("HOW") },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &settings.seed, N_("The number that lots are drawn with"), N_("N") },
    MUSTER_CLI_OPTION_JSON (&settings.json, N_("Print the id and the seed as a JSON object")),
    MUSTER_CLI_OPTION_STORE (&settings.path),
    { NULL },
  };
  g_autoptr (MusterTournament) tournament = NULL;
  g_autofree char *today = muster_cli_club_night_dup_today ();
  g_auto (GStrv) players = NULL;
  g_auto (GStrv) rest = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 1, 1, &rest, &status))
    return status;
  players = muster_cli_club_split_players (settings.players);
  if (players == NULL || !muster_cli_club_night_check_names (rest))
    return MUSTER_CLI_USAGE;
  tournament = muster_tournament_new (rest[0], today);
  if (!read_settings (&settings, tournament, g_strv_length (players)))
    return MUSTER_CLI_USAGE;
  if (settings.ruleset != NULL)
    {
      g_free (tournament->ruleset);
      tournament->ruleset = muster_cli_club_night_dup_game (settings.ruleset);
    }

  return tournament->ruleset != NULL ? keep_new (&settings, tournament, players) : MUSTER_CLI_FAILED;
}

/* (element-type utf8): attackers and defenders in turn, under their names of the event. NULL: said what
 * cannot be read. */
static GPtrArray *
split_pairs (const MusterCliNight *night,
             const char           *text)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) pairs = g_strsplit (text, ",", -1);

  for (guint i = 0; pairs[i] != NULL; i++)
    {
      g_auto (GStrv) both = g_strsplit (pairs[i], "=", -1);

      if (g_strv_length (both) != 2 || *both[0] == '\0' || *both[1] == '\0')
        {
          muster_cli_options_misused (_("--pairs: “%s” is no pair; write it as in A=B,C=D"), pairs[i]);
          return NULL;
        }
      for (guint j = 0; j < 2; j++)
        g_ptr_array_add (names, g_strdup (muster_tournament_find_name (night->tournament, night->club->names,
                                                                       both[j])));
    }

  return g_steal_pointer (&names);
}

static void
print_round (const MusterCliNight *night,
             gboolean              json)
{
  guint number = night->tournament->rounds->len;
  const MusterRound *round = night->tournament->rounds->pdata[number - 1];
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autoptr (MusterClubRound) drawn = muster_club_round_robin_new (number);
  g_autoptr (JsonBuilder) builder = NULL;

  for (guint i = 0; i < round->pairs->len; i++)
    {
      const MusterRoundPair *pair = round->pairs->pdata[i];
      MusterClubMatch match = { 2 * i, 2 * i + 1 };

      g_ptr_array_add (names, (char *) muster_club_names_resolve (night->club->names, pair->attacker));
      g_ptr_array_add (names, (char *) muster_club_names_resolve (night->club->names, pair->defender));
      g_array_append_val (drawn->pairs, match);
    }
  if (*round->bye != '\0')
    {
      drawn->bye = (int) names->len;
      g_ptr_array_add (names, (char *) muster_club_names_resolve (night->club->names, round->bye));
    }
  if (!json)
    {
      muster_cli_print (_("Round %u\n"), number);
      muster_cli_club_print_pairs (drawn, (char **) names->pdata);
      return;
    }
  builder = json_builder_new_immutable ();
  json_builder_begin_object (builder);
  muster_json_add_int (builder, "round", number);
  muster_cli_club_add_pairs (builder, drawn, (char **) names->pdata);
  json_builder_end_object (builder);
  muster_cli_club_end_json (builder);
}

static gboolean
draw (MusterCliNight  *night,
      const char      *date,
      GPtrArray       *pairs,
      GError         **error)
{
  MusterTournament *tournament = night->tournament;
  g_autoptr (MusterClubBook) book = NULL;
  g_autoptr (GPtrArray) rated = NULL;

  if (tournament->first == MUSTER_TOURNAMENT_RATING && tournament->rounds->len == 0)
    {
      book = muster_club_book_new (night->club->results, night->club->names);
      rated = muster_tournament_draw_list_rated (tournament, book, night->club->names);
    }

  return muster_tournament_draw (tournament, date, pairs, rated, error);
}

MusterCliStatus
muster_cli_club_event_run_round (const MusterCliCommand  *command,
                                 char                   **arguments)
{
  g_autofree char *date = NULL;
  g_autofree char *by_hand = NULL;
  g_autofree char *path = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "date", 0, 0, G_OPTION_ARG_STRING, &date, N_("Its day; otherwise the first day of the event"),
      N_("DATE") },
    { "pairs", 0, 0, G_OPTION_ARG_STRING, &by_hand, N_("Who meets whom, if you say so yourself"),
      N_("A=B,C=D,…") },
    MUSTER_CLI_OPTION_JSON (&json, N_("Print the round as a JSON object")),
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_auto (MusterCliNight) night = { 0 };
  g_autoptr (GPtrArray) pairs = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *title = NULL;
  g_auto (GStrv) rest = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 1, 1, &rest, &status))
    return status;
  if (!muster_cli_club_check_day ("--date", date))
    return MUSTER_CLI_USAGE;
  if (!muster_cli_club_night_open_event (&night, path, rest[0], MUSTER_CLI_NIGHT_CHANGE))
    return MUSTER_CLI_FAILED;
  pairs = by_hand != NULL ? split_pairs (&night, by_hand) : NULL;
  if (by_hand != NULL && pairs == NULL)
    return MUSTER_CLI_USAGE;

  if (!draw (&night, date, pairs, &error))
    return muster_cli_club_night_refuse (error);
  title = g_strdup_printf (_("%s: round %u drawn up"), night.tournament->name, night.tournament->rounds->len);
  status = muster_cli_club_night_keep (&night, title);
  if (status == MUSTER_CLI_OK)
    print_round (&night, json);

  return status;
}

MusterCliStatus
muster_cli_club_event_run_result (const MusterCliCommand  *command,
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
  const char *names[2];
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
  if (!muster_cli_club_night_open_event (&night, path, rest[0], MUSTER_CLI_NIGHT_CHANGE))
    return MUSTER_CLI_FAILED;

  for (guint i = 0; i < 2; i++)
    names[i] = muster_tournament_find_name (night.tournament, night.club->names, rest[i + 1]);
  if (!muster_rounds_set_result (night.tournament->rounds, round, names[0], names[1], verdict,
                                 has_points ? points : NULL, &error))
    return muster_cli_club_night_refuse (error);
  title = g_strdup_printf (_("Result: %s against %s"), names[0], names[1]);

  return muster_cli_club_night_keep (&night, title);
}

MusterCliStatus
muster_cli_club_event_run_drop (const MusterCliCommand  *command,
                                char                   **arguments)
{
  g_autofree char *path = NULL;
  const GOptionEntry entries[] = { MUSTER_CLI_OPTION_STORE (&path), { NULL } };
  g_auto (MusterCliNight) night = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *title = NULL;
  const char *name;
  g_auto (GStrv) rest = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 2, 2, &rest, &status))
    return status;
  if (!muster_cli_club_night_check_names (rest))
    return MUSTER_CLI_USAGE;
  if (!muster_cli_club_night_open_event (&night, path, rest[0], MUSTER_CLI_NIGHT_CHANGE))
    return MUSTER_CLI_FAILED;
  name = muster_tournament_find_name (night.tournament, night.club->names, rest[1]);
  if (!muster_tournament_drop (night.tournament, name, &error))
    return muster_cli_club_night_refuse (error);
  title = g_strdup_printf (_("%s drops out"), name);

  return muster_cli_club_night_keep (&night, title);
}

MusterCliStatus
muster_cli_club_event_run_join (const MusterCliCommand  *command,
                                char                   **arguments)
{
  g_autofree char *given = NULL;
  g_autofree char *path = NULL;
  const GOptionEntry entries[] = {
    { "points", 0, 0, G_OPTION_ARG_STRING, &given, N_("What the rounds that he missed are worth"), N_("N") },
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_auto (MusterCliNight) night = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *title = NULL;
  guint64 points = 0;
  const char *name;
  g_auto (GStrv) rest = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 2, 2, &rest, &status))
    return status;
  if (!muster_cli_club_night_check_names (rest))
    return MUSTER_CLI_USAGE;
  if (given != NULL &&
      !g_ascii_string_to_unsigned (given, 10, 0, MUSTER_TOURNAMENT_MAX_POINTS, &points, NULL))
    return muster_cli_options_misused (_("--points: “%s” is not a whole number from 0"), given);
  if (!muster_cli_club_night_open_event (&night, path, rest[0], MUSTER_CLI_NIGHT_CHANGE))
    return MUSTER_CLI_FAILED;
  name = muster_tournament_find_name (night.tournament, night.club->names, rest[1]);
  if (!muster_tournament_join (night.tournament, name, (int) points, &error))
    return muster_cli_club_night_refuse (error);
  title = g_strdup_printf (_("%s joins"), name);

  return muster_cli_club_night_keep (&night, title);
}
