/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/club/muster-cli-club-night.h"
#include "cli/muster-cli-commands.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-table.h"
#include "core/club/muster-tournament-standings.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"

/* `club event list|show|standings`. */

static void
add_facts (JsonBuilder            *builder,
           const MusterTournament *tournament)
{
  g_autofree char *id = muster_cli_club_night_dup_event_id (tournament);

  muster_json_add_string (builder, "id", id);
  muster_json_add_string (builder, "name", tournament->name);
  muster_json_add_string (builder, "system", muster_tournament_system_get_word (tournament->system));

  /* "rounds": a number, or "unbeaten" */
  if (tournament->n_rounds == MUSTER_TOURNAMENT_UNBEATEN)
    muster_json_add_string (builder, "rounds", "unbeaten");
  else
    muster_json_add_int (builder, "rounds", tournament->n_rounds);

  muster_json_add_string (builder, "from", tournament->from);
  muster_json_add_string (builder, "to", tournament->to);
  muster_json_add_string (builder, "ruleset", tournament->ruleset);
}

static void
print_list_as_json (GPtrArray *tournaments)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_array (builder);
  for (guint i = 0; i < tournaments->len; i++)
    {
      const MusterTournament *tournament = tournaments->pdata[i];

      json_builder_begin_object (builder);
      add_facts (builder, tournament);
      muster_json_add_int (builder, "players", tournament->players->len);
      muster_json_add_int (builder, "played", tournament->rounds->len);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  muster_cli_club_end_json (builder);
}

static void
print_list_as_text (GPtrArray *tournaments)
{
  g_autoptr (MusterCliTable) table = muster_cli_table_new (4);

  if (tournaments->len == 0)
    {
      muster_cli_print ("%s\n", _("There are no events."));
      return;
    }
  for (guint i = 0; i < tournaments->len; i++)
    {
      const MusterTournament *tournament = tournaments->pdata[i];
      g_autofree char *id = muster_cli_club_night_dup_event_id (tournament);
      g_autofree char *played = g_strdup_printf (
        dngettext (GETTEXT_PACKAGE, "%u round", "%u rounds", tournament->rounds->len),
        tournament->rounds->len);

      muster_cli_table_add_row (table, id, tournament->from, played, tournament->name);
    }
  muster_cli_table_print (table, "");
}

MusterCliStatus
muster_cli_club_event_show_run_list (const MusterCliCommand  *command,
                                     char                   **arguments)
{
  g_autofree char *path = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_JSON (&json, N_("Print the events as a JSON list")),
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_autoptr (MusterClubContent) club = NULL;
  g_auto (GStrv) rest = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 0, 0, &rest, &status))
    return status;
  club = muster_cli_club_load (path);
  if (club == NULL)
    return MUSTER_CLI_FAILED;
  if (json)
    print_list_as_json (club->tournaments);
  else
    print_list_as_text (club->tournaments);

  return MUSTER_CLI_OK;
}

static void
print_standings_as_json (const MusterCliNight *night,
                         GArray               *rows)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_array (builder);
  for (guint i = 0; i < rows->len; i++)
    {
      const MusterTournamentStanding *row = &g_array_index (rows, MusterTournamentStanding, i);

      json_builder_begin_object (builder);
      muster_json_add_int (builder, "place", row->place);
      muster_json_add_string (builder, "player",
                              muster_club_names_resolve (night->club->names, row->player->name));
      muster_json_add_int (builder, "points", row->points);
      muster_json_add_int (builder, "won", row->counts[MUSTER_CLUB_WIN]);
      muster_json_add_int (builder, "drawn", row->counts[MUSTER_CLUB_DRAW]);
      muster_json_add_int (builder, "lost", row->counts[MUSTER_CLUB_LOSS]);
      json_builder_set_member_name (builder, "breaks");
      json_builder_begin_object (builder);
      for (guint j = 0; j < night->tournament->n_breaks; j++)
        {
          MusterTournamentBreak by = night->tournament->breaks[j];
          const char *member = muster_tournament_break_get_word (by);

          if (muster_tournament_standings_break_has_points (by))
            muster_cli_club_add_points (builder, member, row->breaks[by]);
          else
            muster_json_add_int (builder, member, row->breaks[by]);
        }
      muster_json_add_int (builder, "lot", row->lot);
      json_builder_end_object (builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  muster_cli_club_end_json (builder);
}

static void
print_standings_as_text (const MusterCliNight *night,
                         GArray               *rows)
{
  g_autoptr (MusterCliTable) table = muster_cli_table_new (4);

  for (guint i = 0; i < rows->len; i++)
    {
      const MusterTournamentStanding *row = &g_array_index (rows, MusterTournamentStanding, i);
      g_autofree char *place = g_strdup_printf ("%u", row->place);
      g_autofree char *points = g_strdup_printf ("%" G_GINT64_FORMAT, row->points);
      g_autofree char *counts = g_strdup_printf ("%u/%u/%u", row->counts[MUSTER_CLUB_WIN],
                                                 row->counts[MUSTER_CLUB_DRAW],
                                                 row->counts[MUSTER_CLUB_LOSS]);

      muster_cli_table_add_row (
        table, place, muster_club_names_resolve (night->club->names, row->player->name), points, counts);
    }
  muster_cli_table_print (table, "");
}

MusterCliStatus
muster_cli_club_event_show_run_standings (const MusterCliCommand  *command,
                                          char                   **arguments)
{
  g_autofree char *number = NULL;
  g_autofree char *path = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "after", 0, 0, G_OPTION_ARG_STRING, &number, N_("After this round; otherwise with all results so far"),
      N_("N") },
    MUSTER_CLI_OPTION_JSON (&json, N_("Print the standings as a JSON list")),
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_auto (MusterCliNight) night = { 0 };
  g_autoptr (GArray) rows = NULL;
  g_auto (GStrv) rest = NULL;
  guint64 after = MUSTER_TOURNAMENT_NOW;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 1, 1, &rest, &status))
    return status;
  if (number != NULL && !g_ascii_string_to_unsigned (number, 10, 0, G_MAXINT, &after, NULL))
    return muster_cli_options_misused (_("--after: “%s” is not a whole number from 0"), number);
  if (!muster_cli_club_night_open_event (&night, path, rest[0], MUSTER_CLI_NIGHT_READ))
    return MUSTER_CLI_FAILED;
  if (number != NULL && after > night.tournament->rounds->len)
    {
      muster_cli_complain (_("there is no round %u"), (guint) after);
      return MUSTER_CLI_FAILED;
    }
  rows = muster_tournament_standings_rank (night.tournament, (guint) after);
  if (json)
    print_standings_as_json (&night, rows);
  else
    print_standings_as_text (&night, rows);

  return MUSTER_CLI_OK;
}

/* "points" are those that he was given, "joined" and "dropped" how many rounds there were. */
static void
add_player (JsonBuilder                  *builder,
            const MusterCliNight         *night,
            const MusterTournamentPlayer *player)
{
  gint64 points = 0;

  for (guint i = 0; i < player->joins->len; i++)
    points += g_array_index (player->joins, MusterTournamentJoin, i).points;
  json_builder_begin_object (builder);
  muster_json_add_string (builder, "player", muster_club_names_resolve (night->club->names, player->name));
  muster_json_add_string (builder, "force", player->force);
  muster_json_add_int (builder, "points", points);
  muster_json_add_int (builder, "joined", g_array_index (player->joins, MusterTournamentJoin, 0).after);
  json_builder_set_member_name (builder, "dropped");
  if (muster_tournament_player_is_in (player))
    json_builder_add_null_value (builder);
  else
    json_builder_add_int_value (builder, g_array_index (player->drops, guint, player->drops->len - 1));
  json_builder_end_object (builder);
}

static void
add_round (JsonBuilder          *builder,
           const MusterCliNight *night,
           guint                 number)
{
  const MusterRound *round = night->tournament->rounds->pdata[number];

  json_builder_begin_object (builder);
  muster_json_add_int (builder, "round", number + 1);
  muster_json_add_string (builder, "date", round->date);
  json_builder_set_member_name (builder, "pairs");
  json_builder_begin_array (builder);
  for (guint i = 0; i < round->pairs->len; i++)
    {
      const MusterRoundPair *pair = round->pairs->pdata[i];

      json_builder_begin_object (builder);
      muster_json_add_string (builder, "attacker",
                              muster_club_names_resolve (night->club->names, pair->attacker));
      muster_json_add_string (builder, "defender",
                              muster_club_names_resolve (night->club->names, pair->defender));
      muster_cli_club_night_add_pair_result (builder, pair);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  muster_json_add_string (builder, "bye", *round->bye != '\0'
                                            ? muster_club_names_resolve (night->club->names, round->bye)
                                            : NULL);
  json_builder_end_object (builder);
}

static void
print_event_as_json (const MusterCliNight *night)
{
  const MusterTournament *tournament = night->tournament;
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_object (builder);
  add_facts (builder, tournament);

  json_builder_set_member_name (builder, "scoring");
  json_builder_begin_array (builder);
  for (guint i = 0; i < G_N_ELEMENTS (tournament->scoring.worth); i++)
    json_builder_add_int_value (builder, tournament->scoring.worth[i]);
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "breaks");
  json_builder_begin_array (builder);
  for (guint i = 0; i < tournament->n_breaks; i++)
    json_builder_add_string_value (builder, muster_tournament_break_get_word (tournament->breaks[i]));
  json_builder_end_array (builder);
  muster_json_add_string (builder, "bye", muster_club_verdict_get_word (tournament->bye));
  muster_json_add_string (builder, "first", muster_tournament_first_get_word (tournament->first));
  muster_json_add_int (builder, "seed", tournament->seed);

  json_builder_set_member_name (builder, "players");
  json_builder_begin_array (builder);
  for (guint i = 0; i < tournament->players->len; i++)
    add_player (builder, night, tournament->players->pdata[i]);
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "played");
  json_builder_begin_array (builder);
  for (guint i = 0; i < tournament->rounds->len; i++)
    add_round (builder, night, i);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  muster_cli_club_end_json (builder);
}

static void
print_event_as_text (const MusterCliNight *night)
{
  const MusterEveningWords words = muster_cli_club_night_words (night, NULL);
  const MusterTournament *tournament = night->tournament;
  g_autoptr (GArray) rows = muster_tournament_standings_rank (tournament, MUSTER_TOURNAMENT_NOW);

  muster_cli_print ("%s, %s\n", tournament->name, tournament->from);
  for (guint i = 0; i < tournament->rounds->len; i++)
    {
      const MusterRound *round = tournament->rounds->pdata[i];

      muster_cli_print (_("Round %u\n"), i + 1);
      for (guint j = 0; j < round->pairs->len; j++)
        {
          g_autofree char *line = muster_evening_words_pair (&words, round->pairs->pdata[j]);
          g_autofree char *result = muster_evening_words_result (&words, round->pairs->pdata[j]);

          muster_cli_print ("  %s%s%s\n", line, *result != '\0' ? " – " : "", result);
        }
      if (*round->bye != '\0')
        muster_cli_print (_("  %s sits out\n"), muster_club_names_resolve (night->club->names, round->bye));
    }
  print_standings_as_text (night, rows);
}

MusterCliStatus
muster_cli_club_event_show_run (const MusterCliCommand  *command,
                                char                   **arguments)
{
  g_autofree char *path = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_JSON (&json, N_("Print the event as a JSON object")),
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_auto (MusterCliNight) night = { 0 };
  g_auto (GStrv) rest = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 1, 1, &rest, &status))
    return status;
  if (!muster_cli_club_night_open_event (&night, path, rest[0], MUSTER_CLI_NIGHT_READ))
    return MUSTER_CLI_FAILED;
  if (json)
    print_event_as_json (&night);
  else
    print_event_as_text (&night);

  return MUSTER_CLI_OK;
}
