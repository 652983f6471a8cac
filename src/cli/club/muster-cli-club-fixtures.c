/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/club/muster-cli-club.h"
#include "cli/muster-cli-commands.h"
#include "cli/muster-cli-document.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "core/club/muster-club-pairing.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "sheets/club/muster-club-sheets.h"

#define OPTION_PLAYERS(target) \
  { "players", 0, 0, G_OPTION_ARG_STRING, (target), N_("Who plays: names with commas between them"), \
    N_("A,B,…") }

#define OPTION_DATE(target) \
  { "date", 0, 0, G_OPTION_ARG_STRING, (target), N_("The day that stands on the sheet; otherwise today"), \
    N_("DATE") }

/* What is printed is either a list for programs or a sheet. */
static gboolean
check_output (MusterCliSheet *sheet,
              gboolean        json)
{
  if (!muster_cli_document_sheet_check (sheet))
    return FALSE;
  if (!json || sheet->out == NULL)
    return TRUE;

  muster_cli_options_misused (_("--json and --out cannot be used together"));

  return FALSE;
}

/* @rounds: (element-type MusterClubRound) */
static MusterDocument *
new_sheet (GPtrArray   *rounds,
           char       **names,
           const char  *date)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *today = g_date_time_format (now, "%Y-%m-%d");
  g_autoptr (GArray) fixtures = g_array_new (FALSE, FALSE, sizeof (MusterClubFixture));

  for (guint i = 0; i < rounds->len; i++)
    {
      const MusterClubRound *round = rounds->pdata[i];

      for (guint j = 0; j < round->pairs->len; j++)
        {
          const MusterClubMatch *pair = &g_array_index (round->pairs, MusterClubMatch, j);
          MusterClubFixture fixture = { round->number, j + 1, names[pair->attacker],
                                        names[pair->defender], "" };

          g_array_append_val (fixtures, fixture);
        }
      if (round->bye >= 0)
        {
          MusterClubFixture bye = { .round = round->number, .attacker = names[round->bye] };

          g_array_append_val (fixtures, bye);
        }
    }

  return muster_club_sheets_fixtures_new (date != NULL ? date : today,
                                          (MusterClubFixture *) (gpointer) fixtures->data, fixtures->len);
}

/* Only if a file was asked for; the sheet as text is no better than the list. */
static MusterCliStatus
put_sheet (const MusterCliSheet  *sheet,
           GPtrArray             *rounds,
           char                 **names,
           const char            *date)
{
  g_autoptr (MusterDocument) document = new_sheet (rounds, names, date);

  return muster_cli_document_sheet_check_free (sheet) ? muster_cli_document_sheet_put (sheet, document)
                                                      : MUSTER_CLI_FAILED;
}

static void
print_rounds_as_json (GPtrArray  *rounds,
                      char      **names)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_array (builder);
  for (guint i = 0; i < rounds->len; i++)
    {
      const MusterClubRound *round = rounds->pdata[i];

      json_builder_begin_object (builder);
      muster_json_add_int (builder, "round", round->number);
      muster_cli_club_add_pairs (builder, round, names);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  muster_cli_club_end_json (builder);
}

MusterCliStatus
muster_cli_club_fixtures_run (const MusterCliCommand  *command,
                              char                   **arguments)
{
  g_auto (MusterCliSheet) sheet = { 0 };
  g_autofree char *players = NULL;
  g_autofree char *date = NULL;
  gboolean twice = FALSE, json = FALSE;
  const GOptionEntry entries[] = {
    OPTION_PLAYERS (&players),
    { "double", 0, 0, G_OPTION_ARG_NONE, &twice, N_("Everybody meets everybody twice, with roles changed"),
      NULL },
    MUSTER_CLI_OPTION_JSON (&json, N_("Print the rounds as a JSON list")),
    OPTION_DATE (&date),
    MUSTER_CLI_OPTIONS_SHEET (&sheet),
    { NULL },
  };
  g_autoptr (GPtrArray) rounds = NULL;
  g_auto (GStrv) names = NULL;
  g_auto (GStrv) rest = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 0, 0, &rest, &status))
    return status;
  names = muster_cli_club_split_players (players);
  if (names == NULL || !muster_cli_club_check_day ("--date", date) || !check_output (&sheet, json))
    return MUSTER_CLI_USAGE;

  rounds = muster_club_round_robin (g_strv_length (names), twice);
  if (sheet.out != NULL)
    return put_sheet (&sheet, rounds, names, date);
  if (json)
    print_rounds_as_json (rounds, names);
  else
    {
      for (guint i = 0; i < rounds->len; i++)
        {
          const MusterClubRound *round = rounds->pdata[i];

          muster_cli_print (_("Round %u\n"), round->number);
          muster_cli_club_print_pairs (round, names);
        }
    }

  return MUSTER_CLI_OK;
}

/* The members of these names. NULL: two of them are one; said so. */
static char **
resolve_players (const MusterClubContent  *club,
                 char                    **names)
{
  g_auto (GStrv) members = g_strdupv (names);
  g_autofree char *fault = NULL;

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_free (members[i]);
      members[i] = g_strdup (muster_club_names_resolve (club->names, names[i]));
    }
  fault = muster_club_round_robin_players_dup_fault ((const char *const *) members);
  if (fault == NULL)
    return g_steal_pointer (&members);

  muster_cli_options_misused ("--players: %s", fault);

  return NULL;
}

static void
print_round (const MusterClubRound  *round,
             char                  **names,
             gboolean                json)
{
  g_autoptr (JsonBuilder) builder = NULL;

  if (!json)
    {
      muster_cli_club_print_pairs (round, names);
      return;
    }
  builder = json_builder_new_immutable ();
  json_builder_begin_object (builder);
  muster_cli_club_add_pairs (builder, round, names);
  json_builder_end_object (builder);
  muster_cli_club_end_json (builder);
}

/* The pairs as one round. NULL: said why not. */
static GPtrArray *
pair (const MusterClubContent  *club,
      const char               *from,
      char                    **names)
{
  g_autoptr (GPtrArray) rounds =
    g_ptr_array_new_with_free_func ((GDestroyNotify) muster_club_round_robin_free);
  g_autoptr (MusterClubBook) book = NULL;
  g_auto (GStrv) members = resolve_players (club, names);

  if (members == NULL)
    return NULL;

  book = muster_club_book_new (club->results, club->names);
  g_ptr_array_add (rounds, muster_club_pairing_pair_swiss (book, from, (const char *const *) members));

  return g_steal_pointer (&rounds);
}

MusterCliStatus
muster_cli_club_fixtures_run_pair (const MusterCliCommand  *command,
                                   char                   **arguments)
{
  g_auto (MusterCliSheet) sheet = { 0 };
  g_autofree char *players = NULL;
  g_autofree char *from = NULL;
  g_autofree char *date = NULL;
  g_autofree char *path = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    OPTION_PLAYERS (&players),
    { "from", 0, 0, G_OPTION_ARG_STRING, &from, N_("Results count from this day on"), N_("DATE") },
    MUSTER_CLI_OPTION_JSON (&json, N_("Print the pairs as a JSON object")),
    OPTION_DATE (&date),
    MUSTER_CLI_OPTIONS_SHEET (&sheet),
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_autoptr (MusterClubContent) club = NULL;
  g_autoptr (GPtrArray) rounds = NULL;
  g_auto (GStrv) names = NULL;
  g_auto (GStrv) rest = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 0, 0, &rest, &status))
    return status;
  if (!muster_cli_club_check_day ("--from", from) || !muster_cli_club_check_day ("--date", date) ||
      (names = muster_cli_club_split_players (players)) == NULL || !check_output (&sheet, json))
    return MUSTER_CLI_USAGE;

  club = muster_cli_club_load (path);
  if (club == NULL)
    return MUSTER_CLI_FAILED;
  rounds = pair (club, from, names);
  if (rounds == NULL)
    return MUSTER_CLI_USAGE;
  if (sheet.out != NULL)
    return put_sheet (&sheet, rounds, names, date);
  print_round (rounds->pdata[0], names, json);

  return MUSTER_CLI_OK;
}
